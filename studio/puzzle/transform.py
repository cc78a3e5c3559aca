"""Turned and mirrored puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from studio.board import Board, FreeFrame, Link, RectangleFrame, Spot, SpotKind
from studio.board.free import GraphBoard
from studio.board.symmetry import Symmetry
from studio.puzzle.clues import Clues
from studio.puzzle.puzzle import Puzzle

DIGITS = 9
"""Of the places of a drawing that was turned."""


def transformed(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """The puzzle with board, clues, kept solution and moves sent where the symmetry sends them.

    Rectangles are put back to row 0, column 0, whatever the symmetry's shift; drawings keep the
    left and the upper end of the box around them.
    """
    if isinstance(puzzle.board, GraphBoard):
        return puzzle.redrawn(_turned(puzzle.board, symmetry))
    board, move = _transformed_board(puzzle.board, symmetry)
    kinds = {kind.key: kind for kind in puzzle.rule.kinds}
    clues = Clues(
        {
            key: {
                move.spot(spot): kinds[key].turned(value, _swapped(spot, move))
                for spot, value in values.items()
            }
            for key, values in puzzle.clues.items()
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


def _swapped(spot: Spot, move: Symmetry) -> bool:
    """Are the two cells of a link there in the other order?"""
    match spot:
        case Link(a, b, on) if on == SpotKind.LINK.value:
            return move.cell(a) > move.cell(b)
    return False


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


def _turned(board: GraphBoard, symmetry: Symmetry) -> GraphBoard:
    """A drawing with its places turned as rows and columns are; its corners keep their numbers."""
    nodes = board.lattice.nodes
    if not nodes:
        return board
    (a, b), (c, d) = symmetry.matrix
    places = [(c * y + d * x, a * y + b * x) for x, y in nodes]
    (right, down) = (min(p[i] for p in nodes) - min(p[i] for p in places) for i in (0, 1))
    # Rounded, so that four quarter turns lead back to the very place.
    moved = ((round(x + right, DIGITS), round(y + down, DIGITS)) for x, y in places)
    return board.redrawn(moved)
