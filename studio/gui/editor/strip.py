"""The strip under the board: what the tool in hand needs, made from its clue kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.panel_state import Strip
from studio.gui.widgets.parts import column
from studio.gui.widgets.strip import ClueStrip, NumberStrip


class StripHolder(QWidget):
    """Shows the numbers of a distinct kind as a line, few values as buttons, or nothing."""

    value_chosen = Signal(object)
    moves_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._layout = column(self)
        self.setAccessibleName(self.tr("Strip"))
        self.numbers = NumberStrip(appearance)
        self.values = ClueStrip(appearance, self.tr("Clue"), self.tr("or just type it on a cell"))
        self.moves = Button(appearance, self.tr("Moves..."), Kind.QUIET)
        self.moves.setToolTip(self.tr("The jumps that are allowed"))
        self.moves.clicked.connect(self.moves_requested)
        self.numbers.append(self.moves)
        self._choices: tuple[tuple[int, str], ...] = ()
        self.numbers.number_chosen.connect(self.value_chosen)
        self.values.clue_chosen.connect(self.value_chosen)
        for strip in (self.numbers, self.values):
            self._layout.addWidget(strip)
            strip.hide()

    def show_strip(self, strip: Strip) -> None:
        """Show another strip."""
        self.moves.setVisible(strip.moves)
        self.numbers.setVisible(strip.numbers is not None)
        self.values.setVisible(bool(strip.choices))
        if strip.numbers is not None:
            self.numbers.show_state(strip.numbers)
        elif strip.choices:
            if strip.choices != self._choices:
                self._choices = strip.choices
                self.values.set_choices(strip.choices)
            self.values.set_choice(strip.choice)
