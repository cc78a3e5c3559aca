"""Dodecagons and triangles, two dodecagons and a triangle around each corner (3.12.12).

Patches and their order are those of Loopy's grid 9.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import ROOT3, dodecagon, shifted

A = 0.7
"""Half of a side."""
B = ROOT3 * A
D = 2 * A + B

FACES = (
    dodecagon(A),
    ((A, D), (0, D + B), (-A, D)),
    ((-A, -D), (0, -D - B), (A, -D)),
)
"""A dodecagon, and the triangles below and above it."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd rows lie half a unit further to the right."""
    return shifted(FACES, 2 * D * x + D * y, (3 * A + 2 * B) * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            between = (x < columns - 1 or y % 2 == 0) and (x > 0 or y % 2 == 1)
            cells.append((x, y, 0))
            cells += [(x, y, 1)] * (y < rows - 1 and between)
            cells += [(x, y, 2)] * (y > 0 and between)
    return cells


DODECAGONAL = Periodic(
    key="dodecagonal",
    noun="dodecagons and triangles",
    unit=_unit,
    block=(2 * D, 2 * (3 * A + 2 * B)),
    columns=1,
    rows=2,
    order=6,
    radius=0.5,
    cut=_patch,
    loopy=9,
    by_height=True,
    paths=False,
    least=(2, 2),
)
