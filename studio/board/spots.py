"""Spots: the places of a board where anything may sit."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from studio.records import dataclass

At: TypeAlias = tuple[int, ...]
"""The address of a cell or a corner: (row, column), axial (q, r), or (index,) on a free graph."""


def shifted(at: At, down: int, right: int) -> At:
    """The address of the same place where the addresses of a board moved so far."""
    return (at[0] + down, at[1] + right, *at[2:])


class SpotKind(Enum):
    """What kind of place a clue or a mark sits on."""

    CELL = "cell"
    CORNER = "corner"
    EDGE = "link"
    """The border between two touching cells."""
    SIDE = "edge"
    """The side of a cell, which joins two corners."""


@dataclass(frozen=True, order=True, slots=True)
class Cell:
    """A cell, by its address."""

    at: At


@dataclass(frozen=True, order=True, slots=True)
class Corner:
    """A corner of cells, by its address."""

    at: At


@dataclass(frozen=True, order=True, slots=True)
class Edge:
    """The edge of two cells (``on`` is LINK) or of two corners (EDGE); ``a`` < ``b`` always.

    Build one with :meth:`of`, which puts the two addresses in order.
    """

    a: At
    b: At
    on: str = SpotKind.EDGE.value

    @staticmethod
    def of(a: At, b: At, on: SpotKind = SpotKind.EDGE) -> Edge:
        """The edge of ``a`` and ``b``, whichever comes first."""
        return Edge(a, b, on.value) if a <= b else Edge(b, a, on.value)


Spot: TypeAlias = Cell | Corner | Edge
