"""The section of the panel that draws the line on the board again, and leafs through a list."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import add_inset, section_head
from studio.gui.widgets.buttons import Button, IconButton, Kind
from studio.gui.widgets.panel_state import Replay
from studio.gui.widgets.parts import Label, column, paint_box, row
from studio.language import number as grouped


class Track(QWidget):
    """How far the line is drawn."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._share = 1.0
        self.setFixedHeight(appearance.px(6))

    def show_share(self, share: float) -> None:
        """A part of the whole, from 0 to 1."""
        if share != self._share:
            self._share = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            radius = box.height() / 2
            paint_box(painter, self._appearance, box, theme.colour("hair"), None, radius)
            box.setWidth(box.width() * self._share)
            if box.width() >= box.height():
                paint_box(painter, self._appearance, box, theme.colour("accent"), None, radius)


class ReplaySection(QWidget):
    """Play, pause, step; the next and the previous line where there is a list of them."""

    toggled = Signal()
    moved = Signal(int)
    first_requested = Signal()
    last_requested = Signal()
    next_requested = Signal()
    previous_requested = Signal()
    list_requested = Signal()
    hide_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._state: Replay | None = None
        self.setAccessibleName(self.tr("Draw it again"))
        layout = column(self)
        self._place = Label(appearance, "", "small", 600, "text")
        self.hide_line = Button(appearance, self.tr("Hide"), Kind.QUIET)
        self.hide_line.setToolTip(self.tr("Take the line off the board"))
        right = QWidget()
        ends = row(right)
        ends.addWidget(self._place)
        ends.addWidget(self.hide_line)
        add_inset(appearance, layout, section_head(appearance, self.tr("Draw it again"), right))
        self.said = Label(appearance, "", "lead", 600, display=True, wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        add_inset(appearance, layout, self.said)
        self.track = Track(appearance)
        add_inset(appearance, layout, self.track)
        self.first = IconButton(appearance, "first", self.tr("From the beginning"))
        self.back = IconButton(appearance, "back", self.tr("One step back"))
        self.play = IconButton(appearance, "play", self.tr("Play"))
        self.forward = IconButton(appearance, "forward", self.tr("One step on"))
        self.last = IconButton(appearance, "last", self.tr("All of it"))
        self.steps = Label(appearance, "", "body", 400, "text2")
        line = QWidget()
        buttons = row(line, gap=appearance.px(2))
        for button in (self.first, self.back, self.play, self.forward, self.last):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.steps)
        add_inset(appearance, layout, line)
        self.previous = IconButton(appearance, "back", self.tr("Previous drawing"))
        self.next = IconButton(appearance, "forward", self.tr("Next drawing"))
        self.every = Button(appearance, self.tr("All..."), Kind.QUIET)
        self.every.setToolTip(self.tr("All drawings side by side"))
        self._leaf = QWidget()
        leaf = row(self._leaf, gap=appearance.px(2))
        leaf.addWidget(Label(appearance, self.tr("Other drawings"), "body", 400, "text2"), 1)
        leaf.addWidget(self.previous)
        leaf.addWidget(self.next)
        leaf.addWidget(self.every)
        add_inset(appearance, layout, self._leaf)
        self.play.clicked.connect(self.toggled)
        self.back.clicked.connect(lambda: self.moved.emit(-1))
        self.forward.clicked.connect(lambda: self.moved.emit(1))
        self.first.clicked.connect(self.first_requested)
        self.last.clicked.connect(self.last_requested)
        self.next.clicked.connect(self.next_requested)
        self.previous.clicked.connect(self.previous_requested)
        self.every.clicked.connect(self.list_requested)
        self.hide_line.clicked.connect(self.hide_requested)

    def show_replay(self, state: Replay) -> None:
        """Show a state."""
        if state == self._state:
            return
        self._state = state
        step = state.steps if state.step is None else state.step
        self._place.setText(state.place)
        self._leaf.setVisible(state.others)
        for button in (self.previous, self.next, self.every):
            button.setEnabled(bool(state.place))
        self.hide_line.setVisible(state.can_hide)
        self.said.setText(state.said)
        self._make_room(state.rhyme)
        self.track.show_share(step / state.steps if state.steps else 0.0)
        self.steps.setText(self.tr("{0} of {1}").format(grouped(step), grouped(state.steps)))
        self.play.set_icon("pause" if state.playing else "play")
        self.back.setEnabled(step > 0)
        self.first.setEnabled(step > 0)
        self.forward.setEnabled(step < state.steps)
        self.last.setEnabled(step < state.steps)

    def _make_room(self, rhyme: str) -> None:
        """Leave room for all of a rhyme from the beginning: the buttons below stay under the mouse
        while it is said."""
        appearance = self._appearance
        self.said.setVisible(bool(rhyme))
        if rhyme:
            width = appearance.px(
                appearance.tokens.size["panel"] - 2 * appearance.tokens.space["l"]
            )
            wrapped = QFontMetricsF(self.said.font()).boundingRect(
                QRectF(0, 0, width, 0), Qt.TextFlag.TextWordWrap, rhyme
            )
            self.said.setMinimumHeight(max(appearance.px(28), math.ceil(wrapped.height())))
