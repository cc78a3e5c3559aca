"""Dodecagons, hexagons, squares and triangles, with two kinds of corners (4.6.12; 3.4.6.4).

Patches and their order are those of Loopy's grid 13.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board.tilings.dodecagons import Around, lengths, staggered
from studio.board.tilings.polygons import dodecagon

A, B, S, D, U = lengths(0.7)

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


def _here(at: Around) -> Sequence[bool]:
    """Which faces of a unit patches have."""
    beside = at.right or at.even
    return (
        True,
        at.above and beside,
        at.right,
        at.below and beside,
        at.above and at.right,
        at.below and at.right,
        at.below and at.between,
        at.left and at.below,
        at.left and at.above,
        at.above and at.between,
        at.above and at.right,
        at.below and at.right,
    )


GREAT_GREAT_DODECAGONAL = staggered(
    "great-great-dodecagonal",
    "dodecagons, hexagons, squares and triangles",
    FACES,
    (4 * S, 6 * A + 2 * B),
    _here,
    loopy=13,
)
