"""Dodecagons in rows and columns, and between four of them a square with four triangles.

Patches and their order are those of Loopy's grid 15.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.dodecagons import lengths
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import dodecagon, shifted

A, _, S, D, U = lengths(0.7)

FACES = (
    dodecagon(A),
    ((D, A), (D + A, S), (S, S)),
    ((U + 2 * A, D), (D + A, D + A), (D + A, S)),
    ((D + A, D + A), (D, U + 2 * A), (S, D + A)),
    ((S, S), (S, D + A), (A, D)),
    ((D + A, S), (D + A, D + A), (S, D + A), (S, S)),
)
"""A dodecagon, and at its lower right the triangles above, right, below, left, and their square."""


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The faces of a unit."""
    return shifted(FACES, 2 * D * x, 2 * D * y)


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            cells.append((x, y, 0))
            if x < columns - 1 and y < rows - 1:
                cells += [(x, y, k) for k in range(1, 6)]
    return cells


COMPASS_DODECAGONAL = Periodic(
    key="compass-dodecagonal",
    noun="dodecagons, squares and triangles",
    unit=_unit,
    block=(2 * D, 2 * D),
    columns=1,
    rows=1,
    order=4,
    radius=0.5,
    cut=_patch,
    loopy=15,
    by_height=True,
    paths=False,
    least=(2, 2),
)
