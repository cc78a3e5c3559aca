"""The puzzle in a dialog: what is seen of those that come one after the other."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell, Spot
from studio.families import ORDERED_PATH, SLITHERLINK
from studio.gui.style.appearance import Appearance
from studio.gui.widgets import puzzle_preview
from studio.gui.widgets.bar import Bar
from studio.gui.widgets.puzzle_preview import PuzzlePreview
from studio.puzzle import Clues, Puzzle, Rule
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BOARD = Board.square(20, 20)


def puzzles(count: int) -> list[Puzzle]:
    """Each with some clues less than the one before."""
    rng = random.Random(3)
    cells = rng.sample(BOARD.cells, 300)
    values = {Cell(at): rng.randrange(4) for at in cells}
    return [
        Puzzle(SLITHERLINK, BOARD, Clues({"numbers": dict(list(values.items())[20 * step :])}))
        for step in range(count)
    ]


def made(appearance: Appearance, qtbot: QtBot) -> PuzzlePreview:
    """A preview, without the focus."""
    preview = PuzzlePreview(appearance, "The puzzle")
    qtbot.addWidget(preview)
    preview.resize(500, 500)
    return preview


def seen(preview: PuzzlePreview) -> QImage:
    return preview.grab().toImage()


def test_a_puzzle_after_others_looks_like_one_that_is_shown_first(
    appearance: Appearance, qtbot: QtBot
) -> None:
    preview = made(appearance, qtbot)
    pictures = []
    for puzzle in puzzles(6):
        preview.show_puzzle(puzzle)
        pictures.append(seen(preview))
        fresh = made(appearance, qtbot)
        fresh.show_puzzle(puzzle)
        assert seen(fresh) == pictures[-1]
    assert all(a != b for a, b in pairwise(pictures))


def test_of_puzzles_that_come_at_once_only_the_last_is_drawn(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Puzzle] = []
    draw = puzzle_preview.draw
    monkeypatch.setattr(puzzle_preview, "draw", lambda p, o: drawn.append(p) or draw(p, o))
    preview = made(appearance, qtbot)
    several = puzzles(5)
    for puzzle in several:
        preview.show_puzzle(puzzle)
    seen(preview)
    assert drawn == several[-1:]


@pytest.mark.parametrize("rule", [SLITHERLINK, ORDERED_PATH], ids=lambda rule: rule.key)
def test_numbers_fall_away_where_those_that_stay_say_the_same(
    rule: Rule, appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers of an order are written anew: two of them would be seen at once."""
    monkeypatch.setattr(type(appearance), "reduced_motion", False)
    preview = made(appearance, qtbot)
    order: list[dict[Spot, int | None]] = [
        {Cell((0, 0)): 1, Cell((0, 1)): 2, Cell((0, 2)): 3},
        {Cell((0, 0)): 1, Cell((0, 2)): 2},
    ]
    for numbers in order:
        preview.show_puzzle(Puzzle(rule, BOARD, Clues({"numbers": numbers})))
    assert bool(preview._falling) is not rule.renumbers


class Watched(QWidget):
    """Counts its paints."""

    paints = 0

    def paintEvent(self, event: object) -> None:
        self.paints += 1


def test_a_bar_that_moves_lets_what_is_beside_it_be_painted_in_its_turn(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    bar, beside = Bar(appearance, "Progress"), Watched()
    for part in (bar, beside):
        layout = window.layout()
        assert layout is not None
        layout.addWidget(part)
    window.show()
    turns()
    before = beside.paints
    for step in range(10):
        beside.update()
        bar.show_part(step, 10)
    assert beside.paints == before
    turns()
    assert beside.paints == before + 1 and bar.value() == 9


def test_the_word_below_goes_on_in_another_line_where_one_is_too_narrow(
    appearance: Appearance, qtbot: QtBot
) -> None:
    preview = made(appearance, qtbot)
    heights = []
    for width in (500, 128):
        preview.resize(width, 200)
        preview.show_puzzle(puzzles(1)[0], note=f"Startwert {width} 1096304871")
        note, room = preview.note_box(), QRectF(preview.rect())
        assert room.contains(note) and preview._box().bottom() <= note.top()
        heights.append(note.height())
    assert heights[1] >= 2 * heights[0]
