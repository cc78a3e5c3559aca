"""One change, one render: what is shown for an edit is computed and drawn once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui import window as window_module
from studio.gui.document.document import Document
from studio.gui.editor import showing as showing_module
from studio.gui.editor.tools.tool import Selection
from studio.gui.services.refresh import Refresh
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def renders(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often views were made and boards drawn."""
    counted: Counter[str] = Counter()
    for module, name in ((window_module, "view_of"), (showing_module, "draw")):
        real: Callable[..., Any] = getattr(module, name)

        def count(name: str, real: Callable[..., Any], *given: Any, **more: Any) -> Any:
            counted[name] += 1
            return real(*given, **more)

        monkeypatch.setattr(module, name, partial(count, name, real))
    return counted


def hexagon(*clues: Clue) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2)).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def test_committing_a_number_renders_once(
    renders: Counter[str], whole_window: Window, qtbot: QtBot
) -> None:
    window = whole_window
    window.open_document(Document(hexagon(Clue("labels", Cell((0, 0)), 7))))
    window.editor.select(Selection.of((1, 0)))
    QTest.keyClicks(window.editor.view, "12")
    QApplication.processEvents()
    renders.clear()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.document.puzzle.clues.of("labels")[Cell((1, 0))] == 12
    assert renders == {"view_of": 1, "draw": 1}


def test_opening_a_document_renders_once(renders: Counter[str], whole_window: Window) -> None:
    QApplication.processEvents()
    renders.clear()
    whole_window.open_document(Document(hexagon(Clue("labels", Cell((0, 0)), 7))))
    QApplication.processEvents()
    assert renders == {"view_of": 1, "draw": 1}


def test_moving_the_pointer_within_a_cell_draws_nothing(
    renders: Counter[str], whole_window: Window
) -> None:
    window = whole_window
    window.open_document(Document(hexagon()))
    QApplication.processEvents()
    x, y = window.document.puzzle.board.centre((0, 0))
    for right in (0, 3, 6):
        pixel = window.editor.view.pixel(x, y).toPoint()
        QTest.mouseMove(window.editor.view.viewport(), pixel + type(pixel)(right, 0))
        QApplication.processEvents()
        if right == 0:
            renders.clear()
    assert renders["draw"] == 0


def test_what_is_asked_for_in_one_turn_is_shown_once(qapp: QApplication) -> None:
    refresh, parent = Refresh(), QObject()
    shown: list[int] = []
    refresh.due.connect(lambda: shown.append(1))
    for _ in range(3):
        refresh.ask(parent, "anything")
    assert refresh.asked and shown == []
    QApplication.processEvents()
    assert shown == [1] and not refresh.asked
    refresh.now()
    assert shown == [1]
    refresh.ask()
    refresh.now()
    QApplication.processEvents()
    assert shown == [1, 1]


def test_what_is_asked_for_while_it_is_shown_is_shown_next(qapp: QApplication) -> None:
    refresh = Refresh()
    shown: list[int] = []

    def show() -> None:
        shown.append(1)
        if len(shown) == 1:
            refresh.ask()
            refresh.now()
            assert shown == [1]

    refresh.due.connect(show)
    refresh.ask()
    QApplication.processEvents()
    QApplication.processEvents()
    assert shown == [1, 1]


def test_undo_may_be_asked_for_in_the_turn_of_the_edit(whole_window: Window) -> None:
    window, before = whole_window, hexagon()
    window.open_document(Document(before))
    window.refresh.now()
    after = before.placed(Clue(before.rule.kinds[0].key, Cell(before.board.cells[0]), 1))
    assert isinstance(after, Puzzle)
    window.document.apply(after)
    assert window.refresh.asked
    window.action("undo").trigger()
    assert window.document.puzzle == before
    window.action("redo").trigger()
    assert window.document.puzzle == after


def test_the_rest_follows_a_turn_later_once_for_many_changes(qapp: QApplication) -> None:
    refresh = Refresh()
    shown: list[str] = []
    refresh.due.connect(lambda: shown.append("board"))
    refresh.rest_due.connect(lambda: shown.append("rest"))
    refresh.ask()
    QApplication.sendPostedEvents(refresh)
    assert shown == ["board"]
    refresh.ask()
    QApplication.sendPostedEvents(refresh)
    assert shown == ["board", "board"]
    turns()
    assert shown == ["board", "board", "rest"] and not refresh.asked
    refresh.ask()
    refresh.now()
    turns()
    assert shown == ["board", "board", "rest", "board", "rest"], "both at once, and never twice"


def test_the_board_follows_the_hand_before_the_rest_does(
    renders: Counter[str], whole_window: Window
) -> None:
    window = whole_window
    window.open_document(Document(hexagon()))
    turns()
    renders.clear()
    place = window.editor_page.status._position
    window.editor.select(Selection.of(window.document.puzzle.board.cells[0]))
    QApplication.sendPostedEvents(window.refresh)
    assert renders == {"view_of": 1, "draw": 1} and place.text() == ""
    turns()
    assert renders == {"view_of": 1, "draw": 1} and place.text().startswith("Row 1")


def test_another_puzzle_is_shown_in_one_turn(qapp: QApplication) -> None:
    refresh = Refresh()
    shown: list[str] = []
    refresh.due.connect(lambda: shown.append("board"))
    refresh.rest_due.connect(lambda: shown.append("rest"))
    refresh.ask()
    refresh.ask_together()
    QApplication.sendPostedEvents(refresh)
    assert shown == ["board", "rest"] and not refresh.asked
    turns()
    refresh.ask()
    QApplication.sendPostedEvents(refresh)
    assert shown == ["board", "rest", "board"], "that once alone"


def test_nothing_said_of_the_puzzle_before_stands_beside_another(whole_window: Window) -> None:
    window = whole_window
    window.open_document(Document(hexagon()))
    turns()
    window.editor.select(Selection.of(window.document.puzzle.board.cells[0]))
    turns()
    assert window.editor_page.status._position.text()
    window.open_document(Document(hexagon()))
    QApplication.sendPostedEvents(window.refresh)
    assert window.editor_page.status._position.text() == ""
