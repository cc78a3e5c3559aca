"""Engines that show their steps find what they find without showing them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio.board import Board, Graph
from studio.engines.catalogue import ENGINES
from studio.engines.counting.loops import FrontierLoops
from studio.engines.counting.paths import FrontierPaths
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import (
    Candidate,
    Done,
    Event,
    Found,
    Layer,
    Leave,
    Narrowed,
    Restart,
    Step,
    Turn,
)
from studio.engines.sat.cdcl import CDCL
from studio.engines.sat.edge_sat import EDGE_SAT, EdgeSat
from studio.engines.sat.loop_sat import LOOP_SAT, LoopSat
from studio.engines.sat.path_sat import PathSat
from studio.engines.search.brute import BRUTE
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.engines.search.simple_paths import SIMPLE_PATHS, SimplePaths
from studio.engines.tours.steps import TourSteps
from studio.engines.tours.tours import Method, Ways, search
from studio.engines.watchable import WATCHABLE, watchable
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, StepAt, Trace


def said(engine: object, problem: Problem, task: Task = Task.SOLVE) -> list[Event]:
    return list(engine.run(problem, task, Limit(), Token()))  # type: ignore[attr-defined]


def found(events: list[Event]) -> set[Trace]:
    return {event.trace for event in events if isinstance(event, Found)}


def knights(rows: int, columns: int) -> Graph:
    places = [(r, c) for r in range(rows) for c in range(columns)]
    near = [
        (i, j)
        for i, (r, c) in enumerate(places)
        for j, (row, column) in enumerate(places)
        if {abs(r - row), abs(c - column)} == {1, 2}
    ]
    return Graph.undirected(rows * columns, near)


# -- SAT -------------------------------------------------------------------------------------------


def test_loops_are_the_same_with_and_without_steps() -> None:
    problem = Problem(Board.square(3, 3).loop_graph, Shape.CYCLE)
    shown, plain = said(LoopSat(steps=True), problem), said(LOOP_SAT, problem)
    assert found(shown) == found(plain) and len(found(plain)) == 213
    assert any(isinstance(event, Candidate) and event.cuts for event in shown)


def test_a_candidate_with_one_piece_is_the_answer_that_follows() -> None:
    problem = Problem(Board.square(3, 4).loop_graph, Shape.CYCLE)
    events = said(LoopSat(steps=True), problem)
    for event, after in pairwise(events):
        if isinstance(event, Candidate) and not event.cuts:
            (piece,) = event.pieces
            assert after == Found(problem.canonical(Trace(piece, closed=True)))


def test_cuts_forbid_the_candidate_and_no_loop() -> None:
    graph = Board.square(3, 3).loop_graph
    problem = Problem(graph, Shape.CYCLE)
    planar = graph.planar
    assert planar is not None
    answers = [inside_of(graph, trace.pairs) for trace in found(said(BRUTE, problem))]
    candidates = [e for e in said(LoopSat(steps=True), problem) if isinstance(e, Candidate)]
    broken = 0
    for candidate in candidates:
        pairs = frozenset(pair for p in candidate.pieces for pair in Trace(p, closed=True).pairs)
        sides = inside_of(graph, pairs)
        for cut in candidate.cuts:
            assert not obeyed(cut, sides)
            assert all(obeyed(cut, answer) for answer in answers)
            broken += 1
        assert bool(candidate.cuts) == (len(candidate.pieces) > 1)
    assert broken


def test_circles_beside_the_line_are_told_and_forbidden() -> None:
    board = Board.square(4, 4)
    for shape in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
        problem = Problem(board.cell_graph, shape)
        events = said(EdgeSat(steps=True), problem)
        assert found(events) == found(said(EDGE_SAT, problem))
        seen = set()
        for event in events:
            if not isinstance(event, Candidate):
                continue
            assert sorted(v for piece in event.pieces for v in piece) == list(range(16))
            assert {cut.piece for cut in event.cuts if isinstance(cut, Leave)} == {
                k for k in range(len(event.pieces)) if len(event.pieces) > 1 and k != event.open
            }
            assert event.pieces not in seen
            seen.add(event.pieces)
        assert any(isinstance(event, Candidate) and event.cuts for event in events)


def inside_of(graph: Graph, pairs: frozenset[tuple[int, int]]) -> list[bool]:
    planar = graph.planar
    assert planar is not None
    edges = {graph.edge_index[pair] for pair in pairs}
    sides = [False] * planar.size
    seen, queue = {planar.outer}, [planar.outer]
    for face in queue:
        for edge in planar.borders[face]:
            other = sum(planar.sides[edge]) - face
            if other not in seen:
                seen.add(other)
                sides[other] = sides[face] != (edge in edges)
                queue.append(other)
    return sides


def obeyed(cut: object, sides: list[bool]) -> bool:
    part, rest, between, inside = cut.part, cut.rest, cut.between, cut.inside  # type: ignore[attr-defined]
    apart = sides[part] == sides[rest] == inside
    outer = len(sides) - 1
    joined = any(sides[face] == inside for face in between) or (not inside and outer in between)
    return not apart or joined


def test_what_labels_leave_is_told_before_the_search() -> None:
    board = Board.square(3, 3)
    labels = (StepAt(0, 1), StepAt(8, 9))
    problem = Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, labels, rooted=True)
    first, *events = said(PathSat(steps=True), problem)
    assert isinstance(first, Narrowed)
    steps = [{trace.nodes.index(v) for trace in found(events)} for v in range(9)]
    assert all(n >= len(seen) for n, seen in zip(first.choices, steps, strict=True))
    assert first.choices[0] == first.choices[8] == 1


# -- tours, walks, drawings ------------------------------------------------------------------------


def drawn(events: list[Event]) -> list[int]:
    """The line at the end, by making all moves."""
    line: list[int] = []
    for event in events:
        match event:
            case Step(node, back=False):
                line.append(node)
            case Step():
                line.pop()
            case Turn(place):
                line[place + 1 :] = reversed(line[place + 1 :])
            case Restart():
                line.clear()
    return line


@pytest.mark.parametrize(("rows", "columns", "closed"), [(5, 5, False), (6, 6, True), (7, 8, True)])
def test_tours_go_the_way_of_the_kernels(rows: int, columns: int, closed: bool) -> None:
    graph = knights(rows, columns)
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    problem = Problem(graph, shape)
    events = said(TourSteps(), problem)
    line = drawn(events)
    assert problem.answered_by(Trace(tuple(line), closed))
    assert found(events) == {problem.canonical(Trace(tuple(line), closed))}
    if not any(isinstance(event, Restart) for event in events):
        attempt = search(Ways.of(graph), 0, closed=closed, method=Method("first", tries=1), seed=1)
        assert attempt.nodes is not None
        assert attempt.nodes.tolist() == line


def test_a_tour_that_cannot_be_is_said_to_be_none() -> None:
    problem = Problem(knights(3, 3), Shape.HAMILTONIAN_CYCLE)
    (done,) = said(TourSteps(), problem)
    assert isinstance(done, Done) and done.exact and done.count == 0 and done.reason


def test_walks_are_the_same_with_and_without_steps() -> None:
    graph = Board.square(3, 4).cell_graph
    problem = Problem(graph, Shape.PATH, (StartsAt(0), EndsAt(11)), rooted=True)
    events = said(SimplePaths(steps=True), problem)
    assert found(events) == found(said(SIMPLE_PATHS, problem))
    assert isinstance(events[-1], Done) and events[-1].exact
    assert events[-1].count == len(found(events))
    assert drawn(events) == []


# -- sweeps ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("engine", "problem"),
    [
        (FrontierLoops, Problem(Board.square(4, 4).loop_graph, Shape.CYCLE)),
        (FrontierPaths, Problem(Board.square(4, 4).cell_graph, Shape.HAMILTONIAN_PATH)),
    ],
)
def test_layers_add_up_to_the_count(
    engine: type[FrontierLoops] | type[FrontierPaths], problem: Problem
) -> None:
    *layers, done = said(engine(steps=True), problem, Task.COUNT)
    assert done == said(engine(), problem, Task.COUNT)[-1]
    told = [layer for layer in layers if isinstance(layer, Layer)]
    assert len({layer.node for layer in told}) == len(told)
    assert [layer.found for layer in told] == sorted(layer.found for layer in told)
    for layer in told:
        assert layer.node not in layer.frontier


# -- the list --------------------------------------------------------------------------------------


def test_engines_to_watch_are_engines_of_the_catalogue() -> None:
    keys = [w.key for w in WATCHABLE]
    # Clause learning in plain Python is only watched: by-links has its formulas for verdicts.
    known = {CDCL.key, *(engine.key for engine in ENGINES)}
    assert len(set(keys)) == len(keys) and set(keys) <= known


def test_only_engines_that_do_not_decline_are_offered() -> None:
    problem = Problem(Board.square(3, 3).loop_graph, Shape.CYCLE)
    assert [w.key for w in watchable(problem)] == ["loop-sat", "cdcl", "frontier-loops"]
    house = Problem(Graph(3, ((0, 1), (0, 2), (1, 2))), Shape.EULERIAN_TRAIL)
    assert [w.engine for w in watchable(house)] == [EULERIAN_TRAILS]
