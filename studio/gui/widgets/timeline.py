"""The timeline of the player: the profile of a recording, ticks for steps back, a head to drag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
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

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.painting import disc
from studio.language import number as grouped
from studio.work.recording import Recording

TICKS_PX = 5
COLUMN = 2
"""Pixels of a column of the profile."""
HEAD_PX = 6
HIGH = 72
"""Pixels that it has where nothing else needs them."""
BETWEEN_MS = 10
"""The profile of a recording that grows is painted so long after a frame of its film, before the
next one: both at once would take twice as long as either."""


class Timeline(QWidget):
    """Shows where in a recording one is; click or drag to go elsewhere.

    The height of the profile is that of the search: the length of the line, or the states alive.
    With two recordings each has half of the height.
    """

    wanted = Signal(int)
    """A step that the user goes to."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._recordings: tuple[Recording, ...] = ()
        self._length = 0
        self._step = 0
        self._frame_picture: tuple[QPixmap, QPixmap] | None = None
        self._grown = QTimer(self, singleShot=True, interval=BETWEEN_MS)
        # A coarse one may wait for the next frame.
        self._grown.setTimerType(Qt.TimerType.PreciseTimer)
        self._grown.timeout.connect(self._take_in)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(appearance.px(HIGH))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Timeline"))
        appearance.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(400), self._appearance.px(HIGH))

    def show_recordings(self, recordings: Sequence[Recording], going_on: bool) -> None:
        """Other recordings, or more of the same; ``going_on``: more is to come."""
        before, self._recordings = self._recordings, tuple(recordings)
        if going_on and self._recordings == before and self._length:
            self._grown.start()
        else:
            self._take_in()

    def _take_in(self) -> None:
        """Show what there is of the recordings by now."""
        self._grown.stop()
        self._length = max((len(recording) for recording in self._recordings), default=0)
        self._forget()

    def show_step(self, step: int) -> None:
        """Where one is."""
        if step != self._step:
            self._step = step
            # What is shown may be more than was painted yet.
            length = max(step, self._length)
            words = self.tr("Step {} of {}").format(grouped(step), grouped(length))
            self.setAccessibleDescription(words)
            self.update()

    def _forget(self) -> None:
        self._frame_picture = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    # -- painting ------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        edge = self._appearance.px(HEAD_PX + 1)
        return QRectF(self.rect()).adjusted(edge, 2 * edge, -edge, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._frame_picture is None:
                self._frame_picture = self._pictures()
            x = self._x(self._step)
            theme, box = self._appearance.theme, self._box()
            # What lies before the head is tinted, and the rest is not.
            seen, to_come = self._frame_picture
            painter.setClipRect(QRectF(0, 0, x, self.height()))
            painter.drawPixmap(0, 0, seen)
            painter.setClipRect(QRectF(x, 0, self.width() - x, self.height()))
            painter.drawPixmap(0, 0, to_come)
            painter.setClipping(False)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.colour("accent"), self._appearance.px(2)))
            painter.drawLine(
                QPointF(x, box.top() - self._appearance.px(4)), QPointF(x, box.bottom())
            )
            painter.setBrush(theme.colour("raised"))
            disc(painter, x, self._appearance.px(HEAD_PX + 1), self._appearance.px(HEAD_PX))

    def _x(self, step: int) -> float:
        box = self._box()
        return box.left() + box.width() * min(step / max(self._length, 1), 1)

    def _pictures(self) -> tuple[QPixmap, QPixmap]:
        """The profile as it looks before the head and behind it: one shape in two sets of colours.

        Painted while recordings grow, so that what is painted column by column is painted once.
        """
        theme = self._appearance.theme
        shape = QPixmap(self.size() * self.devicePixelRatioF())
        shape.setDevicePixelRatio(self.devicePixelRatioF())
        shape.fill(Qt.GlobalColor.transparent)
        with QPainter(shape) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("text"))
            parts = self._parts()
            for recording, part in zip(self._recordings, parts, strict=True):
                self._paint_recording(painter, recording, part)
        faint = theme.colour("control", 0.32)
        colours = ((theme.colour("line"), theme.colour("none")), (faint, theme.colour("control")))
        seen, to_come = (self._tinted(shape, parts, hill, tick) for hill, tick in colours)
        return seen, to_come

    def _parts(self) -> list[QRectF]:
        """The room of each recording."""
        box, count = self._box(), max(len(self._recordings), 1)
        each = box.height() / count
        return [
            QRectF(box.left(), box.top() + number * each, box.width(), each)
            for number in range(len(self._recordings))
        ]

    def _tinted(self, shape: QPixmap, parts: list[QRectF], hill: QColor, tick: QColor) -> QPixmap:
        pixmap = shape.copy()
        with QPainter(pixmap) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            ticks = self._appearance.px(TICKS_PX)
            for part in parts:
                painter.fillRect(part.adjusted(0, 0, 1, -ticks - 1), hill)
                painter.fillRect(part.adjusted(0, part.height() - ticks - 1, 1, 0), tick)
        return pixmap

    def _paint_recording(self, painter: QPainter, recording: Recording, box: QRectF) -> None:
        px = self._appearance.px
        # More may have come than is shown yet.
        share = min(len(recording) / max(self._length, 1), 1)
        heights, backs = recording.profile(max(1, int(box.width() / COLUMN * share)))
        most = max(heights) or 1
        left, bottom, ticks = box.left(), box.bottom(), px(TICKS_PX)
        floor = bottom - ticks - px(3)
        room = floor - box.top() - px(2)
        bars = []
        for column, height in enumerate(heights):
            if height:
                high = max(1.0, room * height / most)
                bars.append(QRectF(left + column * COLUMN, floor - high, COLUMN, high))
        bars += [
            QRectF(left + column * COLUMN, bottom - ticks, 1, ticks)
            for column, stepped in enumerate(backs)
            if stepped
        ]
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
        # A page is a tenth of the recording; all else is the player's.
        page = max(1, self._length // 10)
        if event.key() == Qt.Key.Key_PageUp:
            self.wanted.emit(max(0, self._step - page))
        elif event.key() == Qt.Key.Key_PageDown:
            self.wanted.emit(min(self._length, self._step + page))
        else:
            event.ignore()
