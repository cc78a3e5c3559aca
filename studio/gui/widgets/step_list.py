"""The steps around the present one: its row is tinted and bold; a click goes to a step.

Words that do not fit into their row are shortened, and said whole in its tip.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.painting import disc, paint_cross
from studio.gui.widgets.parts import paint_box
from studio.language import number as grouped
from studio.work.frame_pictures import Line

ROW = 27

LEAST_WORDS = 72
"""So much of its words, in pixels, a line shows beside its place."""


def _whole(line: Line) -> str:
    """All that a line says."""
    return f"{line.text} · {line.place}" if line.place else line.text


class StepList(QWidget):
    """A few lines; the number in grey, a sign, words."""

    wanted = Signal(int)

    def __init__(self, appearance: Appearance, rows: int) -> None:
        super().__init__()
        self._appearance, self._rows = appearance, rows
        self._lines: tuple[Line, ...] = ()
        self._step = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(280), self._appearance.px(ROW) * self._rows)

    def show_lines(self, lines: Sequence[Line], step: int) -> None:
        """These steps, of which one is the present."""
        self._lines, self._step = tuple(lines), step
        here = next((_whole(line) for line in lines if line.step == step), "")
        self.setAccessibleName(here)
        self.update()

    def present(self) -> QRect:
        """Where the present step is; empty where it is not listed."""
        high = self._appearance.px(ROW)
        places = (at for at, line in enumerate(self._lines) if line.step == self._step)
        place = next(places, None)
        return QRect() if place is None else QRect(0, place * high, self.width(), high)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.whole_words(event.pos().y())
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def whole_words(self, y: float) -> str:
        """The words of the row at a height where they are shortened; else ""."""
        line = self._line_at(y)
        if line is None or self._fitting(line, self._aside()) == (line.text, line.place):
            return ""
        return _whole(line)

    def _line_at(self, y: float) -> Line | None:
        place = int(y // self._appearance.px(ROW))
        return self._lines[place] if 0 <= place < len(self._lines) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position().y())
        if line is not None:
            self.wanted.emit(line.step)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = appearance.px(ROW)
            left, aside = Qt.AlignmentFlag.AlignVCenter, self._aside()
            for place, line in enumerate(self._lines):
                box = QRectF(0, place * high, self.width(), high)
                here = line.step == self._step
                if here:
                    paint_box(painter, appearance, box, theme.colour("selected"), None)
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                painter.drawText(box.adjusted(appearance.px(8), 0, 0, 0), left, grouped(line.step))
                self._paint_sign(painter, line.sign, QPointF(aside, box.center().y()))
                painter.setFont(self._font(line))
                painter.setPen(theme.colour("text"))
                words = box.adjusted(aside + appearance.px(16), 0, -appearance.px(8), 0)
                text, where = self._fitting(line, aside)
                painter.drawText(words, left, text)
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                painter.drawText(words, left | Qt.AlignmentFlag.AlignRight, where)

    def _aside(self) -> float:
        """How far the signs stand from the left, behind the longest number."""
        metrics, px = QFontMetricsF(self._appearance.font("small")), self._appearance.px
        numbers = (metrics.horizontalAdvance(grouped(line.step)) for line in self._lines)
        return px(8) + max((px(14), *numbers)) + px(16)

    def _font(self, line: Line) -> QFont:
        return self._appearance.font("body", 600 if line.step == self._step else 400)

    def _fitting(self, line: Line, aside: float) -> tuple[str, str]:
        """The words of a line and its place, shortened to the room that they have behind its sign:
        the words first, for the place is what tells the line from the next one."""
        px, right = self._appearance.px, Qt.TextElideMode.ElideRight
        room = self.width() - aside - px(24)
        metrics, small = QFontMetricsF(self._font(line)), self._appearance.font("small")
        where = QFontMetricsF(small).elidedText(line.place, right, room - px(LEAST_WORDS))
        if where:
            room -= QFontMetricsF(small).horizontalAdvance(where) + px(8)
        return metrics.elidedText(line.text, right, room), where

    def _paint_sign(self, painter: QPainter, sign: str, at: QPointF) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        if sign == "x":
            painter.save()
            painter.translate(at)
            paint_cross(painter, theme.colour("none"), appearance.px(4), appearance.px(2))
            painter.restore()
        elif sign == ">":
            side = appearance.px(16)
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_icon(painter, "arrow", box, theme.colour("accent"))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("unique" if sign == "*" else "text2"))
            disc(painter, at.x(), at.y(), appearance.px(4))
