"""Parts of the welcome page: logo, large buttons, filter pills and the grid of cards."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import field
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from studio import language
from studio.gui.services.background import Background
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import RING_RADIUS
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.cards import Late, PuzzleCard, Thumbnail
from studio.gui.widgets.measures import Measures
from studio.gui.widgets.painting import disc, rounded_pen
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.parts import mix, paint_box
from studio.records import dataclass

CARD_LEAST = 200
MOST_ACROSS = 4


@dataclass(frozen=True)
class WelcomeEntry:
    """A puzzle on the page. `group` is the key of the pill that keeps it in view."""

    key: str
    title: str
    facts: str
    thumbnail: Thumbnail | None = field(default=None, compare=False)
    group: str = ""
    verdict: VerdictKind | None = None
    late: Late | None = field(default=None, compare=False)


class Logo(QWidget):
    """The house that is drawn in one line."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setFixedSize(appearance.px(60), appearance.px(68))
        self.setAccessibleName("Oneline Studio")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = self._appearance.scale
            painter.scale(scale, scale)
            left, right, eaves, floor = 9.0, 51.0, 26.0, 60.0
            a, b = QPointF(left, floor), QPointF(right, floor)
            c, d, top = QPointF(right, eaves), QPointF(left, eaves), QPointF(30, 3)
            painter.setPen(rounded_pen(theme.accent, 2.6))
            painter.drawPolyline(QPolygonF([a, d, top, c, d, b, c, a, b]))
            painter.setBrush(theme.colour("canvas"))
            for foot in (a, b):
                disc(painter, foot.x(), foot.y(), 3.6)


class StartButton(QAbstractButton):
    """A large button: icon, what it does, a line below, its shortcut."""

    def __init__(
        self,
        appearance: Appearance,
        text: str,
        line: str,
        icon: str,
        filled: bool = False,
    ) -> None:
        super().__init__()
        self._appearance, self._line, self._icon = appearance, line, icon
        self._shortcut, self._filled = "", filled
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_RADIUS, appearance.tokens.radius["card"])
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_key(self, keys: str) -> None:
        """The keys that do the same, such as "Ctrl N"; "" where there are none."""
        self._shortcut = keys
        told = language.paragraph((language.sentence(self._line), keys))
        self.setAccessibleDescription(told if keys else self._line)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(240), self._appearance.px(60))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetricsF(self._appearance.font("small", 400))
        room = QRectF(0, 0, self._words(width).width(), 10_000)
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._line).height()
        return self._appearance.px(60) + math.ceil(max(wrapped - metrics.height(), 0))

    def _words(self, width: int) -> QRectF:
        """Where the words above stand: right of the icon."""
        px = self._appearance.px
        return QRectF(px(52), px(11), width - px(52) - px(12), px(19))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            warm = self.underMouse() or self.isDown()
            if self._filled:
                fill = mix(theme.colour("accent"), theme.colour("text"), 0.10 if warm else 0.0)
                edge = None
            else:
                fill = theme.colour("hover" if warm else "raised")
                edge = theme.colour("control")
            box = QRectF(self.rect())
            paint_box(painter, appearance, box, fill, edge, appearance.tokens.radius["card"])
            ink = theme.colour("on_accent" if self._filled else "text")
            pale = theme.colour("on_accent" if self._filled else "text2")
            side = appearance.px(20)
            place = QRectF(appearance.px(16), (box.height() - side) / 2, side, side)
            paint_icon(painter, self._icon, place, ink)
            middle = Qt.AlignmentFlag.AlignVCenter
            words = self._words(self.width())
            painter.setPen(ink)
            painter.setFont(appearance.font("body", 600))
            painter.drawText(words, middle, self.text())
            left = words.width() - painter.fontMetrics().horizontalAdvance(self.text())
            painter.setPen(pale)
            painter.setFont(appearance.font("caption", 500))
            if painter.fontMetrics().horizontalAdvance(self._shortcut) + appearance.px(8) <= left:
                painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, self._shortcut)
            words.setTop(words.bottom())
            words.setBottom(box.height() - appearance.px(11))
            painter.setFont(appearance.font("small", 400))
            painter.drawText(words, middle | Qt.TextFlag.TextWordWrap, self._line)


class Pill(QAbstractButton):
    """A filter of the examples."""

    def __init__(self, appearance: Appearance, text: str) -> None:
        super().__init__()
        self._appearance = appearance
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, appearance.px(14))
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._measures = Measures(appearance.font("body", 600))

    def sizeHint(self) -> QSize:
        width = math.ceil(self._measures.wide(self.text()))
        return QSize(width + self._appearance.px(24), self._appearance.px(28))

    def minimumSizeHint(self) -> QSize:
        longest = math.ceil(self._measures.longest(self.text()))
        return QSize(longest + self._appearance.px(24), self._appearance.px(28))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = self._measures.high(self.text(), width - self._appearance.px(20))
        return max(self._appearance.px(28), math.ceil(words) + self._appearance.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # What is chosen is to be seen also where it cannot be changed now.
            on, can = self.isChecked(), self.isEnabled()
            if on or (self.underMouse() and can):
                fill = theme.colour("selected" if on and can else "hover")
                radius = min(self.height() / 2, appearance.px(14))
                paint_box(painter, appearance, QRectF(self.rect()), fill, None, radius)
            painter.setPen(theme.colour("text3" if not can else "text" if on else "text2"))
            painter.setFont(appearance.font("body", 600 if on else 500))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(QRectF(self.rect()), flags, self.text())


class CardGrid(QWidget):
    """Cards in as many columns as fit; arrow keys walk them."""

    opened = Signal(str)
    left_upwards = Signal(int)
    left_downwards = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._cards: list[PuzzleCard] = []
        self._background = Background(self)
        self._awaiting: deque[PuzzleCard] = deque()
        self._fetching = False
        self.columns = MOST_ACROSS
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(appearance.px(24))
        self._grid.setVerticalSpacing(appearance.px(28))

    @property
    def cards(self) -> list[PuzzleCard]:
        """The cards in reading order."""
        return self._cards

    @property
    def fetching(self) -> bool:
        """Is a card in sight still without its picture?"""
        return self._fetching

    def show_entries(self, entries: Sequence[WelcomeEntry]) -> None:
        """Show a card for each puzzle in place of those before; the arrow keys walk over them."""
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        for entry in entries:
            card = PuzzleCard(
                self._appearance,
                entry.title,
                entry.facts,
                entry.thumbnail,
                entry.verdict,
                self,
                entry.late,
            )
            card.awaits.connect(self._await)
            card.clicked.connect(lambda _=False, key=entry.key: self.opened.emit(key))
            card.installEventFilter(self)
            self._cards.append(card)
        for before, after in zip(self._cards, self._cards[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._arrange()

    def _await(self, card: PuzzleCard) -> None:
        """Fetch what a card shows, one after the other, beginning after the paint of all."""
        if card not in self._awaiting:
            self._awaiting.append(card)
        if not self._fetching:
            self._fetching = True
            QTimer.singleShot(0, self, self._fetch)

    def _fetch(self) -> None:
        while self._awaiting:
            card = self._awaiting.popleft()
            if card in self._cards and card.late is not None:
                self._background.run(card.late.fetch, partial(self._fetched, card))
                return
        self._fetching = False

    def _fetched(self, card: PuzzleCard, _: object) -> None:
        if card in self._cards:
            card.update()
        self._fetch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        gap = self._appearance.px(24)
        fitting = (self.width() + gap) // (self._appearance.px(CARD_LEAST) + gap)
        columns = min(max(fitting, 1), MOST_ACROSS)
        if columns != self.columns:
            self.columns = columns
            self._arrange()

    def _arrange(self) -> None:
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // self.columns, place % self.columns)
            card.show()
        for number in range(MOST_ACROSS):
            self._grid.setColumnStretch(number, 1 if number < self.columns else 0)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(watched, Qt.Key(event.key()))
        return False

    def _key(self, card: object, key: Qt.Key) -> bool:
        if card not in self._cards:
            return False
        here = next(i for i, other in enumerate(self._cards) if other is card)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._cards[here].click()
            return True
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.columns,
            Qt.Key.Key_Down: self.columns,
        }
        if key not in steps:
            return False
        there = here + steps[key]
        if there < 0:
            self.left_upwards.emit(here % self.columns)
        elif there >= len(self._cards):
            last_row = (len(self._cards) - 1) // self.columns
            if key == Qt.Key.Key_Down and here // self.columns < last_row:
                self.focus_card(len(self._cards) - 1)
            else:
                self.left_downwards.emit(here % self.columns)
        else:
            self.focus_card(there)
        return True

    def focus_card(self, place: int) -> None:
        """Give the keyboard to a card, counted from 0; the nearest one where there are fewer."""
        if self._cards:
            place = min(max(place, 0), len(self._cards) - 1)
            self._cards[place].setFocus(Qt.FocusReason.TabFocusReason)
