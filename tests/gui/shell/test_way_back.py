"""Keys that no part of the working page has a use for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.shell.way_back import take_spare_key
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.cards import leave_cards

PLAIN, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(one_window: Window) -> Window:
    one_window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(2, 3))))
    return one_window


def taken(window: Window, key: Qt.Key, text: str = "", held: Qt.KeyboardModifier = PLAIN) -> bool:
    event = QKeyEvent(QEvent.Type.KeyPress, key, held, text)
    parts = (window.editor, window.editor_page, window.modes, window.actions_by_key)
    return take_spare_key(event, *parts, window.guide.leave)


def test_commands_and_keys_without_a_meaning_are_left_alone(window: Window) -> None:
    assert not taken(window, Qt.Key.Key_Escape, held=CTRL)
    assert not taken(window, Qt.Key.Key_F5)


def test_esc_gives_up_the_board_alone_before_it_leaves_a_mode(window: Window) -> None:
    window.modes.choose("play")
    window.editor.view.setFocus()
    window.action("board_only").setChecked(True)
    assert taken(window, Qt.Key.Key_Escape)
    assert not window.action("board_only").isChecked() and window.modes.key == "play"
    window.editor.view.setFocus()
    assert taken(window, Qt.Key.Key_Escape)
    assert window.modes.editing


def test_a_digit_where_nobody_types_goes_to_the_board(window: Window) -> None:
    window.editor.select_all()
    window.editor_page.header.setFocus()
    assert taken(window, Qt.Key.Key_1, "1")
    assert window.editor.view.hasFocus() or window.editor.writing.entry is not None


@pytest.mark.parametrize(
    ("mode", "key", "held", "said"),
    [
        ("explain", Qt.Key.Key_I, CTRL, "Title, author and rules: only while editing."),
        ("edit", Qt.Key.Key_Z, CTRL, "Undo: nothing to take back."),
        ("play", Qt.Key.Key_Z, CTRL, "Undo: nothing to take back."),
        ("watch", Qt.Key.Key_Z, CTRL, "Undo: only while editing."),
    ],
)
def test_the_key_of_an_action_that_is_off_says_why(
    window: Window, mode: str, key: Qt.Key, held: Qt.KeyboardModifier, said: str
) -> None:
    window.modes.choose(mode)
    window.refresh.now()
    window.say("")
    QTest.keyClick(window.editor.view, key, held)
    assert window.notices.sentence == said
    assert window.modes.key == mode


def refused(window: Window) -> str:
    """The sentence for the key of an action that is off on the page that welcomes."""
    window.pages.show_welcome()
    window.refresh.now()
    QTest.keyClick(window.pages.welcome, Qt.Key.Key_I, CTRL)
    assert window.notices.sentence == "Title, author and rules: open a puzzle first."
    return window.notices.sentence


def test_why_a_command_is_refused_goes_when_its_reason_does(window: Window) -> None:
    """It stood below the board still that the welcome page leads back to."""
    assert refused(window)
    window.pages.show_board()
    assert not window.notices.sentence
    window.refresh.now()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Z, CTRL)
    assert window.notices.sentence == "Undo: nothing to take back."
    window.pages.show_welcome()
    assert not window.notices.sentence


def test_why_a_command_is_refused_goes_with_the_next_one(window: Window) -> None:
    assert refused(window)
    window.action("shortcuts").trigger()
    assert not window.notices.sentence
    leave_cards(window)
    assert refused(window)
    window.pages.welcome.rules_requested.emit()
    assert not window.notices.sentence
    leave_cards(window)
    window.pages.show_board()
    for _ in range(2):
        # Asked again it is told again.
        window.action("complete").trigger()
        assert window.notices.sentence == "There are no clues yet."
    window.say("Saved.")
    window.action("fit").trigger()
    assert window.notices.sentence == "Saved."


@pytest.mark.parametrize("button", ["commands", "make_unique", "repair"])
def test_why_a_command_is_refused_goes_with_a_button_beside_the_board(
    window: Window, button: str
) -> None:
    """Its key took the sentence back, and the button left it there."""
    page = window.editor_page
    part = page.header if button == "commands" else page.panel
    one = Puzzle(NUMBER_PATH, Board.square(2, 3)).placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(one, Puzzle)
    window.open_document(Document(one))
    window.notices.refuse("Undo: nothing to take back.")
    getattr(part, f"{button}_requested").emit()
    assert window.notices.sentence != "Undo: nothing to take back."
    leave_cards(window)
