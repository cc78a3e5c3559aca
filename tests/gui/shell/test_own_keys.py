"""Keys of the user's own: given on the card of keys, remembered, refused where they are taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.document.document import Document
from studio.gui.modes.mode_keys import ModeKeys
from studio.gui.modes.play import PlayMode
from studio.gui.modes.play_hand import PENCIL, SOLVE
from studio.gui.shell.actions import ACTIONS
from studio.gui.shell.own_keys import OwnKeys
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def sheet(whole_window: Window) -> ShortcutsSheet:
    whole_window.show()
    whole_window.action("shortcuts").trigger()
    (sheet,) = whole_window.findChildren(ShortcutsSheet)
    return sheet


def test_a_key_is_clicked_and_another_one_pressed(
    whole_window: Window, sheet: ShortcutsSheet
) -> None:
    cap = sheet.caps["fit"]
    usual = cap.text()
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_Escape)
    assert sheet.isVisible() and not cap.isChecked() and cap.text() == usual
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_J, CTRL | Qt.KeyboardModifier.AltModifier)
    assert "Go to cell" in sheet.told.text() and cap.isChecked()
    QTest.keyClick(cap, Qt.Key.Key_F, Qt.KeyboardModifier.NoModifier)
    assert "for the board" in sheet.told.text()
    QTest.keyClick(cap, Qt.Key.Key_F9, CTRL)
    assert cap.text() == "Ctrl F9" and not cap.isChecked()
    assert sheet.told.text().startswith(f"{usual} still does the same")
    keys = whole_window.action("fit").shortcuts()
    assert [key.toString() for key in keys] == ["Ctrl+F9", usual.replace(" ", "+")]
    assert whole_window.settings.keys == {"fit": "Ctrl+F9"}
    sheet.usual.click()
    assert cap.text() == usual and not whole_window.settings.keys
    assert len(whole_window.action("fit").shortcuts()) == 1


def test_a_key_is_asked_for_by_enter_and_what_was_refused_goes_with_esc(
    whole_window: Window, sheet: ShortcutsSheet
) -> None:
    """Enter closed the card; the sentence stayed."""
    cap, note = sheet.caps["fit"], sheet.told.text()
    for enter in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(cap, enter)
        assert sheet.isVisible() and cap.isChecked()
        QTest.keyClick(cap, Qt.Key.Key_J, CTRL | Qt.KeyboardModifier.AltModifier)
        assert "Go to cell" in sheet.told.text()
        QTest.keyClick(cap, Qt.Key.Key_Escape)
        assert sheet.told.text() == note and not cap.isChecked()


def test_a_second_key_does_the_same_until_something_else_has_it(whole_window: Window) -> None:
    window = whole_window

    def keys(action: str) -> list[str]:
        return [each.toString() for each in window.action(action).shortcuts()]

    assert keys("redo") == ["Ctrl+Shift+Z", "Ctrl+Y"] and keys("undo") == ["Ctrl+Z"]
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3))
    given = puzzle.placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(given, Puzzle)
    window.open_document(Document(puzzle))
    window.document.apply(given)
    window.action("undo").trigger()
    turns()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Y, CTRL)
    assert window.document.puzzle == given
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    mode.play(mode.sheet.with_number((0, 1), 2))
    window.action("undo").trigger()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Y, CTRL)
    assert mode.sheet.written == {(0, 1): 2}
    assert not window.own_keys.change("redo", QKeySequence("Ctrl+F9"))
    assert keys("redo") == ["Ctrl+F9", "Ctrl+Shift+Z", "Ctrl+Y"]
    assert not window.own_keys.change("fit", QKeySequence("Ctrl+Y"))
    assert keys("redo") == ["Ctrl+F9", "Ctrl+Shift+Z"] and keys("fit")[0] == "Ctrl+Y"
    # Who wants no key for it wants this one neither.
    window.own_keys.reset()
    window.own_keys.change("redo", QKeySequence())
    assert keys("redo") == []


def test_no_second_key_is_that_of_another_action() -> None:
    usual = [spec.shortcut for spec in ACTIONS if not spec.local]
    seconds = [spec.second for spec in ACTIONS if spec.second]
    assert seconds and not {*seconds} & {*usual} and len(set(seconds)) == len(seconds)


def test_the_next_start_knows_them_and_passes_nonsense_over(whole_window: Window) -> None:
    actions, settings = whole_window.actions_by_key, whole_window.settings
    settings.keys = {"fit": "Ctrl+F9", "gone": "Ctrl+F8", "undo": "Ctrl+S", "save": "x y z"}
    own = OwnKeys(actions, settings, whole_window.editor, lambda: None)
    assert own.changed == {"fit"}
    assert actions["fit"].shortcut() == QKeySequence("Ctrl+F9")
    assert actions["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert own.refusal("undo", QKeySequence("Ctrl+F9"))
    assert not own.refusal("undo", QKeySequence("Ctrl+F8"))


def test_the_usual_key_is_free_once_its_command_has_another(
    whole_window: Window, sheet: ShortcutsSheet
) -> None:
    fit, undo = whole_window.action("fit"), whole_window.action("undo")
    sheet.change("undo", QKeySequence("Ctrl+0"))
    assert "Fit the board" in sheet.told.text()
    sheet.change("fit", QKeySequence("Ctrl+F9"))
    sheet.change("undo", QKeySequence("Ctrl+0"))
    assert [keys.toString() for keys in undo.shortcuts()] == ["Ctrl+0", "Ctrl+Z"]
    assert [keys.toString() for keys in fit.shortcuts()] == ["Ctrl+F9"]
    # Two commands may have swapped their keys: the next start knows that, too.
    sheet.change("fit", QKeySequence("Ctrl+Z"))
    again = OwnKeys(
        whole_window.actions_by_key, whole_window.settings, whole_window.editor, lambda: None
    )
    assert again.changed == {"fit", "undo"}


def test_a_command_can_be_left_without_a_key(whole_window: Window, sheet: ShortcutsSheet) -> None:
    cap = sheet.caps["fit"]
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_Backspace)
    assert cap.shown() == "none" and not whole_window.action("fit").shortcuts()
    assert whole_window.settings.keys == {"fit": "none"}
    whole_window.open_document(whole_window.document)
    sheet.reject()
    share = whole_window.editor.view.share
    whole_window.editor.view.zoom_in()
    QTest.keyClick(whole_window.editor.view, Qt.Key.Key_0, CTRL)
    assert whole_window.editor.view.share > share
    own = OwnKeys(
        whole_window.actions_by_key, whole_window.settings, whole_window.editor, lambda: None
    )
    assert own.changed == {"fit"}


def test_tools_take_other_letters(whole_window: Window, sheet: ShortcutsSheet) -> None:
    editor = whole_window.editor
    whole_window.open_document(whole_window.document)
    sheet.change("tool:cells", QKeySequence("Ctrl+Q"))
    assert "letters" in sheet.told.text()
    sheet.change("tool:cells", QKeySequence("N"))
    assert "has this key" in sheet.told.text()
    sheet.change("tool:cells", QKeySequence("Q"))
    QTest.keyClick(editor.view, Qt.Key.Key_Q)
    assert editor.tool.key == "cells"
    editor.set_tool("select")
    QTest.keyClick(editor.view, Qt.Key.Key_C)
    assert editor.tool.key == "select"
    assert "(Q)" in whole_window.editor_page.tool_bar.tool_button("cells").toolTip()
    # A letter that is free now may go to another tool, with its hints.
    diamond = next(tool for tool in editor.tools if tool.key == "diamonds")
    sheet.change("tool:diamonds", QKeySequence("C"))
    assert any(keys.startswith("C ") for keys, _ in diamond.hints)


def test_letters_of_a_mode_are_changed(whole_window: Window, sheet: ShortcutsSheet) -> None:
    whole_window.open_document(whole_window.document)
    sheet.change("play_pencil", QKeySequence("S"))
    assert "Solve" in sheet.told.text()
    sheet.change("play_pencil", QKeySequence("Q"))
    whole_window.modes.choose("play")
    mode = whole_window.modes.mode
    assert isinstance(mode, PlayMode)
    view = whole_window.editor.view
    QTest.keyClick(view, Qt.Key.Key_P)
    assert mode.hand.tool == SOLVE
    QTest.keyClick(view, Qt.Key.Key_Q)
    assert mode.hand.tool == PENCIL
    assert "(Q)" in mode.tool_bar.tool_button(PENCIL).toolTip()
    sheet.change("play_hint", QKeySequence("G"))
    assert mode.panel.hint.toolTip().endswith("(G)")


def test_the_player_of_watching_takes_letters() -> None:
    keys = {"watch_dead_on": "Shift+Right", "watch_onward": "M", "watch_faster": "+"}
    player = ModeKeys("watch", ("dead_on", "onward", "faster"), lambda key: keys[key])
    assert player.meant(Qt.Key.Key_M) == "onward"
    assert not player.meant(Qt.Key.Key_M, ctrl=True)
    assert not player.meant(Qt.Key.Key_Right)
    assert player.meant(Qt.Key.Key_Right, shift=True) == "dead_on"
    assert player.meant(Qt.Key.Key_Equal) == player.meant(Qt.Key.Key_Plus, shift=True) == "faster"
    assert player.wants(Qt.Key.Key_Right) and not player.wants(Qt.Key.Key_Left)
    assert (player.shown("faster"), player.shown("dead_on", "onward")) == ("+", "Shift \u2192 M")


def test_texts_name_the_keys_in_force(whole_window: Window) -> None:
    window = whole_window
    window.action("first_steps").trigger()
    keys = {"undo": "Ctrl+F7", "copy": "", "another": "Ctrl+F8", "palette": "F3", "new": "F2"}
    for action, text in keys.items():
        assert not window.own_keys.change(action, QKeySequence(text))
    assert not window.own_keys.change("tool:diamonds", QKeySequence("G"))
    window.show_now()
    page, welcome = window.editor_page, window.pages.welcome
    assert page.panel.walks.next.toolTip() == "Next walk (Ctrl+F8)"
    assert page.header.commands.accessibleDescription() == "F3"
    assert welcome.new.accessibleDescription().endswith(". F2")
    assert window.state().undo_key == "Ctrl F7"
    window.editor.set_tool("select")
    assert "copy" not in [hint.text for hint in window.modes.mode.hints]
    window.editor.set_tool("erase")
    assert ("Ctrl F7",) in [hint.keys for hint in window.modes.mode.hints]
    card = window.guide.card
    assert card is not None
    for words in ("Press G", "Press Ctrl+F7"):
        while words not in card.words.text() and window.guide.at is not None:
            assert not window.guide.at.over, words
            card.skip.click()
