"""Boards on which no line passes every cell: those that are told by colours, and by brute force."""

from __future__ import annotations

import random

import pytest

from studio.board import Board
from studio.board.graph import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.families import RULES
from studio.puzzle import Problem, Puzzle, Shape
from studio.work.coverable import Span, coverable, spanned


@pytest.mark.parametrize("shape", [Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE])
def test_a_graph_that_is_refused_has_no_line(shape: Shape) -> None:
    dice = random.Random(11)
    refused = 0
    for _ in range(300):
        rows, columns = dice.randint(2, 4), dice.randint(2, 4)
        board = Board.square(rows, columns)
        cells = dice.sample(board.cells, dice.randint(len(board.cells) // 2, len(board.cells)))
        graph = board.with_cells(cells).cell_graph
        if not coverable(graph, closed=shape is Shape.HAMILTONIAN_CYCLE):
            refused += 1
            assert not has_line(graph, shape)
    assert 20 < refused < 280


def has_line(graph: Graph, shape: Shape) -> bool:
    *_, done = BRUTE.run(Problem(graph, shape), Task.COUNT, Limit(solutions=1), Token())
    assert isinstance(done, Done)
    return bool(done.count)


def test_which_rules_want_a_line_through_every_cell() -> None:
    """Not those that only do so by an option, nor by jumps; of some a clue takes its cell away."""
    spans = {
        each.key: spanned(Puzzle(each, Board.square(4, 4)))
        for each in RULES
        if "square" in each.lattices
    }
    through_all = {key: span for key, span in spans.items() if span is not None}
    assert through_all == {
        "number-path": Span(closed=False, always=True),
        "ordered-path": Span(closed=False, always=True),
        "detour": Span(closed=True, always=True),
        "grand-tour": Span(closed=True, always=True),
        "entry-exit": Span(closed=True, always=True),
        "double-back": Span(closed=True, always=False),
        "simple-loop": Span(closed=True, always=False),
    }


def test_odd_boards_of_squares_have_no_loop_through_all() -> None:
    for rows, columns in ((5, 7), (7, 9), (3, 3)):
        graph = Board.square(rows, columns).cell_graph
        assert not coverable(graph, closed=True) and coverable(graph, closed=False)
    assert coverable(Board.square(7, 8).cell_graph, closed=True)
    # A hexagon of hexagons has no two colours.
    assert coverable(Board.hexagon(2).cell_graph, closed=True)
