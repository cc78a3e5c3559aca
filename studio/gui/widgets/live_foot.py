"""The foot of the side panel: whether edits are checked, for how long already, and how to stop."""

from __future__ import annotations

import time

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.painting import disc
from studio.gui.widgets.parts import Label, row
from studio.gui.widgets.verdict import seconds_text

TICK_MS = 250
LONG_S = 1.0
"""From here on work is said to take so long, and can be stopped."""


class LiveDot(QWidget):
    """Filled while edits are checked, a ring while they are not."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.live = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(12), self._appearance.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.colour("unique_text" if self.live else "control"))
            painter.setBrush(theme.colour("unique_text") if self.live else Qt.BrushStyle.NoBrush)
            disc(painter, self.width() / 2, self.height() / 2, self._appearance.px(4))


class LiveFoot(QWidget):
    """Says whether edits are checked as they happen, and pauses that; stops what takes long.

    The two have places of their own: work may end by itself before the hand is there, and who
    wanted to stop it would pause all checks to come.
    """

    toggled = Signal(bool)
    stop_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._live = True
        self._since: float | None = None
        self._doing = ""
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._show)
        self._dot = LiveDot(appearance)
        self._text = Label(appearance, "", "small", 400, "text2")
        self.stop = Button(appearance, self.tr("Stop"), Kind.LINK)
        self.stop.clicked.connect(self.stop_requested)
        self.stop.hide()
        self.button = Button(appearance, "", Kind.QUIET)
        self.button.clicked.connect(lambda: self.toggled.emit(not self._live))
        # A link is lower than the button in whose stead it stands.
        self.setMinimumHeight(appearance.size("button"))
        self._row = row(self, gap=appearance.px(8))
        self._row.addWidget(self._dot)
        self._row.addWidget(self.stop)
        self._row.addWidget(self._text)
        self._row.addStretch(1)
        self._row.addWidget(self.button)
        self.show_live(True)

    def show_live(self, live: bool) -> None:
        """Say whether edits are checked, and offer the other of the two."""
        if live != self._live:
            self._live = self._dot.live = live
            self._dot.update()
        self._show()

    def show_work(self, since: float | None, doing: str) -> None:
        """Say for how long something is being done, as soon as that is a while, and offer to stop.

        ``since`` is when it began, in seconds of the monotonic clock; None where nothing is done.
        """
        self._since, self._doing = since, doing
        if since is None:
            self._ticks.stop()
        else:
            self._ticks.start()
        self._show()

    @property
    def long(self) -> bool:
        """Is something being done for so long that one may want to stop it?"""
        return self._since is not None and time.monotonic() - self._since >= LONG_S

    def _show(self) -> None:
        text = self.tr("Checking as you draw") if self._live else self.tr("Checking is paused")
        verb = self.tr("Pause") if self._live else self.tr("Resume")
        long = self.long
        if long and self._since is not None:
            whole = int(time.monotonic() - self._since)
            took = tr("{} s").format(whole) if whole < 60 else seconds_text(whole)
            text = self._doing.format(took)
        shown = (self._text.text(), self.button.text(), not self.stop.isHidden())
        if shown == (text, verb, long):
            return
        self._text.setText(text)
        self.button.setText(verb)
        for button in (self.button, self.stop):
            button.setAccessibleName(button.text())
            button.setAccessibleDescription(text)
        self.button.updateGeometry()
        self._offer_stop(long)
        # Else the words may be painted once in the room of those before, cut.
        self._row.activate()

    def _offer_stop(self, long: bool) -> None:
        """Offer to stop the work, or to pause; where a key pressed the one it presses no other."""
        if long:
            self.stop.show()
            if self.button.hasFocus():
                self.stop.setFocus()
            self.button.hide()
        else:
            if self.stop.hasFocus():
                self.setFocus()
            self.button.show()
            self.stop.hide()
