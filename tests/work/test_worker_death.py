"""Solver processes that die in every way: told in a sentence, and the next question is answered."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
from tests.forked import Nursery

Side = tuple[Solving, Queue[tuple[int, Finding]]]
"""And what it has told."""

PATIENCE = 60.0
ROUNDS = 20

WAYS = {
    "crash": "was ended by signal 11",
    "killed": "was ended by signal 9",
    "memory": "needs more than 512 MB of memory",
    "garbage": "said something that is not an answer",
    "silence": "",
}
"""What the window is told; silence is noticed when the next question comes."""


@contextmanager
def solving() -> Iterator[Side]:
    """The solving side of a window whose processes may die."""
    heard: Queue[tuple[int, Finding]] = Queue()
    limits = Limits(512, 60).arguments()
    command = [sys.executable, "-m", "tests.work.dying", "worker", *limits]
    side = Solving(lambda number, found: heard.put((number, found)), command)
    try:
        yield side, heard
    finally:
        side.close()
    assert side.pids == ()


def named(title: str) -> str:
    return native.write(Puzzle(SLITHERLINK, Board.square(2, 2), title=title), PLAIN).decode()


def survives(among: Side, way: str, first: int, rounds: int) -> None:
    side, heard = among
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


def test_every_way_to_die_once(nursery: Nursery, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "linux":
        monkeypatch.setattr("studio.work.solving.subprocess", nursery)
    with solving() as side:
        for turn, way in enumerate(WAYS):
            survives(side, way, 2 * turn + 1, 1)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_die_twenty_times(way: str) -> None:
    """Of processes that are started from nothing."""
    with solving() as side:
        survives(side, way, 1, ROUNDS)
