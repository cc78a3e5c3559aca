"""Generated figures: one stroke draws each, and there is something to find out."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from studio.board import Board
from studio.board.free import graph_board, lines_of
from studio.engines.engine import Token
from studio.families import ONE_STROKE
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, lattices_of
from studio.work.sentences import said

BOARDS = [Board.square(4, 4), Board.square(4, 6), Board.hexagon(2), graph_board(((0, 0),))]


def make(board: Board, **options: Any) -> Generated:
    *_, made = generate(ONE_STROKE, board, GenerateOptions(**options), Token())
    assert isinstance(made, Generated), made
    return made


def drawn(made: Generated) -> Board:
    board = made.puzzle.board
    assert not board.has_faces
    return board


@pytest.mark.parametrize("board", BOARDS, ids=["square", "wide", "hex", "drawing"])
@pytest.mark.parametrize("seed", range(4))
def test_a_stroke_draws_every_line_once(board: Board, seed: int) -> None:
    made = make(board, seed=seed, chosen={"length": 14})
    edges = lines_of(drawn(made)).edges
    nodes = [at[0] for at in made.line]
    steps = Counter((min(a, b), max(a, b)) for a, b in pairwise(nodes))
    assert steps == Counter(edges)
    assert abs(len(edges) - 14) <= 3
    degrees = Counter(node for edge in edges for node in edge)
    odd = [node for node, degree in degrees.items() if degree % 2]
    assert len(odd) in (0, 2)
    assert min(degrees.values()) >= 2
    assert sum(degree > 2 for degree in degrees.values()) >= 2


def mirrored(board: Board) -> bool:
    """Is the drawing its own mirror image, left and right?"""
    places = [(round(x, 3), round(y, 3)) for x, y in lines_of(board).nodes]
    middle = min(x for x, _ in places) + max(x for x, _ in places)
    lines = {frozenset((places[a], places[b])) for a, b in lines_of(board).edges}
    return lines == {
        frozenset((round(middle - x, 3), y) for x, y in line) for line in map(tuple, lines)
    }


def test_symmetries_that_are_asked_for() -> None:
    assert all(
        mirrored(drawn(make(Board.square(5, 5), seed=seed, symmetry="left-right")))
        for seed in range(6)
    )


def test_seeds() -> None:
    board = Board.square(5, 5)
    assert make(board, seed=3) == make(board, seed=3)
    figures = {drawn(make(board, seed=seed)).lattice for seed in range(8)}
    assert len(figures) >= 7


def test_figures_come_from_points_of_any_lattice() -> None:
    assert lattices_of(ONE_STROKE) == {"graph", "square", "hex"}


def test_too_few_points() -> None:
    *_, failure = generate(ONE_STROKE, Board.square(1, 2), GenerateOptions(), Token())
    assert isinstance(failure, GenerationFailed)
    assert "more of them" in said(failure.reason)
    *_, failure = generate(
        ONE_STROKE, Board.square(2, 5), GenerateOptions(symmetry="turns"), Token()
    )
    assert isinstance(failure, GenerationFailed)
    assert "symmetry" in said(failure.reason)
