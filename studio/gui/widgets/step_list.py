"""The steps around the present one: its row is tinted and bold; a click goes to a step.

A row has a second line where words and place have no room in one. What has none in both is
shortened, and said whole in its tip.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.painting import disc, paint_cross
from studio.gui.widgets.parts import paint_box, says_all, two_lines
from studio.language import number as grouped
from studio.work.frame_pictures import Line

ROW = 27

LEAST_WORDS = 72
"""So much of its words, in pixels, the second line of a row shows at least beside the place."""


def _whole(line: Line) -> str:
    """All that a line says."""
    return f"{line.text} · {line.place}" if line.place else line.text


class StepList(QWidget):
    """A few lines; the number in grey, a sign, words."""

    wanted = Signal(int)

    def __init__(self, appearance: Appearance, rows: int) -> None:
        super().__init__()
        self._appearance, self._rows = appearance, rows
        self._offered: tuple[Line, ...] = ()
        self._lines: tuple[Line, ...] = ()
        self._step = 0
        self._room: int | None = None
        self._laid: tuple[object, dict[int, list[int]]] = (None, {})
        """The edges by the widths that were asked for, and of which rows they are."""
        # Fixed would be as high as the hint, whose width rows that are broken do not have.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        width = self._appearance.px(280)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        *_, bottom = self._edges(width)
        free = self._rows - len(self._lines)
        return bottom + max(0, free) * self._appearance.px(ROW)

    def show_lines(self, lines: Sequence[Line], step: int) -> None:
        """So many of these steps as there are rows, among them the present one."""
        self._offered, self._step = tuple(lines), step
        here = next((_whole(line) for line in lines if line.step == step), "")
        self.setAccessibleName(here)
        self._choose()
        self.update()

    def set_room(self, room: int) -> None:
        """So much of the list is in sight, from above: the present step is listed within that, by
        leaving out steps before it."""
        if room != self._room:
            self._room = room
            self._choose()
            self.update()

    def _choose(self) -> None:
        """List the first of the steps on offer from which on the present one is in sight."""
        before, offered = self._lines, self._offered
        self._lines = offered[: self._rows]
        if self._room is not None:
            first = 0
            while (row := self.present()).bottom() >= self._room and row.top() > 0:
                first += 1
                self._lines = offered[first : first + self._rows]
        if self._lines != before:
            self.updateGeometry()

    def _edges(self, width: int) -> list[int]:
        """Where the rows begin, from above, and where the last one ends.

        A layout asks several times for each step of a film, for two widths.
        """
        high = self._appearance.px(ROW)
        if self._laid[0] != (self._lines, high):
            self._laid = (self._lines, high), {}
        known = self._laid[1]
        if width not in known:
            known[width] = self._laid_out(width, high)
        return known[width]

    def _laid_out(self, width: int, high: int) -> list[int]:
        """The same, found anew; ``high`` is a row with one line."""
        aside = self._aside()
        further = ceil(QFontMetricsF(self._font).lineSpacing())
        edges = [0]
        for line in self._lines:
            words, _ = self._fitting(line, aside, width)
            edges.append(edges[-1] + high + (len(words) - 1) * further)
        return edges

    def present(self) -> QRect:
        """Where the present step is; empty where it is not listed."""
        places = (at for at, line in enumerate(self._lines) if line.step == self._step)
        place = next(places, None)
        return QRect() if place is None else self.row(place)

    def row(self, place: int) -> QRect:
        """Where the line at a place of the list is."""
        top, bottom = self._edges(self.width())[place : place + 2]
        return QRect(0, top, self.width(), bottom - top)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.whole_words(event.pos().y())
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def whole_words(self, y: float) -> str:
        """The words of the row at a height where they are shortened; else ""."""
        line = self._line_at(y)
        if line is None:
            return ""
        words, where = self._fitting(line, self._aside(), self.width())
        whole = where == line.place and says_all(words, line.text)
        return "" if whole else _whole(line)

    def _line_at(self, y: float) -> Line | None:
        place = bisect_right(self._edges(self.width()), y) - 1
        return self._lines[place] if 0 <= place < len(self._lines) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position().y())
        if line is not None:
            self.wanted.emit(line.step)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme, px = self._appearance, self._appearance.theme, self._appearance.px
        edges, aside = self._edges(self.width()), self._aside()
        left = Qt.AlignmentFlag.AlignVCenter
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for line, top, bottom in zip(self._lines, edges, edges[1:], strict=False):
                box = QRectF(0, top, self.width(), bottom - top)
                here = line.step == self._step
                if here:
                    paint_box(painter, appearance, box, theme.colour("selected"), None)
                # The first line of its words and the last one, which is mostly the same.
                first = QRectF(0, top, self.width(), px(ROW))
                last = first.translated(0, bottom - top - px(ROW))
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                painter.drawText(first.adjusted(px(8), 0, 0, 0), left, grouped(line.step))
                self._paint_sign(painter, line.sign, QPointF(aside, first.center().y()))
                painter.setFont(appearance.font("body", 600 if here else 400))
                painter.setPen(theme.colour("text"))
                beside = aside + px(16), 0, -px(8), 0
                words, where = self._fitting(line, aside, self.width())
                for box, text in zip((first, last), words, strict=False):
                    painter.drawText(box.adjusted(*beside), left, text)
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                painter.drawText(last.adjusted(*beside), left | Qt.AlignmentFlag.AlignRight, where)

    def _aside(self) -> float:
        """How far the signs stand from the left, behind the longest number."""
        metrics, px = QFontMetricsF(self._appearance.font("small")), self._appearance.px
        numbers = (metrics.horizontalAdvance(grouped(line.step)) for line in self._lines)
        return px(8) + max((px(14), *numbers)) + px(16)

    @property
    def _font(self) -> QFont:
        """Of words as those of the present step are written, which takes more room: so a row is as
        high before and after."""
        return self._appearance.font("body", 600)

    def _fitting(self, line: Line, aside: float, width: int) -> tuple[tuple[str, ...], str]:
        """The words of a line and its place in the room behind its sign. Where both have none in
        one line the place stands in a second one; it is what tells the line from the next one, so
        that words are shortened first."""
        px, small = self._appearance.px, QFontMetricsF(self._appearance.font("small"))
        room = width - aside - px(24)
        beside = small.horizontalAdvance(line.place) + px(8) if line.place else 0
        if QFontMetricsF(self._font).horizontalAdvance(line.text) + beside <= room:
            return (line.text,), line.place
        words = two_lines(self._font, line.text, room, max(room - beside, px(LEAST_WORDS)))
        left = room - px(LEAST_WORDS) if len(words) > 1 else room
        where = small.elidedText(line.place, Qt.TextElideMode.ElideRight, left)
        return (words if len(words) > 1 or not where else (*words, "")), where

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
