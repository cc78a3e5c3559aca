"""The faces of the graph of cells, from the graph of their corners: each is the other's dual.

An edge of cells crosses the side they share, so a corner with cells all around it is a face of the
graph of cells. Where a side has no such edge, because beyond it lies no cell, the corners at its
ends lie in one face.
"""

from __future__ import annotations

from studio.board.graph import Graph, Planar


def dual(corners: Graph, cells: Graph) -> tuple[Planar, tuple[int, ...]]:
    """The faces of ``cells``, and for each that has an address the number of its corner.

    ``corners`` is the plane graph of the sides, whose first faces are the nodes of ``cells``; every
    edge of ``cells`` joins two cells with a common side. Corners where three or more cells meet all
    around come first, in their order. All corners around a hole are one face, and so are those
    around holes that meet at a corner; around the outside they are the outer face. Linear in the
    board (union-find). ValueError if ``corners`` has no faces.
    """
    planar = corners.planar
    if planar is None:
        raise ValueError("The graph of the corners has no faces.")
    # Behind the corners a node for each face that is no cell: what touches it is one face.
    above = list(range(corners.size + planar.size - planar.addressed))

    def find(node: int) -> int:
        while above[node] != node:
            above[node] = above[above[node]]
            node = above[node]
        return node

    crossed: dict[tuple[int, int], int] = {}
    for side, pair in enumerate(planar.sides):
        u, v = corners.edges[side]
        if pair[1] >= planar.addressed:
            beyond = find(corners.size + pair[1] - planar.addressed)
            above[find(u)] = above[find(v)] = beyond
        elif crossed.setdefault(pair, side) != side:
            # Two cells that share several sides have one edge: nothing parts the ends of the rest.
            above[find(u)] = find(v)
    root = list(map(find, range(len(above))))
    holes = set(root[corners.size :])
    meeting: dict[int, list[int]] = {}
    for corner, sides in enumerate(corners.incident):
        # Where two sides meet, the same two cells lie on both: nothing comes together there.
        if len(sides) > 2 and root[corner] not in holes:
            meeting.setdefault(root[corner], []).append(corner)
    addressed = {top: met[0] for top, met in meeting.items() if len(met) == 1}
    outer = root[corners.size + planar.outer - planar.addressed]
    number = {top: face for face, top in enumerate(addressed)}
    for top in root:
        if top != outer:
            number.setdefault(top, len(number))
    number[outer] = len(number)
    face_of = [number[top] for top in root]
    found = []
    for edge in cells.edges:
        u, v = corners.edges[crossed[edge]]
        face, other = face_of[u], face_of[v]
        found.append((face, other) if face < other else (other, face))
    return Planar(tuple(found), len(addressed), number[outer]), tuple(addressed.values())
