"""Where steps can be: the cells that are reached in time from the labels around a gap.

Between two labels the line walks over free cells along links that are not out. Counting only
distances is what people do first; counting exact steps sees parity as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from studio.board import Graph
from studio.puzzle import Follows

Gap: TypeAlias = tuple[int, int | None, int | None]
"""A run of steps without labels: its first step, and the labels before and after it."""


@dataclass(frozen=True)
class Reach:
    """The cells that steps may have, by a few labels and what is out.

    ``labels`` maps steps to nodes; ``out`` are links that cannot be used; ``exact`` counts steps
    instead of distances.
    """

    graph: Graph
    closed: bool
    labels: Mapping[int, int]
    out: Collection[int] = frozenset()
    exact: bool = False
    parity: Mapping[int, bool] | None = None
    arrows: Collection[Follows] = ()

    def gaps(self) -> Iterator[Gap]:
        """All runs of steps without labels."""
        steps = sorted(self.labels)
        size = self.graph.size
        if not steps:
            yield 1, None, None
            return
        for low, high in pairwise(steps):
            if high - low > 1:
                yield low + 1, low, high
        if self.closed:
            if size - steps[-1] + steps[0] > 1:
                yield steps[-1] + 1, steps[-1], steps[0]
        else:
            if steps[0] > 1:
                yield 1, None, steps[0]
            if steps[-1] < size:
                yield steps[-1] + 1, steps[-1], None

    def _last(self, high: int | None, first: int) -> int:
        size = self.graph.size
        if high is None:
            return size
        return high - 1 if high >= first else high - 1 + size

    def cells(self, gap: Gap) -> dict[int, set[int]]:
        """For each step of a gap the nodes that it may have."""
        first, low, high = gap
        last = self._last(high, first)
        size = self.graph.size
        span = last - first + 1
        forward = self._layers(None if low is None else self.labels[low], span, back=False)
        backward = self._layers(None if high is None else self.labels[high], span, back=True)
        found = {}
        for i in range(span):
            step = (first + i - 1) % size + 1
            found[step] = {
                node
                for node in forward[i] & backward[span - 1 - i]
                if self.parity is None or self.parity.get(node, step % 2 == 1) == (step % 2 == 1)
            }
        return found

    def _layers(self, start: int | None, span: int, *, back: bool) -> list[set[int]]:
        """The nodes that are reached after 1, 2, ... steps from a node; from anywhere if None."""
        taken = set(self.labels.values())
        free = set(range(self.graph.size)) - taken
        if start is None:
            return [free] * span
        ways = self._ways(back)
        layers: list[set[int]] = []
        layer = {start}
        for _ in range(span):
            layer = {other for node in layer for other in ways(node)} & free
            if not self.exact and layers:
                layer |= layers[-1]
            layers.append(layer)
        return layers

    def _ways(self, back: bool) -> Callable[[int], list[int]]:
        graph, out, index = self.graph, self.out, self.graph.link_index
        ahead = {arrow.u: arrow.v for arrow in self.arrows}
        behind = {arrow.v: arrow.u for arrow in self.arrows}
        must = behind if back else ahead
        against = ahead if back else behind

        def ways(node: int) -> list[int]:
            return [
                other
                for other in graph.neighbours[node]
                if index[node, other] not in out
                and must.get(node, other) == other
                and against.get(other, node) == node
            ]

        return ways
