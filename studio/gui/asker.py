"""Asking a solver process from the window: one question at a time, news in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from studio.work.errand import Ended, Errand


class Asker(QObject):
    """Has at most one errand under way; another question, or stopping, ends it.

    ``heard`` tells its news and, last, how it :class:`~studio.work.errand.Ended`, by when it is no
    longer under way. What an errand said before it was ended may still be on its way between the
    threads; it is not told.
    """

    heard = Signal(object)
    _arrived = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._errand: Errand[Any] | None = None
        self._round = 0
        self._arrived.connect(self._receive)

    def ask(self, question: dict[str, Any], read: Callable[[dict[str, Any]], Any]) -> None:
        """Ask; ``read`` turns a message into news."""
        self.stop()
        self._round += 1
        self._errand = Errand(question, read, partial(self._arrived.emit, self._round))

    @property
    def errand(self) -> Errand[Any] | None:
        """The errand under way, if there is one."""
        return self._errand

    @property
    def busy(self) -> bool:
        """Is there an errand under way?"""
        return self._errand is not None

    @Slot()
    def stop(self) -> None:
        """End the errand under way."""
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.stop()

    @Slot(int, object)
    def _receive(self, round_: int, news: object) -> None:
        if self._errand is None or round_ != self._round:
            return
        if isinstance(news, Ended):
            self.stop()
        self.heard.emit(news)
