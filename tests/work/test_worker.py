"""The solver process over streams in memory."""

from __future__ import annotations

import io
import json
import queue
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from studio.board import Board, Cell
from studio.engines import catalogue
from studio.engines.engine import Answer, Stopped, Token
from studio.engines.events import Verdict
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Problem, Puzzle
from studio.work import census, worker
from studio.work.findings import Counted, Failed, Finding, Finished, Judged, from_json
from studio.work.worker import Oracles, Worker, parse_request

PATIENCE = 30.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""


class Talk(io.StringIO):
    """Both ends of a conversation with a worker that runs in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: queue.Queue[str | None] = queue.Queue()
        self.said: queue.Queue[dict[str, Any]] = queue.Queue()
        self.left: list[int] = []
        self.worker = Worker(self.lines(), self, leave=self.left.append)
        self.thread = threading.Thread(target=self.worker.run)

    def lines(self) -> Iterator[str]:
        while (line := self.requests.get(timeout=PATIENCE)) is not None:
            yield line

    def write(self, text: str) -> int:
        self.said.put(json.loads(text))
        return len(text)

    def ask(self, request: object) -> None:
        self.requests.put(json.dumps(request) + "\n")

    def hear(self) -> dict[str, Any]:
        return self.said.get(timeout=PATIENCE)

    def answer(self, job: int) -> list[Finding]:
        """Everything said for a job, to its end; whatever belongs to others is an error."""
        assert self.hear() == {"job": job, "started": True}
        found: list[Finding] = []
        while not found or not isinstance(found[-1], Finished | Failed):
            message = self.hear()
            assert message.pop("job") == job
            found.append(from_json(message))
        return found

    def close(self) -> None:
        self.requests.put(None)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def talk() -> Iterator[Talk]:
    conversation = Talk()
    conversation.thread.start()
    assert conversation.hear() == {"ready": True}
    yield conversation
    conversation.close()


def text(puzzle: Puzzle | Any) -> str:
    assert isinstance(puzzle, Puzzle)
    return native.write(puzzle, PLAIN).decode()


LOOPS = text(Puzzle(SLITHERLINK, Board.square(2, 3)))
PATHS = text(Puzzle(NUMBER_PATH, Board.square(2, 3)).placed(Clue("labels", Cell((0, 0)), 1)))


class Endless:
    """A solver that answers nothing until it is stopped, and says when it began."""

    def __init__(self, problem: Problem) -> None:
        self.graph, self.shape = problem.graph, problem.shape
        self.began = threading.Event()

    def facts(self, trace: object) -> frozenset[Any]:
        return frozenset()

    def ask(self, hold: object, deny: object, token: Token) -> Answer:
        stopped = threading.Event()
        token.on_cancel(stopped.set)
        self.began.set()
        assert stopped.wait(PATIENCE)
        return Stopped()


# -- conversations ---------------------------------------------------------------------------------


def test_a_question_is_acknowledged_and_answered(talk: Talk) -> None:
    talk.ask({"job": 3, "puzzle": LOOPS})
    found = talk.answer(3)
    assert isinstance(found[0], Judged)
    assert found[0].verdict is Verdict.SEVERAL
    # The loops of 2 x 3 cells, by brute force over every set of links.
    assert [f.count for f in found if isinstance(f, Counted) and f.final] == [40]


def test_one_question_after_another_on_different_boards(talk: Talk) -> None:
    for job, puzzle in enumerate([LOOPS, PATHS, LOOPS], start=1):
        talk.ask({"job": job, "puzzle": puzzle, "answers": 2})
        assert isinstance(talk.answer(job)[-1], Finished)


def test_garbage_between_questions_is_passed_over(talk: Talk) -> None:
    talk.requests.put("not a request\n")
    talk.requests.put("[" * 100_000 + "\n")
    talk.ask({"job": 1e999})
    talk.ask({"job": 1, "puzzle": PATHS})
    assert isinstance(talk.answer(1)[-1], Finished)


def test_a_new_question_stops_the_old_one(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.ask({"job": 1, "puzzle": LOOPS})
    assert talk.hear() == {"job": 1, "started": True}
    assert oracle.began.wait(PATIENCE)
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask({"job": 2, "puzzle": PATHS})
    assert isinstance(talk.answer(2)[-1], Finished)


def test_stopping_says_nothing_more(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.ask({"job": 1, "puzzle": LOOPS})
    assert talk.hear() == {"job": 1, "started": True}
    assert oracle.began.wait(PATIENCE)
    talk.ask({"job": 2})
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask({"job": 3, "puzzle": PATHS})
    assert isinstance(talk.answer(3)[-1], Finished)


def test_want_of_memory_fails_the_question_only(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(problem: Problem) -> None:
        raise MemoryError

    monkeypatch.setattr(worker, "oracle_for", too_much)
    talk.ask({"job": 1, "puzzle": LOOPS})
    (failed,) = talk.answer(1)
    assert failed == Failed("This check needs more than 1,024 MB of memory.")
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask({"job": 2, "puzzle": LOOPS})
    assert isinstance(talk.answer(2)[-1], Finished)


def test_the_end_of_the_requests_ends_a_question_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = Talk()
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.thread.start()
    talk.ask({"job": 1, "puzzle": LOOPS})
    assert oracle.began.wait(PATIENCE)
    talk.close()
    assert talk.left == [0]


def test_without_requests_it_ends() -> None:
    talk = Talk()
    talk.thread.start()
    talk.close()
    assert talk.hear() == {"ready": True}
    assert talk.left == []


# -- requests --------------------------------------------------------------------------------------


def test_a_request_tells_job_puzzle_and_depth() -> None:
    job = parse_request('{"job": 7, "puzzle": "text", "answers": 12, "seconds": 0}')
    assert job is not None
    assert (job.number, job.puzzle, job.depth.answers) == (7, "text", 12)
    assert job.token.stopped


def test_a_job_alone_only_stops() -> None:
    job = parse_request('{"job": 8}')
    assert job is not None
    assert (job.number, job.puzzle) == (8, None)
    assert not job.token.stopped


@pytest.mark.parametrize(
    "line",
    [
        "",
        "garbage",
        "7",
        "null",
        "[]",
        '{"puzzle": "text"}',
        '{"job": "seven"}',
        '{"job": null}',
        '{"job": Infinity}',
        '{"job": 7, "puzzle": 5}',
        '{"job": 7, "puzzle": {"format": "oneline-puzzle"}}',
        '{"job": 7, "answers": "many"}',
        '{"job": 7, "seconds": "long"}',
        "[" * 100_000,
    ],
    ids=lambda line: line[:20],
)
def test_garbage_is_no_request(line: str) -> None:
    assert parse_request(line) is None


# -- live solvers ----------------------------------------------------------------------------------


def test_the_solvers_of_the_last_boards_stay_alive() -> None:
    oracles = Oracles()
    problems = [
        Puzzle(SLITHERLINK, Board.square(1, columns)).compile().problem
        for columns in range(1, worker.BOARDS_KEPT + 2)
    ]
    first = [oracles.get(problem) for problem in problems[: worker.BOARDS_KEPT]]
    assert oracles.get(problems[0]) is first[0]
    oracles.get(problems[-1])
    # The board that was asked about longest ago had to go, and that is the second one.
    assert oracles.get(problems[0]) is first[0]
    assert oracles.get(problems[1]) is not first[1]


def test_the_clues_of_a_board_share_its_solver() -> None:
    board = Board.square(2, 2)
    clued = Puzzle(SLITHERLINK, board).placed(Clue("numbers", Cell((0, 0)), 3))
    assert isinstance(clued, Puzzle)
    oracles = Oracles()
    empty = Puzzle(SLITHERLINK, board).compile().problem
    assert oracles.get(empty) is oracles.get(clued.compile().problem)


def test_a_request_may_be_for_a_census() -> None:
    job = parse_request('{"job": 7, "census": "text"}')
    assert job is not None
    assert (job.number, job.puzzle, job.errand, job.text) == (7, None, "census", "text")
    assert parse_request('{"job": 7, "census": 3}') is None


def test_a_census_is_taken_between_questions(talk: Talk) -> None:
    talk.ask({"job": 1, "census": LOOPS})
    assert talk.hear() == {"job": 1, "started": True}
    said = [talk.hear()]
    while "ended" not in said[-1]:
        said.append(talk.hear())
    assert {message["job"] for message in said} == {1}
    assert said[-1]["ended"] == ""
    assert sum(len(message.get("loops", ())) for message in said) == 40
    talk.ask({"job": 2, "puzzle": LOOPS})
    assert isinstance(talk.answer(2)[-1], Finished)


def test_want_of_memory_ends_a_census_with_a_reason(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(board: Board, token: Token) -> None:
        raise MemoryError

    monkeypatch.setattr(census, "messages", too_much)
    talk.ask({"job": 1, "census": LOOPS})
    talk.hear()
    assert "1,024 MB" in talk.hear()["ended"]
