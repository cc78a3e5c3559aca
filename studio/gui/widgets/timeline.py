"""The timeline of the player: the profile of a film, ticks for steps back, a head to drag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.look import Look
from studio.gui.painting import disc
from studio.work.film import Film

TICKS_PX = 5
COLUMN = 2
"""Pixels of a column of the profile."""
HEAD_PX = 6


class Timeline(QWidget):
    """Shows where in a film one is; click or drag to go elsewhere.

    The height of the profile is that of the search: the length of the line, or the states alive.
    With two films each has half of the height.
    """

    wanted = Signal(int)
    """A step that the user goes to."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._films: tuple[Film, ...] = ()
        self._length = 0
        self._step = 0
        self._still: tuple[QPixmap, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Timeline"))
        look.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._look.px(72))

    def show_films(self, films: Sequence[Film]) -> None:
        """Other films, or more of the same."""
        self._films = tuple(films)
        self._length = max((len(film) for film in films), default=0)
        self._forget()

    def show_step(self, step: int) -> None:
        """Where one is."""
        if step != self._step:
            self._step = step
            words = self.tr("Step {} of {}").format(f"{step:,}", f"{self._length:,}")
            self.setAccessibleDescription(words)
            self.update()

    def _forget(self) -> None:
        self._still = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    # -- painting ------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        edge = self._look.px(HEAD_PX + 1)
        return QRectF(self.rect()).adjusted(edge, 2 * edge, -edge, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._still is None:
            self._still = self._pictures()
        x = self._x(self._step)
        theme, box = self._look.theme, self._box()
        # What lies before the head is tinted, and the rest is not.
        seen, to_come = self._still
        painter.setClipRect(QRectF(0, 0, x, self.height()))
        painter.drawPixmap(0, 0, seen)
        painter.setClipRect(QRectF(x, 0, self.width() - x, self.height()))
        painter.drawPixmap(0, 0, to_come)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), self._look.px(2)))
        painter.drawLine(QPointF(x, box.top() - self._look.px(4)), QPointF(x, box.bottom()))
        painter.setBrush(theme.colour("raised"))
        disc(painter, x, self._look.px(HEAD_PX + 1), self._look.px(HEAD_PX))

    def _x(self, step: int) -> float:
        box = self._box()
        return box.left() + box.width() * step / max(self._length, 1)

    def _pictures(self) -> tuple[QPixmap, QPixmap]:
        """The profile as it looks before the head and behind it: one shape in two sets of colours.

        Painted while films grow, so that what is painted column by column is painted once.
        """
        theme = self._look.theme
        shape = QPixmap(self.size() * self.devicePixelRatioF())
        shape.setDevicePixelRatio(self.devicePixelRatioF())
        shape.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("text"))
        parts = self._parts()
        for film, part in zip(self._films, parts, strict=True):
            self._paint_film(painter, film, part)
        painter.end()
        faint = theme.colour("control", 0.32)
        colours = ((theme.colour("line"), theme.colour("none")), (faint, theme.colour("control")))
        seen, to_come = (self._tinted(shape, parts, hill, tick) for hill, tick in colours)
        return seen, to_come

    def _parts(self) -> list[QRectF]:
        """The room of each film."""
        box, count = self._box(), max(len(self._films), 1)
        each = box.height() / count
        return [
            QRectF(box.left(), box.top() + number * each, box.width(), each)
            for number in range(len(self._films))
        ]

    def _tinted(self, shape: QPixmap, parts: list[QRectF], hill: QColor, tick: QColor) -> QPixmap:
        pixmap = shape.copy()
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        ticks = self._look.px(TICKS_PX)
        for part in parts:
            painter.fillRect(part.adjusted(0, 0, 1, -ticks - 1), hill)
            painter.fillRect(part.adjusted(0, part.height() - ticks - 1, 1, 0), tick)
        painter.end()
        return pixmap

    def _paint_film(self, painter: QPainter, film: Film, box: QRectF) -> None:
        px = self._look.px
        columns = max(1, int(box.width() / COLUMN * len(film) / max(self._length, 1)))
        heights, backs = film.profile(columns)
        most = max(heights, default=0) or 1
        ticks = px(TICKS_PX)
        floor = box.bottom() - ticks - px(3)
        room = floor - box.top() - px(2)
        bars = []
        for column, height in enumerate(heights):
            x = box.left() + column * COLUMN
            if height:
                high = max(1.0, room * height / most)
                bars.append(QRectF(x, floor - high, COLUMN, high))
            if backs[column]:
                bars.append(QRectF(x, box.bottom() - ticks, 1, ticks))
        painter.drawRects(bars)

    # -- hand and keys -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def _go(self, x: float) -> None:
        box = self._box()
        share = (x - box.left()) / max(box.width(), 1)
        self.wanted.emit(min(max(round(share * self._length), 0), self._length))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A page is a tenth of the film; all else is the player's.
        page = max(1, self._length // 10)
        if event.key() == Qt.Key.Key_PageUp:
            self.wanted.emit(max(0, self._step - page))
        elif event.key() == Qt.Key.Key_PageDown:
            self.wanted.emit(min(self._length, self._step + page))
        else:
            event.ignore()
