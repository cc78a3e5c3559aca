"""Which nodes of a path lie behind which, told beside the edges that it takes.

For each node that is asked about, a mark, every other node has a literal that it lies behind the
mark. Two nodes that an edge of the path joins lie on the same side of every mark that is none of
them, the start of the path lies behind no mark, and its end behind each. So along the path the
literals of a mark change at the mark, and nowhere else.
"""

from __future__ import annotations

from itertools import combinations

from studio.engines.sat.edge_formula import EdgeFormula


class PathOrder:
    """The order of the nodes of paths from ``start`` to ``end``.

    The formula is that of circles, in which an edge joins ``end`` to ``start``.
    """

    def __init__(self, formula: EdgeFormula, start: int, end: int) -> None:
        self._formula = formula
        self._start, self._end = start, end
        self._behind: dict[int, list[int]] = {}
        """For each mark the literals of all nodes."""
        self._told: set[tuple[int, int]] = set()

    def behind(self, mark: int, node: int) -> int:
        """The literal that ``node`` lies behind ``mark``; both are marks from then on."""
        for each in (mark, node):
            if each not in self._behind:
                self._mark(each)
        if (mark, node) not in self._told:
            self._told.add((mark, node))
            self._beyond_both(mark, node)
        return self._behind[mark][node]

    def _mark(self, mark: int) -> None:
        """Give every node a literal that it lies behind the mark."""
        formula, graph = self._formula, self._formula.graph
        others = self._behind
        behind = [
            -others[node][mark] if node in others else formula.new() for node in range(graph.size)
        ]
        others[mark] = behind
        formula.add(-behind[self._start])
        formula.add(behind[self._end])
        for edge, (u, v) in enumerate(graph.edges, start=1):
            if mark not in (u, v) and (u, v) != (self._start, self._end):
                formula.add(-edge, -behind[u], behind[v])
                formula.add(-edge, behind[u], -behind[v])
        # One of its two edges leads back and one leads on.
        ways = [(k + 1, behind[sum(graph.edges[k]) - mark]) for k in graph.incident[mark]]
        for (first, one), (second, other) in combinations(ways, 2):
            formula.add(-first, -second, one, other)
            formula.add(-first, -second, -one, -other)

    def _beyond_both(self, mark: int, node: int) -> None:
        """What lies behind a node that lies behind a mark lies behind that, too."""
        follows = self._behind[mark][node]
        pairs = zip(self._behind[mark], self._behind[node], strict=True)
        for other, (behind_mark, behind_node) in enumerate(pairs):
            if other not in (mark, node):
                self._formula.add(-follows, -behind_node, behind_mark)
