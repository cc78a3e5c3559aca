"""Kites, all alike: the deltoidal trihexagonal tiling (V3.4.6.4).

Patches and their order are those of Loopy's grid 7.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import ROOT3, shifted

A = 0.42
"""Half of a short side; a long one is ``2B``."""
B = ROOT3 * A

FACES = (
    ((0, 0), (2 * B, 0), (2 * B, 2 * A), (B, 3 * A)),
    ((0, 0), (B, 3 * A), (0, 4 * A), (-B, 3 * A)),
    ((0, 0), (-B, 3 * A), (-2 * B, 2 * A), (-2 * B, 0)),
    ((0, 0), (-2 * B, 0), (-2 * B, -2 * A), (-B, -3 * A)),
    ((0, 0), (-B, -3 * A), (0, -4 * A), (B, -3 * A)),
    ((0, 0), (B, -3 * A), (2 * B, -2 * A), (2 * B, 0)),
)
"""Six kites around a corner, which make a hexagon."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd rows lie half a unit further to the right."""
    return shifted(FACES, 4 * B * x + 2 * B * y, 6 * A * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            cells += [(x, y, k) for k in range(6)]
    return cells


KITES = Periodic(
    key="kites",
    noun="kites",
    unit=_unit,
    block=(4 * B, 12 * A),
    columns=1,
    rows=2,
    order=6,
    radius=0.6,
    cut=_patch,
    loopy=7,
    by_height=True,
)
