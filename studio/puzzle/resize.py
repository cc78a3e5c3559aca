"""Boards that grow or lose rows, columns and rings at their sides, with clues where they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from studio.board import At, Board
from studio.board.board import MAX_CELLS
from studio.puzzle.fault import Fault
from studio.puzzle.message import Message
from studio.puzzle.puzzle import Puzzle

Side: TypeAlias = Literal["top", "bottom", "left", "right", "around"]
SIDES: tuple[Side, ...] = get_args(Side)


def sides_of(puzzle: Puzzle) -> tuple[Side, ...]:
    """Where a board can grow and shrink: at four sides where it has rows, and all round."""
    board = puzzle.board
    if not board.has_faces or not board.cells:
        return ()
    return SIDES if board.has_rows else ("around",)


def grown(puzzle: Puzzle, side: Side) -> Puzzle | Fault:
    """One row or column more at a side, or one ring of cells round the board."""
    board = puzzle.board
    if side == "around":
        added = board.frame.ring() or _ring(board)
    else:
        added = frozenset(_line(board, side, beyond=True))
    if len(board) + len(added) > MAX_CELLS:
        return Fault("too-large", Message.of("A board has at most {most:,} cells.", most=MAX_CELLS))
    return _framed(puzzle.reshaped({*board.cells, *added}), puzzle, 1)


def shrunk(puzzle: Puzzle, side: Side) -> Puzzle | Fault:
    """Without the last row or column of a side, or the outer ring; a Fault if nothing is left."""
    board = puzzle.board
    if side == "around":
        gone = frozenset(
            at for at in board.cells if any(_outside(board, to) for to in board.lattice.sides(at))
        )
    else:
        gone = frozenset(_line(board, side, beyond=False))
    return cropped(puzzle, frozenset(board.cells) - gone, -1)


def cropped(puzzle: Puzzle, cells: frozenset[At], rings: int = 0) -> Puzzle | Fault:
    """The board of some of its cells alone, without empty rows and columns at its sides."""
    if not cells:
        return Fault("empty", Message.of("Nothing would be left of the board."))
    after = puzzle.reshaped(cells)
    if puzzle.board.has_rows:
        up, left = (min(axis) for axis in zip(*after.board.cells, strict=True))
        after = after.shifted(-up, -left) if up or left else after
    return _framed(after, puzzle, rings)


def _framed(after: Puzzle, before: Puzzle, rings: int) -> Puzzle:
    """With a frame that fits the cells closely, where the frame has rows or a radius."""
    board = after.board
    fitting = before.board.frame.fitting(board.cells, rings)
    if fitting is None:
        return after
    return replace(after, board=Board.of(board.lattice, fitting, board.cells))


def _line(board: Board, side: Side, *, beyond: bool) -> list[At]:
    """The last row or column at a side, or the one ``beyond`` it in the same width."""
    axis = 0 if side in ("top", "bottom") else 1
    along = [at[axis] for at in board.cells]
    end, step = (min(along), -1) if side in ("top", "left") else (max(along), 1)
    if not beyond:
        return [at for at in board.cells if at[axis] == end]
    across = [at[1 - axis] for at in board.cells]
    places = range(min(across), max(across) + 1)
    there = end + step
    return [(there, place) if axis == 0 else (place, there) for place in places]


def _outside(board: Board, at: At) -> bool:
    return at not in board and at not in board.holes


def _ring(board: Board) -> frozenset[At]:
    """The cells beside the board, but not those of its holes."""
    beside = {to for at in board.cells for to in board.lattice.sides(at)}
    return frozenset(at for at in beside if _outside(board, at))
