"""The loops of a census as pictures: inside and line, each with its number of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from studio.board import Board
from studio.drawing.geometry import rounded
from studio.drawing.lines import LOOP_CORNER
from studio.drawing.shapes import Circle, Path
from studio.gui.style.painter import Piece, colours, compile_shapes, paint_pieces
from studio.gui.style.sentences import counted
from studio.gui.style.theme import Theme
from studio.gui.widgets.cards import ThumbnailCache
from studio.language import number as grouped
from studio.work.census import Loop

LINE = 0.13
MOST_LINE = 0.04
LEAST_LINE = 2.0
"""Width of a loop: in sides of a cell, at most in widths of the board, at least in pixels."""

DOT = 0.42
"""Radius of a point, in widths of a loop."""

KEPT = 2_000
"""Pictures kept ready: some twenty pages."""


class LoopPictures:
    """All loops of one board."""

    def __init__(self, board: Board, loops: Sequence[Loop]) -> None:
        self.board, self.loops = board, loops
        self._points = [board.lattice.corner_point(corner) for corner in board.corners]
        left, top, right, bottom = board.bounds
        self._bounds = QRectF(left, top, right - left, bottom - top)
        self._width = min(LINE, MOST_LINE * max(right - left, bottom - top))
        radius = DOT * self._width
        dots = compile_shapes(Circle(x, y, radius, fill="control") for x, y in self._points)
        self._dots = ThumbnailCache(partial(self._paint_dots, dots))
        self._pieces: Callable[[int], tuple[Piece, ...]] = lru_cache(KEPT)(self._compiled)

    def __len__(self) -> int:
        return len(self.loops)

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a loop over the points of its board."""
        inside, line = self._pieces(number)
        self._paint_pieces(painter, box, theme, inside)
        self._dots.paint(painter, box, theme)
        self._paint_pieces(painter, box, theme, line)

    def caption(self, number: int) -> str:
        """How many puzzles have the loop as their only answer."""
        return grouped(self.loops[number].puzzles)

    def words(self, number: int) -> str:
        """Length and number of puzzles of a loop: "12 sides, 1,024 puzzles"."""
        loop = self.loops[number]
        sides = counted(loop.length, "side", "sides")
        return f"{sides}, {counted(loop.puzzles, 'puzzle', 'puzzles')}"

    def by_puzzles(self) -> list[int]:
        """The numbers of the loops, those with most puzzles first."""
        loops = self.loops
        return sorted(range(len(loops)), key=lambda i: (-loops[i].puzzles, loops[i].length))

    def by_length(self) -> list[int]:
        """The numbers of the loops, the shortest first."""
        loops = self.loops
        return sorted(range(len(loops)), key=lambda i: (loops[i].length, -loops[i].puzzles))

    def _paint_dots(
        self, dots: Sequence[Piece], painter: QPainter, box: QRectF, theme: Theme
    ) -> None:
        self._paint_pieces(painter, box, theme, *dots)

    def _paint_pieces(self, painter: QPainter, box: QRectF, theme: Theme, *pieces: Piece) -> None:
        board, width = self._bounds, self._width
        scale = min(box.width() / (board.width() + width), box.height() / (board.height() + width))
        painter.save()
        painter.translate(box.center())
        painter.scale(scale, scale)
        painter.translate(-board.center())
        paint_pieces(painter, pieces, colours(theme))
        painter.restore()

    def _compiled(self, number: int) -> tuple[Piece, ...]:
        nodes = self.loops[number].line(self.board).nodes
        commands = rounded([self._points[node] for node in nodes], LOOP_CORNER, closed=True)
        return compile_shapes(
            (
                Path(commands, fill="cell"),
                Path(commands, stroke="line_strong", width=self._width, floor=LEAST_LINE),
            )
        )
