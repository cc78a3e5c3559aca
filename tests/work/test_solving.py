"""Background solving with real processes: the studio's own, and small ones that misbehave."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from studio.board import Board, Cell
from studio.engines.events import Verdict
from studio.families import SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Puzzle
from studio.puzzle.reason import Reason
from studio.work import solving as module
from studio.work.codes import Broken
from studio.work.findings import Counted, Failed, Finding, Finished, Judged
from studio.work.sentences import failed_words
from studio.work.solving import Solving, command

READY = '{"job": 0, "message": {"is": "Ready"}}'

PATIENCE = 60.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""

FAKE = """
import json, os, signal, sys

if "compile" in sys.argv:
    sys.exit()

def say(job, kind, **fields):
    print(json.dumps({"job": job, "message": {"is": kind, **fields}}), flush=True)

def count(job, number):
    found = dict(count=f"{number:x}", exact=True, seconds=0.0)
    say(job, "Counted", **found, final=True, reason=None)

def finish(job):
    say(job, "Finished", seconds=0.0, reason=None)

say(0, "Ready")
held = []
for line in sys.stdin:
    request = json.loads(line)
    job, puzzle = request["job"], request["message"].get("puzzle")
    if puzzle is None or puzzle == "silent":
        continue
    if puzzle == "gone":
        os._exit(5)
    say(job, "Started")
    if puzzle == "late":
        held.append(job)
        count(job, 0)
        continue
    for late in held:
        count(late, 99)
        finish(late)
    if puzzle == "many":
        for number in range(500):
            count(job, number)
    if puzzle == "hang":
        count(job, 1)
        signal.pause()
    if puzzle == "deaf":
        count(job, 1)
        os.close(1)
        signal.pause()
    if puzzle == "garbage":
        print("garbage", flush=True)
    if puzzle == "bytes":
        os.write(1, b"\\xff\\xfe\\xfd\\n")
    if puzzle == "rumour":
        say(job, "Rumour")
    if puzzle == "number":
        print(7, flush=True)
    count(job, len(puzzle))
    finish(job)
"""


class Told:
    """A solving side, and all that it tells."""

    def __init__(self, *arguments: str) -> None:
        self.findings: queue.Queue[tuple[int, Finding]] = queue.Queue()
        self.heard: list[tuple[int, Finding]] = []
        self.solving = Solving(
            lambda revision, finding: self.findings.put((revision, finding)), arguments or None
        )

    def hear(self) -> tuple[int, Finding]:
        """The next finding."""
        self.heard.append(self.findings.get(timeout=PATIENCE))
        return self.heard[-1]

    def end_of(self, revision: int) -> Finding:
        """The last finding of a revision; those of older ones may come before, none after it."""
        last = 0
        while True:
            told, finding = self.hear()
            assert last <= told <= revision
            last = told
            if told == revision and isinstance(finding, Finished | Failed):
                return finding

    def answers(self, revision: int, puzzle: str = "fine") -> None:
        """Hold that a question is answered as it should be by the fake."""
        self.solving.analyse(revision, puzzle)
        assert isinstance(self.end_of(revision), Finished)
        counted = self.heard[-2][1]
        assert isinstance(counted, Counted)
        assert (self.heard[-2][0], counted.count) == (revision, len(puzzle))


@pytest.fixture
def opened() -> Iterator[Callable[..., Told]]:
    """Makes solving sides, and closes them all; no process may be left."""
    all_told: list[Told] = []

    def make(*arguments: str) -> Told:
        all_told.append(Told(*arguments))
        return all_told[-1]

    yield make
    for told in all_told:
        pids = told.solving.pids
        told.solving.close()
        assert told.solving.pids == ()
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


@pytest.fixture
def fake(opened: Callable[..., Told]) -> Told:
    return opened(sys.executable, "-c", FAKE)


SECOND_WAITS = """
import pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
try:
    (folder / "first").mkdir()
except FileExistsError:
    while not (folder / "go").exists():
        time.sleep(0.01)
"""
"""What all processes but the first do before they are ready."""


def puzzle(value: int) -> str:
    clued = Puzzle(SLITHERLINK, Board.square(2, 3)).placed(Clue("numbers", Cell((0, 0)), value))
    assert isinstance(clued, Puzzle)
    return native.write(clued, PLAIN).decode()


# -- room ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "gone"),
    [
        ({"LARGE": 1}, True),
        ({"LARGE": 1, "MOMENT": -1.0}, False),
        ({"LARGE": 1, "MOMENT": -1.0, "LONG_IDLE": 0.0}, True),
        ({"LARGE": 1 << 40}, False),
    ],
    ids=("large", "slow", "slow, but long ago", "small"),
)
def test_a_large_process_that_nobody_asks_makes_room(
    opened: Callable[..., Told],
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, float],
    gone: bool,
) -> None:
    """Where its verdicts take long, what it has learnt is worth the room for longer."""
    looked = threading.Event()
    let_go = Solving._let_go

    def look(solving: Solving) -> None:
        warm = solving._spare is not None and solving._spare.warm
        let_go(solving)
        if warm:
            looked.set()

    monkeypatch.setattr(Solving, "_let_go", look)
    monkeypatch.setattr(module, "IDLE", 0.0)
    monkeypatch.setattr(module, "LOOK_S", 0.01)
    for name, value in settings.items():
        monkeypatch.setattr(module, name, value)
    told = opened(sys.executable, "-c", FAKE)
    told.answers(1)
    assert looked.wait(PATIENCE)
    first, *others = told.solving.pids
    monkeypatch.setattr(module, "IDLE", PATIENCE)
    told.answers(2)
    assert told.solving.pids[0] == first
    assert len(others) == (0 if gone else 1)


def test_a_large_process_makes_room_once_the_spare_is_warm(
    opened: Callable[..., Told], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody needs to ask anything in between."""
    looked, gone = threading.Event(), threading.Event()
    let_go = Solving._let_go

    def look(solving: Solving) -> None:
        let_go(solving)
        (looked if solving._spare is not None else gone).set()

    monkeypatch.setattr(Solving, "_let_go", look)
    monkeypatch.setattr(module, "IDLE", 0.0)
    monkeypatch.setattr(module, "LOOK_S", 0.01)
    monkeypatch.setattr(module, "LARGE", 1)
    told = opened(sys.executable, "-c", SECOND_WAITS + FAKE, str(tmp_path))
    told.answers(1)
    first, spare = told.solving.pids
    assert looked.wait(PATIENCE)
    assert told.solving.pids == (first, spare)
    (tmp_path / "go").write_text("the spare may be ready")
    assert gone.wait(PATIENCE)
    assert told.solving.pids == (spare,)
    told.answers(2)


def test_a_process_says_how_much_memory_it_holds(fake: Told) -> None:
    fake.answers(1)
    current = fake.solving._current
    assert current is not None and current.size() > 1 << 20
    current.kill()
    assert current.size() == 0


# -- the studio's own processes --------------------------------------------------------------------


def test_an_answer_arrives(opened: Callable[..., Told]) -> None:
    told = opened(*command())
    told.solving.analyse(1, puzzle(4))
    assert isinstance(told.end_of(1), Finished)
    judged = told.heard[0][1]
    assert isinstance(judged, Judged)
    assert judged.verdict is Verdict.UNIQUE


def test_of_many_questions_the_last_one_is_answered(opened: Callable[..., Told]) -> None:
    told = opened(*command())
    for revision in range(1, 30):
        told.solving.analyse(revision, puzzle(revision % 4))
    told.solving.analyse(30, puzzle(4))
    assert isinstance(told.end_of(30), Finished)
    assert [f.verdict for r, f in told.heard if r == 30 and isinstance(f, Judged)] == [
        Verdict.UNIQUE
    ]
    assert told.findings.empty()


def test_what_writes_the_puzzle_is_called_by_the_worker(fake: Told) -> None:
    """Once, and again where a process is lost: the caller does not wait for it."""
    writers: list[threading.Thread] = []

    def write() -> str:
        writers.append(threading.current_thread())
        return "fine"

    fake.solving.analyse(1, write)
    assert isinstance(fake.end_of(1), Finished)
    assert [writer.name for writer in writers] == ["solving"]


def test_killed_in_between_it_answers_the_next_question(opened: Callable[..., Told]) -> None:
    told = opened(*command())
    for revision in (1, 2):
        told.solving.analyse(revision, puzzle(4))
        assert isinstance(told.end_of(revision), Finished)
        for pid in told.solving.pids:
            os.kill(pid, signal.SIGKILL)
    told.solving.analyse(3, puzzle(4))
    assert isinstance(told.end_of(3), Finished)


# -- processes that misbehave ----------------------------------------------------------------------


def test_answers_to_older_questions_are_dropped(fake: Told) -> None:
    """The fake answers the first question after it has heard the second."""
    fake.solving.analyse(1, "late")
    assert fake.hear()[0] == 1
    fake.answers(2)
    assert [(r, f.count) for r, f in fake.heard if isinstance(f, Counted)] == [(1, 0), (2, 4)]


def test_what_waits_behind_a_newer_question_is_dropped() -> None:
    """The window is slow to take the first finding, and asks again before it sees the others."""
    told: list[int] = []
    first, asked, over = threading.Event(), threading.Event(), threading.Event()

    def tell(revision: int, finding: Finding) -> None:
        told.append(revision)
        if revision == 1:
            first.set()
            assert asked.wait(PATIENCE)
        elif isinstance(finding, Finished):
            over.set()

    solving = Solving(tell, [sys.executable, "-c", FAKE])
    solving.analyse(1, "many")
    assert first.wait(PATIENCE)
    solving.analyse(2, "fine")
    asked.set()
    assert over.wait(PATIENCE)
    solving.close()
    assert told == [1, 2, 2]


def test_what_was_answered_before_kernels_were_compiled_is_asked_once_more(
    monkeypatch: pytest.MonkeyPatch, opened: Callable[..., Told]
) -> None:
    monkeypatch.setattr(module.kernels, "warm", lambda: False)
    monkeypatch.setattr(module, "command", lambda: [sys.executable, "-c", FAKE])
    ended = threading.Event()
    tell_end = module._tell_end

    def tell(compiler: subprocess.Popen[bytes], inbox: queue.Queue[object]) -> None:
        assert ended.wait(PATIENCE)
        tell_end(compiler, inbox)

    monkeypatch.setattr(module, "_tell_end", tell)
    told = opened()
    told.answers(1)
    told.answers(2)
    ended.set()
    again = [told.hear() for _ in range(2)]
    assert [revision for revision, _ in again] == [2, 2]
    assert isinstance(again[0][1], Counted) and isinstance(again[1][1], Finished)


def test_a_spare_that_dies_is_buried(fake: Told) -> None:
    fake.answers(1)
    spare = fake.solving.pids[1]
    os.kill(spare, signal.SIGKILL)
    revision = 2
    while spare in fake.solving.pids:
        fake.answers(revision)
        revision += 1
    with pytest.raises(ProcessLookupError):
        os.kill(spare, 0)


def test_after_a_stop_nothing_is_told(fake: Told) -> None:
    fake.solving.analyse(1, "late")
    assert fake.hear()[0] == 1
    fake.solving.stop(2)
    fake.answers(3)
    assert [revision for revision, _ in fake.heard] == [1, 3, 3]


def test_a_process_killed_at_work_is_told_and_replaced(fake: Told) -> None:
    fake.solving.analyse(1, "hang")
    assert fake.hear()[0] == 1
    os.kill(fake.solving.pids[0], signal.SIGKILL)
    assert fake.end_of(1) == Failed(Reason.of(Broken.SIGNAL, signal=9), again=True)
    fake.answers(2)


def test_a_process_that_does_not_stop_is_replaced(fake: Told) -> None:
    fake.solving.analyse(1, "hang")
    assert fake.hear()[0] == 1
    hanging = fake.solving.pids[0]
    fake.answers(2)
    assert hanging not in fake.solving.pids
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)


@pytest.mark.parametrize("puzzle", ["garbage", "bytes", "rumour", "number"])
def test_garbage_is_told_and_the_next_question_works(fake: Told, puzzle: str) -> None:
    fake.solving.analyse(1, puzzle)
    failed = fake.end_of(1)
    assert isinstance(failed, Failed)
    assert failed_words(failed).startswith("The solver said something that is not an answer.")
    fake.answers(2)


def test_a_process_that_closes_its_mouth_is_given_up(fake: Told) -> None:
    fake.solving.analyse(1, "deaf")
    failed = fake.end_of(1)
    assert isinstance(failed, Failed)
    assert failed_words(failed).startswith("The solver fell silent.")
    fake.answers(2)


def test_silence_is_told_in_the_end(fake: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    fake.answers(1)
    with monkeypatch.context() as hurry:
        hurry.setattr(module, "LAST_PATIENCE", 0.0)
        fake.solving.analyse(2, "silent")
        failed = fake.end_of(2)
    assert isinstance(failed, Failed)
    assert failed_words(failed).startswith("The solver did not stop in time.")
    fake.answers(3)


def test_a_question_that_kills_every_process_is_given_up(fake: Told) -> None:
    fake.solving.analyse(1, "gone")
    failed = fake.end_of(1)
    assert isinstance(failed, Failed)
    assert failed_words(failed).startswith("The solver ended with code 5.")
    fake.answers(2)


def test_processes_that_cannot_begin_are_not_started_for_ever(
    opened: Callable[..., Told], tmp_path: Path
) -> None:
    log = tmp_path / "starts"
    script = f"import sys; open({str(log)!r}, 'a').write('x'); print({READY!r})"
    told = opened(sys.executable, "-c", script + "; sys.stdout.flush(); sys.exit(3)")
    told.solving.analyse(1, "fine")
    assert isinstance(told.end_of(1), Failed)
    assert 1 <= len(log.read_text()) <= module.TRIES


def test_a_missing_program_is_told(opened: Callable[..., Told], tmp_path: Path) -> None:
    told = opened(str(tmp_path / "no such program"))
    for revision in (1, 2):
        told.solving.analyse(revision, "fine")
        assert told.end_of(revision) == Failed(Reason(Broken.NOTHING_CHECKED))


def test_a_process_that_does_not_read_holds_nobody_up(opened: Callable[..., Told]) -> None:
    """More than a pipe holds; the fixture closes it while the question is still being written."""
    told = opened(sys.executable, "-c", "import signal; print('7', flush=True); signal.pause()")
    told.solving.analyse(1, "x" * 1_000_000)
    failed = told.end_of(1)
    assert isinstance(failed, Failed)
    told.solving.analyse(2, "x" * 1_000_000)


def test_closing_is_the_end(fake: Told) -> None:
    fake.answers(1)
    pids = fake.solving.pids
    assert len(pids) == 2
    fake.solving.close()
    fake.solving.close()
    fake.solving.analyse(2, "fine")
    assert fake.findings.empty()
