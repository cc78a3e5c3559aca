"""Larger patches of tilings whose cells have numbers of their own in each patch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from studio.board.board import Board
from studio.board.frames import PatchFrame
from studio.board.lattice import Lattice, Point
from studio.board.motion import moved_spot
from studio.board.spots import At, Spot
from studio.records import dataclass

DIGITS = 3
"""Places that agree so far are one: tiles are hundreds of times as large."""


@dataclass(frozen=True, eq=False)
class Renumbered:
    """Where the cells and corners of a patch, which stay in their places, are in a larger one."""

    cells: Mapping[At, At]
    corners: Mapping[At, At]

    def cell(self, at: At) -> At:
        """The same cell in the larger patch."""
        return self.cells[at]

    def corner(self, at: At) -> At:
        """The same corner in the larger patch."""
        return self.corners[at]

    def spot(self, spot: Spot) -> Spot:
        """The same spot of any kind."""
        return moved_spot(self, spot)

    def direction(self, step: tuple[int, int]) -> tuple[int, int]:
        """As it was."""
        return step


def enlarged(board: Board, by: int) -> tuple[Board, Renumbered]:
    """The same cells on a patch of so many more rows and columns, and where they are in it.

    For boards whose lattice has an extent. ValueError, with the reason as half a sentence, if there
    is no such patch: its address leads no farther, or it would be too large.
    """
    assert board.lattice.extent is not None
    patch, rows, columns = board.lattice.extent
    larger = patch.sized(rows + by, columns + by, patch.address)
    cells = larger.patch(rows + by, columns + by)
    move = Renumbered(
        _same(board.cells, patch.centre, cells, larger.centre),
        _same(
            _corners(patch, board.cells), patch.corner_point,
            _corners(larger, cells), larger.corner_point,
        ),
    )  # fmt: skip
    frame = PatchFrame(larger, rows + by, columns + by)
    return Board.of(larger, frame, map(move.cell, board.cells)), move


def _corners(lattice: Lattice, cells: Iterable[At]) -> set[At]:
    return {corner for at in cells for corner in lattice.corners(at)}


def _same(
    old: Iterable[At],
    place: Callable[[At], Point],
    new: Iterable[At],
    place_now: Callable[[At], Point],
) -> dict[At, At]:
    """For each old address the new one at the same place."""
    there = {_rounded(place_now(at)): at for at in new}
    return {at: there[_rounded(place(at))] for at in old}


def _rounded(point: Point) -> Point:
    return (round(point[0], DIGITS), round(point[1], DIGITS))
