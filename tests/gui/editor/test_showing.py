"""What the board shows: drawn only when it looks different, lit up for a moment, panned to."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell, Corner, Edge, SpotKind
from studio.drawing.overlay import Overlay
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.editor.canvas.layer import LayerItem
from studio.gui.editor.editor import Editor
from studio.gui.editor.showing import box_around
from studio.gui.editor.tools import Pointer
from studio.gui.style.appearance import Appearance
from studio.puzzle import Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BOARD = Board.square(3, 4)


@pytest.fixture
def editor(appearance: Appearance, qtbot: QtBot) -> Editor:
    editor = Editor(appearance, Document(Puzzle(NUMBER_PATH, BOARD)))
    qtbot.addWidget(editor)
    editor.refreshing.now()
    return editor


def test_what_looks_the_same_is_not_drawn_again(
    editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(editor.scene, "show_picture", lambda *_, **__: shown.append(1))
    editor.draw_now()
    assert not shown
    editor.show_overlay(Overlay(odd=frozenset({(0, 0)})))
    editor.draw_now()
    assert len(shown) == 1
    editor.show_overlay(Overlay(odd=frozenset({(0, 0)})), faded=True)
    assert len(shown) == 2


def test_nothing_is_drawn_while_another_mode_draws(
    editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(editor.scene, "show_picture", lambda *_, **__: shown.append(1))
    editor.set_listener(editor.hand)
    editor.show_overlay(Overlay(odd=frozenset({(0, 0)})))
    assert not shown
    editor.set_listener(None)
    editor.refreshing.now()
    assert len(shown) == 1


@pytest.mark.parametrize("rough", [False, True])
def test_a_line_that_grows_paler_is_stroked_once(
    editor: Editor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rough: bool
) -> None:
    """Unless pictures rush by, when it is another one each time."""
    painted: list[LayerItem] = []
    paint = LayerItem._paint

    def counted(item: LayerItem, *args: Any) -> None:
        painted.append(item)
        paint(item, *args)

    monkeypatch.setattr(LayerItem, "_paint", counted)
    with qtbot.waitExposed(editor):
        editor.show()
    editor.show_overlay(Overlay(line=BOARD.cells[:4]))
    editor.draw_now()
    editor.scene.set_rough(rough)
    turns()
    line = editor.scene._layers["line"]
    painted.clear()
    for strength in (0.8, 0.6, 0.4):
        line.setOpacity(strength)
        turns()
    assert painted.count(line) == (3 if rough else 0)


def test_a_spot_is_lit_up_and_goes_out(editor: Editor, qtbot: QtBot) -> None:
    editor.showing.blink(Cell((1, 1)))
    assert editor.merged_overlay().blink == Cell((1, 1))
    editor.showing._timer.setInterval(0)
    qtbot.waitUntil(lambda: editor.merged_overlay().blink is None)


def test_nothing_is_lit_up_on_another_board(editor: Editor) -> None:
    editor.showing.blink(Cell((2, 3)))
    editor.document.apply(editor.puzzle.reshaped(Board.square(2, 2).cells))
    assert editor.merged_overlay().blink is None
    editor.showing.blink(Cell((1, 1)))
    editor.set_document(Document(Puzzle(NUMBER_PATH, Board.hexagon(2))))
    assert editor.merged_overlay().blink is None
    editor.draw_now()


def test_cells_that_can_be_added_are_found_once_for_a_board(editor: Editor) -> None:
    missing = editor.showing.missing(editor.puzzle)
    assert missing is editor.showing.missing(editor.puzzle)
    assert (3, 0) in missing and not missing & set(BOARD.cells)
    smaller = Puzzle(NUMBER_PATH, Board.square(2, 2))
    assert (2, 0) in editor.showing.missing(smaller)


def test_the_box_of_a_spot_holds_it_and_what_is_around() -> None:
    x, y = BOARD.centre((1, 1))
    box = box_around(BOARD, Cell((1, 1)))
    assert (box.left(), box.top(), box.width(), box.height()) == (x - 1, y - 1, 2, 2)
    side = box_around(BOARD, Edge.of((1, 1), (1, 2), SpotKind.EDGE))
    assert (side.left(), side.width(), side.height()) == (x - 1, 3, 2)
    middle = box_around(BOARD, Corner((1, 1))).center()
    assert (middle.x(), middle.y()) == BOARD.lattice.corner_point((1, 1)) != (x, y)


def test_a_board_that_is_in_sight_as_a_whole_is_not_moved_to_show_a_spot(editor: Editor) -> None:
    """With large cells there is no air around the last row, and it went below the strip."""
    editor.resize(400, 250)
    editor.document.apply(Puzzle(NUMBER_PATH, Board.square(4, 5)), "Rows")
    editor.fit()
    editor.draw_now()
    view, board = editor.view, editor.puzzle.board
    before = view.pixel(0, 0)
    for at in board.cells:
        editor.showing.reveal(board, Cell(at))
        view.reveal_cell(*board.centre(at))
        assert view.shows_all and view.pixel(0, 0) == before
    # Nearer it is.
    view.zoom_to(4.0)
    assert not view.shows(*board.centre((3, 4)))
    editor.showing.reveal(board, Cell((3, 4)))
    assert view.shows(*board.centre((3, 4)))


def test_a_board_that_grows_stays_in_sight_whole(editor: Editor) -> None:
    editor.resize(400, 300)
    editor.fit()
    editor.draw_now()
    for rows in (9, 40, 2):
        editor.document.apply(Puzzle(NUMBER_PATH, Board.square(rows, 4)), "Rows")
        editor.draw_now()
        assert editor.view.share == pytest.approx(1.0)
        assert editor.view.sceneRect().contains(editor.scene.bounds)
    editor.view.show_natural()
    editor.document.apply(Puzzle(NUMBER_PATH, Board.square(40, 4)), "Rows")
    editor.draw_now()
    assert editor.view.magnification == 1.0  # a size of one's own is kept


def test_a_board_that_got_cells_above_is_put_in_sight_again(editor: Editor) -> None:
    """Following the cells to their new addresses is no zoom that somebody chose."""
    editor.resize(400, 300)
    editor.fit()
    editor.draw_now()
    key, before = editor.tool.key, editor.view.scale_px
    editor.set_tool("cells")
    editor.draw_now()
    small = editor.view.scale_px
    place = editor.view.pixel(*BOARD.centre((0, 2)))
    pointer = Pointer(BOARD.lattice.centre((-1, 2)))
    editor.hand.press(pointer)
    editor.hand.release(pointer)
    assert len(editor.puzzle.board) == len(BOARD) + 1
    # The cells stay where they are on the screen, to the pixel, as large as before.
    assert editor.view.scale_px == small < before
    moved = editor.view.pixel(*editor.puzzle.board.centre((1, 2))) - place
    assert moved.manhattanLength() < 1.0
    editor.document.undo_stack.undo()
    editor.set_tool(key)
    editor.draw_now()
    assert editor.view.scale_px == before


def test_a_larger_board_that_undo_brings_is_whole_in_sight(editor: Editor) -> None:
    """Also with a tool in hand that else holds the board in its place."""
    editor.resize(400, 300)
    editor.set_tool("cells")
    large = Puzzle(NUMBER_PATH, Board.square(9, 9))
    editor.document.apply(large, "Rows")
    editor.fit()
    editor.draw_now()
    editor.document.apply(Puzzle(NUMBER_PATH, Board.square(3, 3)), "Rows")
    editor.fit()
    editor.draw_now()
    near = editor.view.scale_px
    editor.document.undo_stack.undo()
    editor.draw_now()
    assert editor.view.scale_px < near and editor.view.share == pytest.approx(1.0)
    # Fewer cells leave it as large as it is, and so does a size of one's own.
    small = editor.view.scale_px
    editor.document.undo_stack.redo()
    editor.draw_now()
    assert editor.view.scale_px == small
    editor.view.show_natural()
    editor.document.undo_stack.undo()
    editor.draw_now()
    assert editor.view.magnification == 1.0
