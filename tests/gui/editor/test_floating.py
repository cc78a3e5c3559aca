"""Pasted clues float over the board; a rectangle selects what lies in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.board import At, Board, Cell, Edge
from studio.board.tilings import patched
from studio.families import JUMP_MAZE, NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.editor.floating import Floating
from studio.gui.editor.tools import Pointer, Selection
from studio.gui.editor.tools.clip import clip_text, cut_out, pasted
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue, Fault, Puzzle

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def numbered(board: Board, values: dict[At, int]) -> Puzzle:
    placed = Puzzle(SLITHERLINK, board).placed(
        *(Clue("numbers", Cell(at), value) for at, value in values.items())
    )
    assert isinstance(placed, Puzzle)
    return placed


def numbers(puzzle: Puzzle) -> dict[At, int | None]:
    return {
        spot.at: value
        for spot, value in puzzle.clues.of("numbers").items()
        if isinstance(spot, Cell)
    }


@pytest.fixture
def editor(appearance: Appearance, qtbot: QtBot) -> Editor:
    """Two numbers in the upper left of an empty board, copied."""
    editor = Editor(appearance, Document(numbered(Board.square(5, 5), {(0, 0): 1, (0, 1): 2})))
    qtbot.addWidget(editor)
    editor.resize(600, 600)
    editor.show()
    editor.refreshing.now()
    editor.set_tool("select")
    editor.select(Selection(frozenset({(0, 0), (0, 1)}), (0, 0)))
    assert editor.clipboard.copy()
    return editor


def point(editor: Editor, at: At) -> Pointer:
    return Pointer(editor.puzzle.board.centre(at))


def press(editor: Editor, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(editor.view, key)


def test_a_paste_follows_the_pointer_and_a_click_places_it(editor: Editor) -> None:
    before = editor.puzzle
    editor.clipboard.paste()
    editor.hand.hover(point(editor, (2, 2)))
    editor.refreshing.now()
    # What would be placed is seen, and nothing is changed.
    assert editor.puzzle == before and editor.document.undo_stack.count() == 0
    assert editor.showing.drawn is not None
    shown, overlay, _ = editor.showing.drawn
    assert numbers(shown) == {(0, 0): 1, (0, 1): 2, (2, 2): 1, (2, 3): 2}
    assert overlay.selected == {Cell((2, 2)), Cell((2, 3))}
    editor.hand.press(point(editor, (3, 1)))
    editor.hand.release(point(editor, (3, 1)))
    assert numbers(editor.puzzle) == {(0, 0): 1, (0, 1): 2, (3, 1): 1, (3, 2): 2}
    editor.hand.press(point(editor, (4, 1)))
    editor.hand.release(point(editor, (4, 1)))
    assert editor.document.undo_stack.count() == 2
    press(editor, Qt.Key.Key_Escape)
    assert editor.floating is None
    editor.refreshing.now()
    assert editor.showing.drawn[0] == editor.puzzle


def test_it_is_turned_flipped_moved_and_placed_by_keys(editor: Editor) -> None:
    editor.clipboard.paste()
    press(editor, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_R)
    press(editor, Qt.Key.Key_Return)
    assert numbers(editor.puzzle) == {(0, 0): 1, (0, 1): 2, (1, 2): 1, (2, 2): 2}
    editor.undo()
    editor.clipboard.paste()
    press(editor, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right)
    press(editor, *[Qt.Key.Key_R] * 4, Qt.Key.Key_F, Qt.Key.Key_Return)
    assert numbers(editor.puzzle) == {(0, 0): 1, (0, 1): 2, (1, 2): 1, (1, 1): 2}


@pytest.mark.parametrize("board", [Board.square(4, 4), Board.hexagon(2)], ids=["square", "hex"])
def test_a_whole_board_that_is_turned_stays_on_it(board: Board) -> None:
    """About its first cell it would be turned away from the board."""
    puzzle = numbered(board, {at: i % 3 for i, at in enumerate(board.cells)})
    clip = cut_out(puzzle, frozenset(board.cells))
    floating = Floating(clip, clip.origin)
    for other in (floating.turned(puzzle), floating.flipped(puzzle)):
        laid = other.laid(puzzle)
        assert not isinstance(laid, Fault)
        _, cells, left_out = laid
        assert cells == frozenset(board.cells) and left_out == 0


@pytest.mark.parametrize("key", ["triangular", "cairo", "kites", "floret"])
@pytest.mark.parametrize("size", [1, 4])
def test_where_cells_lie_otherwise_a_clip_is_seen_however_it_is_turned(key: str, size: int) -> None:
    """Its origin lay otherwise than the cell below it, so that nothing was seen of it."""
    tiling = patched(key)
    assert tiling is not None
    board = Board.patch(tiling, 4, 4)
    middle = board.cells[len(board) // 2]
    cells = frozenset([middle, *board.neighbours(middle)][:size])
    puzzle = Puzzle(SLITHERLINK, board)
    for at in cells:
        placed = puzzle.placed(Clue("numbers", Cell(at), 1))
        assert isinstance(placed, Puzzle)
        puzzle = placed
    clip = cut_out(puzzle, cells)
    floating = Floating(clip, clip.origin)
    for k in range(14):
        floating = floating.flipped(puzzle) if k % 5 == 4 else floating.turned(puzzle)
        assert floating.fits_over(floating.at, puzzle)
        laid = floating.laid(puzzle)
        assert not isinstance(laid, Fault) and laid[1]


def test_clues_that_float_go_with_any_change_that_does_not_place_them(editor: Editor) -> None:
    """They looked as if they stood on the board that was undone, or mirrored, below them."""
    before = editor.puzzle
    editor.clipboard.paste()
    press(editor, Qt.Key.Key_Down, Qt.Key.Key_Return)
    placed = editor.puzzle
    assert editor.floating is not None and placed != before
    editor.undo()
    assert editor.floating is None and editor.puzzle == before
    editor.clipboard.paste()
    editor.redo()
    assert editor.floating is None and editor.puzzle == placed


@pytest.mark.parametrize("way", ["right click", "another tool", "another document", "escape"])
def test_a_paste_is_left_without_a_trace(editor: Editor, way: str) -> None:
    before = editor.puzzle
    editor.clipboard.paste()
    assert editor.floating is not None
    if way == "right click":
        x, y = editor.puzzle.board.centre((2, 2))
        editor.hand.press(Pointer((x, y), right=True))
        editor.hand.release(Pointer((x, y), right=True))
    elif way == "another tool":
        editor.set_tool("numbers")
    elif way == "escape":
        press(editor, Qt.Key.Key_Escape)
    else:
        editor.set_document(Document(before))
    assert editor.floating is None and editor.puzzle == before


@pytest.mark.parametrize("key", ["F1", "F11", "Tab", "Menu", "Space", "Home", "PageDown"])
def test_keys_that_clues_in_the_air_have_no_use_for_are_left_to_the_window(
    editor: Editor, key: str
) -> None:
    """All were swallowed without a word: F1 opened no list of keys."""
    editor.clipboard.paste()
    floating, selection = editor.floating, editor.selection
    code = Qt.Key[f"Key_{key}"]
    assert not editor.keyboard.wants(code, "")
    used = editor.keyboard.press(code, "", shift=False, ctrl=False, alt=False)
    assert used == (key == "Menu")
    assert editor.floating == floating and editor.selection == selection


@pytest.mark.parametrize(("key", "tool"), [("N", "numbers"), ("V", "select"), ("3", "select")])
def test_a_tool_or_a_number_taken_by_keys_leaves_a_paste(
    editor: Editor, key: str, tool: str
) -> None:
    editor.clipboard.paste()
    press(editor, Qt.Key[f"Key_{key}"])
    assert editor.floating is None and editor.tool.key == tool
    assert numbers(editor.puzzle)[0, 0] == (3 if key == "3" else 1)


def test_del_leaves_a_paste_and_erases_nothing(editor: Editor) -> None:
    before = editor.puzzle
    editor.clipboard.paste()
    press(editor, Qt.Key.Key_Delete)
    assert editor.floating is None and editor.puzzle == before


def test_the_wheel_changes_no_number_below_a_paste(editor: Editor) -> None:
    before = editor.puzzle
    editor.set_tool("numbers")
    editor.select(Selection.of((0, 0)))
    assert editor.hand.wheel(point(editor, (0, 0)), 1)
    editor.undo()
    editor.clipboard.paste()
    assert not editor.hand.wheel(point(editor, (0, 0)), 1)
    assert editor.floating is not None and editor.puzzle == before


def test_what_does_not_fit_is_said_and_left_out(editor: Editor) -> None:
    refused: list[str] = []
    editor.refused.connect(refused.append)
    editor.clipboard.paste()
    editor.hand.press(point(editor, (4, 4)))
    editor.hand.release(point(editor, (4, 4)))
    assert numbers(editor.puzzle)[4, 4] == 1 and refused == []


@pytest.mark.parametrize("board", [Board.square(4, 6), Board.hexagon(3)], ids=["square", "hex"])
def test_turns_and_flips_lead_back(board: Board) -> None:
    puzzle = numbered(board, {at: i % 3 for i, at in enumerate(board.cells[:5])})
    clip = cut_out(puzzle, frozenset(board.cells[:5]))
    floating = Floating(clip, clip.origin)
    turned, full = floating, 4 if board.lattice.key == "square" else 6
    for _ in range(full):
        turned = turned.turned(puzzle)
    assert turned.laid(puzzle) == floating.laid(puzzle)
    assert floating.turned(puzzle).laid(puzzle) != floating.laid(puzzle)
    assert floating.flipped(puzzle).flipped(puzzle).laid(puzzle) == pasted(
        puzzle, clip, clip.origin
    )


def test_clues_of_nowhere_do_not_float(appearance: Appearance, qtbot: QtBot) -> None:
    editor = Editor(appearance, Document(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    qtbot.addWidget(editor)
    puzzle = numbered(Board.square(2, 2), {(0, 0): 1})
    QGuiApplication.clipboard().setText(clip_text(cut_out(puzzle, frozenset(puzzle.board.cells))))
    editor.clipboard.paste()
    assert editor.floating is None


def penrose(rows: int) -> Puzzle:
    """A number on two tiles of a patch of a tiling that never repeats."""
    lattice = patched("penrose-rhombs")
    assert lattice is not None
    patch = lattice.sized(rows, 6)
    return numbered(Board.around(patch, patch.patch(rows, 6)), {(3,): 1, (4,): 2})


def test_where_nothing_lies_alike_clues_go_back_to_where_they_come_from(
    appearance: Appearance, qtbot: QtBot
) -> None:
    puzzle = penrose(6)
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    said: list[str] = []
    editor.hint.connect(said.append)
    editor.select(Selection(frozenset({(3,), (4,)}), (3,)))
    assert editor.clipboard.copy()
    editor.set_document(Document(puzzle.erased(*puzzle.clues.all())))
    editor.select(Selection(frozenset({(12,)}), (12,)))
    editor.hand.hover(point(editor, (12,)))
    editor.clipboard.paste()
    assert "no other cells of this tiling lie alike" in said[-1]
    editor.hand.hover(point(editor, (9,)))
    press(editor, Qt.Key.Key_Right)
    assert editor.clipboard.stamp()
    assert numbers(editor.puzzle) == {(3,): 1, (4,): 2}
    # On another patch the same numbers of cells mean other places.
    editor.set_document(Document(penrose(7)))
    editor.clipboard.paste()
    assert editor.floating is None


def test_nothing_is_placed_again_where_nothing_lies_alike(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = Editor(appearance, Document(penrose(6)))
    qtbot.addWidget(editor)
    refused: list[str] = []
    editor.refused.connect(refused.append)
    editor.select(Selection(frozenset({(3,)}), (3,)))
    assert not editor.clipboard.duplicate()
    assert len(refused) == 1


@pytest.mark.parametrize("board", [Board.square(3, 3), Board.hexagon(2)], ids=["square", "hex"])
def test_clues_from_beyond_a_smaller_board_float_over_it(
    board: Board, appearance: Appearance, qtbot: QtBot
) -> None:
    larger = Board.square(9, 9) if board.lattice.key == "square" else Board.hexagon(5)
    far = larger.cells[-1]
    editor = Editor(appearance, Document(Puzzle(SLITHERLINK, board)))
    qtbot.addWidget(editor)
    clip = cut_out(numbered(larger, {far: 1}), frozenset({far}))
    QGuiApplication.clipboard().setText(clip_text(clip))
    editor.clipboard.paste()
    assert editor.floating is not None and editor.floating.at in board
    press(editor, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert set(numbers(editor.puzzle).values()) == {1}


def test_arrows_pass_over_cells_that_lie_otherwise(appearance: Appearance, qtbot: QtBot) -> None:
    lattice = patched("triangular")
    assert lattice is not None
    board = Board.around(lattice, lattice.patch(4, 4))
    first = board.cells[0]
    puzzle = numbered(board, {first: 1})
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.select(Selection(frozenset({first}), first))
    assert editor.clipboard.copy()
    editor.clipboard.paste()
    press(editor, Qt.Key.Key_Right)
    assert editor.floating is not None and editor.floating.at != first
    assert not isinstance(editor.floating.laid(puzzle), Fault)


# -- rectangles ------------------------------------------------------------------------------------


def dragged(editor: Editor, a: tuple[float, float], b: tuple[float, float]) -> frozenset[At]:
    editor.select(Selection())
    editor.hand.press(Pointer(a))
    editor.hand.drag(Pointer(b))
    editor.hand.release(Pointer(b))
    return editor.selection.cells


@pytest.mark.parametrize("slack", [(0.0, 0.0), (0.45, -0.45), (-0.45, 0.45), (0.4, 0.4)])
def test_a_rectangle_on_squares_is_exactly_that(editor: Editor, slack: tuple[float, float]) -> None:
    """Wherever in its first and in its last cell the pointer is."""
    board = editor.puzzle.board
    (x, y), (u, v) = board.centre((1, 1)), board.centre((3, 4))
    wanted = {(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4)}
    dx, dy = slack
    assert dragged(editor, (x + dx, y + dy), (u - dy, v - dx)) == wanted
    assert dragged(editor, (u + dx, v + dy), (x + dy, y + dx)) == wanted
    outside = dragged(editor, (x, y), (u + 40, v + 40))
    assert outside == {(row, column) for row in range(1, 5) for column in range(1, 5)}


def test_a_rectangle_on_hexagons_ends_alike_on_both_sides(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = Editor(appearance, Document(Puzzle(NUMBER_PATH, Board.hexagon(4))))
    qtbot.addWidget(editor)
    editor.set_tool("select")
    board = editor.puzzle.board
    a, b = board.centre((-2, 0)), board.centre((1, 0))
    row = dragged(editor, a, b)
    assert row == {(-2, 0), (-1, 0), (0, 0), (1, 0)}
    c = board.centre((0, 2))
    region = dragged(editor, a, c)
    centres = [board.centre(at) for at in region]
    middle = (a[0] + c[0]) / 2
    # Mirrored in its own middle the region is itself.
    mirrored = {(round(2 * middle - x, 6), round(y, 6)) for x, y in centres}
    assert mirrored == {(round(x, 6), round(y, 6)) for x, y in centres}
    assert {(-2, 0), (0, 2)} <= region
    nudged = dragged(editor, (a[0] + 0.3, a[1] - 0.3), (c[0] - 0.3, c[1] + 0.3))
    assert nudged == region


def test_clues_that_stand_once_are_not_duplicated(appearance: Appearance, qtbot: QtBot) -> None:
    """They would only move, and erase those in their way."""
    one, two = (Clue("labels", Cell((1, column)), column) for column in (1, 2))
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 4)).placed(one, two)
    assert isinstance(puzzle, Puzzle)
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    refused: list[str] = []
    editor.refused.connect(refused.append)
    editor.select(Selection(frozenset({(1, 1)}), (1, 1)))
    assert not editor.clipboard.duplicate()
    assert refused == ["These clues can stand once only."]
    assert editor.puzzle == puzzle
    # A wall beside the number is placed again, and the number stays.
    wall = Clue("walls", Edge.of((1, 1), (2, 1)))
    both = puzzle.placed(wall)
    assert isinstance(both, Puzzle)
    editor.set_document(Document(both))
    editor.select(Selection(frozenset({(1, 1), (2, 1)}), (1, 1)))
    assert editor.clipboard.duplicate()
    assert set(editor.puzzle.clues.all()) == {
        *both.clues.all(),
        Clue("walls", Edge.of((1, 2), (2, 2))),
    }


def test_what_another_clue_of_the_clip_allows_is_pasted_with_it() -> None:
    maze = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(
        Clue("target", Cell((1, 1))), Clue("jumps", Cell((1, 1)), 0)
    )
    assert isinstance(maze, Puzzle)
    clip = cut_out(maze, frozenset({(1, 1)}))
    found = pasted(maze, clip, (2, 0))
    assert not isinstance(found, Fault)
    after, _, left_out = found
    assert left_out == 0
    assert after.clues.of("jumps") == {Cell((2, 0)): 0}
    assert after.clues.of("target") == {Cell((2, 0)): None}


def test_a_clip_that_hangs_over_the_rim_loses_only_what_is_off_the_board() -> None:
    maze = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(
        Clue("target", Cell((0, 0))), Clue("jumps", Cell((0, 0)), 0), Clue("jumps", Cell((0, 1)), 1)
    )
    assert isinstance(maze, Puzzle)
    found = pasted(maze, cut_out(maze, frozenset({(0, 0), (0, 1)})), (1, 2))
    assert not isinstance(found, Fault)
    after, _, left_out = found
    assert left_out == 1
    assert after.clues.of("jumps") == {Cell((1, 2)): 0, Cell((0, 1)): 1}
    assert after.clues.of("target") == {Cell((1, 2)): None}


def test_after_a_right_click_a_click_that_places_opens_no_menu(editor: Editor) -> None:
    asked: list[object] = []
    editor.menuRequested.connect(asked.append)
    editor.hand.press(replace(point(editor, (1, 1)), right=True))
    editor.hand.release(replace(point(editor, (1, 1)), right=True))
    assert len(asked) == 1
    assert editor.clipboard.paste()
    editor.hand.press(point(editor, (3, 3)))
    editor.hand.release(point(editor, (3, 3)))
    assert len(asked) == 1 and numbers(editor.puzzle)[3, 3] == 1


def test_the_place_that_is_told_is_where_the_clues_float(editor: Editor) -> None:
    told: list[str] = []
    editor.hovered.connect(told.append)
    editor.clipboard.paste()
    editor.hand.hover(point(editor, (2, 3)))
    assert told[-1] == "Row 3, column 4"


def test_a_drag_that_began_in_another_mode_marks_nothing(editor: Editor) -> None:
    """It was refused: "a pearl here can be 1 to 2, not nothing"."""
    before = editor.puzzle
    told: list[object] = []
    editor.refused.connect(told.append)
    for tool in editor.tools:
        editor.set_tool(tool.key)
        editor.hand.drag(point(editor, (3, 3)))
        editor.hand.release(point(editor, (3, 3)))
    assert editor.puzzle == before and told == []
