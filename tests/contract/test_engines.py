"""Every engine through one suite: whoever accepts a problem finds the same answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

import pytest
from _pytest.mark.structures import ParameterSet

from studio.board import Board, Graph
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Puzzle,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from tests.budget import tries
from tests.engines.boards import BOARDS
from tests.engines.visiting import visiting_problems

SETS = tries(3, 10)
"""Sets of constraints at random for each board and shape: three, and ten where there is time."""

OTHERS = [engine for engine in ENGINES if engine is not BRUTE]


def answers(engine: Engine, problem: Problem, limit: Limit) -> tuple[set[Trace], Done]:
    """What an engine finds; an answer twice, or an event after the last, fails."""
    *events, done = engine.run(problem, Task.SOLVE, limit, Token())
    assert isinstance(done, Done)
    found = [event.trace for event in events if isinstance(event, Found)]
    assert len(set(found)) == len(found) == done.count
    return set(found), done


@cache
def truth(problem: Problem) -> frozenset[Trace]:
    """The answers by brute force, found once for all engines."""
    expected, done = answers(BRUTE, problem, Limit())
    assert done.exact
    return frozenset(expected)


def count(engine: Engine, problem: Problem) -> int:
    """How many answers an engine counts; it must be sure."""
    *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return done.count


def loop_constraints(graph: Graph, rng: random.Random) -> tuple[Constraint, ...]:
    """A few constraints on a loop, of all kinds that speak of edges."""
    assert graph.planar is not None
    found: list[Constraint] = []
    for face in rng.sample(range(graph.planar.addressed), min(2, graph.planar.addressed)):
        sides = tuple(graph.edges[k] for k in graph.planar.borders[face])
        found.append(EdgesUsed(sides, rng.randrange(len(sides) + 1)))
    for kind in (EdgeUsed, EdgeUnused):
        if rng.random() < 0.4:
            found.append(kind(*rng.choice(graph.edges)))
    return tuple(found)


def loop_problems(board: Board) -> list[Problem]:
    """The free problem of a board, and some with constraints."""
    rng = random.Random(repr(board.cells))
    free = Puzzle(SLITHERLINK, board).compile().problem
    sets = [(), *(loop_constraints(free.graph, rng) for _ in range(SETS))]
    return [Problem(free.graph, Shape.CYCLE, constraints) for constraints in sets]


def path_problems(board: Board, closed: bool) -> list[Problem]:
    """Number paths on a board: free, and with numbers and diamonds from a line or from nowhere."""
    rng = random.Random(repr(board.cells))
    puzzle = Puzzle(NUMBER_PATH, board, options={"closed": closed})
    free = puzzle.compile().problem
    graph = free.graph
    problems = [free]
    for _ in range(SETS):
        steps = rng.sample(range(1, graph.size + 1), min(2, graph.size))
        nodes = rng.sample(range(graph.size), len(steps))
        found: list[Constraint] = [StepAt(v, s) for v, s in zip(nodes, steps, strict=True)]
        if graph.edges and rng.random() < 0.5:
            found.append(EdgeUsed(*rng.choice(graph.edges)))
        problems.append(Problem(graph, free.shape, tuple(found), rooted=True))
        more: list[Constraint] = [StepParity(rng.randrange(graph.size), rng.random() < 0.5)]
        if graph.edges:
            more.append(Follows(*rng.sample(rng.choice(graph.edges), 2)))
            more.append(EdgeUnused(*rng.choice(graph.edges)))
            some = (StepAmong(rng.choice(graph.edges), rng.randrange(1, graph.size + 1)),)
            problems.append(Problem(graph, free.shape, (*some, *found[:1]), rooted=True))
        problems.append(Problem(graph, free.shape, (*more, *found[:1]), rooted=True))
        problems.append(Problem(graph, free.shape, tuple(more), rooted=True))
    unrooted = Problem(graph, free.shape, problems[1].constraints[2:])
    return [*problems, unrooted]


def open_paths(board: Board) -> list[Problem]:
    """Number paths with two ends."""
    return path_problems(board, closed=False)


def closed_paths(board: Board) -> list[Problem]:
    """Number paths whose last number touches the first."""
    return path_problems(board, closed=True)


def agree(engine: Engine, problem: Problem) -> None:
    """Hold an engine to brute force."""
    expected = truth(problem)
    assert count(engine, problem) == len(expected)
    if engine.declines(problem, Task.SOLVE):
        return
    found, done = answers(engine, problem, Limit())
    assert done.exact
    assert found == expected
    assert all(problem.answered_by(trace) for trace in found)


def one_way_problems(board: Board) -> list[Problem]:
    """Lines on a graph some edges of which lead one way only, open and closed, with few clues."""
    rng = random.Random(repr(board.cells))
    free = board.cell_graph
    problems = []
    for shape in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
        for _ in range(SETS):
            arcs = {edge[:: rng.choice((1, -1))] for edge in free.edges}
            arcs |= {(v, u) for u, v in arcs if rng.random() < 0.6}
            graph = Graph(free.size, tuple(sorted(arcs)), directed=True)
            ends = [StepAt(rng.randrange(free.size), step) for step in (1, free.size)]
            found: list[Constraint] = [*ends[: rng.randrange(3)]]
            if free.edges and rng.random() < 0.4:
                found.append(rng.choice((EdgeUsed, EdgeUnused))(*rng.choice(free.edges)))
            problems.append(Problem(graph, shape, tuple(found), rooted=True))
            inner = StepAt(rng.randrange(free.size), rng.randrange(1, free.size + 1))
            turned: tuple[Constraint, ...] = (inner,)
            if free.edges:
                turned += (Follows(*rng.sample(rng.choice(free.edges), 2)),)
            problems.append(Problem(graph, shape, turned, rooted=True))
    return problems


def accepts(engine: Engine, problem: Problem) -> bool:
    """Is it worth while to hold the engine to brute force?"""
    return not (BRUTE.declines(problem, Task.SOLVE) or engine.declines(problem, Task.COUNT))


@cache
def posed(problems: Callable[[Board], list[Problem]], board: Board) -> list[Problem]:
    """The problems of a board, posed once for all engines."""
    return problems(board)


def cases(problems: Callable[[Board], list[Problem]]) -> list[ParameterSet]:
    """Engines and boards to try them on: those where they accept something."""
    return [
        pytest.param(engine, board, id=f"{engine.key}-{name}")
        for engine in OTHERS
        for name, board in BOARDS.items()
        if any(accepts(engine, problem) for problem in posed(problems, board))
    ]


@pytest.mark.parametrize(("engine", "board"), cases(loop_problems))
def test_same_loops_as_brute_force(engine: Engine, board: Board) -> None:
    for problem in filter(partial(accepts, engine), posed(loop_problems, board)):
        agree(engine, problem)


@pytest.mark.parametrize("over", ["corners", "cells"])
@pytest.mark.parametrize("name", BOARDS)
def test_same_visits_as_brute_force(name: str, over: str) -> None:
    """Constraints on what a loop visits and how it runs, over corners and over cells."""
    board = BOARDS[name]
    graph = board.loop_graph if over == "corners" else board.cell_graph
    every = Problem(graph, Shape.CYCLE)
    loops = truth(every) if not BRUTE.declines(every, Task.SOLVE) else None
    for problem in visiting_problems(graph, (name, over), 3):
        engines = [e for e in OTHERS if e.declines(problem, Task.COUNT) is None]
        counts = {e.key: count(e, problem) for e in engines}
        assert {"loop-sat", "frontier-loops", "by-links"} <= counts.keys()
        assert len(set(counts.values())) == 1, counts
        if loops is not None:
            expected = {loop for loop in loops if problem.answered_by(loop)}
            assert counts["loop-sat"] == len(expected)
            for engine in engines:
                if engine.declines(problem, Task.SOLVE) is None:
                    assert answers(engine, problem, Limit())[0] == expected


@pytest.mark.parametrize(("engine", "board"), cases(open_paths))
def test_same_paths_as_brute_force(engine: Engine, board: Board) -> None:
    for problem in filter(partial(accepts, engine), posed(open_paths, board)):
        agree(engine, problem)


@pytest.mark.parametrize(("engine", "board"), cases(closed_paths))
def test_same_rings_as_brute_force(engine: Engine, board: Board) -> None:
    for problem in filter(partial(accepts, engine), posed(closed_paths, board)):
        agree(engine, problem)


@pytest.mark.parametrize(("engine", "board"), cases(one_way_problems))
def test_same_lines_along_arcs_as_brute_force(engine: Engine, board: Board) -> None:
    for problem in filter(partial(accepts, engine), posed(one_way_problems, board)):
        agree(engine, problem)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.key)
def test_stops_at_the_number_of_answers_asked_for(engine: Engine) -> None:
    for problem in (*loop_problems(BOARDS["4x3"])[:1], open_paths(BOARDS["4x3"])[0]):
        if engine.declines(problem, Task.SOLVE):
            continue
        found, done = answers(engine, problem, Limit(solutions=2))
        assert len(found) == 2
        assert not done.exact and done.reason


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.key)
def test_claims_nothing_once_cancelled(engine: Engine) -> None:
    token = Token()
    token.cancel()
    for problem in (*loop_problems(BOARDS["4x3"])[:1], open_paths(BOARDS["4x3"])[0]):
        if engine.declines(problem, Task.COUNT):
            continue
        *_, done = engine.run(problem, Task.COUNT, Limit(), token)
        assert isinstance(done, Done)
        assert not done.exact and done.reason


def test_every_engine_has_a_key_of_its_own() -> None:
    keys = [engine.key for engine in ENGINES]
    assert len(set(keys)) == len(keys)
