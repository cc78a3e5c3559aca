"""Files that a solver process writes: one at a time, told of in the status line."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.gui.dialogs.card_services import CardServices
from studio.gui.services.job_runner import JobRunner
from studio.work.job import Ended, Job
from studio.work.protocol import Question
from studio.work.sentences import ended_words


class FileWriter(QObject):
    """Has at most one file written at a time; another one, or closing the window, gives it up.

    ``told`` comes with each sentence for the status line, for cards that stay open meanwhile.
    """

    told = Signal(str)

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.parent)
        self.services = services
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._done = ""
        services.jobs.closing.connect(self.stop)

    @property
    def job(self) -> Job[None] | None:
        """The file under way, if there is one."""
        return self._job_runner.job

    def write(self, question: Question, begun: str, done: str) -> None:
        """Ask a solver process to write; the status line says ``begun`` now, ``done`` afterwards.

        Where the process fails or gives up, its reason stands there instead.
        """
        self._done = done
        self._job_runner.ask(question)
        self._tell(begun)

    @Slot()
    def stop(self) -> None:
        """Give up the file under way; nothing is said, and what was there before stays."""
        self._job_runner.stop()

    @Slot(object)
    def _hear(self, news: object) -> None:
        if isinstance(news, Ended):
            self._tell(ended_words(news) or self._done)

    def _tell(self, sentence: str) -> None:
        self.services.say(sentence)
        self.told.emit(sentence)


def with_ending(path: Path, ending: str) -> Path:
    """A file's name as it was chosen; one without an ending gets this (with its dot)."""
    return path if path.suffix else path.with_suffix(ending)
