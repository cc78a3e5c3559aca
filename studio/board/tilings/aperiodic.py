"""Tilings that never repeat: patches of them, each with an address in the endless tiling.

Cell [k] is the tile ``k`` of the patch as Loopy numbers them, corner [c] the corner that comes
``c``-th when its tiles are gone through. Nothing continues beyond the patch, and nothing turns.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, TypeAlias

from studio.board.graph import Graph
from studio.board.lattice import Arrow, Cut, Direction, PatchTooLargeError, Point
from studio.board.motion import Motion, moved_spot
from studio.board.rooms import depth, room
from studio.board.spots import At, Spot
from studio.board.tilings.trimming import trimmed
from studio.records import dataclass

Faces: TypeAlias = Callable[[int, int, str], Sequence[Sequence[tuple[Any, Point]]]]

MOST = 2_500
"""Rows times columns of the largest patch: larger ones would take longer than a few seconds."""
RIM = 3.0
"""By so much, in lattice units, a patch reaches over a picture at each end: its rim is ragged."""
NOMINAL = (10, 20)
"""Rows and columns of two patches, of which one learns how much a row and column adds."""
STEP = 4
"""Patches over pictures have rows and columns in such steps: most sizes tried share one."""
TRIES = 3
"""Patches that are tried over a picture."""
BAND = 0.5
"""Cells whose centres' heights fall into the same band are in one row."""


@dataclass(frozen=True)
class Stay:
    """The one motion of what never repeats."""

    part: ClassVar[Hashable] = ()
    mirrors: ClassVar[bool] = False
    identical: ClassVar[bool] = True

    def cell(self, at: At) -> At:
        """Where it was."""
        return at

    def corner(self, at: At) -> At:
        """Where it was."""
        return at

    def spot(self, spot: Spot) -> Spot:
        """Where it was."""
        return moved_spot(self, spot)

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """As it was."""
        return step

    def moved(self, start: At, end: At) -> Motion | None:
        """Itself where nothing has to move."""
        return self if start == end else None

    def then(self, other: Motion) -> Motion:
        """The other one."""
        return other

    def inverse(self) -> Motion:
        """Itself."""
        return self


@dataclass(frozen=True, repr=False)
class Aperiodic:
    """A patch of so many rows and columns, as Loopy counts them, at an address.

    ``faces(rows, columns, address)`` gives its tiles as corners, each with a name and its place;
    ValueError, with the reason as half a sentence, for a wrong address. Places are multiplied by
    ``side``. Without rows and columns it stands for the whole tiling.
    """

    key: str
    noun: str
    faces: Faces
    loopy: int
    usual: str
    side: float
    radius: float
    most_sides: int
    paths: bool = True
    rows: int = 0
    columns: int = 0
    address: str = ""
    least: tuple[int, int] = (3, 3)

    has_faces = True
    has_rows = False
    details: ClassVar[Mapping[str, str]] = {}
    flags: ClassVar[tuple[str, ...]] = ()
    touches_at_corners = False
    has_mirror = False
    order = 1
    widths = (1, 1)
    cuts: ClassVar[tuple[Cut, ...]] = ()
    straight: ClassVar[tuple[Direction, ...]] = ()
    graph: ClassVar[Graph | None] = None

    def __repr__(self) -> str:
        return f"Aperiodic({self.key!r}, {self.rows}, {self.columns}, {self.address!r})"

    def __hash__(self) -> int:
        return hash((self.key, self.rows, self.columns, self.address))

    @property
    def kind(self) -> str:
        """All boards of it play alike."""
        return self.key

    @property
    def forms(self) -> tuple[str, ...]:
        """The address."""
        return (self.address or self.usual,)

    def sized(self, rows: int, columns: int, address: str = "") -> Aperiodic:
        """The tiling of a patch; ValueError, with the reason, if the address does not fit."""
        if rows * columns > MOST:
            raise PatchTooLargeError(MOST)
        return _sized(self, rows, columns, address or self.forms[0])

    def patch(self, rows: int, columns: int, form: str | None = None) -> tuple[At, ...]:
        """All cells of a patch, in the order in which Loopy numbers them."""
        found = self.sized(rows, columns, form or "")
        return tuple((k,) for k in range(len(found.outlines)))

    # -- the patch ---------------------------------------------------------------------------------

    @property
    def _shape(self) -> tuple[tuple[tuple[int, ...], ...], tuple[Point, ...]]:
        return _shape(self.faces, self.rows, self.columns, self.address, self.side)

    @property
    def outlines(self) -> tuple[tuple[int, ...], ...]:
        """The corners of each cell by number, clockwise."""
        return self._shape[0]

    @cached_property
    def _beyond(self) -> dict[tuple[int, int], int]:
        """For each way along a side the cell to its right."""
        return {
            (a, b): k
            for k, ring in enumerate(self.outlines)
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
        }

    @cached_property
    def _centres(self) -> tuple[Point, ...]:
        return tuple(room(self.outline((k,)))[0] for k in range(len(self.outlines)))

    @property
    def extent(self) -> tuple[Aperiodic, int, int] | None:
        """The patch with its rows and columns; None for the whole tiling."""
        return (self, self.rows, self.columns) if self.rows else None

    @cached_property
    def _spread(self) -> Point:
        """How wide and how high the patch is."""
        xs, ys = zip(*self._shape[1], strict=True)
        return max(xs) - min(xs), max(ys) - min(ys)

    def over(self, width: float, height: float) -> tuple[Aperiodic, list[At]]:
        """All cells of a patch at the usual address that is large enough.

        PatchTooLargeError if there is none.
        """
        wanted = (width + 2 * RIM, height + 2 * RIM)
        small, large = (self.sized(side, side)._spread for side in NOMINAL)
        pitch = [(b - a) / (NOMINAL[1] - NOMINAL[0]) for a, b in zip(small, large, strict=True)]
        sides = [NOMINAL[0], NOMINAL[0]]
        far = small
        for _ in range(TRIES):
            for axis in (0, 1):
                lacking = math.ceil((wanted[axis] - far[axis]) / pitch[axis])
                sides[axis] = max(*self.least, STEP * math.ceil((sides[axis] + lacking) / STEP))
            found, before = self.sized(sides[1], sides[0]), far
            far = found._spread
            if all(a >= b for a, b in zip(far, wanted, strict=True)):
                return found, [(k,) for k in range(len(found.outlines))]
            if far == before:
                # The address leads no farther.
                break
        raise PatchTooLargeError(MOST)

    def posture(self, at: At) -> Hashable:
        """Its outline around its first corner, rounded."""
        (x, y), *others = self.outline(at)
        return tuple((round(u - x, 3), round(v - y, 3)) for u, v in others)

    # -- what a board asks -------------------------------------------------------------------------

    def has(self, at: At) -> bool:
        """Is this the address of a cell?"""
        return len(at) == 1 and 0 <= at[0] < len(self.outlines)

    def name(self, at: At) -> str:
        """Nobody gave it one."""
        return ""

    def corners(self, at: At) -> tuple[At, ...]:
        """The corners of a cell, clockwise; side ``i`` joins corner ``i`` to corner ``i + 1``."""
        return tuple((corner,) for corner in self.outlines[at[0]])

    def sides(self, at: At) -> tuple[At, ...]:
        """The cells beyond the sides of a cell, clockwise; (-1,) where the patch ends."""
        ring = self.outlines[at[0]]
        ways = zip(ring, (*ring[1:], ring[0]), strict=True)
        return tuple((self._beyond.get((b, a), -1),) for a, b in ways)

    def touching(self, at: At) -> tuple[At, ...]:
        """The cells across a side, each once."""
        return tuple(other for other in dict.fromkeys(self.sides(at)) if other != (-1,))

    def corner_point(self, at: At) -> Point:
        """Where a corner lies."""
        return self._shape[1][at[0]]

    def outline(self, at: At) -> tuple[Point, ...]:
        """Where the corners of a cell lie, clockwise."""
        return tuple(map(self.corner_point, self.corners(at)))

    def centre(self, at: At) -> Point:
        """Where there is most room in a cell, which may bend inwards."""
        return self._centres[at[0]]

    def nearest(self, point: Point) -> At:
        """The cell that a point falls into; of those outside the one that it lies nearest to."""
        near = sorted(range(len(self.outlines)), key=lambda k: math.dist(point, self._centres[k]))
        return max(((k,) for k in near[:8]), key=lambda at: depth(point, self.outline(at)))

    def reading_key(self, at: At) -> tuple[int, ...]:
        """By bands from top to bottom, in these from left to right."""
        x, y = self.centre(at)
        return (math.floor(y / BAND), round(1000 * x), round(1000 * y))

    def place_name(self, at: At) -> tuple[int, int]:
        """The band, and the place in it from left to right."""
        return self.reading_key(at)[0], self.reading_key(at)[1]

    def right_of(self, at: At) -> At:
        """No other cell is sure to be like this one."""
        return at

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        """No ways of its own: arrows lead to what lies nearest."""
        return None

    def motion(self, turns: int, mirrored: bool) -> Motion:
        """There is but one."""
        return Stay()

    def translation(self, start: At, end: At) -> Motion | None:
        """None but from a cell to itself."""
        return Stay() if start == end else None


@lru_cache(maxsize=32)
def _sized(tiling: Aperiodic, rows: int, columns: int, address: str) -> Aperiodic:
    """Equal patches are one, with all that was worked out for it."""
    found = replace(tiling, rows=rows, columns=columns, address=address)
    _shape(found.faces, rows, columns, address, found.side)
    return found


@lru_cache(maxsize=64)
def _shape(
    faces: Faces, rows: int, columns: int, address: str, side: float
) -> tuple[tuple[tuple[int, ...], ...], tuple[Point, ...]]:
    """The corners of each tile of a patch, clockwise, and where these lie."""
    number: dict[Hashable, int] = {}
    points: list[Point] = []
    rings = []
    for face in trimmed(faces(rows, columns, address)):
        for name, (x, y) in face:
            if number.setdefault(name, len(number)) == len(points):
                points.append((side * x, side * y))
        ring = tuple(number[name] for name, _ in face)
        rings.append(ring if _clockwise([points[corner] for corner in ring]) else ring[::-1])
    return tuple(rings), tuple(points)


def _clockwise(points: Sequence[Point]) -> bool:
    ways = zip(points, (*points[1:], points[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in ways) > 0
