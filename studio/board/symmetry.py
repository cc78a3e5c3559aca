"""Symmetries: turns and mirrors of a lattice as maps on addresses, and those of a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from studio.board.board import Board
from studio.board.lattice import HexLattice, Lattice
from studio.board.spots import At, Cell, Corner, Link, Spot, SpotKind

Matrix: TypeAlias = tuple[tuple[int, int], tuple[int, int]]

UNIT: Matrix = ((1, 0), (0, 1))


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
        if self.lattice == "graph":
            return spot
        match spot:
            case Cell(at):
                return Cell(self.cell(at))
            case Corner(at):
                return Corner(self.corner(at))
            case Link(a, b, on):
                move = self.cell if on == SpotKind.LINK.value else self.corner
                return Link.of(move(a), move(b), SpotKind(on))

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """Where a step from cell to cell points afterwards."""
        return _times(self.matrix, step)

    def then(self, other: Symmetry) -> Symmetry:
        """This map first, the other after it."""
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


def turn(lattice: Lattice) -> Symmetry:
    """The smallest turn, clockwise about the cell (0, 0): a quarter or a sixth."""
    if lattice.key == "hex":
        return Symmetry("hex", ((0, -1), (1, 1)))
    return Symmetry("square", ((0, 1), (-1, 0)))


def mirror(lattice: Lattice) -> Symmetry:
    """Left and right swapped, about the cell (0, 0)."""
    if isinstance(lattice, HexLattice):
        matrix = ((-1, -1), (0, 1)) if lattice.top == "pointy" else ((-1, 0), (1, 1))
        return Symmetry("hex", matrix)
    return Symmetry("square", ((1, 0), (0, -1)))


def symmetries_of_lattice(lattice: Lattice) -> tuple[Symmetry, ...]:
    """Those that keep the cell (0, 0): the turns, from none clockwise, then each one mirrored.

    Eight on squares, twelve on hexagons; on other lattices only the one that moves nothing.
    """
    if lattice.key not in ("square", "hex"):
        return (Symmetry(lattice.key),)
    turns = [Symmetry(lattice.key)]
    for _ in range(len(lattice.sides) - 1):
        turns.append(turns[-1].then(turn(lattice)))
    return (*turns, *(each.then(mirror(lattice)) for each in turns))


@lru_cache(maxsize=16)
def symmetries_of_board(board: Board) -> tuple[Symmetry, ...]:
    """The maps that send the board's cells to themselves, in the order of the lattice's."""
    if not board.cells or board.lattice.key not in ("square", "hex"):
        return symmetries_of_lattice(board.lattice)
    cells = frozenset(board.cells)
    first = min(cells)
    found = []
    for symmetry in symmetries_of_lattice(board.lattice):
        # Shifts keep the order of addresses, so the first image has to go to the first cell.
        image = min(symmetry.cell(at) for at in cells)
        moved = Symmetry(
            symmetry.lattice, symmetry.matrix, (first[0] - image[0], first[1] - image[1])
        )
        if all(moved.cell(at) in cells for at in cells):
            found.append(moved)
    return tuple(found)


def orbits(board: Board, symmetries: Sequence[Symmetry]) -> tuple[tuple[At, ...], ...]:
    """The cells in sets that the symmetries mix, each set and all sets in reading order.

    ``symmetries`` are some of :func:`symmetries_of_board`, closed under doing one after another.
    """
    seen: set[At] = set()
    found = []
    for at in board.cells:
        if at not in seen:
            orbit = {at, *(symmetry.cell(at) for symmetry in symmetries)}
            seen |= orbit
            found.append(tuple(sorted(orbit, key=board.lattice.reading_key)))
    return tuple(found)


def _times(matrix: Matrix, at: At) -> tuple[int, int]:
    (a, b), (c, d) = matrix
    return (a * at[0] + b * at[1], c * at[0] + d * at[1])
