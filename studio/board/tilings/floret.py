"""Petals, all alike, in flowers of six: the floret pentagonal tiling (V3.3.3.3.6).

It is not its own mirror image. Patches and their order are those of Loopy's grid 8, whose rows go
up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic

SIDE = 0.75
"""A short side; a long one has twice its length."""

TILT = math.acos(2.5 / math.sqrt(7.0))
"""Such that the next flower but one lies level with the first."""

WIDE, HIGH = 1.5 * math.sqrt(7.0) * SIDE, math.sqrt(21.0) * SIDE


def _way(k: int) -> Point:
    """A short side that runs in one of six directions, clockwise."""
    angle = math.tau * (k - 1) / 6 - TILT
    return (SIDE * math.cos(angle), SIDE * math.sin(angle))


def _petal(k: int) -> tuple[Point, ...]:
    """A petal of the flower around the origin, clockwise."""
    (ax, ay), (bx, by) = _way(k), _way(k + 1)
    steps = ((0, 0), (2, 0), (2, 1), (1, 2), (0, 2))
    return tuple((m * ax + n * bx, m * ay + n * by) for m, n in steps)


# From the bottom anticlockwise, as in Loopy.
FACES = tuple(_petal(k) for k in (2, 1, 0, -1, -2, -3))


def _unit(x: int, y: int) -> Sequence[Sequence[Point]]:
    """A flower; odd columns lie half a unit lower."""
    return [[(x * WIDE + u, (y + x / 2) * HIGH + v) for u, v in face] for face in FACES]


def _patch(rows: int, columns: int, form: str) -> Sequence[At]:
    """The cells of Loopy's patches; see grid.c of Simon Tatham's Portable Puzzle Collection."""
    return [
        (x, -y, k)
        for y in range(rows)
        for x in range(columns)
        if not (x % 2 == 0 and 0 < y == rows - 1 and columns > 1)
        for k in range(6)
    ]


FLORET = Periodic(
    key="floret",
    noun="petals",
    unit=_unit,
    block=(2 * WIDE, HIGH),
    columns=2,
    rows=1,
    order=6,
    radius=0.6,
    cut=_patch,
    loopy=8,
    has_mirror=False,
    by_height=True,
    least=(1, 2),
)
