"""Hexagons, squares and triangles: the rhombitrihexagonal tiling (3.4.6.4).

Patches and their order are those of Loopy's grid 5.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import ROOT3, shifted

A = 0.75
"""Half of a side."""
B = ROOT3 * A
S = A + B
D = 2 * A + B

FACES = (
    ((-A, -B), (A, -B), (2 * A, 0), (A, B), (-A, B), (-2 * A, 0)),
    ((-A, B), (A, B), (A, D), (-A, D)),
    ((2 * A, 0), (D, A), (S, S), (A, B)),
    ((-2 * A, 0), (-A, B), (-S, S), (-D, A)),
    ((A, B), (S, S), (A, D)),
    ((-A, B), (-A, D), (-S, S)),
)
"""A hexagon, the squares below, at its lower right and left, and the triangles between these."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd columns lie half a unit lower."""
    return shifted(FACES, (3 * A + B) * x, 2 * S * y + S * x)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            even, low = x % 2 == 0, y < rows - 1
            left, right = x > 0, x < columns - 1
            cells.append((x, y, 0))
            cells += [(x, y, 1)] * low
            cells += [(x, y, 2)] * (right and (even or low))
            cells += [(x, y, 3)] * (left and (even or low))
            cells += [(x, y, 4)] * (right and low)
            cells += [(x, y, 5)] * (left and low)
    return cells


GREAT_HEXAGONAL = Periodic(
    key="great-hexagonal",
    noun="hexagons, squares and triangles",
    unit=_unit,
    block=(2 * (3 * A + B), 2 * S),
    columns=2,
    rows=1,
    order=6,
    radius=0.55,
    cut=_patch,
    loopy=5,
    by_height=True,
)
