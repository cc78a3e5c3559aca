"""The solver process over streams in memory."""

from __future__ import annotations

import io
import queue
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board, Cell
from studio.engines import catalogue, engine
from studio.engines.engine import Stopped, Token
from studio.engines.events import Verdict
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Problem, Puzzle
from studio.puzzle.reason import Reason
from studio.work import census, worker
from studio.work.codes import Broken
from studio.work.findings import Counted, Failed, Finding, Finished, Judged
from studio.work.protocol import (
    Analyse,
    Ended,
    Garbled,
    Question,
    Ready,
    Started,
    Stop,
    answers_to,
    request_line,
)
from studio.work.sentences import ended_words, failed_words, said
from studio.work.wire import Answer, WireError
from studio.work.worker import Oracles, Worker

PATIENCE = 30.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""


CODEC = answers_to((*Analyse.NEWS, *census.Census.NEWS))


class Talk(io.BytesIO):
    """Both ends of a conversation with a worker that runs in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: queue.Queue[bytes | None] = queue.Queue()
        self.said: queue.Queue[Answer[Any]] = queue.Queue()
        self.left: list[int] = []
        self.worker = Worker(self.lines(), self, leave=self.left.append)
        self.thread = threading.Thread(target=self.worker.run)

    def lines(self) -> Iterator[bytes]:
        while (line := self.requests.get(timeout=PATIENCE)) is not None:
            yield line

    def write(self, line: Any) -> int:
        self.said.put(CODEC.decode(bytes(line)))
        return len(line)

    def ask(self, job: int, question: Question) -> None:
        self.requests.put(request_line(job, question))

    def hear(self) -> Answer[Any]:
        return self.said.get(timeout=PATIENCE)

    def answer(self, job: int) -> list[Finding]:
        """Everything said for a job, to its end; whatever belongs to others is an error."""
        assert self.hear() == Answer(job, Started())
        found: list[Finding] = []
        while not found or not isinstance(found[-1], Finished | Failed):
            answer = self.hear()
            assert answer.job == job
            found.append(answer.message)
        return found

    def close(self) -> None:
        self.requests.put(None)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Talk]:
    monkeypatch.setattr(worker.kernels, "begun", lambda: True)  # no test needs all of them
    conversation = Talk()
    conversation.thread.start()
    assert conversation.hear() == Answer(0, Ready())
    yield conversation
    conversation.close()


def text(puzzle: Puzzle | Any) -> str:
    assert isinstance(puzzle, Puzzle)
    return native.write(puzzle, PLAIN).decode()


LOOPS = text(Puzzle(SLITHERLINK, Board.square(2, 3)))
PATHS = text(Puzzle(NUMBER_PATH, Board.square(2, 3)).placed(Clue("labels", Cell((0, 0)), 1)))


def test_memory_goes_back_once_after_work(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each rest, but not where nobody asked anything."""
    trims: queue.Queue[int] = queue.Queue()
    monkeypatch.setattr(worker.kernels, "trim", lambda: trims.put(threading.get_ident()))
    monkeypatch.setattr(worker, "IDLE_S", 0.01)
    for job in (1, 2):
        assert trims.empty()
        talk.ask(job, Analyse(LOOPS))
        talk.answer(job)
        assert trims.get(timeout=PATIENCE) == talk.thread.ident


class Endless:
    """A solver that answers nothing until it is stopped, and says when it began."""

    def __init__(self, problem: Problem) -> None:
        self.graph, self.shape = problem.graph, problem.shape
        self.began = threading.Event()

    def facts(self, trace: object) -> frozenset[Any]:
        return frozenset()

    def ask(self, hold: object, deny: object, token: Token) -> engine.Answer:
        stopped = threading.Event()
        token.on_cancel(stopped.set)
        self.began.set()
        assert stopped.wait(PATIENCE)
        return Stopped()


# -- conversations ---------------------------------------------------------------------------------


def test_a_question_is_acknowledged_and_answered(talk: Talk) -> None:
    talk.ask(3, Analyse(LOOPS))
    found = talk.answer(3)
    assert isinstance(found[0], Judged)
    assert found[0].verdict is Verdict.SEVERAL
    # The loops of 2 x 3 cells, by brute force over every set of edges.
    assert [f.count for f in found if isinstance(f, Counted) and f.final] == [40]


def test_one_question_after_another_on_different_boards(talk: Talk) -> None:
    for job, puzzle in enumerate([LOOPS, PATHS, LOOPS], start=1):
        talk.ask(job, Analyse(puzzle, answers=2))
        assert isinstance(talk.answer(job)[-1], Finished)


def test_garbage_between_questions_is_named_and_stops_nothing(talk: Talk) -> None:
    for garbage in (b"not a question\n", b"[" * 100_000 + b"\n", b'{"job": 1e999}\n'):
        talk.requests.put(garbage)
        answer = talk.hear()
        assert answer.job == 0 and isinstance(answer.message, Garbled)
        assert garbage[:10].decode().strip() in said(answer.message.reason)
    talk.ask(1, Analyse(PATHS))
    assert isinstance(talk.answer(1)[-1], Finished)


def test_a_new_question_stops_the_old_one(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.ask(1, Analyse(LOOPS))
    assert talk.hear() == Answer(1, Started())
    assert oracle.began.wait(PATIENCE)
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask(2, Analyse(PATHS))
    assert isinstance(talk.answer(2)[-1], Finished)


def test_stopping_says_nothing_more(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.ask(1, Analyse(LOOPS))
    assert talk.hear() == Answer(1, Started())
    assert oracle.began.wait(PATIENCE)
    talk.ask(2, Stop())
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask(3, Analyse(PATHS))
    assert isinstance(talk.answer(3)[-1], Finished)


def test_want_of_memory_fails_the_question_only(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(problem: Problem) -> None:
        raise MemoryError

    monkeypatch.setattr(worker, "oracle_for", too_much)
    talk.ask(1, Analyse(LOOPS))
    (failed,) = talk.answer(1)
    assert failed == Failed(Reason.of(Broken.MEMORY, megabytes=1024))
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask(2, Analyse(LOOPS))
    assert isinstance(talk.answer(2)[-1], Finished)


def test_an_unexpected_error_is_said_and_the_process_works_on(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(problem: Problem) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("platformdirs.user_log_path", lambda name: tmp_path)
    monkeypatch.setattr(worker, "oracle_for", broken)
    talk.ask(1, Analyse(LOOPS))
    (failed,) = talk.answer(1)
    assert isinstance(failed, Failed)
    assert "ZeroDivisionError" in failed_words(failed) and str(tmp_path) in failed_words(failed)
    monkeypatch.setattr(worker, "oracle_for", catalogue.oracle_for)
    talk.ask(2, Analyse(LOOPS))
    assert isinstance(talk.answer(2)[-1], Finished)


def test_an_errand_that_breaks_off_says_so(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(question: object, token: Token) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("platformdirs.user_log_path", lambda name: tmp_path)
    monkeypatch.setitem(worker.JOBS, census.Census, ("census", broken))
    talk.ask(1, census.Census(LOOPS))
    talk.hear()
    assert "ZeroDivisionError" in ended_words(talk.hear().message)
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text()


def test_the_end_of_the_requests_ends_a_question_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = Talk()
    oracle = Endless(native.read(LOOPS).puzzle.compile().problem)
    monkeypatch.setattr(worker, "oracle_for", lambda problem: oracle)
    talk.thread.start()
    talk.ask(1, Analyse(LOOPS))
    assert oracle.began.wait(PATIENCE)
    talk.close()
    assert talk.left == [0]


def test_without_requests_it_ends() -> None:
    talk = Talk()
    talk.thread.start()
    talk.close()
    assert talk.hear() == Answer(0, Ready())
    assert talk.left == []


# -- requests --------------------------------------------------------------------------------------


def read(message: str) -> Answer[Any]:
    return worker.QUESTIONS.decode(f'{{"job": 7, "message": {message}}}'.encode())


def test_a_question_tells_job_puzzle_and_depth() -> None:
    told = read('{"is": "Analyse", "puzzle": "text", "answers": 12, "answer_seconds": 1}')
    assert told == Answer(7, Analyse("text", 12, 1.0))
    assert read('{"is": "Stop"}') == Answer(7, Stop())


@pytest.mark.parametrize(
    "line",
    [
        "",
        "garbage",
        "7",
        "null",
        "[]",
        '{"message": {"is": "Stop"}}',
        '{"job": "seven", "message": {"is": "Stop"}}',
        '{"job": null, "message": {"is": "Stop"}}',
        '{"job": Infinity, "message": {"is": "Stop"}}',
        '{"job": 7}',
        '{"job": 7, "message": {"is": "Analyse", "puzzle": 5}}',
        '{"job": 7, "message": {"is": "Rumour"}}',
        '{"job": 7, "message": {"is": "Census", "puzzle": 3}}',
        '{"job": 7, "message": {"is": "Stop"}, "more": 1}',
        "[" * 100_000,
    ],
    ids=lambda line: line[:40],
)
def test_garbage_is_no_question(line: str) -> None:
    with pytest.raises(WireError, match="is no message: "):
        worker.QUESTIONS.decode(line.encode())


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


def test_a_census_is_taken_between_questions(talk: Talk) -> None:
    talk.ask(1, census.Census(LOOPS))
    assert talk.hear() == Answer(1, Started())
    said = [talk.hear()]
    while not isinstance(said[-1].message, Ended):
        said.append(talk.hear())
    assert {answer.job for answer in said} == {1}
    assert said[-1].message == Ended()
    loops = [answer.message.loops for answer in said if isinstance(answer.message, census.Loops)]
    assert sum(map(len, loops)) == 40
    talk.ask(2, Analyse(LOOPS))
    assert isinstance(talk.answer(2)[-1], Finished)


def test_want_of_memory_ends_a_census_with_a_reason(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(question: object, token: Token) -> None:
        raise MemoryError

    monkeypatch.setitem(worker.JOBS, census.Census, ("census", too_much))
    talk.ask(1, census.Census(LOOPS))
    talk.hear()
    assert "1,024 MB" in ended_words(talk.hear().message)


def test_kernels_are_loaded_once_a_verdict_is_out(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They take two hundred megabytes, which one that is never asked does without."""
    asked = threading.Event()
    monkeypatch.setattr(worker.kernels, "begun", asked.is_set)
    monkeypatch.setattr(worker.kernels, "warm", lambda *names: True)
    monkeypatch.setattr(worker.kernels, "load_behind", asked.set)
    talk.ask(1, Stop())
    talk.ask(2, census.Census("square:1x1"))
    while not isinstance(talk.hear().message, Ended):
        pass
    assert not asked.is_set()
    talk.ask(3, Analyse(LOOPS, 0, 0.0))
    talk.answer(3)
    assert asked.is_set()
