"""Rows and columns: each click is a step; a refusal is told as long as the card is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from studio.board import Board
from studio.families import SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.widgets.sheet import Sheet
from studio.gui.window import Window
from studio.puzzle import Puzzle

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_rows_come_and_go_and_a_refusal_goes_with_the_card(whole_window: Window) -> None:
    window = whole_window
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(2, 3))))
    window.action("resize").trigger()
    (card,) = (each for each in window.findChildren(Sheet) if each.isVisible())

    def click(name: str) -> None:
        button = card.findChild(QAbstractButton, name)
        assert button is not None
        button.click()

    click("plus_top")
    assert len(window.document.puzzle.board) == 9
    plus = card.findChild(QAbstractButton, "plus_top")
    QTest.keyClick(plus, Qt.Key.Key_Return)
    assert card.isVisible() and len(window.document.puzzle.board) == 12
    click("minus_top")
    for _ in range(3):
        click("minus_bottom")
    assert len(window.document.puzzle.board) == 3
    assert window.services.notices.sentence == "Nothing would be left of the board."
    card.reject()
    assert window.services.notices.sentence == ""
