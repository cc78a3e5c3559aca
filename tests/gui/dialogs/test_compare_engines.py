"""The dialog that compares engines, with a real solver process where its numbers matter."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.board import Board
from studio.engines.search.hamilton import PARITY
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats.comparison import Row
from studio.gui.dialogs.compare_engines import OWN, CompareDialog
from studio.gui.document.document import Document
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.work.codes import as_told
from studio.work.comparison import Compare, Compiling, Loaded
from studio.work.job import Ended
from tests.gui.names import nameless
from tests.gui.silent import Silent

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def begin(window: Window, puzzle: Puzzle | None = None) -> CompareDialog:
    if puzzle is not None:
        window.open_document(Document(puzzle))
    window.action("compare").trigger()
    return window.findChildren(CompareDialog)[-1]


def job(dialog: CompareDialog) -> Silent:
    assert isinstance(dialog.job, Silent)
    return dialog.job


def tick_only(dialog: CompareDialog, *keys: str) -> None:
    for key, box in dialog.boxes.items():
        box.setChecked(key in keys)


def test_small_grids_counted_by_two_engines(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = begin(window)
    assert OWN not in dialog.inputs  # no puzzle on the welcome page
    assert dialog.why.text() == PARITY
    tick_only(dialog, "brute", "backtrack")
    dialog.last.set_index(1)
    dialog.start_button.click()
    assert dialog.start_button.text() == "Stop"
    qtbot.waitUntil(lambda: dialog.job is None)
    assert [(row.instance, row.engine, row.count) for row in dialog.rows] == [
        ("2 x 2", "backtrack", 0),
        ("2 x 2", "brute", 0),
        ("3 x 3", "backtrack", 2),
        ("3 x 3", "brute", 2),
    ]
    assert dialog.counts.text() == "Lines: 2 x 2: 0 · 3 x 3: 2"
    assert dialog.start_button.text() == "Start" and nameless(dialog) == []
    path = tmp_path / "times.csv"
    with qtbot.waitSignal(window.files.filing.saved):
        dialog.export(path)
    assert path.read_text().startswith("instance,size,engine,count")


def test_the_puzzle_on_the_board_is_one_problem(window: Window, silent: None) -> None:
    dialog = begin(window, Puzzle(NUMBER_PATH, Board.square(2, 3), title="Six"))
    dialog.inputs[OWN].click()
    assert not dialog.last.isEnabled() and dialog.why.text() == ""
    dialog.begin()
    assert "oneline-puzzle" in job(dialog).question.source
    job(dialog).tell(Row("Six", 1, "brute", 16, True, 0.25))
    job(dialog).tell(Row("Six", 1, "link-sat", reason=Message.of("It declines.")))
    assert "16 lines in 250.0 ms" in dialog.news.text()
    job(dialog).tell(Row("", 1, "brute", 16, True, 0.25))
    assert dialog.news.text() == f"{dialog.names['brute']}: 16 lines in 250.0 ms"
    assert dialog.others.text() == "SAT by edges: It declines."
    assert dialog.export_button.isEnabled()
    assert not dialog.grab().isNull()


def test_other_shapes_have_other_engines(window: Window, silent: None) -> None:
    dialog = begin(window, Puzzle(SLITHERLINK, Board.square(2, 2)))
    assert "path-sat" in dialog.boxes
    dialog.inputs[OWN].click()
    assert set(dialog.boxes) >= {"loop-sat", "brute"} and "path-sat" not in dialog.boxes
    dialog.inputs["complete"].click()
    assert "link-sat" in dialog.boxes


def test_sizes_stay_in_order_and_engines_are_needed(window: Window, silent: None) -> None:
    dialog = begin(window)
    dialog.first.set_index(9)
    assert dialog.last.index == 9
    dialog.last.set_index(3)
    assert dialog.first.index == 3
    tick_only(dialog)
    assert not dialog.start_button.isEnabled()
    tick_only(dialog, "brute")
    dialog.begin()
    asked = job(dialog).question
    assert asked == Compare("grids", ("brute",), 2, 5, 5)


def test_stopping_keeps_what_was_found_and_hears_no_more(window: Window, silent: None) -> None:
    dialog = begin(window)
    dialog.begin()
    work = job(dialog)
    work.tell(Row("2 x 2", 2, "brute", 0, True, 0.001))
    dialog.start_button.click()
    assert work.stopped and dialog.job is None
    work.tell(Row("3 x 3", 3, "brute", 2, True, 0.001))
    assert len(dialog.rows) == 1 and dialog.news.text() == "Stopped."


def test_what_it_waits_for_is_told_and_stays_while_engines_are_chosen(
    window: Window, silent: None
) -> None:
    """It said "Counting..." while kernels were compiled, and nothing after a click on an engine."""
    dialog = begin(window)
    dialog.begin()
    told = [dialog.news.text()]
    for news in (Compiling(), Loaded(), Row("2 x 2", 2, "brute", reason=Message.of("No."))):
        job(dialog).tell(news)
        told.append(dialog.news.text())
        dialog.boxes["brute"].toggle()
        assert dialog.news.text() == told[-1] and dialog.news.isVisible()
    assert told == [
        "Loading the engines...",
        "Compiling the engines, which is done once...",
        "Counting...",
        "Counting...",
    ]


def test_what_went_wrong_is_told(window: Window, silent: None) -> None:
    dialog = begin(window)
    dialog.begin()
    job(dialog).tell(Ended(as_told("The solver was ended by signal 9.")))
    assert "signal 9" in dialog.news.text()
    assert not dialog.export_button.isEnabled()


def test_leaving_ends_the_work(window: Window, silent: None) -> None:
    dialog = begin(window)
    dialog.begin()
    work = job(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert work.stopped


def test_what_was_compared_is_there_again_when_its_input_is_chosen_again(
    window: Window, silent: None
) -> None:
    """It was lost without a word."""
    dialog = begin(window, Puzzle(NUMBER_PATH, Board.square(2, 3), title="Six"))
    first, *_ = (key for key in dialog.inputs if key != OWN)
    dialog.last.set_index(3)
    dialog.begin()
    run = Row("2 x 2", 2, "backtrack", 0, True, 0.25)
    job(dialog).tell(run)
    dialog.inputs[first].click()
    assert dialog.rows == [run] and dialog.job is not None
    dialog.inputs[OWN].click()
    assert dialog.rows == [] and dialog.job is None and dialog.news.text() == ""
    dialog.inputs[first].click()
    assert dialog.rows == [run] and dialog.last.index == 3
    assert dialog.news.text() == "Stopped." and dialog.export_button.isEnabled()
