"""What cells and corners are called, as people count them."""

from __future__ import annotations

from studio.board import At, Board
from studio.board.free import lines_of
from studio.puzzle.message import Message


def place_of_cell(board: Board, at: At) -> Message:
    """A cell as people count: "row 5, cell 6"; squares have columns, drawings have corners."""
    if not board.has_faces:
        return Message.of("corner {name}", name=corner_name(board, at))
    row, place = board.place(at)
    if board.rectangle:
        return Message.of("row {row:,}, column {column:,}", row=row, column=place)
    return Message.of("row {row:,}, cell {cell:,}", row=row, cell=place)


def corner_name(board: Board, at: At) -> str:
    """What a corner of a drawing is called: its name, or a letter where it has none."""
    return lines_of(board).called[at[0]]
