"""Lattices: the regular tilings that boards are cut from.

A lattice knows addresses, neighbours, corners and places in the plane; it does not know which cells
a board has. Lengths are in units of one cell: the side of a square, the circumradius of a hexagon.
The x axis points right, the y axis down.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from studio.board.spots import At

Point: TypeAlias = tuple[float, float]
Direction: TypeAlias = tuple[int, int]

ROOT3 = math.sqrt(3.0)


class Lattice(Protocol):
    """What a board asks of its tiling. Lattices are values: equal ones have one hash."""

    def __hash__(self) -> int: ...

    @property
    def key(self) -> str:
        """The name of the lattice in files."""
        ...

    @property
    def directions(self) -> tuple[Direction, ...]:
        """Steps from a cell to the cells that count as its neighbours, clockwise from the right."""
        ...

    @property
    def sides(self) -> tuple[Direction, ...]:
        """Steps to the cells that share a side, clockwise from the right."""
        ...

    @property
    def straight(self) -> tuple[Direction, ...]:
        """Steps along which a jump of any length goes: rows and columns, or the three axes."""
        ...

    def corners(self, at: At) -> tuple[At, ...]:
        """The corners of a cell, clockwise; side ``i`` joins corner ``i`` to corner ``i + 1``."""
        ...

    def centre(self, at: At) -> Point:
        """Where the centre of a cell lies."""
        ...

    def corner_point(self, at: At) -> Point:
        """Where a corner lies."""
        ...

    def nearest(self, point: Point) -> At:
        """The cell of the endless tiling that a point falls into."""
        ...

    def reading_key(self, at: At) -> tuple[int, ...]:
        """A key that sorts cells from top to bottom, then from left to right."""
        ...

    def place_name(self, at: At) -> tuple[int, int]:
        """(row, place in the row), both in lattice units from any origin, for words to people."""
        ...


@dataclass(frozen=True, slots=True)
class SquareLattice:
    """Unit squares addressed (row, column) from 0; a corner is named like the cell below right."""

    neighbours: Literal["sides", "king"] = "sides"

    @property
    def key(self) -> str:
        return "square"

    @property
    def sides(self) -> tuple[Direction, ...]:
        return ((0, 1), (1, 0), (0, -1), (-1, 0))

    @property
    def directions(self) -> tuple[Direction, ...]:
        if self.neighbours == "sides":
            return self.sides
        return ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

    @property
    def straight(self) -> tuple[Direction, ...]:
        return self.sides

    def corners(self, at: At) -> tuple[At, ...]:
        row, column = at
        # Side i faces the cell in direction sides[i]: right, below, left, above.
        return ((row, column + 1), (row + 1, column + 1), (row + 1, column), (row, column))

    def centre(self, at: At) -> Point:
        return (at[1] + 0.5, at[0] + 0.5)

    def corner_point(self, at: At) -> Point:
        return (float(at[1]), float(at[0]))

    def nearest(self, point: Point) -> At:
        return (math.floor(point[1]), math.floor(point[0]))

    def reading_key(self, at: At) -> tuple[int, ...]:
        return at

    def place_name(self, at: At) -> tuple[int, int]:
        return (at[0], at[1])


@dataclass(frozen=True, slots=True)
class HexLattice:
    """Hexagons of circumradius 1 in axial coordinates (q, r).

    With pointy tops a row has one r and q grows to the right; with flat tops a column has one q and
    r grows downwards. A corner is addressed by the sum of the axial coordinates of the three cells
    that meet there, so its place is a third of that sum, and the address needs no orientation.
    """

    top: Literal["pointy", "flat"] = "pointy"

    @property
    def key(self) -> str:
        return "hex"

    @property
    def sides(self) -> tuple[Direction, ...]:
        return ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

    @property
    def directions(self) -> tuple[Direction, ...]:
        return self.sides

    @property
    def straight(self) -> tuple[Direction, ...]:
        return self.sides

    def corners(self, at: At) -> tuple[At, ...]:
        q, r = at
        # The corner before side i lies between the neighbours i - 1 and i.
        around = self.sides
        return tuple(
            (3 * q + around[i - 1][0] + around[i][0], 3 * r + around[i - 1][1] + around[i][1])
            for i in range(6)
        )

    def _point(self, q: float, r: float) -> Point:
        if self.top == "pointy":
            return (ROOT3 * (q + r / 2), 1.5 * r)
        return (1.5 * q, ROOT3 * (r + q / 2))

    def centre(self, at: At) -> Point:
        return self._point(at[0], at[1])

    def corner_point(self, at: At) -> Point:
        return self._point(at[0] / 3, at[1] / 3)

    def nearest(self, point: Point) -> At:
        x, y = point
        if self.top == "pointy":
            r = y / 1.5
            q = x / ROOT3 - r / 2
        else:
            q = x / 1.5
            r = y / ROOT3 - q / 2
        # Round in cube coordinates and mend the one that moved most (Red Blob Games, "Hexagonal
        # grids"): rounding q and r alone picks a wrong cell near the slanted borders.
        rq, rr, rs = round(q), round(r), round(-q - r)
        dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs + q + r)
        if dq > dr and dq > ds:
            rq = -rr - rs
        elif dr > ds:
            rr = -rq - rs
        return (rq, rr)

    def reading_key(self, at: At) -> tuple[int, ...]:
        q, r = at
        return (r, q) if self.top == "pointy" else (2 * r + q, q)

    def place_name(self, at: At) -> tuple[int, int]:
        q, r = at
        return (r, q) if self.top == "pointy" else (2 * r + q, q)
