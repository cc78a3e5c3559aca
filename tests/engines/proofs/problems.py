"""Small problems of every shape, and what the names of a proof's variables say of a line."""

from __future__ import annotations

from itertools import pairwise

from studio.board import Board, Graph
from studio.engines.proofs.formula import Clause, Name
from studio.puzzle import (
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    Problem,
    Shape,
    StartsAt,
    StepAt,
    StepParity,
    Trace,
    ValuesSum,
)
from studio.puzzle.visits import VisitedOrOutside

GRID = Board.square(3, 4).cell_graph
RING = Board.hexagon(1).cell_graph
LOOPS = Board.square(2, 3).loop_graph
JUMPS = Graph(
    6,
    tuple(sorted({(0, 1), (1, 2), (2, 0), (1, 3), (3, 4), (4, 5), (2, 5), (4, 2)})),
    directed=True,
)
HOUSE = Graph(5, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)))
BRIDGES = Graph(4, ((0, 1), (0, 1), (0, 2), (0, 2), (0, 3), (1, 3), (2, 3)))
TWICE = Graph(3, ((0, 1), (0, 1), (1, 2)))

PROBLEMS: dict[str, Problem] = {
    "loops": Problem(LOOPS, Shape.CYCLE),
    "loops with clues": Problem(
        LOOPS,
        Shape.CYCLE,
        (EdgesUsed(tuple(LOOPS.edges[:3]), 1), EdgeUsed(*LOOPS.edges[4]), EdgeUnused(0, 1)),
    ),
    "loops with cells outside": Problem(
        LOOPS,
        Shape.CYCLE,
        (
            VisitedOrOutside(5, tuple(LOOPS.edges[:4])),
            VisitedOrOutside(0, (LOOPS.edges[7],)),
            VisitedOrOutside(2, ()),
        ),
    ),
    "round trips": Problem(GRID, Shape.HAMILTONIAN_CYCLE, (EdgeUnused(1, 2),)),
    "paths": Problem(GRID, Shape.HAMILTONIAN_PATH, (StartsAt(0),), rooted=True),
    "paths with clues": Problem(
        GRID,
        Shape.HAMILTONIAN_PATH,
        (StepAt(0, 3), StepAt(11, 8), EdgeUnused(5, 6), StepParity(6, odd=True)),
        rooted=True,
    ),
    "paths with arrows": Problem(
        RING,
        Shape.HAMILTONIAN_PATH,
        (Follows(0, 1), EndsAt(3), EdgesUsed(tuple(RING.edges[:3]), 2)),
        rooted=True,
    ),
    "paths without direction": Problem(GRID, Shape.HAMILTONIAN_PATH, (EdgeUsed(0, 1),)),
    "round trips from a start": Problem(
        RING, Shape.HAMILTONIAN_CYCLE, (StepAt(2, 4), StepAt(0, 7)), rooted=True
    ),
    "paths along arcs": Problem(JUMPS, Shape.HAMILTONIAN_PATH, rooted=True),
    "walks": Problem(JUMPS, Shape.PATH, (StartsAt(0), EndsAt(5)), rooted=True),
    "walks of a sum": Problem(
        JUMPS,
        Shape.PATH,
        (StartsAt(0), ValuesSum((1, 2, 3, -4, 5, 2), 5, count_start=False)),
        rooted=True,
    ),
    "drawings": Problem(HOUSE, Shape.EULERIAN_TRAIL, rooted=True),
    "bridges": Problem(BRIDGES, Shape.EULERIAN_TRAIL, rooted=True),
    "lines side by side": Problem(TWICE, Shape.EULERIAN_TRAIL, (StartsAt(0),), rooted=True),
}


def true_of(problem: Problem, trace: Trace, name: Name) -> bool:
    """Does a line do what a name says? Written from the words of :class:`Name` alone."""
    steps = list(pairwise(trace.nodes))
    if trace.closed:
        steps.append((trace.nodes[-1], trace.nodes[0]))
    walk = problem.shape in (Shape.PATH, Shape.EULERIAN_TRAIL)
    match name.word, name.about:
        case "link", (u, v):
            return (u, v) in steps or (v, u) in steps
        case "node", (node,):
            return node in trace.nodes
        case "odd", (number, upto):
            constraint = problem.constraints[number]
            assert isinstance(constraint, VisitedOrOutside)
            return sum((u, v) in trace.used for u, v in constraint.edges[:upto]) % 2 == 1
        case "after", (node, step):
            return trace.nodes.index(node) + 1 > step
        case "arc", (u, v) if not walk:
            return (u, v) in steps
    visited = states_of(problem, trace)
    match name.word, name.about:
        case "state", (state,):
            return state in visited
        case "first", (state,):
            return visited[0] == state
        case "last", (state,):
            return visited[-1] == state
        case "arc", (s, t):
            return (s, t) in pairwise(visited)
    raise AssertionError(name)


def states_of(problem: Problem, trace: Trace) -> list[int]:
    """The states of a walk; of lines side by side those with the smaller numbers come first."""
    if problem.shape is Shape.PATH:
        return list(trace.nodes)
    left = list(problem.graph.edges)
    found = []
    for u, v in pairwise(trace.nodes):
        k = left.index((min(u, v), max(u, v)))
        left[k] = (-1, -1)
        found.append(k if u < v else k + len(left))
    return found


def satisfied(problem: Problem, trace: Trace, names: list[Name], clause: Clause) -> bool:
    """Is a clause true of a line?"""
    return any((lit > 0) == true_of(problem, trace, names[abs(lit) - 1]) for lit in clause)
