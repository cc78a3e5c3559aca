"""One refresh a turn: whoever changes something asks, and all is shown together once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal

_DUE = QEvent.Type(QEvent.registerEventType())


class Refresh(QObject):
    """Gathers what changes in one turn of the event loop into one signal.

    The order in which parts hear of a change decides nothing: none of them shows anything before
    all of them have changed.
    """

    due = Signal()
    """Show everything as it is now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = self._showing = False

    @property
    def asked(self) -> bool:
        """Is a refresh still to come?"""
        return self._asked

    def ask(self, *_: object) -> None:
        """Something changed. Takes any arguments, so that every signal can be connected to it."""
        if not self._asked:
            self._asked = True
            # Before the paints of this turn, which would show what is old.
            QCoreApplication.postEvent(self, QEvent(_DUE), Qt.EventPriority.HighEventPriority.value)

    def now(self) -> None:
        """Show at once what was asked for; where nothing was, nothing happens.

        What is asked for while things are being shown is shown the next time.
        """
        if self._asked and not self._showing:
            self._asked, self._showing = False, True
            try:
                self.due.emit()
            finally:
                self._showing = False

    def customEvent(self, event: QEvent) -> None:
        if event.type() == _DUE:
            self.now()
