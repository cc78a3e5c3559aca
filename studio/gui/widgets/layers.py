"""The rows "On the board": legend, result and switch in one. They never move or disappear."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import section_head
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.painting import paint_swatch
from studio.gui.widgets.panel_state import LayerRow, Swatch, share_text
from studio.gui.widgets.parts import ElidedLabel, KeyCap, Label, column, row

LOW_ROW = 24
"""The height of a row in a low window, in which advice needs the room."""


class SwatchView(QWidget):
    """The mark of a layer, painted as on the board."""

    def __init__(self, appearance: Appearance, swatch: Swatch) -> None:
        super().__init__()
        self._appearance = appearance
        self.swatch = swatch
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._appearance.size("row")
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = QPointF(self.width() / 2, self.height() / 2)
        with QPainter(self) as painter:
            paint_swatch(painter, self._appearance, self.swatch, middle)


class Eye(IconButton):
    """The switch of a row, which the space bar turns. Enter does not: it follows Tab out of habit
    where there was a suggestion to be placed."""

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__(appearance, "eye", name)
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class LayerLine(QWidget):
    """One row: mark, name, count, eye, key. What has no marks to draw is grey but stays
    switchable."""

    toggled = Signal(str, bool)

    def __init__(self, appearance: Appearance, state: LayerRow) -> None:
        super().__init__()
        self._appearance, self._key = appearance, state.key
        self._swatch = SwatchView(appearance, state.swatch)
        self._name = ElidedLabel(appearance, "")
        self._count = Label(appearance)
        self.eye = Eye(appearance, state.name)
        self.eye.clicked.connect(self._tell)
        layout = row(self, gap=appearance.px(4))
        layout.addWidget(self._swatch)
        layout.addSpacing(appearance.px(4))
        layout.addWidget(self._name)
        layout.addStretch(1)
        layout.addWidget(self._count)
        layout.addWidget(self.eye)
        if state.digit:
            layout.addWidget(KeyCap(appearance, state.digit))
        self._digit = state.digit
        self._state: LayerRow | None = None
        self.set_low(False)
        self.show_row(state)

    def _tell(self) -> None:
        # The eye turns before the state follows it.
        self._state = None
        self.eye.set_icon("eye" if self.eye.isChecked() else "eye-off")
        self.toggled.emit(self._key, self.eye.isChecked())

    def set_low(self, low: bool) -> None:
        """Take less height, or as much as other rows."""
        side = self._appearance.px(LOW_ROW) if low else self._appearance.size("row")
        self.setFixedHeight(side)
        self._swatch.setFixedHeight(side)
        self.eye.setFixedHeight(min(side, self._appearance.size("hit_min")))

    def show_row(self, state: LayerRow) -> None:
        """Show another state of the same layer: its count, and whether it is on the board."""
        if state == self._state:
            return
        self._state = state
        nothing = not (state.count and state.drawn)
        tone = "text2" if nothing else "text"
        text = share_text(state, self.tr("all"), self.tr("{0} of {1}"))
        self._name.setText(state.name)
        self._name.set_tone(tone)
        self._count.setText(text)
        self._count.set_tone(tone)
        self._count.set_weight(400 if nothing else 600)
        self.eye.setChecked(state.shown)
        self.eye.set_icon("eye" if state.shown else "eye-off")
        verb = self.tr("Hide {0}") if state.shown else self.tr("Show {0}")
        self.eye.setAccessibleName(verb.format(state.name))
        shortcut = f" (Alt+{self._digit})" if self._digit else ""
        self.setToolTip(state.legend)
        self.setAccessibleDescription(state.legend)
        self.eye.setToolTip(verb.format(state.name) + shortcut)
        # Else a screen reader would take the tip for it, and say the name twice.
        self.eye.setAccessibleDescription(shortcut.strip(" ()"))
        self.setAccessibleName(f"{state.name}: {text}")


class LayerList(QWidget):
    """All rows with their head. Rows are made once for a list of keys and then updated."""

    toggled = Signal(str, bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._identity: tuple[tuple[str, Swatch, str], ...] = ()
        self._low = False
        self.lines: dict[str, LayerLine] = {}
        self.setAccessibleName(self.tr("On the board"))
        self._layout = column(self)
        alt = Label(appearance, self.tr("Alt +"), "small", 400, "text2")
        self._layout.addWidget(section_head(appearance, self.tr("On the board"), alt))
        self._layout.addSpacing(appearance.px(4))

    def set_low(self, low: bool) -> None:
        """Let the rows take less height, or as much as other rows."""
        self._low = low
        for line in self.lines.values():
            line.set_low(low)

    def show_rows(self, rows: Sequence[LayerRow]) -> bool:
        """Show the rows of the panel, in new lines only where other layers or keys are listed.

        Are lines new?
        """
        identity = tuple((state.key, state.swatch, state.digit) for state in rows)
        new = identity != self._identity
        if new:
            self._identity = identity
            for line in self.lines.values():
                self._layout.removeWidget(line)
                line.hide()
                line.deleteLater()
            self.lines = {}
            for state in rows:
                line = LayerLine(self._appearance, state)
                line.set_low(self._low)
                line.toggled.connect(self.toggled)
                self.lines[state.key] = line
                self._layout.addWidget(line)
        for state in rows:
            self.lines[state.key].show_row(state)
        return new
