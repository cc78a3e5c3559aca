"""Asking a solver process from the window: one at a time; of one that ended nothing is heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.gui import asker as module
from studio.gui.asker import Asker
from studio.work.errand import Ended
from tests.gui.silent import Silent


@pytest.fixture
def asker(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    monkeypatch.setattr(module, "Errand", Silent)
    owner = QObject()
    yield Asker(owner)
    owner.deleteLater()


def asked(asker: Asker, word: str) -> Any:
    """A question under way."""
    asker.ask({word: 1}, lambda message: message)
    assert asker.busy
    return asker.errand


def test_news_are_heard_until_the_errand_has_ended(asker: Asker) -> None:
    heard: list[object] = []
    asker.heard.connect(heard.append)
    errand = asked(asker, "first")
    errand.tell("news")
    assert heard == ["news"] and asker.busy
    ended = Ended("It was enough.")
    asker.heard.connect(lambda news: heard.append(asker.busy))
    errand.tell(ended)
    assert heard == ["news", ended, False] and errand.stopped
    errand.tell("late")
    assert heard[-1] is False


def test_another_question_ends_the_one_before(asker: Asker) -> None:
    heard: list[object] = []
    asker.heard.connect(heard.append)
    first = asked(asker, "first")
    second = asked(asker, "second")
    assert first.stopped and not second.stopped
    first.tell("late")
    second.tell("news")
    assert heard == ["news"]
    asker.stop()
    second.tell("late")
    assert heard == ["news"] and second.stopped and not asker.busy
    asker.stop()


def test_a_process_that_ends_early_is_told_of(qtbot: QtBot) -> None:
    """With a real process, whose words come from another thread."""
    owner = QObject()
    asker = Asker(owner)
    with qtbot.waitSignal(asker.heard) as heard:
        asker.ask({"no such question": ""}, lambda message: message)
        process: Any = asker.errand
        qtbot.waitUntil(lambda: process.pid is not None)
        import os
        import signal

        os.kill(process.pid, signal.SIGKILL)
    assert isinstance(heard.args[0], Ended) and heard.args[0].reason
    assert not asker.busy
