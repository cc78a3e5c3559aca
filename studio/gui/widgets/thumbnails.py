"""Small pictures of puzzles for cards, tiles and previews."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.gui.style.painter import colours, paint_picture
from studio.gui.style.theme import Theme
from studio.gui.widgets.cards import Thumbnail, painted
from studio.puzzle import Puzzle

LARGEST_CELL = 40.0
"""Pixels per board unit at most: a board of four cells must not fill a whole preview."""


def thumbnail(puzzle: Puzzle, air: float = 0.08, overlay: Overlay | None = None) -> Thumbnail:
    """A painter of the puzzle with what lies over it, by default nothing, so without its solution.

    ``air`` is the margin as a part of the box.
    """
    return later(lambda: puzzle, air, overlay)


def later(
    make: Callable[[], Puzzle], air: float = 0.08, overlay: Overlay | None = None
) -> Thumbnail:
    """The same for a puzzle that is made only when it is painted: of many tiles few are seen."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        picture = draw(make(), overlay or Overlay())
        left, top, right, bottom = picture.bounds
        width, height = right - left, bottom - top
        room = 1 - 2 * air
        scale = min(room * box.width() / width, room * box.height() / height, LARGEST_CELL)
        painter.translate(box.center())
        painter.scale(scale, scale)
        painter.translate(-(left + right) / 2, -(top + bottom) / 2)
        paint_picture(painter, picture, colours(theme))

    return paint


def kept(draw_it: Thumbnail, name: str) -> Thumbnail:
    """What ``draw_it`` paints of a puzzle that never changes, by its name: it is drawn once in
    each size, however often the page with it is shown, and in however many windows.
    """

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = f"{name}:{round(box.width())}x{round(box.height())}:{ratio}:{theme.name}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            picture = painted(draw_it, box.size(), ratio, theme)
            QPixmapCache.insert(key, picture)
        painter.drawPixmap(box.topLeft(), picture)

    return paint
