"""Welcome page, dialogs and command palette: keys, focus and answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.dialogs import changes_question, error_dialog, overwrite_question
from studio.gui.widgets.new_puzzle import NewPuzzleDialog
from studio.gui.widgets.new_puzzle_choices import NewPuzzleChoice, Preview
from studio.gui.widgets.palette import CommandPalette, find_commands, key_text, menu_actions
from studio.gui.widgets.welcome import WelcomeState
from tests.gui.chrome import ENTRIES, KINDS, make_welcome, put, show

# The off-screen platform says this about every window that is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_arrow_keys_walk_the_cards_of_the_welcome_page(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    page = make_welcome(appearance)
    put(window, page, qtbot)
    opened: list[str] = []
    page.recent_opened.connect(opened.append)
    page.example_opened.connect(opened.append)
    assert page.examples.columns == 4
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.recent.cards[0].hasFocus()
    QTest.keyClick(page.recent.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(page.recent.cards[1], Qt.Key.Key_Return)
    QTest.keyClick(page.recent.cards[1], Qt.Key.Key_Down)
    assert page.examples.cards[1].hasFocus()
    QTest.keyClick(page.examples.cards[1], Qt.Key.Key_Down)
    QTest.keyClick(page.examples.cards[5], Qt.Key.Key_Return)
    QTest.keyClick(page.examples.cards[5], Qt.Key.Key_Up)
    QTest.keyClick(page.examples.cards[1], Qt.Key.Key_Up)
    assert page.recent.cards[1].hasFocus() and opened == ["p1", "p5"]


def test_pills_keep_one_kind_and_no_recent_files_leave_the_row_out(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    page = make_welcome(appearance)
    put(window, page, qtbot)
    page.pills["b"].click()
    assert [card.text() for card in page.examples.cards] == ["Puzzle 5", "Puzzle 6"]
    page.show_state(WelcomeState((), ENTRIES))
    assert not page.recent.isVisible() and not page.all_files.isVisible()
    assert len(page.examples.cards) == 7
    for button, signal in (
        (page.new, page.new_requested),
        (page.generate, page.generate_requested),
        (page.open_file, page.open_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_cards_take_fewer_columns_in_a_narrow_window(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    window.resize(1024, 680)
    page = make_welcome(appearance)
    put(window, page, qtbot)
    assert page.examples.columns == 2


@pytest.fixture
def dialog(appearance: Appearance, window: QWidget, qtbot: QtBot) -> NewPuzzleDialog:
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show(window, qtbot)
    window.setFocus()
    return NewPuzzleDialog(appearance, window, KINDS)


def test_enter_creates_what_is_chosen(dialog: NewPuzzleDialog, qtbot: QtBot) -> None:
    changes: list[NewPuzzleChoice] = []
    dialog.choice_changed.connect(changes.append)
    dialog.open()
    assert changes == [NewPuzzleChoice("rikudo", "hexagon", 1, False)]
    assert dialog.create_button.hasFocus()
    dialog.stepper.setFocus()
    QTest.keyClick(dialog.stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.stepper, Qt.Key.Key_Up)
    dialog.fill.click()
    with qtbot.waitSignal(dialog.created) as created:
        QTest.keyClick(dialog.stepper, Qt.Key.Key_Return)
    assert created.args == [NewPuzzleChoice("rikudo", "hexagon", 2, True)]
    assert changes[-1] == created.args[0] and len(changes) == 3
    assert dialog.isVisible()  # until what was asked for takes the place of the open puzzle
    dialog.leave()
    assert not dialog.isVisible()


def test_arrow_keys_walk_the_tiles_and_the_kinds(dialog: NewPuzzleDialog) -> None:
    dialog.open()
    tiles = dialog.tiles
    tiles["hexagon"].setFocus()
    QTest.keyClick(tiles["hexagon"], Qt.Key.Key_Right)
    assert dialog.choice().outline == "flower"
    QTest.keyClick(tiles["flower"], Qt.Key.Key_Left)
    QTest.keyClick(tiles["hexagon"], Qt.Key.Key_Down)
    assert dialog.choice() == NewPuzzleChoice("rikudo", "draw", -1, False)
    assert not dialog.stepper.isVisible()
    dialog.kind_rows["rikudo"].setFocus()
    QTest.keyClick(dialog.kind_rows["rikudo"], Qt.Key.Key_Down)
    assert dialog.choice() == NewPuzzleChoice("stroke", "hexagon", 1, False)
    assert not dialog.fill.isVisible()


def test_escape_leaves_and_gives_the_focus_back(
    dialog: NewPuzzleDialog, window: QWidget, qtbot: QtBot
) -> None:
    dialog.open()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.create_button, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and window.hasFocus()


def test_the_focus_walks_in_a_circle_inside_a_dialog(dialog: NewPuzzleDialog) -> None:
    dialog.open()
    seen: list[QWidget] = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None and dialog.isAncestorOf(focused)
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for control in (
        dialog.kind_rows["rikudo"],
        dialog.tiles["hexagon"],
        dialog.stepper,
        dialog.fill,
        dialog.cancel,
        dialog.create_button,
    ):
        assert control in seen
    order = [seen.index(w) for w in (dialog.kind_rows["rikudo"], dialog.tiles["hexagon"])]
    assert order == sorted(order)


def test_shortcuts_of_the_window_rest_while_a_dialog_is_open(
    dialog: NewPuzzleDialog, window: QWidget
) -> None:
    fired: list[bool] = []
    action = QAction("Save", window)
    action.setShortcut(QKeySequence("Ctrl+S"))
    action.triggered.connect(lambda: fired.append(True))
    window.addAction(action)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(fired) == 1
    dialog.open()
    QTest.keyClick(dialog.create_button, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(fired) == 1


def test_the_preview_can_be_repeated(dialog: NewPuzzleDialog, qtbot: QtBot) -> None:
    dialog.open()
    dialog.show_preview(Preview("Hexagon, 37 cells", "One solution", can_repeat=True))
    assert dialog.preview.accessibleName() == "Hexagon, 37 cells. One solution"
    with qtbot.waitSignal(dialog.another_requested) as another:
        dialog.another.click()
    assert another.args == [dialog.choice()]


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Return, "save"), (Qt.Key.Key_Escape, "cancel")]
)
def test_the_changes_question_answers_once(
    appearance: Appearance, window: QWidget, qtbot: QtBot, key: Qt.Key, answer: str
) -> None:
    window.show()
    question = changes_question(appearance, window, "Honeycomb 12")
    answers: list[str] = []
    question.answered.connect(answers.append)
    question.open()
    QTest.keyClick(question.buttons["save"], key)
    assert answers == [answer] and not question.isVisible()


def test_a_file_that_was_changed_need_not_have_been_by_a_program_of_others(
    appearance: Appearance, window: QWidget
) -> None:
    """Another window of this one may have saved it."""
    question = overwrite_question(appearance, window, "mine.puzzle")
    said = f"{question.accessibleName()} {question.accessibleDescription()}"
    assert "mine.puzzle was changed meanwhile" in said and "program" not in said
    question.discard()


def test_an_error_says_what_happened_and_what_was_kept(
    appearance: Appearance, window: QWidget
) -> None:
    window.show()
    error = error_dialog(appearance, window, "This file could not be read.", "Nothing was changed.")
    error.open()
    assert error.accessibleName() == "This file could not be read."
    assert error.accessibleDescription() == "Nothing was changed."
    assert list(error.buttons) == ["close"]


@pytest.fixture
def palette(appearance: Appearance, window: QWidget, qtbot: QtBot) -> CommandPalette:
    bar = QMenuBar(window)
    bar.setNativeMenuBar(False)
    edit = bar.addMenu("&Edit")
    for name in ("&Undo", "Rotate a quarter", "Mirror left to right"):
        edit.addAction(name)
    edit.addSeparator()
    more = edit.addMenu("More")
    more.addAction("Count solutions")
    edit.actions()[0].setEnabled(False)
    show(window, qtbot)
    return CommandPalette(appearance, window, lambda: menu_actions(bar))


def test_commands_are_found_by_parts_of_their_name(palette: CommandPalette) -> None:
    palette.open()

    def found(query: str) -> list[str]:
        return [command.text for command in find_commands(query, palette._commands)]

    assert found("") == ["Undo", "Rotate a quarter", "Mirror left to right", "Count solutions"]
    assert found("rot")[0] == "Rotate a quarter"
    assert found("mlr")[0] == "Mirror left to right"
    assert found("right mirror") == found("mirror the right") == ["Mirror left to right"]
    assert found("edit count")[0] == "Count solutions"
    assert found("xyz") == []


def test_enter_runs_the_selected_command(palette: CommandPalette, qtbot: QtBot) -> None:
    palette.open()
    assert palette.field.hasFocus()
    # The first command is disabled and skipped.
    assert palette.list.currentIndex().row() == 1
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    action = palette.model.commands[3].action
    with qtbot.waitSignal(action.triggered):
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not palette.isVisible()


def test_a_palette_without_a_hit_says_so(palette: CommandPalette) -> None:
    palette.open()
    palette.field.setText("xyz")
    assert palette.nothing.text() == "Nothing called 'xyz'. Try a verb: rotate, export, count."
    assert palette.nothing.isVisible() and not palette.list.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_shortcuts_are_written_like_keys(qapp: QApplication) -> None:
    assert key_text(QKeySequence("Ctrl+Shift+Z")) == "Ctrl Shift Z"
    assert key_text(QKeySequence("Ctrl++")) == "Ctrl +"
