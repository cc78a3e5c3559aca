"""Names for places in the plane, the same however a place was worked out."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from studio.board.lattice import Point

Key: TypeAlias = tuple[int, int]

FINE = 10_000
"""Places are the same where they differ by less than one part of so many."""
NEAR = (-1, 0, 1)


def key_of(point: Point) -> Key:
    """A name for a place: equal places get the same one however they were worked out."""
    return (round(point[0] * FINE), round(point[1] * FINE))


Named = TypeVar("Named")


def found(table: dict[Key, Named], place: Point) -> Named:
    """What is at a place, whichever way it was rounded; KeyError if nothing is."""
    x, y = key_of(place)
    for key in ((x + dx, y + dy) for dx in (0, *NEAR) for dy in (0, *NEAR)):
        if key in table:
            return table[key]
    raise KeyError(place)
