"""Number paths: what compiles to what, and the reasons for small contradictions."""

from __future__ import annotations

from typing import Any

import pytest

from studio.board import Board, Cell, Link
from studio.families import NUMBER_PATH
from studio.puzzle import Clue, LinkUsed, Puzzle, Shape, StepAt, Trace


def label(row: int, column: int, value: int) -> Clue:
    return Clue("labels", Cell((row, column)), value)


def diamond(a: tuple[int, int], b: tuple[int, int]) -> Clue:
    return Clue("diamonds", Link.of(a, b))


def puzzle_of(board: Board, *clues: Clue, **options: Any) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, board, options=options).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def test_labels_and_diamonds_compile_to_constraints_beside_their_clues() -> None:
    board = Board.square(2, 3)
    clues = (label(0, 0, 1), label(1, 2, 4), diamond((1, 1), (0, 1)))
    compiled = puzzle_of(board, *clues).compile()
    assert compiled.problem.constraints == (StepAt(0, 1), StepAt(5, 4), LinkUsed(1, 4))
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
    assert "corners" in NUMBER_PATH.how_to(Puzzle(NUMBER_PATH, board))


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
    assert NUMBER_PATH.because(puzzle_of(board, *clues), clues) == sentence
