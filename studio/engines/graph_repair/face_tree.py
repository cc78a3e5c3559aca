"""A line near a shape that is known at once: round a tree of faces.

Two rings of nodes that share one edge and nothing else are one ring without it, so faces that hang
together as a tree, each with nodes of its own but for the edge that it shares with another, have a
ring round them through all their nodes. Shapes of which a solver finds no line, such as long arms
whose colours come out uneven in each part, are widened and narrowed to one of these.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heappop, heappush

from studio.board import Graph
from studio.board.graph import Planar
from studio.puzzle import Trace
from studio.records import dataclass

STARTS = 24
"""Faces, spread over the graph, that a tree is begun at; the tree nearest to the shape is taken."""


def around_faces(graph: Graph, wanted: Sequence[bool]) -> Trace | None:
    """A path through nodes that are nearly those wanted; None where the graph has no faces for it.

    Its ends touch.
    """
    planar = graph.planar
    if planar is None:
        return None
    rings = [
        frozenset(node for edge in border for node in graph.edges[edge])
        for border in planar.borders[: planar.addressed]
    ]
    good = [face for face, ring in enumerate(rings) if _gain(ring, wanted) > 0]
    begun = good[:: max(1, len(good) // STARTS)]
    trees = (_pruned(_grown(graph, planar, rings, wanted, face), wanted) for face in begun)
    best = max(trees, key=lambda tree: sum(_gain(one.fresh, wanted) for one in tree), default=None)
    if best is None:
        return None
    ring = set[int]()
    for one in best:
        ring ^= set(planar.borders[one.face])
    return _path(graph, ring)


@dataclass(frozen=True, slots=True)
class _Taken:
    """A face of a tree: by which edge it hangs on another, -1 for the first; the nodes it adds."""

    face: int
    across: int
    parent: int
    fresh: frozenset[int]


def _gain(nodes: Collection[int], wanted: Sequence[bool]) -> int:
    """How many more of the nodes are wanted than are not."""
    return 2 * sum(wanted[node] for node in nodes) - len(nodes)


def _grown(
    graph: Graph,
    planar: Planar,
    rings: Sequence[frozenset[int]],
    wanted: Sequence[bool],
    start: int,
) -> list[_Taken]:
    """A tree of faces from one of them, those first that gain most; its faces in that order.

    Where a face gains nothing it may lead on: it is taken while a wanted node lies beside it.
    """
    inside, taken = set[int](), dict[int, _Taken]()
    order = 0
    waiting: list[tuple[int, int, _Taken]] = [(0, 0, _Taken(start, -1, -1, rings[start]))]
    while waiting:
        _, _, one = heappop(waiting)
        if one.face in taken or not inside.isdisjoint(one.fresh):
            continue
        taken[one.face] = one
        inside |= one.fresh
        for edge in planar.borders[one.face]:
            left, right = planar.sides[edge]
            other = right if left == one.face else left
            if other >= planar.addressed or other in taken:
                continue
            fresh = rings[other].difference(graph.edges[edge])
            gain = _gain(fresh, wanted)
            if gain >= 0 or any(
                wanted[near] and near not in inside
                for node in fresh
                for near in (node, *graph.neighbours[node])
            ):
                order += 1
                heappush(waiting, (-gain, order, _Taken(other, edge, one.face, fresh)))
    return list(taken.values())


def _pruned(tree: Sequence[_Taken], wanted: Sequence[bool]) -> list[_Taken]:
    """The tree without the branches that add fewer wanted nodes than others."""
    worth = {one.face: _gain(one.fresh, wanted) for one in tree}
    for one in reversed(tree):
        if one.parent >= 0 and worth[one.face] > 0:
            worth[one.parent] += worth[one.face]
    kept = set[int]()
    for one in tree:
        if one.parent < 0 or (one.parent in kept and worth[one.face] >= 0):
            kept.add(one.face)
    return [one for one in tree if one.face in kept]


def _path(graph: Graph, ring: set[int]) -> Trace:
    """The ring of these edges as a path from its smallest node."""
    beside: dict[int, list[int]] = {}
    for edge in sorted(ring):
        u, v = graph.edges[edge]
        beside.setdefault(u, []).append(v)
        beside.setdefault(v, []).append(u)
    nodes = [min(beside)]
    before = -1
    while len(nodes) < len(beside):
        step = next(other for other in beside[nodes[-1]] if other != before)
        before = nodes[-1]
        nodes.append(step)
    return Trace(tuple(nodes))
