"""What cells and corners are called, as people count them."""

from __future__ import annotations

from studio.board.board import Board
from studio.board.spots import At


def cell_name(board: Board, at: At) -> str:
    """A cell as people count: "row 5, cell 6"; squares have columns, drawings have corners."""
    if not board.has_faces:
        return f"corner {corner_name(board, at)}"
    row, place = board.place(at)
    word = "column" if board.rectangle else "cell"
    return f"row {row:,}, {word} {place:,}"


def corner_name(board: Board, at: At) -> str:
    """What a corner of a drawing is called: its name, or its number where it has none."""
    return board.name(at) or f"{at[0] + 1:,}"
