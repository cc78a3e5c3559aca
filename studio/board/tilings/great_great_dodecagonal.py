"""Dodecagons, hexagons, squares and triangles, with two kinds of corners (4.6.12; 3.4.6.4).

Patches and their order are those of Loopy's grid 13.
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
S = A + B
D = 2 * A + B
U = A + 2 * B

FACES = (
    dodecagon(A),
    ((U, -D - 2 * A), (U, -D), (S, -S), (A, -D), (A, -D - 2 * A), (S, -D - 3 * A)),
    ((U + S, -A), (U + S, A), (2 * S, 2 * A), (D, A), (D, -A), (2 * S, -2 * A)),
    ((U, D), (U, D + 2 * A), (S, D + 3 * A), (A, D + 2 * A), (A, D), (S, S)),
    ((U, -D), (2 * S, -2 * A), (D, -A), (S, -S)),
    ((2 * S, 2 * A), (U, D), (S, S), (D, A)),
    ((A, D), (A, D + 2 * A), (-A, D + 2 * A), (-A, D)),
    ((-D, A), (-S, S), (-U, D), (-2 * S, 2 * A)),
    ((-S, -S), (-D, -A), (-2 * S, -2 * A), (-U, -D)),
    ((A, -D - 2 * A), (A, -D), (-A, -D), (-A, -D - 2 * A)),
    ((U + 2 * A, -D), (2 * S, -2 * A), (U, -D)),
    ((U + 2 * A, D), (U, D), (2 * S, 2 * A)),
)
"""A dodecagon, three hexagons to its right, six squares around it, two triangles further right."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit; odd rows lie half a unit further to the right."""
    return shifted(FACES, 4 * S * x + 2 * S * y, (6 * A + 2 * B) * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            left, right, even = x > 0, x < columns - 1, y % 2 == 0
            high, low = y > 0, y < rows - 1
            between = (right or even) and (left or not even)
            here = (
                True,
                high and (right or even),
                right,
                low and (right or even),
                high and right,
                low and right,
                low and between,
                left and low,
                left and high,
                high and between,
                high and right,
                low and right,
            )
            cells += [(x, y, k) for k, there in enumerate(here) if there]
    return cells


GREAT_GREAT_DODECAGONAL = Periodic(
    key="great-great-dodecagonal",
    noun="dodecagons, hexagons, squares and triangles",
    unit=_unit,
    block=(4 * S, 2 * (6 * A + 2 * B)),
    columns=1,
    rows=2,
    order=6,
    radius=0.5,
    cut=_patch,
    loopy=13,
    by_height=True,
    least=(2, 2),
)
