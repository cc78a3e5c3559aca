"""Moving the cursor from cell to cell with arrow keys."""

from __future__ import annotations

import math
from typing import TypeAlias

from studio.board import At, Board
from studio.board.lattice import Arrow

Way: TypeAlias = Arrow

PLANE: dict[Way, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
"""The arrows as steps (right, down)."""
ASIDE = 2.0
"""A corner that lies aside of an arrow is so much farther than one ahead."""

FARTHEST = 250
"""Holes are jumped; beyond so many missing cells there is nothing."""


def step(board: Board, at: At, way: Way, other: bool = False) -> At | None:
    """The cell that an arrow leads to, None at the rim.

    ``other`` takes the second diagonal of hexagons, and the diagonal (clockwise of the arrow) where
    squares touch by corners. Without it missing cells are jumped over.
    """
    lattice = board.lattice
    if other:
        beside = lattice.arrow(at, way, True)
        return beside if beside is not None and beside in board else None
    here: At | None = at
    for distance in range(FARTHEST):
        here = lattice.arrow(here, way, False) if here is not None else None
        if here is None:
            return _ahead(board, at, way)
        if here in board:
            return here
        if distance == 0 and not board.has_rows:
            second = step(board, at, way, other=True)
            if second is not None:
                return second
    return None


def _ahead(board: Board, at: At, way: Way) -> At | None:
    """The cell or corner that lies nearest in the direction of an arrow."""
    (x, y), (right, down) = board.centre(at), PLANE[way]
    best: At | None = None
    least = math.inf
    for other in board.cells:
        ox, oy = board.centre(other)
        dx, dy = ox - x, oy - y
        along, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
        if along > 0 and along + ASIDE * aside < least:
            best, least = other, along + ASIDE * aside
    return best


def row_end(board: Board, at: At, last: bool) -> At:
    """The first or last cell of the row that a cell is in."""
    row = board.place(at)[0]
    cells = [cell for cell in board.cells if board.place(cell)[0] == row]
    return cells[-1 if last else 0]


def beside(board: Board, at: At, *, back: bool) -> At:
    """The next cell in reading order, or the one before; the first follows the last.

    No arrow leads to some cells of tilings with large cells; this way every cell is reached.
    """
    return board.cells[(board.index(at) + (-1 if back else 1)) % len(board)]
