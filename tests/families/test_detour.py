"""Detour, judged by the words of the rule."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from studio import formats
from studio.board import At, Cell
from studio.families import DETOUR
from studio.formats import puzzlink
from studio.puzzle import Clue, Trace
from tests.families.region_boards import (
    areas,
    check_published,
    compare_analysis,
    compare_engines,
    divided,
    lettered,
    loops_of,
    obeyed,
)


def number(at: At, value: int) -> Clue:
    return Clue("numbers", Cell(at), value)


def turns(loop: list[At]) -> set[At]:
    """The cells where a loop turns: before and behind them it runs another way."""
    found = set()
    for i, (r, c) in enumerate(loop):
        (a, b), (d, e) = loop[i - 1], loop[(i + 1) % len(loop)]
        if (r - a, c - b) != (d - r, e - c):
            found.add((r, c))
    return found


def judged(regions: list[set[At]], loop: list[At], clues: Collection[Clue]) -> bool:
    """The rule from its words."""
    if set(loop) != set().union(*regions):
        return False
    turned = turns(loop)
    for clue in clues:
        assert isinstance(clue.spot, Cell)
        (region,) = (region for region in regions if clue.spot.at in region)
        if len(turned & region) != clue.value:
            return False
    return True


@pytest.mark.parametrize(
    ("rows", "drawn", "clue", "good"),
    [
        ("aabb / aabb", "abcd / hgfe", number((0, 0), 2), True),
        ("aabb / aabb", "abcd / hgfe", number((0, 0), 1), False),
        ("aaa / aba / aaa", "abc / h.d / gfe", number((0, 0), 4), False),
        ("aabb / aabb", "abcd / hgfe", number((1, 3), 2), True),
    ],
    ids=["as many turns", "too many turns", "a cell is missed", "the number stands anywhere"],
)
def test_each_way_to_break_the_rule(rows: str, drawn: str, clue: Clue, good: bool) -> None:
    assert obeyed(divided(DETOUR, rows, clue), lettered(drawn)) is good


@pytest.mark.parametrize(
    ("rows", "clues"),
    [
        ("aabb / aabb / ccdd / ccdd", [number((0, 0), 3), number((0, 2), 1)]),
        ("aabb / abbb / acdd / cccd", [number((0, 0), 4)]),
        ("aaaa / bbbb / cccc / cccc", [number((1, 0), 0), number((0, 0), 2)]),
        ("abab / aabb / ccdd / cdcd", []),
    ],
)
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str, clues: list[Clue]) -> None:
    puzzle = divided(DETOUR, rows, *clues)
    regions = areas(rows)
    loops = loops_of(puzzle.board)
    expected = [loop for loop in loops if judged(regions, loop, clues)]
    compare_engines(puzzle, len(expected))
    assert all(obeyed(puzzle, loop) for loop in expected)
    if clues:
        compare_analysis(puzzle, lambda some: sum(judged(regions, loop, some) for loop in loops))


def test_candidates_are_the_turns_of_all_regions() -> None:
    puzzle = divided(DETOUR, "aabb / aabb")
    compiled = puzzle.compile()
    whole = next(loop for loop in loops_of(puzzle.board) if len(loop) == 8)
    trace = Trace(tuple(puzzle.board.index(at) for at in whole), closed=True)
    found = list(DETOUR.candidate_clues(puzzle, compiled, trace))
    assert found == [number((0, 0), 2), number((0, 2), 2)]


def test_an_address_comes_back_and_unknown_numbers_are_told() -> None:
    text = "detour/5/5/amda0uf0.h12h"
    reading = formats.read(text)
    assert reading.notices
    again = puzzlink.address(reading.puzzle)
    assert formats.read(again).puzzle == reading.puzzle


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("detour")
