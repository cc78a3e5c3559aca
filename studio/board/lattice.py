"""Lattices: the regular tilings that boards are cut from.

A lattice knows addresses, neighbours, corners and places in the plane; it does not know which cells
a board has. Lengths are in units of one cell: the side of a square, the circumradius of a hexagon.
The x axis points right, the y axis down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol, TypeAlias

from studio.board.graph import Graph
from studio.board.motion import Matrix, Motion, Symmetry
from studio.board.spots import At

Point: TypeAlias = tuple[float, float]
Direction: TypeAlias = tuple[int, int]

ROOT3 = math.sqrt(3.0)


Arrow: TypeAlias = Literal["left", "right", "up", "down"]
"""An arrow key."""


@dataclass(frozen=True)
class Cut:
    """One way to cut boards of any size out of a tiling: the cells of each size, from 1 up."""

    key: str
    name: str
    cells: Callable[[int], Iterable[At]]
    sizes: Sequence[int]


class Lattice(Protocol):
    """What a board asks of its tiling. Lattices are values: equal ones have one hash.

    Cells of one tiling may have different shapes, so whatever depends on the shape takes a cell.
    """

    def __hash__(self) -> int: ...

    @property
    def key(self) -> str:
        """The name of the lattice in files."""
        ...

    @property
    def kind(self) -> str:
        """The key, and what makes cells touch otherwise: boards of one kind play alike."""
        ...

    @property
    def noun(self) -> str:
        """What its cells are called: "hexagons"."""
        ...

    @property
    def has_faces(self) -> bool:
        """Have cells sides and corners?"""
        ...

    @property
    def has_rows(self) -> bool:
        """Are addresses [row, column], from 0 on boards?"""
        ...

    @property
    def details(self) -> Mapping[str, str]:
        """What files say of it beside its key, by their keys."""
        ...

    @property
    def flags(self) -> tuple[str, ...]:
        """What boards in a few letters say of it beside its key, where it is not the usual one."""
        ...

    @property
    def most_sides(self) -> int:
        """How many sides a cell has at most."""
        ...

    @property
    def widths(self) -> tuple[int, int]:
        """How many numbers the address of a cell has, and that of a corner."""
        ...

    @property
    def radius(self) -> float:
        """What figures in a cell are measured by: the circumradius of a hexagon."""
        ...

    @property
    def straight(self) -> tuple[Direction, ...]:
        """Steps along which a jump of any length goes: rows and columns, or the three axes."""
        ...

    @property
    def order(self) -> int:
        """The full turn has so many turns about the origin that keep the tiling."""
        ...

    @property
    def has_mirror(self) -> bool:
        """Is it its own mirror image?"""
        ...

    @property
    def cuts(self) -> tuple[Cut, ...]:
        """Outlines of its own that new boards may have."""
        ...

    @property
    def touches_at_corners(self) -> bool:
        """Do cells touch across corners too, as a king steps?"""
        ...

    def has(self, at: At) -> bool:
        """Is this the address of a cell?"""
        ...

    def sides(self, at: At) -> tuple[At, ...]:
        """The cells beyond the sides of a cell, clockwise."""
        ...

    def touching(self, at: At) -> tuple[At, ...]:
        """The cells that count as neighbours of a cell, clockwise."""
        ...

    def corners(self, at: At) -> tuple[At, ...]:
        """The corners of a cell, clockwise; side ``i`` joins corner ``i`` to corner ``i + 1``."""
        ...

    def outline(self, at: At) -> tuple[Point, ...]:
        """Where the corners of a cell lie, clockwise; of a point of a drawing a disc around it."""
        ...

    def name(self, at: At) -> str:
        """What its author calls a cell; "" where it has no name."""
        ...

    @property
    def graph(self) -> Graph | None:
        """Which cells are joined, where that was drawn and does not follow from where they lie."""
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

    def right_of(self, at: At) -> At:
        """The next cell to the right that is like this one."""
        ...

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        """The cell that an arrow key leads to, where the tiling has its own idea of that.

        ``other`` asks for the second one where an arrow could mean two; None where there is none.
        """
        ...

    def motion(self, turns: int, mirrored: bool) -> Motion:
        """The symmetry of the tiling that mirrors first, left to right, and then turns clockwise.

        About the origin of its addresses; one of ``order`` turns at a time.
        """
        ...

    def translation(self, start: At, end: At) -> Motion | None:
        """The shift of the tiling onto itself that takes one cell to another; None if none does."""
        ...


class Covering(Lattice, Protocol):
    """A tiling that is laid over pictures."""

    def over(self, width: float, height: float) -> list[At]:
        """The cells over a box at the origin, in lattice units, and one more on each side."""
        ...


class Patched(Lattice, Protocol):
    """A tiling that is cut into patches of rows and columns, as files and Loopy count them."""

    @property
    def loopy(self) -> int | None:
        """The number of Loopy's grids of this tiling; None where it has none."""
        ...

    @property
    def forms(self) -> tuple[str, ...]:
        """What Loopy's game IDs may say of the patch, the usual word first."""
        ...

    @property
    def least(self) -> tuple[int, int]:
        """How many rows and columns Loopy's patches have at least, and the larger of the two."""
        ...

    @property
    def paths(self) -> bool:
        """Can a path of neighbours pass all cells of patches, however large these are?"""
        ...

    @property
    def address(self) -> str:
        """Where in its tiling a patch lies; "" where it is the same everywhere."""
        ...

    def sized(self, rows: int, columns: int, address: str = "") -> Patched:
        """The tiling that patches of a size are cut from, at an address or the usual one.

        ValueError, with the reason as half a sentence, if there is no patch of such an address.
        """
        ...

    def patch(self, rows: int, columns: int, form: str | None = None) -> tuple[At, ...]:
        """The cells of a patch, in the order in which Loopy numbers them; of its first form."""
        ...


@dataclass(frozen=True, slots=True)
class SquareLattice:
    """Unit squares addressed (row, column) from 0; a corner is named like the cell below right."""

    neighbours: Literal["sides", "king"] = "sides"

    @property
    def key(self) -> str:
        return "square"

    @property
    def kind(self) -> str:
        return self.key if self.neighbours == "sides" else f"{self.key}:{self.neighbours}"

    @property
    def touches_at_corners(self) -> bool:
        return self.neighbours == "king"

    @property
    def details(self) -> Mapping[str, str]:
        return {"neighbours": self.neighbours}

    @property
    def flags(self) -> tuple[str, ...]:
        return () if self.neighbours == "sides" else (self.neighbours,)

    noun = "squares"
    has_faces = True
    has_rows = True
    most_sides = 4
    widths = (2, 2)
    radius = 1 / 1.6
    order = 4
    has_mirror = True
    cuts: ClassVar[tuple[Cut, ...]] = ()
    straight = ((0, 1), (1, 0), (0, -1), (-1, 0))

    graph: ClassVar[Graph | None] = None

    def has(self, at: At) -> bool:
        return True

    def name(self, at: At) -> str:
        return ""

    def outline(self, at: At) -> tuple[Point, ...]:
        return tuple(map(self.corner_point, self.corners(at)))

    def sides(self, at: At) -> tuple[At, ...]:
        r, c = at
        return ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c))

    def touching(self, at: At) -> tuple[At, ...]:
        if self.neighbours == "sides":
            return self.sides(at)
        r, c = at
        below, above = ((r + 1, c + 1), (r + 1, c), (r + 1, c - 1)), ((r - 1, c - 1), (r - 1, c))
        return ((r, c + 1), *below, (r, c - 1), *above, (r - 1, c + 1))

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

    def over(self, width: float, height: float) -> list[At]:
        rows, columns = range(-1, math.ceil(height) + 1), range(-1, math.ceil(width) + 1)
        return [(r, c) for r in rows for c in columns]

    def reading_key(self, at: At) -> tuple[int, ...]:
        return at

    def place_name(self, at: At) -> tuple[int, int]:
        return (at[0], at[1])

    def right_of(self, at: At) -> At:
        return (at[0], at[1] + 1)

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        """``other`` is the diagonal clockwise of the arrow, where squares touch by corners."""
        if other and self.neighbours == "sides":
            return None
        down, right = (_DIAGONALS if other else _ROWS_AND_COLUMNS)[way]
        return (at[0] + down, at[1] + right)

    def motion(self, turns: int, mirrored: bool) -> Motion:
        mirror: Matrix = ((1, 0), (0, -1))
        return Symmetry(self.key).turned(((0, 1), (-1, 0)), turns, mirror if mirrored else None)

    def translation(self, start: At, end: At) -> Motion | None:
        return Symmetry(self.key, shift=(end[0] - start[0], end[1] - start[1]))


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

    def over(self, width: float, height: float) -> list[At]:
        pointy = self.top == "pointy"
        across, along = (height, width) if pointy else (width, height)
        lines = range(-1, math.ceil(across / 1.5) + 2)
        places = range(-1, math.ceil(along / ROOT3) + 2)
        # Straight sides: every second row (or column) starts half a cell further.
        zigzag: Iterator[At] = ((place - line // 2, line) for line in lines for place in places)
        return [at if pointy else at[::-1] for at in zigzag]

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


_ROWS_AND_COLUMNS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
_DIAGONALS = {"up": (-1, 1), "right": (1, 1), "down": (1, -1), "left": (-1, -1)}

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
