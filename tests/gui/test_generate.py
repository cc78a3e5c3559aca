"""The dialog "Generate" about the board on the canvas, with real solver processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.families import JUMP_MAZE, NUMBER_PATH, SLITHERLINK
from studio.gui.app import make_window
from studio.gui.document import Document
from studio.gui.generate import GenerateDialog
from studio.gui.settings import Settings
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.made import Made

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    yield window
    window.document.undo_stack.setClean()
    window.close()
    window.deleteLater()
    # Nothing but the event loop of the application deletes what is to be deleted later.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(window: Window, rule: Rule, board: Board) -> GenerateDialog:
    window.open_document(Document(Puzzle(rule, board, title="Mine")))
    window.action("generate").trigger()
    (dialog,) = (d for d in window.findChildren(GenerateDialog) if d.isVisible())
    return dialog


def wait(qtbot: QtBot, dialog: GenerateDialog) -> Puzzle:
    qtbot.waitUntil(lambda: not dialog.filling.busy, timeout=60_000)
    assert isinstance(dialog.filling.latest, Made)
    assert dialog.filling.filled is not None
    return dialog.filling.filled


def unique(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    oracle = oracle_for(problem)
    first = oracle.ask(problem.constraints, (), Token())
    assert isinstance(first, Model)
    facts = oracle.facts(first.trace)
    return isinstance(oracle.ask(problem.constraints, [facts], Token()), Refuted)


def test_the_clues_come_on_the_board_in_one_step(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    assert not dialog.use.isEnabled()
    assert dialog.again.text() == "Stop"
    filled = wait(qtbot, dialog)
    assert dialog.again.text() == "Another one"
    assert "every one is needed" in dialog.facts.text()
    dialog.use.click()
    document = window.document
    assert document.puzzle.clues == filled.clues
    assert document.puzzle.title == "Mine"
    assert unique(document.puzzle)
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert not document.puzzle.clues


def test_every_choice_begins_another_puzzle(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    first = wait(qtbot, dialog)
    dialog.symmetries["half-turn"].click()
    assert dialog.filling.busy
    symmetric = wait(qtbot, dialog)
    spots = {spot.at for spot in symmetric.clues.of("numbers") if isinstance(spot, Cell)}
    assert {(4 - r, 4 - c) for r, c in spots} == spots
    assert symmetric.clues != first.clues
    dialog.symmetries["none"].click()
    dialog.aims["fewest"].click()
    wait(qtbot, dialog)
    assert "no fewer" in dialog.facts.text()
    dialog.again.click()
    assert dialog.again.text() == "Stop"
    dialog.reject()
    assert not dialog.filling.busy
    assert not window.document.puzzle.clues


def test_kinds_of_clues_are_chosen(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, NUMBER_PATH, Board.hexagon(2))
    assert not wait(qtbot, dialog).clues.of("diamonds")
    dialog.kinds["labels"].setChecked(False)
    assert "at least one kind" in dialog.facts.text()
    assert not dialog.filling.busy
    dialog.kinds["diamonds"].setChecked(True)
    puzzle = wait(qtbot, dialog)
    assert puzzle.clues.of("diamonds")
    assert len(puzzle.clues.of("labels")) == 2
    dialog.reject()


def test_a_board_without_a_line_is_said(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, NUMBER_PATH, Board.square(3, 3, holes=[(0, 1)]))
    qtbot.waitUntil(lambda: not dialog.filling.busy, timeout=60_000)
    assert "cannot take turns" in dialog.facts.text()
    assert not dialog.use.isEnabled()
    dialog.reject()


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(JUMP_MAZE, Board.square(3, 3)),
        Puzzle(SLITHERLINK, Board.square(1, 1, holes=[(0, 0)])),
    ],
    ids=["family", "empty"],
)
def test_where_nothing_can_be_made_no_dialog_opens(window: Window, puzzle: Puzzle) -> None:
    window.open_document(Document(puzzle))
    window.action("generate").trigger()
    assert not [d for d in window.findChildren(CardDialog) if d.isVisible()]


def test_clues_that_stood_there_go(window: Window, qtbot: QtBot) -> None:
    before = Puzzle(SLITHERLINK, Board.square(4, 4)).placed(Clue("numbers", Cell((0, 0)), 4))
    assert isinstance(before, Puzzle)
    window.open_document(Document(before))
    window.action("generate").trigger()
    (dialog,) = window.findChildren(GenerateDialog)
    filled = wait(qtbot, dialog)
    dialog.accept()
    assert window.document.puzzle.clues == filled.clues
    window.document.undo_stack.undo()
    assert window.document.puzzle == before
