"""Exporting the teaching sheet: a solver process explains the puzzle and writes the page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.services.job_runner import JobRunner
from studio.puzzle import Puzzle
from studio.work.explaining import TeachingSheet
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words


class Lessons(QObject):
    """Makes one sheet at a time; tells in the status line how it went."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.parent)
        self._services = services
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._path = Path()
        services.jobs.closing.connect(self.stop)

    @property
    def job(self) -> Job[None] | None:
        """The sheet under way, if there is one."""
        return self._job_runner.job

    def ask(self) -> None:
        """Ask for a file, and make the sheet."""
        services = self._services
        puzzle = services.document.puzzle
        faults = puzzle.rule.faults(puzzle)
        if faults:
            services.say(faults[0].sentence)
            return
        name = f"{puzzle.title or puzzle.kind_name} {self.tr('steps')}.pdf".replace("/", "-")
        found = file_dialogs.ask_where_to_save(
            services.parent,
            self.tr("Teaching sheet"),
            services.settings.folder / name,
            self.tr("Printed page (*.pdf)"),
        )
        if found is not None:
            self.make(puzzle, found[0])

    def make(self, puzzle: Puzzle, path: Path) -> None:
        """Make the sheet of a puzzle; a sheet under way is given up."""
        self._path = path if path.suffix else path.with_suffix(".pdf")
        text = native.write(puzzle, PLAIN).decode()
        self._job_runner.ask(TeachingSheet(text, self._path))
        self._services.say(self.tr("Making the teaching sheet..."))

    @Slot()
    def stop(self) -> None:
        """Give up the sheet under way."""
        self._job_runner.stop()

    @Slot(object)
    def _hear(self, news: object) -> None:
        if not isinstance(news, Ended):
            return
        done = self.tr("The teaching sheet is in {}.").format(self._path)
        self._services.say(ended_words(news) or done)
