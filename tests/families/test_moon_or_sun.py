"""Moon or Sun, judged by the words of the rule."""

from __future__ import annotations

import random
from collections.abc import Collection
from pathlib import Path

import pytest

from studio import formats, language
from studio.board import At, Cell
from studio.engines.engine import Token
from studio.families import MOON_OR_SUN
from studio.families.moon_or_sun import MOON, SUN
from studio.formats import puzzlink
from studio.puzzle import AnyWay, Clue, EdgeUnused
from studio.work.explain import Explainer
from studio.work.steps import Step
from tests.families.region_boards import (
    areas,
    check_published,
    compare_engines,
    divided,
    lettered,
    loops_of,
    obeyed,
)

RING = "abc / h.d / gfe"


def mark(at: At, value: int) -> Clue:
    return Clue("marks", Cell(at), value)


def judged(regions: list[set[At]], loop: list[At], clues: Collection[Clue]) -> bool:
    """The rule from its words."""
    steps = list(zip(loop, [*loop[1:], loop[0]], strict=True))
    kinds = []
    for region in regions:
        if sum((a in region) != (b in region) for a, b in steps) > 2 or not region & set(loop):
            return False
        marks = {c.spot.at: c.value for c in clues if c.spot.at in region}  # type: ignore[union-attr]
        passed = {at for at in marks if at in loop}
        values = {marks[at] for at in passed}
        if len(values) != 1 or any(v in values for at, v in marks.items() if at not in passed):
            return False
        kinds += values
    where = {at: i for i, region in enumerate(regions) for at in region}
    return all(kinds[where[a]] != kinds[where[b]] for a, b in steps if where[a] != where[b])


# For each way to break the rule regions and marks that the loop round the middle breaks there.
WRONG = {
    "a region entered twice": ("bac / bac / bac", [((0, 0), SUN), ((0, 1), MOON), ((0, 2), SUN)]),
    "a region left out": ("aaa / aba / aaa", [((0, 0), SUN), ((1, 1), MOON)]),
    "both kinds passed": ("aaa / bbb / bbb", [((0, 0), SUN), ((0, 1), MOON), ((2, 0), MOON)]),
    "a sun missed": ("aaa / bbb / bbb", [((2, 0), SUN), ((1, 1), SUN), ((0, 1), MOON)]),
    "a moon missed": ("aaa / bbb / bbb", [((2, 0), MOON), ((1, 1), MOON), ((0, 1), SUN)]),
    "no mark in a region": ("aaa / bbb / bbb", [((0, 0), SUN)]),
    "no mark passed": ("aaa / bbb / bbb", [((0, 0), SUN), ((1, 1), MOON)]),
    "the same kind twice": ("aaa / bbb / bbb", [((0, 0), SUN), ((2, 0), SUN)]),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    rows, marks = WRONG[name]
    clues = [mark(at, value) for at, value in marks]
    assert not obeyed(divided(MOON_OR_SUN, rows, *clues), lettered(RING))
    assert not judged(areas(rows), lettered(RING), clues)


def test_marks_that_hold() -> None:
    clues = [mark((0, 0), SUN), mark((2, 0), MOON), mark((1, 1), SUN)]
    assert obeyed(divided(MOON_OR_SUN, "aaa / bbb / bbb", *clues), lettered(RING))
    alone = divided(MOON_OR_SUN, "aaa / aaa / aaa", mark((0, 0), SUN), mark((1, 1), MOON))
    assert obeyed(alone, lettered(RING))


@pytest.mark.parametrize("rows", ["aab / aab / ccb", "aabb / aabb / ccdd", "aaaa / aaaa / bbbb"])
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str) -> None:
    rng, regions = random.Random(rows), areas(rows)
    board = divided(MOON_OR_SUN, rows).board
    loops = loops_of(board)
    found = 0
    for k in range(24):
        spots = {rng.choice(sorted(region)) for region in regions}
        spots |= set(rng.sample(board.cells, k % 3))
        clues = [mark(at, rng.choice((SUN, MOON))) for at in sorted(spots)]
        expected = [loop for loop in loops if judged(regions, loop, clues)]
        puzzle = divided(MOON_OR_SUN, rows, *clues)
        compare_engines(puzzle, len(expected))
        assert all(obeyed(puzzle, loop) for loop in expected)
        found += len(expected)
    assert bool(found) is (len(regions) % 2 == 0 or len(regions) == 1)


def test_addresses_and_files_come_back() -> None:
    clues = [mark((0, 0), SUN), mark((2, 0), MOON), mark((1, 1), SUN)]
    puzzle = divided(MOON_OR_SUN, "aab / abb / cbb", *clues)
    text = "moonsun/3/3/d0a093i"
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    assert formats.read(text).puzzle.clues.of("marks") == puzzle.clues.of("marks")
    file = formats.encode(puzzle, "pzprv3").decode()
    assert file.startswith("pzprv3.2\nmoonsun\n3\n3\n0 1 \n1 0 \n1 0 \n0 1 0 \n1 0 0 \n1 . . \n")
    again = formats.read(file).puzzle
    assert again.clues == formats.read(text).puzzle.clues


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("moon-or-sun")


def first_step(rows: str, *clues: Clue, key: str = "region") -> Step:
    """The first step of a technique in a puzzle."""
    steps = Explainer(divided(MOON_OR_SUN, rows, *clues), Token()).run()
    return next(step for step in steps if isinstance(step, Step) and step.rule == key)


def test_a_region_of_one_kind_is_named_as_the_reason() -> None:
    step = first_step("aaa / bbb / bbb", mark((0, 0), SUN), mark((2, 0), MOON), mark((1, 1), SUN))
    assert step.name == "What a region holds"
    assert step.sentence == "This region holds only suns, so the line passes all of them."
    assert step.because == (mark((0, 0), SUN),) and step.size == 1
    # The whole region is marked, not its sun alone.
    assert set(step.reasons) == {Cell((0, 0)), Cell((0, 1)), Cell((0, 2))}


def test_steps_of_an_example_name_what_regions_hold() -> None:
    text = Path("resources/examples/moon-or-sun/day-and-night.puzzle").read_text(encoding="utf-8")
    steps = [
        step
        for step in Explainer(formats.read(text).puzzle, Token()).run()
        if isinstance(step, Step)
    ]
    assert not {step.rule for step in steps} & {"one-way", "ways"}
    assert [step.sentence for step in steps[:2]] == [
        "This region holds only moons, so the line passes all of them.",
        "In this region the line passes all suns and no moon, or all moons and no sun. "
        "All that this still allows has this in common.",
    ]
    assert [step.size for step in steps[:2]] == [2, 3]
    assert {clue.spot for clue in steps[1].because if isinstance(clue, Clue)} == {
        Cell((1, 2)),
        Cell((1, 3)),
        Cell((2, 3)),
    }
    assert all(set(step.reasons) >= set(step.places) for step in steps if step.rule == "region")


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ((SUN, SUN), "Both regions hold only suns, so the line does not go from one to the other."),
        (
            (MOON, MOON),
            "Both regions hold only moons, so the line does not go from one to the other.",
        ),
        (
            (SUN, MOON),
            "Where the line goes from one region to the next it changes from suns to moons or "
            "from moons to suns.",
        ),
    ],
)
def test_what_two_regions_ask_for_together(kinds: tuple[int, int], said: str) -> None:
    marks = [mark((0, 0), kinds[0]), mark((1, 1), kinds[1])]
    puzzle = divided(MOON_OR_SUN, "aab / ccb / ccb", *marks, mark((0, 2), MOON))
    border = next(
        constraint
        for constraint in puzzle.compile().problem.constraints
        if isinstance(constraint, AnyWay) and constraint.ways[0] == (EdgeUnused(0, 3),)
    )
    demand = MOON_OR_SUN.demand(puzzle, border)
    assert demand is not None and language.said(demand.said) == said
    assert demand.clues == tuple(marks) and demand.settled is (kinds[0] == kinds[1])
    assert set(demand.cells) == {(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}
