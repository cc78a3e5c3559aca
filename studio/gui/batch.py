"""A batch: many puzzles of one sort, made one after the other in a solver process."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.formats import FormatError
from studio.formats.save import SaveError
from studio.gui.asker import Asker
from studio.puzzle import Puzzle
from studio.work.batching import Arrived, News, question, read
from studio.work.errand import Ended
from studio.work.folder import store
from studio.work.made import GenerateOptions, Unmade

GUESS_AFTER_S = 1.5
"""Time left is told after so many seconds, and when two puzzles were made."""


class Batch(QObject):
    """Makes one batch at a time; ``changed`` follows everything that becomes known.

    What is made stays when the work is stopped, and the work goes on from there. Once it has a
    folder each puzzle is stored there as it comes.
    """

    changed = Signal()
    ended = Signal()
    """The work came to an end by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.made: list[Arrived] = []
        self.count = 0
        self.blank: Puzzle | None = None
        self.options = GenerateOptions()
        self.problem = ""
        """Why it does not go on, or why the folder could not be written."""
        self.folder: Path | None = None
        self._stored = 0
        self._began, self._there = 0.0, 0
        self._asker = Asker(self)
        self._asker.heard.connect(self._hear)

    @property
    def busy(self) -> bool:
        """Are puzzles being made?"""
        return self._asker.busy

    @property
    def unsaved(self) -> int:
        """How many puzzles are in no folder."""
        return len(self.made) - self._stored

    @property
    def seconds_left(self) -> float | None:
        """About how long it goes on, if the others take as long; None while nobody can say."""
        passed, fresh = time.monotonic() - self._began, len(self.made) - self._there
        if not self.busy or fresh < 2 or passed < GUESS_AFTER_S:
            return None
        return passed / fresh * (self.count - len(self.made))

    def begin(self, blank: Puzzle, options: GenerateOptions, count: int) -> None:
        """Begin another batch; the one before is forgotten."""
        self.forget()
        # As on the command line, the settings of the rule are those of the puzzle.
        self.blank, self.options = blank, replace(options, settings=blank.options)
        self.go_on(count)

    def go_on(self, count: int) -> None:
        """Make the puzzles of the same batch that are still missing."""
        assert self.blank is not None
        self.count, self.problem = count, ""
        self._began, self._there = time.monotonic(), len(self.made)
        known = [arrived.puzzle for arrived in self.made]
        asked = question(self.blank, self.options, count, known)
        self._asker.ask(asked, partial(read, board=self.blank.board))
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """End the work; what is made stays."""
        self._asker.stop()

    @Slot()
    def forget(self) -> None:
        """There is no batch any more."""
        self.stop()
        self.made, self.folder, self._stored = [], None, 0
        self.blank, self.count, self.problem = None, 0, ""
        self.changed.emit()

    def save(self, folder: Path) -> None:
        """Store all in a folder, and what comes later too."""
        self.folder, self.problem = folder, ""
        self._store()
        self.changed.emit()

    def _store(self) -> None:
        assert self.blank is not None
        if self.folder is None:
            return
        puzzles = [arrived.puzzle for arrived in self.made]
        rule, board = self.blank.rule, self.blank.board
        try:
            store(rule, board, self.options, puzzles, self.folder, self._stored)
        except (FormatError, SaveError) as error:
            self.problem, self.folder = str(error), None
        else:
            self._stored = len(puzzles)

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Arrived():
                self.made.append(news)
                self._store()
            case Unmade(sentence):
                self.problem = sentence
            case Ended(reason):
                self.problem = reason or self.problem
                self.ended.emit()
        self.changed.emit()
