"""Menus, and where the keys go once they are left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio.board import Board
from studio.families import SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.services.settings import Settings
from studio.gui.shell import menu_letters
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.conftest import opened
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


def press_alt(window: Window, letter: str) -> QMenu | None:
    """The menu that a letter opens together with Alt; it is left again."""
    focused = window.focusWidget() or window
    QTest.keyClick(focused, letter.lower(), Qt.KeyboardModifier.AltModifier)
    turns()
    menu = QApplication.activePopupWidget()
    if menu is not None:
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        turns()
    assert menu is None or isinstance(menu, QMenu)
    return menu


def test_menus_are_opened_by_a_letter_of_their_titles(whole_window: Window) -> None:
    window = whole_window
    window.open_document(window.document)
    window.activateWindow()
    turns()
    menus = window.menu_by_name
    letters = [title.partition("&")[2][0] for title in (m.title() for m in menus.values())]
    assert letters == ["F", "E", "V", "P", "C", "l", "W", "x", "S", "H"]
    opened = [press_alt(window, letter) for letter in letters]
    assert opened == list(menus.values())


def test_no_letter_opens_a_menu_behind_a_card_or_another_page(whole_window: Window) -> None:
    window = whole_window
    window.open_document(window.document)
    window.activateWindow()
    window.action("shortcuts").trigger()
    turns()
    (card,) = open_cards(window)
    assert press_alt(window, "F") is None
    card.reject()
    turns()
    assert press_alt(window, "F") is window.menu_by_name["File"]
    window.pages.show_welcome()
    turns()
    assert press_alt(window, "F") is None


def test_a_letter_that_the_user_gave_to_a_command_opens_no_menu(whole_window: Window) -> None:
    window = whole_window
    window.open_document(window.document)
    window.activateWindow()
    turns()
    file_menu, done = window.menu_by_name["File"], list[str]()
    window.action("mirror").triggered.connect(lambda: done.append("mirror"))
    window.own_keys.change("mirror", QKeySequence("Alt+F"))
    assert file_menu.title() == "F&ile"
    assert press_alt(window, "F") is None and done == ["mirror"]
    assert press_alt(window, "I") is file_menu
    window.own_keys.reset()
    assert file_menu.title() == "&File" and press_alt(window, "F") is file_menu


def test_menus_outlive_a_card_that_tab_walked(whole_window: Window, qtbot: QtBot) -> None:
    """They were taken for gone with the card, and a command that got another key ended in a card
    that says that something went wrong."""
    window = whole_window
    window.open_document(window.document)
    for key in ("settings", "shortcuts"):
        window.action(key).trigger()
        (card,) = open_cards(window)
        for forward in (True, False):
            assert card.focusNextPrevChild(forward)
        card.reject()
        qtbot.waitUntil(lambda card=card: not isValid(card))  # type: ignore[misc]
    window.editor_page.focus_region(1)
    assert all(map(isValid, window.menu_by_name.values()))
    window.own_keys.change("mirror", QKeySequence("Alt+F"))
    assert window.menu_by_name["File"].title() == "F&ile"
    window.own_keys.reset()


def test_titles_in_other_letters_stay_as_wide_and_have_those_of_english(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = {"File": "ファイル", "Edit": "Éé編", "View": "表示"}
    monkeypatch.setattr(menu_letters, "tr", lambda text: spoken.get(text, text))
    with opened(settings) as window:
        window.open_document(window.document)
        window.activateWindow()
        turns()
        menus = window.menu_by_name
        assert [menus[name].title() for name in spoken] == list(spoken.values())
        assert [press_alt(window, letter) for letter in "FEV"] == [menus[n] for n in spoken]
        # Given anew they are not heard twice.
        window.own_keys.change("mirror", QKeySequence("Alt+V"))
        assert press_alt(window, "V") is None
        assert press_alt(window, "I") is menus["View"] and press_alt(window, "F") is menus["File"]


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
