"""Lines with a start and a direction by the ways they take: brute force, cores, large graphs."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Found
from studio.engines.sampling.path import random_path
from studio.engines.sat.arc_questions import ArcQuestions
from studio.engines.sat.path_sat import PathOracle
from studio.engines.search.brute import BRUTE
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    MetInOrder,
    Problem,
    Shape,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.constraints import beside_each_other

PATH, CYCLE = Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE
K5 = Graph.undirected(5, [(u, v) for v in range(5) for u in range(v)])
ONE_WAY = Graph(6, tuple((u, (u + d) % 6) for u in range(6) for d in (1, 2, 5)), directed=True)
GRAPHS = {
    "squares": Board.square(3, 4).cell_graph,
    "hexagon": Board.hexagon(1).cell_graph,
    "five, all joined": K5,
    "one way": ONE_WAY,
    "a leaf": Graph.undirected(4, [(0, 1), (1, 2), (0, 2), (2, 3)]),
}


def lines(graph: Graph, shape: Shape) -> list[Trace]:
    problem = Problem(graph, shape, rooted=True)
    found = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in found if isinstance(event, Found)]


def some(graph: Graph, rng: random.Random, all_lines: list[Trace]) -> list[Constraint]:
    """Constraints that a line obeys, mostly: labels from its ends on, edges and arrows."""
    line = rng.choice(all_lines)
    size, nodes = graph.size, line.nodes
    pairs = list(zip(nodes, nodes[1:] + nodes[: line.closed], strict=False))
    hold: list[Constraint] = [
        StepAt(nodes[step - 1], step)
        for step in (*range(1, rng.randrange(4)), *range(size - rng.randrange(3) + 1, size + 1))
    ]
    hold += [EdgeUsed(min(p), max(p)) for p in rng.sample(pairs, rng.randrange(3))]
    hold += [Follows(*p) for p in rng.sample(pairs, rng.randrange(2))]
    edges = [(min(pair), max(pair)) for pair in rng.sample(graph.edges, min(3, len(graph.edges)))]
    if rng.random() < 0.5:
        hold += [EdgeUnused(*pair) for pair in edges[:1]]
    if rng.random() < 0.2 and len(set(edges)) == 3:
        hold.append(EdgesUsed(tuple(edges), rng.randrange(3)))
    if rng.random() < 0.5:
        # Nodes in their order, sometimes in a wrong one; not all of them are held.
        met = sorted(rng.sample(nodes, min(size, rng.randrange(2, 5))), key=nodes.index)
        if rng.random() < 0.3:
            rng.shuffle(met)
        order = tuple(met)
        hold += beside_each_other(
            [MetInOrder(order, k) for k in range(len(met)) if rng.random() < 0.8]
        )
    return list(dict.fromkeys(hold))


@pytest.mark.parametrize("shape", [PATH, CYCLE])
@pytest.mark.parametrize("name", sorted(GRAPHS))
def test_questions_are_answered_as_by_brute_force(name: str, shape: Shape) -> None:
    graph, rng = GRAPHS[name], random.Random(name)
    every = lines(graph, shape)
    if not every:
        assert (name, shape) == ("a leaf", CYCLE)
        return
    oracle = PathOracle(graph, shape)
    questions = ArcQuestions(graph, closed=shape is CYCLE)
    told = {Model: 0, Refuted: 0, type(None): 0}
    ordered = 0
    for _ in range(250):
        hold = some(graph, rng, every)
        if oracle.conflict(hold) is not None:
            continue
        fitting = [line for line in every if all(c.holds(line) for c in hold)]
        denied = [oracle.facts(line) for line in fitting[: rng.choice((0, 1, 1, len(every)))]]
        if rng.random() < 0.4:
            line = rng.choice(every)
            facts = sorted(oracle.facts(line), key=repr)
            group: list[Constraint] = [EdgeUsed(min(p), max(p)) for p in line.pairs]
            denied.append(frozenset(rng.sample(facts + group, rng.randrange(1, 6))))
        answer = questions.ask(hold, denied, Token())
        told[type(answer)] += 1
        ordered += answer is not None and any(isinstance(c, MetInOrder) for c in hold)
        expected = left(fitting, denied)
        if isinstance(answer, Model):
            assert answer.trace in expected
        if isinstance(answer, Refuted):
            assert not expected
            assert answer.core <= set(hold)
            core = beside_each_other(answer.core)
            under = [line for line in every if all(c.holds(line) for c in core)]
            assert not left(under, denied)
    assert told[Model] and told[Refuted]
    # Only where edges are enough an order of nodes is told beside them.
    assert (ordered > 0) is (shape is PATH and not graph.directed)


def left(every: list[Trace], denied: Collection[Collection[Constraint]]) -> list[Trace]:
    """The lines that break one of each group."""
    return [line for line in every if all(any(not c.holds(line) for c in g) for g in denied)]


def test_every_line_of_a_graph_is_found_once() -> None:
    for shape in (PATH, CYCLE):
        graph = GRAPHS["squares"]
        oracle = PathOracle(graph, shape)
        questions = ArcQuestions(graph, closed=shape is CYCLE)
        # A closed line is read from its starts until all of them are denied.
        hold = [StepAt(0, 1)]
        found: list[Trace] = []
        while True:
            denied = [oracle.facts(line) for line in found]
            answer = questions.ask(hold, denied, Token())
            if not isinstance(answer, Model):
                break
            found.append(answer.trace)
        assert isinstance(answer, Refuted)
        assert sorted(line.nodes for line in found) == sorted(
            line.nodes for line in lines(graph, shape) if line.nodes[0] == 0
        )


def test_questions_that_count_steps_are_left_to_others() -> None:
    graph = GRAPHS["squares"]
    questions = ArcQuestions(graph, closed=False)
    assert questions.ask([StepAt(0, 1), StepAt(2, 3)], [], Token()) is None
    assert questions.ask([StepParity(0, True)], [], Token()) is None
    assert questions.ask([], [[StepAt(5, 4)]], Token()) is None
    assert isinstance(questions.ask([StepAt(0, 1), StepAt(1, 2)], [], Token()), Model)
    token = Token()
    token.cancel()
    assert questions.ask([StepAt(0, 1)], [], token) == Stopped()


def test_numbers_of_which_only_the_order_is_told() -> None:
    """Seconds by a variable for each step and node, for each question of dozens."""
    graph = Board.square(12, 12).cell_graph
    line = random_path(graph, 5)
    assert line is not None
    ends = [StepAt(line.nodes[0], 1), StepAt(line.nodes[-1], 144)]
    met = line.nodes[7:140:7]
    order = [MetInOrder(met, place) for place in range(len(met))]
    questions = ArcQuestions(graph, closed=False)
    first = questions.ask([*ends, *order], [], Token(seconds=60.0))
    assert isinstance(first, Model)
    assert Problem(graph, PATH, (*ends, *order), rooted=True).answered_by(first.trace)
    turned = [MetInOrder((met[1], met[0], *met[2:]), place) for place in range(len(met))]
    none = questions.ask([*ends, *order, *turned], [], Token(seconds=60.0))
    assert isinstance(none, Refuted)
    assert {order[0], order[1], turned[0], turned[1]} >= none.core


@pytest.mark.parametrize("closed", [False, True])
def test_lines_of_256_nodes_of_which_edges_and_ends_are_told(closed: bool) -> None:
    """Variables for steps take minutes here."""
    graph = Board.square(16, 16).cell_graph
    line = random_path(graph, 5, closed=True, labels={})
    assert line is not None
    shape = CYCLE if closed else PATH
    last = StepAt(line.nodes[1], 2) if closed else StepAt(line.nodes[-1], 256)
    told = (*[EdgeUsed(*pair) for pair in line.pairs[1:-1:2]], StepAt(line.nodes[0], 1), last)
    oracle = PathOracle(graph, shape)
    first = oracle.ask(told, [], Token(seconds=60.0))
    assert isinstance(first, Model)
    assert Problem(graph, shape, told, rooted=True).answered_by(first.trace)
    second = oracle.ask(told, [oracle.facts(first.trace)], Token(seconds=60.0))
    assert not isinstance(second, Stopped)
