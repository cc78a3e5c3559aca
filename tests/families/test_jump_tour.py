"""Jump tours: known counts, move sets, colours, labels, faults."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import Board, Cell
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.engines.tours.moves import KNIGHT, leaper
from studio.engines.tours.moves import PEN_AND_PAPER as PIECE
from studio.families.jump_tour import JUMP_TOUR, PEN_AND_PAPER
from studio.puzzle import Clue, Problem, Puzzle, Trace
from studio.work.sentences import said


def tour(rows: int, columns: int, **options: object) -> Puzzle:
    return Puzzle(JUMP_TOUR, Board.square(rows, columns), options=options)


def exact_count(problem: Problem) -> int:
    """What the first engine that can count it says."""
    for engine in ENGINES:
        if engine is not BRUTE and not engine.declines(problem, Task.COUNT):
            *_, done = engine.run(problem, Task.COUNT, Limit(), Token(60))
            if isinstance(done, Done) and done.exact:
                return done.count
    raise AssertionError("no engine counts it")


@pytest.mark.parametrize(
    ("puzzle", "start", "count"),
    [
        pytest.param(tour(5, 5, closed=True), (0, 0), 96, id="pen and paper closed"),
        pytest.param(tour(5, 5, moves=KNIGHT), (0, 0), 304, id="knight from a corner"),
        pytest.param(
            tour(6, 6, moves=KNIGHT, closed=True),
            (0, 0),
            19_724,
            id="knight closed",
            marks=pytest.mark.long,
        ),
        pytest.param(tour(5, 5, moves=KNIGHT), None, 1728, id="knight"),
        pytest.param(tour(5, 5), None, 12_400, id="pen and paper", marks=pytest.mark.long),
    ],
)
def test_known_numbers_of_directed_tours(
    puzzle: Puzzle, start: tuple[int, int] | None, count: int
) -> None:
    """A closed tour is counted from one cell: there it begins once in each direction."""
    if start is not None:
        placed = puzzle.placed(Clue("labels", Cell(start), 1))
        assert isinstance(placed, Puzzle)
        puzzle = placed
    assert exact_count(puzzle.compile().problem) == count


def test_the_moves_of_the_family_are_those_of_the_engines() -> None:
    assert PEN_AND_PAPER == PIECE
    assert set(leaper(1, 2)) == set(KNIGHT) and len(leaper(0, 3)) == 4 and len(leaper(2, 2)) == 4


def test_an_odd_board_of_two_colours_cannot_close_and_says_so() -> None:
    puzzle = tour(5, 5, moves=KNIGHT, closed=True)
    sentence = said(JUMP_TOUR.because(puzzle, ()))
    assert "13 cells of one colour and 12 of the other" in sentence and "close" in sentence
    assert said(JUMP_TOUR.because(tour(5, 5, closed=True), ())) == ""


def test_a_start_on_the_wrong_colour_is_told() -> None:
    puzzle = tour(5, 5, moves=KNIGHT)
    wrong = said(JUMP_TOUR.because(puzzle, [Clue("labels", Cell((0, 1)), 1)]))
    assert "must start on the colour that has more" in wrong
    assert said(JUMP_TOUR.because(puzzle, [Clue("labels", Cell((0, 0)), 1)])) == ""
    assert said(JUMP_TOUR.because(puzzle, [Clue("labels", Cell((0, 1)), 2)])) == ""


@pytest.mark.parametrize(
    ("moves", "codes"),
    [
        ((), ["no-moves"]),
        (((0, 0),), ["no-jump"]),
        (((1, 2), (2, 1)), ["one-way"]),
        ((("a", 1),), ["bad-moves"]),
        (
            tuple((r, c) for r in range(-5, 6) for c in range(-5, 6) if (r, c) != (0, 0)),
            ["many-moves"],
        ),
        (KNIGHT, []),
    ],
)
def test_move_sets_that_will_not_do(moves: object, codes: list[str]) -> None:
    faults = tour(5, 5, moves=moves).faults()
    assert [fault.code for fault in faults] == codes
    assert all(language.said(fault.message).endswith(".") for fault in faults)


def test_jumps_pass_over_holes() -> None:
    board = Board.square(1, 7, holes=[(0, 1), (0, 2), (0, 4), (0, 5)])
    problem = Puzzle(JUMP_TOUR, board).compile().problem
    assert problem.graph.edges == ((0, 1), (1, 2))
    assert exact_count(problem) == 2


def test_truths_are_the_numbers() -> None:
    puzzle = tour(1, 2)
    candidate_clues = list(JUMP_TOUR.candidate_clues(puzzle, puzzle.compile(), Trace((1, 0))))
    assert candidate_clues == [Clue("labels", Cell((0, 1)), 1), Clue("labels", Cell((0, 0)), 2)]


def test_instructions_name_the_jumps() -> None:
    assert "three cells along a row" in language.paragraph(JUMP_TOUR.how_to(tour(5, 5)))
    text = language.paragraph(JUMP_TOUR.how_to(tour(6, 6, moves=KNIGHT, closed=True)))
    assert "1 by 2 cells" in text and "back to 1" in text
