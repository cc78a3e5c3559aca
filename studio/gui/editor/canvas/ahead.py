"""Work that is done ahead, some milliseconds in each turn of the event loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

TURN_S = 0.002
"""So long a turn works."""
REST_S = 0.001
"""After that much work what follows waits for the next turn."""


class Ahead(QObject):
    """One piece of work at a time, and what follows once it is done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._then: Callable[[], None] | None = None
        self._turns = QTimer(self)
        self._turns.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        """Is there work, or something that follows?"""
        return self._then is not None

    def begin(self, work: Iterator[None], then: Callable[[], None]) -> None:
        """Do some work from the next turn on, a step of it for each of its values, then the rest.

        What followed other work is done at once.
        """
        self.end()
        self._work, self._then = work, then
        self._turns.start(0)

    def end(self) -> None:
        """Do at once what follows, whatever is left of the work."""
        then = self._then
        self.drop()
        if then is not None:
            then()

    def drop(self) -> None:
        """Forget the work and what follows."""
        self._turns.stop()
        self._work, self._then = iter(()), None

    def _turn(self) -> None:
        begun = time.perf_counter()
        for _ in self._work:
            if time.perf_counter() > begun + TURN_S:
                return
        # What follows is a paint as a rule, which takes a turn of its own.
        if time.perf_counter() < begun + REST_S:
            self.end()
