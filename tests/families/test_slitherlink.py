"""Slitherlink: numbers count sides of the loop, on squares and hexagons."""

from __future__ import annotations

import random

import pytest

from studio.board import Board, Cell
from studio.families import SLITHERLINK
from studio.puzzle import Clue, Puzzle, Shape, Trace
from studio.work.sentences import said
from tests.oracles import answers


def number(at: tuple[int, int], value: int) -> Clue:
    return Clue("numbers", Cell(at), value)


def puzzle_of(board: Board, *clues: Clue) -> Puzzle:
    puzzle = Puzzle(SLITHERLINK, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.mark.parametrize(
    ("board", "sides"), [(Board.square(2, 3), 4), (Board.hexagon(1), 6)], ids=["square", "hex"]
)
def test_the_loop_around_one_cell_uses_all_its_sides(board: Board, sides: int) -> None:
    """Judged by the polygons: the loop around a cell meets its neighbours in one side each."""
    around = board.cells[-1]
    corners = tuple(board.corner_index[corner] for corner in board.lattice.corners(around))
    loop = Trace(corners, closed=True)
    for at in board.cells:
        drawn = sides if at == around else int(board.touching(at, around))
        for value in range(sides + 1):
            problem = puzzle_of(board, number(at, value)).compile().problem
            assert problem.answered_by(loop) is (value == drawn)


def test_clues_stand_beside_their_constraints() -> None:
    board = Board.square(2, 3, holes=[(0, 1)])
    clues = (number((0, 2), 3), number((1, 0), 0))
    compiled = puzzle_of(board, *clues).compile()
    assert compiled.clues == clues
    assert compiled.given == frozenset()
    assert compiled.nodes == board.corners
    assert compiled.problem.shape is Shape.CYCLE
    assert not compiled.problem.rooted


@pytest.mark.parametrize(
    ("board", "clues", "sentence"),
    [
        (
            Board.square(1, 3),
            [number((0, 0), 4), number((0, 2), 4)],
            "Two cells with 4 would be two loops, and there is only one.",
        ),
        (
            Board.hexagon(1),
            [number((0, 0), 6), number((1, 0), 0)],
            "0 and 6 share a side that would have to be drawn and left empty.",
        ),
        (Board.square(1, 3), [number((0, 0), 4), number((0, 2), 0)], ""),
        (
            Board.square(1, 3),
            [number((0, 0), 3), number((0, 1), 3), number((0, 2), 3)],
            "However the sides of these cells are drawn, the line would end or branch at a corner.",
        ),
    ],
)
def test_reasons_for_small_contradictions(board: Board, clues: list[Clue], sentence: str) -> None:
    assert said(SLITHERLINK.because(puzzle_of(board, *clues), clues)) == sentence


@pytest.mark.parametrize(
    ("board", "clues", "words"),
    [
        (Board.square(3, 3), (number((0, 0), 4), number((2, 2), 4)), "two loops"),
        (Board.square(3, 3), (number((1, 1), 0), number((1, 2), 4)), "share a side"),
        (Board.square(3, 3), (number((0, 0), 3), number((0, 1), 0)), "end or branch"),
        (Board.square(1, 1), (number((0, 0), 1),), "its sides are drawn"),
        (Board.hexagon(1), (number((0, 0), 0), number((1, 0), 6)), "share a side"),
    ],
)
def test_short_reasons(board: Board, clues: tuple[Clue, ...], words: str) -> None:
    assert words in said(SLITHERLINK.because(puzzle_of(board, *clues), clues))


def test_a_reason_is_only_given_where_there_is_no_loop() -> None:
    rng = random.Random(3)
    given = 0
    for _ in range(300):
        board = rng.choice([Board.square(3, 3), Board.hexagon(1)])
        sides = board.most_sides
        cells = rng.sample(board.cells, rng.choice([1, 2, 2, 3]))
        clues = [number(at, rng.randint(0, sides)) for at in cells]
        puzzle = puzzle_of(board, *clues)
        if said(SLITHERLINK.because(puzzle, clues)):
            given += 1
            assert not answers(puzzle.compile().problem)
    assert given > 20
