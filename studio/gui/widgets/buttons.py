"""Text and icon buttons, painted from roles."""

from __future__ import annotations

import math
from enum import Enum
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.parts import mix, paint_box


class HoverFade:
    """How far a control has its colour under the pointer, 0 to 1, animated as the tokens say."""

    def __init__(self, appearance: Appearance, control: QWidget) -> None:
        self._appearance = appearance
        self.value = 0.0
        self._animation = QVariantAnimation(control)
        self._animation.valueChanged.connect(self._step)
        self._control = control

    def _step(self, value: float) -> None:
        self.value = value
        self._control.update()

    def turn(self, on: bool) -> None:
        """Move towards the colour under the pointer, or back; at once where motion is reduced."""
        self._animation.stop()
        self._animation.setDuration(self._appearance.duration("hover"))
        self._animation.setStartValue(self.value)
        self._animation.setEndValue(1.0 if on else 0.0)
        self._animation.start()


class Kind(Enum):
    """How a text button looks."""

    PRIMARY = "primary"  # filled; at most one in a view
    PLAIN = "plain"  # bordered
    QUIET = "quiet"  # text alone until hovered
    LINK = "link"  # text in accent


class Button(QPushButton):
    """A text button with an optional icon, painted from roles."""

    def __init__(
        self,
        appearance: Appearance,
        text: str,
        kind: Kind = Kind.PLAIN,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.appearance, self.kind, self._icon_name = appearance, kind, icon
        self._others: tuple[str, ...] = ()
        self._hover = HoverFade(appearance, self)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if kind is Kind.LINK:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        weight = 600 if kind is Kind.PRIMARY else 500
        self.setFont(appearance.font("body", weight, tabular=False))

    def hold_room(self, *texts: str) -> None:
        """Keep the width of these texts, too, so that nothing moves when one of them is shown."""
        self._others = texts
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        padding = {Kind.PRIMARY: 24, Kind.PLAIN: 16, Kind.QUIET: 8, Kind.LINK: 0}[self.kind]
        width = max(map(QFontMetricsF(self.font()).horizontalAdvance, (self.text(), *self._others)))
        if self._icon_name:
            width += self.appearance.px(26 if self.text() else 18)
        height = "hit_min" if self.kind is Kind.LINK else "button"
        return QSize(
            round(width) + 2 * self.appearance.px(padding) + 1, self.appearance.size(height)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover.turn(self.isEnabled())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.turn(False)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Fill, border and text."""
        theme = self.appearance.theme
        if not self.isEnabled():
            flat = self.kind in (Kind.QUIET, Kind.LINK)
            return None, None if flat else theme.colour("hair"), theme.colour("text3")
        if self.kind is Kind.PRIMARY:
            share = 0.18 if self.isDown() else 0.10 * self._hover.value
            fill = mix(theme.colour("accent"), theme.colour("text"), share)
            return fill, None, theme.colour("on_accent")
        if self.kind is Kind.LINK:
            return None, None, theme.colour("accent")
        rest = theme.colour("raised" if self.kind is Kind.PLAIN else "hover")
        if self.kind is Kind.QUIET:
            rest.setAlphaF(0)
        fill = mix(rest, theme.colour("hover"), self._hover.value)
        if self.isDown():
            fill = theme.colour("pressed")
        border = theme.colour("control") if self.kind is Kind.PLAIN else None
        return fill, border, theme.colour("text")

    def paintEvent(self, event: QPaintEvent) -> None:
        fill, border, ink = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_box(painter, self.appearance, QRectF(self.rect()), fill, border)
            painter.setPen(ink)
            painter.setFont(self.font())
            width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
            side = self.appearance.px(18)
            gap = self.appearance.px(8) if self.text() else 0
            total = width + (side + gap if self._icon_name else 0)
            x = 0.0 if self.kind is Kind.LINK else (self.width() - total) / 2
            if self._icon_name:
                box = QRectF(x, (self.height() - side) / 2, side, side)
                paint_icon(painter, self._icon_name, box, ink)
                x += side + gap
            place = QRectF(x, 0, width + 2, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
            if self.kind is Kind.LINK and self.underMouse():
                base = self.height() / 2 + QFontMetricsF(self.font()).capHeight() / 2 + 3
                painter.setPen(QPen(ink, 1))
                painter.drawLine(QPointF(x, base), QPointF(x + width, base))


class WrappedLink(Button):
    """A link whose words go on in more lines where one is too short for them."""

    def __init__(self, appearance: Appearance, text: str = "") -> None:
        super().__init__(appearance, text, Kind.LINK)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, width, 10_000)
        words = QFontMetricsF(self.font()).boundingRect(room, self._flags, self.text())
        return max(super().sizeHint().height(), math.ceil(words.height()))

    @property
    def _flags(self) -> int:
        return Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            _, _, ink = self._colours()
            font = self.font()
            font.setUnderline(self.underMouse())
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(self.rect()), self._flags, self.text())


class TightButton(QAbstractButton):
    """One word of several side by side, whose air can be given up where all have too little room.

    Unscaled: ``FONT`` of the word, ``AIR`` around it and what is left of that when it is tight,
    ``LEAST`` width with all of it, and ``HIGH``.
    """

    FONT: ClassVar[str]
    AIR: ClassVar[tuple[int, int]]
    LEAST: ClassVar[int]
    HIGH: ClassVar[int]

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._tight = False
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_tight(self, tight: bool) -> None:
        """Take no more room than the word needs."""
        if tight != self._tight:
            self._tight = tight
            self.updateGeometry()

    def width_of(self, tight: bool) -> int:
        """Pixels that it takes, whether it is tight now or not."""
        px, (air, least_air) = self._appearance.px, self.AIR
        font = self._appearance.font(self.FONT, 600)
        word = round(QFontMetricsF(font).horizontalAdvance(self.text()))
        return word + px(least_air) if tight else max(px(self.LEAST), word + px(air))

    def sizeHint(self) -> QSize:
        return QSize(self.width_of(self._tight), self._appearance.px(self.HIGH))


class IconButton(QAbstractButton):
    """A square button with an icon and no word; its name is spoken and shown as a tool tip."""

    def __init__(
        self, appearance: Appearance, icon: str, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.appearance, self._icon_name = appearance, icon
        self._hover = HoverFade(appearance, self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say what the button does, as its tooltip and to screen readers."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_icon(self, icon: str) -> None:
        """Show another icon: the name of a file in ``icons/line`` without its ending."""
        if icon != self._icon_name:
            self._icon_name = icon
            self.update()

    def sizeHint(self) -> QSize:
        side = self.appearance.size("hit_min")
        return QSize(side, side)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover.turn(self.isEnabled())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.turn(False)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # In a card Return would press its default button, and close it.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill = theme.colour("pressed") if self.isDown() else theme.colour("hover")
            if not self.isDown():
                fill.setAlphaF(self._hover.value)
            paint_box(painter, self.appearance, QRectF(self.rect()), fill, None)
            ink = (
                "text"
                if self.isEnabled() and (self.isChecked() or not self.isCheckable())
                else "text3"
            )
            side = self.appearance.px(18)
            box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            paint_icon(painter, self._icon_name, box, theme.colour(ink))
