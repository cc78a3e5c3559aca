"""Lattices: what a tiling that boards are cut from has to say; tilings/ has one module each.

A lattice knows addresses, neighbours, corners and places in the plane; it does not know which cells
a board has. Lengths are in units of one cell: the side of a square, the circumradius of a hexagon.
The x axis points right, the y axis down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from studio.board.graph import Graph
from studio.board.motion import Motion
from studio.board.spots import At
from studio.records import dataclass

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
    def extent(self) -> tuple[Patched, int, int] | None:
        """Itself with its rows and columns where there are no more of it; None: it has no end."""
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

    def over(self, width: float, height: float) -> tuple[Covering, list[At]]:
        """The cells over a box of so many lattice units, and one more on each side at least.

        With the tiling that they are cells of: of one that never repeats, a patch large enough.
        ValueError if it has none so large.
        """
        ...

    def posture(self, at: At) -> Hashable:
        """What cells have in common that are alike, and lie alike: one is another, shifted."""
        ...


class PatchTooLargeError(ValueError):
    """A patch of more rows times columns than ``most``."""

    def __init__(self, most: int) -> None:
        super().__init__(f"patches have at most {most:,} units")
        self.most = most


class AddressTooShortError(ValueError):
    """An address that does not lead to all tiles of so large a patch."""


class Patched(Covering, Protocol):
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
