"""Parts that are made later come one after the other, and all at once where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.gui.widgets import later_parts
from studio.gui.widgets.later_parts import SLICE_S, LaterParts


def making(made: list[int]) -> Iterator[None]:
    for part in range(5):
        made.append(part)
        yield


def test_none_is_made_at_once_and_all_in_the_end(qapp: QApplication, qtbot: QtBot) -> None:
    made: list[int] = []
    parent = QObject()
    later = LaterParts(making(made), parent)
    assert not made
    qtbot.waitUntil(lambda: len(made) == 5)
    later.finish()
    assert made == [0, 1, 2, 3, 4]


def test_a_slice_ends_when_its_time_is_over(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    parent = QObject()
    later = LaterParts(making(made), parent)
    monkeypatch.setattr(later_parts.time, "thread_time", lambda: len(made) * 0.6 * SLICE_S)
    counts = []
    for _ in range(4):
        later._go_on()
        counts.append(len(made))
    assert counts == [2, 4, 5, 5]
    assert not later._timer.isActive()


def test_all_are_made_where_they_are_wanted(qapp: QApplication) -> None:
    made: list[int] = []
    parent = QObject()
    later = LaterParts(making(made), parent)
    later._go_on()
    later.finish()
    assert made == [0, 1, 2, 3, 4] and not later._timer.isActive()
