"""Closed lines through all nodes by their edges: brute force, cores, denials, and steps."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.board import Board, Graph
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Found
from studio.engines.sat import edge_formula
from studio.engines.sat.edge_oracle import EdgeOracle
from studio.engines.search.brute import BRUTE
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Problem,
    Shape,
    StepAt,
    Trace,
)

K5 = Graph.undirected(5, [(u, v) for v in range(5) for u in range(v)])
PETERSEN = Graph.undirected(
    10,
    [(i, (i + 1) % 5) for i in range(5)]
    + [(i, i + 5) for i in range(5)]
    + [(i + 5, (i + 2) % 5 + 5) for i in range(5)],
)
GRAPHS = {
    "squares": Board.square(4, 4).cell_graph,
    "narrow": Board.square(3, 4).cell_graph,
    "hexagon": Board.hexagon(1).cell_graph,
    "five, all joined": K5,
    "Petersen": PETERSEN,
    "a leaf": Graph.undirected(4, [(0, 1), (1, 2), (0, 2), (2, 3)]),
    "two pieces": Graph.undirected(6, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]),
}


def lines(graph: Graph) -> list[Trace]:
    problem = Problem(graph, Shape.HAMILTONIAN_CYCLE)
    found = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in found if isinstance(event, Found)]


LINES = {name: lines(graph) for name, graph in GRAPHS.items()}


def fitting(
    name: str, hold: Collection[Constraint], deny: Collection[Collection[Constraint]] = ()
) -> list[Trace]:
    return [
        line
        for line in LINES[name]
        if all(c.holds(line) for c in hold)
        and all(any(not c.holds(line) for c in group) for group in deny)
    ]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(GRAPHS)), st.integers(0, 2**32))
def test_questions_are_answered_as_by_brute_force(name: str, seed: int) -> None:
    graph, rng = GRAPHS[name], random.Random(seed)
    oracle = EdgeOracle(graph)
    for _ in range(6):
        pairs = rng.sample(graph.edges, rng.randrange(4))
        hold: list[Constraint] = [rng.choice((EdgeUsed, EdgeUnused))(*pair) for pair in pairs]
        if rng.random() < 0.3:
            hold.append(EdgesUsed(tuple(rng.sample(graph.edges, 3)), rng.randrange(4)))
        deny = [oracle.facts(line) for line in LINES[name][: rng.randrange(4)]]
        answer = oracle.ask(hold, deny, Token())
        expected = fitting(name, hold, deny)
        if isinstance(answer, Model):
            assert answer.trace in expected
        else:
            assert isinstance(answer, Refuted) and not expected
            assert answer.core <= set(hold)
            assert not fitting(name, answer.core, deny)


def test_every_line_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge_formula, "DENIALS_KEPT", 2)
    oracle = EdgeOracle(K5)
    denials: list[frozenset[Constraint]] = []
    for _ in range(12):
        answer = oracle.ask([], denials, Token())
        assert isinstance(answer, Model)
        denials.append(oracle.facts(answer.trace))
    assert len(set(denials)) == 12
    assert oracle.ask([], denials, Token()) == Refuted(frozenset())
    # What is no longer denied comes back, though few denials are kept.
    for left_out in range(12):
        assert isinstance(oracle.ask([], [], Token()), Model)
        answer = oracle.ask([], denials[:left_out] + denials[left_out + 1 :], Token())
        assert isinstance(answer, Model)
        assert oracle.facts(answer.trace) == denials[left_out]


def test_questions_about_steps_are_answered_too() -> None:
    oracle = EdgeOracle(GRAPHS["narrow"])
    answer = oracle.ask([StepAt(0, 1), StepAt(1, 2), EdgeUsed(1, 2)], [], Token())
    assert isinstance(answer, Model)
    assert {(0, 1), (1, 2)} <= answer.trace.used


def test_a_stopped_question() -> None:
    token = Token()
    token.cancel()
    oracle = EdgeOracle(K5)
    assert oracle.ask([], [], token) == Stopped()
    assert isinstance(oracle.ask([], [], Token(seconds=60.0)), Model)


def test_what_it_is_asked_for() -> None:
    with pytest.raises(ValueError, match="direction"):
        EdgeOracle(Graph(3, ((0, 1), (1, 2), (2, 0)), directed=True))
    problem = Problem(PETERSEN, Shape.HAMILTONIAN_CYCLE)
    oracle = oracle_for(problem)
    assert oracle.shape is Shape.HAMILTONIAN_CYCLE and oracle.graph is PETERSEN
    assert oracle.ask([], [], Token()) == Refuted(frozenset())


def test_a_tour_of_many_nodes_takes_no_time() -> None:
    """Steps as variables take seconds for this, and minutes for one more row of the same kind."""
    graph = Board.square(16, 16).cell_graph
    oracle = oracle_for(Problem(graph, Shape.HAMILTONIAN_CYCLE))
    first = oracle.ask([], [], Token(seconds=20.0))
    assert isinstance(first, Model)
    hold = [EdgeUsed(u, v) for u, v in first.trace.pairs[::3]]
    second = oracle.ask(hold, [oracle.facts(first.trace)], Token(seconds=20.0))
    assert not isinstance(second, Stopped)
