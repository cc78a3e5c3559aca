"""Dotchi-Loop, judged by the words of the rule."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from studio.board import At, Cell
from studio.families import DOTCHI_LOOP
from studio.families.cell_clues import BLACK, WHITE
from studio.puzzle import Clue
from tests.families.region_boards import (
    areas,
    check_published,
    compare_engines,
    divided,
    lettered,
    loops_of,
    obeyed,
)


def circle(at: At, value: int) -> Clue:
    return Clue("circles", Cell(at), value)


def judged(regions: list[set[At]], loop: list[At], clues: Collection[Clue]) -> bool:
    """The rule from its words."""
    circles = {c.spot.at: c.value for c in clues if isinstance(c.spot, Cell)}
    if any((at in loop) is (value == BLACK) for at, value in circles.items()):
        return False
    turning = {
        at: loop[i - 1][0] != loop[(i + 1) % len(loop)][0]
        and loop[i - 1][1] != loop[(i + 1) % len(loop)][1]
        for i, at in enumerate(loop)
    }
    return all(
        len({turning[at] for at in region if circles.get(at) == WHITE}) < 2 for region in regions
    )


WRONG = {
    "a white circle missed": [((1, 1), WHITE)],
    "a black circle passed": [((0, 0), BLACK)],
    "a turn and none in one region": [((0, 0), WHITE), ((0, 1), WHITE)],
}


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    clues = [circle(at, value) for at, value in WRONG[name]]
    loop = lettered("abc / h.d / gfe")
    assert not obeyed(divided(DOTCHI_LOOP, "aab / aab / ccc", *clues), loop)
    free = [circle(at, value) for at, value in WRONG[name] if name.startswith("a turn")]
    assert obeyed(divided(DOTCHI_LOOP, "abb / aab / ccc", *free), loop)


@pytest.mark.parametrize("rows", ["aab / cab / ccb", "aabb / aabb / ccdd"])
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str) -> None:
    rng, regions = random.Random(rows), areas(rows)
    board = divided(DOTCHI_LOOP, rows).board
    loops = loops_of(board)
    for k in range(10):
        spots = rng.sample(board.cells, 1 + k % 4)
        clues = [circle(at, rng.choice((WHITE, WHITE, BLACK))) for at in spots]
        expected = [loop for loop in loops if judged(regions, loop, clues)]
        puzzle = divided(DOTCHI_LOOP, rows, *clues)
        compare_engines(puzzle, len(expected))
        assert all(obeyed(puzzle, loop) for loop in expected)


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("dotchi-loop")
