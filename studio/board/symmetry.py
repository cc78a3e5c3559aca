"""Symmetries: the turns and mirrors of a tiling, and those that a board has."""

from __future__ import annotations

from functools import lru_cache

from studio.board.board import Board
from studio.board.lattice import Lattice
from studio.board.motion import Matrix, Motion, Symmetry

__all__ = [
    "Matrix",
    "Motion",
    "Symmetry",
    "half_turn",
    "identity",
    "mirror",
    "symmetries_of_board",
    "symmetries_of_lattice",
    "turn",
]


def identity(lattice: Lattice) -> Motion:
    """The map that moves nothing."""
    return lattice.motion(0, False)


def turn(lattice: Lattice) -> Motion:
    """The smallest turn, clockwise about the origin: a quarter or a sixth on most tilings."""
    return lattice.motion(1, False)


def half_turn(lattice: Lattice) -> Motion | None:
    """Half a turn about the origin; None where that is no symmetry of the tiling."""
    return lattice.motion(lattice.order // 2, False) if lattice.order % 2 == 0 else None


def mirror(lattice: Lattice) -> Motion:
    """Left and right swapped, about the origin; of a lattice that has a mirror."""
    return lattice.motion(0, True)


def symmetries_of_lattice(lattice: Lattice) -> tuple[Motion, ...]:
    """Those that keep the origin: the turns, from none clockwise, then each one mirrored.

    Eight on squares, twelve on hexagons; of drawings only the one that moves nothing.
    """
    if not lattice.has_faces:
        return (identity(lattice),)
    turns = tuple(lattice.motion(k, False) for k in range(lattice.order))
    if not lattice.has_mirror:
        return turns
    return (*turns, *(each.then(mirror(lattice)) for each in turns))


@lru_cache(maxsize=16)
def symmetries_of_board(board: Board) -> tuple[Motion, ...]:
    """The maps that send the board's cells to themselves, in the order of the lattice's."""
    if not board.cells or not board.has_faces:
        return symmetries_of_lattice(board.lattice)
    cells, key = frozenset(board.cells), board.lattice.reading_key
    first = board.cells[0]
    found = []
    for symmetry in symmetries_of_lattice(board.lattice):
        # Shifts keep the reading order, so the first image has to go to the first cell.
        images = {symmetry.cell(at): at for at in cells}
        moved = symmetry.moved(images[min(images, key=key)], first)
        if moved is not None and all(moved.cell(at) in cells for at in cells):
            found.append(moved)
    return tuple(found)
