"""Graph files and formulas in the window: opened, drawn, judged, and what their lines say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Cell, Edge
from studio.board.free import graph_board, lines_of
from studio.engines.events import Verdict
from studio.families import GRAPH_PATH, ONE_STROKE
from studio.gui.document.document import Document
from studio.gui.editor.tools import Pointer, Selection, tools_for
from studio.gui.editor.tools.graph import with_corner, with_line
from studio.gui.panel.view import view_of
from studio.gui.style.sentences import cell_words, edit_text, size_words
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.examples import facts_of
from tests.formats.test_hcp import ENVELOPE
from tests.gui.opening import open_file

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def opened(qtbot: QtBot, window: Window, folder: Path, name: str, text: str) -> Puzzle:
    path = folder / name
    path.write_text(text)
    open_file(qtbot, window, path)
    return window.document.puzzle


def test_a_graph_file_is_a_drawing_to_work_on(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    puzzle = opened(qtbot, window, tmp_path, "envelope.hcp", ENVELOPE)
    assert puzzle.rule is GRAPH_PATH and not puzzle.rule.revisits
    assert window.document.path is None  # saving asks for a name and writes a puzzle file
    keys = [tool.key for tool in tools_for(puzzle.rule)]
    assert "draw" in keys and "labels" in keys and "cells" not in keys
    assert not window.grab().isNull()


def test_a_formula_is_judged_and_its_line_read(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    window.live.start()
    puzzle = opened(qtbot, window, tmp_path, "f.cnf", "p cnf 2 2\n1 2 0\n-1 0\n")
    qtbot.waitUntil(lambda: window.live.knowledge.judged is not None)
    judged = window.live.knowledge.judged
    assert judged is not None and judged.verdict is Verdict.UNIQUE
    said = window.presenter().state().verdict.line
    assert said == "The line says: x1 false, x2 true."
    assert not puzzle.board.has_faces and lines_of(puzzle.board).directed


def test_a_spoilt_graph_file_is_told_with_its_line(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    before = window.document
    path = tmp_path / "bad.hcp"
    path.write_text(ENVELOPE.replace("1 2\n", "1 1\n", 1))
    window.files.open_path(path)
    qtbot.waitUntil(lambda: any(d.isVisible() for d in window.findChildren(SentenceDialog)))
    (dialog,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
    assert window.document is before
    assert "line 6" in dialog.accessibleDescription()


def test_a_line_by_hand_visits_each_corner_once() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)])
    puzzle = Puzzle(GRAPH_PATH, board)
    drawn = replace(puzzle, drawn=(((0,), (1,), (2,)),))
    assert drawn.reshaped(board.cells).drawn == drawn.drawn
    assert drawn.reshaped([(0,), (1,)]).drawn == (((0,), (1,)),)
    marked = puzzle.placed(Clue("walls", Edge.of((0,), (1,))), Clue("labels", Cell((0,)), 1))
    assert isinstance(marked, Puzzle) and not marked.faults()


def test_lines_can_lead_one_way_and_back(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    opened(qtbot, window, tmp_path, "envelope.hcp", ENVELOPE)
    before = window.document.puzzle
    window.action("one_way").trigger()
    board = window.document.puzzle.board
    assert not board.has_faces and lines_of(board).directed
    assert len(lines_of(board).edges) == 2 * 9
    assert (size_words(before.board), size_words(board)) == ("6 corners, 9 lines",) * 2
    assert facts_of(before).lines == facts_of(window.document.puzzle).lines == 9
    once = with_line(window.document.puzzle, 1, 0)
    assert isinstance(once, Puzzle) and not once.board.has_faces
    # A line that leads both ways is one, here and where a corner is spoken.
    assert size_words(once.board) == size_words(board)
    assert cell_words(before, (0,)) == cell_words(window.document.puzzle, (0,))
    assert edit_text(window.document.puzzle, once) == "Turn 1 line"
    assert (1, 0) in lines_of(once.board).edges and (0, 1) not in lines_of(once.board).edges
    both = with_line(once, 0, 1)
    assert isinstance(both, Puzzle) and both.board == board
    window.action("one_way").trigger()
    assert window.document.puzzle == before
    window.document.undo_stack.undo()
    assert window.document.puzzle.board == board


def test_other_boards_have_no_lines_that_lead_one_way(window: Window) -> None:
    before = window.document.puzzle
    window.pages.show_welcome()
    window.open_document(window.document)
    window.action("one_way").trigger()
    assert window.document.puzzle == before


def house(window: Window) -> Puzzle:
    path = assets.path("examples", "one-stroke", "house.puzzle")
    window.open_document(Document(formats.read(path).puzzle))
    window.editor.set_tool("draw")
    return window.document.puzzle


@pytest.mark.parametrize("rule", [GRAPH_PATH, ONE_STROKE], ids=lambda rule: rule.key)
def test_a_line_by_hand_leads_through_a_corner_that_is_set_on_it(rule: Rule) -> None:
    """It led on along a line that was gone."""
    board = graph_board([(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 1), (1, 2), (2, 3), (0, 3)])
    drawn = replace(Puzzle(rule, board), drawn=(((0,), (1,), (2,)),))
    after = with_corner(drawn, (2, 0))
    assert isinstance(after, Puzzle) and after.drawn == (((0,), (4,), (1,), (2,)),)
    beside = with_corner(drawn, (2, 2))
    assert isinstance(beside, Puzzle) and beside.drawn == drawn.drawn


def test_lines_by_hand_that_cross_in_a_new_corner_end_where_it_is_visited_once() -> None:
    board = graph_board([(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 1), (0, 2), (1, 2), (1, 3)])
    line = ((0,), (2,), (1,), (3,))
    for rule, left in (
        (GRAPH_PATH, ((2,), (1,))),
        (ONE_STROKE, (*line[:1], (4,), *line[1:3], (4,), (3,))),
    ):
        after = with_corner(replace(Puzzle(rule, board), drawn=(line,)), (2, 2))
        assert isinstance(after, Puzzle) and after.drawn == (left,)


def test_of_parallel_lines_by_hand_one_leads_through_the_corner_set_on_it() -> None:
    board = graph_board([(0, 0), (4, 0)], [(0, 1)] * 3)
    drawn = replace(Puzzle(ONE_STROKE, board), drawn=(((0,), (1,), (0,), (1,)),))
    after = with_corner(drawn, (2, 0))
    assert isinstance(after, Puzzle)
    assert after.drawn == (((0,), (2,), (1,), (0,), (1,)),)


def test_the_corner_that_is_told_is_the_one_under_the_pointer(window: Window) -> None:
    puzzle, hand = house(window), window.editor.hand
    free, wall = (-1.0, 2.0), puzzle.board.centre((2,))

    def place() -> str:
        return view_of(window.state()).place.split(":")[0]

    hand.hover(Pointer(free))
    assert place() == ""
    hand.press(Pointer(free))
    hand.release(Pointer(free))
    assert place() == "Corner f", "the click has made it"
    hand.hover(Pointer(wall))
    assert place() == "Corner c"
    hand.press(Pointer(wall))
    hand.drag(Pointer(free))
    assert place() == "Corner f"
    hand.release(Pointer(free))
    assert place() == "Corner f" and len(lines_of(window.document.puzzle.board).edges) == 9
    window.editor.undo()
    window.editor.undo()
    assert window.document.puzzle == puzzle and place() == ""


def test_a_corner_that_is_elsewhere_by_its_number_is_no_longer_told(window: Window) -> None:
    puzzle, hand = house(window), window.editor.hand
    window.editor.select(Selection.of((0,)))
    assert window.editor.take(window.editor.tool.delete(window.editor.context()))
    hand.hover(Pointer(puzzle.board.centre((2,))))
    assert hand.place == (1,)
    window.editor.undo()
    assert window.document.puzzle == puzzle and hand.place is None
    hand.hover(Pointer(puzzle.board.centre((4,))))
    hand.press(Pointer((3.0, 0.0)))
    hand.release(Pointer((3.0, 0.0)))
    assert hand.place == (5,)
    hand.hover(Pointer(puzzle.board.centre((4,))))
    window.editor.undo()
    assert hand.place == (4,), "it is where it was"
