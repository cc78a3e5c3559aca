"""Backtracking: published counts, brute force, prunings that lose nothing, steps to be told."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Event, Found, Step
from studio.engines.search.backtrack import BACKTRACK, Backtrack, Prunings
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
from studio.work.sentences import said

PATH, CYCLE = Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE
NO_PRUNINGS = Prunings(False, False, False, False)


def run(engine: Engine, problem: Problem, **limit: int) -> list[Event]:
    return list(engine.run(problem, Task.SOLVE, Limit(**limit), Token()))


def answers(engine: Engine, problem: Problem) -> set[Trace]:
    events = run(engine, problem)
    traces = [event.trace for event in events if isinstance(event, Found)]
    assert len(set(traces)) == len(traces)
    assert events[-1] == Done(len(traces), exact=True)
    return set(traces)


def corner_to_corner(size: int) -> Problem:
    graph = Board.square(size, size).cell_graph
    labels = (StepAt(0, 1), StepAt(graph.size - 1, graph.size))
    return Problem(graph, PATH, labels, rooted=True)


def clues(graph: Graph, rooted: bool, chance: random.Random) -> tuple[Constraint, ...]:
    """A few labels and edges at random; mostly they leave some answers, often none."""
    edges = chance.sample(graph.edges, min(3, len(graph.edges)))
    found: list[Constraint] = [EdgeUsed(*edge) for edge in edges[:2]]
    found += [EdgeUnused(*edge) for edge in edges[2:]]
    if rooted:
        nodes = chance.sample(range(graph.size), min(2, graph.size))
        steps = chance.sample(range(1, graph.size + 1), len(nodes))
        found += [StepAt(node, step) for node, step in zip(nodes, steps, strict=True)]
    return tuple(chance.sample(found, min(len(found), chance.randrange(4))))


SMALL_BOARDS = [
    Board.square(3, 4),
    Board.square(3, 3),
    Board.square(2, 4, king=True),
    Board.square(3, 4, holes=[(0, 1)]),
    Board.hexagon(1),
    Board.square(4, 4, holes=[(0, 0), (3, 3)]),
    Board.square(1, 1),
    Board.square(1, 3),
]


@pytest.mark.parametrize(("size", "expected"), [(3, 2), (4, 0), (5, 104), (6, 0)])
def test_counts_corner_to_corner_as_published(size: int, expected: int) -> None:
    assert run(BACKTRACK, corner_to_corner(size))[-1] == Done(expected, exact=True)


@pytest.mark.parametrize(("size", "expected"), [(4, 6), (5, 0)])
def test_counts_cycles_of_squares_as_published(size: int, expected: int) -> None:
    graph = Board.square(size, size).cell_graph
    assert len(answers(BACKTRACK, Problem(graph, CYCLE))) == expected


def test_counts_the_hexagon_of_radius_2_from_first_to_last() -> None:
    graph = Board.hexagon(2).cell_graph
    problem = Problem(graph, PATH, (StepAt(0, 1), StepAt(18, 19)), rooted=True)
    assert len(answers(BACKTRACK, problem)) == 1466


@pytest.mark.parametrize("shape", [PATH, CYCLE])
@pytest.mark.parametrize("rooted", [True, False])
@pytest.mark.parametrize("board", SMALL_BOARDS, ids=lambda board: f"{len(board)}")
def test_finds_what_brute_force_finds(board: Board, rooted: bool, shape: Shape) -> None:
    chance = random.Random(len(board))
    graph = board.cell_graph
    for _ in range(6):
        problem = Problem(graph, shape, clues(graph, rooted, chance), rooted)
        assert answers(BACKTRACK, problem) == answers(BRUTE, problem)


@pytest.mark.parametrize("pruning", [field.name for field in fields(Prunings)])
def test_each_pruning_saves_steps_and_loses_nothing(pruning: str) -> None:
    problem = Problem(Board.square(3, 5).cell_graph, PATH, (StepAt(7, 8),), rooted=True)
    alone = Backtrack(replace(NO_PRUNINGS, **{pruning: True}), steps=True)
    none = Backtrack(NO_PRUNINGS, steps=True)
    assert answers(alone, problem) == answers(none, problem) == answers(BRUTE, problem)
    assert len(run(alone, problem)) < len(run(none, problem))


def test_the_steps_told_lead_to_the_line_found() -> None:
    nodes: list[int] = []
    found = []
    for event in run(Backtrack(steps=True), corner_to_corner(5), solutions=3):
        if isinstance(event, Found):
            found.append(event.trace)
            assert event.trace.nodes == tuple(nodes)
        elif isinstance(event, Step) and event.back:
            assert event.why
            assert event.node == nodes.pop()
        elif isinstance(event, Step):
            nodes.append(event.node)
    assert len(found) == 3


def test_stops_at_the_limit_of_steps_and_says_so() -> None:
    done = run(BACKTRACK, corner_to_corner(5), nodes=40)[-1]
    assert isinstance(done, Done)
    assert not done.exact
    assert done.reason


def test_stops_when_cancelled() -> None:
    token = Token()
    events = BACKTRACK.run(corner_to_corner(7), Task.SOLVE, Limit(), token)
    first = next(events)
    token.cancel()
    rest = list(events)
    assert isinstance(first, Found)
    assert isinstance(rest[-1], Done)
    assert not rest[-1].exact


@pytest.mark.parametrize(
    "problem",
    [
        Problem(Board.square(3, 3).cell_graph, Shape.CYCLE),
        Problem(Graph(2, ((0, 1),), directed=True), PATH),
        Problem(Board.square(2, 2).cell_graph, PATH, (EdgesUsed(((0, 1),), 1),)),
    ],
)
def test_declines_with_a_sentence_what_it_does_not_know(problem: Problem) -> None:
    reason = BACKTRACK.declines(problem, Task.SOLVE)
    assert reason is not None
    assert said(reason).endswith(".")
