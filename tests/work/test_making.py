"""Puzzles on their way from the solver process: nothing is lost, nothing else is taken for one."""

from __future__ import annotations

import io
import json
import queue
from collections.abc import Iterator
from typing import Any

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working
from studio.work.job import Ended, Job
from studio.work.making import Generate, messages, question
from studio.work.protocol import Garbled, Ready, Started, answers_to, request_line
from studio.work.sentences import said
from studio.work.wire import Answer
from studio.work.worker import Worker
from tests.work.wired import news, refuses


def test_what_is_told_is_what_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    monkeypatch.setattr("studio.work.generate.SPACED", 0)
    blank = Puzzle(SLITHERLINK, Board.square(4, 4))
    options = GenerateOptions(seed=3, aim="fewest", symmetry="half-turn")
    expected = list(generate(blank.rule, blank.board, options, Token()))
    assert news(question(blank, options), messages) == expected
    assert any(isinstance(event, Working) for event in expected)
    assert isinstance(expected[-1], Generated)


def test_settings_travel_with_the_blank() -> None:
    blank = Puzzle(NUMBER_PATH, Board.square(3, 3), options={"closed": True})
    (failure,) = news(question(blank, GenerateOptions()), messages)
    assert isinstance(failure, GenerationFailed)
    assert "cannot close" in said(failure.reason)


TEXT = json.dumps(native.write(Puzzle(SLITHERLINK, Board.square(1, 1)), PLAIN).decode())
WORKING = '"is": "Working", "puzzle": {}, "unique": {}, "done": 0, "total": 0'


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        '{"is": "Loops", "loops": []}',
        f"{{{WORKING.format(TEXT, 'true')}}}",
        f'{{{WORKING.format(json.dumps("{}"), "true")}, "best": null, "least": null}}',
        f'{{{WORKING.format(TEXT, json.dumps("yes"))}, "best": null, "least": null}}',
        '{"is": "Unmade", "sentence": 3, "spots": []}',
        '{"is": "Unmade", "sentence": "No.", "spots": [["Hole", [1, 2]]]}',
    ],
)
def test_anything_else_is_no_news(message: str) -> None:
    refuses(Generate, message)


def test_the_solver_process_makes_puzzles() -> None:
    asked = question(Puzzle(SLITHERLINK, Board.square(4, 4)), GenerateOptions(1))
    codec = answers_to(Generate.NEWS)
    heard: list[Answer[Any]] = []
    done: queue.Queue[None] = queue.Queue()

    def requests() -> Iterator[bytes]:
        yield request_line(1, asked)
        done.get(timeout=60)

    class Answers(io.BytesIO):
        def write(self, line: Any) -> int:
            heard.append(codec.decode(bytes(line)))
            if isinstance(heard[-1].message, Ended):
                done.put(None)
            return len(line)

    Worker(requests(), Answers(), leave=lambda code: None).run()
    assert heard[:2] == [Answer(0, Ready()), Answer(1, Started())]
    assert heard[-1] == Answer(1, Ended())
    made = heard[-2].message
    assert isinstance(made, Generated)
    assert made.minimal


@pytest.mark.parametrize("request_", ['"puzzle": 3', f'"puzzle": {TEXT}, "options": [1]'])
def test_a_request_that_is_none_is_answered_so(request_: str) -> None:
    answers = io.BytesIO()
    line = f'{{"job": 1, "message": {{"is": "Generate", {request_}}}}}'
    Worker([line.encode()], answers).run()
    ready, garbled = map(answers_to(()).decode, answers.getvalue().splitlines())
    assert ready.message == Ready()
    assert isinstance(garbled.message, Garbled) and "Generate" in said(garbled.message.reason)


def test_an_errand_brings_a_puzzle() -> None:
    told: queue.Queue[Any] = queue.Queue()
    asked = question(Puzzle(NUMBER_PATH, Board.hexagon(1)), GenerateOptions(seed=2))
    job: Job[Any] = Job(asked, told.put)
    heard = [told.get(timeout=60)]
    while not isinstance(heard[-1], Ended):
        heard.append(told.get(timeout=60))
    job.stop()
    assert heard[-1] == Ended()
    assert isinstance(heard[-2], Generated)
