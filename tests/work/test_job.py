"""Jobs with real processes: the studio's own, and small ones that misbehave."""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest

from studio.board import Board
from studio.families import SLITHERLINK
from studio.puzzle import Puzzle
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work import job as module
from studio.work import wire
from studio.work.census import Loop, Loops, LoopsCompared, checker, question
from studio.work.codes import Broken
from studio.work.job import Ended, Job
from studio.work.protocol import Question
from studio.work.sentences import ended_words

PATIENCE = 60.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""

MUCH = 10_000
"""So many numbers do not fit into a pipe."""

FAKE = (
    f"""
MUCH = {MUCH}
"""
    + """
import json, os, signal, sys

def say(kind, **fields):
    print(json.dumps({"job": 1, "message": {"is": kind, **fields}}), flush=True)

say("Ready")
request = json.loads(sys.stdin.readline())
say("Started")
say("Number", number=1)
way = request["message"]["way"]
if way == "gone":
    os._exit(5)
if way == "words":
    raise SystemError("its last words")
if way == "much":
    for number in range(MUCH):
        say("Number", number=number)
if way == "hang":
    signal.pause()
if way == "garbage":
    print("garbage", flush=True)
if way == "rumour":
    say("Rumour", number=2)
if way == "wrong":
    say("Number", number=-2)
if way == "long":
    print("x" * 2_000, flush=True)
say("Number", number=2)
say("Ended", reason=None, after=None)
say("Number", number=3)
signal.pause()
"""
)

Heard = queue.Queue[Any]


@dataclass(frozen=True)
class Number:
    """A number that the fake tells."""

    number: int


@dataclass(frozen=True)
class Way:
    """The question to the fake: how to misbehave."""

    NEWS: ClassVar[tuple[type, ...]] = (Number,)

    way: str


def positive(news: Number) -> Number:
    """What looks at the news of the fake."""
    if news.number < 0:
        raise ValueError("a number below nothing")
    return news


@pytest.fixture
def send() -> Iterator[Callable[..., tuple[Job[Any], Heard]]]:
    """Sends jobs, and stops them all; no process may be left."""
    sent: list[Job[Any]] = []

    def make(question: Question, check: Any, *arguments: str) -> tuple[Job[Any], Heard]:
        heard = Heard()
        sent.append(Job(question, heard.put, check, arguments))
        return sent[-1], heard

    yield make
    for job in sent:
        pid = job.pid
        job.stop()
        assert job.pid is None
        if pid is not None:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


@pytest.fixture
def fake(send: Callable[..., tuple[Job[Any], Heard]]) -> Callable[[str], Any]:
    return lambda way: send(Way(way), positive, sys.executable, "-c", FAKE)


def all_of(heard: Heard) -> list[Any]:
    """Everything that is told, to the end."""
    told: list[Any] = []
    while not told or not isinstance(told[-1], Ended):
        told.append(heard.get(timeout=PATIENCE))
    return told


def test_news_and_the_end_arrive_and_nothing_after_it(fake: Callable[[str], Any]) -> None:
    job, heard = fake("well")
    assert all_of(heard) == [Number(1), Number(2), Ended()]
    job.stop()
    assert heard.empty()


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("gone", "ended with code 5."),
        ("words", "ended with code 1. It said last: SystemError: its last words. See "),
        ("garbage", "not an answer"),
        ("rumour", "not an answer"),
        ("wrong", "not an answer"),
        ("long", "not an answer"),
    ],
)
def test_a_broken_process_ends_it_with_a_sentence(
    fake: Callable[[str], Any], way: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LONGEST", 1_000)
    _, heard = fake(way)
    first, ended = all_of(heard)
    assert first == Number(1)
    assert words in ended_words(ended) and ended_words(ended).endswith(".")


def test_a_process_that_nobody_listens_to_waits(fake: Callable[[str], Any]) -> None:
    """It says far more than a pipe holds."""
    job, heard = fake("much")
    job.hold()
    with pytest.raises(queue.Empty):
        # Nothing was told when it was held; what is never told takes no patience.
        heard.get(timeout=0.2)
    job.go_on()
    assert all_of(heard) == [*map(Number, (1, *range(MUCH), 2)), Ended()]
    held, _ = fake("much")
    held.hold()
    held.stop()


def test_stopping_ends_the_process_and_all_news(fake: Callable[[str], Any]) -> None:
    job, heard = fake("hang")
    assert heard.get(timeout=PATIENCE) == Number(1)
    pid = job.pid
    assert pid is not None
    job.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert heard.empty()


def test_a_process_that_cannot_start_is_told(send: Callable[..., Any]) -> None:
    _, heard = send(Way(""), None, "/nowhere/at/all")
    assert all_of(heard) == [Ended(Reason(Broken.NOT_STARTED))]


@pytest.mark.parametrize(("side", "loops", "puzzles"), [(1, 1, 1), (2, 13, 93), (3, 213, 41433)])
def test_the_census_of_small_boards(
    send: Callable[..., Any], side: int, loops: int, puzzles: int
) -> None:
    board = Board.square(side, side)
    _, heard = send(question(Puzzle(SLITHERLINK, board)), checker(board))
    *news, ended = all_of(heard)
    assert ended == Ended()
    compared = [item for item in news if isinstance(item, LoopsCompared)]
    assert compared[-1] == LoopsCompared(loops, loops)
    found: list[Loop] = [loop for item in news if isinstance(item, Loops) for loop in item.loops]
    assert (len(found), sum(loop.puzzles for loop in found)) == (loops, puzzles)


def test_stopping_does_not_wait_for_a_process_that_the_system_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As one is that reads from a network folder which does not answer."""
    let = threading.Event()

    class Held:
        pid = 1

        def __init__(self, *arguments: object) -> None:
            pass

        def ask(self, job: int, question: object) -> None:
            pass

        def kill(self) -> None:
            assert let.wait(PATIENCE)

    monkeypatch.setattr(module, "SolverProcess", Held)
    job: Job[int] = Job(Way(""), print, None, ["none"])
    stopping = threading.Thread(target=job.stop)
    stopping.start()
    stopping.join(PATIENCE / 2)
    try:
        assert not stopping.is_alive()
    finally:
        let.set()
        stopping.join(PATIENCE)
