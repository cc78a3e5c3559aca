"""Hexagons and triangles, two of each around each corner in turns (3.6.3.6).

Patches and their order are those of Loopy's grid 14.
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

FACES = (
    ((A, -B), (2 * A, 0), (A, B), (-A, B), (-2 * A, 0), (-A, -B)),
    ((3 * A, -B), (2 * A, 0), (A, -B)),
    ((3 * A, B), (A, B), (2 * A, 0)),
)
"""A hexagon, and the triangles at its upper and lower right."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd rows lie half a unit further to the right."""
    return shifted(FACES, 4 * A * x + 2 * A * y, 2 * B * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            right = x < columns - 1
            cells.append((x, y, 0))
            cells += [(x, y, 1)] * (right or (y % 2 == 0 and y > 0))
            cells += [(x, y, 2)] * (right or (y % 2 == 0 and y < rows - 1))
            if x == 0 and y % 2:
                cells += [(-1, y, 1), (-1, y, 2)][: 1 + (y < rows - 1)]
    return cells


KAGOME = Periodic(
    key="kagome",
    noun="hexagons and triangles",
    unit=_unit,
    block=(4 * A, 4 * B),
    columns=1,
    rows=2,
    order=6,
    radius=0.55,
    cut=_patch,
    loopy=14,
    by_height=True,
    paths=False,
)
