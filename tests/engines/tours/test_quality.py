"""The measures of tours, held against plain ways to reckon them."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from studio.engines.tours import quality as tour_quality
from studio.engines.tours.blocks import Tour, find_tour
from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper
from studio.engines.tours.quality import crossings, quality, symmetries


def tour(rows: int, columns: int, cells: list[int], *, closed: bool = False) -> Tour:
    return Tour(rows, columns, np.array(cells, dtype=np.int32), closed)


def plain_crossings(of: Tour) -> int:
    """Every pair of jumps, by the sides on which their ends lie."""
    line = [divmod(int(v), of.columns) for v in of.order]
    line += line[:1] if of.closed else []
    jumps = list(pairwise(line))

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (area > 0) - (area < 0)

    return sum(
        side(*s, t[0]) * side(*s, t[1]) < 0 and side(*t, s[0]) * side(*t, s[1]) < 0
        for i, s in enumerate(jumps)
        for t in jumps[:i]
    )


@pytest.mark.parametrize("moves", [PEN_AND_PAPER, KNIGHT, KING, leaper(1, 4)])
@pytest.mark.parametrize("closed", [False, True])
def test_crossings(moves: tuple[Move, ...], closed: bool) -> None:
    found, _ = find_tour(9, 12, moves, closed=closed, seed=3)
    assert found is not None
    assert crossings(found) == plain_crossings(found)


def test_crossings_are_not_looked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour_quality, "MOST_WORK", 100)
    found, _ = find_tour(9, 12, KNIGHT)
    assert found is not None and crossings(found) is None


def test_straight_lines_and_varied_ones() -> None:
    straight = quality(tour(1, 6, [0, 1, 2, 3, 4, 5]))
    assert (straight.balance, straight.straight, straight.longest_straight) == (0, 1, 5)
    assert straight.score == 0
    ring = quality(tour(2, 2, [0, 1, 3, 2], closed=True))
    assert ring.balance == pytest.approx(1) and ring.straight == 0
    assert ring.score == pytest.approx(1)
    assert quality(tour(1, 1, [0])).score == 0


def test_symmetries() -> None:
    assert len(symmetries(tour(2, 2, [0, 1, 3, 2], closed=True))) == 6
    assert symmetries(tour(2, 3, [0, 1, 2, 5, 4, 3])) == ("top and bottom",)
    snake = tour(3, 3, [0, 1, 2, 5, 4, 3, 6, 7, 8])
    assert symmetries(snake) == ("half turn",)
    assert symmetries(tour(3, 2, [0, 2, 4, 5, 3, 1])) == ("left and right",)
    # With a hole in the middle.
    assert len(symmetries(tour(3, 3, [0, 1, 2, 5, 8, 7, 6, 3], closed=True))) == 6
