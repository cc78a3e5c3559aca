"""Background solving: a worker thread that supervises solver processes.

The thread owns one busy process and one warm spare. A new question goes out at once and interrupts
the old one; a process that does not answer in time is killed, and the spare takes over. A large
process that nobody asked for a while makes room: the spare takes over from it, too. Whatever
happens to a process, the window lives on and is told in a sentence.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from studio import catalogue
from studio.engines import kernels
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Broken
from studio.work.depth import Depth
from studio.work.findings import Failed, Finding, Finished, Judged
from studio.work.limits import NO_MEMORY, Limits, limits, time_was_up
from studio.work.logs import log, log_path_in_words, log_protocol, logs_protocol
from studio.work.protocol import (
    Always,
    Analyse,
    Garbled,
    Question,
    Ready,
    Started,
    Stop,
    answers_to,
    request_line,
)
from studio.work.wire import Answer, Codec, WireError, lines_of

PATIENCE = 0.1
"""Seconds that a process has to acknowledge a question before a warm spare takes over."""

LAST_PATIENCE = 20.0
"""Seconds after which it is replaced even though no spare is warm yet."""

IDLE = 60.0
"""Seconds without a question after which a large process is let go."""

LONG_IDLE = 600.0
"""The same where its verdicts took long: what it has learnt is worth its room for a while."""

LOOK_S = 10.0
"""Seconds until an idle process that keeps its room is looked at again."""

MOMENT = 0.5
"""Seconds up to which a verdict did not take long: a new process has it as soon."""

LARGE = 90 << 20
"""Bytes that it may keep: the libraries alone take half of it, the compiler and kernels as much
again."""

TRIES = 3
"""Processes that one question may cost before the window is told that it failed."""

LONGEST_WORDS = 10_000
"""Bytes of a line of the log."""

MOST_LAST_WORDS = 120
"""Characters of a line that a sentence repeats."""

FINDINGS = answers_to(Analyse.NEWS)

LIVE = Depth()
"""How far live checking goes. Only the limits of the enumeration reach the solver process."""

Tell: TypeAlias = Callable[[int, Finding], None]

Text: TypeAlias = str | Callable[[], str]
"""A puzzle in native text, or what writes it: that of a large board takes longer than a frame."""


def command() -> list[str]:
    """How to start a solver process with today's limits and language.

    A frozen program is its own solver.
    """
    program = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "studio"]
    )
    return [*program, "worker", *limits().arguments(), catalogue.argument()]


@dataclass(frozen=True)
class _Ask:
    revision: int
    puzzle: Text | None
    depth: Depth


@dataclass(frozen=True)
class Said:
    """A message of a process; WireError for a line that is none, None when the process is gone."""

    process: SolverProcess
    message: Answer[Any] | WireError | None


class _Compiled:
    """The kernels are compiled, as far as they can be."""


def _tell_end(compiler: subprocess.Popen[bytes], inbox: queue.Queue[Any]) -> None:
    compiler.wait()
    inbox.put(_Compiled())


class SolverProcess:
    """One solver process with threads that read what it says, and write what it is asked.

    ``codec`` reads its answers. What it says besides goes to the log. While ``listening`` is not
    set nobody reads: the process works on until its pipe is full, and then waits.
    """

    def __init__(
        self,
        inbox: queue.Queue[Any],
        arguments: Sequence[str],
        codec: Codec[Any],
        listening: threading.Event | None = None,
    ) -> None:
        self._process = subprocess.Popen(
            list(arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._limits = Limits.told(arguments)
        self._inbox = inbox
        self._codec = codec
        self._listening = listening
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._logs_all = logs_protocol()
        self._last_words = ""
        self.warm = False
        self.started = 0.0
        """When it began with the question under way, in seconds of the monotonic clock."""
        self.slowest = 0.0
        """Seconds that its slowest verdict took."""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._write, daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def size(self) -> int:
        """Bytes of memory that the process holds; 0 where that is not known."""
        # Loaded when a process is idle: no start waits for it.
        import psutil

        try:
            return int(psutil.Process(self.pid).memory_info().rss)
        except psutil.Error:
            return 0

    def ask(self, job: int, question: Question) -> None:
        """Send a question. Nothing tells whether it arrives but the answer, or the end."""
        self._outbox.put(request_line(job, question))

    def kill(self) -> None:
        """End the process at once and wait for it."""
        self._process.kill()
        self._process.wait()
        self._outbox.put(None)

    def ending(self) -> tuple[Reason, Reason | None]:
        """How the process ended, and what it said last, with the log's place, if it did."""
        try:
            code = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            return Reason(Broken.SILENT), None
        if time_was_up(code):
            return Reason.of(Broken.PROCESSOR_TIME, seconds=self._limits.seconds), None
        if code == NO_MEMORY:
            return Reason.of(Broken.MEMORY, megabytes=self._limits.memory_mb), None
        # What it said last may still be on its way.
        self._listener.join(timeout=1.0)
        ended = f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
        log(self.pid, f"The process {ended}.")
        how = Reason.of(Broken.SIGNAL, signal=-code)
        if code >= 0:
            how = Reason.of(Broken.CODE, exit=code)
        if not self._last_words:
            return how, None
        said, log_file = self._last_words, log_path_in_words()
        return how, Reason.of(Broken.LAST_WORDS, said=said, log=log_file)

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in lines_of(stream):
                if self._logs_all:
                    log_protocol(self.pid, ">>", line)
                self._inbox.put(Said(self, self._decoded(line)))
                if self._listening is not None:
                    self._listening.wait()
        self._inbox.put(Said(self, None))

    def _decoded(self, line: bytes) -> Answer[Any] | WireError:
        try:
            return self._codec.decode(line)
        except WireError as error:
            log(self.pid, str(error))
            return error

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            for line in lines_of(stream, LONGEST_WORDS):
                words = line.decode("utf-8", "replace").rstrip()
                if words:
                    self._last_words = words[:MOST_LAST_WORDS]
                    log(self.pid, words)

    def _write(self) -> None:
        # In a thread of its own: a process that does not read would hold up whoever writes.
        assert self._process.stdin is not None
        with contextlib.suppress(OSError), self._process.stdin as requests:
            while (line := self._outbox.get()) is not None:
                if self._logs_all:
                    log_protocol(self.pid, "<<", line)
                requests.write(line)
                requests.flush()


class Solving:
    """The solving side of one window. Every method returns at once, from any thread.

    ``tell(revision, finding)`` is called from the worker thread; findings of older revisions are
    dropped before they get there.
    """

    def __init__(self, tell: Tell, arguments: Sequence[str] | None = None) -> None:
        self._tell = tell
        self._arguments = list(arguments or command())
        self._compiles = arguments is None
        self._compiler: subprocess.Popen[bytes] | None = None
        self._ask_again = False
        """Is what was asked to be asked once more, since kernels are there by now?"""
        self._inbox: queue.Queue[Any] = queue.Queue()
        self._current: SolverProcess | None = None
        self._spare: SolverProcess | None = None
        self._asked: _Ask | None = None
        self._newest: _Ask | None = None
        self._job = 0
        self._tries = 0
        self._awaiting: float | None = None
        self._sent = 0.0
        self._busy = False
        self._idle_since = 0.0
        self._look_at: float | None = None
        """When to look whether the current process is worth its room; None while it is busy."""
        self._thread = threading.Thread(target=self._loop, name="solving", daemon=True)
        self._thread.start()

    # -- called by the window ------------------------------------------------------------------

    def analyse(self, revision: int, puzzle: Text, depth: Depth = LIVE) -> None:
        """Analyse the puzzle; anything older is stopped and forgotten.

        What writes its text is called in the worker thread, and once more if a process is lost.
        """
        self._put(_Ask(revision, puzzle, depth))

    def stop(self, revision: int) -> None:
        """Stop what runs; nothing older than ``revision`` will be told any more."""
        self._put(_Ask(revision, None, LIVE))

    def _put(self, ask: _Ask) -> None:
        self._newest = ask
        self._inbox.put(ask)

    def close(self) -> None:
        """End the processes and the thread; returns when they are gone."""
        self._inbox.put(None)
        self._thread.join()

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the living solver processes."""
        return tuple(p.pid for p in (self._current, self._spare) if p is not None)

    # -- the worker thread ---------------------------------------------------------------------

    def _loop(self) -> None:
        if self._compiles and not kernels.warm():
            # Seconds of work that must not keep a verdict waiting: a process of its own does it.
            self._compiler = subprocess.Popen(
                [*self._arguments, "compile"],
                # It ends with this pipe, and so with the window.
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            wait = partial(_tell_end, self._compiler, self._inbox)
            threading.Thread(target=wait, name="compiling", daemon=True).start()
        try:
            self._serve()
        finally:
            self._end_processes()

    def _serve(self) -> None:
        while True:
            try:
                item = self._inbox.get(timeout=self._time_left())
            except queue.Empty:
                if self._awaiting is not None:
                    self._overdue()
                else:
                    self._let_go()
                continue
            match item:
                case None:
                    return
                case _Ask():
                    self._asked = item
                    self._tries, self._ask_again = 0, False
                    self._send()
                case Said(process, message):
                    self._hear(process, message)
                case _Compiled():
                    self._ask_again = self._asked is not None and self._asked.puzzle is not None
                    self._look_closer()

    def _look_closer(self) -> None:
        """Ask once more what was answered without compiled kernels: some numbers come only with
        them. Who listens hears the same verdict, and more."""
        if self._ask_again and not self._busy:
            self._ask_again, self._tries = False, 0
            self._send()

    def _end_processes(self) -> None:
        if self._compiler is not None:
            self._compiler.kill()
            self._compiler.communicate()
        for living in (self._current, self._spare):
            if living is not None:
                living.kill()
        self._current = self._spare = None

    def _time_left(self) -> float | None:
        due = self._look_at if self._awaiting is None else self._awaiting
        return None if due is None else max(0.0, due - time.monotonic())

    def _send(self) -> None:
        asked = self._asked
        assert asked is not None
        if self._current is None:
            self._current, self._spare = self._spare or self._process(), None
        if self._current is None:
            self._busy, self._awaiting = False, None
            self._tell(asked.revision, Failed(Reason(Broken.NOTHING_CHECKED)))
            return
        self._job += 1
        question: Question = Stop()
        if asked.puzzle is not None:
            text = asked.puzzle if isinstance(asked.puzzle, str) else asked.puzzle()
            question = Analyse(text, asked.depth.answers, asked.depth.answer_seconds)
        self._current.ask(self._job, question)
        self._tries += 1
        self._busy = asked.puzzle is not None
        self._sent = time.monotonic()
        self._awaiting = self._sent + PATIENCE if self._busy else None
        self._rest(idle=not self._busy)

    def _process(self) -> SolverProcess | None:
        """A new process; None where the system starts no more."""
        try:
            return SolverProcess(self._inbox, self._arguments, FINDINGS)
        except OSError:
            return None

    def _overdue(self) -> None:
        """The current process has not acknowledged: replace it, unless that would only cost time.

        A spare that is still importing its libraries would answer later than the old process.
        """
        now = time.monotonic()
        if (self._spare is not None and self._spare.warm) or now > self._sent + LAST_PATIENCE:
            self._lost(Reason(Broken.LATE), retry=True)
        else:
            self._awaiting = now + PATIENCE

    def _rest(self, *, idle: bool) -> None:
        """From now on nobody asks anything, or somebody does."""
        self._idle_since = time.monotonic()
        self._look_at = self._idle_since + IDLE if idle else None

    def _let_go(self) -> None:
        """The current process is idle: a spare that is warm takes over from a large one.

        What the old one had learnt is learnt anew with the next question. Where that takes long,
        as on a very large board, it keeps its room for longer. One that is not large yet may still
        be loading kernels, and a spare its libraries: both are looked at again.
        """
        now = time.monotonic()
        self._look_at = now + LOOK_S
        process, spare = self._current, self._spare
        if process is None or spare is None or not spare.warm:
            return
        if process.slowest > MOMENT and now < self._idle_since + LONG_IDLE:
            return
        if process.size() <= LARGE:
            return
        self._current, self._spare = spare, None
        self._look_at = None
        process.kill()

    def _hear(self, process: SolverProcess, said: Answer[Any] | WireError | None) -> None:
        if isinstance(said, Answer) and isinstance(said.message, Ready):
            process.warm = True
            return
        if process is self._spare and said is None:
            process.kill()
            self._spare = None
            return
        if process is not self._current:
            return
        match said:
            case None:
                self._lost(*process.ending(), retry=self._awaiting is not None)
            case WireError() | Answer(message=Garbled()):
                self._lost(Reason(Broken.NO_ANSWER), retry=False)
            case Answer(job, message) if job == self._job and self._asked is not None:
                if isinstance(message, Judged):
                    process.slowest = max(process.slowest, time.monotonic() - process.started)
                if isinstance(message, Started):
                    process.started = time.monotonic()
                    self._awaiting = None
                    self._spare = self._spare or self._process()
                else:
                    self._deliver(message)

    def _deliver(self, finding: Finding | Always) -> None:
        assert self._asked is not None
        if self._asked is not self._newest:
            # A newer question waits in the inbox behind this answer to an older one.
            return
        if isinstance(finding, Always):
            self._lost(Reason(Broken.NO_ANSWER), retry=False)
            return
        if isinstance(finding, Finished | Failed):
            self._busy = False
            self._rest(idle=True)
        self._tell(self._asked.revision, finding)
        self._look_closer()

    def _lost(self, how: Reason, after: Reason | None = None, *, retry: bool) -> None:
        """The current process is of no use any more: end it, and go on with the spare."""
        process, self._current = self._current, None
        if process is not None:
            process.kill()
        self._awaiting = None
        if self._asked is None or not self._busy:
            return
        self._busy = False
        if retry and self._tries < TRIES:
            self._send()
        else:
            self._tell(self._asked.revision, Failed(how, after=after, again=True))
