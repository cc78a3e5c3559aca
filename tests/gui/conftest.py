"""What the tests of the window share: a look, and a window of the usual size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.look import Look, load_fonts
from studio.gui.widgets.parts import column


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    load_fonts()
    look = Look(reduced_motion=True)
    look.apply()
    yield look
    qapp.setStyleSheet("")


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> QWidget:
    """A window of the usual size that lays its children out from top to bottom."""
    window = QWidget()
    column(window)
    window.resize(1440, 900)
    qtbot.addWidget(window)
    return window
