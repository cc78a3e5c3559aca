"""Closed lines by their links: two at each node that the line visits, none at the others.

Shape.CYCLE and, unrooted, HAMILTONIAN_CYCLE, on undirected graphs with constraints on links. That
all links make one loop is left out at first. Where a model falls into several, each gets a cut (the
subtour cuts of Dantzig, Fulkerson and Johnson 1954): a line at a node of the set S and at a node
outside it must cross the border of S. No inside, no outside, no faces.
"""

from __future__ import annotations

from itertools import combinations

from studio.engines.proofs.formula import Formula, Reason
from studio.puzzle import LinksUsed, LinkUnused, LinkUsed, Problem, Shape, Trace
from studio.puzzle.trace import line_of


def declines(problem: Problem) -> str | None:
    """Why loops by their links do not serve here, as a sentence."""
    if problem.shape not in (Shape.CYCLE, Shape.HAMILTONIAN_CYCLE) or problem.rooted:
        return "Links alone say only closed lines whose start does not count."
    if problem.graph.directed:
        return "Links alone say no directions."
    if not all(isinstance(c, LinksUsed | LinkUsed | LinkUnused) for c in problem.constraints):
        return "Links alone do not say at which step the line is where."
    return None


class Loops:
    """The formula of one problem; see :class:`studio.engines.proofs.formula.Method`."""

    def __init__(self, problem: Problem) -> None:
        self.formula = Formula()
        self._problem = problem
        graph = problem.graph
        self._links = [self.formula.variable("link", u, v) for u, v in graph.links]
        self._nodes = [self.formula.variable("node", v) for v in range(graph.size)]
        self.formula.add(Reason("line"), *self._links)
        for node in range(graph.size):
            self._two_or_none(node)
        for number in range(len(problem.constraints)):
            self._clue(number)

    def _two_or_none(self, node: int) -> None:
        """The clauses of one node."""
        add, here = self.formula.add, self._nodes[node]
        links = [self._links[k] for k in self._problem.graph.incident[node]]
        degree = Reason("degree", (node,))
        add(degree, -here, *links)
        for link in links:
            add(degree, -link, here)
            add(degree, -link, *(other for other in links if other != link))
        for three in combinations(links, 3):
            add(degree, *(-link for link in three))
        if self._problem.shape is Shape.HAMILTONIAN_CYCLE:
            add(Reason("all", (node,)), here)

    def _clue(self, number: int) -> None:
        """The clauses of one constraint: of too many of its links one is not used, and so on."""
        reason, index = Reason("clue", (number,)), self._problem.graph.link_index
        match self._problem.constraints[number]:
            case LinkUsed(u, v):
                self.formula.add(reason, self._links[index[u, v]])
            case LinkUnused(u, v):
                self.formula.add(reason, -self._links[index[u, v]])
            case LinksUsed(pairs, count):
                links = [self._links[index[pair]] for pair in pairs]
                for many in combinations(links, count + 1):
                    self.formula.add(reason, *(-link for link in many))
                for few in combinations(links, len(links) - count + 1) if count > 0 else ():
                    self.formula.add(reason, *few)
                if count > len(links):
                    self.formula.add(reason)

    def trace(self, true: frozenset[int]) -> Trace | None:
        """The loop of a model, or None and a cut for each of its loops."""
        pairs = [
            pair
            for pair, link in zip(self._problem.graph.links, self._links, strict=True)
            if link in true
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
            link
            for (u, v), link in zip(self._problem.graph.links, self._links, strict=True)
            if (u in loop) != (v in loop)
        ]
        nodes = tuple(sorted(loop))
        ends = (-self._nodes[nodes[0]], -self._nodes[beyond])
        self.formula.add(Reason("cut", nodes), *ends, *crossing)

    def exclude(self, trace: Trace) -> None:
        """Any other loop leaves one of its links out."""
        index = self._problem.graph.link_index
        denied = (-self._links[index[pair]] for pair in trace.pairs)
        self.formula.add(Reason("other"), *denied)


def _parts(pairs: list[tuple[int, int]]) -> list[set[int]]:
    """The nodes of each connected part of some links."""
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
