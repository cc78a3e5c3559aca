"""A mode is turned to whole, whatever was begun with the board before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from studio import assets, formats
from studio.board import At, Board, Cell, SpotKind
from studio.drawing.shapes import Text
from studio.families import JUMP_MAZE, JUMP_TOUR, NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.editor.tools import Selection
from studio.gui.editor.tools.clip import clip_text, cut_out
from studio.gui.editor.tools.typing import Entry, complete, entered, typed
from studio.gui.modes.edit import EDITING
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.window import Window
from studio.puzzle import Clue, Fault, Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"
TYPED = (
    "number-path/between-walls",
    "ordered-path/heart-of-hats",
    "slitherlink/compass",
    "country-road/lanes",
    "detour/roundabout",
    "regional-yajilin/quarters",
    "balance-loop/seesaw",
    "shingoki/signals",
    "jump-tour/knights-round",
    "graph-path/formula",
)
"""One puzzle of each family in whose examples a number waits for a second digit."""

KEYS = {"play": Qt.Key.Key_2, "watch": Qt.Key.Key_3, "explain": Qt.Key.Key_4}


def by_header(window: Window, key: str) -> None:
    QTest.mouseClick(window.editor_page.header.modes._buttons[key], Qt.MouseButton.LeftButton)


def by_key(window: Window, key: str) -> None:
    QTest.keyClick(window.editor.view, KEYS[key], Qt.KeyboardModifier.ControlModifier)


def show(window: Window, puzzle: Puzzle) -> None:
    window.document.undo_stack.setClean()
    window.open_document(Document(puzzle))
    turns()


def begin_number(window: Window, puzzle: Puzzle) -> Clue:
    """Type the first digit of a number that may have two; the clue that it would be."""
    for kind in puzzle.rule.kinds:
        if not (kind.typed and kind.on is SpotKind.CELL):
            continue
        for at in puzzle.board.cells:
            for digit in "12":
                entry = typed(puzzle, kind, at, None, digit)
                if isinstance(entry, Fault) or complete(puzzle, entry):
                    continue
                after = entered(puzzle, entry)
                if isinstance(after, Puzzle) and after != puzzle:
                    window.editor.select(Selection.of(at))
                    QTest.keyClick(window.editor.view, digit)
                    assert window.editor.writing.entry == entry
                    return Clue(kind.key, Cell(at), int(digit))
    raise AssertionError("no number waits for a second digit")


def on_board(window: Window) -> set[str]:
    """What is written on the board that is in sight."""
    layers = window.editor.scene._layers.values()
    return {s.text for layer in layers for s in layer.shapes if isinstance(s, Text)}


def assert_whole(window: Window, key: str) -> None:
    """Header, tools, panel, listener, actions and state are those of one mode."""
    turns()
    page, editor, mode = window.editor_page, window.editor, window.modes.get(key)
    assert window.modes.key == window.state().mode == key
    buttons = page.header.modes._buttons
    assert [name for name, button in buttons.items() if button.isChecked()] == [key]
    parts = mode.parts
    editing = window.modes.get("edit").parts
    assert parts.side is not None and parts.side.isVisible()
    if key != "edit":
        assert editing.side is not None and editing.tool_bar is not None
        assert not editing.side.isVisible() and not editing.tool_bar.isVisible()
    for other in ("play", "watch", "explain"):
        side = window.modes.get(other).parts.side
        assert side is not None and side.isVisible() == (other == key)
    assert editor.view._listener is (parts.listener or editor.hand)
    assert editor.showing.lent == (key != "edit")
    if key == "edit":
        assert window.action("clear").isEnabled()
    else:
        on = {name for name in EDITING if window.action(name).isEnabled()}
        assert on <= set(mode.commands)
    assert editor.writing.entry is None and editor.floating is None and editor.hand.stroke is None


@pytest.mark.parametrize("turn", [by_header, by_key])
@pytest.mark.parametrize("name", TYPED)
def test_a_typed_number_is_placed_before_the_mode_changes(
    one_window: Window, silent: None, name: str, turn: Callable[[Window, str], None]
) -> None:
    window = one_window
    puzzle = formats.read((EXAMPLES / f"{name}.puzzle").read_bytes()).puzzle
    for key in KEYS:
        show(window, puzzle)
        clue = begin_number(window, puzzle)
        turn(window, key)
        placed = window.document.puzzle
        assert placed.clues.of(clue.kind)[clue.spot] == clue.value
        refused = window.modes.get(key).refusal()
        assert_whole(window, "edit" if refused else key)
        if refused:
            assert window.notices.sentence == refused
        by_header(window, "edit")
        assert_whole(window, "edit")
        window.editor.undo()
        assert window.document.puzzle == puzzle


@pytest.mark.parametrize("key", KEYS)
def test_a_new_puzzle_after_that_is_on_the_board(
    one_window: Window, silent: None, key: str
) -> None:
    window = one_window
    puzzle = Puzzle(NUMBER_PATH, Board.square(7, 9))
    show(window, puzzle)
    begin_number(window, puzzle)
    by_header(window, key)
    house = formats.read((EXAMPLES / "one-stroke" / "house.puzzle").read_bytes()).puzzle
    show(window, house)
    assert_whole(window, "edit")
    assert {"a", "b", "c", "d", "e"} <= on_board(window)


def begin_paste(window: Window) -> None:
    clip = cut_out(window.editor.puzzle, frozenset(window.editor.puzzle.board.cells[:4]))
    QGuiApplication.clipboard().setText(clip_text(clip))
    window.action("paste").trigger()
    assert window.editor.floating is not None


def pixel(window: Window, at: At) -> QPoint:
    place: QPointF = window.editor.view.pixel(*window.editor.puzzle.board.centre(at))
    return QPoint(round(place.x()), round(place.y()))


def begin_stroke(window: Window) -> None:
    window.editor.set_tool("line")
    board = window.editor.view.viewport()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=pixel(window, (2, 2)))
    QTest.mouseMove(board, pixel(window, (2, 4)))
    turns()


def end_stroke(window: Window) -> None:
    board = window.editor.view.viewport()
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=pixel(window, (2, 4)))


def begin_offer(window: Window) -> None:
    """A value of the strip is chosen; a click would place it, and so would Enter."""
    window.editor.set_tool(next(tool.key for tool in window.editor.tools if tool.kind))
    window.editor_page.strip.value_chosen.emit(5)
    assert window.editor.writing.offer == 5
    kind = window.editor.puzzle.rule.kinds[0]
    window.editor.writing.show(Entry(kind, (3, 3), "5", offered=True))


def begin_selection(window: Window) -> None:
    window.editor.select(Selection(frozenset({(1, 1), (1, 2)}), (1, 1)))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("begin", [begin_paste, begin_stroke, begin_offer, begin_selection])
def test_whatever_else_is_begun_ends_with_the_mode(
    one_window: Window, silent: None, begin: Callable[[Window], None], key: str
) -> None:
    window = one_window
    puzzle = Puzzle(NUMBER_PATH, Board.square(6, 7)).placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(puzzle, Puzzle)
    show(window, puzzle)
    begin(window)
    by_key(window, key)
    assert_whole(window, key)
    if begin is begin_stroke:
        end_stroke(window)
    assert window.document.puzzle.clues == puzzle.clues
    by_header(window, "edit")
    assert_whole(window, "edit")


def test_a_number_that_is_refused_is_told_in_the_mode(one_window: Window, silent: None) -> None:
    window = one_window
    maze = formats.read(next((EXAMPLES / "jump-maze").glob("*.puzzle")).read_bytes()).puzzle
    assert maze.rule is JUMP_MAZE
    show(window, maze)
    kind, at = maze.rule.kinds[0], maze.board.cells[0]
    window.editor.select(Selection.of(at))
    window.editor.writing.show(Entry(kind, at, "-"))
    by_key(window, "play")
    assert_whole(window, "play")
    assert window.document.puzzle == maze
    assert window.notices.sentence == "A minus sign alone is not a number."


def test_a_mode_that_is_asked_for_within_a_change_follows_it(
    one_window: Window, silent: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = one_window
    show(window, Puzzle(NUMBER_PATH, Board.square(4, 5)))
    play = window.modes.get("play")
    enter = play.enter

    def enter_and_turn() -> None:
        window.modes.choose("explain")
        enter()

    monkeypatch.setattr(play, "enter", enter_and_turn)
    by_header(window, "play")
    assert_whole(window, "explain")


COMMANDS = (
    "generate",
    "complete",
    "batches",
    "properties",
    "moves",
    "resize",
    "export",
    "print",
    "clue_sets",
    "verify",
    "paste",
    "copy_link",
    "turn",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_find_the_puzzle_with_the_number_that_is_typed(
    one_window: Window, silent: None, command: str
) -> None:
    """A card would show the puzzle without it, and the puzzle would change behind the card."""
    window = one_window
    puzzle = Puzzle(JUMP_TOUR, Board.square(5, 6)).placed(Clue("labels", Cell((4, 5)), 30))
    assert isinstance(puzzle, Puzzle)
    show(window, puzzle)
    begin_number(window, puzzle)
    revisions: list[int] = []
    window.document.changed.connect(lambda _: revisions.append(len(open_cards(window))))
    window.action(command).trigger()
    assert revisions and revisions[0] == 0
    for card in reversed(open_cards(window)):
        card.reject()
    turns()


@pytest.mark.parametrize("command", ["undo", "fit", "zoom_in"])
def test_a_number_is_typed_on_after_commands_that_are_not_about_the_puzzle(
    one_window: Window, silent: None, command: str
) -> None:
    window = one_window
    puzzle = Puzzle(NUMBER_PATH, Board.square(5, 6))
    show(window, puzzle)
    begin_number(window, puzzle)
    window.action(command).trigger()
    assert window.document.puzzle == puzzle
    assert (window.editor.writing.entry is None) == (command == "undo")


@pytest.mark.parametrize("mode", KEYS)
def test_a_census_that_is_refused_leaves_the_mode(
    one_window: Window, silent: None, mode: str
) -> None:
    window = one_window
    puzzle = Puzzle(NUMBER_PATH, Board.square(5, 6))
    show(window, puzzle)
    begin_number(window, puzzle)
    by_key(window, mode)
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.editor.view, Qt.Key.Key_E, modifiers)
    assert_whole(window, mode)
    assert "Census" in window.notices.sentence
