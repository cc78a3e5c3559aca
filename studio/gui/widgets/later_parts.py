"""Parts of a card that are out of sight at first are made when it is on show, a few at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLayout, QScrollArea

from studio.gui.widgets.scrolling import lay_out

SLICE_S = 0.003
"""So long parts are made in one turn of the event loop: a frame has room for it."""
FRAME_MS = 16
"""One slice comes in each frame, the first when the card was painted."""


class LaterParts(QObject):
    """Goes through ``making``, which adds a part to a layout at each step, in slices.

    Who asks for parts that may not be there yet calls :meth:`finish` first.
    """

    def __init__(self, making: Iterator[object], layout: QLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._making, self._layout = making, layout
        self._area: QScrollArea | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(FRAME_MS)

    def finish(self) -> None:
        """Make all that is left, now."""
        if self._timer.isActive():
            self._make(float("inf"))

    def lie_in(self, area: QScrollArea) -> None:
        """The parts lie in an area: who turns the wheel at once gets as far as later."""
        self._area = area
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            self.finish()
        return False

    def _go_on(self) -> None:
        self._make(SLICE_S)

    def _make(self, seconds: float) -> None:
        begun = time.thread_time()
        # Else Qt lays all parts out again for each one that it shows.
        self._layout.setEnabled(False)
        for _ in self._making:
            if time.thread_time() - begun >= seconds:
                break
        else:
            self._timer.stop()
        self._show()
        self._layout.setEnabled(True)
        # Wheel and clicks may come in this very turn, before what was posted: the parts would
        # still lie one upon the other, and the area scroll no further than before.
        self._layout.activate()
        if self._area is not None:
            lay_out(self._area)

    def _show(self) -> None:
        """Show what was added, unless it was hidden on purpose."""
        asked = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        for place in range(self._layout.count()):
            item = self._layout.itemAt(place)
            part = None if item is None else item.widget()
            if part is not None and not part.isVisible() and not part.testAttribute(asked):
                part.show()
