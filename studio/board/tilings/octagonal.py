"""Octagons and squares, two octagons and a square around each corner (4.8.8).

Patches and their order are those of Loopy's grid 6.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

SIDE = 1.0
A = SIDE / math.sqrt(2.0)
S = A + SIDE
D = 2.0 * A + SIDE

OCTAGON = ((A, 0.0), (S, 0.0), (D, A), (D, S), (S, D), (A, D), (0.0, S), (0.0, A))
SQUARE = ((0.0, -A), (A, 0.0), (0.0, A), (-A, 0.0))


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """An octagon, and the square at its upper left; the origin is the middle of an octagon."""
    left, top = (x - 0.5) * D, (y - 0.5) * D
    return [[(left + u, top + v) for u, v in face] for face in (OCTAGON, SQUARE)]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            cells += [(x, y, 0), (x, y, 1)][: 1 + (x > 0 and y > 0)]
    return cells


OCTAGONAL = Periodic(
    key="octagonal",
    noun="octagons and squares",
    unit=_unit,
    block=(D, D),
    columns=1,
    rows=1,
    order=4,
    radius=0.6,
    cut=_patch,
    loopy=6,
)
