"""Lines through all nodes by SAT over edges, against counting by brute force."""

from __future__ import annotations

import random

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Limit, Refuted, Task, Token
from studio.engines.events import Done
from studio.engines.graph_repair.spanning import spanning_line
from studio.engines.search.brute import BRUTE
from studio.puzzle import Problem, Shape, Trace


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_there_is_a_line_just_where_brute_force_finds_one(closed: bool) -> None:
    rng = random.Random(4)
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    answers = set()
    for _ in range(120):
        size = rng.randint(3, 9)
        pairs = [(u, v) for v in range(size) for u in range(v) if rng.random() < 0.4]
        problem = Problem(Graph.undirected(size, pairs), shape)
        *_, done = BRUTE.run(problem, Task.COUNT, Limit(), Token())
        assert isinstance(done, Done)
        line = spanning_line(problem.graph, Token(), closed=closed)
        assert isinstance(line, Trace if done.count else Refuted)
        if isinstance(line, Trace):
            assert problem.fits(line)
        answers.add(isinstance(line, Trace))
    assert answers == {True, False}


@pytest.mark.parametrize("board", [Board.square(20, 20), Board.hexagon(10)])
def test_hundreds_of_cells(board: Board) -> None:
    line = spanning_line(board.cell_graph, Token())
    assert isinstance(line, Trace)
    assert Problem(board.cell_graph, Shape.HAMILTONIAN_PATH).fits(line)


def test_tiny_graphs() -> None:
    assert spanning_line(Graph(1, ()), Token()) == Trace((0,))
    assert spanning_line(Graph(2, ((0, 1),)), Token()) == Trace((0, 1))
    assert isinstance(spanning_line(Graph(2, ()), Token()), Refuted)
    assert isinstance(spanning_line(Graph(2, ((0, 1),)), Token(), closed=True), Refuted)


def test_stopped() -> None:
    token = Token()
    token.cancel()
    assert spanning_line(Board.square(4, 4).cell_graph, token) is None
