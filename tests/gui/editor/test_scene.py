"""The layers that are kept as pixels look as if they were painted anew."""

from __future__ import annotations

import random

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.style.appearance import Appearance
from studio.gui.style.chunks import STAMPED
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def shown(editor: Editor) -> QImage:
    editor.refreshing.now()
    turns()
    return editor.view.viewport().grab().toImage()


def open_editor(appearance: Appearance, qtbot: QtBot, puzzle: Puzzle) -> Editor:
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.resize(500, 400)
    editor.show()
    return editor


def edit(editor: Editor, rng: random.Random) -> None:
    """Place or erase a number, and let it be painted."""
    puzzle = editor.puzzle
    spot = Cell(rng.choice(puzzle.board.cells))
    standing = puzzle.clues_on(spot)
    after = puzzle.erased(*standing)
    if not standing:
        placed = puzzle.placed(Clue("numbers", spot, rng.randrange(4)))
        assert isinstance(placed, Puzzle)
        after = placed
    editor.document.apply(after)
    shown(editor)


def filled(count: int) -> Puzzle:
    """A Slitherlink with so many numbers."""
    board = Board.square(11, 12)
    clues = (Clue("numbers", Cell(at), i % 4) for i, at in enumerate(board.cells[:count]))
    puzzle = Puzzle(SLITHERLINK, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.mark.parametrize("count", [0, STAMPED, STAMPED + 25], ids=["few", "some", "many"])
def test_edits_zoom_and_theme_leave_no_old_pixels(
    appearance: Appearance, qtbot: QtBot, count: int
) -> None:
    """Also where there are so many figures that they are stamped, and where there were."""
    rng = random.Random(5)
    editor = open_editor(appearance, qtbot, filled(count))
    for change in (
        lambda: None,
        editor.view.zoom_in,
        lambda: appearance.set_theme(appearance.tokens.dark),
        lambda: editor.view.shift(right=1.5, down=0.5),
        editor.view.fit,
        lambda: appearance.set_theme(appearance.tokens.light),
    ):
        change()
        for _ in range(12):
            edit(editor, rng)
    anew = open_editor(appearance, qtbot, editor.puzzle)
    assert shown(editor) == shown(anew)
