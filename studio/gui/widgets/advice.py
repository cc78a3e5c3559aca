"""What to do about the verdict: next clues, redundant clues, or a conflict and its ways out."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QVBoxLayout, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.painting import paint_hatched_box, paint_key_cap, paint_tag
from studio.gui.widgets.panel_state import (
    Conflict,
    NextClue,
    RedundantClues,
    Suggestion,
    WayOut,
    count_text,
)
from studio.gui.widgets.parts import KeyCap, Label, column, paint_box, row

LETTERS = "ABC"
INSET = 8
MOST = 3  # never more suggestions or ways out than this


def add_inset(appearance: Appearance, layout: QVBoxLayout, widget: QWidget) -> None:
    """Add a widget in line with the panel's text; rows reach further out, for tint and ring."""
    box = QWidget()
    side = appearance.px(INSET)
    row(box, (side, 0, side, 0)).addWidget(widget)
    layout.addWidget(box)


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


class AdviceRow(QAbstractButton):
    """A row that is a button: what it does on the left, what it leads to on the right."""

    focused = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(200), self.appearance.px(36))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

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


class SuggestionRow(AdviceRow):
    """Tag, clue, and how many solutions it leaves."""

    def __init__(self, appearance: Appearance, letter: str, suggestion: Suggestion) -> None:
        super().__init__(appearance)
        self._letter, self._suggestion = letter, suggestion
        left = "" if suggestion.left is None else count_text(suggestion.left)
        self._left = left
        words = self.tr("{0}: {1}").format(letter, suggestion.text)
        self.setAccessibleName(words)
        if left:
            words = for_many("{0} solution left", "{0} solutions left", suggestion.left or 0)
            self.setAccessibleDescription(words.format(left))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self.appearance, self.appearance.theme
        painter = QPainter(self)
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
        box = QRectF(self.rect()).adjusted(appearance.px(32 + INSET), 0, -appearance.px(INSET), 0)
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, centre, self._suggestion.text)
        if not self._left:
            return
        word = self.tr("left")
        small = QFontMetricsF(appearance.font("small"))
        painter.setFont(appearance.font("small"))
        painter.setPen(theme.colour("text2"))
        painter.drawText(box, centre | Qt.AlignmentFlag.AlignRight, word)
        painter.setFont(appearance.font("body", 600))
        painter.setPen(theme.colour("text"))
        box.adjust(0, 0, -small.horizontalAdvance(word) - appearance.px(5), 0)
        painter.drawText(box, centre | Qt.AlignmentFlag.AlignRight, self._left)


class WayOutRow(AdviceRow):
    """A way out of a conflict, its effect and perhaps its key; the effect below it where both do
    not fit in one line, the way itself in as many lines as it needs."""

    def __init__(self, appearance: Appearance, way: WayOut) -> None:
        super().__init__(appearance)
        self._way = way
        self.setAccessibleName(way.text)
        self.setAccessibleDescription(" ".join(part for part in (way.effect, way.keys) if part))

    def _metrics(self, size: str, weight: int = 400) -> QFontMetricsF:
        return QFontMetricsF(self.appearance.font(size, weight))

    def _cap_width(self) -> float:
        """The width of the key with the gap before it; 0 where the way has none."""
        if not self._way.keys:
            return 0.0
        width = self._metrics("caption", 500).horizontalAdvance(self._way.keys)
        return width + self.appearance.px(20)

    def _room(self) -> float:
        """The width for words, in a panel as wide as it always is."""
        panel = self.appearance.size("panel") - 2 * self.appearance.px(24)
        return panel - self._cap_width()

    def _words_height(self) -> float:
        """The height of the way itself, in its lines."""
        box = QRectF(0, 0, self._room(), 1000)
        words = self._metrics("body", 600)
        return words.boundingRect(box, Qt.TextFlag.TextWordWrap, self._way.text).height()

    @property
    def lines(self) -> int:
        """In how many lines way and effect stand."""
        metrics = self._metrics("body", 600)
        lines = round(self._words_height() / metrics.height())
        effect = self._metrics("small").horizontalAdvance(self._way.effect)
        gap = self.appearance.px(8) if effect else 0
        beside = metrics.horizontalAdvance(self._way.text) + gap + effect <= self._room()
        return lines if beside or not effect else lines + 1

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(200), px(36) if self.lines == 1 else px(10) + px(16) * self.lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self.appearance, self.appearance.theme
        painter = QPainter(self)
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
            first.setHeight(self._words_height())
            second.setTop(first.bottom())
            second.setBottom(box.bottom() - appearance.px(5))
        painter.setFont(appearance.font("body", 600))
        painter.setPen(theme.colour("text"))
        painter.drawText(first, int(middle | Qt.TextFlag.TextWordWrap), self._way.text)
        painter.setFont(appearance.font("small"))
        painter.setPen(theme.colour("text2"))
        painter.drawText(second, middle if self.lines > 1 else middle | right, self._way.effect)


class ClueChip(QAbstractButton):
    """A clue of a conflict, and what it is called; a click pans the board to it."""

    def __init__(self, appearance: Appearance, text: str, name: str) -> None:
        super().__init__()
        self._appearance = appearance
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        told = self.tr("Show clue {0}").format(name)
        self.setAccessibleName(told)
        self.setToolTip(told)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self._appearance.font("body", 600)).horizontalAdvance(self.text())
        return QSize(
            max(self._appearance.px(34), round(width) + self._appearance.px(18)),
            self._appearance.px(24),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        painter = QPainter(self)
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


def emphasised(sentence: str, clues: Sequence[str]) -> str:
    """The sentence as rich text with the clues in bold."""
    safe = html.escape(sentence)
    words = "|".join(re.escape(html.escape(clue)) for clue in sorted(set(clues), key=len)[::-1])
    return re.sub(rf"(?<!\w)({words})(?!\w)", r"<b>\1</b>", safe) if words else safe


class NextClueSection(QWidget):
    """Up to three suggestions. The one that is current is placed by the button."""

    current_changed = Signal(int)
    place_requested = Signal(int)
    make_unique_requested = Signal()

    def __init__(self, appearance: Appearance, advice: NextClue) -> None:
        super().__init__()
        self.current = 0
        self.setAccessibleName(self.tr("Next clue"))
        layout = column(self)
        head = section_head(appearance, self.tr("Next clue"), KeyCap(appearance, self.tr("Tab")))
        add_inset(appearance, layout, head)
        layout.addSpacing(appearance.px(8))
        self.rows: list[AdviceRow] = []
        for index, suggestion in enumerate(advice.suggestions[:MOST]):
            line = SuggestionRow(appearance, LETTERS[index], suggestion)
            line.clicked.connect(lambda _=False, i=index: self.place_requested.emit(i))
            line.focused.connect(lambda i=index: self.set_current(i))
            self.rows.append(line)
            layout.addWidget(line)
            layout.addSpacing(appearance.px(4))
        foot = QWidget()
        buttons = row(foot, (appearance.px(32 + INSET), appearance.px(4), 0, 0), appearance.px(8))
        self.place = Button(appearance, self.tr("Place {0}").format(LETTERS[0]))
        self.place.clicked.connect(lambda: self.place_requested.emit(self.current))
        self.make_unique = Button(appearance, self.tr("Make unique..."), Kind.QUIET)
        self.make_unique.clicked.connect(self.make_unique_requested)
        buttons.addWidget(self.place)
        buttons.addWidget(self.make_unique)
        self.place.setVisible(bool(self.rows))
        self.make_unique.setVisible(advice.can_make_unique)
        buttons.addStretch(1)
        layout.addWidget(foot)

    def set_current(self, index: int) -> None:
        """Make a suggestion current, for the button and for the board."""
        if index != self.current:
            self.current = index
            self.place.setText(self.tr("Place {0}").format(LETTERS[index]))
            self.current_changed.emit(index)


class RedundantSection(QWidget):
    """How many clues could go, and a button that removes as many as possible."""

    remove_requested = Signal()

    def __init__(self, appearance: Appearance, advice: RedundantClues) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Redundant clues"))
        self.rows: list[AdviceRow] = []
        layout = column(self)
        add_inset(appearance, layout, section_head(appearance, self.tr("Redundant clues")))
        layout.addSpacing(appearance.px(4))
        add_inset(appearance, layout, Label(appearance, self._sentence(advice), wrap=True))
        layout.addSpacing(appearance.px(12))
        text = self.tr("Remove it") if advice.clues == 1 else self.tr("Remove as many as possible")
        self.remove = Button(appearance, text)
        self.remove.clicked.connect(self.remove_requested)
        foot = QWidget()
        foot_row = row(foot)
        foot_row.addWidget(self.remove)
        foot_row.addStretch(1)
        add_inset(appearance, layout, foot)

    def _sentence(self, advice: RedundantClues) -> str:
        if advice.clues == 1:
            return self.tr("One clue can go and the solution stays the only one.")
        if advice.clues == advice.together == 2:
            return self.tr("Two clues can go, also both at once: the solution stays the only one.")
        clues = count_text(advice.clues)
        text = self.tr("Any one of these {0} clues can go and the solution stays the only one.")
        text = text.format(clues)
        if advice.together is None:
            return text
        if advice.together == advice.clues:
            return text + " " + self.tr("All {0} can go at once.").format(clues)
        rest = self.tr("Of these {0}, {1} can go at once.")
        return text + " " + rest.format(clues, count_text(advice.together))


class ConflictSection(QWidget):
    """Why there is no solution, as chips and a sentence, and at most three ways out."""

    clue_chosen = Signal(int)
    way_out_chosen = Signal(int)
    repair_requested = Signal()

    def __init__(self, appearance: Appearance, advice: Conflict) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Why"))
        self.rows: list[AdviceRow] = []
        layout = column(self)
        self._why = QWidget()
        why = column(self._why, (0, 0, 0, appearance.px(4)))
        add_inset(appearance, why, section_head(appearance, self.tr("Why")))
        layout.addWidget(self._why)
        add_inset(appearance, layout, self._card(appearance, advice))
        if not advice.ways_out:
            return
        layout.addSpacing(appearance.px(8))
        cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("Ways out"), cap))
        layout.addSpacing(appearance.px(4))
        for index, way in enumerate(advice.ways_out[:MOST]):
            line = WayOutRow(appearance, way)
            line.clicked.connect(lambda _=False, i=index: self.way_out_chosen.emit(i))
            self.rows.append(line)
            layout.addWidget(line)
        self.repair = Button(appearance, self.tr("Repair..."), Kind.QUIET)
        self.repair.setToolTip(self.tr("Remove as few clues as contradict each other"))
        self.repair.clicked.connect(self.repair_requested)
        foot = QWidget()
        foot_row = row(foot)
        foot_row.addWidget(self.repair)
        foot_row.addStretch(1)
        layout.addWidget(foot)

    def set_cramped(self, cramped: bool) -> None:
        """Leave out the title above the card, so that a way out is in sight below it."""
        self._why.setHidden(cramped)

    def _card(self, appearance: Appearance, advice: Conflict) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        side, pad = appearance.px(16), appearance.px(12)
        layout = column(card, (side, pad, side, pad), appearance.px(6))
        chips = QWidget()
        flow = Flow(appearance.px(8), chips)
        for index, (clue, name) in enumerate(zip(advice.clues, advice.names, strict=True)):
            chip = ClueChip(appearance, clue, name)
            chip.clicked.connect(lambda _=False, i=index: self.clue_chosen.emit(i))
            flow.addWidget(chip)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        chips.setSizePolicy(policy)
        layout.addWidget(chips)
        reason = emphasised(advice.reason, advice.clues)
        layout.addWidget(Label(appearance, reason, wrap=True, rich=True))
        if advice.enough:
            layout.addWidget(Label(appearance, advice.enough, "body", 400, "text2", wrap=True))
        return card
