"""An errand: one question to a solver process of its own, with news on the way and an end.

For work that the window asks for now and then. It disturbs neither the live check nor the window;
stopping it ends the process.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from studio.work.solving import Said, SolverProcess, command

News = TypeVar("News")


@dataclass(frozen=True, slots=True)
class Ended:
    """The errand is over; ``reason`` is a sentence why it brought nothing, "" if all is told."""

    reason: str = ""


class Errand(Generic[News]):
    """Starts at once; ``tell`` is called from a thread of its own, with :class:`Ended` at last.

    ``read`` turns a message into news and raises ValueError for what is none. After :meth:`stop`
    nothing is told any more.
    """

    def __init__(
        self,
        question: dict[str, Any],
        read: Callable[[dict[str, Any]], News],
        tell: Callable[[News | Ended], object],
        arguments: Sequence[str] | None = None,
    ) -> None:
        self._question = {"job": 1, **question}
        self._read, self._tell = read, tell
        self._arguments = list(arguments or command())
        self._inbox: queue.Queue[Said | None] = queue.Queue()
        self._stopped = threading.Event()
        self._pid: int | None = None
        self._thread = threading.Thread(target=self._run, name="errand", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process while it lives."""
        return self._pid

    def stop(self) -> None:
        """End the process; returns when it is gone. Not to be called from ``tell``."""
        self._stopped.set()
        self._inbox.put(None)
        self._thread.join()

    # -- the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            process = SolverProcess(self._inbox, self._arguments)
        except OSError:
            self._say(Ended("No solver could be started."))
            return
        self._pid = process.pid
        process.ask(self._question)
        ended: Ended | None = None
        try:
            while ended is None and not self._stopped.is_set():
                said = self._inbox.get()
                if said is not None:
                    ended = self._hear(process, said.message)
        finally:
            # Whatever becomes of the news, the process does not outlive the errand.
            process.kill()
            self._pid = None
        if ended is not None:
            self._say(ended)

    def _hear(self, process: SolverProcess, message: dict[str, Any] | None) -> Ended | None:
        """Pass a message on; says how the errand ended, if it did."""
        if message is None:
            return Ended(f"The solver {process.ending()}.")
        if message.get("ready") or message.get("started"):
            return None
        if "ended" in message:
            return Ended(str(message["ended"]))
        try:
            news = self._read(message)
        except ValueError:
            return Ended("The solver said something that is not an answer.")
        self._say(news)
        return None

    def _say(self, news: News | Ended) -> None:
        if not self._stopped.is_set():
            self._tell(news)
