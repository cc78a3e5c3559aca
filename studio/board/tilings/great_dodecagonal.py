"""Dodecagons, hexagons and squares, one of each around each corner (4.6.12).

Patches and their order are those of Loopy's grid 10.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.tilings.dodecagons import Around, lengths, staggered
from studio.board.tilings.polygons import dodecagon

A, B, S, D, U = lengths(0.5)

FACES = (
    dodecagon(A),
    ((A, D), (2 * A, D + B), (A, D + 2 * B), (-A, D + 2 * B), (-2 * A, D + B), (-A, D)),
    ((-A, -D), (-2 * A, -D - B), (-A, -D - 2 * B), (A, -D - 2 * B), (2 * A, -D - B), (A, -D)),
    ((D, -A), (D + 2 * A, -A), (D + 2 * A, A), (D, A)),
    ((A, -D), (2 * A, -D - B), (D, -U), (S, -S)),
    ((-S, -S), (-D, -U), (-2 * A, -D - B), (-A, -D)),
)
"""A dodecagon, the hexagons below and above, the squares right, at the upper right and left."""


def _here(at: Around) -> Sequence[bool]:
    """Which faces of a unit patches have."""
    return (
        True,
        at.below and at.between,
        at.above and at.between,
        at.right,
        at.above and (at.right or at.even),
        at.above and (at.left or not at.even),
    )


GREAT_DODECAGONAL = staggered(
    "great-dodecagonal",
    "dodecagons, hexagons and squares",
    FACES,
    (6 * A + 2 * B, 3 * S),
    _here,
    loopy=10,
    radius=0.6,
)
