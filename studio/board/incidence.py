"""The plane incidence structure of a board: its faces, edges and vertices, each with the others.

One structure whatever the tiling, after ``grid.h`` of Simon Tatham's Portable Puzzle Collection: a
tiling only says which corners its cells have and where these lie. Nothing here knows shapes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

from studio.board.graph import Planar
from studio.board.lattice import Point
from studio.board.spots import At
from studio.records import dataclass


@dataclass(frozen=True)
class Incidence:
    """Faces, edges and vertices by number, as a plane graph has them.

    ``vertices`` are the addresses of the corners in reading order, ``points`` their places.
    ``corners[f]`` are the vertices of cell ``f``, clockwise. ``edges[e]`` are the two ends of an
    edge, the smaller first, in increasing order. ``faces[e]`` are the two faces of an edge, the
    smaller first: cells have the first numbers, holes the next, and ``outer`` is the last face.
    """

    vertices: tuple[At, ...]
    points: tuple[Point, ...]
    corners: tuple[tuple[int, ...], ...]
    edges: tuple[tuple[int, int], ...]
    faces: tuple[tuple[int, int], ...]
    outer: int

    @cached_property
    def planar(self) -> Planar:
        """How the edges border the faces."""
        return Planar(self.faces, len(self.corners), self.outer)

    @cached_property
    def number(self) -> dict[tuple[int, int], int]:
        """The number of the edge between two vertices, the smaller first."""
        return {pair: edge for edge, pair in enumerate(self.edges)}

    @cached_property
    def edges_of_face(self) -> tuple[tuple[int, ...], ...]:
        """For each cell its edges, clockwise: edge ``i`` joins corner ``i`` to corner ``i + 1``."""
        return tuple(
            tuple(self.number[min(pair), max(pair)] for pair in _around(corners))
            for corners in self.corners
        )

    @cached_property
    def edges_of_vertex(self) -> tuple[tuple[int, ...], ...]:
        """For each vertex the edges that meet there, clockwise from the right."""
        found: list[list[tuple[float, int]]] = [[] for _ in self.vertices]
        for edge, (u, v) in enumerate(self.edges):
            found[u].append((_angle(self.points[u], self.points[v]) % math.tau, edge))
            found[v].append((_angle(self.points[v], self.points[u]) % math.tau, edge))
        return tuple(tuple(edge for _, edge in sorted(edges)) for edges in found)

    @cached_property
    def cells_of_vertex(self) -> tuple[tuple[int, ...], ...]:
        """For each vertex the cells that meet there, in increasing order."""
        found: list[list[int]] = [[] for _ in self.vertices]
        for face, corners in enumerate(self.corners):
            for vertex in corners:
                found[vertex].append(face)
        return tuple(map(tuple, found))


def incidence(cells: Sequence[Sequence[At]], places: dict[At, Point]) -> Incidence:
    """The structure of cells given by their corners, clockwise on the screen.

    ``places`` says where each corner lies. Cells may leave holes and stand apart; missing ground
    that hangs together without passing through a mere corner is one face. Linear in the board, but
    for sorting, and for finding the holes that islands lie in.
    """
    order = {at: (round(y, 6), round(x, 6)) for at, (x, y) in places.items()}
    vertices = tuple(sorted(order, key=order.__getitem__))
    number = {at: vertex for vertex, at in enumerate(vertices)}
    points = tuple(places[at] for at in vertices)
    corners = tuple(tuple(number[at] for at in cell) for cell in cells)
    right_of = {way: face for face, cell in enumerate(corners) for way in _around(cell)}
    if len(right_of) != sum(map(len, corners)):
        raise ValueError("Two cells lie on the same side of an edge.")
    beyond, outer = _missing(right_of, points, len(corners))
    sides: dict[tuple[int, int], tuple[int, int]] = {}
    for (u, v), face in right_of.items():
        back = (v, u)
        other = right_of.get(back)
        if other is None:
            other = beyond[back]
        elif u > v:
            continue  # seen from the other side, or about to be
        sides[(u, v) if u < v else back] = (face, other) if face < other else (other, face)
    edges = tuple(sorted(sides))
    return Incidence(vertices, points, corners, edges, tuple(sides[e] for e in edges), outer)


def _missing(
    right_of: dict[tuple[int, int], int], points: Sequence[Point], cells: int
) -> tuple[dict[tuple[int, int], int], int]:
    """For each way along the rim the number of the hole or outer face to its right, and the latter.

    Holes are numbered in the reading order of their first corners.
    """
    rim: dict[int, list[int]] = {}
    for u, v in right_of:
        if (v, u) not in right_of:
            rim.setdefault(v, []).append(u)
    walks = _walks(rim, points)
    # Clockwise round missing ground is a hole; the other way round is the outline of a piece.
    areas = [_area([points[u] for u, _ in walk]) for walk in walks]
    holes = [walk for walk, area in zip(walks, areas, strict=True) if area > 0]
    holes.sort(key=min)
    outer = cells + len(holes)
    found = {way: cells + k for k, hole in enumerate(holes) for way in hole}
    outlines = [walk for walk, area in zip(walks, areas, strict=True) if area <= 0]
    polygons = [[points[u] for u, _ in hole] for hole in holes] if len(outlines) > 1 else []
    around = [(_area(polygon), k, {u for u, _ in holes[k]}) for k, polygon in enumerate(polygons)]
    for outline in outlines:
        first = outline[0][0]
        # Whoever lies in a hole has no corner of its rim: that would be part of the rim itself.
        inside = [
            (size, k)
            for size, k, rim_of_hole in around
            if first not in rim_of_hole and _within(points[first], polygons[k])
        ]
        face = cells + min(inside)[1] if inside else outer
        found.update(dict.fromkeys(outline, face))
    return found, outer


def _walks(rim: dict[int, list[int]], points: Sequence[Point]) -> list[list[tuple[int, int]]]:
    """The closed walks along the rim with missing ground to the right; ``rim`` is used up."""
    walks = []
    while rim:
        u, ahead = next(iter(rim.items()))
        walk = [(u, ahead[0])]
        while True:
            u, v = walk[-1]
            ways = rim.get(v, [])
            if len(ways) > 1:
                # Where pieces meet at a corner the next way is the first across the missing ground.
                back = _angle(points[v], points[u])
                ways = [min(ways, key=lambda w: _turn(back, _angle(points[v], points[w])))]
            if (v, ways[0]) == walk[0]:
                break
            walk.append((v, ways[0]))
        for u, v in walk:
            rim[u].remove(v)
            if not rim[u]:
                del rim[u]
        walks.append(walk)
    return walks


def _around(cell: Sequence[int]) -> zip[tuple[int, int]]:
    return zip(cell, (*cell[1:], cell[0]), strict=True)


def _angle(a: Point, b: Point) -> float:
    """Of the way from one point to another, clockwise from the right (y runs down)."""
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _turn(back: float, ahead: float) -> float:
    """How far to turn anticlockwise from the way back to the way ahead; a full turn for none."""
    turn = (back - ahead) % math.tau
    return turn if turn > 1e-9 else math.tau


def _area(polygon: Sequence[Point]) -> float:
    """Positive where the polygon runs clockwise on the screen (the shoelace formula)."""
    turned = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in turned) / 2


def _within(point: Point, polygon: Sequence[Point]) -> bool:
    """Does a point lie in a polygon? By the crossings of a ray to the right."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
