"""What would be lost when windows close: asked about first, and lost only after the last answer."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board, Cell
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats.booklet import Layout
from studio.gui.dialogs.arrange_booklet import ArrangeDialog
from studio.gui.dialogs.batch_run import Batch
from studio.gui.document.batch_journal import BatchJournal, read_batch
from studio.gui.document.document import Document
from studio.gui.document.journal import EDITS
from studio.gui.document.unsaved import read_unsaved
from studio.gui.modes.play import PlayMode
from studio.gui.services import file_dialogs
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.shell.recovery import Recovery
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.gui.windows import Windows
from studio.puzzle import Clue, Puzzle
from studio.puzzle.message import Message
from studio.work.batching import Arrived
from studio.work.generation import GenerateOptions

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")
BLANK = Puzzle(SLITHERLINK, formats.read_board("square:3x3"))
OTHER = formats.encode(BLANK, "puzzle").decode()
PUZZLE, BATCH = "Save the changes to Garden?", "Save 2 generated puzzles?"


@pytest.fixture
def windows(whole_window: Window, qapp: QApplication) -> Iterator[Windows]:
    def make() -> Window:
        return Window(whole_window.appearance, whole_window.settings)

    windows = Windows(make, lambda window: None, qapp)
    windows.add(whole_window)
    yield windows
    for window in windows.open[1:]:
        window.leave()


def edit(window: Window, value: int = 3) -> Puzzle:
    puzzle = window.document.puzzle
    after = puzzle.placed(Clue("numbers", Cell(puzzle.board.cells[0]), value))
    assert isinstance(after, Puzzle)
    window.document.apply(after)
    return after


def edited(window: Window) -> Puzzle:
    """Open an example and change it."""
    window.files.open_example(GARDEN)
    return edit(window)


def generated(window: Window) -> Batch:
    """Two generated puzzles that are in no folder."""
    batch = window.dialogs._window_batch()
    batch.begin(BLANK, GenerateOptions(seed=1), 2)
    for _ in range(2):
        batch._hear(Arrived(BLANK))
    batch.stop()
    return batch


def asked(window: Window) -> SentenceDialog:
    (question,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
    return question


def answer(window: Window, about: str, key: str) -> None:
    question = asked(window)
    assert question.accessibleName() == about
    question.buttons[key].click()


def is_saved(window: Window) -> bool:
    return window.document.is_clean


def no_question(window: Window) -> bool:
    return not any(d.isVisible() for d in window.findChildren(SentenceDialog))


def kept_in(recovery: Recovery) -> Puzzle | None:
    """The unsaved puzzle in the journal, once all is written."""
    written = threading.Event()
    recovery.journal.then(written.set)
    assert written.wait(20)
    folder = recovery.journal.folder
    found = read_unsaved(folder) if (folder / EDITS).exists() else None
    return None if found is None else found.puzzle


def batch_kept_in(journal: BatchJournal | None) -> int:
    assert journal is not None
    written = threading.Event()
    journal.then(written.set)
    assert written.wait(20)
    found = read_batch(journal.folder)
    return 0 if found is None else len(found.made)


# -- one window ------------------------------------------------------------------------------------


def test_a_cancelled_question_takes_back_the_answers_before_it(
    whole_window: Window, tmp_path: Path, silent: None
) -> None:
    """The puzzle counted as saved, and its journal was gone."""
    window = whole_window
    recovery = window.keep_journal(tmp_path)
    puzzle, batch = edited(window), generated(window)
    for end in ("cancel", "escape"):
        assert not window.close()
        answer(window, PUZZLE, "discard")
        if end == "cancel":
            answer(window, BATCH, "cancel")
        else:
            asked(window).reject()
        assert window.isVisible() and no_question(window)
        assert not window.document.is_clean and kept_in(recovery) == puzzle
        assert batch.unsaved == 2 and batch_kept_in(batch.journal) == 2
        # It is asked about again.
        assert not window.files.may_leave(lambda: None)
        answer(window, PUZZLE, "cancel")
    journal = batch.journal
    assert journal is not None
    window.close()
    answer(window, PUZZLE, "discard")
    answer(window, BATCH, "discard")
    assert not window.isVisible()
    assert not recovery.journal.folder.exists() and not journal.folder.exists()


def test_a_folder_that_is_not_chosen_takes_back_the_answers_before_it(
    whole_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: None
) -> None:
    window = whole_window
    recovery = window.keep_journal(tmp_path)
    puzzle, batch = edited(window), generated(window)
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: None)
    window.close()
    answer(window, PUZZLE, "discard")
    answer(window, BATCH, "save")
    assert window.isVisible() and no_question(window)
    assert not window.document.is_clean and kept_in(recovery) == puzzle
    assert batch.unsaved == 2
    batch.forget()


def test_a_save_that_fails_is_told_and_takes_back_the_answers_before_it(
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    silent: None,
) -> None:
    """Nothing was said where the card of the batch was not open."""
    window = whole_window
    recovery = window.keep_journal(tmp_path / "state")
    puzzle, batch = edited(window), generated(window)
    other = tmp_path / "other"
    other.mkdir()
    (other / "mine.puzzle").write_text("")
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: other)
    window.close()
    answer(window, PUZZLE, "discard")
    answer(window, BATCH, "save")
    qtbot.waitUntil(lambda: not no_question(window))
    assert "holds other puzzles" in asked(window).accessibleDescription()
    answer(window, "Not saved", "close")
    assert not window.document.is_clean and kept_in(recovery) == puzzle
    assert batch.unsaved == 2 and batch_kept_in(batch.journal) == 2
    # A folder that takes them ends it.
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: tmp_path / "mine")
    window.close()
    answer(window, PUZZLE, "discard")
    answer(window, BATCH, "save")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert len(list((tmp_path / "mine").glob("*.puzzle"))) == 2


def test_what_is_edited_after_its_answer_is_asked_about_again(
    whole_window: Window, silent: None
) -> None:
    """While a slow folder takes the generated puzzles, the board can be edited."""
    window = whole_window
    edited(window)
    given_up = GivenUp()
    assert window.ask_to_leave(given_up, lambda: None) is not None
    answer(window, PUZZLE, "discard")
    assert window.ask_to_leave(given_up, lambda: None) is None
    edit(window, 2)
    assert window.ask_to_leave(given_up, lambda: None) is not None
    answer(window, PUZZLE, "cancel")


def test_the_order_of_a_booklet_is_asked_about_when_the_window_closes(
    whole_window: Window, qtbot: QtBot, windows: Windows
) -> None:
    window = whole_window
    dialog = ArrangeDialog(window.services, GARDEN.parent, Layout(), window.booklets)
    dialog.open()
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.sheet.move_to(1)
    order = list(dialog.sheet.order)
    for leave in (window.close, windows.quit):
        leave()
        answer(window, "Save the changes to Puzzles?", "cancel")
        assert window.isVisible() and dialog.isVisible() and dialog.sheet.order == order
    window.close()
    answer(window, "Save the changes to Puzzles?", "discard")
    assert not window.isVisible()


def test_a_question_that_was_not_answered_gives_way_to_the_same_one(whole_window: Window) -> None:
    edited(whole_window)
    whole_window.close()
    whole_window.close()
    answer(whole_window, PUZZLE, "discard")
    assert not whole_window.isVisible()


def test_files_that_end_after_a_question_was_left_find_nobody(
    whole_window: Window, windows: Windows
) -> None:
    """The question whether to wait closes by itself once they are there."""
    first, second = whole_window, windows.open_another()
    edited(second)
    first.jobs.begin("book.pdf")
    windows.quit(first)
    first.jobs.end("book.pdf")
    answer(second, PUZZLE, "cancel")
    first.jobs.begin("other.pdf")
    first.jobs.end("other.pdf")
    assert first.isVisible() and no_question(first)


# -- several windows -------------------------------------------------------------------------------


def quit_of(window: Window) -> QAction:
    return window.action("quit")


def test_quit_asks_for_all_windows_before_it_closes_one(
    whole_window: Window, windows: Windows, silent: None
) -> None:
    """It closed the window with the keyboard alone."""
    first, second, third = whole_window, windows.open_another(), windows.open_another()
    edited(first)
    edited(second)
    generated(third)
    quit_of(second).trigger()
    # The window that was told to quit is asked first.
    assert no_question(first) and no_question(third)
    answer(second, PUZZLE, "discard")
    answer(first, PUZZLE, "discard")
    answer(third, BATCH, "cancel")
    assert windows.open == [first, second, third]
    assert all(each.isVisible() for each in windows.open)
    assert not first.document.is_clean and not second.document.is_clean
    quit_of(third).trigger()
    answer(third, BATCH, "discard")
    answer(first, PUZZLE, "discard")
    answer(second, PUZZLE, "discard")
    assert windows.open == []
    assert not any(each.isVisible() for each in (first, second, third))


def test_quit_ends_all_windows_at_once_where_nothing_would_be_lost(
    whole_window: Window, windows: Windows
) -> None:
    windows.open_another()
    quit_of(whole_window).trigger()
    assert windows.open == []


def test_a_window_is_closed_alone(whole_window: Window, windows: Windows) -> None:
    second = windows.open_another()
    second.action("close").trigger()
    assert windows.open == [whole_window] and whole_window.isVisible()


def test_a_window_that_goes_during_the_questions_is_asked_no_more(
    whole_window: Window, windows: Windows
) -> None:
    first, second = whole_window, windows.open_another()
    edited(first)
    edited(second)
    windows.quit(first)
    second.close()
    answer(second, PUZZLE, "discard")
    assert windows.open == [first]
    answer(first, PUZZLE, "discard")
    assert windows.open == []


def test_waiting_that_is_given_up_goes_on_where_a_later_question_is_cancelled(
    whole_window: Window, windows: Windows
) -> None:
    first, second = whole_window, windows.open_another()
    edited(second)
    ended: list[bool] = []
    first.closing.connect(lambda: ended.append(True))
    first.jobs.begin("book.pdf")
    windows.quit(first)
    answer(first, "book.pdf is still being made", "leave")
    answer(second, PUZZLE, "cancel")
    assert first.jobs.files == ("book.pdf",) and ended == []
    first.jobs.end("book.pdf")


# -- documents that come back ----------------------------------------------------------------------


def test_a_document_that_was_not_saved_comes_back_unsaved(
    whole_window: Window, windows: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    """It counted as saved, and no journal had it."""
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    window = whole_window
    for named in (False, True):
        if named:
            window.files.open_path(path)
            qtbot.waitUntil(lambda: window.document.path == path)
        else:
            window.files.open_example(GARDEN)
        puzzle = edit(window)
        window.files.open_text(OTHER)
        asked(window).buttons["discard"].click()
        assert is_saved(window)
        windows.reopen(window)
        again = windows.open[-1]
        recovery = again.keep_journal(tmp_path / "state")
        assert again.document.puzzle == puzzle and not is_saved(again)
        assert again.document.path == (path if named else None)
        assert kept_in(recovery) == puzzle
        # What is in the file, or was opened, is known still.
        again.document.undo_stack.undo()
        assert is_saved(again)
        again.document.undo_stack.redo()
        again.close()
        asked(again).buttons["cancel"].click()
        again.leave()


@pytest.mark.parametrize("change", ["other", "gone", "same"])
def test_a_file_that_changed_meanwhile_comes_back_unsaved(
    whole_window: Window, windows: Windows, qtbot: QtBot, tmp_path: Path, change: str
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    window = whole_window
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.document.path == path)
    window.files.open_example(GARDEN)
    if change == "other":
        path.write_bytes(formats.encode(BLANK, "puzzle"))
    elif change == "gone":
        os.remove(path)
    windows.reopen(window)
    again = windows.open[-1]
    assert again.document.path == path
    if change == "same":
        qtbot.wait(200)
    else:
        qtbot.waitUntil(lambda: not again.document.is_clean)
    assert again.document.is_clean == (change == "same")


def test_a_document_that_cannot_be_saved_comes_back_as_one(
    whole_window: Window, windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could be edited, and saved over the file that says more."""
    window = whole_window
    window.files.open_example(GARDEN)
    refused = Message("Written by a later version.")
    document = window.document
    monkeypatch.setattr(document, "_read_only", refused)
    window.files.open_example(GARDEN)
    windows.reopen(window)
    assert windows.open[-1].document.read_only == refused


# -- the rounds themselves -------------------------------------------------------------------------


def test_what_follows_comes_once_all_is_answered() -> None:
    done: list[str] = []
    given_up = ["first", "second"]

    def ask(told: GivenUp, then: object) -> str | None:
        left = [each for each in given_up if not told.has(done, each)]
        if not left:
            return None
        told.add(done, left[0])
        assert callable(then)
        rounds.append(then)
        return left[0]

    rounds: list[object] = []
    assert not may_leave(ask, lambda: done.append("gone"))
    assert done == [] and len(rounds) == 1
    for each in range(2):
        then = rounds[each]
        assert callable(then)
        then()
    assert done == ["gone"]


@pytest.mark.parametrize("way", ["close", "close one of two", "quit", "open another"])
def test_what_becomes_of_the_changes_is_said_as_it_is(windows: Windows, way: str) -> None:
    window = windows.open[0]
    edited(window)
    if way == "close one of two":
        windows.open_another()
    if way == "open another":
        window.files.open_example(GARDEN)
    elif way == "quit":
        windows.quit(window)
    else:
        window.close()
    question = asked(window)
    comes_back = "Reopen closed" in question.accessibleDescription()
    assert comes_back is (way in ("close one of two", "open another"))
    question.buttons["cancel"].click()


def test_marks_on_what_was_made_and_never_saved_are_asked_for_and_reopened(
    windows: Windows, tmp_path: Path
) -> None:
    """They were lost without a word."""

    def playing(window: Window) -> PlayMode:
        window.modes.choose("play")
        assert isinstance(window.modes.mode, PlayMode)
        return window.modes.mode

    window = windows.open_another()
    window.keep_journal(tmp_path)
    window.open_document(Document.new(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    mode = playing(window)
    mode.play(mode.sheet.with_number((1, 1), 5))
    window.files.open_example(GARDEN)
    (question,) = open_cards(window)
    assert isinstance(question, SentenceDialog)
    question.buttons["discard"].click()
    window.games.close()
    windows.reopen(window)
    other = windows.open[-1]
    assert other is not window and other.document.made
    other.keep_journal(tmp_path)
    assert playing(other).sheet.written == {(1, 1): 5}
    # What is saved keeps its marks, and nothing is asked.
    other.document.saved(tmp_path / "a.puzzle")
    other.files.open_example(GARDEN)
    assert not open_cards(other)
