"""Strokes that something else interrupts: undo, another button, another tool, document or mode."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from studio.board import At, Board, Cell
from studio.board.free import graph_board, lines_of
from studio.families import COUNTRY_ROAD, GRAPH_PATH, NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Pointer, Selection
from studio.gui.editor.tools.graph import without_corners
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def numbered(puzzle: Puzzle, *clues: tuple[str, At, int]) -> Puzzle:
    placed = puzzle.placed(*(Clue(kind, Cell(at), value) for kind, at, value in clues))
    assert isinstance(placed, Puzzle)
    return placed


@pytest.fixture
def window(one_window: Window) -> Window:
    one_window.set_document(Document(Puzzle(SLITHERLINK, Board.square(5, 5))))
    one_window.pages.show_board()
    turns()
    return one_window


def shown(window: Window, puzzle: Puzzle) -> Editor:
    window.open_document(Document(puzzle))
    turns()
    window.editor.view.setFocus()
    return window.editor


def middle(editor: Editor, at: At) -> QPoint:
    return editor.view.pixel(*editor.puzzle.board.centre(at)).toPoint()


def drawing() -> Puzzle:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)])
    return Puzzle(GRAPH_PATH, board)


@pytest.mark.parametrize("tool", ["draw", "select"])
def test_undo_in_mid_stroke_ends_it(window: Window, tool: str) -> None:
    editor = shown(window, drawing())
    editor.set_tool("draw")
    editor.hand.press(Pointer((3.0, 3.0)))
    if tool == "select":
        editor.hand.release(Pointer((3.0, 3.0)))
        editor.set_tool(tool)
        editor.hand.press(Pointer((3.0, 3.0)))
    assert len(editor.puzzle.board) == 4
    editor.undo()
    before = editor.puzzle
    for point in ((3.4, 3.0), (4.0, 4.0)):
        editor.hand.drag(Pointer(point))
    editor.hand.release(Pointer((4.0, 4.0)))
    assert editor.puzzle == before == drawing() and editor.hand.sketch is None
    # The next press begins another stroke.
    editor.hand.press(Pointer((4.0, 4.0)))
    editor.hand.release(Pointer((4.0, 4.0)))
    assert (len(editor.puzzle.board) == 4) is (tool == "draw")


def test_clues_that_are_undone_while_they_are_carried_do_not_come_back(window: Window) -> None:
    editor = shown(window, Puzzle(SLITHERLINK, Board.square(5, 5)))
    after = numbered(editor.puzzle, ("numbers", (0, 0), 1))
    editor.document.apply(after)
    editor.set_tool("select")
    editor.select(Selection.of((0, 0)))
    board = after.board
    editor.hand.press(Pointer(board.centre((0, 0))))
    editor.undo()
    editor.hand.drag(Pointer(board.centre((2, 2))))
    editor.hand.release(Pointer(board.centre((2, 2))))
    assert not editor.puzzle.clues


def test_another_button_means_nothing_until_the_first_is_up(window: Window) -> None:
    editor = shown(window, Puzzle(SLITHERLINK, Board.square(5, 5)))
    asked: list[object] = []
    editor.menuRequested.connect(asked.append)
    canvas, at = editor.view.viewport(), middle(editor, (1, 1))
    QTest.mousePress(canvas, LEFT, NONE, at)
    stroke = editor.hand.stroke
    assert stroke is not None
    QTest.mousePress(canvas, RIGHT, NONE, at)
    QTest.mouseRelease(canvas, RIGHT, NONE, at)
    assert editor.hand.stroke == stroke and not asked
    QTest.mouseRelease(canvas, LEFT, NONE, at)
    assert editor.hand.stroke is None and not asked
    for digit in "123":
        editor.select(Selection.of((2, int(digit))))
        QTest.keyClick(editor.view, digit)
        editor.writing.finish()
    steps = editor.document.undo_stack.count()
    editor.undo()
    assert steps >= 3 and len(editor.puzzle.clues.of("numbers")) >= 2


@pytest.mark.parametrize("to", ["mode", "tool", "document"])
def test_a_stroke_ends_where_something_else_is_taken_up(window: Window, to: str) -> None:
    editor = shown(window, Puzzle(SLITHERLINK, Board.square(5, 5)))
    editor.set_tool("numbers")
    editor.hand.press(Pointer(editor.puzzle.board.centre((1, 1))))
    assert editor.hand.stroke is not None
    if to == "mode":
        window.modes.choose("play")
        window.modes.choose("edit")
    elif to == "tool":
        editor.set_tool("select")
    else:
        editor.set_document(Document(drawing()))
    assert editor.hand.stroke is None
    before = editor.puzzle, editor.selection
    editor.hand.drag(Pointer((2.0, 2.0)))
    editor.hand.release(Pointer((2.0, 2.0)))
    assert (editor.puzzle, editor.selection) == before


def test_cells_that_move_keep_their_selection(window: Window) -> None:
    editor = shown(
        window, numbered(Puzzle(SLITHERLINK, Board.square(4, 4)), ("numbers", (3, 2), 1))
    )
    editor.select(Selection.of((3, 2)))
    editor.set_tool("cells")
    x, y = editor.puzzle.board.centre((0, 1))
    above = Pointer((x, y - 1))
    editor.hand.press(above)
    editor.hand.release(above)
    assert editor.selection == Selection.of((4, 2))
    assert Cell((4, 2)) in editor.puzzle.clues.of("numbers")
    # By undo the addresses move back, and nobody tells how far.
    editor.undo()
    assert editor.selection == Selection()


def test_a_turn_that_is_undone_leaves_nothing_selected(window: Window) -> None:
    editor = shown(
        window, numbered(Puzzle(SLITHERLINK, Board.square(4, 4)), ("numbers", (0, 1), 1))
    )
    window.board.turn()
    editor.select(Selection.of((1, 3)))
    editor.undo()
    assert editor.selection == Selection()


def test_a_corner_that_stays_where_it_is_stays_selected(window: Window) -> None:
    editor = shown(window, drawing())
    editor.set_tool("draw")
    editor.hand.press(Pointer((3.0, 3.0)))
    editor.hand.release(Pointer((3.0, 3.0)))
    editor.select(Selection.of((1,)))
    editor.undo()
    assert editor.selection == Selection.of((1,))


def test_a_line_begun_by_keys_begins_at_its_corner_or_nowhere(window: Window) -> None:
    editor = shown(window, drawing())
    editor.set_tool("draw")
    editor.document.apply(without_corners(editor.puzzle, [(0,)]))
    editor.select(Selection.of((0,)))
    QTest.keyClick(editor.view, Qt.Key.Key_Return)
    editor.undo()
    # What was corner 0 is corner 1 again.
    editor.select(Selection.of((2,)))
    before = lines_of(editor.puzzle.board).edges
    QTest.keyClick(editor.view, Qt.Key.Key_Return)
    assert lines_of(editor.puzzle.board).edges == before


def test_a_number_that_is_typed_when_something_is_redone_stays(window: Window) -> None:
    editor = shown(window, Puzzle(NUMBER_PATH, Board.square(4, 4)))
    window.board.grow("top")
    editor.undo()
    editor.select(Selection.of((2, 0)))
    QTest.keyClick(editor.view, "1")
    editor.redo()
    assert editor.puzzle.clues.of("labels") == {Cell((2, 0)): 1}
    assert len(editor.puzzle.board) == 16


@pytest.mark.parametrize("by", ["document", "tool", "mode", "digit", "home"])
def test_a_border_waits_for_an_arrow_no_longer_than_its_letter_was_the_last_key(
    window: Window, by: str
) -> None:
    editor = shown(window, Puzzle(COUNTRY_ROAD, Board.square(5, 5)))
    editor.select(Selection.of((2, 2)))
    QTest.keyClick(editor.view, "b")
    assert editor.tool.key == "borders"
    if by == "document":
        editor.set_document(Document(Puzzle(SLITHERLINK, Board.square(5, 5))))
        editor.select(Selection.of((2, 2)))
    elif by == "tool":
        editor.set_tool("select")
    elif by == "mode":
        window.modes.choose("play")
        window.modes.choose("edit")
    else:
        QTest.keyClick(editor.view, "1" if by == "digit" else Qt.Key.Key_Home)
    QTest.keyClick(editor.view, Qt.Key.Key_Right)
    assert not editor.puzzle.clues.of("borders")
    assert editor.selection.cursor == ((2, 1) if by == "home" else (2, 3))


def in_sight(editor: Editor, at: At) -> bool:
    return editor.view.viewport().rect().contains(middle(editor, at))


def test_a_corner_that_is_set_outside_of_the_view_comes_into_sight_at_once(window: Window) -> None:
    """The button is let go where the hand has left the board's part of the window."""
    editor = shown(window, drawing())
    editor.set_tool("draw")
    turns()
    x, _ = editor.view.board_point(editor.view.viewport().rect().topRight().toPointF()).toTuple()
    for away, fitted in ((round(x) + 3.0, True), (round(x) + 9.0, False)):
        if not fitted:
            editor.view.zoom_in()
        turns()
        board = editor.puzzle.board
        editor.hand.press(Pointer(board.centre((1,))))
        editor.hand.drag(Pointer((away, 1.0)))
        turns()
        editor.hand.release(Pointer((away, 1.0)))
        turns()
        new = (len(board),)
        assert editor.puzzle.board.centre(new) == (away, 1.0)
        assert in_sight(editor, new) and editor.view.fitted is fitted


def test_a_corner_that_is_set_in_sight_leaves_the_board_where_it_is(window: Window) -> None:
    editor = shown(window, drawing())
    editor.set_tool("draw")
    turns()
    before = middle(editor, (0,))
    editor.hand.press(Pointer(editor.puzzle.board.centre((1,))))
    editor.hand.drag(Pointer((3.0, 1.0)))
    editor.hand.release(Pointer((3.0, 1.0)))
    turns()
    assert len(editor.puzzle.board) == 4 and middle(editor, (0,)) == before


def test_the_number_in_hand_is_told_wherever_the_hand_is(window: Window) -> None:
    """Only a cell under the pointer shows it on the board."""
    editor = shown(window, Puzzle(NUMBER_PATH, Board.square(3, 4)))

    def told() -> list[str]:
        turns()
        return [hint.text for hint in window.state().hints]

    usual = told()
    editor.writing.set_offer(7)
    assert told()[:2] == ["7 in hand: click a cell to place it.", "put it away"]
    editor.hand.hover(Pointer((-3.0, -3.0)))
    editor.view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert told()[0].startswith("7 in hand")
    QTest.mouseClick(editor.view.viewport(), LEFT, NONE, middle(editor, (0, 0)))
    assert told()[0].startswith("8 in hand")
    QTest.keyClick(editor.view, Qt.Key.Key_Escape)
    assert told() == usual


def test_what_is_pointed_at_is_where_a_stroke_ended(window: Window) -> None:
    """The border that a stroke began at stayed lit until the pointer moved again."""
    editor = shown(window, Puzzle(COUNTRY_ROAD, Board.square(5, 5)))
    editor.set_tool("borders")
    start, end = Pointer((0.5, 1.0)), Pointer((3.5, 1.0))
    editor.hand.hover(start)
    first = editor.hand.over
    editor.hand.press(start)
    editor.hand.drag(end)
    editor.hand.release(end)
    last = editor.hand.over
    assert None not in (first, last) and first != last
    editor.hand.hover(end)
    assert editor.hand.over == last
