"""Generated puzzles that are in no folder survive the end of the program."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import MASYU, SLITHERLINK
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.generate_many import COUNTS, BatchDialog
from studio.gui.document import batch_journal
from studio.gui.document.batch_journal import (
    BatchJournal,
    UnsavedBatch,
    batches_left_behind,
    read_batch,
)
from studio.gui.document.document import Document
from studio.gui.document.instances import Lock, write_lock
from studio.gui.document.journal import BATCH
from studio.gui.document.unsaved import is_waiting, left_behind
from studio.gui.shell.recovery import Recovery
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.batching import Arrived
from studio.work.generation import GenerateOptions

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BLANK = Puzzle(SLITHERLINK, Board.square(3, 3))
OPTIONS = GenerateOptions(seed=7, settings=BLANK.options)


def made(number: int) -> Arrived:
    puzzle = BLANK.placed(Clue("numbers", Cell(BLANK.board.cells[number]), 3))
    assert isinstance(puzzle, Puzzle)
    return Arrived(puzzle, "easy", 1.5)


def kill(journal: BatchJournal) -> None:
    """End a journal as a crash does: what was written stays, the process of its lock is gone."""
    journal.close()
    write_lock(journal.folder, Lock(os.getpid(), "long ago"))


def test_what_was_made_is_found_again(tmp_path: Path) -> None:
    journal = BatchJournal(tmp_path)
    journal.begin(BLANK, OPTIONS, 9, [made(0)])
    journal.add(made(1))
    journal.add(made(2))
    journal.close()
    assert batches_left_behind(tmp_path) == [] and not is_waiting(tmp_path)
    write_lock(journal.folder, Lock(os.getpid(), "long ago"))
    assert is_waiting(tmp_path) and left_behind(tmp_path) == []
    (found,) = batches_left_behind(tmp_path)
    assert found.made == (made(0), made(1), made(2)) and found.count == 9
    assert (found.blank, found.options, found.folder) == (BLANK, OPTIONS, journal.folder)


def test_what_the_disk_refused_is_found_once_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was made later stood behind half a line, and was not found."""
    monkeypatch.setattr(batch_journal, "RETRY_S", 0.05)
    refused, done = threading.Event(), threading.Event()

    def torn(self: BatchJournal, mode: str, items: Iterable[object]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / BATCH).write_bytes(b'{"half a li')
        refused.set()
        raise OSError

    journal = BatchJournal(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(BatchJournal, "_write", torn)
        journal.begin(BLANK, OPTIONS, 9, [made(0)])
        journal.add(made(1))
        assert refused.wait(20)
        journal.then(done.set)
        assert not done.wait(0.2)
    assert done.wait(20), "tried again though nothing else is made"
    journal.add(made(2))
    kill(journal)
    (found,) = batches_left_behind(tmp_path)
    assert found.made == (made(0), made(1), made(2))


def test_a_torn_line_costs_only_itself(tmp_path: Path) -> None:
    journal = BatchJournal(tmp_path)
    journal.begin(BLANK, OPTIONS, 9, [made(0), made(1)])
    kill(journal)
    path = journal.folder / BATCH
    path.write_bytes(path.read_bytes()[:-20])
    (found,) = batches_left_behind(tmp_path)
    assert found.made == (made(0),)
    for spoilt in (b"", b"{}\n", b"[]\n", json.dumps({"batch": {"batch": "x"}}).encode(), b"\xff"):
        path.write_bytes(spoilt)
        assert batches_left_behind(tmp_path) == []


def test_puzzles_in_a_folder_or_unwanted_ones_leave_nothing(
    qtbot: QtBot, silent: None, tmp_path: Path
) -> None:
    batch = Batch()
    batch.journal = BatchJournal(tmp_path / "state")
    folder = batch.journal.folder
    batch.begin(BLANK, OPTIONS, 2)
    batch._hear(made(0))
    qtbot.waitUntil((folder / BATCH).exists)
    stored: list[bool] = []
    batch.save(tmp_path / "mine", lambda: stored.append(True))
    qtbot.waitUntil(lambda: stored == [True] and not folder.exists())
    assert batch.unsaved == 0 and len(list((tmp_path / "mine").glob("*.puzzle"))) == 1
    batch.begin(BLANK, OPTIONS, 2)
    batch._hear(made(1))
    qtbot.waitUntil((folder / BATCH).exists)
    batch.forget()
    qtbot.waitUntil(lambda: not folder.exists())
    batch.end_journal()


@pytest.fixture
def kept(whole_window: Window, tmp_path: Path) -> Iterator[Recovery]:
    yield whole_window.keep_journal(tmp_path / "state")


def test_the_window_offers_them_and_brings_them_back(
    whole_window: Window, kept: Recovery, qtbot: QtBot
) -> None:
    window = whole_window
    lost = BatchJournal(kept.folder)
    lost.begin(BLANK, OPTIONS, 9, [made(0), made(1)])
    kill(lost)
    sheet = kept.offer()
    assert sheet is not None
    assert sheet.restores[0].accessibleName() == "Restore 2 generated puzzles"
    sheet.restores[0].click()
    (card,) = [d for d in window.findChildren(BatchDialog) if d.isVisible()]
    assert card.batch.made == [made(0), made(1)] and card.batch.unsaved == 2
    assert card.make.text() == "Go on"
    # They are kept by this window now, and only by it.
    qtbot.waitUntil(lambda: not lost.folder.exists())
    journal = card.batch.journal
    assert journal is not None
    assert len((journal.folder / BATCH).read_bytes().splitlines()) == 3
    card.batch.forget()
    card.reject()


def test_they_come_back_with_their_time_and_the_choices_of_their_kind(
    whole_window: Window, kept: Recovery, qtbot: QtBot
) -> None:
    """The time was that of the restore, the choices those of the puzzle on the page."""
    window = whole_window
    window.open_document(Document(Puzzle(MASYU, Board.square(6, 6))))
    lost = BatchJournal(kept.folder)
    lost.begin(BLANK, OPTIONS, 50, [made(0), made(1)], 1_000_000.0)
    kill(lost)
    sheet = kept.offer()
    assert sheet is not None
    sheet.restores[0].click()
    (card,) = [d for d in window.findChildren(BatchDialog) if d.isVisible()]
    assert card.form._facts.kinds == SLITHERLINK.kinds
    assert card.make.text() == "Go on" and card.count.index == COUNTS.index(50)
    assert card.beside.text() == "9 cells · seed 7"
    qtbot.waitUntil(lambda: not lost.folder.exists())
    journal = card.batch.journal
    assert journal is not None
    found = read_batch(journal.folder)
    assert found is not None and found.time == 1_000_000.0
    card.batch._hear(made(2))
    qtbot.waitUntil(lambda: len(kept_now(journal).made) == 3)
    assert kept_now(journal).time > 1_000_000.0
    card.reject()
    # Seen again beside the choices of the page, they are said to be of another kind.
    window.action("batches").trigger()
    (card,) = [d for d in window.findChildren(BatchDialog) if d.isVisible()]
    assert card.beside.text() == "Slitherlink · 9 cells · seed 7"
    card.batch.forget()
    card.reject()


def kept_now(journal: BatchJournal) -> UnsavedBatch:
    found = read_batch(journal.folder)
    assert found is not None
    return found


def test_they_can_be_deleted(whole_window: Window, kept: Recovery) -> None:
    lost = BatchJournal(kept.folder)
    lost.begin(BLANK, OPTIONS, 9, [made(0), made(1)])
    kill(lost)
    sheet = kept.offer()
    assert sheet is not None
    sheet.deletes[0].click()
    assert lost.folder.exists()
    (question,) = (d for d in whole_window.findChildren(SentenceDialog) if d.isVisible())
    assert question.accessibleName() == "Delete 2 generated puzzles?"
    assert question.accessibleDescription() == "They cannot be brought back."
    question.buttons["delete"].click()
    assert not lost.folder.exists() and not sheet.isVisible()
