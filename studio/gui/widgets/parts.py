"""The small parts that all regions are built from: labels, key caps, hairlines and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.painting import paint_key_cap

_RESTYLED = (QEvent.Type.StyleChange, QEvent.Type.ParentChange)


class Label(QLabel):
    """Text in one of the look's sizes and colour roles. Rich text only where asked for."""

    def __init__(
        self,
        appearance: Appearance,
        text: str = "",
        size: str | float = "body",
        weight: int = 400,
        tone: str = "text",
        *,
        display: bool = False,
        wrap: bool = False,
        rich: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._appearance, self._size, self._weight, self._display = (
            appearance,
            size,
            weight,
            display,
        )
        self._tone = tone
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._refresh()
        appearance.changed.connect(self._refresh)

    def _refresh(self) -> None:
        # Setting either comes back as a change of style, even if it is as it was.
        font = self._appearance.font(self._size, self._weight, display=self._display)
        if self.font() != font:
            self.setFont(font)
        palette, colour = self.palette(), self._appearance.theme.colour(self._tone)
        if palette.color(QPalette.ColorRole.WindowText) != colour:
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        # Qt's style sheets restore the font and palette of the first polish whenever a widget
        # changes its parent or its window is shown: put ours back.
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self._refresh()

    @property
    def tone(self) -> str:
        """The colour role of the text."""
        return self._tone

    def set_tone(self, tone: str) -> None:
        """Use another colour role."""
        if tone != self._tone:
            self._tone = tone
            self._refresh()

    def set_weight(self, weight: int) -> None:
        """Set the weight of the font: 400 for plain text up to 700 for bold."""
        if weight != self._weight:
            self._weight = weight
            self._refresh()


class ElidedLabel(Label):
    """A label that gives way down to `least` pixels and ends in an ellipsis then."""

    least = 1

    def minimumSizeHint(self) -> QSize:
        natural = super().sizeHint()
        return QSize(min(natural.width(), self._appearance.px(self.least)), natural.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(self.font())
            painter.setPen(self._appearance.theme.colour(self.tone))
            metrics = QFontMetricsF(self.font())
            text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() + 1)
            painter.drawText(self.rect(), self.alignment(), text)


def two_lines(font: QFont, text: str, first: float, second: float) -> tuple[str, ...]:
    """A text in one line, or in two where the room of the first is too short for it; it ends in an
    ellipsis where that of both is."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= first:
        return (text,)
    layout = QTextLayout(text, font)
    # Some words of long languages are wider than a narrow line.
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(first)
    end = line.textLength()
    layout.endLayout()
    rest = metrics.elidedText(text[end:], Qt.TextElideMode.ElideRight, second)
    return (text[:end].rstrip(), rest)


def says_all(lines: Sequence[str], text: str) -> bool:
    """Is a text whole in these lines?"""
    return "".join(lines).replace(" ", "") == text.replace(" ", "")


class TwoLineLabel(ElidedLabel):
    """A label whose words go on in a second line where one is too short, and end in an ellipsis
    only where two are; then they are whole in its tip."""

    def lines(self) -> tuple[str, ...]:
        """What stands in each line."""
        text, room = self.text(), self.width() + 1
        metrics = QFontMetricsF(self.font())
        if self.height() < 2 * metrics.ascent():
            return (metrics.elidedText(text, Qt.TextElideMode.ElideRight, room),)
        return two_lines(self.font(), text, room, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(self.font())
            painter.setPen(self._appearance.theme.colour(self.tone))
            lines = self.lines()
            high = min(self.height() / len(lines), QFontMetricsF(self.font()).height())
            top = (self.height() - high * len(lines)) / 2
            for place, words in enumerate(lines):
                box = QRectF(0, top + place * high, self.width() + 1, high)
                painter.drawText(box, self.alignment(), words)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            whole = says_all(self.lines(), self.text())
            QToolTip.showText(event.globalPos(), "" if whole else self.text(), self)
            return True
        return super().event(event)


FACTS_DOT = " · "
"""Between the facts of one line."""


def whole_facts(metrics: QFontMetricsF, text: str, width: float) -> str:
    """As many of the facts of a line as have room, each whole; "" where the first one has none."""
    facts = text.split(FACTS_DOT)
    while facts and metrics.horizontalAdvance(FACTS_DOT.join(facts)) > width:
        facts.pop()
    return FACTS_DOT.join(facts)


class KeyCap(QWidget):
    """A key of the keyboard, drawn. Purely informative: the key itself works elsewhere."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._text = text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._appearance.font("caption", 500))
        width = metrics.horizontalAdvance(self._text) + self._appearance.px(12)
        return QSize(max(self._appearance.px(22), round(width)), self._appearance.px(19))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_key_cap(painter, self._appearance, QRectF(self.rect()), self._text)


def hairline(vertical: bool = False) -> QFrame:
    """A line one pixel thick that separates two regions."""
    line = QFrame()
    line.setObjectName("hairline")
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line


def column(
    widget: QWidget, margins: tuple[int, int, int, int] = (0, 0, 0, 0), gap: int = 0
) -> QVBoxLayout:
    """A vertical layout without the style's own margins."""
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(*margins)
    layout.setSpacing(gap)
    return layout


def row(
    widget: QWidget, margins: tuple[int, int, int, int] = (0, 0, 0, 0), gap: int = 0
) -> QHBoxLayout:
    """A horizontal layout without the style's own margins."""
    layout = QHBoxLayout(widget)
    layout.setContentsMargins(*margins)
    layout.setSpacing(gap)
    return layout


def set_shown(widget: QWidget, on: bool) -> None:
    """Show or hide a part of something that may not be on show itself.

    A part that nobody ever hid is left alone: it is shown with the rest. Qt would style it and all
    within it at once, and anew when it comes to its place.
    """
    asked = widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
    if asked or not on:
        widget.setVisible(on)


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The colour `share` of the way from the first to the second."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
        first.alphaF() + (second.alphaF() - first.alphaF()) * share,
    )


class Region(QWidget):
    """A region of the window: chrome colour and a hairline along one edge."""

    def __init__(
        self, appearance: Appearance, edge: Qt.Edge | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._edge = edge

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.theme.colour("chrome"))
            if self._edge is None:
                return
            box = self.rect()
            line = {
                Qt.Edge.TopEdge: box.adjusted(0, 0, 0, 1 - box.height()),
                Qt.Edge.BottomEdge: box.adjusted(0, box.height() - 1, 0, 0),
                Qt.Edge.LeftEdge: box.adjusted(0, 0, 1 - box.width(), 0),
                Qt.Edge.RightEdge: box.adjusted(box.width() - 1, 0, 0, 0),
            }[self._edge]
            painter.fillRect(line, self.appearance.theme.colour("hair"))


def paint_box(
    painter: QPainter,
    appearance: Appearance,
    box: QRectF,
    fill: QColor | None,
    border: QColor | None,
    radius: float | None = None,
    width: float = 1,
) -> None:
    """A rounded box with a border drawn inside its edge."""
    corner = appearance.px(appearance.tokens.radius["control"]) if radius is None else radius
    if border is not None:
        painter.setPen(QPen(border, width))
        box = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, corner, corner)


def paint_canvas(
    painter: QPainter, appearance: Appearance, box: QRectF, border: QColor | None = None
) -> None:
    """The ground that a picture lies on, as round as a card."""
    radius = appearance.tokens.radius["card"]
    paint_box(painter, appearance, box, appearance.theme.colour("canvas"), border, radius)


class IconView(QWidget):
    """An icon that is only looked at."""

    def __init__(self, appearance: Appearance, icon: str, tone: str = "text2") -> None:
        super().__init__()
        self._appearance, self._icon, self._tone = appearance, icon, tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(18), self._appearance.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self._appearance.theme.colour(self._tone)
        with QPainter(self) as painter:
            paint_icon(painter, self._icon, QRectF(self.rect()), colour)
