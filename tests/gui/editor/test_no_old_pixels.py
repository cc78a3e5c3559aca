"""Nothing of a board stays on the canvas when another one is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.editor.canvas import zoom_view as view_module
from studio.gui.editor.editor import Editor
from studio.gui.style.appearance import Appearance
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

PATHS = sorted(assets.path("examples").rglob("*.puzzle"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cells so small that nearly every board is shown at the largest size of a cell."""
    monkeypatch.setattr(view_module, "LARGEST_CELL_PX", 8.0)


def open_editor(appearance: Appearance, qtbot: QtBot, puzzle: Puzzle) -> Editor:
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.resize(260, 240)
    editor.show()
    return editor


def seen(editor: Editor) -> QImage:
    turns()
    return editor.view.viewport().grab().toImage()


def read(path: Path) -> Puzzle:
    return formats.read(path).puzzle


def tour(count: int, strides: range) -> Iterator[int]:
    """Places in an order in which each follows another at each of these distances."""
    for stride in strides:
        place = 0
        for _ in range(count):
            yield place
            place = (place + stride) % count


@pytest.mark.parametrize(
    "strides",
    [
        pytest.param(range(1, 3), id="some"),
        pytest.param(range(1, len(PATHS)), id="all", marks=pytest.mark.long),
    ],
)
def test_a_board_looks_the_same_whatever_was_there_before(
    appearance: Appearance, qtbot: QtBot, small: None, strides: range
) -> None:
    puzzles = [read(path) for path in PATHS]
    fresh: dict[int, QImage] = {}
    for place, puzzle in enumerate(puzzles):
        alone = open_editor(appearance, qtbot, puzzle)
        fresh[place] = seen(alone)
        alone.hide()
    editor = open_editor(appearance, qtbot, puzzles[0])
    before = PATHS[0]
    for place in tour(len(PATHS), strides):
        editor.set_document(Document(puzzles[place]))
        assert seen(editor) == fresh[place], f"{PATHS[place].name} after {before.name}"
        before = PATHS[place]


def hexagon(radius: int, *, value: int) -> Puzzle:
    from studio.board import Cell
    from studio.puzzle import Clue

    board = Board.hexagon(radius)
    clues = [Clue("labels", Cell(at), n) for n, at in enumerate(board.cells[::5], start=value)]
    puzzle = Puzzle(NUMBER_PATH, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def test_in_play_nothing_of_the_board_before_stays(whole_window: Window) -> None:
    window = whole_window
    large, little = Document(hexagon(3, value=2)), Document(hexagon(2, value=1))

    def played(document: Document) -> QImage:
        window.open_document(document)
        window.modes.choose("play")
        turns()
        return window.editor.view.viewport().grab().toImage()

    alone = played(little)
    played(large)
    assert played(little) == alone


def test_a_press_meets_the_new_board_before_it_is_drawn(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(4)))
    turns()
    editor.set_document(Document(Puzzle(NUMBER_PATH, Board.square(5, 5))))
    viewport = editor.view.viewport()
    # No event loop between the two: a hand may have pressed while the file was being opened.
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=viewport.rect().center())
    assert editor.selection.cursor == (2, 2)
