"""Cards with a picture of a puzzle."""

from __future__ import annotations

from typing import NoReturn

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.cards import PuzzleCard


@pytest.mark.qt_log_ignore("Painter ended with")
def test_an_error_while_painting_leaves_no_painter_on_the_window(
    appearance: Appearance, qtbot: QtBot
) -> None:
    # The error keeps the painter alive; Qt breaks down over one that outlives the paint.
    painters: list[QPainter] = []

    def fail(painter: QPainter, box: QRectF, theme: Theme) -> NoReturn:
        painters.append(painter)
        raise ValueError(theme.name)

    card = PuzzleCard(appearance, "A puzzle", "25 cells", fail)
    qtbot.addWidget(card)
    with qtbot.captureExceptions() as raised:
        card.show()
        qtbot.waitUntil(lambda: bool(painters))
        qtbot.wait(1)
    assert raised
    assert not any(painter.isActive() for painter in painters)
