"""The numbers 1 to n in one line, painted: placed ones as chips, missing ones as dots."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import PAINTS_OWN_FOCUS
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.painting import dashed_pen, disc, paint_hatched_box
from studio.gui.widgets.panel_state import NumberStripState
from studio.gui.widgets.parts import paint_box

END = 36
"""Width of what fades at an end, unscaled: the arrow, and half a chip."""


class NumberLine(QAbstractScrollArea):
    """The numbers themselves, painted. Only what is in view is painted, however many there are.

    Chips keep their width and dots share what is left, so that neighbours never overlap; if even
    the narrowest dots do not fit, the line scrolls: an end beyond which there is more fades away
    under an arrow that turns the page.
    """

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._state = NumberStripState()
        self._centres: list[float] = []
        self._digit = 0.0
        self._widths: dict[int, float] = {}
        self._high = 0
        self._current = 0  # under the keyboard
        self._hovered = 0  # under the pointer
        self._hovered_end: Qt.Edge | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(PAINTS_OWN_FOCUS, True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self._name()

    def show_state(self, state: NumberStripState) -> None:
        """Show other numbers. Following the next number keeps it in view."""
        before, self._state = self._state, state
        if state == before:
            return
        centres = self._centres
        self._arrange()
        if self._centres == centres and not self.hasFocus():
            self._update(_changed(before, state))
        else:
            self.viewport().update()
        self._current = min(self._current, state.last)
        if state.next and state.next != before.next:
            self._current = state.next
            self._reveal(state.next)
        self._name()

    @property
    def current(self) -> int:
        """The number under the keyboard."""
        return self._current

    # geometry

    def _is_chip(self, number: int) -> bool:
        state = self._state
        return number in state.placed or number == state.next

    def _chip_width(self, number: int) -> float:
        digits = len(str(number))
        if digits not in self._widths:
            padding = self._appearance.px(8)
            self._widths[digits] = max(float(self._high), self._digit * digits + padding)
        return self._widths[digits]

    def _arrange(self) -> None:
        """Place the centres of all numbers; one pass."""
        state = self._state
        gap, dot = self._appearance.px(4), self._appearance.px(8)
        # Figures are as wide as each other.
        self._digit = QFontMetricsF(self._appearance.font("small", 600)).horizontalAdvance("0")
        self._widths, self._high = {}, self._appearance.px(22)
        shown = {*state.placed, *({state.next} if state.next else ())}
        chips = {n: self._chip_width(n) + gap for n in shown}
        chips = {n: width for n, width in chips.items() if 1 <= n <= state.last}
        dots = state.last - len(chips)
        spare = self.viewport().width() - sum(chips.values())
        share = max(float(dot), spare / dots) if dots else float(dot)
        stretch = 0.0 if dots or state.last < 2 else max(0.0, spare / (state.last - 1))
        x = 0.0
        self._centres = []
        for number in range(1, state.last + 1):
            width = chips.get(number, share)
            self._centres.append(x + width / 2)
            x += width + stretch
        room = self.viewport().width()
        bar = self.horizontalScrollBar()
        bar.setRange(0, max(0, round(x - stretch) - room))
        bar.setPageStep(room)
        bar.setSingleStep(self._appearance.px(24))

    def _update(self, numbers: Iterable[int]) -> None:
        """Paint some numbers again, of those in view."""
        for number in numbers:
            if 1 <= number <= len(self._centres):
                self.viewport().update(self._painted(number))

    def _painted(self, number: int) -> QRect:
        """What the chip of a number and the ring round it cover."""
        size = self._appearance.tokens.size
        away = size["focus_gap"] + size["focus_ring"] + 1
        return self._box(number).adjusted(-away, -away, away, away).toAlignedRect()

    def centre_of(self, number: int) -> float:
        """Where a number is, in pixels of the visible part."""
        return self._centres[number - 1] - self.horizontalScrollBar().value()

    def number_at(self, x: float) -> int:
        """The number nearest to a place in the visible part, 0 if there is none."""
        if not self._centres:
            return 0
        x += self.horizontalScrollBar().value()
        right = min(bisect_left(self._centres, x), len(self._centres) - 1)
        left = max(right - 1, 0)
        nearer_left = abs(self._centres[left] - x) <= abs(self._centres[right] - x)
        return (left if nearer_left else right) + 1

    def _reveal(self, number: int) -> None:
        if not 1 <= number <= len(self._centres):
            return
        margin = self._appearance.px(48)
        x = self.centre_of(number)
        bar = self.horizontalScrollBar()
        if x < margin:
            bar.setValue(bar.value() + round(x) - margin)
        elif x > self.viewport().width() - margin:
            bar.setValue(bar.value() + round(x) - self.viewport().width() + margin)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._centres:
            return
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            offset, reach = self.horizontalScrollBar().value(), self._appearance.px(40)
            here = event.rect()
            first = bisect_left(self._centres, offset + here.left() - reach)
            last = bisect_left(self._centres, offset + here.right() + 1 + reach)
            seen = range(first + 1, last + 1)
            shown = {self._hovered, self._current if self.hasFocus() else 0}.intersection(seen)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._appearance.theme.colour("control"))
            region, middle = event.region(), self.viewport().height() / 2
            whole = region.rectCount() == 1
            for number in seen:
                if not self._is_chip(number):
                    disc(painter, self._centres[number - 1] - offset, middle, 1.5)
                elif whole or region.intersects(self._painted(number)):
                    shown.add(number)
            for number in sorted(
                shown, key=lambda n: (not self._is_chip(n), n == self._current, n)
            ):
                self._paint_chip(painter, number)
            if self.hasFocus() and self._current in seen:
                self._paint_focus(painter)
            for end in self.ends():
                if region.intersects(self._end_box(end).toAlignedRect()):
                    self._paint_end(painter, end)

    def _box(self, number: int) -> QRectF:
        width, height = self._chip_width(number), self._high
        middle = QPointF(self.centre_of(number), self.viewport().height() / 2)
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def _paint_chip(self, painter: QPainter, number: int) -> None:
        appearance, theme, state = self._appearance, self._appearance.theme, self._state
        box, radius = self._box(number), appearance.px(4)
        ink, weight = "text", 600
        if number in state.conflicting:
            paint_hatched_box(painter, theme, box.adjusted(1, 1, -1, -1))
            clear = box.adjusted(4, 3, -4, -3)
            paint_box(painter, appearance, clear, theme.colour("none_tint"), None, radius - 1)
        elif number in state.redundant:
            weight, ink = 400, "redundant_text"
            painter.setPen(dashed_pen(theme.redundant, 1.5, (3.4, 2.6)))
            painter.setBrush(theme.colour("raised"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        elif number == state.next:
            fill, edge = theme.colour("raised"), theme.colour("accent")
            paint_box(painter, appearance, box, fill, edge, radius, 2)
        elif number in state.placed:
            paint_box(painter, appearance, box, theme.colour("outline"), None, radius)
            ink = "raised"
        else:
            fill, edge = theme.colour("raised"), theme.colour("control")
            paint_box(painter, appearance, box, fill, edge, radius)
            ink, weight = "text2", 500
        painter.setPen(theme.colour(ink))
        painter.setFont(appearance.font("small", weight))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_focus(self, painter: QPainter) -> None:
        size = self._appearance.tokens.size
        away = size["focus_gap"] + size["focus_ring"] / 2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._appearance.theme.colour("accent"), size["focus_ring"]))
        box = self._box(self._current).adjusted(-away, -away, away, away)
        painter.drawRoundedRect(box, 6, 6)

    def ends(self) -> tuple[Qt.Edge, ...]:
        """The ends beyond which there are more numbers."""
        bar = self.horizontalScrollBar()
        left = (Qt.Edge.LeftEdge,) if bar.value() > bar.minimum() else ()
        right = (Qt.Edge.RightEdge,) if bar.value() < bar.maximum() else ()
        return left + right

    def _end_at(self, x: float) -> Qt.Edge | None:
        """The end whose arrow is at a place of the visible part."""
        wide, room = self._appearance.px(END), self.viewport().width()
        for end in self.ends():
            if x < wide if end == Qt.Edge.LeftEdge else x >= room - wide:
                return end
        return None

    def _end_box(self, end: Qt.Edge) -> QRectF:
        """What fades at an end. The hairline above the strip stays."""
        wide, room = self._appearance.px(END), self.viewport().rect()
        left = 0 if end == Qt.Edge.LeftEdge else room.width() - wide
        return QRectF(left, 1, wide, room.height() - 1)

    def _paint_end(self, painter: QPainter, end: Qt.Edge) -> None:
        appearance, left = self._appearance, end == Qt.Edge.LeftEdge
        box = self._end_box(end)
        outer, inner = (box.left(), box.right()) if left else (box.right(), box.left())
        ground = appearance.theme.colour("chrome")
        clear = QColor(ground)
        clear.setAlpha(0)
        fading = QLinearGradient(outer, 0, inner, 0)
        fading.setColorAt(0, ground)
        fading.setColorAt(0.6, ground)
        fading.setColorAt(1, clear)
        painter.fillRect(box, fading)
        side = appearance.px(14)
        painter.save()
        painter.translate(outer + (side / 2 if left else -side / 2), box.center().y())
        painter.rotate(90 if left else -90)
        tint = appearance.theme.colour("text" if self._hovered_end == end else "text2")
        paint_icon(painter, "chevron", QRectF(-side / 2, -side / 2, side, side), tint)
        painter.restore()

    # input

    def _name(self) -> None:
        """Tell a screen reader what is under the keyboard."""
        number, state = self._current, self._state
        if not number:
            self.setAccessibleName(self.tr("Numbers"))
            return
        if number in state.conflicting:
            what = self.tr("in conflict")
        elif number in state.redundant:
            what = self.tr("redundant")
        elif number in state.placed:
            what = self.tr("placed")
        elif number == state.next:
            what = self.tr("next to place")
        else:
            what = self.tr("missing")
        self.setAccessibleName(self.tr("Number {0} of {1}, {2}").format(number, state.last, what))

    def _walk_to(self, number: int) -> None:
        self._current = min(max(number, 1), self._state.last)
        self._reveal(self._current)
        self._name()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -10,
            Qt.Key.Key_PageDown: 10,
            Qt.Key.Key_Home: -self._state.last,
            Qt.Key.Key_End: self._state.last,
        }
        key = Qt.Key(event.key())
        if key in steps and self._state.last:
            self._walk_to(self._current + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._current:
            self.chosen.emit(self._current)
        else:
            event.ignore()

    def _turn_page(self, end: Qt.Edge) -> None:
        """Show what is beyond an end; a little of what is in view stays."""
        bar = self.horizontalScrollBar()
        page = max(bar.pageStep() - 2 * self._appearance.px(END), bar.singleStep())
        bar.setValue(bar.value() + (-page if end == Qt.Edge.LeftEdge else page))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.number_at(event.position().x())
        end = self._end_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and end is not None:
            self._turn_page(end)
        elif event.button() == Qt.MouseButton.LeftButton and number:
            self._walk_to(number)
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        end = self._end_at(event.position().x())
        self._hover(0 if end is not None else self.number_at(event.position().x()), end)

    def _hover(self, number: int, end: Qt.Edge | None) -> None:
        """The pointer is over another number, or over an end."""
        before, self._hovered = self._hovered, number
        if number != before:
            self._update((before, number))
        arrow, self._hovered_end = self._hovered_end, end
        for each in (arrow, end) if end != arrow else ():
            if each is not None:
                self.viewport().update(self._end_box(each).toAlignedRect())

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (delta.x() or delta.y()))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(0, None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._walk_to(self._current or self._state.next or 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        self.viewport().update()
        self.horizontalScrollBar().setValue(0)
        self._reveal(self._current)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.px(96), self._appearance.px(32))


def _changed(before: NumberStripState, after: NumberStripState) -> set[int]:
    """The numbers that look otherwise."""
    changed = before.placed ^ after.placed
    changed |= before.conflicting ^ after.conflicting
    changed |= before.redundant ^ after.redundant
    if before.next != after.next:
        changed |= {before.next or 0, after.next or 0}
    return set(changed)
