"""From a problem to what a sweep must count, and how many answers each line stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from itertools import product
from math import prod

from studio.board import Graph
from studio.engines.counting.clues import Clues
from studio.engines.counting.patterns import PATTERNS, too_busy
from studio.engines.reasons import Declined
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
from studio.puzzle.reason import Reason
from studio.puzzle.visits import simplified
from studio.records import dataclass

SHAPES = frozenset({Shape.CYCLE, Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})

MOST_NEIGHBOURS = 30
"""Edges at one node; the kernels note the two chosen in five bits each."""


MOST_CASES = 64
"""Ways to place the numbers whose cells are open; each is counted for itself."""


@dataclass(frozen=True)
class Demand:
    """What is asked of the line, apart from the shape of the graph.

    ``spanning``: it visits all nodes. ``closed``: it is a cycle. ``ends``: nodes where it must end.
    ``free_ends``: how many of its ends may be anywhere. ``labels``: node -> step, for numbered
    lines. ``used`` and ``unused`` are edge numbers; ``counts`` says how many of some edges are used
    together. ``patterns`` are the other constraints on edges and visits (``counting/patterns.py``).
    """

    spanning: bool
    closed: bool
    ends: frozenset[int] = frozenset()
    free_ends: int = 0
    labels: Mapping[int, int] | None = None
    used: frozenset[int] = frozenset()
    unused: frozenset[int] = frozenset()
    counts: Clues = field(default_factory=Clues.none)
    patterns: tuple[Constraint, ...] = ()
    heading: Heading | None = None


@dataclass(frozen=True)
class Heading:
    """What is asked of a line whose direction counts.

    ``odd``: node -> must its step be odd, or even? ``follows``: pairs of nodes that it takes one
    right after the other. ``inner``: do labels stand anywhere but where the line begins and ends?
    """

    odd: Mapping[int, bool]
    follows: frozenset[tuple[int, int]]
    inner: bool


@dataclass(frozen=True)
class Counted:
    """A demand, and the answers per line: the numberings that obey, where those count.

    ``demand`` None: the constraints contradict each other.
    """

    demand: Demand | None
    factor: int = 1


def unsuited(problem: Problem) -> Reason | None:
    """Why no sweep can count the problem, with its values; None if its constraints allow one."""
    problem = simplified(problem)
    if problem.shape not in SHAPES:
        return Reason.of(Declined.FRONTIER_SHAPE, shape=problem.shape.value)
    heads = heading(problem)
    most = max(map(len, problem.graph.both_ways.neighbours), default=0)
    if most * (2 if heads else 1) > MOST_NEIGHBOURS:
        few = MOST_NEIGHBOURS // 2 if heads else MOST_NEIGHBOURS
        busy = Declined.FRONTIER_EDGES_DIRECTED if heads else Declined.FRONTIER_EDGES
        return Reason.of(busy, most=few)
    for constraint in problem.constraints:
        match constraint:
            case EdgeUsed() | EdgeUnused():
                pass
            case EdgesUsed():
                if heads:
                    return Reason(Declined.FRONTIER_EDGE_COUNTS)
            case _ if isinstance(constraint, PATTERNS):
                if heads:
                    return Reason(Declined.FRONTIER_PATTERNS)
                if too_busy(problem.graph, constraint):
                    return Reason(Declined.FRONTIER_BUSY_PATTERNS)
            case StepAt() | StepAmong() | Follows() | StepParity():
                if not problem.rooted or problem.shape is Shape.CYCLE:
                    return Reason(Declined.FRONTIER_STEPS)
            case _:
                name = type(constraint).__name__
                return Reason.of(Declined.FRONTIER_CONSTRAINT, constraint=name)
    if prod(len(c.nodes) for c in problem.constraints if isinstance(c, StepAmong)) > MOST_CASES:
        return Reason.of(Declined.FRONTIER_CASES, most=MOST_CASES)
    if not heads:
        return None
    if not problem.rooted or problem.shape is Shape.CYCLE:
        return Reason(Declined.FRONTIER_DIRECTIONS)
    if problem.closed and problem.graph.size % 2 and _kinds(problem) & {StepParity}:
        return Reason(Declined.FRONTIER_PARITY)
    return None


def heading(problem: Problem) -> bool:
    """Does the direction of the line count, apart from its numbers?"""
    return problem.graph.directed or bool(_kinds(problem) & {Follows, StepParity})


def _kinds(problem: Problem) -> set[type]:
    return set(map(type, problem.constraints))


def cases(problem: Problem) -> list[Problem]:
    """The problem with each number whose cells are open at one of them, in every way.

    A line is at one node at a step, so it obeys exactly one of these where it obeys at all.
    """
    vague = [c for c in problem.constraints if isinstance(c, StepAmong)]
    if not vague:
        return [problem]
    rest = tuple(c for c in problem.constraints if not isinstance(c, StepAmong))
    return [
        replace(problem, constraints=(*rest, *placed))
        for placed in product(*([StepAt(node, c.step) for node in c.nodes] for c in vague))
    ]


def counted(problem: Problem) -> Counted:
    """The demand of a problem that :func:`unsuited` lets pass, none of its numbers open."""
    problem = simplified(problem)
    graph, closed = problem.graph, problem.closed
    used: set[int] = set()
    unused: set[int] = set()
    steps: set[tuple[int, int]] = set()
    # Clues that count are most of them where there are many.
    sums = [c for c in problem.constraints if isinstance(c, EdgesUsed)]
    others = problem.constraints if len(sums) < len(problem.constraints) else ()
    for constraint in others:
        match constraint:
            case EdgeUsed(u, v):
                ways = _ways(graph, u, v)
                if not ways:
                    return Counted(None)
                used.add(ways[0])
            case EdgeUnused(u, v):
                unused.update(_ways(graph, u, v))
            case StepAt(node, step):
                steps.add((node, step))
    labels = dict(steps)
    if len(labels) < len(steps) or len(set(labels.values())) < len(steps):
        return Counted(None)
    if any(not 1 <= step <= graph.size for step in labels.values()):
        return Counted(None)
    counts = Clues.of(graph, sums) if sums else Clues.none()
    patterns = tuple(c for c in others if isinstance(c, PATTERNS))
    lines = frozenset(used), frozenset(unused)
    if graph.directed or (others and heading(problem)):
        demand = Demand(problem.spanning, closed, frozenset(), 0, None, *lines, counts, patterns)
        return _headed(problem, demand, labels)
    ends, free, numbered, factor = _ends(problem, labels)
    told = labels if numbered else None
    return Counted(
        Demand(problem.spanning, closed, ends, free, told, *lines, counts, patterns), factor
    )


def _ways(graph: Graph, u: int, v: int) -> list[int]:
    """The edges of two nodes: one, or where edges lead one way up to two."""
    index = graph.edge_index
    return sorted({index[pair] for pair in ((u, v), (v, u)) if pair in index})


def _headed(problem: Problem, demand: Demand, labels: dict[int, int]) -> Counted:
    """The demand where directions count, of one on edges and of ``labels``."""
    follows: set[tuple[int, int]] = set()
    marks: set[tuple[int, bool]] = set()
    for constraint in problem.constraints:
        match constraint:
            case Follows(u, v):
                index = problem.graph.edge_index
                if (u, v) not in index:
                    return Counted(None)
                follows.add((u, v))
            case StepParity(node, is_odd):
                marks.add((node, is_odd))
    odd = dict(marks)
    if len(odd) < len(marks) or any(
        labels[node] % 2 != odd[node] for node in labels.keys() & odd.keys()
    ):
        return Counted(None)
    size, factor = problem.graph.size, 1
    if demand.closed and size < 3:
        return Counted(None)
    inner = bool(set(labels.values()) - {1, size})
    if demand.closed:
        # One number only says where a closed line begins, and what is odd there.
        inner = len(labels) > 1
        if not labels:
            factor = size // 2 if odd else size
        elif not inner:
            odd |= {node: step % 2 == 1 for node, step in labels.items()} if odd else {}
            labels = {}
    if inner:
        odd = {node: value for node, value in odd.items() if node not in labels}
    told = Heading(odd, frozenset(follows), inner)
    return Counted(replace(demand, labels=labels, heading=told), factor)


def _ends(problem: Problem, labels: dict[int, int]) -> tuple[frozenset[int], int, bool, int]:
    """(fixed ends, free ends, are steps needed?, answers per line).

    Labels on the first and last step alone fix ends; no steps need then be counted.
    """
    size = problem.graph.size
    none: frozenset[int] = frozenset()
    if problem.closed:
        # One label fixes where a numbered cycle starts; its direction is still free.
        if not problem.rooted:
            return none, 0, False, 1
        return none, 0, len(labels) > 1, (2 * size, 2)[len(labels)] if len(labels) < 2 else 1
    if set(labels.values()) <= {1, size}:
        factor = 2 if problem.rooted and not labels else 1
        return frozenset(labels), 2 - len(labels), False, factor
    return none, 0, True, 1
