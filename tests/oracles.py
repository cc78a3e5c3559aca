"""An independent judge for small boards: a line is a set of edges with the right degrees.

It shares nothing with the engines but the problem itself. Where they walk from node to node or ask
a SAT solver, this goes through the edges one by one, taking each or leaving it.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from studio.board import Graph
from studio.engines.engine import Answer, Model, Refuted, Stopped, Token
from studio.puzzle import Constraint, EdgeUsed, Problem, Shape, StepAt, Trace

DEGREES = {
    Shape.CYCLE: {0, 2},
    Shape.HAMILTONIAN_CYCLE: {2},
    Shape.HAMILTONIAN_PATH: {0, 1, 2},
}
"""How many edges of the line may meet at a node (0 of a path only where there is one node)."""


def answers(problem: Problem) -> list[Trace]:
    """All answers of a problem, each in its canonical form, once."""
    return [trace for trace in shapes(problem) if all(c.holds(trace) for c in problem.constraints)]


def shapes(problem: Problem) -> list[Trace]:
    """All lines of the problem's graph and shape, whatever its constraints."""
    found = []
    for chosen in _choices(problem.graph, DEGREES[problem.shape]):
        line = _line(problem, chosen)
        if line is not None:
            found += _drawings(problem, line)
    return found


def _choices(graph: Graph, degrees: set[int]) -> Iterator[list[tuple[int, int]]]:
    """Every set of edges in which each node has one of the degrees."""
    last = [max(edges, default=-1) for edges in graph.incident]
    if any(k < 0 for k in last) and 0 not in degrees:
        return
    degree = [0] * graph.size
    chosen: list[tuple[int, int]] = []

    def decide(k: int) -> Iterator[list[tuple[int, int]]]:
        if k == len(graph.edges):
            yield list(chosen)
            return
        u, v = graph.edges[k]
        for take in (False, True):
            degree[u] += take
            degree[v] += take
            settled = all(degree[node] in degrees for node in (u, v) if last[node] == k)
            if settled and max(degree[u], degree[v]) <= 2:
                if take:
                    chosen.append((u, v))
                yield from decide(k + 1)
                if take:
                    chosen.pop()
            degree[u] -= take
            degree[v] -= take

    yield from decide(0)


def _line(problem: Problem, chosen: list[tuple[int, int]]) -> Trace | None:
    """The one line that these edges make; None if they make none, or several."""
    size, closed = problem.graph.size, problem.closed
    spanning = problem.shape is not Shape.CYCLE
    if spanning and len(chosen) != size - (not closed):
        return None
    if not chosen:
        return Trace((0,)) if spanning and size == 1 and not closed else None
    ways: dict[int, list[int]] = {}
    for u, v in chosen:
        ways.setdefault(u, []).append(v)
        ways.setdefault(v, []).append(u)
    ends = [node for node, others in ways.items() if len(others) == 1]
    if len(ends) != (0 if closed else 2):
        return None
    nodes = [min(ends or ways)]
    while steps := [node for node in ways[nodes[-1]] if node not in nodes]:
        nodes.append(min(steps))
    if len(nodes) != len(ways) or (spanning and len(nodes) != size):
        return None
    return Trace(tuple(nodes), closed)


def _drawings(problem: Problem, line: Trace) -> list[Trace]:
    """The answers that a line is: several where start and direction count."""
    if not problem.rooted:
        return [line.canonical()]
    nodes = line.nodes
    turns = range(len(nodes)) if line.closed else (0,)
    drawn = {nodes[k:] + nodes[:k] for k in turns}
    return [Trace(each, line.closed) for each in sorted(drawn | {each[::-1] for each in drawn})]


class ListOracle:
    """A live solver that looks through the list of all lines; answers at random, by a seed."""

    def __init__(self, problem: Problem, seed: int = 0) -> None:
        self._problem = problem
        self._random = random.Random(seed)

    @property
    def graph(self) -> Graph:
        return self._problem.graph

    @property
    def shape(self) -> Shape:
        return self._problem.shape

    @cached_property
    def lines(self) -> list[Trace]:
        return shapes(self._problem)

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        if self._problem.rooted:
            return frozenset(StepAt(node, step) for node, step in trace.steps.items())
        return frozenset(EdgeUsed(u, v) for u, v in trace.used)

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        if token.stopped:
            return Stopped()
        # Facts belong to one line each, so denying them strikes that line from the list.
        struck = {self._by_facts[group] for group in deny if group in self._by_facts}
        others = [group for group in deny if group not in self._by_facts]
        right = [
            line
            for line in self.lines
            if line not in struck
            and all(c.holds(line) for c in hold)
            and all(any(not c.holds(line) for c in group) for group in others)
        ]
        return Model(self._random.choice(right)) if right else Refuted(frozenset(hold))

    @cached_property
    def _by_facts(self) -> dict[Collection[Constraint], Trace]:
        return {self.facts(line): line for line in self.lines}
