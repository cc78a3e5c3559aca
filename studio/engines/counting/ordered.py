"""Counts paths through all nodes that meet given nodes in their order, exactly.

A frontier sweep, edge by edge (D. Knuth's Simpath; see ``plan.py``), in plain Python: for each node
of the frontier it knows the other end of its piece of line and, beside it, which given node of the
order the piece ends with there. Two pieces join where these follow each other. An edge from the end
of the path to its start makes it a loop, so that pieces have no ends but these. Time and memory
grow exponentially with the board's narrow side; orders narrow them down a lot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from studio.board import Graph
from studio.engines.counting.order import good_order, width
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Progress
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import EdgeUnused, MetInOrder, Problem, Shape, StepAt
from studio.puzzle.reason import Reason
from studio.records import dataclass

MOST_WIDE = 10
"""Nodes across a board: some hundred thousand states."""

MOST_STATES = 400_000
"""States of a layer, where the limit says nothing: some hundred megabytes."""

FULL = -1
"""In place of a mate: two edges meet there already."""

ALONE, LOW, HIGH = 0, 1, 2
"""Which end of the given nodes of a piece an end is; ALONE where it holds one of them, whose order
is open yet."""

End: TypeAlias = tuple[int, int]
"""Of a node its mate, the other end of its piece, or FULL; and what lies nearest to it of the nodes
met in order: three times the rank, plus which end of the piece's ranks that is; 0 for none."""

State: TypeAlias = tuple[End, ...]
"""The ends of the nodes of the frontier, in their order there."""


@dataclass(frozen=True)
class Order:
    """What a problem asks: ranks from 1 of the nodes that are met in order, first and last among
    them, and the edges that may be used."""

    ranks: dict[int, int]
    first: int
    last: int
    edges: tuple[tuple[int, int], ...]


def order_of(problem: Problem) -> Order | None:
    """The order that a problem asks for; None where it asks for something else."""
    size, edges = problem.graph.size, set(problem.graph.edges)
    ends: dict[int, int] = {}
    inner: dict[int, int] = {}
    orders = set()
    for constraint in problem.constraints:
        match constraint:
            case StepAt(node, step) if step in (1, size):
                if ends.setdefault(step, node) != node:
                    return None
            case MetInOrder(nodes, place):
                inner[place] = nodes[place]
                orders.add(nodes)
            case EdgeUnused(u, v):
                edges.discard((u, v))
            case _:
                return None
    if len(ends) < 2 or len(set(ends.values())) < 2 or len(orders) > 1:
        return None
    met = [ends[1], *(node for _, node in sorted(inner.items())), ends[size]]
    if len(set(met)) < len(met):
        return None
    ranks = {node: rank for rank, node in enumerate(met, start=1)}
    return Order(ranks, ends[1], ends[size], tuple(sorted(edges)))


@dataclass(frozen=True, slots=True)
class FrontierOrdered:
    """The engine."""

    key: str = "frontier-ordered"
    name: str = "Frontier counting of ordered paths"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Counts paths with given ends through all nodes of graphs that are narrow enough."""
        if task is not Task.COUNT:
            return Reason(Declined.COUNTS_ONLY)
        ordered = any(isinstance(c, MetInOrder) for c in problem.constraints)
        if problem.shape is not Shape.HAMILTONIAN_PATH or problem.graph.directed or not ordered:
            return Reason(Declined.COUNTS_ORDERS)
        if order_of(problem) is None:
            return Reason(Declined.ORDER_ENDS)
        wide = width(problem.graph, good_order(problem.graph))
        if wide > MOST_WIDE:
            return Reason.of(Declined.TOO_WIDE, wide=wide, most=MOST_WIDE)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count; where it is stopped nothing is known."""
        asked = order_of(problem)
        assert asked is not None
        clock = Token(limit.seconds)
        most = limit.nodes or MOST_STATES
        frontier = [asked.first, asked.last]
        ends = (asked.last, 3 + HIGH), (asked.first, 3 * asked.ranks[asked.last] + LOW)
        states: dict[State, int] = {ends: 1}
        steps = list(_steps(problem.graph, asked))
        for done, step in enumerate(steps, start=1):
            if token.stopped or clock.stopped:
                yield Done(0, exact=False, reason=Reason(Unfinished.NODES_LEFT))
                return
            states = _decided(states, frontier, step, asked)
            if len(states) > most:
                yield Done(0, exact=False, reason=Reason.of(Unfinished.STATES, states=len(states)))
                return
            yield Progress(done, len(steps))
        yield Done(states.get((), 0), exact=True)


FRONTIER_ORDERED = FrontierOrdered()


@dataclass(frozen=True)
class _Step:
    """An edge that is decided, the nodes of which it is the last one, and whether all nodes have
    come up by then."""

    u: int
    v: int
    gone: frozenset[int]
    every: bool


def _steps(graph: Graph, asked: Order) -> Iterator[_Step]:
    """The edges, by the later of their nodes."""
    place = {node: i for i, node in enumerate(good_order(graph))}
    edges = sorted(asked.edges, key=lambda pair: sorted((place[pair[0]], place[pair[1]]))[::-1])
    final = {node: k for k, edge in enumerate(edges) for node in edge}
    if len(final) < graph.size:
        return
    seen: set[int] = set()
    for k, (u, v) in enumerate(edges):
        seen |= {u, v}
        gone = frozenset(node for node in (u, v) if final[node] == k)
        yield _Step(u, v, gone, len(seen) == graph.size)


def _decided(
    states: dict[State, int], frontier: list[int], step: _Step, asked: Order
) -> dict[State, int]:
    """The states with an edge decided either way; brings the frontier up to date.

    A state whose line is whole has no ends left once all nodes are gone.
    """
    fresh = [node for node in (step.u, step.v) if node not in frontier]
    more = tuple((node, 3 * asked.ranks.get(node, 0)) for node in fresh)
    frontier += fresh
    at = {node: i for i, node in enumerate(frontier)}
    u, v = at[step.u], at[step.v]
    gone = sorted((at[node] for node in step.gone), reverse=True)
    found: dict[State, int] = {}

    def keep(ends: list[End], ways: int) -> None:
        for i in gone:
            if ends.pop(i)[0] != FULL:
                return
        key = tuple(ends)
        found[key] = found.get(key, 0) + ways

    for state, ways in states.items():
        ends = [*state, *more]
        (first, near), (second, beyond) = ends[u], ends[v]
        if first != FULL and second != FULL:
            both = joined(near, ends[at[first]][1], beyond, ends[at[second]][1])
            whole = first == step.v
            if both is not None and (not whole or step.every):
                drawn = list(ends)
                drawn[u] = drawn[v] = (FULL, 0)
                if not whole:
                    drawn[at[first]] = (second, both[0])
                    drawn[at[second]] = (first, both[1])
                if not whole or all(mate == FULL for mate, _ in drawn):
                    keep(drawn, ways)
        keep(ends, ways)
    frontier[:] = [node for node in frontier if node not in step.gone]
    return found


def joined(near: int, far: int, beyond: int, farther: int) -> tuple[int, int] | None:
    """What the outer ends of two pieces come to when their ends ``near`` and ``beyond`` are joined;
    None where the order does not go on there."""
    if not near:
        return beyond, farther
    if not beyond:
        return far, near
    (low, end), (high, other) = divmod(near, 3), divmod(beyond, 3)
    if high == low + 1 and end != LOW and other != HIGH:
        return far if end else near + LOW, farther if other else beyond + HIGH
    if low == high + 1 and end != HIGH and other != LOW:
        return far if end else near + HIGH, farther if other else beyond + LOW
    return None
