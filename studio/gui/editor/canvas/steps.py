"""Moving the cursor from cell to cell with arrow keys."""

from __future__ import annotations

import heapq
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
ASIDE, BESIDE = 2.0, 1.2
"""A cell or corner that lies aside of an arrow is so much farther than one ahead, and so much where
the line may go there at once: arrows lead rather to a triangle beside than to the one behind it."""

FARTHEST = 250
"""Holes are jumped; beyond so many missing cells there is nothing."""


def step(board: Board, at: At, way: Way, other: bool = False) -> At | None:
    """The cell that an arrow leads to, None at the rim.

    ``other`` takes the second diagonal of hexagons, the diagonal (clockwise of the arrow) where
    squares touch by corners, and on other tilings what lies ahead next. Without it missing cells
    are jumped over.
    """
    lattice = board.lattice
    if other:
        second = lattice.arrow(at, way, True)
        if second is None and lattice.arrow(at, way, False) is None:
            return next(iter(_ahead(board, at, way)[1:]), None)
        return second if second is not None and second in board else None
    here: At | None = at
    for distance in range(FARTHEST):
        here = lattice.arrow(here, way, False) if here is not None else None
        if here is None:
            return next(iter(_ahead(board, at, way)), None)
        if here in board:
            return here
        if distance == 0 and not board.has_rows:
            second = step(board, at, way, other=True)
            if second is not None:
                return second
    return None


def _ahead(board: Board, at: At, way: Way) -> list[At]:
    """The two cells or corners that lie nearest in the direction of an arrow, as far as there are
    such."""
    (x, y), (right, down) = board.centre(at), PLANE[way]
    found: list[tuple[float, At]] = []
    near = frozenset(board.neighbours(at))
    for other in board.cells:
        ox, oy = board.centre(other)
        dx, dy = ox - x, oy - y
        along, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
        far = along + (BESIDE if other in near else ASIDE) * aside
        if along > 0:
            found.append((far, other))
    return [other for _, other in heapq.nsmallest(2, found)]


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
