"""A job: one question to a solver process of its own, with news on the way and an end.

For work that the window asks for now and then. It disturbs neither the live check nor the window;
stopping it ends the process.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from studio.puzzle.reason import Reason
from studio.work.codes import Broken
from studio.work.logs import log
from studio.work.protocol import Ended, Garbled, Question, Ready, Started, answers_to
from studio.work.solving import Said, SolverProcess, command
from studio.work.wire import Answer, WireError

News = TypeVar("News")

__all__ = ["Ended", "Job"]

PATIENCE_S = 0.25
"""So long stopping waits for the process to be gone: it takes some milliseconds, unless the system
holds the process, which then goes when it may."""


_NO_ANSWER = Ended(Reason(Broken.NO_ANSWER))


class Job(Generic[News]):
    """Starts at once; ``tell`` is called from a thread of its own, with :class:`Ended` at last.

    ``check`` may look at news, or make others of them; its ValueError says that they cannot be an
    answer to this question. After :meth:`stop` nothing is told any more.
    """

    def __init__(
        self,
        question: Question,
        tell: Callable[[News | Ended], object],
        check: Callable[[News], News] | None = None,
        arguments: Sequence[str] | None = None,
    ) -> None:
        self._question = question
        self._tell, self._check = tell, check
        self._arguments = list(arguments or command())
        self._inbox: queue.Queue[Said | None] = queue.Queue()
        self._stopped = threading.Event()
        self._listening = threading.Event()
        self._listening.set()
        self._telling = threading.RLock()
        self._pid: int | None = None
        self._thread = threading.Thread(target=self._run, name="job", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process while it lives."""
        return self._pid

    def hold(self) -> None:
        """Let the process wait as soon as it has something more to say, until :meth:`go_on`."""
        self._listening.clear()

    def go_on(self) -> None:
        """Listen to the process again."""
        self._listening.set()

    def stop(self) -> None:
        """End the process: returns when it is gone, or after :data:`PATIENCE_S`.

        Not to be called from ``tell``.
        """
        with self._telling:
            self._stopped.set()
        self._listening.set()
        self._inbox.put(None)
        self._thread.join(PATIENCE_S)

    # -- the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            codec = answers_to(self._question.NEWS)
            process = SolverProcess(self._inbox, self._arguments, codec, self._listening)
        except OSError:
            self._say(Ended(Reason(Broken.NOT_STARTED)))
            return
        self._pid = process.pid
        process.ask(1, self._question)
        ended: Ended | None = None
        try:
            while ended is None and not self._stopped.is_set():
                said = self._inbox.get()
                if said is not None:
                    ended = self._hear(process, said.message)
        finally:
            # Whatever becomes of the news, the process does not outlive the job.
            process.kill()
            self._pid = None
        if ended is not None:
            self._say(ended)

    def _hear(self, process: SolverProcess, said: Answer[Any] | WireError | None) -> Ended | None:
        """Pass a message on; says how the job ended, if it did."""
        match said:
            case None:
                return Ended(*process.ending())
            case Answer(message=Ready() | Started()):
                return None
            case Answer(message=Ended() as ended):
                return ended
            case WireError() | Answer(message=Garbled()):
                return _NO_ANSWER
        try:
            self._say(said.message if self._check is None else self._check(said.message))
        except ValueError as error:
            log(process.pid, f"An answer that does not belong to the question: {error}")
            return _NO_ANSWER
        return None

    def _say(self, news: News | Ended) -> None:
        with self._telling:
            if not self._stopped.is_set():
                self._tell(news)
