"""Country Road, judged by the words of the rule."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from studio import formats, language
from studio.board import At, Board, Cell, Edge
from studio.engines.events import Verdict
from studio.families import COUNTRY_ROAD
from studio.formats import FormatError, Output, puzzlink
from studio.puzzle import Clue, Puzzle, Trace
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

BOARDS = ["aab / cab / ccb", "aabb / ccbd / eedd", "abcd / abcd / aacd"]


def number(at: At, value: int) -> Clue:
    return Clue("numbers", Cell(at), value)


def judged(
    regions: list[set[At]], loop: list[At], clues: Collection[Clue], *, skip: bool = False
) -> bool:
    """The rule from its words."""
    steps = list(zip(loop, [*loop[1:], loop[0]], strict=True))
    for region in regions:
        crossed = sum((a in region) != (b in region) for a, b in steps)
        inside = len(region & set(loop))
        if crossed > 2 or (not inside and not skip):
            return False
        if any(c.spot.at in region and c.value != inside for c in clues):  # type: ignore[union-attr]
            return False
    missed = set().union(*regions) - set(loop)
    return all(
        any({a, (a[0] + dr, a[1] + dc)} <= region for region in regions)
        for a in missed
        for dr, dc in ((0, 1), (1, 0))
        if (a[0] + dr, a[1] + dc) in missed
    )


WRONG: dict[str, tuple[str, str, tuple[Clue, ...]]] = {
    "a region entered twice": ("bac / bac / bac", "abc / h.d / gfe", ()),
    "a wrong number": ("aaa / bbb / bbb", "abc / h.d / gfe", (number((0, 0), 2),)),
}


def test_a_region_may_be_left_out_only_where_it_is_allowed() -> None:
    loop = lettered("ab. / dc. / ...")
    rows = "aab / aab / bbb"
    assert not obeyed(divided(COUNTRY_ROAD, rows), loop)
    assert obeyed(divided(COUNTRY_ROAD, rows, may_skip=True), loop)


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    rows, drawn, clues = WRONG[name]
    assert not obeyed(divided(COUNTRY_ROAD, rows, *clues), lettered(drawn))
    assert not judged(areas(rows), lettered(drawn), clues)


def test_two_cells_left_out_across_a_border() -> None:
    loop = lettered("ab. / dc. / ...")
    inside, across = "aab / aab / bbb", "aab / aac / bbc"
    assert obeyed(divided(COUNTRY_ROAD, inside, may_skip=True), loop)
    assert not obeyed(divided(COUNTRY_ROAD, across, may_skip=True), loop)


@pytest.mark.parametrize("rows", BOARDS)
@pytest.mark.parametrize("skip", [False, True])
def test_all_engines_find_the_loops_that_the_rule_allows(rows: str, skip: bool) -> None:
    rng = random.Random(rows)
    regions, board = areas(rows), divided(COUNTRY_ROAD, rows).board
    loops = loops_of(board)
    for k in range(3):
        chosen = rng.sample(regions, min(k, len(regions)))
        clues = [number(min(region), rng.randint(1, len(region))) for region in chosen]
        puzzle = divided(COUNTRY_ROAD, rows, *clues, may_skip=skip)
        expected = [loop for loop in loops if judged(regions, loop, clues, skip=skip)]
        compare_engines(puzzle, len(expected))
        assert all(obeyed(puzzle, loop) for loop in expected)


def test_verdict_redundant_clues_and_smallest_conflicts() -> None:
    rows = "aabb / ccbd / eedd"
    regions, rng = areas(rows), random.Random(5)
    loops = loops_of(divided(COUNTRY_ROAD, rows).board)
    seen = set()
    for _ in range(12):
        chosen = rng.sample(regions, 3)
        clues = [number(min(region), rng.randint(1, len(region))) for region in chosen]

        def count(kept: Collection[Clue]) -> int:
            return sum(judged(regions, loop, kept) for loop in loops)

        seen.add(compare_analysis(divided(COUNTRY_ROAD, rows, *clues), count))
    assert Verdict.NONE in seen and len(seen) > 1


def test_truths_are_the_numbers_of_all_regions() -> None:
    puzzle = divided(COUNTRY_ROAD, "aab / cab / ccb")
    compiled = puzzle.compile()
    loop = lettered("abc / h.d / gfe")
    trace = Trace(tuple(puzzle.board.index(at) for at in loop), closed=True)
    candidate_clues = set(COUNTRY_ROAD.candidate_clues(puzzle, compiled, trace))
    assert candidate_clues == {number((0, 0), 2), number((0, 2), 3), number((1, 0), 3)}


def test_two_numbers_in_one_region() -> None:
    rows = "aab / cab / ccb"
    twice = divided(COUNTRY_ROAD, rows, number((0, 0), 1), number((0, 1), 2))
    told = language.paragraph(COUNTRY_ROAD.remarks(twice))
    assert told == "One region has two numbers: at [0, 0] and at [0, 1]."
    compare_engines(twice, 0)
    with pytest.raises(FormatError, match="Two different numbers in one region"):
        puzzlink.address(twice)
    same = divided(COUNTRY_ROAD, rows, number((0, 0), 2), number((0, 1), 2))
    once = divided(COUNTRY_ROAD, rows, number((0, 0), 2))
    assert puzzlink.address(same) == puzzlink.address(once)


def test_a_number_larger_than_its_region_has_no_solution() -> None:
    compare_engines(divided(COUNTRY_ROAD, "ab / ab", number((0, 0), 3)), 0)


def test_a_loose_border_is_remarked_upon() -> None:
    puzzle = Puzzle(COUNTRY_ROAD, Board.square(3, 3)).placed(
        Clue("borders", Edge.of((1, 1), (1, 2)))
    )
    assert isinstance(puzzle, Puzzle)
    told = language.paragraph(COUNTRY_ROAD.remarks(puzzle))
    assert told == "One border has the same region on both sides, so it says nothing."


@pytest.mark.parametrize("text", ["country/5/5/amda0uf02h12h", "country/e/5/5/amda0uf02h12h"])
def test_addresses_and_files_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert puzzle.clues.of("numbers") == {
        Cell((0, 0)): 2,
        Cell((2, 0)): 1,
        Cell((2, 1)): 2,
    }
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    file = formats.encode(puzzle, "pzprv3").decode()
    assert file.startswith("pzprv3.2\ncountry\n5\n5\n" + ("country_empty" if "/e/" in text else ""))
    again = formats.read(file).puzzle
    assert (again.clues, again.options) == (puzzle.clues, puzzle.options)


@pytest.mark.parametrize("head", ["pzprv3/country/3/3/", "pzprv3.1/country/3/3//"])
def test_a_file_with_areas_and_an_answer_is_read(head: str) -> None:
    """As older versions of the site wrote them."""
    areas_, numbers = "3/0 0 1 /2 0 1 /2 2 1 /", ". . 3 /. . . /3 . . /"
    text = f"{head}{areas_}{numbers}1 1 /0 0 /1 1 /1 0 1 /1 0 1 /"
    reading = formats.read(text)
    expected = divided(COUNTRY_ROAD, "aab / cab / ccb", number((0, 2), 3), number((1, 0), 3))
    assert dict(reading.puzzle.clues.of("numbers")) == dict(expected.clues.of("numbers"))
    assert set(reading.puzzle.clues.of("borders")) == set(expected.clues.of("borders"))
    assert reading.puzzle.solution is not None
    written = formats.encode(reading.puzzle, "pzprv3", Output(reading.puzzle.solution)).decode()
    assert formats.read(written).puzzle.solution == reading.puzzle.solution


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("country/5/5/amd", "3 letters stand where 8 say all borders"),
        ("country/5/5/amda0uf02h12z", "gap reaches past the last of 7"),
        ("country/5/5/amda0uf02h12hh", "The regions go on after the last of 7"),
        ("country/5/5/amda0uf02h12", "holds 5 regions, the board has 7"),
        ("country/5/5/zmda0uf02h12h", "“z” means no five places"),
        ("country/5/5/amda0uf00h12h", "0 at [0, 0] is out of range: 1 to 25"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)


def test_published_boards_have_the_published_loop_alone() -> None:
    check_published("country-road")
