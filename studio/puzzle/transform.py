"""Turned and mirrored puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from studio.board import Board, Edge, FreeFrame, RectangleFrame, Spot, SpotKind
from studio.board.free import lines_of, redrawn
from studio.board.motion import Motion, Move, Symmetry
from studio.puzzle.clues import STEPS, ClueKind, Clues, ray, ray_parts
from studio.puzzle.puzzle import Puzzle

DIGITS = 9
"""Of the places of a drawing that was turned."""


def transformed(puzzle: Puzzle, symmetry: Motion) -> Puzzle:
    """The puzzle with board, clues, lines and moves sent where the symmetry sends them.

    Rectangles are put back to row 0, column 0, whatever the symmetry's shift; drawings keep the
    left and the upper end of the box around them.
    """
    if not puzzle.board.has_faces:
        return puzzle.redrawn(_turned(puzzle.board, symmetry))
    return carried(puzzle, *turned_board(puzzle.board, symmetry))


def carried(puzzle: Puzzle, board: Board, move: Move) -> Puzzle:
    """The puzzle on another board, with clues, lines and moves sent where they are there."""
    kinds = {kind.key: kind for kind in puzzle.rule.kinds}
    clues = Clues(
        {
            key: {
                move.spot(spot): _value(kinds[key], value, spot, move)
                for spot, value in values.items()
            }
            for key, values in puzzle.clues.items()
        }
    )
    solution = puzzle.solution
    place = move.cell if puzzle.rule.line_on == "cells" else move.corner
    if solution is not None:
        solution = tuple(place(at) for at in solution)
    drawn = tuple(tuple(map(place, line)) for line in puzzle.drawn)
    options: dict[str, Any] = dict(puzzle.options)
    for option in puzzle.rule.options:
        if option.kind == "moves" and option.key in options:
            options[option.key] = tuple(move.direction(step) for step in options[option.key])
    return replace(
        puzzle, board=board, clues=clues, options=options, solution=solution, drawn=drawn
    )


def _value(kind: ClueKind, value: int | None, spot: Spot, move: Move) -> int | None:
    """The value of a clue afterwards: arrows turn with the board."""
    if kind.entry == "ray" and value is not None:
        number, way = ray_parts(value)
        return ray(number, STEPS.index(move.direction(STEPS[way]))) if way else value
    return kind.turned(value, swapped(spot, move))


def swapped(spot: Spot, move: Move) -> bool:
    """Are the two cells of an edge there in the other order?"""
    match spot:
        case Edge(a, b, on) if on == SpotKind.EDGE.value:
            return move.cell(a) > move.cell(b)
    return False


def turned_board(board: Board, symmetry: Motion) -> tuple[Board, Motion]:
    """The board of cells, and the symmetry with the shift that brings it there."""
    frame, rectangle = board.frame, board.rectangle
    if rectangle is not None:
        ends = [symmetry.cell((0, 0)), symmetry.cell((rectangle.rows - 1, rectangle.columns - 1))]
        (top, bottom), (left, right) = (sorted(axis) for axis in zip(*ends, strict=True))
        start = symmetry.cell((0, 0))
        shifted = symmetry.moved((0, 0), (start[0] - top, start[1] - left))
        assert shifted is not None, "squares can be shifted to any place"
        symmetry = shifted
        frame = RectangleFrame(bottom - top + 1, right - left + 1)
    cells = frozenset(map(symmetry.cell, board.cells))
    if rectangle is None and not cells <= frame.cells():
        frame = FreeFrame()
    return Board.of(board.lattice, frame, cells), symmetry


def _turned(board: Board, symmetry: Motion) -> Board:
    """A drawing with its places turned as rows and columns are; its corners keep their numbers."""
    nodes = lines_of(board).nodes
    if not nodes:
        return board
    assert isinstance(symmetry, Symmetry)
    (a, b), (c, d) = symmetry.matrix
    places = [(c * y + d * x, a * y + b * x) for x, y in nodes]
    (right, down) = (min(p[i] for p in nodes) - min(p[i] for p in places) for i in (0, 1))
    # Rounded, so that four quarter turns lead back to the very place.
    moved = ((round(x + right, DIGITS), round(y + down, DIGITS)) for x, y in places)
    return redrawn(board, moved)
