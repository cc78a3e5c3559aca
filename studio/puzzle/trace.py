"""The answer to a puzzle: one line over nodes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from studio.board import Graph
from studio.records import dataclass


@dataclass(frozen=True)
class Trace:
    """The nodes of a line in the order it visits them; closed lines do not repeat the first."""

    nodes: tuple[int, ...]
    closed: bool = False

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The edges of the line as (smaller node, larger node), in the order of the line."""
        steps = list(zip(self.nodes, self.nodes[1:], strict=False))
        if self.closed and len(self.nodes) > 1:
            steps.append((self.nodes[-1], self.nodes[0]))
        return tuple((u, v) if u < v else (v, u) for u, v in steps)

    @cached_property
    def used(self) -> frozenset[tuple[int, int]]:
        """The set of edges of the line, each as (smaller node, larger node)."""
        return frozenset(self.pairs)

    @cached_property
    def steps(self) -> dict[int, int]:
        """For each visited node the step at which the line is there first, from 1."""
        return {node: i for i, node in reversed(list(enumerate(self.nodes, start=1)))}

    def canonical(self) -> Trace:
        """The same drawing without direction or start.

        A closed line starts at its smallest node and goes to that node's smaller neighbour; an open
        line starts at its smaller end, or, where a trail ends as it began, goes to the smaller
        neighbour. A closed line must not visit a node twice.
        """
        nodes = self.nodes
        if not self.closed:
            return Trace(min(nodes, nodes[::-1]))
        start = nodes.index(min(nodes))
        turned = nodes[start:] + nodes[:start]
        if len(turned) > 2 and turned[-1] < turned[1]:
            turned = (turned[0], *reversed(turned[1:]))
        return Trace(turned, closed=True)

    def follows(self, graph: Graph) -> bool:
        """Is every step of the line an edge of the graph?"""
        steps = list(zip(self.nodes, self.nodes[1:], strict=False))
        if self.closed and len(self.nodes) > 1:
            steps.append((self.nodes[-1], self.nodes[0]))
        return all(step in graph.edge_index for step in steps)


def line_of(pairs: Sequence[tuple[int, int]], closed: bool) -> Trace:
    """The line that some edges draw."""
    near: dict[int, list[int]] = {}
    for u, v in pairs:
        near.setdefault(u, []).append(v)
        near.setdefault(v, []).append(u)
    start = min(near) if closed else min(node for node, others in near.items() if len(others) == 1)
    nodes = [start]
    before = -1
    while True:
        node = nodes[-1]
        onward = [other for other in near[node] if other != before]
        before = node
        if not onward or onward[0] == start:
            return Trace(tuple(nodes), closed)
        nodes.append(onward[0])
