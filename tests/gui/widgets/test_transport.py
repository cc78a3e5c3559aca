"""The player's bar."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.transport import PlayerBar


def test_the_slider_keeps_the_keys_when_the_bar_becomes_narrow(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = PlayerBar(appearance, ["1×", "2×", "4×"])
    bar.setParent(window)
    window.resize(1200, 700)
    bar.resize(1200, 100)
    window.show()
    bar.speed.setFocus()
    line = bar.speed.parentWidget().parentWidget()
    bar.resize(500, 100)
    assert bar.speed.parentWidget().parentWidget() is not line
    assert focus_within(window) is bar.speed and bar.speed.isVisible()
