"""The solver process: reads requests as JSON lines, answers with findings as JSON lines.

Its first line is ``{"ready": true}``. A request is
``{"job": 7, "puzzle": "<native text>", "answers": 1000}``, or an errand of :data:`ERRANDS`, such as
``{"job": 7, "census": "<native text>"}``; ``{"job": 8}`` alone only stops what runs. Every answer
carries its job's number; the first of a job is ``{"job": 7, "started": true}``. A small thread
reads requests, so that a new one interrupts the solver at once while the solver keeps all that it
has learnt about the board. The process ends with its input.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import math
import os
import queue
import resource
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import IO, Any, TypeAlias

from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Oracle, Token
from studio.formats import native
from studio.puzzle import Problem
from studio.work import (
    animating,
    batching,
    census,
    compare,
    explaining,
    lesson,
    making,
    minimality,
    picturing,
    referee,
    tour_comparison,
    tour_files,
    tours,
    verify,
    watching,
)
from studio.work.analyse import Analysis
from studio.work.depth import Depth
from studio.work.findings import Failed, Finding, to_json
from studio.work.limits import Limits

PR_SET_PDEATHSIG = 1
NICE = 5
"""Where processors are short, the window goes before its solvers."""

IDLE = 0.3
"""Seconds without a job after which a new process gets ready for large boards."""

BOARDS_KEPT = 4
"""Solvers of so many boards stay alive: undoing a reshape comes back to a warm one."""


@dataclass
class Job:
    """A request under way, with the way to stop it."""

    number: int
    puzzle: str | None
    depth: Depth
    token: Token
    errand: str | None = None
    text: str = ""
    options: dict[str, Any] = field(default_factory=dict)


Messages: TypeAlias = Iterable[dict[str, Any]]


def _census(text: str, options: dict[str, Any], token: Token) -> Messages:
    return census.messages(native.read(text).puzzle.board, token)


ERRANDS: dict[str, tuple[str, Callable[[str, dict[str, Any], Token], Messages]]] = {
    "census": ("census", _census),
    "generate": ("puzzle", making.messages),
    "picture": ("picture", picturing.messages),
    "compare": ("comparison", compare.messages),
    "batch": ("batch", batching.messages),
    "repair": ("repair", making.repair_messages),
    "clue_sets": ("report", minimality.messages),
    "watch": ("film", watching.messages),
    "animate": ("animation", animating.messages),
    "explain": ("explanation", explaining.messages),
    "verify": ("second check", verify.messages),
    "referee": ("answer", referee.messages),
    "lesson": ("teaching sheet", lesson.messages),
    "tour": ("tour", tours.messages),
    "tour_file": ("file", tour_files.messages),
    "tour_comparison": ("comparison", tour_comparison.messages),
}
"""What the window asks for now and then: the key of its request, its noun, and what tells it."""


class Oracles:
    """The live solvers of the last few boards."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, Oracle] = OrderedDict()

    def get(self, problem: Problem) -> Oracle:
        """The solver for the problem's graph and shape, made if there is none yet."""
        graph = problem.graph
        key = (graph.size, graph.links, graph.directed, problem.shape, problem.rooted)
        if key not in self._kept:
            self._kept[key] = oracle_for(problem)
        self._kept.move_to_end(key)
        while len(self._kept) > BOARDS_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


class Worker:
    """The loop of the solver process over two text streams.

    ``leave`` ends the process when its requests end in the middle of a question. ``limits`` are
    those of this process: each question gets its own share of processor time.
    """

    def __init__(
        self,
        requests: Iterable[str],
        answers: IO[str],
        leave: Callable[[int], object] = os._exit,
        limits: Limits | None = None,
    ) -> None:
        self._requests = requests
        self._answers = answers
        self._leave = leave
        self._limits = limits
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._running: Token | None = None
        self._newest: float = 0
        self._oracles = Oracles()
        self._idled = False

    def run(self) -> None:
        """Work until the requests end."""
        self._say({"ready": True})
        threading.Thread(target=self._read, daemon=True).start()
        while (job := self._next()) is not None:
            # Told first, looked at second: a newer request sees this job or is seen by it.
            self._running = job.token
            if job.number >= self._newest:
                self._allow_time()
                if job.puzzle is not None:
                    self._work(job, job.puzzle)
                elif job.errand is not None:
                    self._run(job, job.errand)
            self._running = None

    def _allow_time(self) -> None:
        """Let the next question have its time; the system ends the process after that."""
        if self._limits is not None:
            until = math.ceil(time.process_time()) + self._limits.seconds
            resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))

    def _next(self) -> Job | None:
        """The next job; a process that has nothing to do loads the kernels meanwhile."""
        if not self._idled:
            try:
                return self._jobs.get(timeout=IDLE)
            except queue.Empty:
                self._idled = True
                if kernels.warm():
                    kernels.load_all()
        return self._jobs.get()

    def _read(self) -> None:
        for line in self._requests:
            job = parse_request(line)
            if job is None:
                continue
            self._newest = job.number
            running = self._running
            if running is not None:
                running.cancel()
            self._jobs.put(job)
        # The window is gone. Nothing begins any more, and a solver in the middle of a question must
        # not outlive it.
        self._newest = math.inf
        self._jobs.put(None)
        if self._running is not None:
            self._running.cancel()
            self._leave(0)

    def _work(self, job: Job, text: str) -> None:
        self._say({"job": job.number, "started": True})
        try:
            puzzle = native.read(text).puzzle
            compiled = puzzle.compile()
            oracle = self._oracles.get(compiled.problem)
            for finding in Analysis(puzzle, compiled, oracle, job.token).run(job.depth):
                if job.token.cancelled:
                    return
                self._tell(job, finding)
        except MemoryError:
            self._oracles = Oracles()
            self._tell(job, Failed(f"This check needs {self._too_much()}."))

    def _run(self, job: Job, errand: str) -> None:
        """Pass on what an errand brings to light."""
        what, messages = ERRANDS[errand]
        self._say({"job": job.number, "started": True})
        try:
            for message in messages(job.text, job.options, job.token):
                if job.token.cancelled:
                    return
                self._say({"job": job.number, **message})
        except MemoryError:
            self._say({"job": job.number, "ended": f"This {what} needs {self._too_much()}."})

    def _too_much(self) -> str:
        megabytes = (self._limits or Limits()).memory_mb
        return f"more than {megabytes:,} MB of memory"

    def _tell(self, job: Job, finding: Finding) -> None:
        self._say({"job": job.number, **to_json(finding)})

    def _say(self, message: dict[str, Any]) -> None:
        self._answers.write(json.dumps(message, separators=(",", ":")) + "\n")
        self._answers.flush()


def parse_request(line: str) -> Job | None:
    """The job that a line asks for; None for a line that is no request."""
    try:
        data = json.loads(line)
        texts = {key: data.get(key) for key in ("puzzle", *ERRANDS)}
        options = data.get("options", {})
        if any(not isinstance(text, str | None) for text in texts.values()):
            return None
        if type(options) is not dict:
            return None
        depth = Depth(
            answers=int(data.get("answers", Depth.answers)),
            answer_seconds=float(data.get("answer_seconds", Depth.answer_seconds)),
        )
        number, token = int(data["job"]), Token(data.get("seconds"))
        errand = next((key for key in ERRANDS if texts[key] is not None), None)
        text = texts[errand] if errand is not None else ""
        return Job(number, texts["puzzle"], depth, token, errand, text, options)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def main(arguments: Sequence[str] = ()) -> int:
    """Run as the solver process of a window; ``compile`` only gets the kernels ready.

    The arguments tell the limits, see :class:`studio.work.limits.Limits`.
    """
    _end_with_parent()
    if "compile" in arguments:
        os.nice(10)
        threading.Thread(target=_leave_at_end, args=(sys.stdin,), daemon=True).start()
        kernels.load_all()
        return 0
    os.nice(NICE)
    # RLIMIT_DATA, not RLIMIT_AS: compiled kernels reserve address space that they never touch.
    limits = Limits.told(arguments)
    resource.setrlimit(resource.RLIMIT_DATA, (limits.memory, limits.memory))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # A stray print of some library must not look like an answer.
    sys.stdout = sys.stderr
    Worker(sys.stdin, answers, limits=limits).run()
    return 0


def _leave_at_end(lines: Iterable[str]) -> None:
    """End the process when nothing can come any more."""
    for _ in lines:
        pass
    os._exit(0)


def _end_with_parent() -> None:
    """Where the system can, have it kill this process when its parent is gone.

    The end of the requests tells so as well, but not while compiled code holds the interpreter.
    """
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
