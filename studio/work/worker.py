"""The solver process: reads requests as JSON lines, answers with findings as JSON lines.

Both are dataclasses (see ``protocol`` and ``wire``), each with the number of its job. A small
thread reads requests, so that a new one interrupts the solver at once while the solver keeps all
that it has learnt about the board. The process ends with its input. Whatever it says besides, and
the way it dies of an error, goes to standard error, which the window writes to a log.
"""

from __future__ import annotations

import contextlib
import faulthandler
import math
import os
import queue
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import IO, Any, TypeAlias

from studio import catalogue
from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Oracle, Token
from studio.formats import native
from studio.puzzle import Problem
from studio.puzzle.message import Message, word
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work import (
    animating,
    asking,
    batching,
    booklet,
    census,
    collecting,
    compare,
    comparison,
    explaining,
    folders,
    hint_service,
    lesson,
    making,
    minimality,
    picturing,
    sharing,
    storyboards,
    tour_comparison,
    tour_files,
    tours,
    unexpected,
    verified,
    verify,
    watching,
    webpage,
)
from studio.work.analyse import Analysis
from studio.work.codes import Broken, as_told
from studio.work.depth import Depth
from studio.work.findings import Failed, Judged
from studio.work.guard import NICE, NICEST, Guard, end_with_parent, go_behind, guard
from studio.work.limits import Limits
from studio.work.protocol import Analyse, Ended, Garbled, Question, Ready, Started, Stop, answers_to
from studio.work.wire import Codec, WireError, lines_of

IDLE_S = 5.0
"""Seconds without a question after which memory that the last one freed goes back to the system."""

BOARDS_KEPT = 4
"""Solvers of so many boards stay alive: undoing a reshape comes back to a warm one."""


Work: TypeAlias = Callable[[Any, Token], Iterable[Any]]

JOBS: dict[type[Question], tuple[str, Work]] = {
    census.Census: ("census", census.messages),
    folders.LookAt: ("folder", collecting.look),
    folders.CheckFolder: ("check", collecting.check),
    folders.ExportFiles: ("export", collecting.export),
    making.Generate: ("puzzle", making.messages),
    picturing.Picture: ("picture", picturing.messages),
    comparison.Compare: ("comparison", compare.messages),
    batching.Batch: ("batch", batching.messages),
    making.Repair: ("repair", making.repair_messages),
    minimality.CountClueSets: ("report", minimality.messages),
    watching.Watch: ("recording", watching.messages),
    storyboards.Animate: ("animation", animating.messages),
    explaining.Explain: ("explanation", explaining.messages),
    verified.Verify: ("second check", verify.messages),
    asking.Asked: ("answer", hint_service.messages),
    explaining.TeachingSheet: ("teaching sheet", lesson.messages),
    sharing.WritePage: ("web page", webpage.messages),
    sharing.WriteBooklet: ("booklet", booklet.messages),
    sharing.ReadBooklet: ("booklet", booklet.reading),
    sharing.ReadForPrint: ("folder", booklet.for_print),
    tours.FindTour: ("tour", tours.messages),
    tour_files.WriteTour: ("file", tour_files.messages),
    tour_comparison.CompareTours: ("comparison", tour_comparison.messages),
}
"""What the window asks for now and then: the question, its noun, and what answers it."""

KINDS: tuple[type[Question], ...] = (Analyse, Stop, *JOBS)

QUESTIONS: Codec[Any] = Codec(*KINDS)
"""What reads the questions: one union of them all."""


@dataclass
class Job:
    """A question under way, with the way to stop it."""

    number: int
    question: Question
    token: Token


class Oracles:
    """The live solvers of the last few boards."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, Oracle] = OrderedDict()

    def get(self, problem: Problem) -> Oracle:
        """The solver for the problem's graph and shape, made if there is none yet."""
        graph = problem.graph
        key = (graph.size, graph.edges, graph.directed, problem.shape, problem.rooted)
        if key not in self._kept:
            self._kept[key] = oracle_for(problem)
        self._kept.move_to_end(key)
        while len(self._kept) > BOARDS_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


class Worker:
    """The loop of the solver process over two text streams.

    ``leave`` ends the process when its requests end in the middle of a question. ``limits`` are
    those of this process, which ``guard`` holds it to: each question gets its own share of
    processor time.
    """

    def __init__(
        self,
        requests: Iterable[bytes],
        answers: IO[bytes],
        leave: Callable[[int], object] = os._exit,
        limits: Limits | None = None,
        guard: Guard | None = None,
    ) -> None:
        self._requests = requests
        self._answers = answers
        self._leave = leave
        self._limits = limits
        self._guard = guard
        self._writing = threading.Lock()
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._running: Token | None = None
        self._newest: float = 0
        self._oracles = Oracles()
        self._worked = False
        """Was a question answered since memory was given back?"""

    def run(self) -> None:
        """Work until the requests end."""
        self._say(0, Ready())
        threading.Thread(target=self._read, daemon=True).start()
        while (job := self._next()) is not None:
            # Told first, looked at second: a newer request sees this job or is seen by it.
            self._running = job.token
            if job.number >= self._newest and not isinstance(job.question, Stop):
                if self._guard is not None:
                    self._guard.allow_time()
                self._say(job.number, Started())
                self._worked = True
                if isinstance(job.question, Analyse):
                    self._analyse(job, job.question)
                else:
                    self._run(job)
            self._running = None

    def _next(self) -> Job | None:
        """The next job, whenever it comes; None once there will be no more."""
        if self._worked:
            with contextlib.suppress(queue.Empty):
                return self._jobs.get(timeout=IDLE_S)
            # It takes some hundredths of a second, and a large board leaves tens of megabytes.
            kernels.trim()
            self._worked = False
        return self._jobs.get()

    def _read(self) -> None:
        for line in self._requests:
            try:
                asked = QUESTIONS.decode(line)
            except WireError as error:
                self._say(0, Garbled(as_told(str(error))))
                continue
            job = Job(asked.job, asked.message, Token())
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

    def _analyse(self, job: Job, question: Analyse) -> None:
        depth = Depth(answers=question.answers, answer_seconds=question.answer_seconds)
        try:
            puzzle = native.read(question.puzzle).puzzle
            compiled = puzzle.compile()
            oracle = self._oracles.get(compiled.problem)
            for finding in Analysis(puzzle, compiled, oracle, job.token).run(depth):
                if job.token.cancelled:
                    return
                self._say(job.number, finding)
                if isinstance(finding, Judged):
                    _get_ready()
        except MemoryError:
            self._oracles = Oracles()
            self._say(job.number, Failed(Reason.of(Broken.MEMORY, megabytes=self._megabytes())))
        except Exception as error:
            # The solvers may have been left in the middle of something.
            self._oracles = Oracles()
            traceback.print_exc()
            self._say(job.number, Failed(as_told(unexpected.sentence(Message("The check"), error))))

    def _run(self, job: Job) -> None:
        """Pass on what a job brings to light."""
        what, messages = JOBS[type(job.question)]
        try:
            for message in messages(job.question, job.token):
                if job.token.cancelled:
                    return
                self._say(job.number, message)
        except MemoryError:
            broke = Reason.of(Broken.MEMORY_OF, what=what, megabytes=self._megabytes())
            self._say(job.number, Ended(broke))
        except Exception as error:
            traceback.print_exc()
            self._say(
                job.number,
                Ended(
                    as_told(unexpected.sentence(Message.of("This {what}", what=word(what)), error))
                ),
            )

    def _megabytes(self) -> int:
        return (self._limits or Limits()).memory_mb

    def _say(self, job: int, message: object) -> None:
        line = _ANSWERS.encode(job, message)
        with self._writing:
            self._answers.write(line)
            self._answers.flush()


def _get_ready() -> None:
    """Begin to load the kernels, once a verdict is out.

    They take two hundred megabytes, which a process that is never asked does without. A thread
    loads them: a process that did so itself would not hear of the next question, and be replaced by
    one that has to load them, too.
    """
    if not kernels.begun() and kernels.warm():
        kernels.load_behind()


_ANSWERS = answers_to(tuple(dict.fromkeys(news for kind in KINDS for news in kind.NEWS)))
"""What writes the answers: one union of them all."""


def main(arguments: Sequence[str] = ()) -> int:
    """Run as the solver process of a window; ``compile`` only gets the kernels ready.

    The arguments tell the limits, see :class:`studio.work.limits.Limits`, and the language.
    """
    end_with_parent()
    if "compile" in arguments:
        go_behind(NICEST)
        threading.Thread(target=_leave_at_end, args=(sys.stdin,), daemon=True).start()
        kernels.load_all()
        return 0
    go_behind(NICE)
    catalogue.speak(catalogue.told(arguments))
    limits = Limits.told(arguments)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # A crash in compiled code leaves its words, too.
    faulthandler.enable()
    # A stray print of some library must not look like an answer.
    sys.stdout = sys.stderr
    Worker(lines_of(sys.stdin.buffer), answers, limits=limits, guard=guard(limits)).run()
    return 0


def _leave_at_end(lines: Iterable[str]) -> None:
    """End the process when nothing can come any more."""
    for _ in lines:
        pass
    os._exit(0)
