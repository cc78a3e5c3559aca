"""Closed lines by their edges: two at each node that the line visits, none at the others.

Shape.CYCLE and, unrooted, HAMILTONIAN_CYCLE, on undirected graphs with constraints on edges and
visits. That
all edges make one loop is left out at first. Where a model falls into several, each gets a cut (the
subtour cuts of Dantzig, Fulkerson and Johnson 1954): a line at a node of the set S and at a node
outside it must cross the border of S. No inside, no outside, no faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from studio.engines.engine import Token
from studio.engines.proofs.formula import Formula, Reason
from studio.engines.reasons import Declined
from studio.puzzle import (
    AnyWay,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
    Shape,
    Trace,
)
from studio.puzzle.reason import Reason as Refusal
from studio.puzzle.trace import line_of
from studio.puzzle.visits import LOOP_CONSTRAINTS, Fact, VisitedOrOutside, Way, simplified


def declines(problem: Problem) -> Refusal | None:
    """Why loops by their edges do not serve here; None if they do."""
    if problem.shape not in (Shape.CYCLE, Shape.HAMILTONIAN_CYCLE) or problem.rooted:
        return Refusal(Declined.EDGES_SHAPE)
    if problem.graph.directed:
        return Refusal(Declined.EDGES_DIRECTIONS)
    known = (EdgesUsed, EdgeUsed, EdgeUnused, *LOOP_CONSTRAINTS)
    if not all(isinstance(c, known) for c in problem.constraints):
        return Refusal(Declined.EDGES_STEPS)
    return None


class Loops:
    """The formula of one problem; see :class:`studio.engines.proofs.formula.Method`."""

    def __init__(self, problem: Problem, token: Token | None = None) -> None:
        self.formula = Formula(token)
        self._problem = problem = simplified(problem)
        graph = problem.graph
        self._edges = [self.formula.variable("link", u, v) for u, v in graph.edges]
        self._nodes = [self.formula.variable("node", v) for v in range(graph.size)]
        self.formula.add(Reason("line"), *self._edges)
        for node in range(graph.size):
            self._two_or_none(node)
        for number in range(len(problem.constraints)):
            self._clue(number)

    def _two_or_none(self, node: int) -> None:
        """The clauses of one node."""
        add, here = self.formula.add, self._nodes[node]
        edges = [self._edges[k] for k in self._problem.graph.incident[node]]
        degree = Reason("degree", (node,))
        add(degree, -here, *edges)
        for edge in edges:
            add(degree, -edge, here)
            add(degree, -edge, *(other for other in edges if other != edge))
        for three in combinations(edges, 3):
            add(degree, *(-edge for edge in three))
        if self._problem.shape is Shape.HAMILTONIAN_CYCLE:
            add(Reason("all", (node,)), here)

    def _clue(self, number: int) -> None:
        """The clauses of one constraint: of too many of its edges one is not used, and so on."""
        reason, index = Reason("clue", (number,)), self._problem.graph.edge_index
        match self._problem.constraints[number]:
            case EdgeUsed(u, v):
                self.formula.add(reason, self._edges[index[u, v]])
            case EdgeUnused(u, v):
                self.formula.add(reason, -self._edges[index[u, v]])
            case EdgesUsed(pairs, count):
                edges = [self._edges[index[pair]] for pair in pairs]
                for many in combinations(edges, count + 1):
                    self.formula.add(reason, *(-edge for edge in many))
                for few in combinations(edges, len(edges) - count + 1) if count > 0 else ():
                    self.formula.add(reason, *few)
                if count > len(edges):
                    self.formula.add(reason)
            case NodeVisited(node, visited):
                self.formula.add(reason, self._nodes[node] if visited else -self._nodes[node])
            case NodesVisited(nodes, counts):
                self._counted(number, [self._nodes[node] for node in nodes], counts)
            case EdgesCounted(pairs, counts):
                self._counted(number, [self._edges[index[pair]] for pair in pairs], counts)
            case EdgesParity(pairs, odd):
                last = self._odd(number, [self._edges[index[pair]] for pair in pairs])
                if last is not None:
                    self.formula.add(reason, last if odd else -last)
                elif odd:
                    self.formula.add(reason)
            case VisitedOrOutside(node, pairs):
                last = self._odd(number, [self._edges[index[pair]] for pair in pairs])
                if last is not None:
                    self.formula.add(reason, self._nodes[node], -last)
            case OddsCounted(groups, counts):
                self._counted(number, [self._turn(number, *at) for at in enumerate(groups)], counts)
            case AnyWay(ways):
                self._any_way(number, ways)

    def _counted(self, number: int, literals: Sequence[int], counts: Sequence[int]) -> None:
        """A variable for "``k`` of the first ``i`` are true", and which of them are not to be."""
        add, reason = self.formula.add, Reason("clue", (number,))
        before: list[int] = []
        for i, literal in enumerate(literals, start=1):
            upto = [self.formula.variable("upto", number, i, k) for k in range(i + 1)]
            for k, now in enumerate(upto):
                if k < i:
                    lower = () if i == 1 else (-before[k],)
                    add(reason, *lower, literal, now)
                if k > 0:
                    lower = () if i == 1 else (-before[k - 1],)
                    add(reason, *lower, -literal, now)
            before = upto
        for k, whole in enumerate(before):
            if k not in counts:
                add(reason, -whole)
        if not literals and 0 not in counts:
            add(reason)

    def _odd(self, number: int, literals: Sequence[int]) -> int | None:
        """A variable for "an odd number of the first ``i`` is true", up to that of all of them.

        None where there are none.
        """
        add, reason = self.formula.add, Reason("clue", (number,))
        before: int | None = None
        for i, literal in enumerate(literals, start=1):
            now = self.formula.variable("odd", number, i)
            if before is None:
                add(reason, -literal, now)
                add(reason, literal, -now)
            else:
                for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                    # Where the first is a and the second b the sum is odd if they differ.
                    add(reason, -a * before, -b * literal, -a * b * now)
            before = now
        return before

    def _turn(self, number: int, place: int, group: Sequence[tuple[int, int]]) -> int:
        """A variable for "an odd number of a group of edges is used"."""
        turn = self.formula.variable("turn", number, place)
        edges = [self._edges[self._problem.graph.edge_index[pair]] for pair in group]
        for used in product((False, True), repeat=len(edges)):
            others = [-edge if one else edge for edge, one in zip(edges, used, strict=True)]
            said = turn if sum(used) % 2 else -turn
            self.formula.add(Reason("clue", (number,)), *others, said)
        return turn

    def _any_way(self, number: int, ways: Sequence[Way]) -> None:
        """A variable for each way: all of its facts are true."""
        add, reason = self.formula.add, Reason("clue", (number,))
        chosen = [self.formula.variable("way", number, i) for i in range(len(ways))]
        add(reason, *chosen)
        for way, facts in zip(chosen, ways, strict=True):
            for fact in facts:
                add(reason, -way, self._fact(fact))

    def _fact(self, fact: Fact) -> int:
        match fact:
            case NodeVisited(node, visited):
                return self._nodes[node] if visited else -self._nodes[node]
            case EdgeUsed(u, v):
                return self._edges[self._problem.graph.edge_index[u, v]]
            case EdgeUnused(u, v):
                return -self._edges[self._problem.graph.edge_index[u, v]]

    def trace(self, true: frozenset[int]) -> Trace | None:
        """The loop of a model, or None and a cut for each of its loops."""
        pairs = [
            pair
            for pair, edge in zip(self._problem.graph.edges, self._edges, strict=True)
            if edge in true
        ]
        loops = _parts(pairs)
        if len(loops) == 1:
            return line_of(pairs, closed=True).canonical()
        # Each is cut from the longest one, the longest from the next: their nodes stand for all.
        loops.sort(key=len, reverse=True)
        for number, loop in enumerate(loops):
            self._cut(loop, beyond=min(loops[0] if number else loops[1]))
        return None

    def _cut(self, loop: set[int], beyond: int) -> None:
        crossing = [
            edge
            for (u, v), edge in zip(self._problem.graph.edges, self._edges, strict=True)
            if (u in loop) != (v in loop)
        ]
        nodes = tuple(sorted(loop))
        ends = (-self._nodes[nodes[0]], -self._nodes[beyond])
        self.formula.add(Reason("cut", nodes), *ends, *crossing)

    def exclude(self, trace: Trace) -> None:
        """Any other loop leaves one of its edges out."""
        index = self._problem.graph.edge_index
        denied = (-self._edges[index[pair]] for pair in trace.pairs)
        self.formula.add(Reason("other"), *denied)


def _parts(pairs: list[tuple[int, int]]) -> list[set[int]]:
    """The nodes of each connected part of some edges."""
    near: dict[int, list[int]] = {}
    for u, v in pairs:
        near.setdefault(u, []).append(v)
        near.setdefault(v, []).append(u)
    parts = []
    seen: set[int] = set()
    for start in near:
        if start in seen:
            continue
        part = [start]
        seen.add(start)
        for node in part:
            fresh = [other for other in near[node] if other not in seen]
            seen.update(fresh)
            part.extend(fresh)
        parts.append(set(part))
    return parts
