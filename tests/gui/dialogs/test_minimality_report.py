"""The minimality report in the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.families import NUMBER_PATH
from studio.gui.dialogs.minimality_report import ClueSetsDialog
from studio.gui.document.document import Document
from studio.gui.services import job_runner
from studio.gui.widgets.panel_state import BREAK
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.codes import as_told
from studio.work.findings import Redundant
from studio.work.job import Ended
from tests.gui.cards import tell
from tests.gui.names import nameless
from tests.gui.silent import Silent
from tests.gui.turns import turns
from tests.work.test_minimality import snake

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def begin(window: Window, puzzle: Puzzle) -> ClueSetsDialog:
    window.open_document(Document(puzzle))
    window.action("clue_sets").trigger()
    (dialog,) = window.findChildren(ClueSetsDialog)
    return dialog


def test_the_report_counts_and_redundant_clues_go(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, snake(*range(2, 16)))
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.number.text() == "37"
    assert "of numbers, with 1 and 16 given, have" in dialog.words.text()
    many = "Not minimal. Any one of 14 clues could go alone, such as these: 2; 3; 4; 5; 6; 7. "
    assert dialog.needed.text().startswith(many)
    assert "14 with 3 clues" in dialog.chart.accessibleDescription()
    assert dialog.chart.accessibleName() and nameless(dialog) == []
    before = window.document.puzzle
    dialog.remove.click()
    after = window.document.puzzle
    assert set(after.clues.all()) < set(before.clues.all())
    window.document.undo_stack.undo()
    assert window.document.puzzle == before


def test_kinds_of_clues_are_listed_as_people_do(window: Window) -> None:
    medley = assets.path("examples", "number-path", "medley.puzzle")
    dialog = begin(window, formats.read(medley).puzzle)
    # Some languages, and none, say "and" before the last one.
    assert "minimal sets of numbers, diamonds, walls, arrows, " in dialog.words.text()
    dialog.reject()


def test_what_is_not_exact_says_at_least(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    dialog = begin(window, snake(*range(2, 16)))
    # A dash stood over "minimal sets of numbers have exactly this solution".
    sought = "Counting minimal sets of numbers, with 1 and 16 given, for this solution..."
    assert dialog.words.text() == sought and not dialog.number.isVisible()
    dialog.stop_button.click()
    assert dialog.words.text() == "The minimal sets were not counted."
    dialog.stop_button.click()
    assert dialog.words.text() == sought and not dialog.number.isVisible()
    dialog._job_runner._receive((2, SetsCounted(12, False, {3: 12}, 40)))
    assert dialog.number.text() == "≥ 12" and dialog.number.isVisible()
    assert dialog.words.text().startswith("minimal sets of numbers, with 1 and 16 given")
    assert "so far" in dialog.facts.text()
    dialog.stop_button.click()
    assert not dialog.busy
    dialog._job_runner._receive((2, SetsCounted(13, False, {3: 13}, 41)))
    assert dialog.number.text() == "≥ 12"
    dialog.stop_button.click()
    assert dialog.busy
    dialog._job_runner._receive(
        (3, SetsCounted(10**30, True, dict.fromkeys(range(20), 10**29), 41, True))
    )
    assert dialog.number.text().replace(BREAK, "").startswith("1,000,000")
    assert "these are all" in dialog.facts.text()
    assert "12 and more" not in dialog.chart.accessibleDescription()
    dialog.grab()
    dialog._job_runner._receive((3, SetsCounted(1, True, {3: 1}, 41, True)))
    assert dialog.words.text().startswith("minimal set of numbers, with 1 and 16 given, has")
    dialog._job_runner._receive((3, Ended(as_told("The solver died."))))
    assert dialog.words.text() == "The solver died."
    dialog.reject()


def test_clues_that_can_go_together_are_those_of_the_panel(window: Window, silent: None) -> None:
    """Of two sets, both minimal, the card named the size of one and the panel of the other."""
    dialog = begin(window, snake(*range(2, 16)))
    clues = tuple(window.document.puzzle.clues.all())[:4]
    here, there = (Redundant(clues, clues[:size], 14, 14, final=True) for size in (3, 2))
    tell(dialog, here)
    assert dialog.needed.text().endswith("Together: 3 clues.")
    window.live.knowledge = replace(window.live.knowledge, redundant=there)
    window.live.updated.emit()
    assert dialog.needed.text().endswith("Together: 2 clues.")
    tell(dialog, here)
    assert dialog.needed.text().endswith("Together: 2 clues.")
    dialog.remove.click()
    assert not set(clues[:2]) & set(window.document.puzzle.clues.all())
    assert set(clues[2:]) <= set(window.document.puzzle.clues.all())


def test_each_size_has_room_in_a_small_window(window: Window, silent: None) -> None:
    window.resize(1024, 680)
    dialog = begin(window, snake(*range(2, 16)))
    sizes = {size: 10**size for size in range(1, 40)}
    tell(dialog, SetsCounted(10**40, False, sizes, 1234))
    turns()
    assert dialog.chart.height() >= dialog.chart.sizeHint().height()
    assert dialog.number.text().replace(BREAK, "").endswith(f"{10**40:,}")
    assert dialog.number.accessibleName().endswith(f"{10**40:,}")
    dialog.reject()


def test_several_solutions_have_no_report(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, snake(5))
    qtbot.waitUntil(lambda: not dialog.busy)
    assert "several solutions" in dialog.needed.text()
    assert not any(part.isVisible() for part in (dialog.rule, dialog.number, dialog.words))
    dialog.begin()
    assert dialog.words.isVisible() and dialog.needed.text() == "Trying each clue..."
    dialog.reject()


def test_clues_of_a_maze_are_told_of_without_a_number(window: Window, qtbot: QtBot) -> None:
    ponds = assets.path("examples", "jump-maze", "ponds.puzzle")
    dialog = begin(window, formats.read(ponds).puzzle)
    qtbot.waitUntil(lambda: not dialog.busy)
    assert "none is tried alone" in dialog.needed.text()
    assert "counted for loops" in dialog.words.text()
    assert dialog.words.isVisible() and not dialog.number.isVisible()
    dialog.reject()


def test_what_is_given_is_named_where_it_is_a_clue(window: Window) -> None:
    """A Grand Tour demands that each corner is visited, which is no stretch that was given."""
    told = {}
    for name in ("grand-tour/round-trip", "simple-loop/no-entry"):
        dialog = begin(window, formats.read(assets.path("examples", f"{name}.puzzle")).puzzle)
        told[name] = dialog.words.text()
        dialog.reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert told == {
        "grand-tour/round-trip": "Counting minimal sets of stretches for this solution...",
        "simple-loop/no-entry": "Counting minimal sets of blocked cells, with blocked cells given, "
        "for this solution...",
    }


def test_without_clues_there_is_no_report(window: Window) -> None:
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    window.action("clue_sets").trigger()
    assert not window.findChildren(ClueSetsDialog)
    assert Cell((0, 0)) in [Cell(at) for at in window.document.puzzle.board.cells]
