"""Parts of a card that are out of sight at first are made when it is on show, a few at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

SLICE_S = 0.004
"""So long parts are made in one turn of the event loop: a frame has room for it."""
FRAME_MS = 16
"""One slice comes in each frame, the first when the card was painted."""


class LaterParts(QObject):
    """Goes through ``making``, which makes a part at each step, in slices.

    Who asks for parts that may not be there yet calls :meth:`finish` first.
    """

    def __init__(self, making: Iterator[object], parent: QObject) -> None:
        super().__init__(parent)
        self._making = making
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(FRAME_MS)

    def finish(self) -> None:
        """Make all that is left, now."""
        self._timer.stop()
        for _ in self._making:
            pass

    def _go_on(self) -> None:
        begun = time.thread_time()
        for _ in self._making:
            if time.thread_time() - begun >= SLICE_S:
                return
        self._timer.stop()
