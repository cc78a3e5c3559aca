"""Dialogs as cards inside the window: the desk behind is dimmed and takes no input.

They live in the window rather than in windows of their own, so that rounded corners and shadow
look the same on every desktop, with or without a compositor.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QScrollBar, QWidget
from shiboken6 import isValid

from studio.gui.services.leaving import GivenUp
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.parts import paint_box
from studio.gui.widgets.scrolling import Scroller
from studio.gui.widgets.tab_order import focus_chain

# The soft shadow adds up from layers so thin that no band shows; still thinner ones would be tinted
# by 8-bit rounding.
SHADOW_REACHES = (22, 19, 16, 14, 12, 10, 8, 6, 4, 2)
SHADOW_DROP = 6
SHADOW_LAYER = 0.03

MARGIN = 16
"""Between a card and the edge of its window, unscaled."""

SCROLL_STEP, SCROLL_AIR = 24, 12
"""How far a notch moves a card that is larger than the window, and what stays beside a control that
is brought into sight."""


class Place(Enum):
    """Where in the window a card stands."""

    CENTRE = "centre"
    TOP = "top"


class Scrim(QWidget):
    """Dims the window under a card and keeps mouse, shortcuts and focus away from it."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance, self._window = appearance, window
        self.card: CardDialog | None = None
        self.left = False
        """Was its card left? It goes with this turn of the event loop."""
        self._bars: tuple[QScrollBar, ...] = ()
        """Across and down, once a card needed more room than the window has."""
        self._seen = QRect()
        """The part of the window in which its card stands, or scrolls."""
        self.hide()
        window.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._hold_focus)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self.cover()
        return False

    def cover(self) -> None:
        """Cover the whole window."""
        self.setGeometry(self._window.rect())

    @property
    def scrolls(self) -> bool:
        """Is its card larger than the window?"""
        return any(bar.maximum() for bar in self._bars)

    def place_card(self, seen: QRect, whole: QSize) -> None:
        """Show a card of this size in a part of the window; what is larger scrolls there."""
        assert self.card is not None
        self._seen = seen
        more = max(0, whole.width() - seen.width()), max(0, whole.height() - seen.height())
        if any(more) and not self._bars:
            ways = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
            self._bars = tuple(QScrollBar(way, self) for way in ways)
            for bar in self._bars:
                bar.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
                bar.valueChanged.connect(self._scroll)
        for bar, rest, page in zip(self._bars, more, seen.size().toTuple(), strict=False):
            bar.setRange(0, rest)
            bar.setPageStep(page)
            bar.setSingleStep(self._appearance.px(SCROLL_STEP))
            bar.setVisible(rest > 0)
            bar.raise_()
        if self._bars:
            across, down = self._bars
            wide, high = down.sizeHint().width(), across.sizeHint().height()
            down.setGeometry(self.width() - wide, 0, wide, self.height())
            across.setGeometry(0, self.height() - high, self.width() - wide, high)
        self.card.resize(whole)
        self._scroll()

    def _scroll(self) -> None:
        """Move the card to where the bars say."""
        across, down = (bar.value() for bar in self._bars) if self._bars else (0, 0)
        if self.card is not None:
            self.card.move(self._seen.topLeft() - QPoint(across, down))
        self.update()

    def bring_into_sight(self, widget: QWidget) -> None:
        """Scroll a card that is larger than the window to one of its controls."""
        if not self.scrolls or self.card is None:
            return
        place = QRect(widget.mapTo(self.card, QPoint(0, 0)), widget.size())
        ends = (place.left(), place.right()), (place.top(), place.bottom())
        air = self._appearance.px(SCROLL_AIR)
        for bar, (low, high) in zip(self._bars, ends, strict=True):
            bar.setValue(max(bar.value(), high + air - bar.pageStep()))
            bar.setValue(min(bar.value(), max(0, low - air)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.scrolls:
            down = abs(event.angleDelta().y()) >= abs(event.angleDelta().x())
            QApplication.sendEvent(self._bars[1 if down else 0], event)
        event.accept()

    def hold_picture(self) -> None:
        """Paint a turn of the event loop later.

        Making a card and painting it with the dimmed window takes about as long each, and together
        longer than a frame. Where it takes the place of another the window would be bright between
        them.
        """
        if any(each.left for each in self._all()):
            return
        self.setUpdatesEnabled(False)
        # One of 0 ms would be a posted event, which still belongs to this turn.
        QTimer.singleShot(1, self, partial(self.setUpdatesEnabled, True))

    def _hold_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Give the focus back to the card where it went behind it, or nowhere in this window.

        Tab stays inside anyway; but what has the focus may be deleted, and whatever stands behind
        may ask for it. Without it the window gives keys to the board.
        """
        if self.card is None or not (self.isVisible() and isValid(self._window)):
            return
        window = self._window.window()
        nowhere = new is None and window.isActiveWindow() and focus_within(window) is None
        behind = new is not None and new.window() is window and not self.isAncestorOf(new)
        if (nowhere or behind) and self._is_on_top():
            self.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _all(self) -> list[Scrim]:
        """Those of the window, the topmost last."""
        return [each for each in self._window.children() if isinstance(each, Scrim)]

    def _is_on_top(self) -> bool:
        return [each for each in self._all() if each.isVisible()][-1:] == [self]

    def resizeEvent(self, event: QResizeEvent) -> None:
        # One that is being opened takes its place when it is polished: what it is measured by
        # before is not yet as it will be.
        if self.card is not None and not self.card.isHidden():
            self.card.take_place()

    def event(self, event: QEvent) -> bool:
        # Accepting the override keeps the window's shortcuts from firing behind the card; the
        # key then arrives as an ordinary press.
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What the card has no use for ends here: the window gives digits and letters to the board.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.card is not None and self.card.leaves_on_outside_click:
            self.card.reject()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.colour("scrim", 0.42 if not theme.dark else 0.6))
            if self.card is None:
                return
            box = QRectF(self.card.geometry())
            radius = self._appearance.tokens.radius["dialog"]
            for reach in SHADOW_REACHES:
                layer = box.adjusted(-reach, SHADOW_DROP - reach, reach, SHADOW_DROP + reach)
                shade = theme.colour("shadow", SHADOW_LAYER)
                paint_box(painter, self._appearance, layer, shade, None, radius + reach)


def _card_of(control: QWidget) -> CardDialog | None:
    """The card that a control stands on; None where that is the window itself."""
    parent: QWidget | None = control
    while parent is not None and not isinstance(parent, CardDialog):
        parent = parent.parentWidget()
    return parent


def open_cards(window: QWidget) -> list[CardDialog]:
    """The cards that are open in a window, the last one made at the end."""
    return [card for card in window.findChildren(CardDialog) if card.isVisible()]


def in_front(window: QWidget) -> QDialog | None:
    """What keeps input away from the page of a window: a dialog for files, or a card."""
    modal = QApplication.activeModalWidget()
    return modal if isinstance(modal, QDialog) else next(reversed(open_cards(window)), None)


class CardDialog(QDialog):
    """A dialog in the window. Use `open()` and the signals `accepted`, `rejected`, `finished`.

    Esc leaves, Enter presses the default button, Tab stays inside, and the focus returns to
    where it was.
    """

    leaves_on_outside_click = False

    def __init__(
        self,
        appearance: Appearance,
        window: QWidget,
        name: str,
        size: QSize,
        place: Place = Place.CENTRE,
    ) -> None:
        self._scrim = Scrim(appearance, window)
        super().__init__(self._scrim)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("cardDialog")
        self.appearance = appearance
        self._wanted, self._place = size, place
        self._sides: dict[QWidget, tuple[int, float]] = {}
        self._focus_before: QWidget | None = None
        self._turned_off: QWidget | None = None
        # Qt's own default buttons only work in dialogs that are windows.
        self.default_button: QPushButton | None = None
        self._scrim.card = self
        self.setAccessibleName(name)
        self.setWindowTitle(name)
        self.hide()

    def wanted_size(self) -> QSize:
        """Unscaled size; a height of 0 means as high as the contents."""
        return self._wanted

    def give_side(self, side: QWidget, width: int, most: float = 0.5) -> None:
        """Have a part beside the rest of the card, ``width`` unscaled pixels wide. In windows too
        small for that it has ``most`` of the card, and less where the rest needs more, down to what
        its own contents need."""
        self._sides[side] = width, most

    def fit_parts(self) -> None:
        """Arrange parts for the width that the card has, before it is measured."""
        layout, card = self.layout(), self._usual_width()
        if layout is None:
            return
        for side in self._sides:
            inner = side.layout()
            own = 0 if inner is None else inner.totalMinimumSize().width()
            rest = layout.totalMinimumSize().width() - side.minimumWidth()
            wide = max(own, min(self._share(side), card - rest))
            if wide != side.minimumWidth():
                side.setFixedWidth(wide)

    def _share(self, side: QWidget) -> int:
        """How wide a part beside the rest is where neither needs more."""
        width, most = self._sides[side]
        return min(self.appearance.px(width), int(self._usual_width() * most))

    def take_place(self) -> None:
        """Stand where the card belongs, no larger than the window allows; where its contents need
        more than that, as with large texts in a small window, the whole card scrolls."""
        room = self._scrim.size()
        wanted = self.wanted_size()
        margin = self.appearance.px(MARGIN)
        self.fit_parts()
        least = self._least(self._usual_width())
        whole = max(self.appearance.px(wanted.width()), least.width())
        width = min(whole, room.width() - 2 * margin)
        whole = max(width, least.width())
        height = (
            self.appearance.px(wanted.height()) if wanted.height() else self._natural_height(whole)
        )
        high = min(max(height, least.height()), room.height() - 2 * margin)
        x = (room.width() - width) // 2
        y = (room.height() - high) // 2
        if self._place is Place.TOP:
            y = min(self.appearance.px(80), y)
        seen = QRect(QPoint(x, y), QSize(width, high))
        self._scrim.place_card(seen, QSize(whole, max(high, least.height())))

    def _usual_width(self) -> int:
        """How wide the card is in its window where its contents need no more."""
        room = self._scrim.width() - 2 * self.appearance.px(MARGIN)
        return min(self.appearance.px(self.wanted_size().width()), room)

    def _least(self, width: int) -> QSize:
        """What the contents need at least, where the card is so wide."""
        layout = self.layout()
        if layout is None:
            return QSize(0, 0)
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            least.setHeight(layout.totalMinimumHeightForWidth(max(width, least.width())))
        if any(part.isVisibleTo(self) for part in self.findChildren(Scroller)):
            # To a layout all of its height is the least, though it is what gives way.
            room = self._scrim.height() - 2 * self.appearance.px(MARGIN)
            least.setHeight(min(least.height(), room))
        return least

    def event(self, event: QEvent) -> bool:
        found = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            # What comes into a card that is open may need more than the card has, or less again.
            self.fit_parts()
            least = self._least(self.width())
            short = least.width() > self.width() or least.height() > self.height()
            if short or self._scrim.scrolls:
                self.take_place()
        return found

    def _natural_height(self, width: int) -> int:
        # What was shown or hidden within just now tells the layouts above it a turn later.
        for part in reversed(self.findChildren(QWidget)):
            part.updateGeometry()
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return self.sizeHint().height()

    def open(self) -> None:
        """Show the card over its window."""
        self._focus_before = self._place_to_return_to()
        self._scrim.cover()
        self._scrim.hold_picture()
        self._scrim.show()
        self._scrim.raise_()
        self.ensurePolished()
        self.take_place()
        self.show()
        self.first_focus().setFocus(Qt.FocusReason.TabFocusReason)

    def _place_to_return_to(self) -> QWidget | None:
        """What has the focus of the window now.

        Right after a dialog for files that one may have it still, or nothing has; the window
        remembers.
        """
        window = self._scrim.window()
        focused: QWidget | None = QApplication.focusWidget()
        return focused if focused and focused.window() is window else focus_within(window)

    def first_focus(self) -> QWidget:
        """The control that has the focus when the card opens."""
        return self

    def ask_to_leave(self, given_up: GivenUp, then: Callable[[], object]) -> CardDialog | None:
        """The question about what would be lost with the card, open; None if nothing would."""
        return None

    def done(self, result: int) -> None:
        super().done(result)
        self._scrim.left = True
        self._scrim.hide()
        before = self._focus_before
        self._focus_before = None
        # What had it may have gone since, such as a button of the card that opened this one.
        if before is not None and isValid(before) and before.isVisible():
            if before.isEnabled():
                before.setFocus(Qt.FocusReason.PopupFocusReason)
            elif (below := _card_of(before)) is not None:
                below._keep_focus_for(before)
        self.discard()

    def discard(self) -> None:
        """Delete the card and its scrim: a card is opened once and goes when it is left."""
        self._scrim.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.default_button is not None:
                self.default_button.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk the controls of the card in a circle."""
        start: QWidget = focus_within(self) or self
        if start.isVisible() and not start.isEnabled():
            self._keep_focus_for(start)
            return True
        if start is self and self._turned_off is not None and isValid(self._turned_off):
            start = self._turned_off
        for widget in focus_chain(start, forward=forward):
            reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
            if reachable and self.isAncestorOf(widget) and widget.isVisible():
                if not widget.isEnabled():
                    continue
                reason = Qt.FocusReason
                widget.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
                self._bring_into_sight(widget)
                return True
        if not self.isVisible():
            return False
        # Qt would walk on in the window. What has just been hidden or turned off keeps nothing.
        if not (start.isVisible() and start.isEnabled()):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _keep_focus_for(self, control: QWidget) -> None:
        """Have the focus for a control that was turned off, until it is on again.

        Qt would hand it to whatever comes next, which the next key then presses.
        """
        self._turned_off = control
        control.installEventFilter(self)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        control = self._turned_off
        changed = event.type() == QEvent.Type.EnabledChange and watched is control
        if changed and control is not None and control.isEnabled():
            self._turned_off = None
            control.removeEventFilter(self)
            # Also in a window that is not the active one, which nothing has the focus in.
            if focus_within(self) is self:
                control.setFocus(Qt.FocusReason.OtherFocusReason)
        return False

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to what has the focus now, if it stands in something that scrolls."""
        parent = widget.parentWidget()
        while parent is not None and parent is not self:
            if isinstance(parent, QScrollArea):
                parent.ensureWidgetVisible(widget)
            parent = parent.parentWidget()
        self._scrim.bring_into_sight(widget)

    def outline(self) -> QPainterPath:
        """The rounded outline, to clip what is painted at the edges."""
        path = QPainterPath()
        radius = self.appearance.tokens.radius["dialog"]
        path.addRoundedRect(QRectF(self.rect()), radius, radius)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(self.outline(), self.appearance.theme.colour("raised"))
