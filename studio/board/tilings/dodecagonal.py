"""Dodecagons and triangles, two dodecagons and a triangle around each corner (3.12.12).

Patches and their order are those of Loopy's grid 9.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.tilings.dodecagons import Around, lengths, staggered
from studio.board.tilings.polygons import dodecagon

A, B, _, D, _ = lengths(0.7)

FACES = (
    dodecagon(A),
    ((A, D), (0, D + B), (-A, D)),
    ((-A, -D), (0, -D - B), (A, -D)),
)
"""A dodecagon, and the triangles below and above it."""


def _here(at: Around) -> Sequence[bool]:
    """Which faces of a unit patches have."""
    return (True, at.below and at.between, at.above and at.between)


DODECAGONAL = staggered(
    "dodecagonal",
    "dodecagons and triangles",
    FACES,
    (2 * D, 3 * A + 2 * B),
    _here,
    loopy=9,
    paths=False,
)
