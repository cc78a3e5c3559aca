"""The largest circle inside a polygon: where a figure in a cell has most room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from studio.board.lattice import Point

GRID = 12
ROUNDS = 24
DIGITS = 4


def room(outline: Sequence[Point]) -> tuple[Point, float]:
    """The centre and the radius of (nearly) the largest circle inside a polygon."""
    (x, y) = outline[0]
    plain = tuple((round(u - x, DIGITS), round(v - y, DIGITS)) for u, v in outline)
    (u, v), radius = _room(plain)
    return (x + u, y + v), radius


@lru_cache(maxsize=1024)
def _room(outline: tuple[Point, ...]) -> tuple[Point, float]:
    left, top = (min(point[axis] for point in outline) for axis in (0, 1))
    right, bottom = (max(point[axis] for point in outline) for axis in (0, 1))
    step = max(right - left, bottom - top) / GRID
    places = (
        (left + (i + 0.5) * step, top + (j + 0.5) * step) for i in range(GRID) for j in range(GRID)
    )
    best = max(places, key=lambda point: depth(point, outline))
    for _ in range(ROUNDS):
        x, y = best
        around = ((x + i * step, y + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1))
        best = max(around, key=lambda point: depth(point, outline))
        if best == (x, y):
            step /= 2
    return best, depth(best, outline)


def depth(point: Point, outline: Sequence[Point]) -> float:
    """How far inside a polygon of any shape a point lies; below 0 how far outside."""
    x, y = point
    inside, near = False, math.inf
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        wide, high = bx - ax, by - ay
        share = ((x - ax) * wide + (y - ay) * high) / (wide * wide + high * high)
        share = min(1.0, max(0.0, share))
        near = min(near, math.hypot(x - ax - share * wide, y - ay - share * high))
    return near if inside else -near
