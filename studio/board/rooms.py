"""The largest circle inside a polygon: where a figure in a cell has most room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from studio.board.lattice import Point

Side: TypeAlias = tuple[float, float, float, float, float, float]

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
    sides = _sides(outline)
    best, far = (left, top), -math.inf
    for place in places:
        found = _depth(place, sides, far)
        if found > far:
            best, far = place, found
    for _ in range(ROUNDS):
        # The first of the best places counts, as it would if each were measured to the end.
        (x, y), least = best, far
        far = -math.inf
        for place in [(x + i * step, y + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1)]:
            found = _depth(place, sides, max(far, math.nextafter(least, -math.inf)))
            if found > far:
                best, far = place, found
        if best == (x, y):
            step /= 2
    return best, far


def depth(point: Point, outline: Sequence[Point]) -> float:
    """How far inside a polygon of any shape a point lies; below 0 how far outside."""
    return _depth(point, _sides(outline), -math.inf)


def _sides(outline: Sequence[Point]) -> list[Side]:
    """The sides of a polygon: where each begins and ends, how it leads there and its length,
    squared."""
    return [
        (ax, ay, by, bx - ax, by - ay, (bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
    ]


def _depth(point: Point, sides: list[Side], least: float) -> float:
    """How far inside a polygon a point lies, if that is more than ``least``; else perhaps minus
    infinity.

    The side that says so comes first from then on: it mostly says so of the next point, too.
    """
    x, y = point
    inside, near = False, math.inf
    for i, (ax, ay, by, wide, high, length) in enumerate(sides):
        if (ay > y) != (by > y) and x < ax + (y - ay) * wide / high:
            inside = not inside
        share = ((x - ax) * wide + (y - ay) * high) / length
        share = 0.0 if share < 0.0 else min(share, 1.0)
        away = math.hypot(x - ax - share * wide, y - ay - share * high)
        if away < near:
            near = away
            if near <= least:
                sides.insert(0, sides.pop(i))
                return -math.inf
    return near if inside else -near
