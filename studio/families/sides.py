"""On which side of a loop a face lies: which edges one crosses from it to the outside."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from studio.board import Graph


def way_out(graph: Graph, face: int) -> tuple[tuple[int, int], ...]:
    """The edges crossed on a shortest way from a face to the outer one, in order of their nodes.

    A loop goes round the face where it uses an odd number of them. ValueError where no faces are
    known.
    """
    if graph.planar is None:
        raise ValueError("The graph has no faces.")
    before, found = _ways_out(graph)[face], []
    while before is not None:
        edge, face = before
        found.append(graph.edges[edge])
        before = _ways_out(graph)[face]
    return tuple(sorted(found))


@lru_cache(maxsize=8)
def _ways_out(graph: Graph) -> dict[int, tuple[int, int] | None]:
    """For each face the edge that a shortest way to the outer face crosses next, and the face
    beyond; None for the outer one."""
    planar = graph.planar
    assert planar is not None
    found: dict[int, tuple[int, int] | None] = {planar.outer: None}
    queue = deque([planar.outer])
    while queue:
        face = queue.popleft()
        for edge in planar.borders[face]:
            left, right = planar.sides[edge]
            other = left + right - face
            if other not in found:
                found[other] = (edge, face)
                queue.append(other)
    return found
