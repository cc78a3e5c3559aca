"""Number paths: what compiles to what, and the reasons for small contradictions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from studio import language
from studio.board import At, Board, Cell, Edge
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH
from studio.puzzle import (
    Clue,
    EdgeUnused,
    EdgeUsed,
    Fault,
    Follows,
    Puzzle,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.work.sentences import said
from tests.oracles import answers


def label(row: int, column: int, value: int) -> Clue:
    return Clue("labels", Cell((row, column)), value)


def diamond(a: tuple[int, int], b: tuple[int, int]) -> Clue:
    return Clue("diamonds", Edge.of(a, b))


def puzzle_of(board: Board, *clues: Clue, **options: Any) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, board, options=options).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def test_labels_and_diamonds_compile_to_constraints_beside_their_clues() -> None:
    board = Board.square(2, 3)
    clues = (label(0, 0, 1), label(1, 2, 4), diamond((1, 1), (0, 1)))
    compiled = puzzle_of(board, *clues).compile()
    assert compiled.problem.constraints == (StepAt(0, 1), StepAt(5, 4), EdgeUsed(1, 4))
    assert compiled.clues == clues
    assert compiled.nodes == board.cells
    assert compiled.problem.rooted
    assert compiled.problem.shape is Shape.HAMILTONIAN_PATH


def test_the_ends_are_given_unless_told() -> None:
    board = Board.square(2, 3)
    clues = (label(0, 0, 1), label(0, 1, 3), label(1, 2, 6))
    assert puzzle_of(board, *clues).compile().given == {StepAt(0, 1), StepAt(5, 6)}
    assert puzzle_of(board, *clues, ends_given=False).compile().given == frozenset()


def test_a_closed_line_is_a_loop_with_a_start() -> None:
    problem = puzzle_of(Board.square(2, 3), label(0, 0, 1), closed=True).compile().problem
    assert problem.shape is Shape.HAMILTONIAN_CYCLE
    assert problem.answered_by(Trace((0, 1, 2, 5, 4, 3), closed=True))
    assert not problem.answered_by(Trace((1, 2, 5, 4, 3, 0), closed=True))


def test_diagonal_steps_count_on_a_kings_board() -> None:
    board = Board.square(2, 2, king=True)
    compiled = puzzle_of(board, label(0, 0, 1), label(1, 1, 2)).compile()
    assert compiled.problem.answered_by(Trace((0, 3, 1, 2)))
    assert "corners" in language.paragraph(NUMBER_PATH.how_to(Puzzle(NUMBER_PATH, board)))


@pytest.mark.parametrize(
    ("board", "clues", "sentence"),
    [
        (
            Board.square(2, 3),
            [label(0, 0, 1), label(1, 2, 3)],
            "1 and 3 are 2 steps apart, but the shortest way between them takes 3.",
        ),
        (
            Board.square(2, 3),
            [label(0, 2, 2), label(0, 0, 1)],
            "1 and 2 are one step apart, but the shortest way between them takes 2.",
        ),
        (
            Board.square(1, 3, holes=[(0, 1)]),
            [label(0, 0, 1), label(0, 2, 2)],
            "1 and 2 lie in parts of the board that do not touch.",
        ),
        (
            Board.square(2, 3),
            [label(0, 0, 1), label(0, 1, 5)],
            "1 and 5 cannot both be right: on a chessboard each step changes colour, "
            "so the cell of 5 has the wrong colour for 4 steps.",
        ),
        (
            Board.hexagon(1),
            [diamond((0, 0), (1, 0)), diamond((0, 0), (0, 1)), diamond((0, 0), (-1, 0))],
            "Three diamonds meet at row 2, cell 2, but the line passes a cell only once.",
        ),
        (Board.square(2, 3, king=True), [label(0, 0, 1), label(0, 1, 5)], ""),
        (Board.hexagon(1), [label(0, 0, 1), label(1, 0, 6)], ""),
        (
            Board.square(2, 3),
            [diamond((0, 0), (0, 1)), diamond((0, 1), (0, 2)), diamond((0, 2), (1, 2))],
            "",
        ),
    ],
)
def test_reasons_for_small_contradictions(board: Board, clues: list[Clue], sentence: str) -> None:
    assert said(NUMBER_PATH.because(puzzle_of(board, *clues), clues)) == sentence


# -- walls, arrows, odd and even -------------------------------------------------------------------


def wall(a: tuple[int, int], b: tuple[int, int]) -> Clue:
    return Clue("walls", Edge.of(a, b))


def arrow(a: tuple[int, int], b: tuple[int, int]) -> Clue:
    return Clue("arrows", Edge.of(a, b), 1 if a < b else -1)


def parity(row: int, column: int, value: int) -> Clue:
    return Clue("parity", Cell((row, column)), value)


def test_walls_arrows_and_marks_compile_beside_their_clues() -> None:
    board = Board.square(2, 3)
    clues = (wall((0, 0), (0, 1)), arrow((1, 2), (1, 1)), arrow((0, 1), (0, 2)), parity(1, 0, 1))
    compiled = puzzle_of(board, *clues, parity(0, 0, 0)).compile()
    assert compiled.problem.constraints == (
        EdgeUnused(0, 1),
        Follows(5, 4),
        Follows(1, 2),
        StepParity(3, True),
        StepParity(0, False),
    )
    assert compiled.clues == (*clues, parity(0, 0, 0))


def test_a_border_has_one_sign() -> None:
    ends = ((0, 0), (0, 1))
    puzzle = puzzle_of(Board.square(2, 2), diamond(*ends), wall(*ends), arrow(*ends))
    assert list(puzzle.clues.all()) == [arrow(*ends)]
    both = puzzle.clues.having(wall(*ends))
    (fault,) = replace(puzzle, clues=both).faults()
    assert (
        language.said(fault.message)
        == "The border at [0, 0]-[0, 1] has a wall and an arrow: one will do."
    )


def test_the_instructions_speak_of_the_signs_that_are_there() -> None:
    board = Board.square(2, 3)
    words = {
        "wall": wall((0, 0), (0, 1)),
        "arrow": arrow((0, 0), (0, 1)),
        "circle": parity(0, 0, 1),
        "square": parity(0, 0, 0),
        "diamond": diamond((0, 0), (0, 1)),
    }
    for word, clue in words.items():
        told = language.paragraph(NUMBER_PATH.how_to(puzzle_of(board, clue)))
        assert [other for other in words if f" {other} " in told] == [word]


@pytest.mark.parametrize("closed", [False, True])
def test_the_truths_of_an_answer_leave_no_other(closed: bool) -> None:
    """Of each kind alone, as far as the kind can tell answers apart; all of them hold."""
    board = Board.square(3, 4)
    blank = puzzle_of(board, closed=closed)
    compiled = blank.compile()
    trace = answers(compiled.problem)[0]
    candidate_clues = list(NUMBER_PATH.candidate_clues(blank, compiled, trace))
    assert len({(clue.kind, clue.spot) for clue in candidate_clues}) == len(candidate_clues)
    for key in ("labels", "diamonds", "walls", "arrows", "parity"):
        problem = puzzle_of(
            board, *(c for c in candidate_clues if c.kind == key), closed=closed
        ).compile()
        left = answers(problem.problem)
        assert trace in left
        if key == "labels" or (key == "arrows" and not closed):
            assert left == [trace]
        elif key in ("diamonds", "walls"):
            assert {other.used for other in left} == {trace.used}
        else:
            assert len(left) < len(answers(compiled.problem))


@pytest.mark.parametrize(
    ("clues", "sentence"),
    [
        ([label(0, 0, 4), parity(0, 0, 1)], "4 stands in a cell that is marked odd."),
        (
            [label(0, 0, 4), label(0, 1, 3), wall((0, 0), (0, 1))],
            "3 and 4 follow each other, but a wall parts them.",
        ),
        (
            [arrow((0, 1), (0, 0)), arrow((0, 1), (0, 2))],
            "Two arrows lead from row 1, column 2, but the line passes a cell only once.",
        ),
        (
            [arrow((0, 0), (0, 1)), arrow((0, 2), (0, 1))],
            "Two arrows lead to row 1, column 2, but the line passes a cell only once.",
        ),
        ([arrow((0, 0), (0, 1)), arrow((0, 1), (0, 2))], ""),
        ([parity(0, 0, 1), parity(0, 1, 1)], ""),
    ],
)
def test_reasons_with_signs(clues: list[Clue], sentence: str) -> None:
    assert said(NUMBER_PATH.because(puzzle_of(Board.square(2, 3), *clues), clues)) == sentence


# -- open numbers ----------------------------------------------------------------------------------


def test_an_open_number_stands_in_one_of_two_cells() -> None:
    board = Board.square(2, 2)
    border = Edge.of((0, 0), (0, 1))
    puzzle = puzzle_of(board, Clue("open", border, 3))
    assert puzzle.compile().problem.constraints == (StepAmong((0, 1), 3),)
    assert "A number on a border stands in one of the two cells beside it." in (
        language.paragraph(NUMBER_PATH.how_to(puzzle))
    )
    lines, free = lines_of(puzzle), lines_of(puzzle_of(board))
    assert lines == {line for line in free if line[2] in ((0, 0), (0, 1))} != free


def test_an_open_number_shares_its_border_with_no_other_clue() -> None:
    border = Edge.of((0, 0), (0, 1))
    walled = puzzle_of(Board.square(2, 2), wall(border.a, border.b))
    placed = walled.placed(Clue("open", border, 3))
    assert isinstance(placed, Puzzle) and list(placed.clues.all()) == [Clue("open", border, 3)]
    both = replace(walled, clues=walled.clues.having(Clue("open", border, 3)))
    (fault,) = both.faults()
    assert (
        language.said(fault.message)
        == "The border at [0, 0]-[0, 1] has a wall and an open number: one will do."
    )


def test_open_numbers_stay_within_the_board() -> None:
    border = Edge.of((0, 0), (0, 1))
    fault = puzzle_of(Board.square(2, 2)).placed(Clue("open", border, 5))
    assert (
        isinstance(fault, Fault)
        and language.said(fault.message) == "An open number here can be 1 to 4, not 5."
    )


def lines_of(puzzle: Puzzle) -> set[tuple[At, ...]]:
    compiled = puzzle.compile()
    events = BRUTE.run(compiled.problem, Task.SOLVE, Limit(), Token())
    return {compiled.addresses(event.trace) for event in events if isinstance(event, Found)}
