"""One refresh a turn: whoever changes something asks, and all is taken up together once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, SignalInstance

_DUE = QEvent.Type(QEvent.registerEventType())


class Refresh(QObject):
    """Gathers what changes in one turn of the event loop into two signals: first things first.

    The order in which parts hear of a change decides nothing: none of them shows anything before
    all of them have changed.
    """

    due = Signal()
    """Take up everything as it is now, and show what the hand is at: the board."""
    rest_due = Signal()
    """Show the rest of what was taken up. It comes a turn later, so that nothing that arrives
    meanwhile waits for both."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = self._showing = self._together = self._held = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._show_rest)

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

    def ask_together(self, *_: object) -> None:
        """Something else altogether is on show: this time the rest comes in the same turn, so that
        nothing said of what was there before stands beside it."""
        self._together = True
        self.ask()

    def hold(self) -> None:
        """Show nothing until :meth:`go_on`: what is to be seen first does not depend on it."""
        self._held = True

    def go_on(self) -> None:
        """Show what was asked for meanwhile, in a turn of its own."""
        self._held = False
        if self._asked:
            self._asked = False
            self.ask()

    def now(self) -> None:
        """Show at once what was asked for and what is still to follow; else nothing happens.

        What is asked for while things are being shown is shown the next time.
        """
        self._held = False
        self._show_due()
        if self._rest.isActive() and not self._showing:
            self._rest.stop()
            self._show_rest()

    def _show_due(self) -> None:
        if self._asked and not self._showing and not self._held:
            self._asked = False
            self._show(self.due)
            if self._together:
                self._together = False
                self._rest.stop()
                self._show_rest()
            else:
                self._rest.start()

    def _show_rest(self) -> None:
        self._show(self.rest_due)

    def _show(self, what: SignalInstance) -> None:
        self._showing = True
        try:
            what.emit()
        finally:
            self._showing = False

    def customEvent(self, event: QEvent) -> None:
        if event.type() == _DUE:
            self._show_due()
