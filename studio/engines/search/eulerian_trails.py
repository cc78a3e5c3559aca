"""Drawings in one stroke: all of them, how many there are, or one of them.

Shape.COVERING_TRAIL on undirected graphs, parallel edges allowed. A drawing is told by
the corners it visits in order; parallel lines are not told apart, so swapping them makes no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import factorial, prod

from studio.board import Graph
from studio.engines.counting.pairings import count_circuits
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found, Progress, Step, Tally, Why
from studio.engines.reasons import Declined, Impossible, Unfinished
from studio.engines.search.listing import DRAWINGS, Steps, listed
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, StepAt, Trace
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import odd_nodes, why_no_stroke

MOST_STATES = 400_000
"""Pairings that are kept at a time when drawings are counted, unless a limit says otherwise."""


class EulerianTrails:
    """The engine."""

    key = "trails"
    name = "Drawings in one stroke"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Lines that use edges once; counted where they use all, and no more than ends is given."""
        if problem.shape is not Shape.EULERIAN_TRAIL:
            return Reason(Declined.TRAILS_SHAPE)
        if problem.graph.directed:
            return Reason(Declined.TRAILS_DIRECTION)
        if task is Task.SOLVE:
            return None
        if not problem.rooted:
            return Reason(Declined.TRAILS_COUNTED)
        for constraint in problem.constraints:
            if not isinstance(constraint, StartsAt | EndsAt):
                name = type(constraint).__name__
                return Reason.of(Declined.TRAILS_CONSTRAINT, constraint=name)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """List drawings, or count them; asked for one, draw it step by step (Hierholzer)."""
        ends = _ends(problem)
        if ends is None:
            yield Done(0, exact=True, reason=Reason(Impossible.TWO_ENDS))
            return
        reason = why_no_stroke(problem.graph, *ends)
        if reason is not None and problem.graph.edges:
            yield Done(0, exact=True, reason=reason)
            return
        plain = all(isinstance(c, StartsAt | EndsAt) for c in problem.constraints)
        if task is Task.COUNT:
            yield from _count(problem, ends, limit, token)
        elif plain and limit.solutions == 1 and problem.graph.edges:
            yield from _one(problem, ends)
        else:
            yield from listed(problem, _lines(problem, ends[0]), DRAWINGS, limit, token)


EULERIAN_TRAILS = EulerianTrails()


def drawings(graph: Graph, limit: Limit, token: Token) -> Iterator[dict[int, int] | None]:
    """The exact number of drawings in one stroke from every corner, by the start.

    Yields None while it works, and last the numbers, or None where the limit stopped it. In a graph
    without odd corners every circuit is drawn from every visit of a corner, in both directions;
    with two odd corners all drawings lead from one of them to the other.
    """
    found = dict.fromkeys(range(graph.size), 0)
    if why_no_stroke(graph) is not None:
        yield found
        return
    odd = odd_nodes(graph)
    edges = [*graph.edges, *pairwise(odd)]
    doubled = prod(factorial(n) for n in Counter(graph.edges).values())
    states = MOST_STATES if limit.nodes is None else limit.nodes
    clock = Token(limit.seconds)

    def stopped() -> bool:
        return token.stopped or clock.stopped

    for circuits in count_circuits(graph.size, edges, states, stopped):
        if circuits is not None:
            for node in range(graph.size):
                if odd:
                    found[node] = circuits // doubled if node in odd else 0
                else:
                    found[node] = circuits * len(graph.incident[node]) // doubled
            yield found
            return
        if stopped():
            break
        yield None
    yield None


def hierholzer(graph: Graph, start: int) -> Iterator[Step | Trace]:
    """One drawing of all lines from ``start``, with the steps that find it; linear in the edges.

    There must be one: see :func:`studio.puzzle.strokes.why_no_stroke`. Walk on along fresh lines
    until there are none; then go back to the last corner that has some, and walk on from there. The
    corners in the order in which they are left for good are the drawing, read backwards. C.
    Hierholzer, "Ueber die Moeglichkeit, einen Linienzug ohne Wiederholung und ohne Unterbrechung zu
    umfahren", Mathematische Annalen 6 (1873).
    """
    used = [False] * len(graph.edges)
    ways = [list(reversed(edges)) for edges in graph.incident]
    stack = [start]
    drawing: list[int] = []
    yield Step(start)
    while stack:
        node = stack[-1]
        while ways[node] and used[ways[node][-1]]:
            ways[node].pop()
        if ways[node]:
            edge = ways[node].pop()
            used[edge] = True
            u, v = graph.edges[edge]
            stack.append(v if node == u else u)
            yield Step(stack[-1])
        else:
            drawing.append(stack.pop())
            if stack:
                yield Step(node, back=True, why=Why.NO_LINE)
    yield Trace(tuple(reversed(drawing)))


# -- the engine's parts ----------------------------------------------------------------------------


def _ends(problem: Problem) -> tuple[int | None, int | None] | None:
    """Start and end, each None where it is free; None where two are given."""
    starts = {c.node for c in problem.constraints if isinstance(c, StartsAt)}
    ends = {c.node for c in problem.constraints if isinstance(c, EndsAt)}
    if len(starts) > 1 or len(ends) > 1:
        return None
    return min(starts, default=None), min(ends, default=None)


def _count(
    problem: Problem, ends: tuple[int | None, int | None], limit: Limit, token: Token
) -> Iterator[Event]:
    """All drawings, by start; with both ends given the one number that is asked for."""
    graph = problem.graph
    if not graph.edges:
        single = {n for n in ends if n is not None}
        free = 1 if len(single) == 1 else 0 if single else graph.size
        yield Done(free, exact=True)
        return
    start, end = ends
    for by_start in drawings(graph, limit, token):
        if by_start is None:
            yield Progress()
            continue
        odd = odd_nodes(graph)
        for node in by_start:
            other = sum(odd) - node if node in odd else node
            if start not in (None, node) or end not in (None, other):
                by_start[node] = 0
        yield Tally("start", tuple(by_start.items()))
        yield Done(sum(by_start.values()), exact=True)
        return
    reason = Reason(Unfinished.TOO_MANY_DRAWINGS)
    yield Done(
        1, exact=False, reason=Reason(Unfinished.DRAWINGS_UNCOUNTED) if token.stopped else reason
    )


def _one(problem: Problem, ends: tuple[int | None, int | None]) -> Iterator[Event]:
    """One drawing, step by step."""
    start, end = ends
    graph = problem.graph
    odd = odd_nodes(graph)
    if start is None:
        start = sum(odd) - end if odd and end is not None else end
    if start is None:
        start = odd[0] if odd else next(n for n, edges in enumerate(graph.incident) if edges)
    for event in hierholzer(graph, start):
        if isinstance(event, Step):
            yield event
        else:
            yield Found(problem.canonical(event))
    yield Done(1, exact=False, reason=Reason(Unfinished.ENOUGH_DRAWINGS))


def _lines(problem: Problem, start: int | None) -> Iterator[tuple[int, ...] | None]:
    """Every line that uses each edge once; None for a step.

    It goes on only where the edges left are joined to its end: then every branch holds a drawing,
    since the number of odd corners is right at every step.
    """
    graph = problem.graph
    odd = odd_nodes(graph)
    nodes = range(graph.size)
    most = len(graph.edges) + 1
    for begin in nodes if start is None else (start,):
        if odd and begin not in odd:
            continue
        end = sum(odd) - begin if odd else begin
        steps = Steps.of(problem, most, (StepAt(end, most), EndsAt(end)))
        if steps is None or not steps.among((), 1 << begin):
            continue
        left = Counter(graph.edges)
        path = [begin]
        if not graph.edges:
            yield (begin,)
        choices = [_choices(graph, left, path, steps)]
        while choices:
            if not choices[-1]:
                choices.pop()
                other = path.pop()
                if path:
                    left[min(path[-1], other), max(path[-1], other)] += 1
                continue
            node = choices[-1].pop()
            left[min(path[-1], node), max(path[-1], node)] -= 1
            path.append(node)
            whole = len(path) == len(graph.edges) + 1
            yield tuple(path) if whole else None
            choices.append([] if whole else _choices(graph, left, path, steps))


def _choices(
    graph: Graph, left: Counter[tuple[int, int]], path: list[int], steps: Steps
) -> list[int]:
    """Where a line may go on from its end, the last first."""
    node, found = path[-1], []
    for other in sorted(set(graph.neighbours[node]), reverse=True):
        edge = (min(node, other), max(node, other))
        if not left[edge] or not steps.among(path, 1 << other):
            continue
        left[edge] -= 1
        if _joined(graph, left, other):
            found.append(other)
        left[edge] += 1
    return found


def _joined(graph: Graph, left: Counter[tuple[int, int]], node: int) -> bool:
    """Do all edges that are left lie in the part of a node?"""
    seen = {node}
    found = [node]
    for here in found:
        for other in graph.neighbours[here]:
            if other not in seen and left[min(here, other), max(here, other)]:
                seen.add(other)
                found.append(other)
    return all(u in seen for (u, _), count in left.items() if count)
