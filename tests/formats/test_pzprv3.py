"""Files of pzprjs: examples of its own tests, and what else they may hold."""

from __future__ import annotations

import pytest

from studio import formats
from studio.formats import FormatError, Output
from studio.language import said
from studio.puzzle import Trace
from tests.formats.grids import grid_of, puzzle_of

# pzprjs, test/script/slither.js
EMPTY = "pzprv3.1/slither/1/5/. . . . . /0 0 0 0 0 /0 1 0 0 0 0 /1 0 0 0 0 /0 1 0 0 0 /"
EVERY = "pzprv3.1/slither/2/3/f/. . . /. . . /0 0 0 /0 0 0 /1 0 0 1 /1 1 1 1 /1 1 1 /0 1 0 /1 0 1 /"
SOLVED = (
    "pzprv3/slither/5/5/2 . . 1 . /. 2 . . 1 /. . 2 . . /3 . . 3 . /. 0 . . 3 /"
    "1 -1 0 -1 -1 1 /1 1 -1 1 -1 1 /1 1 1 0 0 1 /1 1 1 1 1 1 /-1 -1 -1 0 1 1 /"
    "1 1 1 1 1 /-1 1 1 -1 -1 /0 -1 1 0 0 /0 0 0 1 0 /1 -1 1 -1 0 /-1 0 -1 0 1 /"
)
CLUES = "pzprv3/slither/2/2/3 . /. - /"


def test_a_solved_file_keeps_its_answer() -> None:
    reading = formats.read(SOLVED)
    puzzle = reading.puzzle
    assert grid_of(puzzle) == "2..1. / .2..1 / ..2.. / 3..3. / .0..3"
    assert reading.notices == ()
    assert puzzle.solution is not None
    problem = puzzle.compile().problem
    index = puzzle.board.corner_index
    nodes = tuple(index[at] for at in puzzle.solution)
    assert problem.answered_by(Trace(nodes, closed=True))


def test_lines_and_slashes_read_alike() -> None:
    assert formats.read(SOLVED.replace("/", "\n")) == formats.read(SOLVED)
    assert formats.read(SOLVED.replace("/", "\r\n")) == formats.read(SOLVED)


def test_marks_of_the_newer_version_are_passed_over() -> None:
    reading = formats.read(EMPTY)
    assert grid_of(reading.puzzle) == "....."
    assert reading.puzzle.solution is None
    assert "not one closed line" in said(reading.notices[0])


def test_every_corner_is_an_option() -> None:
    reading = formats.read(EVERY)
    assert reading.puzzle.option("all_corners")
    assert reading.puzzle.solution is not None and len(reading.puzzle.solution) == 12
    assert formats.read(formats.encode(reading.puzzle, "pzprv3")).puzzle == reading.puzzle


def test_a_line_that_does_not_fit_the_clues_is_no_answer() -> None:
    reading = formats.read(CLUES + "1 1 0 /0 0 0 /1 0 /1 0 /0 0 /")
    assert reading.puzzle.solution is None
    assert "One clue without a number" in said(reading.notices[0])
    assert "does not fit its clues" in said(reading.notices[1])


def test_two_loops_are_no_answer() -> None:
    reading = formats.read("pzprv3/slither/1/3/. . . /1 1 1 1 /1 0 1 /1 0 1 /")
    assert reading.puzzle.solution is None
    assert "not one closed line" in said(reading.notices[0])


@pytest.mark.parametrize("after", ["", 'info:{"genre":"slither"}/', "history:{/x/y"])
def test_what_follows_the_clues_may_be_nothing(after: str) -> None:
    assert grid_of(formats.read(CLUES + after).puzzle) == "3. / .."


def test_a_file_with_an_answer_comes_back() -> None:
    puzzle = puzzle_of("..3 / .3.")
    loop = ((0, 1), (0, 2), (0, 3), (1, 3), (1, 2), (2, 2), (2, 1), (1, 1))
    text = formats.encode(puzzle, "pzprv3", Output(loop)).decode()
    first, *_, marks, sides = text.splitlines()[:9]
    assert (first, marks, sides) == ("pzprv3.1", "0 0 0 ", "0 1 0 1 ")
    reading = formats.read(text)
    assert reading.puzzle.solution is not None
    assert set(reading.puzzle.solution) == set(loop)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("pzprv3", "kind “” is not read"),
        ("pzprv3/slither/2", "ends before its size"),
        ("pzprv4/slither/2/2/", "version “pzprv4” is not read"),
        ("pzprv3/meander/2/2/", "“meander” is not read"),
        ("pzprv3/slither/2/x/", "number of columns should be a number"),
        ("pzprv3/slither/999999/999999/", "number of rows is 999,999"),
        ("pzprv3/slither/2/2/3 . /", "ends too early"),
        ("pzprv3/slither/2/2/3 . . /. . /", "line 5: 3 entries stand where 2 should"),
        ("pzprv3/slither/2/2/3 . /. 7 /", "line 6: The clue is 7; 0 to 4 is possible"),
        ("pzprv3/slither/2/2/3 . /. x /", "line 6: The clue should be a number"),
        (CLUES + "1 1 0 /0 0 0 /1 0 /", "ends too early"),
        (CLUES + "1 1 0 /0 0 /", "line 8: 2 entries stand where 3 should"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)
