"""Slitherlinks on squares as text, as people write them down."""

from __future__ import annotations

from studio.board import Board, Cell, RectangleFrame
from studio.families import SLITHERLINK
from studio.puzzle import Clues, Puzzle


def grid_of(puzzle: Puzzle) -> str:
    """The rows of a puzzle, a dot for no clue, parted by " / "."""
    frame = puzzle.board.frame
    assert isinstance(frame, RectangleFrame)
    numbers = puzzle.clues.of("numbers")
    return " / ".join(
        "".join(str(numbers.get(Cell((r, c)), ".")) for c in range(frame.columns))
        for r in range(frame.rows)
    )


def puzzle_of(grid: str) -> Puzzle:
    """The puzzle of such rows."""
    rows = grid.split(" / ")
    numbers = {
        Cell((r, c)): int(letter)
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter != "."
    }
    return Puzzle(SLITHERLINK, Board.square(len(rows), len(rows[0])), Clues({"numbers": numbers}))
