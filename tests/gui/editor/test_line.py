"""The line drawn by hand in the whole window: undo, file, journal, questions and the panel."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from studio import formats
from studio.board import At, Board, Cell
from studio.board.free import graph_board
from studio.families import MASYU, NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.tools import Pointer
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.widgets.drawn_line import DrawnLineSection
from studio.gui.widgets.generate_form import GenerateForm
from studio.gui.widgets.panel_state import DrawnLine
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LINE = ((0, 0), (0, 1), (1, 1), (1, 0))


@pytest.fixture
def window(whole_window: Window) -> Window:
    board = Board.square(3, 3)
    whole_window.open_document(Document(Puzzle(NUMBER_PATH, board)))
    whole_window.editor.set_tool("line")
    return whole_window


def drag(window: Window, nodes: Sequence[At]) -> None:
    board, hand = window.document.puzzle.board, window.editor.hand
    hand.press(Pointer(board.centre(nodes[0])))
    for at in nodes[1:]:
        hand.drag(Pointer(board.centre(at)))
    hand.release(Pointer(board.centre(nodes[-1])))


def click(window: Window, at: At, *, right: bool = False) -> None:
    hand, point = window.editor.hand, window.document.puzzle.board.centre(at)
    hand.press(Pointer(point, right=right))
    hand.release(Pointer(point, right=right))


def test_a_stroke_is_one_undo_step_and_unsaved(window: Window) -> None:
    drag(window, LINE)
    document = window.document
    assert document.puzzle.drawn == (LINE,)
    assert document.undo_stack.count() == 1 and document.undo_stack.undoText() == "Draw the line"
    window.refresh.now()
    assert window.isWindowModified() and not document.is_clean
    window.editor.undo()
    assert document.puzzle.drawn == () and document.is_clean
    window.editor.redo()
    assert window.editor.merged_overlay().drawn


def test_clicks_and_esc_discard_nothing(window: Window) -> None:
    drag(window, LINE)
    for at in (*LINE, (2, 2), (0, 2)):
        click(window, at)
        click(window, at, right=True)
        window.editor.keyboard.press(0x01000000, "", shift=False, ctrl=False, alt=False)  # Esc
        assert window.document.puzzle.drawn == (LINE,)
    assert window.document.undo_stack.count() == 1


def test_another_document_is_not_opened_over_a_line_unasked(window: Window) -> None:
    drag(window, LINE)
    window.files.open_text(
        formats.encode(Puzzle(SLITHERLINK, Board.square(2, 2)), "puzzle").decode()
    )
    (question,) = [d for d in window.findChildren(SentenceDialog) if d.isVisible()]
    question.reject()
    assert window.document.puzzle.drawn == (LINE,)


def test_a_line_is_cut_only_where_another_way_is_drawn(window: Window) -> None:
    drag(window, LINE)
    # Along the line nothing changes; from its beginning it grows at its beginning.
    drag(window, LINE[1:])
    assert window.document.puzzle.drawn == (LINE,)
    drag(window, ((1, 1), (1, 2)))
    assert window.document.puzzle.drawn == ((*LINE[:3], (1, 2)),)
    window.editor.undo()
    window.editor.undo()
    drag(window, ((0, 1), (0, 2)))
    drag(window, ((0, 1), (0, 0), (1, 0)))
    assert window.document.puzzle.drawn == (((1, 0), (0, 0), (0, 1), (0, 2)),)
    # Back along it, it is taken back; of a single cell nothing is left.
    drag(window, ((0, 2), (0, 1), (0, 0), (1, 0)))
    assert window.document.puzzle.drawn == ()


def test_what_is_known_stays_while_a_line_is_drawn(window: Window) -> None:
    placed = window.document.puzzle.placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(placed, Puzzle)
    window.document.apply(placed)
    known = window.live.knowledge
    drag(window, LINE)
    assert window.live.knowledge is known
    window.document.apply(window.document.puzzle.erased(Clue("labels", Cell((0, 0)), 1)))
    assert window.live.knowledge is not known


def test_the_panel_offers_clues_for_the_line(window: Window, silent: None) -> None:
    panel = window.editor_page.panel
    assert panel.advice_count() == 0
    drag(window, LINE)
    assert isinstance(window.presenter().state().advice, DrawnLine)
    window.refresh.now()
    section = panel.findChild(DrawnLineSection)
    assert section is not None and section.rows[0].accessibleName() == "Clues for my line"
    section.rows[0].click()
    (form,) = [f for f in window.findChildren(GenerateForm) if f.isVisible()]
    assert form.start() == "line"


def test_families_without_clues_for_a_line_offer_none(window: Window, qtbot: QtBot) -> None:
    from studio.families import ONE_STROKE

    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)])
    window.open_document(Document(Puzzle(ONE_STROKE, board)))
    window.editor.set_tool("line")
    drag(window, ((0,), (1,)))
    assert window.document.puzzle.drawn
    assert not isinstance(window.presenter().state().advice, DrawnLine)


RING = ((0, 0), (0, 1), (1, 1), (1, 0), (0, 0))


@pytest.mark.parametrize("back", [False, True])
def test_a_loop_through_cells_is_closed_where_it_begins(window: Window, back: bool) -> None:
    """The last step was not drawn, without a word, and the line was shown open."""
    window.open_document(Document(Puzzle(MASYU, Board.square(3, 3))))
    window.editor.set_tool("line")
    if back:
        drag(window, RING[:-1])
        drag(window, RING[-2:])
    else:
        drag(window, RING)
    assert window.document.puzzle.drawn == (RING,)
    data = formats.encode(window.document.puzzle, "puzzle")
    assert formats.read(data).puzzle == window.document.puzzle
    assert isinstance(window.presenter().state().advice, DrawnLine)


def test_a_path_comes_back_to_no_cell(window: Window) -> None:
    drag(window, RING)
    assert window.document.puzzle.drawn == (RING[:-1],)
