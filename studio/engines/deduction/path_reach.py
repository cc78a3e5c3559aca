"""Where steps can be: the cells that are reached in time from the labels around a gap.

Between two labels the line walks over free cells along edges that are not out. Counting only
distances is what people do first; counting exact steps sees parity as well. Sets of cells are bit
sets, so that a layer of steps costs a few operations on whole numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

from studio.board import Graph
from studio.puzzle import Follows
from studio.records import dataclass

Gap: TypeAlias = tuple[int, int | None, int | None]
"""A run of steps without labels: its first step, and the labels before and after it."""


def bits(mask: int) -> Iterator[int]:
    """The places of the ones of a number."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def near_masks(graph: Graph) -> tuple[int, ...]:
    """For each node its neighbours as a bit set."""
    return tuple(sum(1 << other for other in set(nodes)) for nodes in graph.neighbours)


def beside(near: Sequence[int], mask: int) -> int:
    """All neighbours of some nodes."""
    found = 0
    # Written out: no other loop of the ladder runs as often.
    while mask:
        low = mask & -mask
        found |= near[low.bit_length() - 1]
        mask ^= low
    return found


@dataclass(frozen=True)
class Reach:
    """The cells that steps may have, by a few labels and what is out.

    ``near`` are the :func:`near_masks` of the graph; ``labels`` maps steps to nodes; ``out`` are
    edges that cannot be used; ``exact`` counts steps instead of distances.
    """

    graph: Graph
    near: Sequence[int]
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

    def cells(self, gap: Gap) -> dict[int, int]:
        """For each step of a gap the nodes that it may have, as a bit set."""
        first, low, high = gap
        last = self._last(high, first)
        size = self.graph.size
        span = last - first + 1
        forward = self._layers(None if low is None else self.labels[low], span, back=False)
        backward = self._layers(None if high is None else self.labels[high], span, back=True)
        found = {}
        for i in range(span):
            step = (first + i - 1) % size + 1
            found[step] = forward[i] & backward[span - 1 - i] & self._parities[step % 2]
        return found

    @cached_property
    def _free(self) -> int:
        free = (1 << self.graph.size) - 1
        for node in self.labels.values():
            free &= ~(1 << node)
        return free

    @cached_property
    def _parities(self) -> tuple[int, int]:
        """The nodes that may be at even steps, and at odd ones."""
        either = [self._free, self._free]
        for node, odd in (self.parity or {}).items():
            either[not odd] &= ~(1 << node)
        return either[0], either[1]

    def _layers(self, start: int | None, span: int, *, back: bool) -> list[int]:
        """The nodes that are reached after 1, 2, ... steps from a node; from anywhere if None."""
        free = self._free
        if start is None:
            return [free] * span
        ways = self._ways[back]
        layers: list[int] = []
        front, layer = 1 << start, 0
        for _ in range(span):
            front = beside(ways, front) & free
            if not self.exact:
                # Where the line has been before, it has been on from there, too.
                front &= ~layer
                layer |= front
            else:
                layer = front
            layers.append(layer)
        return layers

    @cached_property
    def _ways(self) -> tuple[list[int], list[int]]:
        """Where the line may go from each node, onward and back."""
        onward = list(self.near)
        for edge in self.out:
            u, v = self.graph.edges[edge]
            onward[u] &= ~(1 << v)
            onward[v] &= ~(1 << u)
        back = list(onward)
        for arrow in self.arrows:
            for ways, here, there in ((onward, arrow.u, arrow.v), (back, arrow.v, arrow.u)):
                ways[here] &= 1 << there
                # Nothing else leads there.
                for other in self.graph.neighbours[there]:
                    if other != here:
                        ways[other] &= ~(1 << there)
        return onward, back
