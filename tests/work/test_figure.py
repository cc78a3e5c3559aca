"""Generated figures: one stroke draws each, and there is something to find out."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from studio.board import Board
from studio.board.free import GraphBoard
from studio.engines.engine import Token
from studio.families import ONE_STROKE
from studio.work.generate import generate
from studio.work.made import GenerateOptions, Made, Unmade, lattices_of

BOARDS = [Board.square(4, 4), Board.square(4, 6), Board.hexagon(2), GraphBoard.drawn(((0, 0),))]


def make(board: Board, **options: Any) -> Made:
    *_, made = generate(ONE_STROKE, board, GenerateOptions(**options), Token())
    assert isinstance(made, Made), made
    return made


def drawn(made: Made) -> GraphBoard:
    board = made.puzzle.board
    assert isinstance(board, GraphBoard)
    return board


@pytest.mark.parametrize("board", BOARDS, ids=["square", "wide", "hex", "drawing"])
@pytest.mark.parametrize("seed", range(4))
def test_a_stroke_draws_every_line_once(board: Board, seed: int) -> None:
    made = make(board, seed=seed, length=14)
    links = drawn(made).lattice.links
    nodes = [at[0] for at in made.line]
    steps = Counter((min(a, b), max(a, b)) for a, b in pairwise(nodes))
    assert steps == Counter(links)
    assert abs(len(links) - 14) <= 3
    degrees = Counter(node for link in links for node in link)
    odd = [node for node, degree in degrees.items() if degree % 2]
    assert len(odd) in (0, 2)
    assert min(degrees.values()) >= 2
    assert sum(degree > 2 for degree in degrees.values()) >= 2


def mirrored(board: GraphBoard) -> bool:
    """Is the drawing its own mirror image, left and right?"""
    places = [(round(x, 3), round(y, 3)) for x, y in board.lattice.nodes]
    middle = min(x for x, _ in places) + max(x for x, _ in places)
    lines = {frozenset((places[a], places[b])) for a, b in board.lattice.links}
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
    *_, unmade = generate(ONE_STROKE, Board.square(1, 2), GenerateOptions(), Token())
    assert isinstance(unmade, Unmade)
    assert "more of them" in unmade.sentence
    *_, unmade = generate(
        ONE_STROKE, Board.square(2, 5), GenerateOptions(symmetry="turns"), Token()
    )
    assert isinstance(unmade, Unmade)
    assert "symmetry" in unmade.sentence
