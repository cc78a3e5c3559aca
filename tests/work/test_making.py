"""Puzzles on their way from the solver process: nothing is lost, nothing else is taken for one."""

from __future__ import annotations

import io
import json
import queue
from typing import Any

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.errand import Ended, Errand
from studio.work.generate import generate
from studio.work.made import GenerateOptions, Made, Unmade, Working
from studio.work.making import messages, question, read
from studio.work.worker import Worker


def test_what_is_told_is_what_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    blank = Puzzle(SLITHERLINK, Board.square(4, 4))
    options = GenerateOptions(seed=3, aim="fewest", symmetry="half-turn")
    asked = question(blank, options)
    *told, end = messages(asked["generate"], asked["options"], Token())
    assert end == {"ended": ""}
    expected = list(generate(blank.rule, blank.board, options, Token()))
    assert [read(json.loads(json.dumps(message))) for message in told] == expected
    assert any(isinstance(event, Working) for event in expected)
    assert isinstance(expected[-1], Made)


def test_settings_travel_with_the_blank() -> None:
    blank = Puzzle(NUMBER_PATH, Board.square(3, 3), options={"closed": True})
    asked = question(blank, GenerateOptions())
    told, _ = messages(asked["generate"], asked["options"], Token())
    unmade = read(told)
    assert isinstance(unmade, Unmade)
    assert "cannot close" in unmade.sentence


TEXT = native.write(Puzzle(SLITHERLINK, Board.square(1, 1)), PLAIN).decode()


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"loops": []},
        {"working": ["{}", True, 0, 0, None, None]},
        {"working": [TEXT, "yes", 0, 0, None, None]},
        {"working": [TEXT]},
        {"made": [TEXT, 3, True, True, None, ""]},
        {"made": [TEXT, [[0]], True, True, None, ""]},
        {"unmade": 3},
        {"repaired": [TEXT, [3], [], True, ""]},
    ],
)
def test_anything_else_is_no_news(message: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no news"):
        read(message)


def test_the_solver_process_makes_puzzles() -> None:
    request = {"job": 1, **question(Puzzle(SLITHERLINK, Board.square(4, 4)), GenerateOptions(1))}
    answers = io.StringIO()
    done: queue.Queue[None] = queue.Queue()

    def requests() -> Any:
        yield json.dumps(request)
        done.get(timeout=60)

    class Answers(io.StringIO):
        def write(self, text: str) -> int:
            if "ended" in text:
                done.put(None)
            return answers.write(text)

    Worker(requests(), Answers(), leave=lambda code: None).run()
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert told[:2] == [{"ready": True}, {"job": 1, "started": True}]
    assert told[-1] == {"job": 1, "ended": ""}
    made = read(told[-2])
    assert isinstance(made, Made)
    assert made.minimal


@pytest.mark.parametrize("request_", [{"generate": 3}, {"generate": TEXT, "options": [1]}])
def test_a_request_that_is_none_is_passed_over(request_: dict[str, Any]) -> None:
    answers = io.StringIO()
    Worker([json.dumps({"job": 1, **request_})], answers).run()
    assert answers.getvalue().splitlines() == ['{"ready":true}']


def test_an_errand_brings_a_puzzle() -> None:
    news: queue.Queue[Any] = queue.Queue()
    asked = question(Puzzle(NUMBER_PATH, Board.hexagon(1)), GenerateOptions(seed=2))
    errand = Errand(asked, read, news.put)
    heard = [news.get(timeout=60)]
    while not isinstance(heard[-1], Ended):
        heard.append(news.get(timeout=60))
    errand.stop()
    assert heard[-1] == Ended("")
    assert isinstance(heard[-2], Made)
