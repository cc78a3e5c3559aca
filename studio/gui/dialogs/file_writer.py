"""Files that a solver process writes: one after the other, told of in the status line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.gui.dialogs.card_services import CardServices
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import tr
from studio.gui.widgets.dialogs import error_dialog
from studio.records import dataclass
from studio.work.job import Ended, Job
from studio.work.protocol import Question
from studio.work.sentences import ended_words
from studio.work.sharing import Remarked


@dataclass(frozen=True)
class _Order:
    """A file to be written, and what is said when that begins and when it is done.

    ``asked`` is the card that asked for it: it hears why nothing was written, "" where it was, and
    says whether it is there to show that.
    """

    question: Question
    name: str
    begun: str
    done: str
    asked: Callable[[str], bool] | None = None


class FileWriter(QObject):
    """Writes one file after the other, each of which was asked for.

    The status line tells of it, and the window asks before it closes. ``told`` comes with each
    sentence, for cards that stay open meanwhile.
    """

    told = Signal(str)

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.parent)
        self.services = services
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._orders: list[_Order] = []
        self._remark = ""
        services.jobs.closing.connect(self.stop)

    @property
    def job(self) -> Job[None] | None:
        """The file under way, if there is one."""
        return self._job_runner.job

    def write(
        self,
        question: Question,
        path: Path,
        begun: str,
        done: str,
        asked: Callable[[str], bool] | None = None,
    ) -> None:
        """Ask a solver process to write; the status line says ``begun`` now, ``done`` afterwards.

        Where the process fails or gives up, its reason stands there instead, and on a card; so does
        what it remarks about the file. A card that ``asked`` may say itself why nothing was
        written.
        """
        self._orders.append(_Order(question, path.name, begun, done, asked))
        self.services.jobs.begin(path.name)
        self._tell(begun)
        if not self._job_runner.busy:
            self._begin()

    @Slot()
    def stop(self) -> None:
        """Give up the files under way; nothing is said, and what was there before stays."""
        self._job_runner.stop()
        while self._orders:
            self._end()

    def _begin(self) -> None:
        order, self._remark = self._orders[0], ""
        self.services.notices.work(self, order.begun)
        self._job_runner.ask(order.question)

    def _end(self) -> None:
        order = self._orders.pop(0)
        if not self._orders:
            self.services.notices.work(self, "")
        self.services.jobs.end(order.name)

    @Slot(object)
    def _hear(self, news: object) -> None:
        if isinstance(news, Remarked):
            self._remark = news.sentence
        if isinstance(news, Ended):
            refused = ended_words(news)
            self._tell(refused or self._orders[0].done)
            asked = self._orders[0].asked
            shown = asked is not None and asked(refused)
            if (refused and not shown) or self._remark:
                words = tr("{} was not written") if refused else tr("{} is written")
                heading = words.format(self._orders[0].name)
                error_dialog(
                    self.services.appearance,
                    self.services.parent,
                    heading,
                    refused or self._remark,
                ).open()
            self._end()
            if self._orders:
                self._begin()

    def _tell(self, sentence: str) -> None:
        self.services.say(sentence)
        self.told.emit(sentence)
