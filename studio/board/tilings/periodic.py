"""Tilings that repeat: a few cells, and two shifts, one to the right and one down.

A tiling that is made of this says where the corners of its cells lie in one block; all else is
found from the geometry. Cell [x, y, k] is the face ``k`` of the unit in column x and row y; corner
[i, j, c] is the corner ``c`` of the block in column i and row j.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, TypeAlias, TypeVar

from studio.board.graph import Graph
from studio.board.lattice import Arrow, Cut, Direction, Point
from studio.board.motion import Motion
from studio.board.spots import At
from studio.board.tilings.isometry import Isometry, turned
from studio.board.tilings.places import FINE, NEAR, Key, found, key_of
from studio.records import dataclass

Unit: TypeAlias = Callable[[int, int], Sequence[Sequence[Point]]]


@dataclass(frozen=True, repr=False)
class Periodic:
    """A tiling of units in columns and rows.

    ``unit(x, y)`` gives the faces of the unit in column x and row y of the first block as points,
    clockwise; a block is ``columns`` by ``rows`` units, and ``block`` wide and high. The origin is
    where ``order`` turns keep the tiling, and a mirror swaps left and right if any does.
    """

    key: str
    noun: str
    unit: Unit
    block: Point
    columns: int
    rows: int
    order: int
    radius: float
    cut: Callable[[int, int, str], Sequence[At]]
    """The cells of a patch of (rows, columns, form), as Loopy numbers them."""
    loopy: int | None = None
    forms: tuple[str, ...] = ("",)
    cuts: tuple[Cut, ...] = ()
    glide: Point = (0.0, 0.0)
    """How far to shift after a mirror through the origin, where that alone keeps nothing."""
    has_mirror: bool = True
    """Is it its own mirror image?"""
    by_height: bool = False
    """Are rows of cells whose centres are equally high? Else they are those of the units."""
    paths: bool = True
    """Can a path of neighbours pass all cells of patches, however large these are?"""
    least: tuple[int, int] = (3, 3)
    """How many rows and columns Loopy's patches have at least, and the larger of the two."""

    has_faces = True
    has_rows = False
    details: ClassVar[Mapping[str, str]] = {}
    flags: ClassVar[tuple[str, ...]] = ()
    touches_at_corners = False
    widths = (3, 3)
    extent: ClassVar[None] = None
    straight: ClassVar[tuple[Direction, ...]] = ()
    graph: ClassVar[Graph | None] = None

    def __repr__(self) -> str:
        return f"Periodic({self.key!r})"

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Periodic) and self.key == other.key

    @property
    def address(self) -> str:
        """All patches of one size are alike."""
        return ""

    def sized(self, rows: int, columns: int, address: str = "") -> Periodic:
        """The tiling itself: patches of all sizes are cut from it."""
        return self

    @property
    def kind(self) -> str:
        """All boards of it play alike."""
        return self.key

    # -- one block, worked out once ----------------------------------------------------------------

    @cached_property
    def _faces(self) -> dict[At, tuple[Point, ...]]:
        """The faces of the first block."""
        return {
            (x, y, k): tuple(face)
            for y in range(self.rows)
            for x in range(self.columns)
            for k, face in enumerate(self.unit(x, y))
        }

    @cached_property
    def _points(self) -> tuple[Point, ...]:
        """The corners of the first block, from top to bottom and left to right."""
        homes = (self._home(point)[1] for face in self._faces.values() for point in face)
        found = {key_of(home): home for home in homes}
        return tuple(found[key] for key in sorted(found, key=lambda key: (key[1], key[0])))

    @cached_property
    def _number(self) -> dict[Key, int]:
        return {key_of(point): c for c, point in enumerate(self._points)}

    @cached_property
    def _centres(self) -> dict[At, Point]:
        return {at: _mean(face) for at, face in self._faces.items()}

    @cached_property
    def _middles(self) -> dict[Key, At]:
        """The cells whose centres lie in the first block, by these."""
        found = {}
        for at in self._near(0, 0):
            block, home = self._home(self.centre(at))
            if block == (0, 0):
                found[key_of(home)] = at
        return found

    @cached_property
    def _corners(self) -> dict[At, tuple[At, ...]]:
        return {at: tuple(map(self.corner_at, face)) for at, face in self._faces.items()}

    @cached_property
    def _sides(self) -> dict[At, tuple[At, ...]]:
        beyond = {
            (a, b): at
            for at in self._near(0, 0)
            for a, b in zip(
                self.corners(at), (*self.corners(at)[1:], self.corners(at)[0]), strict=True
            )
        }
        return {
            at: tuple(beyond[b, a] for a, b in _around(corners))
            for at, corners in self._corners.items()
        }

    @property
    def most_sides(self) -> int:
        """How many sides a cell has at most."""
        return max(map(len, self._faces.values()))

    def _home(self, point: Point) -> tuple[At, Point]:
        """The block that a point lies in, and the point as it lies in the first one."""
        wide, high = self.block
        i, j = math.floor(point[0] / wide + 1 / FINE), math.floor(point[1] / high + 1 / FINE)
        return (i, j), (point[0] - i * wide, point[1] - j * high)

    def _near(self, i: int, j: int) -> list[At]:
        """The cells of a block and of those around it."""
        return [
            (x + (i + di) * self.columns, y + (j + dj) * self.rows, k)
            for x, y, k in self._faces
            for di in NEAR
            for dj in NEAR
        ]

    def _split(self, at: At) -> tuple[int, int, At]:
        """The block of a cell, and the cell as it is called in the first one."""
        (i, x), (j, y) = divmod(at[0], self.columns), divmod(at[1], self.rows)
        return i, j, (x, y, at[2])

    # -- what a board asks -------------------------------------------------------------------------

    def has(self, at: At) -> bool:
        """Is this the address of a cell?"""
        return len(at) == 3 and self._split(at)[2] in self._faces

    def name(self, at: At) -> str:
        """Nobody gave it one."""
        return ""

    def corners(self, at: At) -> tuple[At, ...]:
        """The corners of a cell, clockwise; side ``i`` joins corner ``i`` to corner ``i + 1``."""
        i, j, home = self._split(at)
        return tuple((i + a, j + b, c) for a, b, c in self._corners[home])

    def sides(self, at: At) -> tuple[At, ...]:
        """The cells beyond the sides of a cell, clockwise."""
        i, j, home = self._split(at)
        right, down = i * self.columns, j * self.rows
        return tuple((x + right, y + down, k) for x, y, k in self._sides[home])

    def touching(self, at: At) -> tuple[At, ...]:
        """The cells across a side."""
        return self.sides(at)

    def corner_at(self, point: Point) -> At:
        """The corner at a place; KeyError if there is none."""
        (i, j), home = self._home(point)
        return (i, j, found(self._number, home))

    def cell_at(self, point: Point) -> At:
        """The cell whose centre is at a place; KeyError if there is none."""
        (i, j), home = self._home(point)
        x, y, k = found(self._middles, home)
        return (x + i * self.columns, y + j * self.rows, k)

    def corner_point(self, at: At) -> Point:
        """Where a corner lies."""
        x, y = self._points[at[2]]
        return (x + at[0] * self.block[0], y + at[1] * self.block[1])

    def outline(self, at: At) -> tuple[Point, ...]:
        """Where the corners of a cell lie, clockwise."""
        return tuple(map(self.corner_point, self.corners(at)))

    def centre(self, at: At) -> Point:
        """The mean of the corners: of regular cells the centre."""
        i, j, home = self._split(at)
        x, y = self._centres[home]
        return (x + i * self.block[0], y + j * self.block[1])

    def nearest(self, point: Point) -> At:
        """The cell that a point falls into: the one that it lies least outside of."""
        (i, j), _ = self._home(point)
        return min(self._near(i, j), key=lambda at: _outside(point, self.outline(at)))

    def reading_key(self, at: At) -> tuple[int, ...]:
        """By rows, in these from left to right, then from top to bottom."""
        return (self._row(at), *key_of(self.centre(at)))

    def place_name(self, at: At) -> tuple[int, int]:
        """The row, and the place in it from left to right."""
        return (self._row(at), key_of(self.centre(at))[0])

    def _row(self, at: At) -> int:
        if not self.by_height:
            return at[1]
        _, j, home = self._split(at)
        block, level = self._levels[home]
        return (j + block) * len(self._levels) + level

    @cached_property
    def _levels(self) -> dict[At, At]:
        """For each cell of the first block the block and the row in it that its centre lies in."""
        homes = {at: self._home(centre) for at, centre in self._centres.items()}
        heights = sorted({key_of(home)[1] for _, home in homes.values()})
        first: list[int] = []
        for height in heights:
            first += [height] * (not first or height > first[-1] + 1)
        return {
            at: (block[1], sum(height <= key_of(home)[1] for height in first) - 1)
            for at, (block, home) in homes.items()
        }

    def right_of(self, at: At) -> At:
        """The same cell one block further."""
        return (at[0] + self.columns, at[1], at[2])

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        """No ways of its own: arrows lead to what lies nearest."""
        return None

    def patch(self, rows: int, columns: int, form: str | None = None) -> tuple[At, ...]:
        """The cells of a patch, in the order in which Loopy numbers them; of its first form."""
        return tuple(self.cut(rows, columns, self.forms[0] if form is None else form))

    def over(self, width: float, height: float) -> tuple[Periodic, list[At]]:
        """The cells of whole blocks, one block more on each side."""
        across, down = (
            math.ceil(far / side) for far, side in zip((width, height), self.block, strict=True)
        )
        blocks = [(i, j) for j in range(-1, down + 1) for i in range(-1, across + 1)]
        return self, [
            (x + i * self.columns, y + j * self.rows, k)
            for i, j in blocks
            for x, y, k in self._faces
        ]

    def posture(self, at: At) -> Hashable:
        """The cell of the first block that it is called."""
        return self._split(at)[2]

    def keeps(self, shift: Point) -> bool:
        """Does a shift take the tiling onto itself?"""
        return self._kept(key_of(self._home(shift)[1]))

    def _kept(self, shift: Key) -> bool:
        if shift not in self._shifts:
            right, down = shift[0] / FINE, shift[1] / FINE
            self._shifts[shift] = all(
                self._lies([(x + right, y + down) for x, y in face])
                for face in self._faces.values()
            )
        return self._shifts[shift]

    @cached_property
    def _shifts(self) -> dict[Key, bool]:
        """Which of the shifts that were asked for keep the tiling."""
        return {}

    def _lies(self, outline: Sequence[Point]) -> bool:
        """Is there a cell with these corners?"""
        try:
            at = self.cell_at(_mean(outline))
            return {self.corner_at(point) for point in outline} == set(self.corners(at))
        except KeyError:
            return False

    def motion(self, turns: int, mirrored: bool) -> Isometry:
        """The symmetry that mirrors first, left to right, and then turns clockwise."""
        shift = turned(self.glide, turns, self) if mirrored else (0.0, 0.0)
        return Isometry(self, turns % self.order, mirrored, shift)

    def translation(self, start: At, end: At) -> Motion | None:
        """The shift that takes one cell to another; None where that does not keep the tiling."""
        return Isometry(self).moved(start, end)


def _mean(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


Item = TypeVar("Item")


def _around(ring: Sequence[Item]) -> Iterator[tuple[Item, Item]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def _outside(point: Point, outline: Sequence[Point]) -> float:
    """How far a point lies outside of a convex polygon: below 0 within it, clockwise."""
    x, y = point
    return max(
        ((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / math.dist((ax, ay), (bx, by))
        for (ax, ay), (bx, by) in _around(outline)
    )
