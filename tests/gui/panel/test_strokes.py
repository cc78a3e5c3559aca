"""Drawings in one stroke in the window: from a blank page to verdict, sentences, marks and file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from studio import formats
from studio.board import Board, Cell, Edge
from studio.board.figures import FIGURES, crossed_square, house, star
from studio.board.free import graph_board, moved, with_node, without_edge, without_node
from studio.drawing.hit import edge_at
from studio.engines.events import Verdict
from studio.families import ONE_STROKE
from studio.gui.dialogs.new_puzzle import DRAW, NewPuzzle
from studio.gui.editor.canvas.steps import step
from studio.gui.editor.tools.graph import Grid, snapped
from studio.gui.panel import strokes
from studio.gui.panel.live_check import Knowledge, worth_checking
from studio.gui.panel.presenter import Presenter
from studio.gui.style.sentences import cell_words, edit_text, place_words, size_words
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.findings import Counted, Judged, Mended, Starts, Walked
from tests.gui.scripting import Player
from tests.gui.test_window import example, wait_until_checked, window
from tests.gui.turns import turns

__all__ = ["window"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

HOUSE = Puzzle(ONE_STROKE, house())


def draw_house(window: Window) -> None:
    """With the mouse, on an empty canvas."""
    dialog = NewPuzzle(window.services)
    dialog.open()
    dialog.choose_draw("one-stroke")
    dialog.accept()
    player = Player(window.editor)
    for place in ("0,3", "2,3", "0,1", "2,1", "1,0"):
        player.do(f"click @{place}")
    player.do("drag 0 1 2 0 3 2 4 3 1")


def test_the_house_from_a_blank_page_to_a_file(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    draw_house(window)
    assert window.document.puzzle.board == house()
    assert window.editor.tool.key == "draw"
    wait_until_checked(qtbot, window)
    state = window.presenter().state()
    assert (state.verdict.kind, state.verdict.count) == (VerdictKind.SEVERAL, 88)
    assert "44 begin at corner a. 44 begin at corner b." in state.verdict.line
    rows = {row.key: row for row in state.layers}
    assert set(rows) == {"redundant", "conflict", "line"}
    assert (rows["line"].name, rows["line"].count) == ("One drawing", 8)
    window.switches.show_layer("line", True)
    assert window.presenter().overlay().captions[:3] == ("das", "klei", "ne")
    window.switches.show_layer("line", False)
    assert window.presenter().overlay().odd == {(0,), (1,)}
    path = tmp_path / "house.puzzle"
    path.write_bytes(formats.encode(window.document.puzzle, path))
    assert formats.read(path).puzzle.board == house()
    assert formats.encode(window.document.puzzle, "svg").startswith(b"<")


def test_a_line_more_or_less_changes_the_verdict_at_once(window: Window, qtbot: QtBot) -> None:
    example(window, "one-stroke", "crossed-square")
    wait_until_checked(qtbot, window)
    verdict = window.presenter().state().verdict
    assert verdict.kind is VerdictKind.NONE
    assert "At 4 corners an odd number of lines meet" in verdict.line
    assert verdict.line.endswith(
        "It takes 2 strokes. With 1 line more it takes one, or with 1 line drawn twice."
    )
    Player(window.editor).do("drag 0 2")
    assert window.document.undo_stack.undoText() == "Draw 1 line"
    assert window.presenter().overlay().odd == {(1,), (3,)}
    wait_until_checked(qtbot, window)
    assert window.presenter().state().verdict.kind is VerdictKind.SEVERAL


def test_a_start_where_none_can_be_is_a_conflict_of_one_clue(window: Window, qtbot: QtBot) -> None:
    example(window, "one-stroke", "house")
    player = Player(window.editor)
    player.do("tool start")
    player.do("click 4")
    wait_until_checked(qtbot, window)
    conflict = window.live.knowledge.conflict
    assert conflict is not None and conflict.clues == (Clue("start", Cell((4,))),)
    assert "begin at one of the two odd corners" in window.presenter().state().verdict.line


def test_corners_are_told_when_the_pointer_is_on_them(window: Window, qtbot: QtBot) -> None:
    example(window, "one-stroke", "house")
    wait_until_checked(qtbot, window)
    presenter = window.presenter()
    assert presenter.cell_words((0,)) == "44 drawings begin here"
    assert presenter.cell_words((4,)) == "no drawing begins here"
    interface = QAccessible.queryAccessibleInterface(window.editor.view)
    assert interface.childCount() == 5
    name = interface.child(2).text(QAccessible.Text.Name)
    assert name == "corner c, 4 lines"


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.key)
def test_every_figure_can_be_begun_with(window: Window, figure: object) -> None:
    dialog = NewPuzzle(window.services)
    dialog.open()
    dialog.choose("one-stroke", figure.key, 5)  # type: ignore[attr-defined]
    dialog.accept()
    board = window.document.puzzle.board
    assert not board.has_faces and board in figure.boards()  # type: ignore[attr-defined]
    assert figure.key != DRAW  # type: ignore[attr-defined]


def test_a_drawing_is_turned_and_turned_back(window: Window) -> None:
    example(window, "one-stroke", "house")
    before = window.document.puzzle
    window.action("turn").trigger()
    assert window.document.puzzle.board.centre((4,)) == (3, 1)
    window.action("turn_back").trigger()
    assert window.document.puzzle == before


# -- words -----------------------------------------------------------------------------------------


def known(puzzle: Puzzle, *findings: object) -> str:
    knowledge = Knowledge()
    for finding in findings:
        knowledge = knowledge.knowing(finding)  # type: ignore[arg-type]
    return strokes.verdict_line(puzzle, knowledge)


def test_many_starts_are_not_listed() -> None:
    pentagram = Puzzle(ONE_STROKE, star(5))
    judged = Judged(Verdict.SEVERAL)
    same = Starts(tuple(((i,), 2) for i in range(5)))
    assert known(pentagram, judged, same).endswith("2 begin at each corner.")
    others = Starts(tuple(((i,), i + 1) for i in range(5)))
    assert known(pentagram, judged, others).endswith("how many begin there.")
    assert known(pentagram) == ""


@pytest.mark.parametrize("board", [house(), star(5)])
def test_the_panel_stays_where_it_is_when_drawings_are_counted(
    window: Window, board: Board
) -> None:
    """The sentence grows, the count loses its "At least", and the list of drawings comes."""
    panel = window.editor_page.panel
    puzzle = Puzzle(ONE_STROKE, board)
    line = tuple(puzzle.board.cells[:4])
    counting = Knowledge(judged=Judged(Verdict.SEVERAL, (line,)), counted=Counted(2, exact=False))
    few = Starts(tuple((at, 44 * (at in {(0,), (1,)})) for at in puzzle.board.cells))
    each = Starts(tuple((at, 389_928_960) for at in puzzle.board.cells))
    shown = []
    for known in (
        counting,
        replace(counting, counted=Counted(88, exact=True)),
        replace(counting, counted=Counted(88, exact=True), starts=few),
        replace(counting, counted=Counted(88, exact=True), starts=each),
        replace(counting, starts=few, walked=Walked((line,), every=True)),
    ):
        panel.show_state(Presenter(puzzle, known, frozenset()).state())
        turns()
        low = panel.replay.mapTo(panel, QPoint(0, panel.replay.height())).y()
        shown.append((panel.verdict.height(), low, panel.replay.every.isEnabled()))
    assert len({tops[:2] for tops in shown}) == 1
    assert [on for *_, on in shown] == [False, False, False, False, True]


def test_what_would_help_is_said_as_far_as_it_is_known() -> None:
    puzzle = Puzzle(ONE_STROKE, crossed_square())
    words = known(puzzle, Judged(Verdict.NONE), Mended(2, (Edge((0,), (1,)),), None))
    assert words.endswith("It takes 2 strokes. With 1 line more it takes one.")


def test_places_and_edits_of_a_drawing_have_names() -> None:
    board = house()
    assert place_words(board, Cell((2,))) == "Corner c"
    started = HOUSE.placed(Clue("start", Cell((0,))))
    assert isinstance(started, Puzzle)
    assert cell_words(started, (0,)) == "corner a, 3 lines, start"
    assert size_words(board) == "5 corners, 8 lines"
    for after, words in (
        (with_node(board, (4, 4)), "Add 1 corner"),
        (without_node(board, 4), "Remove 1 corner"),
        (without_edge(board, 0, 1), "Remove 1 line"),
        (moved(board, 4, (1, -1)), "Move 1 corner"),
    ):
        assert edit_text(HOUSE, HOUSE.redrawn(after)) == words


def test_a_drawing_asks_a_question_by_its_lines() -> None:
    assert worth_checking(HOUSE)
    assert not worth_checking(Puzzle(ONE_STROKE, graph_board([(0, 0), (1, 0)])))


# -- geometry --------------------------------------------------------------------------------------


def test_arrows_lead_to_the_corner_that_lies_nearest_ahead() -> None:
    board = house()
    assert step(board, (0,), "right") == (1,)
    assert step(board, (0,), "up") == (2,)
    assert step(board, (4,), "down") in ((2,), (3,))
    assert step(board, (4,), "up") is None
    # Every corner can be come to.
    seen, left = {(0,)}, [(0,)]
    while left:
        at = left.pop()
        for way in ("left", "right", "up", "down"):
            there = step(board, at, way)  # type: ignore[arg-type]
            if there is not None and there not in seen:
                seen.add(there)
                left.append(there)
    assert seen == set(board.cells)


def test_lines_are_hit_away_from_corners_and_bent_ones_where_they_bend() -> None:
    board = graph_board([(0, 0), (4, 0), (0, 4)], [(0, 1), (0, 1), (0, 2)])
    assert edge_at(board, (2, 0.48)) == Edge((0,), (1,))
    assert edge_at(board, (2, 0)) is None
    assert edge_at(board, (0.15, 2)) == Edge((0,), (2,))
    assert edge_at(board, (0.1, 0.1)) is None


@pytest.mark.parametrize(
    ("point", "grid", "place"),
    [
        ((0.4, 1.6), Grid.SQUARES, (0, 2)),
        ((0.4, 0.1), Grid.TRIANGLES, (0, 0)),
        ((0.4, 0.8), Grid.TRIANGLES, (0.5, 0.866025)),
        ((-0.6, -0.8), Grid.TRIANGLES, (-0.5, -0.866025)),
    ],
)
def test_new_corners_snap(
    point: tuple[float, float], grid: Grid, place: tuple[float, float]
) -> None:
    assert snapped(point, grid) == place
