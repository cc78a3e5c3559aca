"""Motions of a tiling that repeats, by geometry: what they lead to is looked up by its place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from studio.board.lattice import Point
from studio.board.motion import Motion, moved_spot
from studio.board.spots import At, Spot
from studio.board.tilings.places import FINE
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.board.tilings.periodic import Periodic


@dataclass(frozen=True, slots=True)
class Isometry:
    """A motion: left to right mirrored or not, turned clockwise, then shifted.

    Exact all the same, since what it leads to is looked up.
    """

    tiling: Periodic
    turns: int = 0
    mirrored: bool = False
    shift: Point = (0.0, 0.0)

    @property
    def part(self) -> tuple[int, bool]:
        """What it does but for the shift."""
        return (self.turns, self.mirrored)

    @property
    def mirrors(self) -> bool:
        """Does it turn the board over?"""
        return self.mirrored

    @property
    def identical(self) -> bool:
        """Does it leave everything where it is?"""
        return self.part == (0, False) and max(map(abs, self.shift)) < 1 / FINE

    def point(self, point: Point) -> Point:
        """Where a place goes."""
        x, y = turned((-point[0] if self.mirrored else point[0], point[1]), self.turns, self.tiling)
        return (x + self.shift[0], y + self.shift[1])

    def cell(self, at: At) -> At:
        """Where a cell goes."""
        return self.tiling.cell_at(self.point(self.tiling.centre(at)))

    def corner(self, at: At) -> At:
        """Where a corner goes."""
        return self.tiling.corner_at(self.point(self.tiling.corner_point(at)))

    def spot(self, spot: Spot) -> Spot:
        """Where a spot of any kind goes."""
        return moved_spot(self, spot)

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """ValueError: such tilings have no steps that mean the same everywhere."""
        raise ValueError("The tiling has no steps by rows and columns.")

    def moved(self, start: At, end: At) -> Isometry | None:
        """The same turn or mirror with the shift that takes the cell ``start`` to ``end``.

        None where that does not keep the tiling.
        """
        plain = Isometry(
            self.tiling, self.turns, self.mirrored, self.tiling.motion(*self.part).shift
        )
        (x, y), (u, v) = plain.point(self.tiling.centre(start)), self.tiling.centre(end)
        if not self.tiling.keeps((u - x, v - y)):
            return None
        sx, sy = plain.shift
        return Isometry(self.tiling, self.turns, self.mirrored, (u - x + sx, v - y + sy))

    def then(self, other: Motion) -> Isometry:
        """This map first, the other, of the same tiling, after it."""
        assert isinstance(other, Isometry)
        turns = other.turns + (-self.turns if other.mirrored else self.turns)
        mirrored = self.mirrored is not other.mirrored
        return Isometry(self.tiling, turns % self.tiling.order, mirrored, other.point(self.shift))

    def inverse(self) -> Isometry:
        """The map that takes everything back."""
        turns = self.turns if self.mirrored else -self.turns
        back = Isometry(self.tiling, turns % self.tiling.order, self.mirrored)
        x, y = back.point(self.shift)
        return Isometry(self.tiling, back.turns, self.mirrored, (-x, -y))


def turned(point: Point, turns: int, tiling: Periodic) -> Point:
    """Where a place goes by so many of the tiling's turns, clockwise round the origin."""
    angle = math.tau * turns / tiling.order
    cos, sin = math.cos(angle), math.sin(angle)
    return (point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos)
