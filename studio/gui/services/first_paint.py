"""What a start can do without until the window is seen is done after its first paint."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

PATIENCE_MS = 1000
"""A window that is not seen by then, for it opened as an icon, goes on all the same."""


class FirstPaint(QObject):
    """Calls a function once, in the turn after the first paint of a widget with all its parts.

    A display answers the wish to show a window some turns later: what is done in the next one
    would still come before the paint, and hold it up.
    """

    def __init__(self, widget: QObject, then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget, self._then = widget, then
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(PATIENCE_MS)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            self._timer.start(0)
        return False

    def _go_on(self) -> None:
        self._widget.removeEventFilter(self)
        self._then()
        self.deleteLater()
