"""A refresh that is held shows nothing until it may go on."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from studio.gui.services.refresh import Refresh
from tests.gui.turns import turns


def _shown(refresh: Refresh) -> list[str]:
    shown: list[str] = []
    refresh.due.connect(lambda: shown.append("first"))
    refresh.rest_due.connect(lambda: shown.append("rest"))
    return shown


def test_what_is_asked_meanwhile_is_shown_afterwards(qtbot: QtBot) -> None:
    refresh = Refresh()
    shown = _shown(refresh)
    refresh.hold()
    refresh.ask()
    turns()
    assert shown == []
    assert refresh.asked
    refresh.go_on()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert shown == ["first", "rest"]
    refresh.ask()
    qtbot.waitUntil(lambda: len(shown) == 4)


def test_where_nothing_was_asked_nothing_is_shown(qtbot: QtBot) -> None:
    refresh = Refresh()
    shown = _shown(refresh)
    refresh.hold()
    refresh.go_on()
    turns()
    assert shown == []


def test_who_wants_it_now_does_not_wait(qtbot: QtBot) -> None:
    refresh = Refresh()
    shown = _shown(refresh)
    refresh.hold()
    refresh.ask()
    refresh.now()
    assert shown == ["first", "rest"]
