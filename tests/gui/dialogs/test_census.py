"""The census in the window, with a real solver process where its numbers matter."""

from __future__ import annotations

import os
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import SLITHERLINK
from studio.gui.dialogs.census import CensusDialog
from studio.gui.document.document import Document
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.census import LoopsCompared
from studio.work.codes import as_told
from studio.work.job import Ended
from tests.gui.names import nameless
from tests.gui.silent import Silent

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def cards(window: Window) -> list[CardDialog]:
    return [dialog for dialog in window.findChildren(CardDialog) if dialog.isVisible()]


def begin(window: Window, board: Board) -> CensusDialog:
    """The dialog about a board, while the census is being taken."""
    window.open_document(Document(Puzzle(SLITHERLINK, board)))
    window.action("census").trigger()
    (dialog,) = cards(window)
    assert isinstance(dialog, CensusDialog)
    return dialog


def taken(window: Window, qtbot: QtBot, board: Board) -> CensusDialog:
    """The dialog about a board with its loops."""
    dialog = begin(window, board)
    qtbot.waitUntil(lambda: dialog.job is None)
    return dialog


def job(dialog: CensusDialog) -> Silent:
    work: Any = dialog.job
    assert isinstance(work, Silent)
    return work


@pytest.mark.parametrize(("side", "loops", "puzzles"), [(2, "13", "93"), (3, "213", "41,433")])
def test_the_numbers_and_all_loops_are_shown(
    window: Window, qtbot: QtBot, side: int, loops: str, puzzles: str
) -> None:
    dialog = taken(window, qtbot, Board.square(side, side))
    assert (dialog.loops_number.text(), dialog.puzzles_number.text()) == (loops, puzzles)
    assert dialog.puzzles_number.accessibleName().startswith(puzzles)
    assert dialog.sheet.isVisible() and dialog.sheet.hasFocus() and nameless(dialog) == []
    assert f"1 of {loops}" in dialog.sheet.accessibleName()


def test_sorted_by_puzzles_or_by_length(window: Window, qtbot: QtBot) -> None:
    dialog = taken(window, qtbot, Board.square(3, 3))
    sheet, pictures = dialog.sheet, dialog.pictures
    QTest.keyClick(sheet, Qt.Key.Key_End)
    last = sheet.number()
    assert last is not None
    assert pictures.loops[last].puzzles == 0
    assert "never" in dialog.facts.text()
    dialog.by_length.click()
    first = sheet.number()
    assert first is not None
    assert pictures.loops[first].length == 4
    QTest.keyClick(sheet, Qt.Key.Key_End)
    last = sheet.number()
    assert last is not None
    # All 16 points cannot lie on a loop with more sides than points.
    assert pictures.loops[last].length == 16
    assert "16 sides" in dialog.facts.text() and "213" in dialog.facts.text()
    lengths = [pictures.loops[i].length for i in pictures.by_length()]
    puzzles = [pictures.loops[i].puzzles for i in pictures.by_puzzles()]
    assert lengths == sorted(lengths)
    assert puzzles == sorted(puzzles, reverse=True)


def test_a_loop_opens_as_a_puzzle_with_all_its_numbers(window: Window, qtbot: QtBot) -> None:
    board = Board.square(2, 2)
    dialog = taken(window, qtbot, board)
    dialog.by_length.click()
    number = dialog.sheet.number()
    assert number is not None
    used = dialog.pictures.loops[number].line(board).used
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Return)
    assert cards(window) == []
    puzzle = window.document.puzzle
    edges = board.loop_graph.edges
    expected = {
        Cell(at): sum(edges[k] in used for k in sides)
        for at, sides in zip(board.cells, board.cell_sides, strict=True)
    }
    # A square beside two others and across from a fourth.
    assert sorted(expected.values()) == [0, 1, 1, 4]
    assert dict(puzzle.clues.of("numbers")) == expected
    assert (puzzle.rule, puzzle.board) == (SLITHERLINK, board)
    assert not window.document.is_clean  # it is nowhere yet


def test_unsaved_work_is_asked_about_before_a_loop_opens(window: Window, qtbot: QtBot) -> None:
    board = Board.square(2, 2)
    window.open_document(Document(Puzzle(SLITHERLINK, board)))
    changed = window.document.puzzle.placed(Clue("numbers", Cell((0, 0)), 3))
    assert isinstance(changed, Puzzle)
    window.document.apply(changed)
    window.dialogs.census()
    (dialog,) = cards(window)
    assert isinstance(dialog, CensusDialog)
    qtbot.waitUntil(lambda: dialog.job is None)
    dialog.open_button.click()
    question = cards(window)[-1]
    assert isinstance(question, SentenceDialog)
    assert window.document.puzzle == changed and dialog.isVisible()
    question.buttons["discard"].click()
    assert window.document.puzzle.clues.count() == 4 and not dialog.isVisible()


def test_progress_is_shown_until_it_is_stopped(window: Window, silent: None) -> None:
    dialog = begin(window, Board.square(3, 3))
    first = job(dialog)
    assert not dialog.open_button.isEnabled() and not dialog.orders.isVisible()
    first.tell(LoopsCompared(64, 213))
    assert "64 of 213" in dialog.words.text()
    assert (dialog.bar.value(), dialog.bar.maximum()) == (64, 213)
    assert dialog.loops_number.text() == "213"
    dialog.grab()
    dialog.stop_button.click()
    assert first.stopped
    assert "Stopped" in dialog.words.text() and not dialog.bar.isVisible()
    dialog.stop_button.click()
    assert dialog.bar.isVisible()
    # What the stopped one said last is on its way still.
    first.tell(Ended(as_told("Too late.")))
    assert not job(dialog).stopped
    assert "late" not in dialog.words.text()


def test_a_lost_solver_is_told_and_can_be_started_again(window: Window, silent: None) -> None:
    dialog = begin(window, Board.square(3, 3))
    job(dialog).tell(Ended(as_told("The solver was ended by signal 9.")))
    assert "signal 9" in dialog.words.text()
    assert dialog.stop_button.text() == "Start again"
    assert not dialog.open_button.isEnabled()


def test_leaving_the_dialog_or_the_window_ends_the_work(window: Window, silent: None) -> None:
    dialog = begin(window, Board.square(3, 3))
    work = job(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert work.stopped and cards(window) == []
    dialog = begin(window, Board.square(3, 3))
    work = job(dialog)
    window.close()
    assert work.stopped


def test_a_census_under_way_stops_with_its_process(window: Window, qtbot: QtBot) -> None:
    # 18 cells: about two seconds of work.
    dialog = begin(window, Board.square(3, 6))
    qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=60_000)
    work = dialog.job
    assert work is not None
    pid = work.pid
    assert pid is not None
    dialog.stop_button.click()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_large_board_is_declined_with_the_reason(window: Window) -> None:
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(5, 5))))
    window.dialogs.census()
    (dialog,) = cards(window)
    assert isinstance(dialog, SentenceDialog)
    assert "33,554,432" in dialog.accessibleDescription()


def test_a_board_without_cells_gets_a_sentence(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.notices, "say", said.append)
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(2, 2).with_cells(()))))
    window.action("census").trigger()
    assert cards(window) == []
    assert "no cells" in said[-1]


def test_tab_walks_all_controls_and_each_has_a_name(window: Window, qtbot: QtBot) -> None:
    dialog = taken(window, qtbot, Board.square(2, 2))
    stops = []
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        stops.append(focused.accessibleName() or getattr(focused, "text", str)())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert stops[0] == "Loop, 1 of 13: 4 sides, 12 puzzles"
    assert stops[1:] == ["Close", "Open as puzzle", "Most puzzles"]
    assert QApplication.focusWidget() is dialog.sheet


def test_arrow_keys_change_the_order(window: Window, qtbot: QtBot) -> None:
    dialog = taken(window, qtbot, Board.square(2, 2))
    QTest.keyClick(dialog.sheet, Qt.Key.Key_End)
    dialog.by_puzzles.setFocus()
    QTest.keyClick(dialog.by_puzzles, Qt.Key.Key_Right)
    assert dialog.by_length.hasFocus() and dialog.by_length.isChecked()
    assert dialog.sheet.place == 0


def test_both_themes_paint_the_loops(window: Window, qtbot: QtBot) -> None:
    dialog = taken(window, qtbot, Board.square(2, 2))
    light = dialog.sheet.grab().toImage()
    window.switches.set_dark(True)
    dark = dialog.sheet.grab().toImage()
    appearance = window.appearance.tokens
    for image, theme in ((light, appearance.light), (dark, appearance.dark)):
        colours = {
            image.pixelColor(x, y).name() for x in range(0, 600, 2) for y in range(0, 220, 2)
        }
        for role in ("canvas", "cell", "line_strong", "selected"):
            assert theme.colour(role).name() in colours
