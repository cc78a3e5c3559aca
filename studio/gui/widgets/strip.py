"""The strip under the board: the numbers still to place, or the few clues to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QSizePolicy,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import HoverFade, TightButton
from studio.gui.widgets.number_line import NumberLine
from studio.gui.widgets.panel_state import NumberStripState
from studio.gui.widgets.parts import Label, Region, paint_box, row
from studio.gui.widgets.tab_order import rove, tab_through


class _Strip(Region):
    """The frame both strips share: the word on the left, the content right of it."""

    def __init__(self, appearance: Appearance, label: str, parent: QWidget | None) -> None:
        super().__init__(appearance, Qt.Edge.TopEdge, parent)
        self.setAccessibleName(label)
        self.label = Label(appearance, label, "small", 600, "text2")
        self._layout = row(self, (appearance.px(24), 0, appearance.px(12), 0), appearance.px(12))
        self._layout.addWidget(self.label)
        self.setFixedHeight(appearance.size("strip"))

    def append(self, widget: QWidget) -> None:
        """Something more at the right end."""
        self._layout.addWidget(widget)


class NumberStrip(_Strip):
    """Numbers 1 to n: chips where placed, dots where missing, the next one outlined."""

    number_chosen = Signal(object)

    def __init__(
        self, appearance: Appearance, label: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, label, parent)
        if not label:
            self.label.setText(self.tr("Numbers"))
            self.setAccessibleName(self.tr("Numbers"))
        self.numbers = NumberLine(appearance, self)
        self.numbers.chosen.connect(self.number_chosen)
        self._layout.addWidget(self.numbers, 1)

    def show_state(self, state: NumberStripState) -> None:
        """Show which numbers stand, which are missing, and which one is next."""
        self.numbers.show_state(state)


class ClueButton(TightButton):
    """One clue to choose, such as 0, 1, 2, 3 or +2."""

    FONT, AIR, LEAST, HIGH = "lead", (16, 8), 33, 33

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, text, parent)
        self._hover = HoverFade(appearance, self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            on = self.isChecked()
            fill = "selected" if on else "hover" if self.underMouse() else "raised"
            edge = theme.colour("accent" if on else "control")
            paint_box(
                painter,
                appearance,
                QRectF(self.rect()),
                theme.colour(fill),
                edge,
                None,
                2 if on else 1,
            )
            painter.setPen(theme.colour("text"))
            painter.setFont(appearance.font("lead", 600))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class ClueStrip(_Strip):
    """The few clues of a family as buttons. Arrow keys walk, Space chooses."""

    clue_chosen = Signal(object)
    """The value of the clue."""

    def __init__(
        self, appearance: Appearance, label: str, hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, label, parent)
        self._group = QButtonGroup(self)
        rove(self._group)
        self._buttons: dict[int, ClueButton] = {}
        self._hint = Label(appearance, hint, "small", 400, "text2")
        self._buttons_box = QWidget(self)
        self._buttons_layout = row(self._buttons_box, gap=appearance.px(8))
        self._layout.addWidget(self._buttons_box)
        self._layout.addSpacing(appearance.px(8))
        self._layout.addWidget(self._hint)
        self._layout.addStretch(1)

    def set_choices(self, choices: Sequence[tuple[int, str]], current: int | None = None) -> None:
        """Show these clues, by their values and what is written for them; `current` is the one
        that a click on the board places."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for value, text in choices:
            button = ClueButton(self.appearance, text, self._buttons_box)
            button.setAccessibleName(self.tr("{0} {1}").format(self.label.text(), text))
            button.clicked.connect(self._tell)
            self._group.addButton(button)
            self._buttons[value] = button
            self._buttons_layout.addWidget(button)
        self._make_room()
        tab_through(list(self._buttons.values()))
        if current is not None:
            self.set_choice(current)

    def _make_room(self) -> None:
        """Give up the hint where the clues would be cut, and then the air in and around them."""
        px = self.appearance.px
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right() - px(8)
        room -= self.label.sizeHint().width() + self._layout.spacing()
        gaps = max(0, len(self._buttons) - 1)
        wide = sum(each.width_of(tight=False) for each in self._buttons.values()) + gaps * px(8)
        hint = self._hint.sizeHint().width() + 3 * self._layout.spacing()
        self._hint.setVisible(room >= wide + hint)
        tight = room < wide
        for button in self._buttons.values():
            button.set_tight(tight)
        self._buttons_layout.setSpacing(px(2 if tight else 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def set_choice(self, value: int | None) -> None:
        """Show a clue as current, None for no clue; emits nothing."""
        if value is not None:
            self._buttons[value].setChecked(True)
        elif (chosen := self._group.checkedButton()) is not None:
            # An exclusive group lets its last button go only while it is not one.
            self._group.setExclusive(False)
            chosen.setChecked(False)
            self._group.setExclusive(True)

    def choice(self) -> int | None:
        """The value of the current clue, or None when there is none."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), None)

    def _tell(self) -> None:
        self.clue_chosen.emit(self.choice())
