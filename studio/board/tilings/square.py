"""Squares, in rows and columns: what boards are cut from that most puzzles are played on."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import ClassVar, Literal

from studio.board.graph import Graph
from studio.board.lattice import Arrow, Cut, Point
from studio.board.motion import Matrix, Motion, Symmetry
from studio.board.spots import At
from studio.records import dataclass

_ROWS_AND_COLUMNS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
_DIAGONALS = {"up": (-1, 1), "right": (1, 1), "down": (1, -1), "left": (-1, -1)}


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
    extent: ClassVar[None] = None
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

    def over(self, width: float, height: float) -> tuple[SquareLattice, list[At]]:
        rows, columns = range(-1, math.ceil(height) + 1), range(-1, math.ceil(width) + 1)
        return self, [(r, c) for r in rows for c in columns]

    def posture(self, at: At) -> Hashable:
        return None

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


SQUARE = SquareLattice()
