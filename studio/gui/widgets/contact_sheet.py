"""A sheet of small pictures in rows: thousands of them, of which only those in view are painted."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import PAINTS_OWN_FOCUS
from studio.gui.style.theme import Theme
from studio.gui.widgets.parts import paint_box, two_lines
from studio.language import number as grouped

TILE = QSize(104, 116)
"""The least room of a picture with its caption, unscaled."""

CAPTION = 24
MARGIN = 12
STEPS_A_ROW = 4
"""Turns of the wheel's smallest step from one row to the next."""


class Pictures(Protocol):
    """What a sheet shows, by number."""

    def __len__(self) -> int: ...

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a picture into a box; the painter's state is restored afterwards."""

    def caption(self, number: int) -> str:
        """The line below a picture."""

    def words(self, number: int) -> str:
        """A picture in words, for those who cannot see it."""


class ContactSheet(QAbstractScrollArea):
    """Shows pictures in a given order; arrow keys and clicks choose one, Enter opens it.

    ``chosen`` and ``opened`` give the number of the picture, not its place. A caption has so many
    ``lines``, one or two.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(
        self, appearance: Appearance, name: str, tile: QSize = TILE, lines: int = 1
    ) -> None:
        super().__init__()
        self._appearance, self._name, self._tile = appearance, name, tile
        self._lines = lines
        self._pictures: Pictures | None = None
        self._order: Sequence[int] = ()
        self._place = -1
        self._hovered = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(PAINTS_OWN_FOCUS, True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.installEventFilter(self)
        self.viewport().setMouseTracking(True)
        # Without it, scrolling would paint everything again instead of moving pixels.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(name)
        appearance.changed.connect(self.viewport().update)

    # -- what is shown -------------------------------------------------------------------------

    def show_pictures(self, pictures: Pictures, order: Sequence[int]) -> None:
        """Show pictures by their numbers in this order; the first one is chosen."""
        self._pictures, self._order = pictures, order
        self._fit()
        self.verticalScrollBar().setValue(0)
        self._choose(0 if order else -1)

    def set_order(self, order: Sequence[int]) -> None:
        """Show the same pictures or some of them in another order, from the top, with its first
        one chosen."""
        self._arrange(order, 0 if order else -1)

    def rearrange(self, order: Sequence[int]) -> None:
        """The same, but the same one is chosen and in sight, if it is among them."""
        self._arrange(order, self._place_in(order))

    def _arrange(self, order: Sequence[int], place: int) -> None:
        self._order = order
        self._fit()
        self.verticalScrollBar().setValue(0)
        self._choose(place)

    def add(self, order: Sequence[int]) -> None:
        """Show more pictures, mostly behind those that are shown; the same one is chosen, or, where
        it is not among them, the one in its place. Nothing is scrolled."""
        self.renew(order, self.number())

    def renew(self, order: Sequence[int], chosen: int | None) -> None:
        """The same after pictures have got other numbers: ``chosen`` is what the chosen one has
        now, None where it is gone."""
        was = self.number()
        place = min(max(self._place, 0), len(order) - 1)
        if chosen is not None and chosen in order:
            place = order.index(chosen)
        self._order, self._place = order, place
        self._fit()
        self._name_chosen()
        number = self.number()
        if number is not None and number != was:
            self.chosen.emit(number)
        self.viewport().update()

    def _place_in(self, order: Sequence[int]) -> int:
        """Where the picture that is chosen stands in another order; the first place where it does
        not, and -1 where nothing does."""
        number = self.number()
        if number is not None and number in order:
            return order.index(number)
        return 0 if order else -1

    def number(self) -> int | None:
        """The number of the picture that is chosen; None if there is none."""
        return self._order[self._place] if 0 <= self._place < len(self._order) else None

    @property
    def place(self) -> int:
        """Where the chosen picture stands in the order, from 0; -1 if none is chosen."""
        return self._place

    def choose_place(self, place: int) -> None:
        """Choose the picture at a place of the order and bring it into view."""
        if self._order:
            self._choose(min(max(place, 0), len(self._order) - 1))

    def _choose(self, place: int) -> None:
        self._place = place
        number = self.number()
        if number is not None and self._pictures is not None:
            self._bring_into_view(place)
            self._name_chosen()
            self.chosen.emit(number)
        self.viewport().update()

    def _name_chosen(self) -> None:
        number = self.number()
        if number is not None and self._pictures is not None:
            self.setAccessibleName(
                self.tr("{}, {} of {}: {}").format(
                    self._name,
                    grouped(self._place + 1),
                    grouped(len(self._order)),
                    self._pictures.words(number),
                )
            )

    # -- geometry ------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """How many pictures stand side by side."""
        room = self.viewport().width() - 2 * self._appearance.px(MARGIN)
        return max(1, room // self._appearance.px(self._tile.width()))

    @property
    def line_height(self) -> int:
        """How high a line of pictures is: where the sheet is low, no higher than one has room."""
        usual = self._appearance.px(self._tile.height())
        room = self.viewport().height() - 2 * self._appearance.px(MARGIN)
        return max(min(usual, room), usual // 2)

    def tile(self, place: int) -> QRect:
        """Where the picture at a place of the order stands in the viewport."""
        margin, height = self._appearance.px(MARGIN), self.line_height
        line, column = divmod(place, self.columns)
        width = self.viewport().width() - 2 * margin
        left = margin + column * width // self.columns
        right = margin + (column + 1) * width // self.columns
        top = margin + line * height - self.verticalScrollBar().value()
        return QRect(left, top, right - left, height)

    def place_at(self, pixel: QPoint) -> int:
        """The place of the order under a pixel of the viewport; -1 if there is none."""
        margin = self._appearance.px(MARGIN)
        width = self.viewport().width() - 2 * margin
        x, y = pixel.x() - margin, pixel.y() - margin + self.verticalScrollBar().value()
        if not 0 <= x < width or y < 0:
            return -1
        place = y // self.line_height * self.columns + x * self.columns // width
        return place if place < len(self._order) else -1

    def _fit(self) -> None:
        """Give the scroll bar the height of all pictures."""
        lines = -(-len(self._order) // self.columns)
        step, view = self.line_height, self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, lines * step + 2 * self._appearance.px(MARGIN) - view))
        bar.setSingleStep(max(1, step // STEPS_A_ROW))
        bar.setPageStep(max(step, view // step * step))

    def _bring_into_view(self, place: int) -> None:
        tile, margin = self.tile(place), self._appearance.px(MARGIN)
        bar = self.verticalScrollBar()
        if tile.top() < margin:
            bar.setValue(bar.value() + tile.top() - margin)
        elif tile.bottom() > self.viewport().height() - margin:
            bar.setValue(bar.value() + tile.bottom() - self.viewport().height() + margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        if self._place >= 0:
            self._bring_into_view(self._place)

    # -- mouse and keys ------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        page = max(1, self.viewport().height() // self.line_height) * self.columns
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.columns,
            Qt.Key.Key_Down: self.columns,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -len(self._order),
            Qt.Key.Key_End: len(self._order),
        }
        number = self.number()
        if key in steps:
            self.choose_place(self._place + steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and number is not None:
            self.opened.emit(number)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self._choose(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self.opened.emit(self._order[place])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.place_at(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.place_at(event.pos())
            box = self.tile(place) if place >= 0 else QRect()
            QToolTip.showText(event.globalPos(), self.tip(place), self.viewport(), box)
            return True
        return super().viewportEvent(event)

    def tip(self, place: int) -> str:
        """The picture at a place in words where these say more than its caption, else nothing."""
        if self._pictures is None or place < 0:
            return ""
        number = self._order[place]
        words = self._pictures.words(number)
        return words if words != self._pictures.caption(number) else ""

    def _hover(self, place: int) -> None:
        for changed in {place, self._hovered} - {-1} if place != self._hovered else ():
            self.viewport().update(self.tile(changed))
        self._hovered = place

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # -- painting ------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.Paint:
            # What lies behind the scroll bar; the viewport has its own paint event. In an override
            # of ``event`` an error that a handler of keys raises would end the program.
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), self._appearance.theme.colour("canvas"))
            return True
        return super().eventFilter(watched, event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        # The pixels that stay move as they are; only the strip that comes into view is painted.
        self._hovered = -1
        self.viewport().scroll(0, dy)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), self._appearance.theme.colour("canvas"))
            first, last = (self._line_at(y) for y in (event.rect().top(), event.rect().bottom()))
            end = min((last + 1) * self.columns, len(self._order))
            for place in range(first * self.columns, end):
                tile = self.tile(place)
                if tile.intersects(event.rect()):
                    self._paint_tile(painter, QRectF(tile), place)

    def _line_at(self, y: int) -> int:
        offset = y + self.verticalScrollBar().value() - self._appearance.px(MARGIN)
        return max(0, offset // self.line_height)

    def _paint_tile(self, painter: QPainter, tile: QRectF, place: int) -> None:
        assert self._pictures is not None
        appearance, theme = self._appearance, self._appearance.theme
        number, on = self._order[place], place == self._place
        card = tile.adjusted(*(appearance.px(4) * sign for sign in (1, 1, -1, -1)))
        if on or place == self._hovered:
            edge = theme.colour("accent" if on else "control")
            radius = appearance.tokens.radius["card"]
            fill = theme.colour("selected") if on else None
            paint_box(painter, appearance, card, fill, edge, radius, 2 if on else 1)
            if on and self.hasFocus():
                self._paint_focus(painter, card, radius)
        further = ceil(QFontMetricsF(self._caption_font(place)).lineSpacing())
        high = appearance.px(CAPTION) + (self._lines - 1) * further
        caption = card.adjusted(0, card.height() - high, 0, 0)
        side = min(card.width() - appearance.px(16), caption.top() - card.top() - appearance.px(10))
        box = QRectF(0, 0, side, side)
        box.moveCenter(
            QPointF(card.center().x(), (card.top() + caption.top()) / 2 + appearance.px(3))
        )
        # On whole pixels every picture looks the same, wherever it stands.
        box = QRectF(box.toRect())
        painter.save()
        self._pictures.paint(painter, box, theme, number)
        painter.restore()
        painter.setFont(self._caption_font(place))
        none = self._pictures.caption(number) == "0"
        painter.setPen(theme.colour("text2" if none else "text"))
        caption.setHeight(appearance.px(CAPTION))
        for words in self.caption(place):
            painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, words)
            caption.translate(0, further)

    def caption(self, place: int) -> tuple[str, ...]:
        """What stands below the picture at a place, line by line. A long one, such as all corners
        of a drawing, is told whole in a tip."""
        assert self._pictures is not None
        words, font = self._pictures.caption(self._order[place]), self._caption_font(place)
        room = self.tile(place).width() - self._appearance.px(18)
        if self._lines > 1:
            return two_lines(font, words, room, room)
        return (QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room),)

    def _caption_font(self, place: int) -> QFont:
        return self._appearance.font("small", 600 if place == self._place else 400)

    def _paint_focus(self, painter: QPainter, card: QRectF, radius: float) -> None:
        size = self._appearance.tokens.size
        reach = size["focus_gap"] + size["focus_ring"]
        ring = card.adjusted(-reach, -reach, reach, reach)
        accent = self._appearance.theme.colour("accent")
        paint_box(painter, self._appearance, ring, None, accent, radius + reach, size["focus_ring"])
