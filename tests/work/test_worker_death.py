"""Solver processes that die in every way: told in a sentence, and the next question is answered."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from queue import Queue

import pytest

from studio.board import Board
from studio.families import SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.findings import Failed, Finding, Finished
from studio.work.limits import Limits
from studio.work.sentences import failed_words
from studio.work.solving import Solving

PATIENCE = 60.0
ROUNDS = 20

SPOILT = """
import os, signal, sys
from studio.work import worker

kept = worker.Analysis

def die(way):
    if way == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if way == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if way == "memory":
        bytearray(1 << 40)
    if way == "garbage":
        os.write(1, b"\\xff\\xfe{]\\n")
    signal.pause()

class Dying:
    def __init__(self, way):
        self.way = way

    def run(self, depth):
        die(self.way)

def analysis(puzzle, *rest):
    return kept(puzzle, *rest) if puzzle.title == "fine" else Dying(puzzle.title)

worker.Analysis = analysis
worker.main(sys.argv[1:])
"""
"""The studio's own process, which dies over puzzles named after a way to do so."""

WAYS = {
    "crash": "was ended by signal 11",
    "killed": "was ended by signal 9",
    "memory": "needs more than 512 MB of memory",
    "garbage": "said something that is not an answer",
    "silence": "",
}
"""What the window is told; silence is noticed when the next question comes."""


@pytest.fixture
def solving() -> Iterator[tuple[Solving, Queue[tuple[int, Finding]]]]:
    heard: Queue[tuple[int, Finding]] = Queue()
    command = [sys.executable, "-c", SPOILT, *Limits(512, 60).arguments()]
    solving = Solving(lambda number, found: heard.put((number, found)), command)
    yield solving, heard
    solving.close()
    assert solving.pids == ()


def named(title: str) -> str:
    return native.write(Puzzle(SLITHERLINK, Board.square(2, 2), title=title), PLAIN).decode()


def survives(
    solving: tuple[Solving, Queue[tuple[int, Finding]]], way: str, first: int, rounds: int
) -> None:
    side, heard = solving
    for number in range(first, first + 2 * rounds, 2):
        side.analyse(number, named(way))
        if WAYS[way]:
            told, failed = heard.get(timeout=PATIENCE)
            assert told == number and isinstance(failed, Failed)
            assert WAYS[way] in failed_words(failed) and failed_words(failed).endswith(".")
        side.analyse(number + 1, named("fine"))
        told, finding = heard.get(timeout=PATIENCE)
        while not isinstance(finding, Finished):
            assert told == number + 1 and not isinstance(finding, Failed), finding
            told, finding = heard.get(timeout=PATIENCE)


def test_every_way_to_die_once(solving: tuple[Solving, Queue[tuple[int, Finding]]]) -> None:
    for turn, way in enumerate(WAYS):
        survives(solving, way, 2 * turn + 1, 1)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_die_twenty_times(
    solving: tuple[Solving, Queue[tuple[int, Finding]]], way: str
) -> None:
    survives(solving, way, 1, ROUNDS)
