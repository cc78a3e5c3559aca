"""What waits for the first paint comes after it, once, or after a while."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.services import first_paint
from studio.gui.services.first_paint import FirstPaint
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class Told(QWidget):
    """Tells of its paints."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self._told = told

    def paintEvent(self, event: QPaintEvent) -> None:
        self._told.append("painted")


def test_it_comes_once_after_the_first_paint_of_all_parts(qtbot: QtBot) -> None:
    told: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    part = Told(told)
    part.setMinimumSize(20, 20)
    QVBoxLayout(window).addWidget(part)
    FirstPaint(window, lambda: told.append("then"))
    window.show()
    qtbot.waitUntil(lambda: "then" in told)
    assert told == ["painted", "then"]
    part.repaint()
    turns()
    assert told == ["painted", "then", "painted"]


def test_it_comes_for_a_window_that_is_not_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_paint, "PATIENCE_MS", 1)
    told: list[str] = []
    window = Told(told)
    qtbot.addWidget(window)
    FirstPaint(window, lambda: told.append("then"))
    qtbot.waitUntil(lambda: bool(told))
    window.show()
    qtbot.waitUntil(lambda: "painted" in told)
    turns()
    assert told == ["then", "painted"]
