"""Errands with real processes: the studio's own, and small ones that misbehave."""

from __future__ import annotations

import os
import queue
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from studio.board import Board
from studio.families import SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.census import Compared, Loop, reader
from studio.work.errand import Ended, Errand

PATIENCE = 60.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""

FAKE = """
import json, os, signal, sys

def say(**message):
    print(json.dumps({"job": 1, **message}), flush=True)

say(ready=True)
request = json.loads(sys.stdin.readline())
say(started=True)
say(number=1)
way = request["way"]
if way == "gone":
    os._exit(5)
if way == "hang":
    signal.pause()
if way == "garbage":
    print("garbage", flush=True)
if way == "rumour":
    say(rumour=2)
say(number=2)
say(ended="")
say(number=3)
signal.pause()
"""

Heard = queue.Queue[Any]


def number(message: dict[str, Any]) -> int:
    """The number that a message of the fake tells."""
    try:
        return int(message["number"])
    except KeyError as error:
        raise ValueError from error


@pytest.fixture
def send() -> Iterator[Callable[..., tuple[Errand[Any], Heard]]]:
    """Sends errands, and stops them all; no process may be left."""
    sent: list[Errand[Any]] = []

    def make(question: dict[str, Any], read: Any, *arguments: str) -> tuple[Errand[Any], Heard]:
        heard = Heard()
        sent.append(Errand(question, read, heard.put, arguments))
        return sent[-1], heard

    yield make
    for errand in sent:
        pid = errand.pid
        errand.stop()
        assert errand.pid is None
        if pid is not None:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


@pytest.fixture
def fake(send: Callable[..., tuple[Errand[Any], Heard]]) -> Callable[[str], Any]:
    return lambda way: send({"way": way}, number, sys.executable, "-c", FAKE)


def all_of(heard: Heard) -> list[Any]:
    """Everything that is told, to the end."""
    told: list[Any] = []
    while not told or not isinstance(told[-1], Ended):
        told.append(heard.get(timeout=PATIENCE))
    return told


def test_news_and_the_end_arrive_and_nothing_after_it(fake: Callable[[str], Any]) -> None:
    errand, heard = fake("well")
    assert all_of(heard) == [1, 2, Ended()]
    errand.stop()
    assert heard.empty()


@pytest.mark.parametrize(
    ("way", "words"),
    [("gone", "ended with code 5"), ("garbage", "not an answer"), ("rumour", "not an answer")],
)
def test_a_broken_process_ends_it_with_a_sentence(
    fake: Callable[[str], Any], way: str, words: str
) -> None:
    _, heard = fake(way)
    first, ended = all_of(heard)
    assert first == 1
    assert words in ended.reason and ended.reason.endswith(".")


def test_stopping_ends_the_process_and_all_news(fake: Callable[[str], Any]) -> None:
    errand, heard = fake("hang")
    assert heard.get(timeout=PATIENCE) == 1
    pid = errand.pid
    assert pid is not None
    errand.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert heard.empty()


def test_a_process_that_cannot_start_is_told(send: Callable[..., Any]) -> None:
    _, heard = send({}, number, "/nowhere/at/all")
    assert all_of(heard) == [Ended("No solver could be started.")]


@pytest.mark.parametrize(("side", "loops", "puzzles"), [(1, 1, 1), (2, 13, 93), (3, 213, 41433)])
def test_the_census_of_small_boards(
    send: Callable[..., Any], side: int, loops: int, puzzles: int
) -> None:
    board = Board.square(side, side)
    text = native.write(Puzzle(SLITHERLINK, board), PLAIN).decode()
    _, heard = send({"census": text}, reader(board))
    *news, ended = all_of(heard)
    assert ended == Ended()
    compared = [item for item in news if isinstance(item, Compared)]
    assert compared[-1] == Compared(loops, loops)
    found: list[Loop] = [loop for item in news if isinstance(item, tuple) for loop in item]
    assert (len(found), sum(loop.puzzles for loop in found)) == (loops, puzzles)
