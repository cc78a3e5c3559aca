"""Dodecagons, hexagons and squares, one of each around each corner (4.6.12).

Patches and their order are those of Loopy's grid 10.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import ROOT3, dodecagon, shifted

A = 0.5
"""Half of a side."""
B = ROOT3 * A
S = A + B
D = 2 * A + B
U = A + 2 * B

FACES = (
    dodecagon(A),
    ((A, D), (2 * A, D + B), (A, D + 2 * B), (-A, D + 2 * B), (-2 * A, D + B), (-A, D)),
    ((-A, -D), (-2 * A, -D - B), (-A, -D - 2 * B), (A, -D - 2 * B), (2 * A, -D - B), (A, -D)),
    ((D, -A), (D + 2 * A, -A), (D + 2 * A, A), (D, A)),
    ((A, -D), (2 * A, -D - B), (D, -U), (S, -S)),
    ((-S, -S), (-D, -U), (-2 * A, -D - B), (-A, -D)),
)
"""A dodecagon, the hexagons below and above, the squares right, at the upper right and left."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd rows lie half a unit further to the right."""
    return shifted(FACES, (6 * A + 2 * B) * x + (3 * A + B) * y, 3 * S * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            left, right, even = x > 0, x < columns - 1, y % 2 == 0
            between = (right or even) and (left or not even)
            cells.append((x, y, 0))
            cells += [(x, y, 1)] * (y < rows - 1 and between)
            cells += [(x, y, 2)] * (y > 0 and between)
            cells += [(x, y, 3)] * right
            cells += [(x, y, 4)] * (y > 0 and (right or even))
            cells += [(x, y, 5)] * (y > 0 and (left or not even))
    return cells


GREAT_DODECAGONAL = Periodic(
    key="great-dodecagonal",
    noun="dodecagons, hexagons and squares",
    unit=_unit,
    block=(6 * A + 2 * B, 6 * S),
    columns=1,
    rows=2,
    order=6,
    radius=0.6,
    cut=_patch,
    loopy=10,
    by_height=True,
    least=(2, 2),
)
