"""Moving the cursor from cell to cell with arrow keys: squares, hexagons, corners of drawings."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from studio.board import At, Board, HexLattice, SquareLattice
from studio.board.free import GraphBoard

Way: TypeAlias = Literal["left", "right", "up", "down"]

_SQUARE = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
_KING = {"up": (-1, 1), "right": (1, 1), "down": (1, -1), "left": (-1, -1)}

# Across the rows a hexagon offers two ways; (from even rows, from odd rows) make a zigzag that
# stays in its column, and the way back is the way there.
_POINTY: dict[str, tuple[At, At]] = {
    "left": ((-1, 0), (-1, 0)),
    "right": ((1, 0), (1, 0)),
    "up": ((1, -1), (0, -1)),
    "down": ((0, 1), (-1, 1)),
}
_FLAT: dict[str, tuple[At, At]] = {
    "up": ((0, -1), (0, -1)),
    "down": ((0, 1), (0, 1)),
    "right": ((1, 0), (1, -1)),
    "left": ((-1, 1), (-1, 0)),
}

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
    if isinstance(board, GraphBoard):
        return _ahead(board, at, way)
    if other:
        other_way = _other(board, at, way)
        beside = None if other_way is None else (at[0] + other_way[0], at[1] + other_way[1])
        return beside if beside is not None and beside in board else None
    here = at
    for distance in range(FARTHEST):
        ahead = _direction(board, here, way)
        here = (here[0] + ahead[0], here[1] + ahead[1])
        if here in board:
            return here
        if distance == 0:
            second = step(board, at, way, other=True) if board.lattice.key == "hex" else None
            if second is not None:
                return second
    return None


def _ahead(board: GraphBoard, at: At, way: Way) -> At | None:
    """The corner that lies nearest in the direction of an arrow, on lines or not."""
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


def _direction(board: Board, at: At, way: Way) -> At:
    if isinstance(board.lattice, HexLattice):
        table, across = (_POINTY, 1) if board.lattice.top == "pointy" else (_FLAT, 0)
        return table[way][at[across] % 2]
    return _SQUARE[way]


def _other(board: Board, at: At, way: Way) -> At | None:
    if isinstance(board.lattice, HexLattice):
        table, across = (_POINTY, 1) if board.lattice.top == "pointy" else (_FLAT, 0)
        even, odd = table[way]
        if even == odd:
            return None
        # From a row of the other parity the zigzag takes the other diagonal.
        return table[way][1 - at[across] % 2]
    if isinstance(board.lattice, SquareLattice) and board.lattice.neighbours == "king":
        return _KING[way]
    return None


def row_end(board: Board, at: At, last: bool) -> At:
    """The first or last cell of the row that a cell is in."""
    row = board.place(at)[0]
    cells = [cell for cell in board.cells if board.place(cell)[0] == row]
    return cells[-1 if last else 0]
