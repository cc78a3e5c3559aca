"""What several tilings are made with: a half side ``A`` and ``B = A * sqrt(3)``."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from studio.board.lattice import Point

ROOT3 = math.sqrt(3.0)


def dodecagon(a: float) -> tuple[Point, ...]:
    """The regular one with sides of ``2a`` around the origin, two of them level, clockwise."""
    b = ROOT3 * a
    s, d = a + b, 2 * a + b
    quarter = ((a, -d), (s, -s), (d, -a))
    points = [*quarter]
    for _ in range(3):
        quarter = tuple((-y, x) for x, y in quarter)  # type: ignore[assignment]
        points += quarter
    return tuple(points)


def shifted(faces: Iterable[Sequence[Point]], x: float, y: float) -> list[list[Point]]:
    """The same faces, so far to the right and down."""
    return [[(x + u, y + v) for u, v in face] for face in faces]
