"""Asking a solver process from the window: one at a time; of one that ended nothing is heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.board import Board
from studio.families import SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.services import job_runner as module
from studio.gui.services.job_runner import JobRunner
from studio.puzzle import Puzzle
from studio.work.census import Census
from studio.work.codes import as_told
from studio.work.job import Ended
from tests.gui.silent import Silent

SLOW = native.write(Puzzle(SLITHERLINK, Board.square(4, 4)), PLAIN).decode()
"""A board whose census takes longer than a process needs to be killed."""


@pytest.fixture
def job_runner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[JobRunner]:
    monkeypatch.setattr(module, "Job", Silent)
    owner = QObject()
    yield JobRunner(owner)
    owner.deleteLater()


def asked(job_runner: JobRunner, word: str) -> Any:
    """A question under way."""
    job_runner.ask(Census(word))
    assert job_runner.busy
    return job_runner.job


def test_news_are_heard_until_the_errand_has_ended(job_runner: JobRunner) -> None:
    heard: list[object] = []
    job_runner.heard.connect(heard.append)
    job = asked(job_runner, "first")
    job.tell("news")
    assert heard == ["news"] and job_runner.busy
    ended = Ended(as_told("It was enough."))
    job_runner.heard.connect(lambda news: heard.append(job_runner.busy))
    job.tell(ended)
    assert heard == ["news", ended, False] and job.stopped
    job.tell("late")
    assert heard[-1] is False


def test_another_question_ends_the_one_before(job_runner: JobRunner) -> None:
    heard: list[object] = []
    job_runner.heard.connect(heard.append)
    first = asked(job_runner, "first")
    second = asked(job_runner, "second")
    assert first.stopped and not second.stopped
    first.tell("late")
    second.tell("news")
    assert heard == ["news"]
    job_runner.stop()
    second.tell("late")
    assert heard == ["news"] and second.stopped and not job_runner.busy
    job_runner.stop()


def test_what_is_held_is_told_later_and_of_another_question_at_once(job_runner: JobRunner) -> None:
    heard: list[object] = []
    job_runner.heard.connect(heard.append)
    first = asked(job_runner, "first")
    job_runner.hold()
    assert first.held
    first.tell("on its way")
    first.tell(Ended())
    assert not heard and job_runner.busy
    job_runner.go_on()
    assert heard == ["on its way", Ended()] and not first.held and not job_runner.busy
    second = asked(job_runner, "second")
    job_runner.hold()
    second.tell("forgotten")
    third = asked(job_runner, "third")
    third.tell("news")
    assert heard[2:] == ["news"] and second.stopped
    job_runner.hold()
    job_runner.stop()
    job_runner.go_on()
    assert heard[2:] == ["news"] and third.stopped


def test_a_process_that_ends_early_is_told_of(qtbot: QtBot) -> None:
    """With a real process, whose words come from another thread."""
    owner = QObject()
    job_runner = JobRunner(owner)
    with qtbot.waitSignal(job_runner.heard) as heard:
        job_runner.ask(Census(SLOW))
        process: Any = job_runner.job
        qtbot.waitUntil(lambda: process.pid is not None)
        import os
        import signal

        os.kill(process.pid, signal.SIGKILL)
    assert isinstance(heard.args[0], Ended) and heard.args[0].reason
    assert not job_runner.busy
