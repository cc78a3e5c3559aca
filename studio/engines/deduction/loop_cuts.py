"""Two edges that alone join parts of a board: where a loop must use both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations

from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import OPEN, UNUSED


def couples(state: LoopState) -> Iterator[tuple[int, int, bool]]:
    """Two edges, not both known, that have the same faces on their sides, where faces without a
    line between them are one; and whether these are two, so that neither edge parts the board
    alone."""
    above = list(range(state.planar.size))

    def root(face: int) -> int:
        while above[face] != face:
            above[face] = above[above[face]]
            face = above[face]
        return face

    for edge, (a, b) in enumerate(state.planar.sides):
        if state.status[edge] == UNUSED:
            above[root(a)] = root(b)
    groups: dict[tuple[int, int], list[int]] = {}
    for edge, (a, b) in enumerate(state.planar.sides):
        if state.status[edge] != UNUSED:
            low, high = sorted((root(a), root(b)))
            groups.setdefault((low, high), []).append(edge)
    for (low, high), edges in groups.items():
        for first, second in combinations(edges, 2):
            if OPEN in (state.status[first], state.status[second]):
                yield first, second, low != high


def part_without(state: LoopState, first: int, second: int) -> set[int]:
    """The nodes that are reached from one end of an edge without either of two."""
    graph = state.graph
    start = graph.edges[first][0]
    seen, stack = {start}, [start]
    while stack:
        node = stack.pop()
        for edge in graph.incident[node]:
            if state.status[edge] == UNUSED or edge in (first, second):
                continue
            u, v = graph.edges[edge]
            if u + v - node not in seen:
                seen.add(u + v - node)
                stack.append(u + v - node)
    return seen


class Walk:
    """A walk through all that a line can still reach, which tells of two edges at a glance how many
    of some nodes are on either side of them.

    A walk goes deep first, so what lies behind an edge that it took has numbers without a gap, and
    two edges that together part the board without either doing so alone (R. E. Tarjan, "A note on
    finding the bridges of a graph", 1974) have these nodes between them: time linear in the board,
    once for all couples.
    """

    def __init__(self, state: LoopState, nodes: Sequence[int]) -> None:
        self._nodes = len(nodes)
        self._behind: dict[int, tuple[int, int]] = {}
        """The numbers of the nodes behind an edge that the walk took, the last one not among
        them."""
        if not nodes:
            return
        order = self._walked(state, nodes[0])
        among = set(nodes)
        self._before = [0, *accumulate(int(node in among) for node in order)]
        """For each number how many of the nodes have a lower one."""

    def _walked(self, state: LoopState, start: int) -> list[int]:
        """Walk, and say in which order the nodes were come to."""
        graph, status = state.graph, state.status
        order = [start]
        seen = {start}
        stack = [(start, -1, iter(graph.incident[start]), 0)]
        while stack:
            node, by, edges, number = stack[-1]
            for edge in edges:
                u, v = graph.edges[edge]
                other = u + v - node
                if status[edge] != UNUSED and other not in seen:
                    seen.add(other)
                    stack.append((other, edge, iter(graph.incident[other]), len(order)))
                    order.append(other)
                    break
            else:
                stack.pop()
                self._behind[by] = (number, len(order))
        return order

    def may_part(self, first: int, second: int) -> bool:
        """False where one side of two edges has none of the nodes, or all. Neither of the two parts
        the board alone."""
        all_there = bool(self._nodes) and self._before[-1] == self._nodes
        spans = [self._behind[edge] for edge in (first, second) if edge in self._behind]
        if not all_there:
            return True
        counts = sorted((self._before[end] - self._before[start] for start, end in spans))
        if not counts:
            return False
        nested = len(spans) == 2 and max(s for s, _ in spans) < min(e for _, e in spans)
        inside = counts[-1] - counts[0] if nested else sum(counts)
        return 0 < inside < self._nodes
