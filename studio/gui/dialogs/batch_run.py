"""A batch: many puzzles of one sort, made one after the other in a solver process."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio import language
from studio.formats import FormatError
from studio.formats.save import SaveError
from studio.gui.document.batch_journal import BatchJournal, UnsavedBatch
from studio.gui.services.background import Background
from studio.gui.services.job_runner import JobRunner
from studio.gui.widgets.generate_form import Choices
from studio.puzzle import Puzzle, Rule
from studio.puzzle.message import Message
from studio.work.batching import Arrived, News, checker, question
from studio.work.folder import store
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.job import Ended
from studio.work.limits import limits
from studio.work.sentences import messages_of

GUESS_AFTER_S = 1.5
"""Time left is told after so many seconds, and when two puzzles were made."""
LATE = 4
"""A puzzle that takes so many times as long as the others is not waited for with a guess."""


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
        self._problem: tuple[Message, ...] = ()
        self.choices: tuple[Rule, Choices] | None = None
        """What was chosen on the card when it was left, and for which kind of puzzle."""
        self.folder: Path | None = None
        self.journal: BatchJournal | None = None
        """Keeps what is in no folder; a batch without one is lost in a crash."""
        self._edited: float | None = None
        """When the last puzzle was made, in seconds since 1970; None before the first."""
        self._stored = 0
        self._storing = False
        self._background = Background(self)
        self._began, self._came, self._there = 0.0, 0.0, 0
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)

    @property
    def problem(self) -> str:
        """Why it does not go on, or why the folder could not be written."""
        return language.paragraph(self._problem)

    @property
    def busy(self) -> bool:
        """Are puzzles being made?"""
        return self._job_runner.busy

    @property
    def unsaved(self) -> int:
        """How many puzzles are in no folder."""
        return len(self.made) - self._stored

    @property
    def seconds_left(self) -> float | None:
        """About how long it goes on, if the others take as long; None while nobody can say, as
        where nothing came for much longer than before: it may be that there are no others."""
        now, fresh = time.monotonic(), len(self.made) - self._there
        passed = now - self._began
        if not self.busy or fresh < 2 or passed < GUESS_AFTER_S:
            return None
        if now - self._came > max(LATE * (self._came - self._began) / fresh, GUESS_AFTER_S):
            return None
        return passed / fresh * (self.count - len(self.made))

    def settle(self) -> None:
        """What was refused has been read: it does not concern what comes next."""
        if not self.busy and not self._storing:
            self._problem = ()

    def begin(self, blank: Puzzle, options: GenerateOptions, count: int) -> None:
        """Begin another batch; the one before is forgotten."""
        self.forget()
        # As on the command line, the settings of the rule are those of the puzzle.
        self.blank, self.options = blank, replace(options, settings=blank.options)
        self.go_on(count)

    def go_on(self, count: int) -> None:
        """Make the puzzles of the same batch that are still missing."""
        assert self.blank is not None
        self.count, self._problem = count, ()
        self._began = self._came = time.monotonic()
        self._there = len(self.made)
        known = [arrived.puzzle for arrived in self.made]
        self._keep()
        asked = question(self.blank, self.options, count, known)
        shared = replace(asked, workers=limits().processes)
        self._job_runner.ask(shared, checker(self.blank.board))
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """End the work; what is made stays."""
        self._job_runner.stop()

    @Slot()
    def end_journal(self) -> None:
        """The window closes: whatever is wanted is in a folder by now."""
        if self.journal is not None:
            self.journal.forget()
            self.journal.close()
            self.journal = None

    @Slot()
    def forget(self) -> None:
        """There is no batch any more."""
        self.stop()
        if self.journal is not None:
            self.journal.forget()
        self.made, self.folder, self._stored, self._edited = [], None, 0, None
        self.blank, self.count, self._problem = None, 0, ()
        self.changed.emit()

    def restore(self, found: UnsavedBatch) -> None:
        """Take over the puzzles that a window left behind; the batch before is forgotten."""
        self.forget()
        self.blank, self.options, self.count = found.blank, found.options, found.count
        self.made, self._edited = list(found.made), found.time
        self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        if self.journal is not None and self.folder is None and self.blank is not None:
            self.journal.begin(self.blank, self.options, self.count, self.made, self._edited)

    def save(
        self,
        folder: Path,
        then: Callable[[], object] | None = None,
        refused: Callable[[], object] | None = None,
    ) -> None:
        """Store all in a folder, and what comes later too.

        ``then`` comes once all is stored, ``refused`` where the folder could not be written.
        """
        if folder != self.folder:
            self._stored = 0
        self.folder, self._problem = folder, ()
        self._store(then, refused)
        self.changed.emit()

    def _store(
        self,
        then: Callable[[], object] | None = None,
        refused: Callable[[], object] | None = None,
    ) -> None:
        """Store what is not stored yet, in the background: the folder may be slow."""
        if self.folder is None or self.blank is None or (self._storing and then is None):
            return
        self._storing = True
        made, folder = self.made, self.folder
        count = len(made)
        puzzles = [arrived.puzzle for arrived in made]
        rule, board, options, since = self.blank.rule, self.blank.board, self.options, self._stored

        def work() -> Message | None:
            try:
                store(rule, board, options, puzzles, folder, since)
            except (FormatError, SaveError) as error:
                return error.whole
            return None

        def tell(problem: Message | None) -> None:
            self._storing = False
            if made is not self.made:
                # Another batch was begun meanwhile.
                self._store()
                return
            if folder != self.folder:
                # Another folder was chosen meanwhile.
                self._store(then, refused)
                return
            if problem is not None:
                self._problem, self.folder = (problem,), None
                self._keep()
                if refused is not None:
                    refused()
            else:
                self._stored = max(self._stored, count)
                if self.unsaved:
                    self._store(then, refused)
                else:
                    if self.journal is not None:
                        self.journal.forget()
                    if then is not None:
                        then()
            self.changed.emit()

        self._background.run(work, tell)

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Arrived():
                self.made.append(news)
                self._edited, self._came = time.time(), time.monotonic()
                if self.folder is not None:
                    self._store()
                elif self.journal is not None:
                    self.journal.add(news)
            case GenerationFailed(why):
                self._problem = messages_of(why)
            case Ended():
                self._problem = messages_of(news.reason, news.after) or self._problem
                self.ended.emit()
        self.changed.emit()
