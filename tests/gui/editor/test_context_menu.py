"""The menu of the right button: what it offers where, and that nothing else happens."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from studio import assets, catalogue, formats, language
from studio.board import Board, Cell, Edge
from studio.families import CASTLE_WALL, MASYU, NUMBER_PATH, SLITHERLINK
from studio.gui.dialogs.settings_dialog import SettingsDialog
from studio.gui.document.document import Document
from studio.gui.editor.context_menu import Item, menu_at
from studio.gui.editor.tools import Pointer, Selection
from studio.gui.window import Window
from studio.puzzle import Clue, Fault, Puzzle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

EXAMPLES = sorted((assets.root() / "examples").glob("*/*.puzzle"))


def puzzle_of(*clues: Clue) -> Puzzle:
    placed = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(*clues)
    assert isinstance(placed, Puzzle)
    return placed


ONE = puzzle_of(Clue("labels", Cell((0, 0)), 1), Clue("diamonds", Edge.of((1, 1), (1, 2))))


def items(puzzle: Puzzle, point: tuple[float, float]) -> dict[str, Item]:
    return {item.text: item for group in menu_at(puzzle, point) for item in group if item.text}


def after(item: Item) -> Puzzle:
    assert item.decision is not None and item.decision.after is not None
    return item.decision.after


def test_a_clue_can_be_changed_and_removed() -> None:
    found = items(ONE, ONE.board.centre((0, 0)))
    assert found["1, row 1, column 1"].decision is None
    assert not after(found["Remove 1"]).clues.of("labels")
    changed = {item.text: item for item in found["Change to"].items}
    assert set(changed) == {str(n) for n in range(2, 10)}
    assert after(changed["7"]).clues.of("labels") == {Cell((0, 0)): 7}
    entry = found["Type another"].decision
    assert entry is not None and entry.entry is not None and entry.entry.at == (0, 0)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", ["Einen Hinweis eintippen", "Einen Hinweis setzen", "Eine Perle setzen"]),
        ("fr", ["Saisir un indice", "Placer un indice", "Placer une perle"]),
        ("ja", ["ヒントを入力", "ヒントを置く"]),
    ],
)
def test_entries_are_whole_phrases_in_every_language(code: str, words: list[str]) -> None:
    """German ones began with a small letter, in the case of a subject."""
    board = Board.square(3, 3)
    puzzles = [Puzzle(rule, board) for rule in (CASTLE_WALL, SLITHERLINK, MASYU)]
    pearl = puzzles[-1].placed(Clue("pearls", Cell((0, 0)), 1))
    assert isinstance(pearl, Puzzle)
    catalogue.speak(code)
    try:
        told = {text for puzzle in puzzles for text in items(puzzle, board.centre((1, 1)))}
        removed = list(items(pearl, board.centre((0, 0))))
    finally:
        catalogue.speak("en")
    assert set(words) <= {text.replace(" ", "") if code == "ja" else text for text in told}
    assert all(text[0] == text[0].upper() for text in (*told, *removed))


def test_what_there_is_no_place_for_is_named_as_an_object() -> None:
    fault = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(Clue("arrows", Cell((0, 0))))
    assert isinstance(fault, Fault)
    assert language.said(fault.message) == "There is no place for an arrow there."
    catalogue.speak("de")
    try:
        assert language.said(fault.message) == "Dort ist kein Platz für einen Pfeil."
    finally:
        catalogue.speak("en")


def test_a_cell_gets_what_the_rule_knows() -> None:
    found = items(ONE, ONE.board.centre((2, 2)))
    assert "Type a number" in found
    placed = {item.text: item for item in found["Place a number"].items}
    assert after(placed["5"]).clues.of("labels")[Cell((2, 2))] == 5
    assert (2, 2) not in after(found["Remove this cell"]).board
    assert len(after(found["Remove this cell"]).board) == 8


def test_a_border_gets_its_mark_and_loses_it() -> None:
    (x, y), (u, v) = ONE.board.centre((0, 1)), ONE.board.centre((0, 2))
    found = items(ONE, ((x + u) / 2, (y + v) / 2))
    assert Edge.of((0, 1), (0, 2)) in after(found["Place a diamond"]).clues.of("diamonds")
    (x, y), (u, v) = ONE.board.centre((1, 1)), ONE.board.centre((1, 2))
    found = items(ONE, ((x + u) / 2, (y + v) / 2))
    assert not after(found["Remove diamond"]).clues.of("diamonds")
    assert "Place a diamond" not in found


def test_the_line_and_the_board_have_entries_of_their_own() -> None:
    drawn = replace(ONE, drawn=(((1, 0), (1, 1)),))
    assert after(items(drawn, (0.0, 0.0))["Remove the line"]).drawn == ()
    assert "Remove the line" not in items(ONE, (0.0, 0.0))
    (group,) = menu_at(ONE, (-9.0, -9.0))
    assert [item.action for item in group][:3] == ["paste", "select_all", "fit"]


FEW = EXAMPLES[:: max(1, len(EXAMPLES) // 12)]


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_every_entry_does_what_it_can(path: object) -> None:
    """On boards of all families: each decision gives a puzzle that can be applied."""
    puzzle = formats.read(str(path)).puzzle

    def check(entries: tuple[Item, ...]) -> int:
        done = 0
        for item in entries:
            done += check(item.items)
            if item.decision is not None and item.decision.after is not None:
                assert item.decision.after != puzzle, item.text
                done += 1
        return done

    board = puzzle.board
    for at in board.cells[:: max(1, len(board) // 6)]:
        assert sum(check(group) for group in menu_at(puzzle, board.centre(at)))


# -- in the window ---------------------------------------------------------------------------------


@pytest.fixture
def window(whole_window: Window) -> Window:
    placed = Puzzle(SLITHERLINK, Board.square(3, 3)).placed(Clue("numbers", Cell((1, 1)), 2))
    assert isinstance(placed, Puzzle)
    whole_window.open_document(Document(placed))
    whole_window.refresh.now()
    return whole_window


def right_click(window: Window, at: tuple[int, int]) -> QMenu:
    hand, place = window.editor.hand, window.document.puzzle.board.centre(at)
    hand.press(Pointer(place, right=True))
    hand.drag(Pointer((place[0] + 0.1, place[1]), right=True))
    hand.release(Pointer(place, right=True))
    assert window.context_menu.menu is not None
    return window.context_menu.menu


def test_a_right_click_changes_nothing_with_any_tool(window: Window) -> None:
    before = window.document.puzzle
    for tool in window.editor.tools:
        window.editor.set_tool(tool.key)
        menu = right_click(window, (1, 1))
        assert window.document.puzzle == before and window.document.undo_stack.count() == 0
        assert menu.isVisible() and window.editor.selection.cursor == (1, 1)
        menu.close()


def test_an_entry_is_one_undo_step(window: Window) -> None:
    menu = right_click(window, (1, 1))
    texts = {action.text(): action for action in menu.actions()}
    assert not texts["2, row 2, column 2"].isEnabled()
    assert window.action("copy") in menu.actions()
    texts["Remove 2"].trigger()
    assert not window.document.puzzle.clues and window.document.undo_stack.count() == 1
    menu.close()


def test_a_menu_of_a_puzzle_that_is_gone_does_nothing(window: Window) -> None:
    """A file may be read while it is open: an entry would put the old puzzle in its place."""
    menu = right_click(window, (1, 1))
    remove = {action.text(): action for action in menu.actions()}["Remove 2"]
    other = Puzzle(NUMBER_PATH, Board.square(2, 2))
    window.open_document(Document(other))
    assert not menu.isVisible()
    remove.trigger()
    assert window.document.puzzle is other
    menu = right_click(window, (1, 1))
    remove_cell = {action.text(): action for action in menu.actions()}["Remove this cell"]
    changed = other.placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(changed, Puzzle)
    window.document.apply(changed)
    remove_cell.trigger()
    assert window.document.puzzle is changed
    menu.close()


def test_the_menu_key_opens_it_at_the_cursor(window: Window, qtbot: QtBot) -> None:
    window.editor.select(Selection.of((0, 0)))
    QTest.keyClick(window.editor.view, Qt.Key.Key_Menu)
    menu = window.context_menu.menu
    assert menu is not None
    assert "Type a clue" in [action.text() for action in menu.actions()]
    menu.close()


def test_those_who_want_it_count_down(window: Window) -> None:
    window.action("settings").trigger()
    (card,) = window.findChildren(SettingsDialog)
    card.right.click()
    assert window.settings.right_edits
    window.editor.set_tool("numbers")
    hand, place = window.editor.hand, window.document.puzzle.board.centre((1, 1))
    hand.press(Pointer(place, right=True))
    hand.release(Pointer(place, right=True))
    assert window.document.puzzle.clues.of("numbers") == {Cell((1, 1)): 1}
    assert window.context_menu.menu is None
    card.right.click()
    assert not window.settings.right_edits and not window.editor.right_edits()


def test_every_window_hears_what_the_right_button_is_to_do(window: Window) -> None:
    """Only the one whose card it was chosen on did."""
    other = Window(window.appearance, window.settings)
    other.open_document(Document(window.document.puzzle))
    other.editor.set_tool("numbers")
    other.refresh.now()
    assert "menu" in {hint.text for hint in other.state().hints}
    window.action("settings").trigger()
    (card,) = window.findChildren(SettingsDialog)
    card.right.click()
    assert other.refresh.asked
    assert "menu" not in {hint.text for hint in other.state().hints}
    place = other.document.puzzle.board.centre((1, 1))
    other.editor.hand.press(Pointer(place, right=True))
    other.editor.hand.release(Pointer(place, right=True))
    assert other.document.puzzle.clues.of("numbers") == {Cell((1, 1)): 1}
    other.document.undo_stack.setClean()
    other.close()


@pytest.mark.parametrize(
    ("example", "tool", "words"),
    [
        ("slitherlink/garden", "numbers", "count down"),
        ("masyu/tide", "pearls", "remove"),
        ("one-stroke/house", "draw", "remove"),
    ],
)
def test_the_status_line_says_what_the_right_button_does(
    window: Window, qtbot: QtBot, example: str, tool: str, words: str
) -> None:
    path = assets.path("examples", f"{example}.puzzle")
    window.open_document(Document(formats.read(path).puzzle))
    window.editor.set_tool(tool)
    window.show_now()
    said = window.editor_page.status._hints

    def told(what: str) -> bool:
        return f"Right click {what}" in said.accessibleName()

    assert told("menu")
    window.action("settings").trigger()
    (card,) = window.findChildren(SettingsDialog)
    card.right.click()
    qtbot.waitUntil(lambda: told(words))
    assert not told("menu")
    card.right.click()
    qtbot.waitUntil(lambda: told("menu"))
