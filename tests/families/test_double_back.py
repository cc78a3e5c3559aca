"""Double Back, judged by the words of the rule."""

from __future__ import annotations

import pytest

from studio import formats
from studio.board import At
from studio.families import DOUBLE_BACK
from studio.formats import puzzlink
from tests.families.region_boards import (
    areas,
    check_published,
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
    return set(crossed) == {4} and set(loop) == set().union(*regions)


# For each way to break the rule regions that the loop breaks there.
WRONG = {
    "a region passed once": ("aaa / a#b / bbb", "abc / h.d / gfe"),
    "a single region": ("aa / aa", "ab / dc"),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    rows, drawn = WRONG[name]
    assert not obeyed(divided(DOUBLE_BACK, rows), lettered(drawn))


@pytest.mark.parametrize(
    "rows", ["abab / aabb / ccdd / cdcd", "aabb / cabd / ccdd", "aaab / ac#b / accb", "aabb / aabb"]
)
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str) -> None:
    regions = areas(rows)
    puzzle = divided(DOUBLE_BACK, rows)
    expected = [loop for loop in loops_of(puzzle.board) if judged(regions, loop)]
    if all(_whole(region) for region in regions):
        compare_engines(puzzle, len(expected))
        assert all(obeyed(puzzle, loop) for loop in expected)


def _whole(region: set[At]) -> bool:
    """Is a region in one piece?"""
    found, left = [min(region)], set(region) - {min(region)}
    for r, c in found:
        for at in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if at in left:
                left.remove(at)
                found.append(at)
    return not left


@pytest.mark.parametrize("text", ["doubleback/4/4/14063o", "doubleback/4/4/14063o0040"])
def test_addresses_and_files_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    assert formats.read(formats.encode(puzzle, "pzprv3").decode()).puzzle.clues == puzzle.clues


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("double-back")
