"""Where the nodes of a graph live in a sweep, whatever is asked of the line: worked out once."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph
from studio.engines.counting.order import alike, good_order
from studio.records import dataclass

Words: TypeAlias = NDArray[np.uint64]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True)
class Layout:
    """The order of the nodes, a slot for each, and the edges as rows.

    Layer ``i`` takes node ``taken[i]``, which lives in ``slot[i]``. ``nodes`` and ``held`` have a
    row a layer and a column a slot: the node in it during the layer, and whether it stays after it;
    ``present`` marks the slots in use during it. Row ``r`` is edge ``edge[r]``, decided in layer
    ``layer[r]`` and leading to the node of the later layer ``target[r]``; rows are sorted by both,
    and ``row`` is the row of an edge. ``touched``: the layer from which on all nodes are known.
    ``pairs`` are the nodes of every edge, ``touching[first[v] : first[v + 1]]`` the edges of node
    ``v``. ``nobody`` and ``blank``, which nobody writes to, mark no node, and no slot in any layer.
    """

    taken: Ints
    slots: int
    slot: Ints
    nodes: Ints
    held: Ints
    present: Ints
    layer: Ints
    target: Ints
    edge: Ints
    row: Ints
    touched: int
    pairs: Ints
    first: Ints
    touching: Ints
    nobody: Bools
    blank: Ints

    @property
    def layers(self) -> int:
        """How many nodes the sweep takes."""
        return len(self.taken)


@lru_cache(maxsize=16)
def layout(graph: Graph) -> Layout:
    """The layout of a graph."""
    return _laid(graph, good_order(graph))


@dataclass(frozen=True)
class Layouts:
    """Some layouts of a graph, and the orders of their nodes, a row each, for the kernel."""

    each: tuple[Layout, ...]
    orders: Ints


@lru_cache(maxsize=4)
def layouts_alike(graph: Graph) -> Layouts:
    """The layout, and others that take the nodes in about as good orders, with no more of them at
    once: first what goes across, if anything does."""
    usual = layout(graph)
    others = (_laid(graph, order) for order in alike(graph)[1:])
    each = (usual, *(other for other in others if other.slots <= usual.slots))
    return Layouts(each, np.array([one.taken for one in each]))


def _laid(graph: Graph, order: tuple[int, ...]) -> Layout:
    size = len(order)
    place = np.empty(size, np.int64)
    place[list(order)] = np.arange(size)
    pairs = np.array(graph.edges, np.int64).reshape(-1, 2)
    ends = np.sort(place[pairs], axis=1)
    edge = np.lexsort((ends[:, 1], ends[:, 0]))
    layer, target = ends[edge].T.copy()
    later: list[list[int]] = [[] for _ in order]
    for i, j in zip(layer.tolist(), target.tolist(), strict=True):
        later[i].append(j)
    slot, during = _slots(later)
    slots = max(map(len, during), default=0) or 1
    at = np.full((size, slots), -1, np.int64)
    for i, nodes in enumerate(during):
        at[i, : len(nodes)] = nodes
    return Layout(
        taken=np.array(order, np.int64),
        slots=slots,
        slot=np.array(slot, np.int64),
        nodes=np.where(at >= 0, np.array(order, np.int64)[at], 0),
        held=((at >= 0) & (at != np.arange(size)[:, None])).astype(np.int64),
        present=(at >= 0).astype(np.int64),
        layer=layer,
        target=target,
        edge=edge,
        row=np.argsort(edge),
        touched=_touched(later),
        pairs=pairs,
        first=np.cumsum([0, *map(len, graph.incident)], dtype=np.int64),
        touching=np.fromiter(chain.from_iterable(graph.incident), np.int64),
        nobody=np.zeros(size, np.bool_),
        blank=np.zeros((size, slots), np.int64),
    )


def _slots(later: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Each node a slot from the layer where it is first touched to the layer that takes it.

    Answers the slot of each layer's node, and layer by layer whose node is in each slot (-1: none).
    """
    slot = [-1] * len(later)
    during: list[list[int]] = []
    free: list[int] = []
    holder: list[int] = []
    for i, row in enumerate(later):
        for j in (i, *row):
            if slot[j] < 0:
                if not free:
                    free.append(len(holder))
                    holder.append(-1)
                slot[j] = min(free)
                free.remove(slot[j])
                holder[slot[j]] = j
        during.append(list(holder))
        holder[slot[i]] = -1
        free.append(slot[i])
    return slot, during


def _touched(later: list[list[int]]) -> int:
    known: set[int] = set()
    for i, row in enumerate(later):
        known.update((i, *row))
        if len(known) == len(later):
            return i
    return 0
