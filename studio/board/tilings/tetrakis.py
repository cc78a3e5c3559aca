"""Squares cut into four triangles by their diagonals: the tetrakis square tiling (V4.8.8)."""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

A = 1.05
"""Half of the side of a square."""

CORNERS = ((-A, -A), (A, -A), (A, A), (-A, A))


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """The triangles above, right, below and left of a square's middle; one is the origin."""
    left, top = 2 * A * x, 2 * A * y
    return [
        [(left + u, top + v) for u, v in (CORNERS[k], CORNERS[(k + 1) % 4], (0.0, 0.0))]
        for k in range(4)
    ]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """All triangles of the squares."""
    return [(x, y, k) for y in range(rows) for x in range(columns) for k in range(4)]


TETRAKIS = Periodic(
    key="tetrakis",
    noun="right triangles",
    unit=_unit,
    block=(2 * A, 2 * A),
    columns=1,
    rows=1,
    order=4,
    radius=0.5,
    cut=_patch,
)
