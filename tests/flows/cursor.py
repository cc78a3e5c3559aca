"""The board's cursor, led to any cell by arrow keys."""

from __future__ import annotations

from studio.board import At, Board
from studio.gui.editor.canvas.steps import Way, step
from tests.flows.desk import Studio

ARROWS: tuple[tuple[str, Way], ...] = (
    ("Left", "left"),
    ("Right", "right"),
    ("Up", "up"),
    ("Down", "down"),
)


class Cursor:
    """The board's cursor, led by arrow keys."""

    def __init__(self, studio: Studio, board: Board) -> None:
        self._studio, self._board = studio, board
        self._at = board.cells[0]
        studio.press("ctrl+Home")

    def go(self, goal: At) -> None:
        """Lead the cursor to a cell, by as few arrows as can be."""
        ways: dict[At, tuple[str, ...]] = {self._at: ()}
        queue = [self._at]
        for here in queue:
            for key, there in self._around(here):
                if there not in ways:
                    ways[there] = (*ways[here], key)
                    queue.append(there)
        if ways[goal]:
            self._studio.press(*ways[goal])
        self._at = goal

    def towards(self, goal: At) -> str:
        """The arrow that leads to a neighbour."""
        return next(key for key, there in self._around(self._at) if there == goal)

    def _around(self, at: At) -> list[tuple[str, At]]:
        """The keys that lead on from a cell, and where to: with Alt the other diagonal."""
        found = []
        for key, way in ARROWS:
            for name, other in ((key, False), (f"alt+{key}", True)):
                there = step(self._board, at, way, other=other)
                if there is not None:
                    found.append((name, there))
        return found
