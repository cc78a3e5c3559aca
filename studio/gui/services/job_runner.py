"""Asking a solver process from the window: one question at a time, news in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from studio.gui.services.background import Delivery
from studio.records import dataclass
from studio.work.job import Ended, Job
from studio.work.protocol import Question


@dataclass
class _Running:
    """The job under way, outside of the object that is deleted."""

    job: Job[Any] | None = None


def _end(running: _Running, *_: object) -> None:
    job, running.job = running.job, None
    if job is not None:
        job.stop()


class JobRunner(QObject):
    """Has at most one job under way; another question, or stopping, ends it.

    ``heard`` tells its news and, last, how it :class:`~studio.work.job.Ended`, by when it is no
    longer under way. What a job said before it was ended may still be on its way between the
    threads; it is not told. A job ends with its asker, too.
    """

    heard = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running = _Running()
        self._round = 0
        self._held: list[object] | None = None
        """What arrives while nothing is told; None while everything is."""
        self._delivery: Delivery[tuple[int, object]] = Delivery(self, self._receive)
        # Not a method of this object, which is half gone by then.
        self.destroyed.connect(partial(_end, self._running))

    def ask(self, question: Question, check: Callable[[Any], Any] | None = None) -> None:
        """Ask; ``check`` looks at news, see :class:`~studio.work.job.Job`."""
        self.stop()
        self._round += 1
        self._held = None
        round_, send = self._round, self._delivery.send
        self._running.job = Job(question, lambda news: send((round_, news)), check)

    @property
    def job(self) -> Job[Any] | None:
        """The job under way, if there is one."""
        return self._running.job

    @property
    def busy(self) -> bool:
        """Is there a job under way?"""
        return self._running.job is not None

    def hold(self) -> None:
        """Tell nothing, and let the process wait, until :meth:`go_on` or another question."""
        if self._running.job is not None:
            self._running.job.hold()
            self._held = []

    def go_on(self) -> None:
        """Let the process work on, and tell what arrived meanwhile."""
        held, self._held = self._held, None
        if self._running.job is not None:
            self._running.job.go_on()
        for news in held or ():
            self._tell(news)

    @Slot()
    def stop(self) -> None:
        """End the job under way."""
        _end(self._running)

    def _receive(self, message: tuple[int, object]) -> None:
        round_, news = message
        if round_ == self._round:
            self._tell(news)

    def _tell(self, news: object) -> None:
        if not self.busy:
            return
        if self._held is not None:
            self._held.append(news)
            return
        if isinstance(news, Ended):
            self.stop()
        self.heard.emit(news)
