"""Triangles with a side below or above, six around each corner (3^6).

Rows of triangles that point up and down in turns. Patches and their order are those of Loopy's
grid 1 in its present form, ``0``; its old form, without a word, is a slanted patch of as many
triangles in each row.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from studio.board.lattice import Cut, Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

HALF = 0.8
"""Half of a side: a triangle has about the room of a square."""
HIGH = HALF * math.sqrt(3.0)


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The two triangles of a unit: in even rows up, then down; in odd ones the other way round."""
    places = (
        (((-1, 1), (0, 0), (1, 1)), ((0, 0), (2, 0), (1, 1))),
        (((-1, 0), (1, 0), (0, 1)), ((0, 1), (1, 0), (2, 1))),
    )[y]
    return [[(a * HALF, (y + b) * HIGH) for a, b in face] for face in places]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        if not form:
            cells += _old_row(y, columns)
            continue
        # An odd number of rows ends in one that is as short as it needs to be.
        short = y == rows - 1 and rows % 2 == 1
        cells += [(x, y, 0) for x in range(short, columns + 1 - short)]
        cells += [(x, y, 1) for x in range(columns)]
    return cells


def _old_row(y: int, columns: int) -> Iterable[At]:
    for x in range(columns):
        yield from ((x, y, 1), (x + 1, y, 0))


def _hexagon(size: int) -> Iterable[At]:
    """All triangles within so many sides of the origin, which is a corner."""
    for y in range(-size, size):
        for x in range(-2 * size, 2 * size + 1):
            for k in (0, 1):
                u, v = TRIANGULAR.centre((x, y, k))
                if HIGH / HALF * abs(u) + abs(v) < 2 * HIGH * size and abs(v) < HIGH * size:
                    yield (x, y, k)


def _triangle(size: int) -> Iterable[At]:
    """A large triangle that points up, with so many rows and one more."""
    for y in range(size + 1):
        for x in range(-size - 1, size + 2):
            for k in (0, 1):
                u, v = TRIANGULAR.centre((x, y, k))
                if abs(u) < HALF * v / HIGH:
                    yield (x, y, k)


TRIANGULAR = Periodic(
    key="triangular",
    noun="triangles",
    unit=_unit,
    block=(2 * HALF, 2 * HIGH),
    columns=1,
    rows=2,
    order=6,
    radius=0.55,
    cut=_patch,
    loopy=1,
    forms=("0", ""),
    cuts=(
        Cut("triangle-hexagon", "Hexagon", _hexagon, range(1, 16)),
        Cut("triangle-triangle", "Triangle", _triangle, range(1, 25)),
    ),
)
