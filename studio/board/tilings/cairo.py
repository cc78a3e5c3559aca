"""The pentagons of Cairo's pavements, all alike, three or four around each corner.

All five sides are equally long. Patches and their order are those of Loopy's grid 4.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

A = 0.42
B = A * (4.0 + math.sqrt(7.0)) / 3.0


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The pentagons above and to the left of a unit, whose corners four of them meet at."""
    faces: Sequence[Sequence[Point]]
    if (x + y) % 2 == 0:
        faces = (
            ((0, 0), (B, -A), (2 * B, 0), (2 * B - A, B), (A, B)),
            ((0, 0), (A, B), (0, 2 * B), (-B, 2 * B - A), (-B, A)),
        )
    else:
        faces = (
            ((A, -B), (2 * B - A, -B), (2 * B, 0), (B, A), (0, 0)),
            ((0, 0), (B, A), (B, 2 * B - A), (0, 2 * B), (-A, B)),
        )
    return [[(2 * B * x + u, 2 * B * y + v) for u, v in face] for face in faces]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    return [(x, y, k) for y in range(rows) for x in range(columns) for k in (0, 1) if (y, x)[k] > 0]


CAIRO = Periodic(
    key="cairo",
    noun="pentagons",
    unit=_unit,
    block=(4 * B, 4 * B),
    columns=2,
    rows=2,
    order=4,
    radius=0.62,
    cut=_patch,
    loopy=4,
    least=(3, 4),
    glide=(2 * B, 0.0),
)
