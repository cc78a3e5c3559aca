"""Regional Yajilin, judged by the words of the rule."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from studio.board import At, Cell
from studio.families import REGIONAL_YAJILIN
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


def number(at: At, value: int) -> Clue:
    return Clue("numbers", Cell(at), value)


def judged(regions: list[set[At]], loop: list[At], clues: Collection[Clue]) -> bool:
    """The rule from its words."""
    shaded = set().union(*regions) - set(loop)
    if any({(r, c + 1), (r + 1, c)} & shaded for r, c in shaded):
        return False
    return all(
        len(region & shaded) == clue.value
        for clue in clues
        for region in regions
        if isinstance(clue.spot, Cell) and clue.spot.at in region
    )


def test_each_way_to_break_the_rule() -> None:
    rows, loop = "aab / cab / ccb", lettered("abc / h.d / gfe")
    assert obeyed(divided(REGIONAL_YAJILIN, rows, number((0, 0), 1)), loop)
    assert not obeyed(divided(REGIONAL_YAJILIN, rows, number((0, 0), 0)), loop)
    assert not obeyed(divided(REGIONAL_YAJILIN, rows), lettered("ab. / dc. / ..."))
    inside = divided(REGIONAL_YAJILIN, rows, shaded_outside=True)
    assert not obeyed(inside, loop)


@pytest.mark.parametrize("rows", ["aab / cab / ccb", "aabb / aabb / ccdd", "aaab / accb / dccb"])
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str) -> None:
    rng, regions = random.Random(rows), areas(rows)
    loops = loops_of(divided(REGIONAL_YAJILIN, rows).board)
    for k in range(6):
        chosen = rng.sample(regions, k % 3)
        clues = [number(min(region), rng.randint(0, 2)) for region in chosen]
        expected = [loop for loop in loops if judged(regions, loop, clues)]
        puzzle = divided(REGIONAL_YAJILIN, rows, *clues)
        compare_engines(puzzle, len(expected))
        assert all(obeyed(puzzle, loop) for loop in expected)


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("regional-yajilin")
