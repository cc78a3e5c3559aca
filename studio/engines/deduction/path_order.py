"""A technique for lines that meet some nodes in a given order, as ordered paths do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from studio.engines.deduction.deduction import Deduction, Technique
from studio.engines.deduction.path_state import PathState, unique
from studio.puzzle import Constraint, EdgeUnused, MetInOrder

ORDER = Technique("order", "Numbers in their order", 2, 1.5)


class Orders:
    """The places of nodes that are met in order, the ends of the line before and behind them."""

    def __init__(self, state: PathState, constraints: Iterable[Constraint]) -> None:
        told = [c for c in constraints if isinstance(c, MetInOrder)]
        self._state = state
        self._nodes: Sequence[int] = told[0].nodes if told else ()
        self._said = {c.place: c for c in told if c.nodes == self._nodes}
        self._place = {node: place for place, node in enumerate(self._nodes)}

    def steps(self) -> list[Deduction]:
        """Edges by which the line would come from one number to another that is not the next."""
        state = self._state
        if not self._said or state.closed:
            return []
        found = []
        ends = {node: self._nearest(node) for node in range(state.size)}
        for edge, (u, v) in enumerate(state.graph.edges):
            if edge in state.edges.inside or edge in state.edges.out:
                continue
            (one, way), (other, back) = ends[u], ends[v]
            if one is None or other is None:
                continue
            low, high = sorted((self._rank(one), self._rank(other)))
            missed = next((p for p in range(low + 1, high) if p in self._said), None)
            if missed is None:
                continue
            labels = (state.label(n) for n in (one, other) if n not in self._place)
            edges = (state.edges.inside[k] for k in (*way, *back))
            because = unique((self._said[missed],), labels, *edges)
            nodes = (one, other, self._nodes[missed])
            found.append(Deduction(ORDER, because, (EdgeUnused(u, v),), nodes=nodes))
        return found

    def _rank(self, node: int) -> int:
        """The place of a number, those of the line's ends before and behind all others."""
        at_end = len(self._nodes) if self._state.step_of.get(node) == self._state.size else -1
        return self._place.get(node, at_end)

    def _nearest(self, node: int) -> tuple[int | None, list[int]]:
        """The number that stands nearest along the strand that ends at a node, and the edges up to
        it; None where there is none."""
        state, graph = self._state, self._state.graph
        path: list[int] = []
        here, came = node, -1
        while here not in self._place and not state.end(here):
            onward = [k for k in graph.incident[here] if k in state.edges.inside and k != came]
            if len(onward) != 1:
                return None, path
            came = onward[0]
            path.append(came)
            here = sum(graph.edges[came]) - here
            if here == node:
                return None, path
        return here, path
