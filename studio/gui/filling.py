"""Filling a board with clues: a puzzle made in a solver process, and what is known of it so far."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.puzzle import Puzzle
from studio.work.errand import Ended, Errand
from studio.work.made import GenerateOptions, Made, Repaired, Unmade, Working
from studio.work.making import News, question, read

SETTLE_MS = 120
"""How long a choice must stand before work begins on it: steps of the size come quickly."""


class Filling(QObject):
    """Fills one blank board at a time; ``changed`` follows everything that becomes known."""

    changed = Signal()
    _arrived = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._blank: Puzzle | None = None
        self._wanted = GenerateOptions()
        self._errand: Errand[News] | None = None
        self._round = 0
        self.latest: News | None = None
        self.filled: Puzzle | None = None
        """The best puzzle with one solution by now."""
        self._arrived.connect(self._hear)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._send)

    @property
    def busy(self) -> bool:
        """Is a puzzle being made, or about to be?"""
        return self._errand is not None or self._settle.isActive()

    def begin(self, blank: Puzzle, wanted: GenerateOptions | None = None) -> None:
        """Make a puzzle on this board, each time another; what was made before is forgotten."""
        self.stop()
        self._wanted = wanted or GenerateOptions()
        self._blank, self.latest, self.filled = blank, None, None
        self._settle.start()

    @Slot()
    def stop(self) -> None:
        """End the work under way; the best puzzle so far stays."""
        self._settle.stop()
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.stop()

    def _send(self) -> None:
        assert self._blank is not None
        self._round += 1
        tell = partial(self._arrived.emit, self._round)
        options = replace(self._wanted, seed=secrets.randbelow(1 << 31))
        self._errand = Errand(question(self._blank, options), read, tell)

    @Slot(int, object)
    def _hear(self, round_: int, news: News | Ended) -> None:
        # What an errand said before it was stopped may still be on its way.
        if self._errand is None or round_ != self._round:
            return
        match news:
            case Ended(reason):
                self.stop()
                if reason:
                    self.latest = Unmade(reason)
            case Working(puzzle, unique):
                self.latest = news
                self.filled = puzzle if unique else self.filled
            case Made(puzzle) | Repaired(puzzle):
                self.latest, self.filled = news, puzzle
            case _:
                self.latest = news
        self.changed.emit()
