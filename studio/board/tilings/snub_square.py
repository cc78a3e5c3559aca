"""Squares and triangles, three triangles and two squares around each corner (3.3.4.3.4).

A square in each unit, turned one way and the other in turns, and triangles between them. Patches
and their order are those of Loopy's grid 3.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

A = 0.75
"""Half of a side."""
B = A * math.sqrt(3.0)
S = A + B


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The square of a unit, and the triangles to its left and above it."""
    faces: Sequence[Sequence[Point]]
    if (x + y) % 2 == 0:
        faces = (
            ((B, 0), (S, B), (A, S), (0, A)),
            ((0, A), (A, S), (-A, S)),
            ((0, -A), (B, 0), (0, A)),
        )
    else:
        faces = (
            ((A, 0), (S, A), (B, S), (0, B)),
            ((A, 0), (0, B), (-A, 0)),
            ((A, 0), (S, -A), (S, A)),
        )
    # The origin is the middle of a square.
    return [[((x - 0.5) * S + u, (y - 0.5) * S + v) for u, v in face] for face in faces]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    cells: list[At] = []
    for y in range(rows):
        for x in range(columns):
            cells.append((x, y, 0))
            cells += [(x, y, 1)] * (x > 0) + [(x, y, 2)] * (y > 0)
    return cells


SNUB_SQUARE = Periodic(
    key="snub-square",
    noun="squares and triangles",
    unit=_unit,
    block=(2 * S, 2 * S),
    columns=2,
    rows=2,
    order=4,
    radius=0.53,
    cut=_patch,
    loopy=3,
    glide=(S, 0.0),
)
