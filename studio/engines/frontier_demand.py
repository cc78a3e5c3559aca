"""From a problem to what a sweep must count, and how many answers each line stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from studio.puzzle import (
    Follows,
    LinksUsed,
    LinkUnused,
    LinkUsed,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
)

SHAPES = frozenset({Shape.CYCLE, Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})

MOST_NEIGHBOURS = 30
"""Links at one node; the kernels note the two chosen in five bits each."""


@dataclass(frozen=True)
class Demand:
    """What is asked of the line, apart from the shape of the graph.

    ``spanning``: it visits all nodes. ``closed``: it is a cycle. ``ends``: nodes where it must end.
    ``free_ends``: how many of its ends may be anywhere. ``labels``: node -> step, for numbered
    lines. ``used`` and ``unused`` are link numbers; each of ``counts`` says how often links of a
    list (link number -> times it counts) are used together.
    """

    spanning: bool
    closed: bool
    ends: frozenset[int] = frozenset()
    free_ends: int = 0
    labels: Mapping[int, int] | None = None
    used: frozenset[int] = frozenset()
    unused: frozenset[int] = frozenset()
    counts: tuple[tuple[Mapping[int, int], int], ...] = ()


@dataclass(frozen=True)
class Counted:
    """A demand, and the answers per line: the numberings that obey, where those count.

    ``demand`` None: the constraints contradict each other.
    """

    demand: Demand | None
    factor: int = 1


def unsuited(problem: Problem) -> str | None:
    """Why no sweep can count the problem, as a sentence; None if its constraints allow one."""
    if problem.shape not in SHAPES:
        return f"Frontier counting does not know the shape {problem.shape.value}."
    if max(map(len, problem.graph.neighbours), default=0) > MOST_NEIGHBOURS:
        return f"Frontier counting is for nodes of at most {MOST_NEIGHBOURS} links."
    if problem.graph.directed:
        return "Frontier counting needs links that go both ways."
    for constraint in problem.constraints:
        match constraint:
            case LinkUsed() | LinkUnused() | LinksUsed():
                pass
            case StepAt():
                if not problem.rooted or problem.shape is Shape.CYCLE:
                    return (
                        "Frontier counting knows steps only of numbered lines through every cell."
                    )
            case Follows():
                return "Frontier counting does not know the direction of a line, so no arrows."
            case StepAmong():
                return "Frontier counting does not know numbers whose cells are open."
            case StepParity():
                return "Frontier counting does not know odd and even steps."
            case _:
                words = type(constraint).__name__
                return f"Frontier counting does not know the constraint {words}."
    return None


def counted(problem: Problem) -> Counted:
    """The demand of a problem that :func:`unsuited` lets pass."""
    graph, closed = problem.graph, problem.closed
    used: set[int] = set()
    unused: set[int] = set()
    counts: list[tuple[dict[int, int], int]] = []
    steps: set[tuple[int, int]] = set()
    for constraint in problem.constraints:
        match constraint:
            case LinkUsed(u, v):
                if (u, v) not in graph.link_index:
                    return Counted(None)
                used.add(graph.link_index[u, v])
            case LinkUnused(u, v):
                if (u, v) in graph.link_index:
                    unused.add(graph.link_index[u, v])
            case LinksUsed(links, count):
                times: dict[int, int] = {}
                for pair in links:
                    if pair in graph.link_index:
                        link = graph.link_index[pair]
                        times[link] = times.get(link, 0) + 1
                counts.append((times, count))
            case StepAt(node, step):
                steps.add((node, step))
    labels = dict(steps)
    if len(labels) < len(steps) or len(set(labels.values())) < len(steps):
        return Counted(None)
    if any(not 1 <= step <= graph.size for step in labels.values()):
        return Counted(None)
    ends, free, numbered, factor = _ends(problem, labels)
    demand = Demand(
        spanning=problem.shape is not Shape.CYCLE,
        closed=closed,
        ends=ends,
        free_ends=free,
        labels=labels if numbered else None,
        used=frozenset(used),
        unused=frozenset(unused),
        counts=tuple(counts),
    )
    return Counted(demand, factor)


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
