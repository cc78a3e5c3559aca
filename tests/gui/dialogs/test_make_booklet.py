"""Making a booklet from the window, with a real solver process."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board
from studio.families import NUMBER_PATH
from studio.formats import native
from studio.formats.booklet import Layout
from studio.formats.booklet_file import read, write
from studio.formats.format import PLAIN
from studio.gui.dialogs.arrange_booklet import ArrangeDialog, BookPictures
from studio.gui.dialogs.make_booklet import BookletDialog, Booklets
from studio.gui.services import file_dialogs
from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.arranging import ArrangingSheet
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.widgets.parts import Label, TwoLineLabel
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.sharing import WriteBooklet
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_a_folder_is_written_as_a_book(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    window, path = whole_window, tmp_path / "book"
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    window.action("booklet").trigger()
    dialog = window.findChild(BookletDialog)
    assert dialog is not None
    dialog.looks.trims.pills["a5"].click()
    dialog.looks.counts.pills["2"].click()
    dialog.looks.bleed.setChecked(True)
    wanted = dialog.layout_wanted()
    assert dialog.default_button is not None
    dialog.default_button.click()
    assert window.booklets.job is not None
    qtbot.waitUntil(lambda: window.booklets.job is None)
    book = path.with_suffix(".pdf").read_bytes()
    assert b"/TrimBox" in book
    # Whoever was told of a puzzle that cannot be in it tries again.
    window.action("booklet").trigger()
    again = window.findChildren(BookletDialog)[-1]
    assert again is not dialog and again.layout_wanted() == wanted
    assert again.looks.trims.chosen == "a5" and again.looks.bleed.isChecked()


def test_it_is_said_which_puzzles_have_several_solutions(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    garden = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    several = replace(garden, clues=garden.clues.without(*list(garden.clues.all())[3:]))
    for name, puzzle in (("a", garden), ("b", replace(several, title="Draft"))):
        formats.write(puzzle, tmp_path / f"{name}.puzzle")
    window, path, told = whole_window, tmp_path / "book.pdf", list[str]()
    odd: list[list[list[str]]] = []
    window.booklets.told.connect(told.append)
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    for _ in range(2):
        window.action("booklet").trigger()
        dialog = window.findChildren(BookletDialog)[-1]
        assert dialog.default_button is not None
        dialog.default_button.click()
        qtbot.waitUntil(lambda: window.booklets.job is None)
        (tmp_path / "b.puzzle").unlink(missing_ok=True)
        cards = [card for card in open_cards(window) if isinstance(card, SentenceDialog)]
        words = [[label.text() for label in card.findChildren(Label)] for card in cards]
        odd.append([texts[:2] for texts in words])
        for card in cards:
            card.reject()
    assert told[1] == told[3] == f"The booklet is in {path}."
    several_words = "Several solutions, of which one is printed: “Draft”."
    assert odd == [[["book.pdf is written", several_words]], []]


def test_how_many_puzzles_were_read_is_said_also_while_another_book_is_written(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(assets.path("examples", "slitherlink", "garden.puzzle"), tmp_path)
    monkeypatch.setattr(Booklets, "job", property(lambda _: object()))
    whole_window.booklets.show(tmp_path)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert dialog.facts.text() == "1 puzzle."


def test_puzzles_are_dragged_saved_opened_again_and_written(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    window, saved = whole_window, tmp_path / "mine.booklet"
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_which_to_open", lambda *_: saved)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (saved, ""))
    window.action("booklet").trigger()
    first = window.findChild(BookletDialog)
    assert first is not None
    first.looks.hints.setChecked(True)
    first.arrange_button.click()
    dialog = arranging(window)
    qtbot.waitUntil(lambda: len(dialog.puzzles) == 2 and dialog.write_button.isEnabled())
    assert not dialog.arranged.isChecked()
    drag(dialog.sheet, *(dialog.sheet.tile(place).center() for place in (0, 1)))
    assert dialog.sheet.order == [1, 0] and dialog.arranged.isChecked()
    titles = [puzzle.title for puzzle in dialog.ordered()]
    dialog.save_button.click()
    qtbot.waitUntil(lambda: dialog.facts.text() == "Saved as mine.booklet.")
    assert saved.exists()
    dialog.reject()
    assert not dialog.isVisible()

    begin = window.booklets.open(Layout())
    assert begin is not None
    begin()
    again = arranging(window)
    qtbot.waitUntil(again.write_button.isEnabled)
    assert [puzzle.title for puzzle in again.ordered()] == titles
    assert again.layout_wanted().hints and again.layout_wanted().arranged
    # What a saved booklet looks like is not settled for good.
    again.looks.standards.setChecked(True)
    again.looks.bleed.setChecked(True)
    assert again.layout_wanted().standards and again.layout_wanted().bleed > 0
    QTest.keyClick(again.sheet, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert again.sheet.order == [1, 0]
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (tmp_path / "book.pdf", ""))
    again.write_button.click()
    qtbot.waitUntil(lambda: window.booklets.job is None)
    assert b"(Hints)" in (tmp_path / "book.pdf").read_bytes()
    assert again.isVisible() and again.facts.text().startswith("The booklet is in ")


def test_where_a_book_lies_is_in_sight_in_a_low_window(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """The column grew below what is in sight, and a scroll bar made its lines narrower."""
    shutil.copy(assets.path("examples", "slitherlink", "garden.puzzle"), tmp_path)
    whole_window.resize(1024, 640)
    whole_window.booklets.show(tmp_path)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    turns()
    before = dialog.looks.geometry()
    whole_window.booklets.told.emit("The booklet is in " + 9 * "a folder with a long name / ")
    turns()
    bar = dialog._area.verticalScrollBar()
    assert bar.maximum() > 0 and dialog.looks.width() == before.width()
    assert dialog.facts.visibleRegion().boundingRect() == dialog.facts.rect()
    bar.setValue(0)
    assert dialog.looks.height() == before.height()
    dialog.facts.setText("1 puzzle.")
    for _ in range(3):
        turns()
    assert dialog.looks.width() == before.width()


@pytest.mark.qt_log_ignore("MouseRelease", extend=True)
def test_beyond_the_last_puzzle_it_comes_last(whole_window: Window) -> None:
    sheet = ArrangingSheet(whole_window.appearance, "Puzzle")
    sheet.resize(700, 400)
    sheet.show_pictures(Numbers(), range(3))
    here, beyond = sheet.tile(0).center(), sheet.tile(2).center() + QPoint(0, 200)
    drag(sheet, here, beyond)
    assert sheet.order == [1, 2, 0]


def test_del_takes_a_puzzle_out_of_the_book(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    ArrangeDialog(whole_window.services, tmp_path, Layout(), whole_window.booklets).open()
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert dialog.facts.text() == "2 puzzles."
    kept = dialog.puzzles[dialog.sheet.order[1]]
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Delete)
    assert dialog.ordered() == [kept] and dialog.facts.text() == "1 puzzle."
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Delete)
    assert not dialog.write_button.isEnabled() and not dialog.save_button.isEnabled()
    dialog.sheet.grab()
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Delete)
    # What was taken out comes back, and goes again.
    ctrl = Qt.KeyboardModifier.ControlModifier
    for _ in range(3):
        QTest.keyClick(dialog.sheet, Qt.Key.Key_Z, ctrl)
    assert dialog.sheet.order == [0, 1] and dialog.facts.text() == "2 puzzles."
    assert dialog.write_button.isEnabled()
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Z, ctrl | Qt.KeyboardModifier.ShiftModifier)
    assert dialog.ordered() == [kept] and dialog.facts.text() == "1 puzzle."


def test_puzzles_without_a_title_are_told_apart_by_their_files() -> None:
    puzzles = [Puzzle(NUMBER_PATH, Board.square(2, 2)) for _ in range(2)]
    puzzles.append(replace(puzzles[0], title="Tide"))
    names = ("one.puzzle", "deep/two.puzzle", "three.puzzle")
    pictures = BookPictures(puzzles, lambda number: number, names)
    captions = ["1  one · Number path", "2  two · Number path", "3  Tide"]
    assert [pictures.caption(number) for number in range(3)] == captions
    assert pictures.words(1) == "Number path, two" and "three" in pictures.words(2)
    # Those of a saved booklet have no files.
    assert BookPictures(puzzles, lambda _: None).caption(0) == "Number path"


def test_puzzles_with_the_same_title_are_told_apart_by_their_files() -> None:
    tide = Puzzle(NUMBER_PATH, Board.square(2, 2), title="Tide")
    puzzles = [tide, replace(tide, title="Ebb"), tide]
    names = ("one.puzzle", "two.puzzle", "deep/three.puzzle")
    pictures = BookPictures(puzzles, lambda _: None, names)
    assert [pictures.caption(number) for number in range(3)] == [
        "Tide · one",
        "Ebb",
        "Tide · three",
    ]
    # Those of a saved booklet have no files.
    assert BookPictures(puzzles, lambda _: None).caption(0) == "Tide"


def test_names_are_whole_below_their_puzzles(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """ "maze1 · Hex jump m…" was cut, with most of the sheet empty."""
    maze = assets.root() / "examples" / "jump-maze" / "honey-maze.puzzle"
    found = formats.read(maze).puzzle
    (tmp_path / "maze1.puzzle").write_bytes(native.write(replace(found, title=""), PLAIN))
    window = whole_window
    ArrangeDialog(window.services, tmp_path, Layout(), window.booklets).open()
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert " ".join(dialog.sheet.caption(0)) == "maze1 · Hex jump maze"
    dialog.reject()


def test_an_order_made_by_hand_is_not_lost_by_closing(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    window, saved = whole_window, tmp_path / "mine.booklet"
    wanted = Layout(trim="letter", per_page=2)
    ArrangeDialog(window.services, tmp_path, wanted, window.booklets).open()
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert dialog.looks.trims.chosen == "letter" and dialog.looks.counts.chosen == "2"
    pictures = BookPictures(dialog.puzzles, dialog._place_of)
    assert pictures.caption(0) == dialog.puzzles[0].title  # nobody knows its number yet
    dialog.sheet.move_to(1)
    assert pictures.caption(0) == f"2  {dialog.puzzles[0].title}"
    dialog.reject()
    question = asked(window)
    assert question.accessibleName() == "Save the changes to Puzzles?"
    assert question.accessibleDescription() == "They are lost otherwise."
    question.buttons["cancel"].click()
    assert dialog.isVisible()
    dialog.looks.trims.pills["a4"].click()
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: None)
    dialog.reject()
    asked(window).buttons["save"].click()
    assert dialog.isVisible()  # no file was chosen
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (saved, ""))
    dialog.reject()
    asked(window).buttons["save"].click()
    qtbot.waitUntil(lambda: open_cards(window) == [])
    puzzles, layout = read(saved.read_bytes())
    assert len(puzzles) == 2 and layout.trim == "a4" and layout.arranged


CHANGES: dict[str, Callable[[ArrangeDialog], object]] = {
    "title": lambda dialog: dialog.title.setText("Loops"),
    "order": lambda dialog: dialog.sheet.move_to(1),
    "in this order": lambda dialog: dialog.arranged.click(),
    "size of the page": lambda dialog: dialog.looks.trims.pills["a5"].click(),
    "puzzles a page": lambda dialog: dialog.looks.counts.pills["4"].click(),
    "bleed": lambda dialog: dialog.looks.bleed.click(),
    "standards": lambda dialog: dialog.looks.standards.click(),
    "hints": lambda dialog: dialog.looks.hints.click(),
}
"""What a file of a booklet holds, and how it is changed on the card."""


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_that_a_booklet_file_holds_is_lost_by_closing(
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: str,
) -> None:
    window, saved = whole_window, tmp_path / "mine.booklet"
    garden = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    saved.write_bytes(write([garden, garden], Layout("Mine")))
    window.booklets.show(saved)
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    CHANGES[change](dialog)
    dialog.reject()
    assert asked(window).accessibleName() == f"Save the changes to {dialog.title.text()}?"
    asked(window).buttons["cancel"].click()
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (saved, ""))
    dialog.save_button.click()
    qtbot.waitUntil(lambda: dialog.facts.text() == "Saved as mine.booklet.")
    puzzles, layout = read(saved.read_bytes())
    assert len(puzzles) == 2 and layout == dialog.layout_wanted()
    # What is changed after that is not saved.
    dialog.title.setText("Others")
    assert dialog.facts.text() == "2 puzzles."
    dialog.reject()
    asked(window).buttons["cancel"].click()
    dialog.title.setText(layout.title)
    dialog.reject()
    assert not dialog.isVisible()


def test_a_booklet_that_is_left_as_it_was_is_left_unasked(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    saved = tmp_path / "mine.booklet"
    garden = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    odd = Layout("  Mine ", "Somebody", "letter", 6, 20.0, 12.0, False, True, True, True)
    saved.write_bytes(write([garden], odd))
    whole_window.booklets.show(saved)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.reject()
    assert not dialog.isVisible()


def test_a_booklet_without_a_puzzle_is_left_unasked(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """A file of it could not be read again."""
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    whole_window.booklets.show(tmp_path)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Delete)
    dialog.reject()
    assert not dialog.isVisible()


def test_files_that_could_not_be_read_are_named_on_the_card(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    (tmp_path / "ruin.puzzle").write_text("{")
    (tmp_path / "void.puzzle").write_text("")
    whole_window.booklets.show(tmp_path)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert dialog.facts.text() == "1 puzzle."
    assert "ruin.puzzle: " in dialog.unread.text() and "void.puzzle: " in dialog.unread.text()
    # It stays there while the booklet changes.
    dialog.title.setText("Loops")
    assert dialog.unread.isVisible() and "ruin.puzzle: " in dialog.unread.text()


def test_a_spoilt_booklet_says_why_on_its_card(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    spoilt = tmp_path / "spoilt.booklet"
    spoilt.write_text("{")
    whole_window.booklets.show(spoilt)
    dialog = arranging(whole_window)
    qtbot.waitUntil(dialog.unread.isVisible)
    assert dialog.unread.text() == "The booklet is spoilt and could not be read."
    dialog.title.setText("Other")
    assert not dialog.save_button.isEnabled() and dialog.unread.isVisible()
    dialog.reject()
    assert not dialog.isVisible()


def test_an_order_that_could_not_be_saved_is_still_there(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card went at once, and the order with it."""
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    window = whole_window
    ArrangeDialog(window.services, tmp_path, Layout(), window.booklets).open()
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.sheet.move_to(1)
    nowhere = tmp_path / "nowhere" / "mine.booklet"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (nowhere, ""))
    dialog.reject()
    asked(window).buttons["save"].click()
    qtbot.waitUntil(lambda: [card.windowTitle() for card in asked_all(window)] == ["Not saved"])
    asked(window).buttons["close"].click()
    assert dialog.isVisible() and dialog.sheet.order == [1, 0]
    dialog.reject()
    asked(window).buttons["discard"].click()
    assert not dialog.isVisible()


def asked(window: Window) -> SentenceDialog:
    (question,) = asked_all(window)
    return question


def asked_all(window: Window) -> list[SentenceDialog]:
    return [d for d in window.findChildren(SentenceDialog) if d.isVisible()]


def test_nothing_chosen_by_hand_is_lost_where_no_file_is_chosen(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    window = whole_window
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: None)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: None)
    window.action("booklet").trigger()
    first = window.findChild(BookletDialog)
    assert first is not None
    first.arrange_button.click()
    assert first.isVisible()
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    first.arrange_button.click()
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.write_button.click()
    assert dialog.isVisible() and window.booklets.job is None


class Numbers:
    """Pictures of nothing."""

    def __len__(self) -> int:
        return 3

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None: ...

    def caption(self, number: int) -> str:
        return str(number)

    def words(self, number: int) -> str:
        return str(number)


def drag(sheet: ArrangingSheet, here: QPoint, *way: QPoint) -> None:
    port = sheet.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=here)
    for there in way:
        move_held(sheet, there)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=way[-1])


def move_held(sheet: ArrangingSheet, there: QPoint) -> None:
    """Move the mouse with its button held."""
    port = sheet.viewport()
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(there),
        QPointF(port.mapToGlobal(there)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, moved)


@pytest.mark.qt_log_ignore("MouseRelease", extend=True)
def test_a_drag_is_undone_at_once(appearance: Appearance, qtbot: QtBot) -> None:
    sheet = ArrangingSheet(appearance, "Puzzle")
    qtbot.addWidget(sheet)
    sheet.resize(900, 400)
    sheet.show_pictures(Numbers(), range(3))
    sheet.show()
    drag(sheet, *(sheet.tile(place).center() for place in range(3)))
    assert sheet.order == [1, 2, 0]
    sheet.move_to(0)
    assert sheet.order == [0, 1, 2]
    sheet.undo()
    sheet.undo()
    assert sheet.order == [0, 1, 2] and sheet.number() == 0
    sheet.redo()
    assert sheet.order == [1, 2, 0]
    sheet.take_out()
    sheet.redo()
    assert sheet.order == [1, 2]


@pytest.mark.qt_log_ignore("MouseRelease", extend=True)
def test_undo_ends_a_drag(appearance: Appearance, qtbot: QtBot) -> None:
    sheet = ArrangingSheet(appearance, "Puzzle")
    qtbot.addWidget(sheet)
    sheet.resize(900, 400)
    sheet.show_pictures(Numbers(), range(3))
    sheet.show()
    first, second, third = (sheet.tile(place).center() for place in range(3))
    QTest.mousePress(sheet.viewport(), Qt.MouseButton.LeftButton, pos=first)
    move_held(sheet, third)
    sheet.undo()
    move_held(sheet, second)
    QTest.mouseRelease(sheet.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert sheet.order == [0, 1, 2]
    sheet.redo()
    assert sheet.order == [1, 2, 0]
    sheet.undo()

    QTest.mousePress(sheet.viewport(), Qt.MouseButton.LeftButton, pos=first)
    move_held(sheet, third)
    sheet.take_out()
    assert sheet.order == [1, 2]
    sheet.undo()
    assert sheet.order == [1, 2, 0]
    sheet.undo()
    assert sheet.order == [0, 1, 2]


def test_of_other_pictures_nothing_can_be_undone(appearance: Appearance, qtbot: QtBot) -> None:
    sheet = ArrangingSheet(appearance, "Puzzle")
    qtbot.addWidget(sheet)
    sheet.show_pictures(Numbers(), range(3))
    sheet.move_to(2)
    sheet.move_to(1)
    sheet.undo()
    sheet.show_pictures(Numbers(), range(2))
    sheet.undo()
    assert sheet.order == [0, 1]
    sheet.redo()
    assert sheet.order == [0, 1]


def test_with_the_order_comes_back_whether_it_counts(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    window = whole_window
    ArrangeDialog(window.services, tmp_path, Layout(), window.booklets).open()
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.sheet.move_to(1)
    assert dialog.arranged.isChecked()
    dialog.sheet.undo()
    assert not dialog.arranged.isChecked()
    dialog.sheet.redo()
    assert dialog.arranged.isChecked() and dialog.sheet.order == [1, 0]
    dialog.sheet.undo()
    dialog.reject()
    assert not dialog.isVisible(), "nothing would be lost"


def arranging(window: Window) -> ArrangeDialog:
    return next(d for d in window.findChildren(ArrangeDialog) if d.isVisible())


def test_each_book_that_was_asked_for_is_written_and_told_of_meanwhile(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    window = whole_window
    for name in ("one", "two"):
        order = WriteBooklet(tmp_path / f"{name}.pdf", Layout(), tmp_path, ())
        window.booklets.write(order, order.path, f"Writing {name}...", f"{name} is written.")
    window.notices.clear()
    turns()
    shown = window.editor_page.status.findChildren(TwoLineLabel)
    assert shown[0].text() == "Writing one..." and len(shown) > 1
    qtbot.waitUntil(lambda: window.booklets.job is None)
    assert window.notices.sentence == "two is written." and not window.notices.going_on
    assert (tmp_path / "one.pdf").exists() and (tmp_path / "two.pdf").exists()


def test_a_card_says_why_no_book_was_written(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """The status line alone would be overlooked, or overwritten."""
    for name in ("garden", "no-way"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    window = whole_window
    order = WriteBooklet(tmp_path / "book.pdf", Layout(), tmp_path, ())
    window.booklets.write(order, order.path, "Writing...", "It is written.")
    qtbot.waitUntil(lambda: window.booklets.job is None)
    (card,) = window.findChildren(SentenceDialog)
    assert "book.pdf was not written" in card.accessibleName()
    assert "has no solution. It cannot be in a booklet." in window.notices.sentence
    assert not order.path.exists()


def asked_while_writing(window: Window, folder: Path) -> tuple[WriteBooklet, SentenceDialog]:
    """A book that is being written, and what is asked of who closes the window meanwhile."""
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", folder)
    order = WriteBooklet(folder / "book.pdf", Layout(), folder, ())
    window.booklets.write(order, order.path, "Writing...", "It is written.")
    window.show()
    assert not window.close()
    (question,) = (q for q in window.findChildren(SentenceDialog) if q.isVisible())
    return order, question


def test_the_window_asks_before_it_closes_on_a_book_that_is_being_written(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    window = whole_window
    order, question = asked_while_writing(window, tmp_path)
    assert "book.pdf" in question.accessibleName()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert order.path.exists()


def test_a_window_that_does_not_wait_for_a_book_closes_at_once(
    whole_window: Window, tmp_path: Path
) -> None:
    window = whole_window
    order, question = asked_while_writing(window, tmp_path)
    question.buttons["leave"].click()
    assert not window.isVisible() and window.booklets.job is None and not order.path.exists()


@pytest.mark.parametrize("way", ["dropped", "asked for"])
def test_a_booklet_is_opened_as_puzzles_are(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """By dropping it, by *Open* and, as that does, on the command line."""
    window, saved = whole_window, tmp_path / "mine.booklet"
    garden = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    saved.write_bytes(write([garden, garden], Layout("Mine", trim="a5")))
    kinds: list[str] = []
    monkeypatch.setattr(
        file_dialogs, "ask_which_to_open", lambda *asked: kinds.append(asked[3]) or saved
    )
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(saved))])
    if way == "dropped":
        window.files.open_dropped(data)
    else:
        window.action("open").trigger()
        assert "*.booklet" in kinds[0].partition(";;")[0]
    qtbot.waitUntil(lambda: bool(window.findChildren(ArrangeDialog)))
    dialog = arranging(window)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    assert len(dialog.puzzles) == 2 and dialog.layout_wanted().title == "Mine"
    dialog.reject()

    # One that is not there is refused as a puzzle is.
    saved.unlink()
    window.files.open_path(saved)
    qtbot.waitUntil(lambda: bool(window.findChildren(SentenceDialog)))
