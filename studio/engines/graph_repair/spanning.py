"""Lines through all chosen nodes of a graph, by SAT over edges, with lazy cuts.

A variable says of each node whether it is chosen and of each edge whether the line uses it; a
chosen node has two edges, or is one of the two ends. What comes out may be a path and some rings.
They are merged where two parallel edges can be swapped or an end reaches a ring; only where that
fails a cut is added. On boards of hundreds of cells this takes milliseconds where a variable for
each step and node would take minutes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from pysat.card import CardEnc, EncType
from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.engine import Refuted, Token
from studio.engines.graph_repair.deficiency import Coloured
from studio.engines.sat.solver import solve
from studio.puzzle import Trace
from studio.puzzle.impossible import colouring

CUT_NODES = 3
"""Nodes of each ring for which a cut is made: any chosen one of them wants a way out."""


class SpanningFormula:
    """The growing formula of the lines through all chosen nodes of an undirected graph.

    Node ``v`` is variable ``v + 1``.
    """

    def __init__(self, graph: Graph, *, closed: bool = False) -> None:
        self.graph, self.closed = graph, closed
        self.solver = Minisat22()
        self._edges = graph.size
        self._ends = graph.size + len(graph.edges)
        self.top = self._ends + (0 if closed else graph.size)
        for node in range(graph.size):
            self._two_ways(node)
        if not closed:
            ends = [self._ends + node + 1 for node in range(graph.size)]
            two = CardEnc.equals(ends, 2, top_id=self.top, encoding=EncType.seqcounter)
            self.top = max(self.top, two.nv)
            self.solver.append_formula(two.clauses)

    def _two_ways(self, node: int) -> None:
        """A chosen node has two edges, or one and is an end; another has none."""
        ways = [self._edges + edge + 1 for edge in self.graph.incident[node]]
        if not self.closed:
            ways.append(self._ends + node + 1)
        for way in ways:
            self.solver.add_clause([-way, node + 1])
        for three in combinations(ways, 3):
            self.solver.add_clause([-way for way in three])
        for missing in range(len(ways)):
            self.solver.add_clause([-(node + 1), *ways[:missing], *ways[missing + 1 :]])
        if not ways:
            self.solver.add_clause([-(node + 1)])

    def coloured(self) -> Coloured | None:
        """The literals of its edges and ends, if nodes of two colours take turns."""
        colours, edges = colouring(self.graph), len(self.graph.edges)
        if colours is None or self.closed:
            return None
        return Coloured(
            colours,
            range(self._edges + 1, self._edges + edges + 1),
            range(self._ends + 1, self._ends + self.graph.size + 1),
        )

    def look(self, model: Sequence[int]) -> Trace | list[list[int]]:
        """The line of a model, or clauses that it breaks and every line keeps."""
        beside: dict[int, list[int]] = {v: [] for v in range(self.graph.size) if model[v] > 0}
        for edge, (u, v) in enumerate(self.graph.edges, start=self._edges):
            if model[edge] > 0:
                beside[u].append(v)
                beside[v].append(u)
        parts = _merged(self.graph, beside)
        if len(parts) == 1:
            return _line(beside, self.closed)
        parts.sort(key=len)
        return [clause for part in parts[:-1] for clause in self._cuts(part, parts[-1][0])]

    def still(self, chosen: Collection[int], trace: Trace, free: Collection[int]) -> list[int]:
        """The literals that keep everything as it is with this line, but for the free nodes."""
        used = set(trace.pairs)
        ends = () if self.closed else (trace.nodes[0], trace.nodes[-1])
        found = []
        for node in range(self.graph.size):
            if node not in free:
                found.append(node + 1 if node in chosen else -(node + 1))
                if not self.closed:
                    end = self._ends + node + 1
                    found.append(end if node in ends else -end)
        for edge, pair in enumerate(self.graph.edges):
            if pair[0] not in free and pair[1] not in free:
                literal = self._edges + edge + 1
                found.append(literal if pair in used else -literal)
        return found

    def _cuts(self, part: Sequence[int], elsewhere: int) -> list[list[int]]:
        """From a chosen node of a part an edge leads out of it, if one elsewhere is chosen."""
        inside = set(part)
        edges, incident = self.graph.edges, self.graph.incident
        ways_out = [
            self._edges + edge + 1
            for node in part
            for edge in incident[node]
            if (edges[edge][0] in inside) != (edges[edge][1] in inside)
        ]
        return [[-(node + 1), -(elsewhere + 1), *ways_out] for node in part[:CUT_NODES]]


def _merged(graph: Graph, beside: dict[int, list[int]]) -> list[list[int]]:
    """Join parts of a line in place as far as that is easy; the parts that are left."""
    part_of: dict[int, int] = {}
    parts: dict[int, list[int]] = {}
    for start in beside:
        if start not in part_of:
            part_of[start] = start
            parts[start] = found = [start]
            for node in found:
                for other in beside[node]:
                    if other not in part_of:
                        part_of[other] = start
                        found.append(other)
    joined = True
    while joined and len(parts) > 1:
        joined = False
        for u, v in graph.edges:
            apart = u in beside and v in beside and part_of[u] != part_of[v]
            if apart and _join(graph, beside, u, v):
                kept, gone = part_of[u], part_of[v]
                for node in parts[gone]:
                    part_of[node] = kept
                parts[kept] += parts.pop(gone)
                joined = True
    return list(parts.values())


def _join(graph: Graph, beside: dict[int, list[int]], u: int, v: int) -> bool:
    """Join the parts of two nodes that touch, by way of their edge, if that is possible."""
    for before in beside[u]:
        for after in beside[v]:
            if (before, after) in graph.edge_index or (after, before) in graph.edge_index:
                _unlink(beside, u, before)
                _unlink(beside, v, after)
                _edge(beside, u, v)
                _edge(beside, before, after)
                return True
    for end, other in ((u, v), (v, u)):
        if len(beside[end]) < 2 and len(beside[other]) == 2 and _on_ring(beside, other):
            _unlink(beside, other, beside[other][0])
            _edge(beside, end, other)
            return True
    return False


def _edge(beside: dict[int, list[int]], u: int, v: int) -> None:
    beside[u].append(v)
    beside[v].append(u)


def _unlink(beside: dict[int, list[int]], u: int, v: int) -> None:
    beside[u].remove(v)
    beside[v].remove(u)


def _on_ring(beside: dict[int, list[int]], node: int) -> bool:
    """Does the line from a node come back to it?"""
    before, at = node, beside[node][0]
    while at != node:
        onward = [other for other in beside[at] if other != before]
        if not onward:
            return False
        before, at = at, onward[0]
    return True


def _line(beside: dict[int, list[int]], closed: bool) -> Trace:
    """The one line there is, from its smaller end or, closed, from its smallest node."""
    ends = [node for node, ways in beside.items() if len(ways) < 2]
    at = min(beside if closed else ends)
    nodes, before = [at], -1
    while len(nodes) < len(beside):
        step = min(other for other in beside[at] if other != before)
        before, at = at, step
        nodes.append(at)
    return Trace(tuple(nodes), closed)


def spanning_line(graph: Graph, token: Token, *, closed: bool = False) -> Trace | Refuted | None:
    """A line through all nodes, or a proof that there is none; None if the token stopped it."""
    if graph.size < 3:
        whole = graph.size == 1 or (graph.size == 2 and bool(graph.edges))
        return Trace(tuple(range(graph.size))) if whole and not closed else Refuted(frozenset())
    formula = SpanningFormula(graph, closed=closed)
    everything = range(1, graph.size + 1)
    formula.solver.append_formula([[node] for node in everything])
    while True:
        satisfied = solve(formula.solver, (), token)
        if not satisfied:
            return None if satisfied is None else Refuted(frozenset())
        found = formula.look(formula.solver.get_model())
        if isinstance(found, Trace):
            return found
        formula.solver.append_formula(found)
