"""Regular hexagons with pointy or flat tops, in axial coordinates."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping
from typing import ClassVar, Literal

from studio.board.graph import Graph
from studio.board.lattice import Arrow, Cut, Point
from studio.board.motion import Matrix, Motion, Symmetry
from studio.board.spots import At
from studio.board.tilings.polygons import ROOT3
from studio.records import dataclass

# (from even rows, from odd rows) make a zigzag that stays in its column, and the way back is the
# way there.
_POINTY: dict[str, tuple[At, At]] = {
    "left": ((-1, 0), (-1, 0)),
    "right": ((1, 0), (1, 0)),
    "up": ((1, -1), (0, -1)),
    "down": ((0, 1), (-1, 1)),
}
_FLAT: dict[str, tuple[At, At]] = {
    "up": ((0, -1), (0, -1)),
    "down": ((0, 1), (0, 1)),
    "right": ((1, 0), (1, -1)),
    "left": ((-1, 1), (-1, 0)),
}


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
    def kind(self) -> str:
        return self.key

    @property
    def details(self) -> Mapping[str, str]:
        return {"top": self.top} if self.flags else {}

    @property
    def flags(self) -> tuple[str, ...]:
        return () if self.top == "pointy" else (self.top,)

    noun = "hexagons"
    touches_at_corners = False
    has_faces = True
    has_rows = False
    most_sides = 6
    widths = (2, 2)
    extent: ClassVar[None] = None
    radius = 1.0
    order = 6
    has_mirror = True
    cuts: ClassVar[tuple[Cut, ...]] = ()
    straight = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

    graph: ClassVar[Graph | None] = None

    def has(self, at: At) -> bool:
        return True

    def name(self, at: At) -> str:
        return ""

    def outline(self, at: At) -> tuple[Point, ...]:
        return tuple(map(self.corner_point, self.corners(at)))

    def sides(self, at: At) -> tuple[At, ...]:
        q, r = at
        return ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1))

    def touching(self, at: At) -> tuple[At, ...]:
        return self.sides(at)

    def corners(self, at: At) -> tuple[At, ...]:
        q, r = at
        # The corner before side i lies between the neighbours i - 1 and i.
        around = self.straight
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

    def over(self, width: float, height: float) -> tuple[HexLattice, list[At]]:
        pointy = self.top == "pointy"
        across, along = (height, width) if pointy else (width, height)
        lines = range(-1, math.ceil(across / 1.5) + 2)
        places = range(-1, math.ceil(along / ROOT3) + 2)
        # Straight sides: every second row (or column) starts half a cell further.
        zigzag: Iterator[At] = ((place - line // 2, line) for line in lines for place in places)
        return self, [at if pointy else at[::-1] for at in zigzag]

    def posture(self, at: At) -> Hashable:
        return None

    def reading_key(self, at: At) -> tuple[int, ...]:
        q, r = at
        return (r, q) if self.top == "pointy" else (2 * r + q, q)

    def place_name(self, at: At) -> tuple[int, int]:
        q, r = at
        return (r, q) if self.top == "pointy" else (2 * r + q, q)

    def right_of(self, at: At) -> At:
        return (at[0] + 1, at[1])

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        """Across the rows a hexagon offers two ways; ``other`` is the one not taken first."""
        table, across = (_POINTY, 1) if self.top == "pointy" else (_FLAT, 0)
        even, odd = table[way]
        if other and even == odd:
            return None
        # From a row of the other parity the zigzag takes the other diagonal.
        ahead = table[way][(at[across] + other) % 2]
        return (at[0] + ahead[0], at[1] + ahead[1])

    def motion(self, turns: int, mirrored: bool) -> Motion:
        mirror: Matrix = ((-1, -1), (0, 1)) if self.top == "pointy" else ((-1, 0), (1, 1))
        return Symmetry(self.key).turned(((0, -1), (1, 1)), turns, mirror if mirrored else None)

    def translation(self, start: At, end: At) -> Motion | None:
        return Symmetry(self.key, shift=(end[0] - start[0], end[1] - start[1]))


HEX = HexLattice()
