"""What is asked about a board that stays is known before anybody asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.board.symmetry import symmetries_of_board
from studio.engines.counting.order import good_order, narrowest
from studio.families import SLITHERLINK
from studio.gui.app import start_solvers
from studio.gui.document.document import Document
from studio.gui.shell.board_facts import BoardFacts
from studio.gui.window import Window
from studio.puzzle import Clue, Clues, Puzzle
from studio.work.watching import engines_for


@pytest.fixture(autouse=True)
def unknown() -> Iterator[None]:
    """Nothing is known of any board."""
    for known in (symmetries_of_board, good_order, narrowest):
        known.cache_clear()
    yield


def looked(facts: BoardFacts) -> None:
    facts.look()
    if facts.working is not None:
        facts.working.join()


def test_a_board_that_stays_is_known(qapp: QApplication) -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(6, 7))
    parent = QObject()
    shown: list[Puzzle | None] = [None]
    facts = BoardFacts(lambda: shown[0], parent)
    looked(facts)
    shown[0] = puzzle
    looked(facts)
    assert facts.working is None
    # Clues come and go; the board is the same.
    placed = puzzle.placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(placed, Puzzle)
    shown[0] = placed
    looked(facts)
    known = narrowest.cache_info().misses, symmetries_of_board.cache_info().misses
    assert known == (1, 1)
    engines_for(placed.compile().problem)
    symmetries_of_board(placed.board)
    assert (narrowest.cache_info().misses, symmetries_of_board.cache_info().misses) == known


def test_a_board_that_is_opened_is_known_soon(
    whole_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took two to four seconds; Watch, entered before, worked it out in the window's thread."""
    monkeypatch.setattr("studio.gui.shell.board_facts.LOOK_MS", 600_000)
    monkeypatch.setattr(whole_window.live, "start", lambda: None)
    monkeypatch.setattr("studio.gui.app.Preload", lambda *_: None)
    # These are of the whole program.
    monkeypatch.setattr("studio.gui.app.gc.freeze", lambda: None)
    monkeypatch.setattr("studio.gui.app.sys.setswitchinterval", lambda _: None)
    start_solvers(whole_window)

    for count, size in enumerate((5, 6), start=1):
        puzzle = Puzzle(SLITHERLINK, Board.square(size, size))
        whole_window.open_document(Document(puzzle))
        # It counts as missed when it is begun, and is known when it is kept.
        qtbot.waitUntil(lambda count=count: narrowest.cache_info().currsize == count)  # type: ignore[misc]
        engines_for(puzzle.compile().problem)
        assert narrowest.cache_info().misses == count


def test_it_is_worked_out_once_for_each_board_and_not_while_it_changes(
    qapp: QApplication,
) -> None:
    parent = QObject()
    shown = [Puzzle(SLITHERLINK, Board.square(3, 3))]
    facts = BoardFacts(lambda: shown[0], parent)
    threads = set()
    for size in (3, 4, 5, 5, 5):
        if len(shown[0].board.cells) != size * size:
            shown[0] = replace(shown[0], board=Board.square(size, size))
        looked(facts)
        threads.add(facts.working)
    assert len(threads - {None}) == 1
    assert symmetries_of_board.cache_info().currsize == 1


def test_puzzles_with_faults_and_empty_boards_are_left_alone(qapp: QApplication) -> None:
    parent = QObject()
    empty = Puzzle(SLITHERLINK, Board.square(3, 3).with_cells(()))
    numbers = Clues({"numbers": {Cell((9, 9)): 2}})
    faulty = Puzzle(SLITHERLINK, Board.square(3, 3), numbers)
    assert faulty.faults()
    for puzzle in (empty, faulty):
        facts = BoardFacts(lambda puzzle=puzzle: puzzle, parent)
        looked(facts)
        looked(facts)
        assert facts.working is not None
    assert not symmetries_of_board.cache_info().currsize
