"""What the advice of the panel is made of: rows that are buttons, chips of clues, heads."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many
from studio.gui.widgets.painting import paint_hatched_box, paint_key_cap, paint_tag
from studio.gui.widgets.panel_state import (
    Suggestion,
    WayOut,
    count_text,
)
from studio.gui.widgets.parts import Label, paint_box, row

LETTERS = "ABC"
INSET = 8
MOST = 3  # never more suggestions or ways out than this


def add_inset(appearance: Appearance, layout: QVBoxLayout, widget: QWidget) -> None:
    """Add a widget in line with the panel's text; rows reach further out, for tint and ring."""
    box = QWidget()
    side = appearance.px(INSET)
    row(box, (side, 0, side, 0)).addWidget(widget)
    layout.addWidget(box)


def drop(layout: QLayout, widget: QWidget) -> None:
    """Take a widget out of a layout, and away."""
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def section_head(appearance: Appearance, title: str, right: QWidget | None = None) -> QWidget:
    """The small title of a section, with something at its right end."""
    head = QWidget()
    layout = row(head, gap=appearance.px(8))
    layout.addWidget(Label(appearance, title, "small", 600, "text2"))
    layout.addStretch(1)
    if right is not None:
        layout.addWidget(right)
    head.setFixedHeight(appearance.px(24))
    return head


SAME = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.MenuBarFocusReason})
"""Why a control has the focus back that it lost to no other one."""
LENT = SAME | {Qt.FocusReason.PopupFocusReason}
"""Why a control loses the focus for a while. A card gives it back for the same reason as a menu,
and had it itself."""


class AdviceRow(QAbstractButton):
    """A row that is a button: what it does on the left, what it leads to on the right."""

    focused = Signal()
    left = Signal()
    """Another control has the focus now."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(200), self.appearance.px(36))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in SAME:
            self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in LENT:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_back(self, painter: QPainter) -> None:
        """The tint under the pointer, a little wider than the text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isDown() or self.underMouse():
            fill = self.appearance.theme.colour("pressed" if self.isDown() else "hover")
            paint_box(painter, self.appearance, QRectF(self.rect()), fill, None)


class WordsRow(AdviceRow):
    """Words in as many lines as they need, and something short beside them, or below where both do
    not fit in one line."""

    weight = 500
    """Of the words."""

    @property
    def words(self) -> str:
        """What stands on the left."""
        raise NotImplementedError

    def room(self) -> float:
        """The width for words, in a panel as wide as it always is."""
        raise NotImplementedError

    def aside(self) -> float:
        """The width of what stands beside them, with the gap before it; 0 for nothing."""
        raise NotImplementedError

    def metrics(self, size: str, weight: int = 400) -> QFontMetricsF:
        """The measures of a font."""
        return QFontMetricsF(self.appearance.font(size, weight))

    def words_height(self) -> float:
        """The height of the words, in their lines."""
        box = QRectF(0, 0, self.room(), 1000)
        metrics = self.metrics("body", self.weight)
        return metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, self.words).height()

    @property
    def lines(self) -> int:
        """In how many lines both stand."""
        metrics, aside = self.metrics("body", self.weight), self.aside()
        lines = round(self.words_height() / metrics.height())
        fits = metrics.horizontalAdvance(self.words) + aside <= self.room()
        return lines if fits or not aside else lines + 1

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(200), px(36) if self.lines == 1 else px(10) + px(16) * self.lines)


class SuggestionRow(WordsRow):
    """Tag, clue, and how many solutions it leaves."""

    def __init__(self, appearance: Appearance, letter: str, suggestion: Suggestion) -> None:
        super().__init__(appearance)
        self._letter = letter
        self.show_suggestion(suggestion)

    def show_suggestion(self, suggestion: Suggestion) -> None:
        """Offer another clue."""
        self._suggestion = suggestion
        left = "" if suggestion.left is None else count_text(suggestion.left)
        self._left = left
        words = self.tr("{0}: {1}").format(self._letter, suggestion.text)
        self.setAccessibleName(words)
        words = for_many("{0} solution left", "{0} solutions left", suggestion.left or 0)
        self.setAccessibleDescription(words.format(left) if left else "")
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """The name of the clue."""
        return self._suggestion.text

    def room(self) -> float:
        px = self.appearance.px
        return self.appearance.size("panel") - 2 * px(24) - px(32)

    def aside(self) -> float:
        """The width of what is left; 0 where that is not known."""
        if not self._left:
            return 0.0
        figures = self.metrics("body", 600).horizontalAdvance(self._left)
        word = self.metrics("small").horizontalAdvance(self.tr("left"))
        return figures + word + self.appearance.px(5) + self.appearance.px(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self.appearance, self.appearance.theme
        with QPainter(self) as painter:
            self.paint_back(painter)
            middle = self.height() / 2
            paint_tag(
                painter,
                appearance,
                QPointF(appearance.px(12 + INSET), middle),
                self._letter,
                appearance.px(20),
            )
            painter.setPen(theme.colour("text"))
            painter.setFont(appearance.font("body", 500))
            box = QRectF(self.rect()).adjusted(
                appearance.px(32 + INSET), 0, -appearance.px(INSET), 0
            )
            centre = Qt.AlignmentFlag.AlignVCenter
            first, two = QRectF(box), self.lines > 1
            if two:
                first.setTop(appearance.px(5))
                first.setHeight(self.words_height())
            painter.drawText(first, int(centre | Qt.TextFlag.TextWordWrap), self.words)
            if not self._left:
                return
            word = self.tr("left")
            small = self.metrics("small")
            if two:
                # Below the name, and from its left end on.
                box.setTop(first.bottom())
                box.setBottom(box.bottom() - appearance.px(5))
                figures = self.metrics("body", 600).horizontalAdvance(self._left)
                box.setRight(
                    box.left() + figures + appearance.px(5) + small.horizontalAdvance(word)
                )
            painter.setFont(appearance.font("small"))
            painter.setPen(theme.colour("text2"))
            painter.drawText(box, centre | Qt.AlignmentFlag.AlignRight, word)
            painter.setFont(appearance.font("body", 600))
            painter.setPen(theme.colour("text"))
            box.adjust(0, 0, -small.horizontalAdvance(word) - appearance.px(5), 0)
            painter.drawText(box, centre | Qt.AlignmentFlag.AlignRight, self._left)


class WayOutRow(WordsRow):
    """A way out of a conflict, its effect and perhaps its key."""

    weight = 600

    def __init__(self, appearance: Appearance, way: WayOut) -> None:
        super().__init__(appearance)
        self.show_way(way)

    def show_way(self, way: WayOut) -> None:
        """Offer another way."""
        self._way = way
        self.setAccessibleName(way.text)
        self.setAccessibleDescription(" ".join(part for part in (way.effect, way.keys) if part))
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """The way itself."""
        return self._way.text

    def _cap_width(self) -> float:
        """The width of the key with the gap before it; 0 where the way has none."""
        if not self._way.keys:
            return 0.0
        width = self.metrics("caption", 500).horizontalAdvance(self._way.keys)
        return width + self.appearance.px(20)

    def room(self) -> float:
        panel = self.appearance.size("panel") - 2 * self.appearance.px(24)
        return panel - self._cap_width()

    def aside(self) -> float:
        """The width of the effect; 0 where the way has none."""
        effect = self.metrics("small").horizontalAdvance(self._way.effect)
        return effect + self.appearance.px(8) if effect else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self.appearance, self.appearance.theme
        with QPainter(self) as painter:
            self.paint_back(painter)
            middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
            box = QRectF(self.rect()).adjusted(appearance.px(INSET), 0, -appearance.px(INSET), 0)
            if self._way.keys:
                high, wide = appearance.px(19), self._cap_width() - appearance.px(8)
                cap = QRectF(box.right() - wide, (box.height() - high) / 2, wide, high)
                paint_key_cap(painter, appearance, cap, self._way.keys)
                box.setRight(cap.left() - appearance.px(8))
            first, second = QRectF(box), QRectF(box)
            if self.lines > 1:
                first.setTop(appearance.px(5))
                first.setHeight(self.words_height())
                second.setTop(first.bottom())
                second.setBottom(box.bottom() - appearance.px(5))
            painter.setFont(appearance.font("body", 600))
            painter.setPen(theme.colour("text"))
            painter.drawText(first, int(middle | Qt.TextFlag.TextWordWrap), self.words)
            painter.setFont(appearance.font("small"))
            painter.setPen(theme.colour("text2"))
            painter.drawText(second, middle if self.lines > 1 else middle | right, self._way.effect)


class ClueChip(QAbstractButton):
    """A clue of a conflict, and what it is called; a click pans the board to it."""

    left = Signal()
    """Another control has the focus now."""

    def __init__(self, appearance: Appearance, text: str, name: str) -> None:
        super().__init__()
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_clue(text, name)

    def show_clue(self, text: str, name: str) -> None:
        """Stand for another clue."""
        self.setText(text)
        self.updateGeometry()
        told = self.tr("Show clue {0}").format(name)
        self.setAccessibleName(told)
        self.setToolTip(told)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in LENT:
            self.left.emit()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self._appearance.font("body", 600)).horizontalAdvance(self.text())
        return QSize(
            max(self._appearance.px(34), round(width) + self._appearance.px(18)),
            self._appearance.px(24),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_hatched_box(painter, theme, box)
            clear = QRectF(self.rect()).adjusted(
                appearance.px(6), appearance.px(3), -appearance.px(6), -appearance.px(3)
            )
            paint_box(painter, appearance, clear, theme.colour("none_tint"), None, appearance.px(3))
            painter.setPen(theme.colour("text"))
            painter.setFont(appearance.font("body", 600))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
