"""Turned and mirrored puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from studio.board import Board, FreeFrame, RectangleFrame
from studio.board.symmetry import Symmetry
from studio.puzzle.clues import Clues
from studio.puzzle.puzzle import Puzzle


def transformed(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """The puzzle with board, clues, kept solution and moves sent where the symmetry sends them.

    Rectangles are put back to row 0, column 0, whatever the symmetry's shift.
    """
    board, move = _transformed_board(puzzle.board, symmetry)
    clues = Clues(
        {
            kind: {move.spot(spot): value for spot, value in values.items()}
            for kind, values in puzzle.clues.items()
        }
    )
    solution = puzzle.solution
    if solution is not None:
        place = move.cell if puzzle.rule.line_on == "cells" else move.corner
        solution = tuple(place(at) for at in solution)
    options: dict[str, Any] = dict(puzzle.options)
    for option in puzzle.rule.options:
        if option.kind == "moves" and option.key in options:
            options[option.key] = tuple(move.direction(step) for step in options[option.key])
    return replace(puzzle, board=board, clues=clues, options=options, solution=solution)


def _transformed_board(board: Board, symmetry: Symmetry) -> tuple[Board, Symmetry]:
    """The board, and the symmetry with the shift that brings it there."""
    frame = board.frame
    if isinstance(frame, RectangleFrame):
        ends = [symmetry.cell((0, 0)), symmetry.cell((frame.rows - 1, frame.columns - 1))]
        (top, bottom), (left, right) = (sorted(axis) for axis in zip(*ends, strict=True))
        down, along = symmetry.shift
        symmetry = replace(symmetry, shift=(down - top, along - left))
        frame = RectangleFrame(bottom - top + 1, right - left + 1)
    cells = frozenset(map(symmetry.cell, board.cells))
    if not isinstance(frame, RectangleFrame) and not cells <= frame.cells():
        frame = FreeFrame()
    return Board.of(board.lattice, frame, cells), symmetry
