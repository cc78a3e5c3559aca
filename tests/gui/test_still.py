"""What is clicked stays under the hand: no choice on a card moves itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication

from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.welcome_parts import Pill
from studio.gui.window import Window
from tests.gui.cards import CARDS, leave_cards, open_card, open_cards

pytestmark = [pytest.mark.long, pytest.mark.qt_log_ignore("propagateSizeHints")]

PASSES = 4
"""Of the event loop, until a card lies still."""


def lie_still() -> None:
    for _ in range(PASSES):
        QApplication.processEvents()


def choices(card: object) -> list[QAbstractButton]:
    found = card.findChildren(QAbstractButton)  # type: ignore[attr-defined]
    return [each for each in found if isinstance(each, Pill | CheckBox)]


@pytest.mark.parametrize("size", [(1024, 680), (1366, 768)], ids=str)
@pytest.mark.parametrize("card", CARDS)
def test_cards(one_window: Window, silent: None, card: str, size: tuple[int, int]) -> None:
    one_window.resize(*size)
    open_card(one_window, card)
    lie_still()
    shown = open_cards(one_window)[-1]
    moved = []
    for choice in choices(shown):
        if not (choice.isVisible() and choice.isEnabled()):
            continue
        before = choice.mapTo(one_window, QPoint())
        choice.click()
        lie_still()
        if open_cards(one_window)[-1:] != [shown]:
            break
        if choice.isVisible() and choice.mapTo(one_window, QPoint()) != before:
            moved.append(choice.text())
    leave_cards(one_window)
    assert not moved
