"""Problems and helpers for the tests of frontier counting."""

from __future__ import annotations

import random
from functools import partial

import pytest

from studio.board import Board, Graph
from studio.engines.counting import edge_frequencies
from studio.engines.counting import plan as frontier_plan
from studio.engines.counting.edge_frequencies import SolutionTable, tabulate
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
)

KERNELS = ("narrow", "broad", "wide")
"""Those that expand states without labels, where each can."""


def unimproved(patch: pytest.MonkeyPatch) -> None:
    """Sweep over all nodes as they are laid out, whatever clues tell."""
    for module in (frontier_plan, edge_frequencies):
        patch.setattr(module, "plan", partial(frontier_plan.plan, improved=False))


def by_kernel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans are made for this kernel, where it can follow them."""
    if name != "narrow":
        monkeypatch.setattr(frontier_plan, "NARROW_SLOTS", -1)
    if name == "wide":
        monkeypatch.setattr(frontier_plan, "BROAD_SLOTS", -1)


def count(engine: Engine, problem: Problem, limit: Limit | None = None) -> int:
    """How many answers an engine counts; it must be sure."""
    assert engine.declines(problem, Task.COUNT) is None
    *_, done = engine.run(problem, Task.COUNT, limit or Limit(), Token())
    assert isinstance(done, Done)
    assert done.exact, done
    return done.count


def table(problem: Problem) -> SolutionTable:
    """The table of all answers."""
    run = tabulate(problem, Limit(), Token())
    while True:
        try:
            next(run)
        except StopIteration as end:
            assert isinstance(end.value, SolutionTable), end.value
            return end.value


def points(rows: int, columns: int) -> Graph:
    """The graph of so many points in rows and columns."""
    return Board.square(rows - 1, columns - 1).loop_graph


def from_first_to_last(board: Board, last: int | None = None) -> Problem:
    """Lines through every cell from the first to the last one in reading order."""
    size = len(board)
    ends = (StepAt(0, 1), StepAt(size - 1 if last is None else last, size))
    return Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, ends, rooted=True)


def slitherlink(board: Board, density: float, rng: random.Random) -> Problem:
    """Random numbers on some cells; often no loop has them."""
    graph = board.loop_graph
    clues = [
        EdgesUsed(tuple(graph.edges[k] for k in sides), rng.choice((0, 1, 1, 2, 2, 2, 3, 3)))
        for sides in board.cell_sides
        if rng.random() < density
    ]
    return Problem(graph, Shape.CYCLE, tuple(clues))


def any_problem(board: Board, rng: random.Random) -> Problem:
    """A small problem of any shape that the counters know, with constraints of any kind."""
    shape = rng.choice((Shape.CYCLE, Shape.HAMILTONIAN_CYCLE, Shape.HAMILTONIAN_PATH))
    graph = board.loop_graph if shape is Shape.CYCLE else board.cell_graph
    rooted = shape is not Shape.CYCLE and rng.random() < 0.6
    found: list[Constraint] = []
    if graph.edges:
        for kind in rng.sample((EdgeUsed, EdgeUnused, EdgeUsed), rng.randrange(3)):
            found.append(kind(*rng.choice(graph.edges)))
        if rng.random() < 0.4:
            edges = rng.sample(graph.edges, min(4, len(graph.edges)))
            found.append(EdgesUsed(tuple(edges), rng.randrange(len(edges))))
    if rooted:
        size = graph.size
        for _ in range(rng.randrange(4)):
            step = rng.choice((1, size, (size + 1) // 2, rng.randint(1, size)))
            found.append(StepAt(rng.randrange(size), step))
    return Problem(graph, shape, tuple(found), rooted)


def one_way(size: int, density: float, rng: random.Random) -> Graph:
    """A random graph whose edges lead one way; some pairs of nodes have one each way."""
    pairs = ((u, v) for u in range(size) for v in range(size) if u != v)
    return Graph(size, tuple(pair for pair in pairs if rng.random() < density), directed=True)


def any_heading(rng: random.Random, graph: Graph) -> Problem:
    """A problem in which directions count, on a graph whose edges lead one way or both ways."""
    size = graph.size
    found: list[Constraint] = [] if graph.directed else [StepParity(0, rng.random() < 0.5)]
    for _ in range(rng.randrange(4)):
        u, v = rng.sample(range(size), 2)
        low, high = min(u, v), max(u, v)
        step = rng.choice((1, size, rng.randint(1, size)))
        found.append(
            rng.choice(
                (
                    EdgeUsed(low, high),
                    EdgeUnused(low, high),
                    Follows(u, v),
                    StepParity(u, rng.random() < 0.5),
                    StepAt(u, step),
                    StepAmong((low, high), step),
                )
            )
        )
    shape = rng.choice((Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE))
    return Problem(graph, shape, tuple(found), rooted=True)
