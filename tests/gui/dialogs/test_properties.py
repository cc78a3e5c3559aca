"""Settings of the rules in the window: the sum of a maze, the moves of a tour as little arrows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, leaper
from studio.gui.dialogs.properties import PropertiesDialog
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.move_grid import LEAST_REACH, MOST_REACH, MoveEditor, MoveGrid
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.test_window import example, window

__all__ = ["window"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def opened(window: Window, family: str, name: str) -> PropertiesDialog:
    example(window, family, name)
    sheet = PropertiesDialog(window.services)
    sheet.open()
    return sheet


def undone(window: Window, before: Puzzle) -> bool:
    window.refresh.now()
    window.action("undo").trigger()
    return window.document.puzzle == before


# -- the sum of a maze -----------------------------------------------------------------------------


def test_the_sum_of_a_maze_is_typed_and_undone(window: Window) -> None:
    sheet = opened(window, "jump-maze", "schonbrunn")
    before = window.document.puzzle
    QTest.keyClicks(sheet.numbers["sum"], "-3")
    sheet.boxes["count_start"].setChecked(False)
    sheet.change()
    assert dict(window.document.puzzle.options) == {"sum": -3, "count_start": False}
    assert window.document.undo_stack.undoText() == "Change the rules"
    assert undone(window, before)


def test_an_empty_sum_asks_for_none(window: Window) -> None:
    sheet = opened(window, "jump-maze", "schonbrunn-zero")
    assert sheet.numbers["sum"].text() == "0"
    sheet.numbers["sum"].clear()
    sheet.change()
    assert window.document.puzzle.option("sum") is None


@pytest.mark.parametrize("text", ["ten", "1.5", "--1", "0x1"])
def test_a_sum_that_is_no_number_is_said(window: Window, text: str) -> None:
    sheet = opened(window, "jump-maze", "schonbrunn")
    sheet.numbers["sum"].setText(text)
    assert sheet.problem.text() == "The sum of the values should be a whole number."
    assert sheet.default_button is not None and not sheet.default_button.isEnabled()
    sheet.numbers["sum"].setText("7")
    assert sheet.problem.isHidden() and sheet.default_button.isEnabled()


# -- the moves of a tour ---------------------------------------------------------------------------


def test_moves_are_chosen_and_undone(window: Window) -> None:
    sheet = opened(window, "jump-tour", "pen-and-paper")
    before = window.document.puzzle
    editor = sheet.moves["moves"]
    assert set(editor.moves) == set(PEN_AND_PAPER)
    editor.presets["Knight"].click()
    sheet.change()
    assert set(window.document.puzzle.option("moves")) == set(KNIGHT)
    assert undone(window, before)


def test_the_usual_moves_are_not_written_down(window: Window) -> None:
    sheet = opened(window, "jump-tour", "pen-and-paper")
    options = dict(window.document.puzzle.options)
    editor = sheet.moves["moves"]
    editor.presets["King"].click()
    editor.presets["Pen and paper"].click()
    assert dict(sheet.changed_puzzle().options) == options
    editor.set_moves(reversed(PEN_AND_PAPER))
    assert dict(sheet.changed_puzzle().options) == options


def test_moves_that_are_not_symmetric_are_said_and_not_taken(window: Window) -> None:
    sheet = opened(window, "jump-tour", "pen-and-paper")
    before = window.document.puzzle
    editor = sheet.moves["moves"]
    editor.back.setChecked(False)
    editor.grid.switch((1, 2))
    assert sheet.problem.text() == "The move 1, 2 has no way back: -1, -2 is missing."
    assert sheet.default_button is not None
    sheet.default_button.click()
    assert window.document.puzzle == before and sheet.isVisible()
    editor.grid.switch((-1, -2))
    assert sheet.problem.isHidden()
    sheet.default_button.click()
    assert {(1, 2), (-1, -2)} < set(window.document.puzzle.option("moves"))


def test_moves_have_a_card_of_their_own(window: Window) -> None:
    example(window, "jump-tour", "pen-and-paper")
    window.refresh.now()
    before = window.document.puzzle
    button = window.editor_page.strip.moves
    assert button.isVisible()
    button.click()
    (sheet,) = (s for s in window.findChildren(PropertiesDialog) if s.isVisible())
    assert not sheet.texts and not sheet.boxes and sheet.focusWidget() is sheet.moves["moves"].grid
    sheet.moves["moves"].presets["Knight"].click()
    assert sheet.default_button is not None
    sheet.default_button.click()
    after = window.document.puzzle
    assert set(after.option("moves")) == set(KNIGHT) and after.title == before.title
    assert after.option("closed") == before.option("closed")
    assert undone(window, before)


def test_other_families_have_no_moves_to_choose(window: Window) -> None:
    example(window, "jump-maze", "schonbrunn")
    assert not window.editor_page.strip.moves.isVisible()
    window.action("moves").trigger()
    assert not window.findChildren(PropertiesDialog) and not window.action("moves").isEnabled()


def test_no_moves_at_all_are_said(window: Window) -> None:
    sheet = opened(window, "jump-tour", "pen-and-paper")
    for move in PEN_AND_PAPER[:4]:
        sheet.moves["moves"].grid.switch(move)
    assert sheet.problem.text() == "There are no moves."


def test_any_leaper(qtbot: QtBot) -> None:
    editor = MoveEditor(Appearance(reduced_motion=True))
    qtbot.addWidget(editor)
    editor.leap.click()
    assert editor.moves == leaper(1, 4)
    for stepper, far in zip(editor.steppers, (0, 0), strict=True):
        stepper.set_index(far)
    editor.leap.click()
    assert editor.moves == ()
    for stepper, far in zip(editor.steppers, (6, 2), strict=True):
        stepper.set_index(far)
    editor.leap.click()
    assert editor.moves == leaper(2, 6) and editor.grid.reach == 6
    editor.presets["King"].click()
    assert set(editor.moves) == set(KING) and editor.grid.reach == LEAST_REACH


# -- the grid --------------------------------------------------------------------------------------


def grid(qtbot: QtBot) -> MoveGrid:
    made = MoveGrid(Appearance(reduced_motion=True))
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    return made


def test_clicks_switch_moves(qtbot: QtBot) -> None:
    made = grid(qtbot)
    side = made.width() / (2 * made.reach + 1)

    def click(r: int, c: int) -> None:
        x, y = (c + made.reach + 0.5) * side, (r + made.reach + 0.5) * side
        QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))

    click(1, 2)
    assert made.moves == ((-1, -2), (1, 2))
    made.every = True
    click(3, 0)
    assert set(made.moves) == {(-1, -2), (1, 2), *leaper(0, 3)}
    click(0, 0)
    click(-3, 0)
    assert made.moves == ((-1, -2), (1, 2))
    assert not made.grab().isNull()


def test_keys_walk_and_switch(qtbot: QtBot) -> None:
    made = grid(qtbot)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space):
        QTest.keyClick(made, key)
    assert made.moves == ((-1, 2), (1, -2))
    assert made.accessibleDescription() == "2 moves. -1 down, 2 right: on"
    for _ in range(9):
        QTest.keyClick(made, Qt.Key.Key_Left)
    for _ in range(9):
        QTest.keyClick(made, Qt.Key.Key_Down)
    assert made.place == (4, -4)


def test_moves_beyond_the_grid_are_kept(qtbot: QtBot) -> None:
    made = grid(qtbot)
    far = (0, MOST_REACH + 1)
    made.set_moves([far, (0, -far[1])])
    assert made.reach == MOST_REACH
    made.switch((1, 0))
    made.switch(far)
    assert set(made.moves) == {far, (0, -far[1]), (1, 0), (-1, 0)}
    assert not made.grab().isNull()
