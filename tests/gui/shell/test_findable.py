"""Everything can be found: commands by other words, tools, keys, and why something is off."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets
from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.families import (
    GRAPH_PATH,
    JUMP_MAZE,
    JUMP_TOUR,
    NUMBER_PATH,
    ONE_STROKE,
    SLITHERLINK,
)
from studio.gui.app import DESKTOP_FILE
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.dialogs.small_dialogs import AddressField, text_dialog
from studio.gui.document.document import Document
from studio.gui.editor.tools import Selection
from studio.gui.modes.needs import NEEDS
from studio.gui.shell.findable import ALSO_CALLED, REASONS, said_off
from studio.gui.widgets.palette import CommandPalette
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.puzzle.hooks import LAYERS

EXAMPLE = assets.path("examples", "slitherlink", "garden.puzzle")

TRIANGLE = graph_board([(0.0, 0.0), (2.0, 0.0), (1.0, 2.0)], [(0, 1), (1, 2), (0, 2)])


@pytest.fixture
def window(whole_window: Window) -> Window:
    whole_window.open_document(Document(Puzzle(NUMBER_PATH, Board.hexagon(3))))
    whole_window.refresh.now()
    return whole_window


def palette_of(window: Window, query: str) -> CommandPalette:
    window.dialogs.palette()
    palette = next(p for p in window.findChildren(CommandPalette) if p.isVisible())
    palette.field.setText(query)
    return palette


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("rotate", "turn"),
        ("flip", "mirror"),
        ("preferences", "settings"),
        ("trim", "crop"),
        ("properties", "properties"),
        ("collection", "collection"),
        ("verify", "verify"),
        ("undo history", "history"),
        ("fewest clues", "clue_sets"),
        ("three-minute tour", "first_steps"),
        ("add or remove rows", "resize"),
    ],
)
def test_other_words_find_a_command(window: Window, query: str, key: str) -> None:
    palette = palette_of(window, query)
    assert palette.model.commands[0].action is window.action(key)
    assert palette.list.currentIndex().row() == 0


@pytest.mark.parametrize(("query", "key"), [("diamond", "diamonds"), ("wall", "walls")])
def test_tools_are_found_and_taken_in_hand(window: Window, query: str, key: str) -> None:
    palette_of(window, query)
    palette = next(p for p in window.findChildren(CommandPalette) if p.isVisible())
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.editor.tool.key == key


def test_what_is_off_says_why_and_enter_does_nothing_else(window: Window) -> None:
    palette = palette_of(window, "undo")
    first = palette.model.commands[0]
    assert first.action is window.action("undo") and first.why == "nothing to take back"
    assert palette.list.currentIndex().row() == -1
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.reject()
    window.pages.show_welcome()
    assert palette_of(window, "generate many").model.commands[0].why == "open a puzzle first"


def test_what_this_kind_of_puzzle_has_no_use_for_is_off_and_says_so(window: Window) -> None:
    """It looked usable, and said below the board that it is for others."""
    said = {
        "moves": "Moves of the tour: only for jump tours.",
        "one_way": "One-way lines: only for lines through a graph.",
        "previous_walk": "Previous walk: only for mazes and drawings in one stroke.",
        "shortest_walk": "Shortest walk: only for mazes.",
        "longest_walk": "Longest walk: only for mazes.",
        "all_drawings": "All drawings: only for drawings in one stroke.",
        "census": "Census: only for loops along the sides of cells.",
        "layer_common": "In every solution: not for this kind of puzzle.",
        "layer_doubt": "Doubtful cells: not for this kind of puzzle.",
        "layer_suggestions": "Suggestions: not for this kind of puzzle.",
        "layer_redundant": "Redundant clues: not for this kind of puzzle.",
        "layer_shares": "Edge frequencies: not for this kind of puzzle.",
        "layer_unused": "Cells of no use: only for mazes.",
        "layer_leads": "Where cells lead: only for mazes.",
    }
    usual = {f"layer_{layer.key}" for layer in LAYERS}
    assert said.keys() == NEEDS.keys()

    def told() -> dict[str, str]:
        actions = {key: window.action(key) for key in NEEDS}
        return {key: each.toolTip() for key, each in actions.items() if not each.isEnabled()}

    assert told() == {key: words for key, words in said.items() if key not in usual}
    assert palette_of(window, "moves").model.commands[0].why == "only for jump tours"
    in_mazes = {"previous_walk", "shortest_walk", "longest_walk"}
    in_mazes |= {"layer_common", "layer_unused", "layer_leads"}
    drawn = {"layer_suggestions", "layer_redundant"}
    for rule, board, used in (
        (JUMP_TOUR, Board.square(5, 5), usual | {"moves"}),
        (JUMP_MAZE, Board.square(5, 5), in_mazes),
        (ONE_STROKE, TRIANGLE, drawn | {"previous_walk", "all_drawings"}),
        (GRAPH_PATH, TRIANGLE, usual | {"one_way"}),
        (SLITHERLINK, Board.square(5, 5), usual | {"census"}),
    ):
        window.open_document(Document(Puzzle(rule, board)))
        assert told() == {key: words for key, words in said.items() if key not in used}
        assert all("only for" not in window.action(key).toolTip() for key in used)


def test_the_menu_calls_layers_as_the_panel_does(window: Window) -> None:
    for rule, board, names in (
        (JUMP_MAZE, Board.square(5, 5), ("In every walk", "A walk", "Suggestions")),
        (ONE_STROKE, TRIANGLE, ("In every solution", "One drawing", "Lines that would help")),
        (SLITHERLINK, Board.square(5, 5), ("In every solution", "Solution", "Suggestions")),
    ):
        window.open_document(Document(Puzzle(rule, board)))
        keys = ("layer_common", "layer_line", "layer_suggestions")
        assert tuple(window.action(key).text() for key in keys) == names


def test_a_puzzle_of_another_kind_in_the_same_document_is_followed(window: Window) -> None:
    window.document.apply(Puzzle(JUMP_TOUR, Board.square(5, 5)), "Fill the board")
    assert window.action("moves").isEnabled()
    window.document.undo_stack.undo()
    assert not window.action("moves").isEnabled()
    window.modes.choose("play")
    window.pages.show_welcome()
    window.pages.show_board()
    assert not window.action("moves").isEnabled()


def test_no_blank_is_left_where_the_dots_of_a_name_go(qapp: QApplication) -> None:
    action = QAction("Z\u00fcge der Tour\u00a0...")
    assert said_off(action, "nur so") == "Z\u00fcge der Tour: nur so."


def test_other_words_and_reasons_are_of_actions_that_there_are(window: Window) -> None:
    assert not ALSO_CALLED.keys() - window.actions_by_key.keys()
    assert not REASONS.keys() - window.actions_by_key.keys()


def test_keys_are_searched_in_groups(window: Window) -> None:
    window.action("shortcuts").trigger()
    (sheet,) = window.findChildren(ShortcutsSheet)
    QTest.keyClicks(sheet.search, "rotate")
    shown = [row[0].text() for row in sheet._rows if row[0].isVisible()]
    assert shown == ["Turn right", "Turn left"]
    assert [head.text() for head in sheet._heads.values() if head.isVisible()] == ["Puzzle"]
    QTest.keyClicks(sheet.search, "zzz")
    assert sheet.nothing.isVisible()


def test_enter_opens_a_edge(window: Window) -> None:
    opened: list[str] = []
    sheet = text_dialog(window.services, lambda text: partial(opened.append, text))
    sheet.open()
    field = sheet.findChild(AddressField)
    assert isinstance(field, AddressField)
    QTest.keyClicks(field, "one")
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert not opened
    QTest.keyClicks(field, "two")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opened == ["one\ntwo"] and not sheet.isVisible()


def test_without_a_text_there_is_nothing_to_open(window: Window) -> None:
    opened: list[str] = []
    sheet = text_dialog(window.services, lambda text: partial(opened.append, text))
    sheet.open()
    field, button = sheet.findChild(AddressField), sheet.default_button
    assert isinstance(field, AddressField) and button is not None
    for written in ("", " \n"):
        field.setPlainText(written)
        assert not button.isEnabled() and button.toolTip()
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert sheet.isVisible() and not opened
    field.setPlainText("one")
    assert button.isEnabled() and not button.toolTip()
    button.click()
    assert opened == ["one"] and not sheet.isVisible()


def test_a_link_that_is_pasted_waits_in_the_card_that_opens_it(window: Window) -> None:
    before = window.document
    QApplication.clipboard().setText(" https://puzz.link/p?slither/5/5/cbcbcddad\n")
    for way in ("link", "paste"):
        window.action(way).trigger()
        field = window.findChildren(AddressField)[-1]
        assert field.isVisible() and "slither/5/5" in field.textCursor().selectedText()
        assert window.document is before
        QTest.keyClick(field, Qt.Key.Key_Escape)
    window.action("paste").trigger()
    QTest.keyClick(window.findChildren(AddressField)[-1], Qt.Key.Key_Return)
    assert window.document is not before
    assert window.document.puzzle.rule is SLITHERLINK and len(window.document.puzzle.board) == 25


def test_other_words_on_the_clipboard_stay_there(window: Window) -> None:
    QApplication.clipboard().setText("a shopping list")
    window.action("link").trigger()
    assert window.findChildren(AddressField)[-1].toPlainText() == ""
    QTest.keyClick(window.findChildren(AddressField)[-1], Qt.Key.Key_Escape)
    window.action("paste").trigger()
    assert not window.findChildren(AddressField)[-1].isVisible()
    assert "holds no clues" in window.state().notice


def test_copying_a_link_says_what_was_copied(window: Window) -> None:
    window.files.open_example(assets.path("examples", "jump-maze", "schonbrunn.puzzle"))
    window.files.copy_link()
    assert "text of its file was copied" in window.state().notice
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    window.files.copy_link()
    assert window.state().notice.startswith("Copied as ")


def test_a_file_dropped_on_the_board_opens(window: Window, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(EXAMPLE))])
    view = window.editor.view.viewport()
    either, left = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(200, 200).toPoint(), either, data, left, none)
    QApplication.sendEvent(view, enter)
    assert enter.isAccepted()
    # What may be dropped is seen while it is held there.
    assert window.drop_frame.isVisible() and window.drop_frame.size() == window.editor.view.size()
    QApplication.sendEvent(view, QDragLeaveEvent())
    assert not window.drop_frame.isVisible()
    QApplication.sendEvent(view, enter)
    before = window.document
    drop = QDropEvent(QPointF(200, 200), either, data, left, none)
    drop.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(view, drop)
    # Who is told that it was moved may delete it.
    assert not window.drop_frame.isVisible()
    assert drop.isAccepted() and drop.dropAction() == Qt.DropAction.CopyAction
    qtbot.waitUntil(lambda: window.document is not before)
    assert window.document.path == EXAMPLE


def test_nothing_is_taken_that_is_dropped_behind_a_card(window: Window, qtbot: QtBot) -> None:
    """The file would open below the card, which speaks of the puzzle before."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(EXAMPLE))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    before = window.document

    def enters() -> bool:
        enter = QDragEnterEvent(QPointF(200, 200).toPoint(), copy, data, left, none)
        QApplication.sendEvent(window, enter)
        return enter.isAccepted()

    sheet = text_dialog(window.services, lambda text: None)
    sheet.open()
    assert not enters()
    drop = QDropEvent(QPointF(200, 200), copy, data, left, none)
    QApplication.sendEvent(window, drop)
    assert not drop.isAccepted() and not window.files.filing.busy
    sheet.reject()
    assert enters() and window.document is before


def test_letters_reach_the_board_from_where_there_is_no_field(window: Window) -> None:
    numbers = window.editor_page.strip.numbers.numbers
    numbers.setFocus()
    QTest.keyClick(numbers, Qt.Key.Key_D)
    assert window.editor.tool.key == "diamonds"


def test_rows_and_columns_are_added_in_the_window(window: Window) -> None:
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    window.board.grow("top")
    assert window.document.puzzle.board == Board.square(4, 3)
    window.board.shrink("left")
    assert window.document.puzzle.board == Board.square(4, 2)
    window.editor.select(Selection(frozenset({(0, 0), (1, 0)}), (0, 0)))
    window.action("crop").trigger()
    assert window.document.puzzle.board == Board.square(2, 1)
    # They would be others now, and once more after undo.
    assert window.editor.selection == Selection()
    for _ in range(3):
        window.document.undo_stack.undo()
    assert window.document.puzzle.board == Board.square(3, 3)
    window.editor.select(Selection(frozenset({(0, 0), (0, 1)}), (0, 0)))
    window.action("turn").trigger()
    assert window.editor.selection == Selection()
    window.document.undo_stack.undo()
    assert Cell((0, 0)) not in window.document.puzzle.clues.of("numbers")


def test_the_desktop_knows_the_window_by_the_name_of_its_entry(window: Window) -> None:
    assert QGuiApplication.desktopFileName() == DESKTOP_FILE
    assert (assets.path().parent / "packaging" / f"{DESKTOP_FILE}.desktop").exists()
