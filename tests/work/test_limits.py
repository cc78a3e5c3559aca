"""Limits of solver processes: told, set by the process itself, and what happens beyond them."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from queue import Queue

import pytest

from studio.board import Board
from studio.families import SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.puzzle.reason import Reason
from studio.work.census import Census
from studio.work.codes import Broken
from studio.work.findings import Failed, Finding, Finished
from studio.work.job import Ended, Job
from studio.work.limits import MEMORY_MB, SECONDS, Limits, limits, set_limits
from studio.work.sentences import failed_words
from studio.work.solving import Solving, command

PATIENCE = 60.0


@pytest.mark.parametrize("wanted", [Limits(), Limits(256, 60), Limits(MEMORY_MB[-1], SECONDS[-1])])
def test_limits_are_told_and_understood(wanted: Limits) -> None:
    assert Limits.told(["compile", *wanted.arguments()]) == wanted


@pytest.mark.parametrize(
    "arguments", [[], ["memory"], ["memory=0"], ["seconds=-1"], ["memory=9999999999"], ["memory=x"]]
)
def test_nonsense_leaves_the_usual_limits(arguments: list[str]) -> None:
    assert Limits.told(arguments) == Limits()


def test_the_usual_limits_can_be_chosen() -> None:
    assert Limits().memory_mb in MEMORY_MB and Limits().seconds in SECONDS


def test_processes_are_started_with_the_limits_of_today() -> None:
    before = limits()
    try:
        set_limits(Limits(512, 300))
        assert Limits.told(command()) == Limits(512, 300)
    finally:
        set_limits(before)


BUSY = """
import json, sys
from studio.work import worker
{spoil}
worker.main(sys.argv[1:])
"""
SPIN = """
kept = worker.Analysis

class Endless:
    def run(self, depth):
        while True:
            pass

def analysis(puzzle, *rest):
    return Endless() if puzzle.title == "endless" else kept(puzzle, *rest)

worker.Analysis = analysis
"""
HUNGRY = """
from studio.work.census import Census
def census(question, token):
    yield len(bytearray(300 << 20))
worker.JOBS[Census] = ("census", census)
"""


def script(spoil: str, wanted: Limits) -> list[str]:
    """A solver process that does something else with its questions."""
    return [sys.executable, "-c", BUSY.format(spoil=spoil), *wanted.arguments()]


def small() -> str:
    return native.write(Puzzle(SLITHERLINK, Board.square(2, 2)), PLAIN).decode()


def test_a_question_that_takes_too_long_is_stopped_and_the_next_one_works() -> None:
    heard: Queue[tuple[int, Finding]] = Queue()
    tell: Callable[[int, Finding], object] = lambda number, found: heard.put((number, found))  # noqa: E731
    solving = Solving(tell, script(SPIN, Limits(1024, 3)))
    try:
        solving.analyse(1, small().replace('"title": ""', '"title": "endless"'))
        number, failed = heard.get(timeout=PATIENCE)
        assert number == 1 and isinstance(failed, Failed)
        assert failed_words(failed).startswith("The solver needed more than 3 seconds of processor")
        for number in (2, 3, 4):
            # Each question has its own seconds, however many a process has answered.
            solving.analyse(number, small())
            while not isinstance((told := heard.get(timeout=PATIENCE))[1], Finished):
                assert told[0] == number and not isinstance(told[1], Failed)
    finally:
        solving.close()


def test_an_errand_that_needs_too_much_memory_says_so() -> None:
    heard: Queue[object] = Queue()
    job = Job(Census(small()), heard.put, None, script(HUNGRY, Limits(256, 60)))
    assert heard.get(timeout=PATIENCE) == Ended(
        Reason.of(Broken.MEMORY_OF, what="census", megabytes=256)
    )
    job.stop()


PARENT = """
import subprocess, sys
pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
child = subprocess.Popen([*{command!r}, *{more!r}], stdin=pipe, stdout=quiet)
print(child.pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("more", [[], ["compile"]])
def test_a_process_does_not_outlive_whoever_started_it(more: list[str]) -> None:
    """Killed without a word, as nothing else: the child is gone when its pipe is closed by it."""
    source = PARENT.format(command=command(), more=more)
    read_end = subprocess.Popen(
        [sys.executable, "-c", source],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with read_end as parent:
        assert parent.stdout is not None and parent.stderr is not None
        int(parent.stdout.readline())
        parent.kill()
        ended = threading.Thread(target=parent.stderr.read)
        ended.start()
        # The child inherited this pipe: it ends when both are gone.
        ended.join(PATIENCE)
        assert not ended.is_alive()
