"""Menus, and where the keys go once they are left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board
from studio.families import SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")

TITLE_BAR = 20
"""What a window manager takes of a screen of 1024x680."""


def open_menu(window: Window, qtbot: QtBot) -> None:
    """Press the mouse on the second menu, with the board as what has the keys."""
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    window.activateWindow()
    turns()
    window.editor.view.setFocus()
    qtbot.waitUntil(window.editor.view.hasFocus)
    press_menu(window, qtbot)


def press_menu(window: Window, qtbot: QtBot) -> None:
    bar = window.menus
    place = bar.actionGeometry(bar.actions()[1]).center()
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    turns()


def test_esc_in_a_menu_gives_the_keys_back_to_the_board(whole_window: Window, qtbot: QtBot) -> None:
    bar, view = whole_window.menus, whole_window.editor.view
    open_menu(whole_window, qtbot)
    for again in (True, False):
        QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: view.hasFocus() and bar.activeAction() is None)
        if again:
            QTest.mouseRelease(bar, Qt.MouseButton.LeftButton)
            press_menu(whole_window, qtbot)


def test_from_menu_to_menu_the_bar_keeps_the_keys(whole_window: Window, qtbot: QtBot) -> None:
    bar = whole_window.menus
    open_menu(whole_window, qtbot)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bar.activeAction() is bar.actions()[2])
    turns()
    assert QApplication.activePopupWidget() is bar.actions()[2].menu()
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bar.activeAction() is None)


def test_every_menu_has_room_below_the_bar_of_a_low_window(whole_window: Window) -> None:
    """Else it opens over the bar and the modes."""
    whole_window.resize(1024, 680 - TITLE_BAR)
    turns()
    bar = whole_window.menus
    room = whole_window.height() - bar.mapTo(whole_window, bar.rect().bottomLeft()).y()
    heights = {action.text(): action.menu().sizeHint().height() for action in bar.actions()}
    assert len(heights) > 8
    assert max(heights.values()) <= room, heights


def test_the_menus_are_opened_and_walked_by_keys(whole_window: Window) -> None:
    """No key opened one."""
    window = whole_window
    window.open_document(window.document)
    window.action("menu_bar").trigger()
    turns()
    first = window.menu_by_name["File"]
    assert first.isVisible()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert window.menu_by_name["Edit"].isVisible() and not first.isVisible()
    QTest.keyClick(window.menu_by_name["Edit"], Qt.Key.Key_Escape)
    assert not window.menu_by_name["Edit"].isVisible()


def test_the_way_back_to_editing_is_where_edits_are(whole_window: Window) -> None:
    """It stood under Watch, where an Edit means nothing, beside a menu of that name."""
    window = whole_window
    window.open_document(window.document)
    edit = window.action("edit_mode")
    assert edit in window.menu_by_name["Edit"].actions()
    for mode in ("play", "watch", "explain"):
        window.modes.choose(mode)
        turns()
        assert edit.isEnabled(), mode
        edit.trigger()
        assert window.modes.key == "edit"
