"""The dialog "Generate many", with a real solver process."""

from __future__ import annotations

import errno
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.catalogue import LANGUAGES
from studio.cli import main
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.generate_many import BatchDialog, BatchPictures
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.style import texts
from studio.gui.style.sentences import GRADES, grade_word
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.widgets.parts import says_all
from studio.gui.window import Window
from studio.puzzle import Clue, Clues, Puzzle
from studio.work import folder as folder_module
from studio.work.batching import Arrived
from studio.work.folder import INDEX, store
from studio.work.generation import GenerateOptions
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BLANK = Puzzle(SLITHERLINK, Board.square(4, 4))


@pytest.fixture
def dialog(whole_window: Window) -> BatchDialog:
    whole_window.open_document(Document(BLANK))
    return shown(whole_window)


def shown(window: Window) -> BatchDialog:
    window.action("batches").trigger()
    (dialog,) = (d for d in window.findChildren(BatchDialog) if d.isVisible())
    return dialog


def asked(window: Window) -> SentenceDialog:
    (question,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
    return question


@pytest.mark.parametrize("code", LANGUAGES)
def test_captions_are_whole_in_every_language(
    whole_window: Window, silent: None, code: str
) -> None:
    """German ones ended in "sehr sch…"."""
    texts.speak(code)
    try:
        whole_window.resize(1280, 720)
        whole_window.open_document(Document(BLANK))
        dialog = shown(whole_window)
        clues = {Cell(at): 2 for at in BLANK.board.cells}
        puzzle = Puzzle(SLITHERLINK, BLANK.board, Clues({"numbers": clues}))
        made = [Arrived(puzzle, word, 9.5) for word in GRADES]
        dialog.batch.made = made
        dialog._show()
        turns()
        for place, one in enumerate(made):
            words = dialog.sheet.caption(place)
            assert says_all(words, BatchPictures(made).caption(place))
            # Japanese lines may break between any two signs.
            whole = [line.replace("\u00a0", " ") for line in words]
            assert any(grade_word(one.word) in line for line in whole) or code == "ja"
    finally:
        texts.speak("en")


def begin(dialog: BatchDialog, seed: str = "5") -> None:
    dialog.count.set_index(0)
    dialog.form.seed.setText(seed)
    dialog.make.click()


def done(qtbot: QtBot, dialog: BatchDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.batch.busy, timeout=60_000)


def test_a_sheet_of_puzzles_is_saved_as_on_the_command_line(
    dialog: BatchDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not dialog.save_button.isEnabled()
    begin(dialog)
    assert dialog.make.text() == "Stop"
    done(qtbot, dialog)
    assert "5 of 5 puzzles." in dialog.facts.text()
    assert dialog.sheet.number() == 0
    assert "clues" in dialog.chosen.text()
    assert "Puzzle, 1 of 5: " in dialog.sheet.accessibleName()
    folder = tmp_path / "made"
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: folder)
    dialog.save_button.click()
    qtbot.waitUntil(lambda: not dialog.batch.unsaved)
    assert f"Saved in {folder}." in dialog.facts.text()
    plain = tmp_path / "plain"
    words = ["generate", "slitherlink", "square:4x4", "--count", "5", "--seed", "5"]
    assert main([*words, "-o", str(plain)]) == 0
    assert {p.name: p.read_bytes() for p in folder.iterdir()} == {
        p.name: p.read_bytes() for p in plain.iterdir()
    }
    # What comes later follows into the folder.
    dialog.count.set_index(1)
    assert dialog.make.text() == "Go on"
    dialog.make.click()
    done(qtbot, dialog)
    qtbot.waitUntil(lambda: not dialog.batch.unsaved)
    assert len(json.loads((folder / "index.json").read_text())["puzzles"]) == 10
    dialog.reject()


def test_stopping_keeps_what_is_made_and_it_comes_back(
    dialog: BatchDialog, qtbot: QtBot, whole_window: Window
) -> None:
    dialog.count.set_index(7)
    dialog.make.click()
    qtbot.waitUntil(lambda: len(dialog.batch.made) >= 3, timeout=60_000)
    dialog.make.click()
    kept = [arrived.puzzle for arrived in dialog.batch.made]
    assert not dialog.batch.busy
    assert dialog.make.text() == "Go on"
    place = dialog.sheet.tile(1).center()
    QTest.mouseClick(dialog.sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(dialog.sheet.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert whole_window.document.puzzle.clues == kept[1].clues
    again = shown(whole_window)
    assert [arrived.puzzle for arrived in again.batch.made] == kept
    assert len(again.sheet.accessibleName()) > 0
    again.batch.forget()
    again.reject()


def test_what_was_chosen_is_there_when_the_card_comes_back(
    dialog: BatchDialog, qtbot: QtBot, whole_window: Window
) -> None:
    """*Hard* was forgotten, also where the question about the open document was cancelled."""
    form = dialog.form
    form.difficulties["hard"].click()
    form.aims["count"].click()
    form.count.set_index(11)
    begin(dialog)
    done(qtbot, dialog)
    dialog.reject()
    again = shown(whole_window)
    assert again.form.choices() == form.choices() and again.form.wanted() == form.wanted()
    assert again.form.difficulties["hard"].isChecked() and again.form.count.isVisible()
    again.reject()
    # Those of another kind of puzzle are its own.
    whole_window.document.undo_stack.setClean()
    whole_window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(4, 4))))
    other = shown(whole_window)
    assert other.form.difficulties[""].isChecked() and not other.form.seed.text()


def test_puzzles_that_would_be_lost_are_asked_for(
    dialog: BatchDialog, qtbot: QtBot, whole_window: Window
) -> None:
    begin(dialog)
    done(qtbot, dialog)
    before = list(dialog.batch.made)
    assert dialog.make.text() == "Start again"
    dialog.make.click()
    question = asked(whole_window)
    assert question.accessibleName() == "Save 5 generated puzzles?"
    question.buttons["cancel"].click()
    assert dialog.batch.made == before
    dialog.reject()
    assert not whole_window.close()
    asked(whole_window).buttons["discard"].click()
    assert not whole_window.isVisible()


def test_how_long_it_takes_is_told_when_that_is_known(
    silent: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("studio.gui.dialogs.batch_run.time.monotonic", lambda: now[0])
    batch = Batch()
    batch.begin(BLANK, GenerateOptions(seed=1), 10)
    now[0] += 10.0
    batch._hear(Arrived(BLANK))
    assert batch.seconds_left is None
    batch._hear(Arrived(BLANK, "easy", 1.0))
    assert batch.seconds_left == pytest.approx(40.0)
    now[0] += 15.0
    assert batch.seconds_left == pytest.approx(100.0), "it grows while nothing comes"
    now[0] += 10.0
    assert batch.seconds_left is None, "there may be no others"
    batch.stop()
    assert batch.seconds_left is None
    assert batch.unsaved == 2


def made(number: int) -> Arrived:
    puzzle = BLANK.placed(Clue("numbers", Cell(BLANK.board.cells[number]), 3))
    assert isinstance(puzzle, Puzzle)
    return Arrived(puzzle)


def listed(folder: Path) -> list[str]:
    """The puzzles that the index of a folder tells of; all of them are there."""
    names = [entry["file"] for entry in json.loads((folder / INDEX).read_text())["puzzles"]]
    assert names == sorted(path.name for path in folder.glob("*.puzzle"))
    return names


def test_a_second_folder_gets_those_that_are_in_the_first_too(
    qtbot: QtBot, silent: None, tmp_path: Path
) -> None:
    batch = Batch()
    batch.begin(BLANK, GenerateOptions(seed=1), 3)
    batch._hear(made(0))
    batch.save(tmp_path / "first")
    qtbot.waitUntil(lambda: not batch.unsaved)
    (tmp_path / "first" / INDEX).write_text("spoilt")
    batch._hear(made(1))
    qtbot.waitUntil(lambda: batch.folder is None)
    batch.save(tmp_path / "second")
    qtbot.waitUntil(lambda: not batch.unsaved)
    assert len(listed(tmp_path / "second")) == 2
    batch.forget()


@pytest.mark.parametrize("anew", [False, True])
def test_a_folder_that_is_chosen_while_another_is_written_gets_all(
    qtbot: QtBot,
    silent: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    anew: bool,
) -> None:
    go_on = threading.Event()

    def slow(*asked: Any) -> None:
        assert go_on.wait(20)
        store(*asked)

    monkeypatch.setattr("studio.gui.dialogs.batch_run.store", slow)
    batch = Batch()
    batch.begin(BLANK, GenerateOptions(seed=1), 2)
    batch._hear(made(0))
    batch.save(tmp_path / "first")
    if anew:
        batch.begin(BLANK, GenerateOptions(seed=2), 2)
        batch._hear(made(1))
    batch.save(tmp_path / "second")
    go_on.set()
    qtbot.waitUntil(lambda: not batch.unsaved)
    assert batch.folder == tmp_path / "second"
    assert len(listed(batch.folder)) == 1
    batch.forget()


def test_a_folder_that_cannot_be_written_is_said(
    dialog: BatchDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(dialog)
    done(qtbot, dialog)
    (tmp_path / "other.puzzle").write_text("")
    dialog.batch.save(tmp_path)
    qtbot.waitUntil(lambda: bool(dialog.batch.problem))
    assert "holds other puzzles" in dialog.facts.text()
    texts.speak("de")
    try:
        assert "sind andere Rätsel" in dialog.batch.problem
    finally:
        texts.speak("en")
    assert dialog.save_button.isEnabled()
    dialog.batch.forget()
    dialog.reject()


def test_a_folder_that_refuses_the_puzzles_is_named_and_told_of_once(
    dialog: BatchDialog, qtbot: QtBot, whole_window: Window, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """ "index.json was not saved" named a file that nobody knows, and stood there for ever."""
    begin(dialog)
    done(qtbot, dialog)

    def refuse(folder: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted", str(folder / "index.json"))

    monkeypatch.setattr(folder_module, "try_folder", refuse)
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: tmp_path)
    dialog.save_button.click()
    words = (
        "The puzzles were not saved: nothing can be written in the folder "
        f"{tmp_path}: operation not permitted."
    )
    qtbot.waitUntil(lambda: words in dialog.facts.text())
    dialog.reject()
    again = shown(whole_window)
    assert again.facts.text() == "5 of 5 puzzles."
