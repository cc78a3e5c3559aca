"""Motions: maps of a tiling onto itself, by turns, mirrors and shifts."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol, TypeAlias

from studio.board.spots import At, Cell, Corner, Edge, Spot, SpotKind
from studio.records import dataclass

Matrix: TypeAlias = tuple[tuple[int, int], tuple[int, int]]

UNIT: Matrix = ((1, 0), (0, 1))


class Move(Protocol):
    """Where the parts of one board are on another."""

    def cell(self, at: At) -> At:
        """Where a cell goes."""
        ...

    def corner(self, at: At) -> At:
        """Where a corner goes."""
        ...

    def spot(self, spot: Spot) -> Spot:
        """Where a spot of any kind goes."""
        ...

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """Where a step from cell to cell points afterwards; of tilings that have such steps."""
        ...


class Motion(Move, Protocol):
    """A map of a tiling onto itself. Motions are values: equal ones have one hash."""

    def __hash__(self) -> int: ...

    @property
    def part(self) -> Hashable:
        """What it does but for the shift."""
        ...

    @property
    def mirrors(self) -> bool:
        """Does it turn the board over?"""
        ...

    @property
    def identical(self) -> bool:
        """Does it leave everything where it is?"""
        ...

    def moved(self, start: At, end: At) -> Motion | None:
        """The same turn or mirror with the shift that takes the cell ``start`` to ``end``.

        None where no symmetry of the tiling does that.
        """
        ...

    def then(self, other: Motion) -> Motion:
        """This map first, the other, of the same tiling, after it."""
        ...

    def inverse(self) -> Motion:
        """The map that takes everything back."""
        ...


def moved_spot(motion: Move, spot: Spot) -> Spot:
    """Where a motion takes a spot of any kind."""
    match spot:
        case Cell(at):
            return Cell(motion.cell(at))
        case Corner(at):
            return Corner(motion.corner(at))
        case Edge(a, b, on):
            move = motion.cell if on == SpotKind.EDGE.value else motion.corner
            return Edge.of(move(a), move(b), SpotKind(on))


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A map of a lattice onto itself: cell ``at`` goes to ``matrix`` times ``at`` plus ``shift``.

    ``lattice`` is the lattice's key: it tells how corners are addressed.
    """

    lattice: str
    matrix: Matrix = UNIT
    shift: tuple[int, int] = (0, 0)

    def cell(self, at: At) -> At:
        """Where a cell goes."""
        x, y = _times(self.matrix, at)
        return (x + self.shift[0], y + self.shift[1])

    def corner(self, at: At) -> At:
        """Where a corner goes."""
        x, y = _times(self.matrix, at)
        if self.lattice == "hex":
            # A corner has the sum of the addresses of three cells, so it moves three times as far.
            return (x + 3 * self.shift[0], y + 3 * self.shift[1])
        # A corner of squares lies half a cell before the cell of its address, in both directions.
        (a, b), (c, d) = self.matrix
        return (x + self.shift[0] + (1 - a - b) // 2, y + self.shift[1] + (1 - c - d) // 2)

    def spot(self, spot: Spot) -> Spot:
        """Where a spot of any kind goes; on drawings, which only stay as they are, where it is."""
        return spot if self.lattice == "graph" else moved_spot(self, spot)

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """Where a step from cell to cell points afterwards."""
        return _times(self.matrix, step)

    @property
    def part(self) -> Matrix:
        """What it does but for the shift."""
        return self.matrix

    @property
    def mirrors(self) -> bool:
        """Does it turn the board over?"""
        (a, b), (c, d) = self.matrix
        return a * d - b * c < 0

    @property
    def identical(self) -> bool:
        """Does it leave everything where it is?"""
        return self.matrix == UNIT and self.shift == (0, 0)

    def moved(self, start: At, end: At) -> Symmetry:
        """The same turn or mirror with the shift that takes the cell ``start`` to ``end``."""
        x, y = _times(self.matrix, start)
        return Symmetry(self.lattice, self.matrix, (end[0] - x, end[1] - y))

    def turned(self, turn: Matrix, times: int, mirror: Matrix | None) -> Symmetry:
        """The map that mirrors first, where a mirror is given, then turns so many times."""
        found = Symmetry(self.lattice, mirror or UNIT)
        for _ in range(times):
            found = found.then(Symmetry(self.lattice, turn))
        return found

    def then(self, other: Motion) -> Symmetry:
        """This map first, the other, of the same lattice, after it."""
        assert isinstance(other, Symmetry)
        (a, b), (c, d) = self.matrix
        (p, q), (r, s) = other.matrix
        matrix = ((p * a + q * c, p * b + q * d), (r * a + s * c, r * b + s * d))
        x, y = other.cell(self.shift)
        return Symmetry(self.lattice, matrix, (x, y))

    def inverse(self) -> Symmetry:
        """The map that takes everything back."""
        (a, b), (c, d) = self.matrix
        # The determinant is 1 or -1, so dividing by it is multiplying by it.
        sign = a * d - b * c
        matrix = ((sign * d, -sign * b), (-sign * c, sign * a))
        x, y = _times(matrix, self.shift)
        return Symmetry(self.lattice, matrix, (-x, -y))


def _times(matrix: Matrix, at: At) -> tuple[int, int]:
    (a, b), (c, d) = matrix
    return (a * at[0] + b * at[1], c * at[0] + d * at[1])
