"""On which side of a loop a face lies: which edges one crosses from it to the outside."""

from __future__ import annotations

from studio.board import Graph


def way_out(graph: Graph, face: int) -> tuple[tuple[int, int], ...]:
    """The edges crossed on a shortest way from a face to the outer one, in order of their nodes.

    A loop goes round the face where it uses an odd number of them. ValueError where no faces are
    known.
    """
    planar = graph.planar
    if planar is None:
        raise ValueError("The graph has no faces.")
    before, found = planar.ways_out[face], []
    while before is not None:
        edge, face = before
        found.append(graph.edges[edge])
        before = planar.ways_out[face]
    return tuple(sorted(found))
