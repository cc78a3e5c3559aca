"""The dialog "From a picture", from a drop to a puzzle, with a real solver process."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.board.tilings import KEYS
from studio.families import SLITHERLINK
from studio.gui.dialogs.from_picture import PictureDialog
from studio.gui.document.document import Document
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.names import nameless
from tests.gui.turns import turns
from tests.pictures import PICTURES

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def drop(window: Window, folder: Path, name: str) -> PictureDialog:
    path = folder / f"{name}.png"
    PICTURES[name]().save(path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    window.files.open_dropped(data)
    return shown(window)


def shown(window: Window) -> PictureDialog:
    (dialog,) = (d for d in window.findChildren(PictureDialog) if d.isVisible())
    return dialog


def places(dialog: PictureDialog, parts: Sequence[QWidget]) -> list[QRect]:
    return [QRect(part.mapTo(dialog, QPoint()), part.size()) for part in parts]


def wait(qtbot: QtBot, dialog: PictureDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.making.busy)


def test_a_dropped_picture_becomes_a_puzzle(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "heart")
    assert not dialog.use.isEnabled()
    dialog.cells.groove.setValue(2)
    wait(qtbot, dialog)
    assert "every one is needed" in dialog.facts.text() and nameless(dialog) == []
    shaped, filled = dialog.making.shaped, dialog.making.filled
    assert shaped is not None
    assert filled is not None
    assert abs(len(shaped.puzzle.board) - 40) <= 4
    dialog.use.click()
    document = window.document
    assert document.title == "heart"
    assert document.puzzle.clues == filled.clues
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert not document.puzzle.clues


def test_every_wish_shows_at_once_in_the_cells(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = drop(window, tmp_path, "fish")
    dialog.fill.setChecked(False)
    dialog.cells.groove.setValue(1)
    wait(qtbot, dialog)

    def after(change: object) -> frozenset[tuple[int, int]]:
        wait(qtbot, dialog)
        assert dialog.making.shaped is not None
        assert dialog.use.isEnabled()
        return frozenset(dialog.making.shaped.puzzle.board.cells)

    boards = [
        after(None),
        after(dialog.tilings.choose("square")),
        after(dialog.turn.groove.setValue(45)),
        after(dialog.crop.choose(QRectF(0.0, 0.2, 0.7, 0.6))),
    ]
    assert len(set(boards)) == len(boards)
    assert dialog.making.filled is None
    dialog.reject()
    assert not dialog.making.busy


def test_the_threshold_found_is_shown_until_another_is_chosen(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = drop(window, tmp_path, "photo")
    dialog.fill.setChecked(False)
    wait(qtbot, dialog)
    found = dialog.threshold.value
    assert 60 < found < 200
    dialog.threshold.groove.setValue(0)
    wait(qtbot, dialog)
    assert "Raise the threshold" in dialog.facts.text()
    assert not dialog.use.isEnabled()
    dialog.reject()


def test_slitherlinks_too(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "letter S")
    dialog.cells.groove.setValue(3)
    dialog.families["slitherlink"].click()
    wait(qtbot, dialog)
    first = dialog.making.filled
    assert first is not None
    dialog.another.click()
    wait(qtbot, dialog)
    assert dialog.making.filled not in (None, first)
    dialog.reject()


def test_any_tiling_may_be_chosen(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "disc")
    dialog.cells.groove.setValue(1)
    dialog.families["ordered-path"].click()
    assert {dialog.tilings.itemData(k) for k in range(dialog.tilings.count())} == KEYS
    dialog.tilings.setFocus()
    QTest.keyClicks(dialog.tilings, "Kites")
    wait(qtbot, dialog)
    filled = dialog.making.filled
    assert filled is not None
    assert (filled.rule.key, filled.board.lattice.key) == ("ordered-path", "kites")
    dialog.reject()


def test_what_was_made_stays_where_the_board_is_not_left(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    mine = Puzzle(SLITHERLINK, Board.square(3, 3))
    window.open_document(Document(mine))
    changed = mine.placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(changed, Puzzle)
    window.document.apply(changed, "Place 2")
    dialog = drop(window, tmp_path, "heart")
    wait(qtbot, dialog)
    dialog.use.click()
    (question,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
    question.buttons["cancel"].click()
    assert dialog.isVisible() and dialog.use.isEnabled()
    dialog.use.click()
    (question,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
    question.buttons["discard"].click()
    assert not dialog.isVisible() and window.document.title == "heart"


def test_choosing_a_puzzle_moves_nothing(window: Window, tmp_path: Path) -> None:
    """What stands under the hand stays there: the next click meets what was seen."""
    dialog = drop(window, tmp_path, "heart")
    parts = (dialog.crop, dialog.cells, dialog.tilings, *dialog.families.values())
    turns()
    before = places(dialog, parts)
    for pill in dialog.families.values():
        pill.click()
        turns()
        assert places(dialog, parts) == before
    dialog.reject()


def test_the_loop_draws_the_picture(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "letter R")
    dialog.cells.groove.setValue(2)
    # Only families whose line goes round cells are asked which of the two is meant.
    assert not dialog.draws["loop"].isEnabled()
    dialog.families["slitherlink"].click()
    assert dialog.draws["board"].isChecked()
    dialog.draws["loop"].click()
    wait(qtbot, dialog)
    shaped, filled = dialog.making.shaped, dialog.making.filled
    assert shaped is not None
    assert filled is not None
    assert set(shaped.loop) <= set(filled.board.corners)
    assert len(filled.board) > 60
    assert "A loop on a board" in dialog.facts.text()
    assert "so that one loop goes round all" in dialog.facts.text()
    dialog.use.click()
    assert window.document.puzzle.clues == filled.clues


def test_a_loop_without_clues_is_kept_as_a_line(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = drop(window, tmp_path, "heart")
    dialog.cells.groove.setValue(2)
    dialog.families["slitherlink"].click()
    dialog.draws["loop"].click()
    dialog.fill.setChecked(False)
    wait(qtbot, dialog)
    shaped = dialog.making.shaped
    assert shaped is not None and shaped.loop
    dialog.use.click()
    (line,) = window.document.puzzle.drawn
    assert line[0] == line[-1] and set(line) == set(shaped.loop)
    assert not window.document.undo_stack.isClean()


@pytest.mark.parametrize(
    ("data", "sentence"), [(b"", "no picture"), (b"\x89PNG\r\n\x1a\nrest", "spoilt")]
)
def test_what_cannot_be_read_is_said(
    window: Window, qtbot: QtBot, tmp_path: Path, data: bytes, sentence: str
) -> None:
    path = tmp_path / "broken.png"
    path.write_bytes(data)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    window.files.open_dropped(mime)
    dialog = shown(window)
    wait(qtbot, dialog)
    assert sentence in dialog.facts.text()
    assert not dialog.use.isEnabled()
    dialog.reject()


def test_a_blank_picture_is_said(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "blank")
    wait(qtbot, dialog)
    assert "blank" in dialog.facts.text()
    dialog.reject()


def test_a_picture_is_pasted(window: Window, qtbot: QtBot) -> None:
    buffer = io.BytesIO()
    PICTURES["ring"]().save(buffer, "PNG")
    data = QMimeData()
    data.setImageData(QImage.fromData(buffer.getvalue()))
    QGuiApplication.clipboard().setMimeData(data)
    window.files.paste()
    dialog = shown(window)
    dialog.fill.setChecked(False)
    wait(qtbot, dialog)
    assert dialog.making.shaped is not None
    # A ring has a hole.
    assert dialog.making.shaped.puzzle.board.loop_graph.planar is not None
    dialog.reject()
    QGuiApplication.clipboard().clear()


def test_the_crop_by_mouse_and_keys(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = drop(window, tmp_path, "cat")
    dialog.fill.setChecked(False)
    wait(qtbot, dialog)
    crop = dialog.crop
    middle = crop.rect().center()
    QTest.mousePress(crop, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    QTest.mouseMove(crop, crop.rect().bottomRight())
    QTest.mouseRelease(crop, Qt.MouseButton.LeftButton)
    assert crop.crop.left() == pytest.approx(0.5, abs=0.02)
    assert crop.crop.right() == pytest.approx(1.0)
    QTest.keyClick(crop, Qt.Key.Key_Left)
    QTest.keyClick(crop, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert crop.crop.left() == pytest.approx(0.48, abs=0.02)
    assert crop.crop.bottom() == pytest.approx(0.98, abs=0.001)
    QTest.keyClick(crop, Qt.Key.Key_Home)
    assert crop.crop == QRectF(0, 0, 1, 1)
    dialog.reject()
