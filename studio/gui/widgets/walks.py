"""The section of the panel about the walks of a maze: shortest, longest, one by one, two charts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many
from studio.gui.widgets.advice import INSET, AdviceRow, add_inset, section_head
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.histogram import Histogram, signed
from studio.gui.widgets.panel_state import SimplePaths
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.verdict import bounded
from studio.language import listed


class WalkRow(AdviceRow):
    """A button that shows one walk: its name, and its number of jumps on the right."""

    def __init__(self, appearance: Appearance, text: str, so_far: str) -> None:
        super().__init__(appearance)
        self._names = (text, so_far)
        self.setText(text)
        self._jumps = ""

    def show_jumps(self, jumps: int | None, proved: bool) -> None:
        """The length of the walk; None while none is known. Is it ``proved`` that no other walk
        is what this one is said to be?"""
        name, so_far = self._names
        self.setText(name if proved or jumps is None else so_far)
        self.setEnabled(jumps is not None)
        self._jumps = "–" if jumps is None else _jumps(jumps)
        self.setAccessibleName(f"{self.text()}: {self._jumps}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self.appearance, self.appearance.theme
        with QPainter(self) as painter:
            self.paint_back(painter)
            box = QRectF(self.rect()).adjusted(appearance.px(INSET), 0, -appearance.px(INSET), 0)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.setFont(appearance.font("body", 500))
            painter.setPen(theme.colour("text" if self.isEnabled() else "text3"))
            painter.drawText(box, middle, self.text())
            painter.setFont(appearance.font("body", 600))
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, self._jumps)


class WalksSection(QWidget):
    """Shows a ``SimplePaths`` and tells what was asked for; it is there for mazes only."""

    shortest_requested = Signal()
    longest_requested = Signal()
    next_requested = Signal()
    previous_requested = Signal()
    length_chosen = Signal(int)
    sum_chosen = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._state: SimplePaths | None = None
        self.setAccessibleName(self.tr("Walks"))
        layout = column(self)
        self._total = Label(appearance, "", "small", 600, "text")
        add_inset(appearance, layout, section_head(appearance, self.tr("Walks"), self._total))
        shortest, longest = self.tr("Shortest walk"), self.tr("Longest walk")
        self.shortest = WalkRow(appearance, shortest, self.tr("Shortest walk so far"))
        self.longest = WalkRow(appearance, longest, self.tr("Longest walk so far"))
        self.shortest.clicked.connect(self.shortest_requested)
        self.longest.clicked.connect(self.longest_requested)
        layout.addWidget(self.shortest)
        layout.addWidget(self.longest)
        self.previous = IconButton(appearance, "back", self.tr("Previous walk"))
        self.next = IconButton(appearance, "forward", self.tr("Next walk"))
        self.previous.clicked.connect(self.previous_requested)
        self.next.clicked.connect(self.next_requested)
        self._shown = Label(appearance, "", "body", 400, "text2")
        line = QWidget()
        line_row = row(line, gap=appearance.px(4))
        line_row.addWidget(self._shown, 1)
        line_row.addWidget(self.previous)
        line_row.addWidget(self.next)
        add_inset(appearance, layout, line)
        layout.addSpacing(appearance.px(8))
        self.lengths = Histogram(
            appearance,
            self.tr("By number of jumps"),
            self.tr("{0} jumps"),
            self.tr("By number of jumps, so far"),
        )
        self.sums = Histogram(
            appearance, self.tr("By sum"), self.tr("sum {0}"), self.tr("By sum, so far")
        )
        self.lengths.chosen.connect(self.length_chosen)
        self.sums.chosen.connect(self.sum_chosen)
        for chart in (self.lengths, self.sums):
            add_inset(appearance, layout, chart)
            layout.addSpacing(appearance.px(8))

    def show_walks(self, state: SimplePaths) -> None:
        """Show what is known now."""
        if state == self._state:
            return
        self._state = state
        self._total.setText(bounded(state.total, state.bound))
        self.shortest.show_jumps(state.shortest, state.least)
        self.longest.show_jumps(state.longest, state.exact)
        for button in (self.previous, self.next):
            button.setEnabled(state.total > 0)
        self._shown.setText(self._words(state))
        self.lengths.show_counts(state.lengths, state.length, None, every=state.exact)
        self.sums.show_counts(state.sums, state.sum, state.wanted, every=state.exact)

    def _words(self, state: SimplePaths) -> str:
        """Which walk is on the board."""
        if state.length is None:
            return self.tr("One by one")
        told = _jumps(state.length)
        if state.sum is not None:
            told = listed((told, self.tr("sum {0}").format(signed(state.sum))))
        return f"{state.place}: {told}" if state.place else told


def _jumps(number: int) -> str:
    """How long a walk is."""
    return for_many("{} jump", "{} jumps", number).format(number)
