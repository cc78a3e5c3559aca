"""One stroke: the house of Nikolaus, parallel lines, sentences, syllables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio import language
from studio.board import Board, Cell
from studio.board.figures import house
from studio.board.free import graph_board, with_edge, without_edge
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Clue, Clues, Puzzle, Trace
from studio.work.sentences import said


def with_ends(board: Board, start: int | None = None, end: int | None = None) -> Puzzle:
    clues = Clues()
    if start is not None:
        clues = clues.having(Clue("start", Cell((start,))))
    if end is not None:
        clues = clues.having(Clue("end", Cell((end,))))
    return Puzzle(ONE_STROKE, board, clues)


def count(puzzle: Puzzle) -> int:
    *_, done = EULERIAN_TRAILS.run(puzzle.compile().problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return done.count


@pytest.mark.parametrize(("start", "drawings"), [(0, 44), (1, 44), (2, 0), (3, 0), (4, 0)])
def test_the_house_of_nikolaus(start: int, drawings: int) -> None:
    assert count(with_ends(house(), start)) == drawings


def test_parallel_lines_are_drawn_as_often_as_there_are() -> None:
    board = graph_board([(0, 0), (1, 0), (2, 0)], [(0, 1), (0, 1), (1, 2)])
    assert count(with_ends(board)) == 2
    assert count(with_ends(board, 2)) == 1


@pytest.mark.parametrize(
    ("board", "ends", "words"),
    [
        (house(), (None, None), "from one odd corner to the other"),
        (house(), (4, None), "must begin at one of the two odd corners"),
        (
            graph_board([(0, 0), (1, 0), (0, 1)], [(0, 1), (1, 2), (0, 2)]),
            (None, None),
            "every",
        ),
        (
            graph_board([(0, 0), (1, 0), (0, 1), (2, 2)], [(0, 1), (0, 2), (0, 3)]),
            (None, None),
            "It takes 2 strokes.",
        ),
        (graph_board([(0, 0)]), (None, None), "no lines"),
        (
            graph_board([(0, 0), (1, 0)], [(0, 1), (0, 1)]),
            (None, None),
            "Lines side by side are not told apart in the count.",
        ),
    ],
)
def test_possible_or_not_and_why(
    board: Board, ends: tuple[int | None, int | None], words: str
) -> None:
    assert words in " ".join(map(said, ONE_STROKE.outlook(with_ends(board, *ends))))


def test_odd_corners_of_the_house() -> None:
    assert ONE_STROKE.marked(with_ends(house())) == {(0,), (1,)}


def test_reasons_name_the_ends() -> None:
    puzzle = with_ends(house(), 4)
    assert "begin" in said(ONE_STROKE.because(puzzle, [Clue("start", Cell((4,)))]))
    assert said(ONE_STROKE.because(with_ends(house(), 0), [Clue("start", Cell((0,)))])) == ""


def test_ends_are_marked_once_and_on_the_board() -> None:
    moved = with_ends(house(), 0).placed(Clue("start", Cell((1,))))
    assert isinstance(moved, Puzzle) and list(moved.clues.of("start")) == [Cell((1,))]
    twice = Clues({"start": {Cell((0,)): None, Cell((9,)): None}})
    faults = replace(moved, clues=twice).faults()
    assert [fault.code for fault in faults] == ["doubled", "off-board"]


def test_truths_are_the_ends() -> None:
    puzzle = with_ends(house())
    candidate_clues = list(
        ONE_STROKE.candidate_clues(puzzle, puzzle.compile(), Trace((0, 3, 4, 2, 3, 1)))
    )
    assert candidate_clues == [Clue("start", Cell((0,))), Clue("end", Cell((1,)))]


def test_eight_lines_are_spoken() -> None:
    eight, seven = with_ends(house()), with_ends(without_edge(house(), 0, 1))
    assert "-".join(ONE_STROKE.captions(eight)) == "das-klei-ne-Haus-des-Ni-ko-laus"
    assert ONE_STROKE.captions(seven) == ()


def test_instructions_name_the_rings() -> None:
    text = language.paragraph(ONE_STROKE.how_to(with_ends(house(), 0, 1)))
    assert "one ring" in text and "two rings" in text
    assert "ring" not in language.paragraph(ONE_STROKE.how_to(with_ends(house())))


def test_words_grow_syllable_by_syllable() -> None:
    eight, nine = with_ends(house()), with_ends(with_edge(house(), 0, 1))
    said = [ONE_STROKE.spoken(eight, n) for n in (0, 1, 2, 3)]
    assert said == ["", "das", "das klei-", "das klei-ne"]
    assert ONE_STROKE.spoken(eight, 8) == "das klei-ne Haus des Ni-ko-laus"
    assert ONE_STROKE.spoken(nine, 4) == ""
