"""Places of a board in words, as sentences of solvers need them."""

from __future__ import annotations

from studio import language
from studio.board import At, Board, Cell, Corner
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.places import corner_name, place_of_cell

__all__ = [
    "cell_name",
    "corner_message",
    "corner_name",
    "corner_words",
    "face_of",
    "figure",
    "node_message",
    "node_name",
]


def face_of(puzzle: Puzzle, face: int) -> Cell | Corner | None:
    """What a face of the graph of a puzzle's line is: a cell, or between cells a corner.

    None for holes and the outside.
    """
    board = puzzle.board
    if puzzle.rule.line_on == "corners":
        return Cell(board.cells[face]) if face < len(board) else None
    corners = board.inner_corners
    return Corner(corners[face]) if face < len(corners) else None


def cell_name(board: Board, at: At) -> str:
    """A cell in words: "row 5, cell 6"."""
    return language.said(place_of_cell(board, at))


CORNERS = {
    ("upper", "left"): "the upper left corner of {cell}",
    ("upper", ""): "the upper corner of {cell}",
    ("upper", "right"): "the upper right corner of {cell}",
    ("", "left"): "the left corner of {cell}",
    ("", "right"): "the right corner of {cell}",
    ("lower", "left"): "the lower left corner of {cell}",
    ("lower", ""): "the lower corner of {cell}",
    ("lower", "right"): "the lower right corner of {cell}",
}
"""A corner by where it lies as seen from the middle of a cell."""


def corner_message(board: Board, at: At) -> Message:
    """A corner by a cell that it belongs to: "the upper left corner of row 2, column 3"."""
    x, y = board.lattice.corner_point(at)
    near = min((cell for cell in board.cells if at in board.lattice.corners(cell)), key=board.place)
    cx, cy = board.centre(near)
    up = "upper" if y < cy - 0.1 else "lower" if y > cy + 0.1 else ""
    side = "left" if x < cx - 0.1 else "right" if x > cx + 0.1 else ""
    return Message.of(CORNERS[up, side], cell=place_of_cell(board, near))


def corner_words(board: Board, at: At) -> str:
    """A corner in words, see :func:`corner_message`."""
    return language.said(corner_message(board, at))


def figure(number: int) -> Message:
    """A number by itself."""
    return Message.of("{number:,}", number=number)


def node_message(board: Board, at: At, line_on: str) -> Message:
    """A place that a line passes; points between cells are named by their number."""
    if line_on == "cells":
        return place_of_cell(board, at)
    return Message.of("point {number:,}", number=board.corners.index(at) + 1)


def node_name(board: Board, at: At, line_on: str) -> str:
    """A place that a line passes in words, see :func:`node_message`."""
    return language.said(node_message(board, at, line_on))
