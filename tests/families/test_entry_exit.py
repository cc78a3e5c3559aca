"""Entry Exit, judged by the words of the rule."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import At, Board
from studio.engines.engine import Token
from studio.families import ENTRY_EXIT
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.families.region_boards import (
    areas,
    compare_engines,
    divided,
    lettered,
    loops_of,
    obeyed,
)


def judged(regions: list[set[At]], loop: list[At]) -> bool:
    """The rule from its words."""
    steps = list(zip(loop, [*loop[1:], loop[0]], strict=True))
    crossed = [sum((a in region) != (b in region) for a, b in steps) for region in regions]
    return set(loop) == set().union(*regions) and set(crossed) <= {2}


@pytest.mark.parametrize(
    ("rows", "drawn"),
    [("aabb / ccbb", "abcd / hgfe"), ("aab / aab / ccc", "abc / h.d / gfe")],
    ids=["obeyed", "a cell is missed"],
)
def test_each_way_to_break_the_rule(rows: str, drawn: str) -> None:
    assert obeyed(divided(ENTRY_EXIT, rows), lettered(drawn)) is ("." not in drawn)
    assert not obeyed(divided(ENTRY_EXIT, "abba / abba"), lettered("abcd / hgfe"))


@pytest.mark.parametrize("rows", ["aabb / aabb / ccdd / ccdd", "abbb / aacb / dacc / dddc"])
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str) -> None:
    puzzle = divided(ENTRY_EXIT, rows)
    expected = [loop for loop in loops_of(puzzle.board) if judged(areas(rows), loop)]
    compare_engines(puzzle, len(expected))
    assert all(obeyed(puzzle, loop) for loop in expected)


def test_it_is_made() -> None:
    *_, made = generate(ENTRY_EXIT, Board.square(6, 6), GenerateOptions(seed=1), Token())
    assert isinstance(made, Generated)
    compare_engines(made.puzzle, 1)
    assert language.said(made.puzzle.rule.generated(made.puzzle, made.line)).endswith("regions.")
