"""Ordered paths counted by the frontier, beside all lines of small boards."""

from __future__ import annotations

import random

import pytest

from studio.board import Board
from studio.engines.counting.ordered import FRONTIER_ORDERED
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.puzzle import Constraint, EdgeUnused, MetInOrder, NodeVisited, Problem, Shape, StepAt
from tests.oracles import answers

BOARDS = {
    "3x4": Board.square(3, 4),
    "ring": Board.square(3, 4, holes=[(1, 1)]),
    "hexagon": Board.hexagon(1),
    "king": Board.square(2, 4, king=True),
}


def count(problem: Problem, **limits: int) -> Done:
    assert FRONTIER_ORDERED.declines(problem, Task.COUNT) is None
    *_, done = FRONTIER_ORDERED.run(problem, Task.COUNT, Limit(**limits), Token())
    assert isinstance(done, Done)
    return done


@pytest.mark.parametrize("name", BOARDS)
def test_counts_are_those_of_all_lines(name: str) -> None:
    """Orders along lines, from one inner number to all of them, with some walls."""
    graph = BOARDS[name].cell_graph
    lines = sorted(answers(Problem(graph, Shape.HAMILTONIAN_PATH, rooted=True)), key=repr)
    rng = random.Random(name)
    several = 0
    for line in rng.sample(lines, min(25, len(lines))):
        inner = sorted(rng.sample(range(1, graph.size - 1), rng.randint(1, graph.size - 2)))
        met = tuple(line.nodes[i] for i in inner)
        free = [EdgeUnused(*pair) for pair in graph.edges if pair not in line.used]
        constraints: tuple[Constraint, ...] = (
            StepAt(line.nodes[0], 1),
            StepAt(line.nodes[-1], graph.size),
            *(MetInOrder(met, place) for place in range(len(met))),
            *rng.sample(free, min(len(free), rng.randint(0, 2))),
        )
        problem = Problem(graph, Shape.HAMILTONIAN_PATH, constraints, rooted=True)
        expected = sum(problem.answered_by(one) for one in lines)
        assert count(problem) == Done(expected, exact=True)
        several += expected > 1
    assert several


def test_many_orders_of_a_large_board_are_counted() -> None:
    """As many as with the numbers the other way round: a path read backwards."""
    graph = Board.square(6, 6).cell_graph
    ends = (StepAt(0, 1), StepAt(30, 36)), (StepAt(30, 1), StepAt(0, 36))
    met = (8, 20, 27)
    told = [
        count(
            Problem(
                graph,
                Shape.HAMILTONIAN_PATH,
                (*given, *(MetInOrder(order, place) for place in range(3))),
                rooted=True,
            )
        )
        for given, order in zip(ends, (met, met[::-1]), strict=True)
    ]
    assert told[0] == told[1]
    assert told[0].exact and told[0].count > 0


def test_what_it_does_not_count() -> None:
    graph = Board.square(3, 4).cell_graph
    order = MetInOrder((4, 6), 0), MetInOrder((4, 6), 1)
    open_start = Problem(graph, Shape.HAMILTONIAN_PATH, order, rooted=True)
    ends = (StepAt(0, 1), StepAt(11, 12))
    none = Problem(graph, Shape.HAMILTONIAN_PATH, ends, rooted=True)
    other = Problem(graph, Shape.HAMILTONIAN_PATH, (*ends, *order, NodeVisited(3)), rooted=True)
    wide = Problem(
        Board.square(20, 20).cell_graph,
        Shape.HAMILTONIAN_PATH,
        (StepAt(0, 1), StepAt(399, 400), *order),
        rooted=True,
    )
    for problem in (open_start, none, other, wide):
        assert FRONTIER_ORDERED.declines(problem, Task.COUNT) is not None


def test_it_stops_at_its_limit_of_states() -> None:
    graph = Board.square(6, 6).cell_graph
    order = (StepAt(0, 1), StepAt(35, 36), MetInOrder((8,), 0))
    problem = Problem(graph, Shape.HAMILTONIAN_PATH, order, rooted=True)
    assert not count(problem, nodes=10).exact
