"""What is said of narrow boards is true: held against a search of all of them."""

from __future__ import annotations

import pytest

from studio.engines.engine import Token
from studio.engines.tours.blocks import by_sat, ways_of
from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper
from studio.engines.tours.strips import why_no_strip

SETS = (KNIGHT, KING, PEN_AND_PAPER, leaper(0, 1), leaper(1, 3), ((0, 1), (0, -1)))


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("moves", SETS)
def test_no_tour_is_denied(moves: tuple[Move, ...], closed: bool) -> None:
    denied = 0
    for rows in range(1, 5):
        for columns in range(rows, 8):
            for size in ((rows, columns), (columns, rows)):
                if why_no_strip(*size, moves, closed=closed) is not None:
                    denied += 1
                    ways = ways_of(*size, moves, "first")
                    for start in range(1 if closed else ways.size):
                        attempt = by_sat(ways, start, closed=closed, token=Token())
                        assert attempt.proved, (size, start)
    # Steps of a king, or along rows and columns, always get through.
    assert denied or moves in (KING, leaper(0, 1))


def test_strips_of_four_rows_have_no_closed_knights_tour_whatever_their_length() -> None:
    for columns in (4, 5, 6, 100, 999, 1000):
        assert why_no_strip(4, columns, KNIGHT, closed=True)
    assert why_no_strip(3, 10, KNIGHT, closed=True) is None
    assert why_no_strip(4, 7, KNIGHT, closed=False) is None
