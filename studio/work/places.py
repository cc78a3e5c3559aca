"""Places of a board in words, as sentences of solvers need them."""

from __future__ import annotations

from studio.board import At, Board, RectangleFrame
from studio.board.free import GraphBoard


def cell_name(board: Board, at: At) -> str:
    """A cell as people count: "row 5, cell 6"; squares have columns, drawings have corners."""
    if isinstance(board, GraphBoard):
        return f"corner {corner_name(board, at)}"
    row, place = board.place(at)
    word = "column" if isinstance(board.frame, RectangleFrame) else "cell"
    return f"row {row:,}, {word} {place:,}"


def corner_name(board: GraphBoard, at: At) -> str:
    """What a corner of a drawing is called: its name, or its number where it has none."""
    return board.name(at) or f"{at[0] + 1:,}"


def node_name(board: Board, at: At, line_on: str) -> str:
    """A place that a line passes; points between cells are named by their number."""
    if line_on == "cells":
        return cell_name(board, at)
    return f"point {board.corners.index(at) + 1:,}"
