"""The journal of unsaved work: what it writes, what of it is read again, and when it goes."""

from __future__ import annotations

import datetime
import errno
import json
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.formats.save import MARK
from studio.gui import app
from studio.gui.app import start_recovery
from studio.gui.document import background_io, document, journal
from studio.gui.document.document import Document
from studio.gui.document.instances import (
    HELD,
    Lock,
    began,
    lives,
    open_elsewhere,
    own_lock,
    own_space,
    path_of,
    read_lock,
    write_lock,
)
from studio.gui.document.journal import EDITS, SNAPSHOT, Journal, Origin, State, remove
from studio.gui.document.unsaved import Unsaved, is_waiting, left_behind, left_folders, read_unsaved
from studio.gui.editor.tools.typing import Entry
from studio.gui.modes.play import PlayMode
from studio.gui.services import file_dialogs
from studio.gui.shell import recovery
from studio.gui.shell.recovery import Recovery, RestoreDialog
from studio.gui.style import texts
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.message import Message
from tests.gui.names import nameless
from tests.gui.opening import open_file

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")


def puzzles(count: int) -> list[Puzzle]:
    """As many puzzles, each with one label more than the one before."""
    found = [Puzzle(NUMBER_PATH, Board.hexagon(3))]
    for i, at in enumerate(found[0].board.cells[: count - 1]):
        placed = found[-1].placed(Clue("labels", Cell(at), i + 1))
        assert isinstance(placed, Puzzle)
        found.append(placed)
    return found


def state(at: int, puzzle: Puzzle, count: int | None = None) -> State:
    return State(at, at if count is None else count, puzzle, f"Step {at}", 1000.0 + at)


def fail(reason: str) -> None:
    raise AssertionError(reason)


def written(folder: Path, count: int = 5, origin: Origin = Origin()) -> Path:  # noqa: B008
    """The folder of a journal with ``count`` steps, as a killed window leaves it."""
    kept = Journal(folder, fail)
    first, *rest = puzzles(count + 1)
    kept.begin(origin, state(0, first))
    for i, puzzle in enumerate(rest):
        kept.record(state(i + 1, puzzle))
    kept.close(keep=True)
    return kept.folder


def reread(folder: Path) -> Unsaved:
    found = read_unsaved(folder)
    assert found is not None
    return found


def wait_for(happened: Callable[[], bool]) -> None:
    """Wait until something has happened in another thread."""
    end = time.monotonic() + 20
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def on_disk(journal: Journal) -> Path:
    """Its folder, once all of it is written."""
    done = threading.Event()
    journal.then(done.set)
    assert done.wait(20)
    return journal.folder


# -- written and read ------------------------------------------------------------------------------


def test_what_is_written_comes_back_with_its_history(tmp_path: Path) -> None:
    origin = Origin(tmp_path / "Käse\udcff.puzzle", "abc", 0)
    found = reread(written(tmp_path, 5, origin))
    assert found.origin == origin
    assert [puzzle for _, puzzle in found.history] == puzzles(6)
    assert [name for name, _ in found.history] == [f"Step {i}" for i in range(6)]
    assert (found.at, found.time) == (5, 1005.0)
    assert found.puzzle == puzzles(6)[5]
    assert found.clean_at == 0


def test_undo_takes_a_line_without_a_puzzle_and_a_new_step_drops_what_was_undone(
    tmp_path: Path,
) -> None:
    kept = Journal(tmp_path, fail)
    p = puzzles(5)
    kept.begin(Origin(), state(0, p[0]))
    for i in (1, 2, 3):
        kept.record(state(i, p[i]))
    kept.record(state(2, p[2], 3))
    kept.record(state(1, p[1], 3))
    undone = reread(on_disk(kept))
    assert (undone.at, [puzzle for _, puzzle in undone.history]) == (1, p[:4])
    last = (kept.folder / EDITS).read_text().splitlines()[-1]
    assert "puzzle" not in json.loads(last)
    kept.record(state(2, p[4], 2))
    kept.record(state(3, p[3]))
    kept.close(keep=True)
    found = reread(kept.folder)
    assert [puzzle for _, puzzle in found.history] == [p[0], p[1], p[4], p[3]]


def test_what_was_saved_is_known_until_other_steps_take_its_place(tmp_path: Path) -> None:
    kept = Journal(tmp_path, fail)
    p = puzzles(5)
    kept.begin(Origin(clean=7), state(7, p[2], 8))
    kept.record(state(6, p[1], 8))
    kept.record(state(5, p[0], 8))
    found = reread(on_disk(kept))
    assert found.at == 0 and found.history[found.clean_at] == ("Step 7", p[2])
    kept.record(state(6, p[4], 6))
    kept.close(keep=True)
    found = reread(kept.folder)
    assert [puzzle for _, puzzle in found.history] == [p[0], p[4]] and found.clean_at == -1


def test_another_step_in_the_very_place_of_what_was_saved_is_not_taken_for_it(
    window: Window, kept: Recovery, tmp_path: Path
) -> None:
    """It was restored as unchanged, so that closing did not ask, and it was lost."""
    window.open_document(Document(puzzles(1)[0], tmp_path / "mine.puzzle"))
    for puzzle in puzzles(3)[1:]:
        window.document.apply(puzzle)
    window.document.saved()
    assert window.document.is_clean
    window.document.undo_stack.undo()
    other = window.document.puzzle.placed(Clue("labels", Cell((0, 0)), 9))
    assert isinstance(other, Puzzle)
    window.document.apply(other)
    found = reread(flush(kept))
    assert found.puzzle == other and found.clean_at == -1
    again = Document.restored(found.history, found.at, clean_at=found.clean_at)
    assert not again.is_clean


@pytest.mark.parametrize("undone", [0, 1])
def test_what_another_window_saved_over_is_not_taken_for_saved(
    window: Window, kept: Recovery, tmp_path: Path, undone: int
) -> None:
    """It was restored as unchanged, so that closing did not ask, and it was lost."""
    document = Document(puzzles(1)[0], tmp_path / "mine.puzzle")
    window.open_document(document)
    for puzzle in puzzles(3)[1:]:
        document.apply(puzzle)
    document.saved()
    for _ in range(undone):
        document.undo_stack.undo()
    document.outdate()
    found = reread(flush(kept))
    assert found.puzzle == document.puzzle and found.clean_at == -1
    assert [puzzle for _, puzzle in found.history][: found.at + 1] == puzzles(3)[: 3 - undone]
    again = Document.restored(found.history, found.at, clean_at=found.clean_at)
    assert not again.is_clean
    again.undo_stack.redo()
    assert not again.is_clean


def test_what_was_saved_may_have_been_replaced_in_a_line_that_was_lost(tmp_path: Path) -> None:
    folder = written(tmp_path, 5, Origin(clean=0))
    file = folder / EDITS
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:3], *lines[4:]]))
    found = reread(folder)
    assert found.origin.clean == -1 and found.clean_at == -1


def test_a_torn_last_line_costs_that_line_only(tmp_path: Path) -> None:
    file = written(tmp_path) / EDITS
    data = file.read_bytes()
    last = data.rstrip(b"\n").rindex(b"\n") + 1
    for end in (last + 1, last + 20, len(data) - 2):
        file.write_bytes(data[:end])
        found = reread(file.parent)
        assert [puzzle for _, puzzle in found.history] == puzzles(5)


def test_a_lost_line_costs_the_history_before_it_only(tmp_path: Path) -> None:
    file = written(tmp_path) / EDITS
    lines = file.read_bytes().splitlines(keepends=True)
    lines[4] = b"\x00\xff{]\n"
    file.write_bytes(b"".join(lines))
    found = reread(file.parent)
    assert found.puzzle == puzzles(6)[5]
    assert [puzzle for _, puzzle in found.history] == puzzles(6)[4:]


def test_a_puzzle_that_cannot_be_read_gives_way_to_the_one_before(tmp_path: Path) -> None:
    file = written(tmp_path) / EDITS
    lines = file.read_text().splitlines()
    item = json.loads(lines[-1])
    lines[-1] = json.dumps({**item, "puzzle": item["puzzle"].replace("labels", "labels\\")})
    file.write_text("\n".join(lines))
    assert reread(file.parent).puzzle == puzzles(6)[4]


def test_where_no_line_is_left_the_snapshot_serves(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / EDITS).write_bytes(b"\x00" * 1000)
    assert read_unsaved(folder) is None
    formats.write(puzzles(3)[2], folder / SNAPSHOT)
    found = reread(folder)
    assert found.history == (("", puzzles(3)[2]),)


def test_garbage_never_raises(tmp_path: Path) -> None:
    dice = random.Random(7)
    file = written(tmp_path) / EDITS
    data = file.read_bytes()
    for _ in range(150):
        broken = bytearray(data)
        for _ in range(dice.randint(1, 20)):
            at = dice.randrange(len(broken))
            broken[at : at + dice.randint(0, 9)] = dice.randbytes(dice.randint(0, 9))
        file.write_bytes(broken)
        found = read_unsaved(file.parent)
        assert found is None or found.history[found.at][1] is found.puzzle
    odd = ('{"journal": 1, "path": 3}', '{"line": 1, "at": -1, "count": 1}', "[]", "1e999", "{}")
    hostile = '{"line": 1, "at": 0, "count": 0, "time": 1e300, "puzzle": "{}"}'
    file.write_text("\n".join((*odd, hostile, "[" * 100_000)))
    assert read_unsaved(file.parent) is None


# -- the thread ------------------------------------------------------------------------------------


def test_only_the_journals_thread_writes_and_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[str] = set()
    real_write, real_fsync = journal.save, os.fsync

    def spy_save(path: Path, data: bytes) -> None:
        threads.add(threading.current_thread().name)
        real_write(path, data)

    def spy_fsync(handle: int) -> None:
        threads.add(threading.current_thread().name)
        real_fsync(handle)

    monkeypatch.setattr(journal, "save", spy_save)
    monkeypatch.setattr(os, "fsync", spy_fsync)
    written(tmp_path)
    assert threads == {"journal", "journal-disk_0"}
    assert journal.GATHER_S <= 0.5


def test_a_slow_disk_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Journal(tmp_path, fail)
    some = puzzles(4)
    kept.begin(Origin(), state(0, some[0]))
    locked, go_on = threading.Event(), threading.Event()
    kept.then(locked.set)
    assert locked.wait(20)
    real_fsync = os.fsync

    def wait(handle: int) -> None:
        assert go_on.wait(20)
        real_fsync(handle)

    monkeypatch.setattr(os, "fsync", wait)
    for i in (1, 2, 3):
        kept.record(state(i, some[i]))
        assert reread(on_disk(kept)).puzzle == some[i]
    go_on.set()
    kept.close()


def test_a_snapshot_is_an_ordinary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_S", 0.0)
    folder = written(tmp_path)
    assert formats.read(folder / SNAPSHOT).puzzle == puzzles(6)[5]


def test_a_journal_that_grew_too_large_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST_BYTES", 4_000)
    kept = Journal(tmp_path, fail)
    some = puzzles(30)
    kept.begin(Origin(), state(0, some[0]))
    for i in range(1, 30):
        kept.record(state(i, some[i]))
        assert reread(on_disk(kept)).puzzle == some[i]
    kept.close(keep=True)
    assert (kept.folder / EDITS).stat().st_size < 6_000


def test_a_journal_never_begins_with_more_than_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a disk refused for long is written in one go."""
    monkeypatch.setattr(journal, "MOST_BYTES", 4_000)
    kept, some = Journal(tmp_path, fail), puzzles(30)
    kept.begin(Origin(clean=29), *(state(i, some[i]) for i in range(30)), unsaved=True)
    found = reread(on_disk(kept))
    assert [puzzle for _, puzzle in found.history] == [some[29]] and found.clean_at == -1
    kept.close(keep=True)
    assert (kept.folder / EDITS).stat().st_size < 4_000


def test_what_replaced_a_saved_step_is_not_taken_for_it_where_a_journal_began_again(
    window: Window, kept: Recovery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shorter journal did not tell that another step came in the place of what was saved."""
    monkeypatch.setattr(journal, "MOST_BYTES", 3_000)
    some = puzzles(22)
    edited = Document(some[0], tmp_path / "mine.puzzle")
    window.open_document(edited)
    for puzzle in some[1:6]:
        edited.apply(puzzle)
    edited.saved()
    for puzzle in some[6:20]:
        edited.apply(puzzle)
        flush(kept)
    edited.undo_stack.setIndex(4)
    edited.apply(some[21])
    found = reread(flush(kept))
    again = Document.restored(found.history, found.at, clean_at=found.clean_at)
    assert again.puzzle == edited.puzzle and not again.is_clean


def refuse(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that refused is asked again soon."""
    monkeypatch.setattr(journal, "RETRY_S", 0.05)


def test_what_the_disk_refused_is_written_with_its_history_once_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    """No edit followed, and the last one was on no disk."""
    told: list[str] = []
    kept, some = Journal(tmp_path, told.append), puzzles(6)
    kept.begin(Origin(clean=0), state(0, some[0]))
    for at in (1, 2, 3):
        kept.record(state(at, some[at]))
    kept.record(state(2, some[2], 3))
    on_disk(kept)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_append", refuse)
        kept.record(state(3, some[5]))
        wait_for(lambda: bool(told))
    found = reread(on_disk(kept))
    assert [puzzle for _, puzzle in found.history] == [some[0], some[1], some[2], some[5]]
    assert (found.at, found.clean_at) == (3, 0)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_append", refuse)
        kept.record(state(0, some[0], 3))
        wait_for(lambda: len(told) == 2)
        kept.record(state(1, some[4]))
    kept.close(keep=True)
    found = reread(kept.folder)
    assert [puzzle for _, puzzle in found.history] == [some[0], some[4]]
    assert len(told) == 2, "each time the disk began to refuse"


def test_what_was_written_over_while_the_disk_refused_is_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    kept, some = Journal(tmp_path, lambda _: None), puzzles(5)
    kept.begin(Origin(clean=1), state(1, some[1]))
    kept.record(state(0, some[0], 1))
    on_disk(kept)
    kept.record(state(1, some[3]))
    kept.record(state(2, some[4]))
    on_disk(kept)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_append", refuse)
        kept.record(state(1, some[3], 2))
        kept.close(keep=True)
    kept = Journal(tmp_path, lambda _: None)
    kept.begin(Origin(clean=1), state(1, some[1]))
    kept.record(state(0, some[0], 1))
    kept.record(state(1, some[3]))
    on_disk(kept)
    refused = threading.Event()
    kept.failed = lambda _: refused.set()
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_append", refuse)
        kept.record(state(2, some[4]))
        assert refused.wait(20)
    found = reread(on_disk(kept))
    assert found.puzzle == some[4] and found.clean_at == -1
    kept.close()


def test_a_folder_that_somebody_removed_is_made_again(tmp_path: Path, soon: None) -> None:
    kept, some = Journal(tmp_path, lambda _: None), puzzles(3)
    kept.begin(Origin(), state(0, some[0]))
    kept.record(state(1, some[1]))
    shutil.rmtree(on_disk(kept))
    kept.record(state(2, some[2]))
    found = reread(on_disk(kept))
    assert [puzzle for _, puzzle in found.history] == some
    assert read_lock(kept.folder) == own_lock(None) and (kept.folder / HELD).exists()
    kept.close()


def test_nothing_follows_before_what_it_waits_for_is_on_the_disk(
    tmp_path: Path, soon: None
) -> None:
    """The journal of a killed window went although the disk refused what was restored from it."""
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    refused, done = threading.Event(), threading.Event()
    kept, some = Journal(blocked, lambda _: refused.set()), puzzles(2)
    kept.begin(Origin(), state(0, some[0]), unsaved=True)
    kept.then(done.set)
    assert refused.wait(20) and not done.wait(0.3)
    blocked.unlink()
    assert done.wait(20) and reread(kept.folder).puzzle == some[0]
    kept.close()


def test_what_is_unsaved_is_on_the_disk_while_the_journal_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, some = Journal(tmp_path, fail), puzzles(3)
    kept.begin(Origin(), state(0, some[0]))
    kept.record(state(1, some[1]))
    on_disk(kept)
    seen: list[bool] = []

    def line(self: Journal, state: State) -> str:
        seen.append((self.folder / EDITS).exists())
        return told(self, state)

    told = Journal._line
    monkeypatch.setattr(Journal, "_line", line)
    kept.begin(Origin(tmp_path / "new.puzzle"), state(0, some[1]), state(1, some[2]), unsaved=True)
    found = reread(on_disk(kept))
    assert seen == [True, True] and found.origin.path == tmp_path / "new.puzzle"
    assert [puzzle for _, puzzle in found.history] == some[1:]
    kept.close()


def test_a_refusing_disk_is_told_once_and_the_next_edit_begins_anew(tmp_path: Path) -> None:
    told: list[str] = []
    failed = threading.Event()
    kept = Journal(tmp_path, lambda reason: (told.append(reason), failed.set()))
    some = puzzles(4)
    kept.begin(Origin(), state(0, some[0]))
    blocked = kept.folder / f"{EDITS}.new"
    blocked.mkdir(parents=True)
    for i in (1, 2):
        kept.record(state(i, some[i]))
        kept.then(lambda: None)
    assert failed.wait(20)
    blocked.rmdir()
    kept.record(state(3, some[3]))
    kept.close(keep=True)
    assert told == ["is a directory"]
    assert reread(kept.folder).puzzle == some[3]


# -- who lives -------------------------------------------------------------------------------------


def dead_lock(path: Path | None = None) -> Lock:
    """The lock of a process that is gone."""
    with subprocess.Popen(
        [sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE
    ) as process:
        lock = Lock(process.pid, own_lock(None).started, path)
        assert process.stdin is not None
        process.stdin.close()
    return lock


def test_a_process_lives_while_number_and_start_agree() -> None:
    own, here = own_lock(None), Path()
    assert lives(here, own)
    assert not lives(here, Lock(own.pid, "another start"))
    assert not lives(here, Lock(own.pid, ""))
    assert not lives(here, dead_lock())


@pytest.mark.skipif(not own_space(), reason="the system has one space of processes for all")
def test_a_window_in_another_space_of_processes_lives_while_it_holds_its_file(
    tmp_path: Path,
) -> None:
    """Each start of a Flatpak has numbers of its own: the second removed what the first kept."""
    kept = Journal(tmp_path, fail)
    kept.begin(Origin(), state(0, puzzles(1)[0]))
    folder = on_disk(kept)
    foreign = Lock(own_lock(None).pid, "1", None, "another start of the machine")
    write_lock(folder, foreign)
    assert read_lock(folder) == foreign and list(left_folders(tmp_path)) == []
    kept.close(keep=True)
    write_lock(folder, foreign)
    assert list(left_folders(tmp_path)) == [folder]
    (folder / HELD).unlink()
    assert list(left_folders(tmp_path)) == [folder]


def test_a_path_that_no_disk_can_have_is_none(tmp_path: Path) -> None:
    """Half a character ended the thread of the journal that was to go on with it."""
    for text in ("", "a\0b", "half \ud800 a character", 7):
        assert path_of(text) is None
    assert path_of("K\udcff") == Path("K\udcff")


def test_journals_of_living_windows_are_not_offered(tmp_path: Path) -> None:
    folder = written(tmp_path)
    assert left_behind(tmp_path) == []
    write_lock(folder, dead_lock())
    (found,) = left_behind(tmp_path)
    assert found.puzzle == puzzles(6)[5]
    (folder / "lock.json").write_text("{")
    assert len(left_behind(tmp_path)) == 1


def test_windows_that_left_nothing_are_forgotten(tmp_path: Path) -> None:
    kept = Journal(tmp_path, fail)
    kept.begin(Origin(), state(0, puzzles(1)[0]))
    kept.close(keep=True)
    assert left_behind(tmp_path) == []
    assert kept.folder.is_dir()
    write_lock(kept.folder, dead_lock())
    assert left_behind(tmp_path) == []
    assert not kept.folder.exists()


def test_folders_that_may_not_be_looked_into_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = written(tmp_path)
    write_lock(folder, dead_lock())
    real = os.stat

    def refusing(path: Any, *args: Any, **kwargs: Any) -> os.stat_result:
        if str(path).startswith(str(folder)):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(os, "stat", refusing)
        patch.setattr("studio.gui.document.unsaved.read_lock", lambda _: None)
        assert not is_waiting(tmp_path) and left_behind(tmp_path) == []
    assert is_waiting(tmp_path) and len(left_behind(tmp_path)) == 1


# -- in the window ---------------------------------------------------------------------------------


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


@pytest.fixture
def kept(window: Window, tmp_path: Path) -> Recovery:
    return window.keep_journal(tmp_path)


def test_a_history_that_ends_before_the_window_is_followed_no_more(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the display goes it empties itself, gone already for whoever still listens."""
    window.open_document(Document(formats.read(GARDEN).puzzle))
    edit(window, 1)
    before = kept._index
    monkeypatch.setattr(recovery, "isValid", lambda stack: stack is not window.document.undo_stack)
    edit(window, 2)
    assert kept._index == before


def flush(kept: Recovery) -> Path:
    """Wait until the journal is on the disk; its folder."""
    return on_disk(kept.journal)


def edit(window: Window, value: int) -> None:
    """Place another clue in the cell of that number."""
    cell = Cell(window.document.puzzle.board.cells[value])
    before = window.document.puzzle.clues.of("numbers").get(cell)
    puzzle = window.document.puzzle.placed(Clue("numbers", cell, 2 if before == 1 else 1))
    assert isinstance(puzzle, Puzzle)
    window.document.apply(puzzle)


def stack_of(document: Document) -> list[tuple[str, Puzzle]]:
    """All puzzles of a history with the names of the steps that have some."""
    commands = [document.undo_stack.command(i) for i in range(document.undo_stack.count())]
    assert commands
    return [("", commands[0].before), *((c.name, c.after) for c in commands)]


def killed(kept: Recovery) -> None:
    """Make the journal that of a window that was killed."""
    folder = flush(kept)
    lock = read_lock(folder)
    assert lock is not None
    other = folder.parent / "killed"
    other.mkdir()
    for name in (EDITS, SNAPSHOT):
        if (folder / name).exists():
            (other / name).write_bytes((folder / name).read_bytes())
    write_lock(other, dead_lock(lock.path))


def test_an_untouched_document_leaves_only_a_lock(
    window: Window, qtbot: QtBot, kept: Recovery
) -> None:
    open_file(qtbot, window, GARDEN)
    folder = flush(kept)
    assert {file.name for file in folder.iterdir()} == {"lock.json", "held"}
    lock = read_lock(folder)
    assert lock is not None
    assert lock.path == GARDEN.resolve()
    window.close()
    assert not folder.exists()


def test_saving_and_discarding_remove_the_journal(
    window: Window, kept: Recovery, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.puzzle"
    window.files.open_example(GARDEN)
    edit(window, 1)
    assert (flush(kept) / EDITS).exists()
    window.files.save_to(path)
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert not (flush(kept) / EDITS).exists()
    window.document.undo_stack.undo()
    found = reread(flush(kept))
    assert found.puzzle == window.document.puzzle
    assert found.origin.path == path
    window.close()
    (question,) = dialogs(window)
    assert isinstance(question, SentenceDialog)
    question.buttons["discard"].click()
    assert not kept.journal.folder.exists()


def dialogs(window: Window) -> list[CardDialog]:
    return [dialog for dialog in window.findChildren(CardDialog) if dialog.isVisible()]


def test_the_journal_follows_random_editing(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(3)
    window.files.open_example(GARDEN)
    for turn in range(6):
        for _ in range(dice.randint(1, 12)):
            match dice.randrange(5):
                case 0:
                    window.document.undo_stack.undo()
                case 1:
                    window.document.undo_stack.redo()
                case 2:
                    stroke = window.document.new_stroke()
                    for at in dice.sample(window.document.puzzle.board.cells, 3):
                        after = window.document.puzzle.placed(Clue("numbers", Cell(at), turn % 4))
                        assert isinstance(after, Puzzle)
                        window.document.apply(after, "Paint", stroke)
                case _:
                    edit(window, dice.randrange(30))
        folder = flush(kept)
        if window.document.is_clean:
            assert not (folder / EDITS).exists()
            continue
        found = reread(folder)
        assert found.puzzle == window.document.puzzle
        again = Document.restored(found.history, found.at, clean_at=found.clean_at)
        assert stack_of(again) == stack_of(window.document)
        # Undone to what is in its file it counts as unchanged.
        assert again.undo_stack.cleanIndex() == window.document.undo_stack.cleanIndex()
        assert again.undo_stack.index() == window.document.undo_stack.index()
        assert not again.is_clean


def typing(window: Window, text: str) -> None:
    """Type a number on the last cell, which is not placed yet."""
    puzzle = window.document.puzzle
    window.editor.writing.show(Entry(puzzle.rule.kinds[0], puzzle.board.cells[-1], text))


def test_a_number_that_is_being_typed_comes_back_as_a_step(window: Window, kept: Recovery) -> None:
    """The verdict counted with it, and it was lost."""
    window.open_document(Document(puzzles(1)[0]))
    first = window.document.puzzle
    for text in ("3", "30"):
        typing(window, text)
        found = reread(flush(kept))
        assert found.puzzle == window.editor.judged != first
        # Of the document nothing is another, and nothing of that which came back is saved.
        assert window.document.is_clean and window.document.undo_stack.count() == 0
        again = Document.restored(found.history, found.at, clean_at=found.clean_at)
        assert not again.is_clean
        again.undo_stack.undo()
        assert again.puzzle == first and again.is_clean
    window.editor.writing.finish()
    found = reread(flush(kept))
    assert found.puzzle == window.document.puzzle != first
    assert list(found.history) == stack_of(window.document)


def test_a_number_that_was_given_up_is_kept_no_more(window: Window, kept: Recovery) -> None:
    """What was undone before it, and what was saved, are known again."""
    first, second, *_ = puzzles(2)
    window.open_document(Document(first))
    typing(window, "30")
    assert (flush(kept) / EDITS).exists()
    window.editor.undo()
    assert not (flush(kept) / EDITS).exists()
    window.document.apply(second)
    window.document.saved()
    window.document.undo_stack.undo()
    typing(window, "30")
    found = reread(flush(kept))
    assert found.puzzle == window.editor.judged != first
    assert (found.at, len(found.history), found.clean_at) == (1, 2, -1)
    window.editor.keyboard.press(Qt.Key.Key_Escape, "", shift=False, ctrl=False, alt=False)
    found = reread(flush(kept))
    assert list(found.history) == stack_of(window.document)
    assert (found.puzzle, found.clean_at) == (first, 1)


def test_a_number_that_nobody_could_place_is_not_kept(window: Window, kept: Recovery) -> None:
    first, second, *_ = puzzles(2)
    sentence = Message("Newer.")
    window.open_document(Document(first, read_only=sentence))
    typing(window, "30")
    assert not (flush(kept) / EDITS).exists()
    window.editor.writing.show(None)
    window.open_document(Document(second))
    typing(window, "30")
    window.open_document(Document(first))
    assert not (flush(kept) / EDITS).exists()


def test_what_counts_as_saved_in_a_journal_was_saved(window: Window, kept: Recovery) -> None:
    dice, named = random.Random(5), 0
    for _ in range(60):
        window.open_document(Document(formats.read(GARDEN).puzzle))
        document = window.document
        saved = document.puzzle
        for _ in range(dice.randint(1, 14)):
            match dice.randrange(6):
                case 0:
                    document.saved()
                    saved = document.puzzle
                case 1 | 2:
                    document.undo_stack.undo()
                case 3:
                    document.undo_stack.redo()
                case _:
                    edit(window, dice.randrange(30))
        folder = flush(kept)
        if document.is_clean:
            continue
        found = reread(folder)
        assert found.puzzle == document.puzzle
        if found.clean_at >= 0:
            assert found.history[found.clean_at][1] == saved != found.puzzle
            named += 1
        else:
            assert document.undo_stack.cleanIndex() == -1
    assert named > 5


@pytest.mark.parametrize("outdated", [False, True])
def test_a_full_history_goes_on_in_the_journal(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch, outdated: bool
) -> None:
    for module in (document, recovery):
        monkeypatch.setattr(module, "UNDO_LIMIT", 4)
    window.open_document(Document(puzzles(1)[0]))
    for number, puzzle in enumerate(puzzles(10)[1:]):
        window.document.apply(puzzle)
        if outdated and number == 5:
            window.document.outdate()
    found = reread(flush(kept))
    assert found.puzzle == window.document.puzzle
    assert list(found.history)[-5:] == [
        (found.history[-5][0], stack_of(window.document)[0][1]),
        *stack_of(window.document)[1:],
    ]


def test_restoring_brings_back_history_and_path_as_unsaved(
    window: Window, qtbot: QtBot, kept: Recovery, tmp_path: Path
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    open_file(qtbot, window, path)
    for i in (1, 2, 3):
        edit(window, i)
    window.document.undo_stack.undo()
    before, index = stack_of(window.document), window.document.undo_stack.index()
    killed(kept)
    window.document.undo_stack.setClean()
    window.files.open_example(GARDEN)
    sheet = kept.offer()
    assert sheet is not None
    sheet.restores[0].click()
    assert window.document.path == path
    assert not window.document.is_clean
    assert stack_of(window.document) == before
    assert window.document.undo_stack.index() == index
    assert window.pages.currentWidget() is window.editor_page
    found = reread(flush(kept))
    assert found.puzzle == window.document.puzzle
    assert len(found.history) == 4
    assert not (kept.folder / "killed").exists()
    assert kept.offer() is None
    for _ in range(index):
        window.document.undo_stack.undo()
    assert window.document.is_clean


def restored(window: Window, kept: Recovery) -> None:
    """Kill a window, open something else and restore what it had."""
    killed(kept)
    window.document.undo_stack.setClean()
    window.files.open_example(GARDEN)
    sheet = kept.offer()
    assert sheet is not None
    sheet.restores[0].click()


def test_marks_on_a_board_that_was_never_edited_come_back(
    window: Window, qtbot: QtBot, kept: Recovery
) -> None:
    """Nothing was offered, and a new board like it has no marks of others."""
    window.open_document(Document.new(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    mode.play(mode.sheet.with_number((1, 1), 5))
    assert (flush(kept) / EDITS).exists() and window.document.is_clean
    window.games.close()
    killed(kept)
    window.open_document(Document(puzzles(1)[0]))
    assert not (flush(kept) / EDITS).exists()
    sheet = kept.offer()
    assert sheet is not None
    assert "Marks of a game" in {label.text() for label in sheet.findChildren(QLabel)}
    sheet.restores[0].click()
    assert (flush(kept) / EDITS).exists() and window.document.is_clean
    window.modes.choose("play")
    assert mode.sheet.written == {(1, 1): 5}


@pytest.fixture
def mine(window: Window, qtbot: QtBot, kept: Recovery, tmp_path: Path) -> Path:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    open_file(qtbot, window, path)
    return path


def test_steps_before_the_last_save_come_back_too(
    window: Window, qtbot: QtBot, kept: Recovery, mine: Path
) -> None:
    for value in (1, 2, 3):
        edit(window, value)
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert not (flush(kept) / EDITS).exists()
    edit(window, 4)
    before = stack_of(window.document)
    restored(window, kept)
    assert stack_of(window.document) == before and not window.document.is_clean
    window.document.undo_stack.undo()
    assert window.document.is_clean


def test_few_steps_are_kept_of_what_is_saved_on_large_boards(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = puzzles(8)
    monkeypatch.setattr(recovery, "KEPT_CELLS", 2 * len(some[0].board))
    window.open_document(Document(some[0]))
    for puzzle in some[1:6]:
        window.document.apply(puzzle)
    window.document.saved()
    for puzzle in some[6:]:
        window.document.apply(puzzle)
    found = reread(flush(kept))
    assert [puzzle for _, puzzle in found.history] == some[3:]


@pytest.mark.parametrize("saved", [False, True])
def test_few_undone_steps_are_kept_of_large_boards(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch, saved: bool
) -> None:
    """A long history was longer than what is read, and took the window a minute as it closed."""
    some = puzzles(9)
    monkeypatch.setattr(recovery, "KEPT_CELLS", 2 * len(some[0].board))
    edited = Document(some[0])
    window.open_document(edited)
    for puzzle in some[1:8]:
        edited.apply(puzzle)
    edited.undo_stack.setIndex(4)
    if saved:
        edited.saved()
        edited.undo_stack.undo()
    else:
        edited.outdate()
    found = reread(flush(kept))
    assert [puzzle for _, puzzle in found.history] == some[2:7]
    assert found.puzzle == edited.puzzle and (found.clean_at == 2) is saved


def test_a_step_in_the_place_of_a_saved_one_too_far_off_to_be_kept_is_not_taken_for_it(
    window: Window, kept: Recovery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = puzzles(9)
    monkeypatch.setattr(recovery, "KEPT_STEPS", 1)
    edited = Document(some[0], tmp_path / "mine.puzzle")
    window.open_document(edited)
    edited.apply(some[1])
    for puzzle in some[2:8]:
        edited.apply(puzzle)
    edited.saved(tmp_path / "other.puzzle", some[1])
    edited.undo_stack.setIndex(0)
    edited.apply(some[8])
    found = reread(flush(kept))
    assert found.puzzle == some[8] and found.clean_at == -1


@pytest.mark.parametrize("gone", [False, True])
def test_what_comes_back_is_compared_with_its_file(
    window: Window, qtbot: QtBot, kept: Recovery, mine: Path, gone: bool
) -> None:
    """Undone to where it was opened it counted as saved, though another program had written it."""
    edit(window, 1)
    if gone:
        mine.unlink()
    else:
        mine.write_bytes(formats.encode(puzzles(2)[1], "puzzle"))
    restored(window, kept)
    qtbot.waitUntil(lambda: window.document.undo_stack.cleanIndex() == -1)
    window.document.undo_stack.undo()
    assert not window.document.is_clean
    assert reread(flush(kept)).clean_at == -1


def test_a_file_that_was_laid_out_otherwise_was_changed_by_nobody(
    window: Window, qtbot: QtBot, kept: Recovery, tmp_path: Path
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(json.dumps(json.loads(GARDEN.read_text()), indent=3).encode())
    open_file(qtbot, window, path)
    window.files.save()
    qtbot.waitUntil(lambda: not window.files.filing.busy)
    edit(window, 1)
    restored(window, kept)
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean or bool(dialogs(window)))
    assert dialogs(window) == []


def test_what_is_saved_as_another_file_while_it_is_edited_comes_back_as_that(
    window: Window, qtbot: QtBot, kept: Recovery, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came back under the first name, and was saved over that file."""
    held = threading.Event()
    slow = background_io.save
    monkeypatch.setattr(background_io, "save", lambda *given: held.wait(20) and slow(*given))
    edit(window, 1)
    saved, other = window.document.puzzle, mine.with_name("other.puzzle")
    window.files.save_to(other)
    edit(window, 2)
    held.set()
    qtbot.waitUntil(lambda: window.document.path == other)
    found = reread(flush(kept))
    lock = read_lock(kept.journal.folder)
    assert found.origin.path == other and lock is not None and lock.path == other.resolve()
    assert found.puzzle == window.document.puzzle
    assert found.history[found.clean_at][1] == saved
    assert found.origin.digest == background_io.digest_of(other.read_bytes())


def test_a_file_of_a_newer_program_comes_back_for_reading_only(
    window: Window, qtbot: QtBot, kept: Recovery, tmp_path: Path
) -> None:
    path = tmp_path / "newer.puzzle"
    path.write_text(json.dumps({**json.loads(GARDEN.read_text()), "version": 2, "future": [1]}))
    open_file(qtbot, window, path)
    assert window.document.read_only
    window.document.outdate()
    restored(window, kept)
    assert window.document.path == path and window.document.read_only


def test_later_keeps_and_delete_removes(window: Window, kept: Recovery) -> None:
    window.files.open_example(GARDEN)
    edit(window, 1)
    killed(kept)
    sheet = kept.offer()
    assert sheet is not None
    sheet.later.click()
    assert (kept.folder / "killed").exists()
    sheet = kept.offer()
    assert sheet is not None
    assert "Restore" in sheet.restores[0].accessibleName() and nameless(sheet) == []
    # It went with a click, and nothing brought it back.
    for key in ("cancel", "delete"):
        assert (kept.folder / "killed").exists()
        sheet.deletes[0].click()
        question = dialogs(window)[-1]
        assert isinstance(question, SentenceDialog)
        assert question.accessibleName() == "Delete Garden?"
        assert question.accessibleDescription() == "It cannot be brought back."
        assert question.first_focus() is question.buttons["cancel"]
        question.buttons[key].click()
    assert not (kept.folder / "killed").exists()
    assert dialogs(window) == []


@pytest.mark.parametrize("page", ["board", "welcome"])
def test_the_menu_leads_to_work_that_waits_and_says_where_there_is_none(
    window: Window, kept: Recovery, page: str
) -> None:
    """The keys did nothing where nothing waited, and the welcome page said nothing."""
    action, menu = window.action("recovered"), window.menu_by_name["File"]
    window.files.open_example(GARDEN)
    edit(window, 1)
    killed(kept)
    if page == "welcome":
        window.pages.show_welcome()
    assert action.isVisible() and action in menu.actions() and action.isEnabled()
    action.trigger()
    (sheet,) = dialogs(window)
    assert isinstance(sheet, RestoreDialog)
    sheet.later.click()
    remove(kept.folder / "killed")
    action.trigger()
    assert dialogs(window) == []
    assert window.notices.sentence == "There is no unsaved work to bring back."
    window.refresh.now()
    foot, hint = window.pages.welcome.foot, "Press any arrow key to move between puzzles."
    assert foot.text() == "There is no unsaved work to bring back."
    window.notices.clear()
    window.refresh.now()
    assert foot.text() == hint


def test_what_comes_back_keeps_the_time_of_its_last_edit(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was the time of the restore."""
    monkeypatch.setattr("studio.gui.document.document.time.time", lambda: 1_000_000.0)
    window.files.open_example(GARDEN)
    edit(window, 1)
    edit(window, 2)
    killed(kept)
    monkeypatch.undo()
    window.document.undo_stack.setClean()
    sheet = kept.offer()
    assert sheet is not None
    sheet.restores[0].click()
    assert reread(flush(kept)).time == 1_000_000.0
    edit(window, 3)
    assert reread(flush(kept)).time > 1_000_000.0


def test_work_that_cannot_be_read_is_said_to_be(
    window: Window, kept: Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.notices, "say", said.append)
    (kept.folder / "killed").mkdir(parents=True)
    (kept.folder / "killed" / EDITS).write_bytes(b"\x00" * 100)
    window.menu_by_name["File"].aboutToShow.emit()
    window.action("recovered").trigger()
    assert dialogs(window) == [] and any("can be read" in sentence for sentence in said)


def test_leftovers_of_a_killed_save_are_cleaned_at_the_start(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state_folder, saved = tmp_path / "state", tmp_path / "saved"
    state_folder.mkdir()
    saved.mkdir()
    monkeypatch.setattr(app, "state_folder", lambda: state_folder)
    window.settings.saving = saved
    leftover = saved / f".mine.puzzle{MARK}0123abcd"
    leftover.write_text("half")
    os.utime(leftover, (1, 1))
    assert start_recovery(window) is not None
    qtbot.waitUntil(lambda: not leftover.exists())


# -- files that others have, too -------------------------------------------------------------------


def test_a_file_that_is_open_elsewhere_says_so(
    window: Window,
    qtbot: QtBot,
    kept: Recovery,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, link = tmp_path / "mine.puzzle", tmp_path / "link.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    link.symlink_to(path)
    said: list[str] = []
    monkeypatch.setattr(window.notices, "say", said.append)
    open_file(qtbot, window, path)
    assert not any("another window" in sentence for sentence in said)
    other = kept.folder / "other"
    other.mkdir(parents=True)
    with subprocess.Popen(
        [sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE
    ) as process:
        write_lock(other, Lock(process.pid, began(process.pid), path))
        open_file(qtbot, window, link)
        qtbot.waitUntil(lambda: any("another window" in sentence for sentence in said))
        assert process.stdin is not None
        process.stdin.close()
    assert any("another window" in sentence for sentence in said)
    assert not open_elsewhere(kept.folder, path)


@pytest.mark.parametrize("answer", ["overwrite", "save_as", "cancel"])
def test_a_file_changed_by_another_program_is_asked_about(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    path, second = tmp_path / "mine.puzzle", tmp_path / "second.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    open_file(qtbot, window, path)
    edit(window, 1)
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert dialogs(window) == []
    theirs = GARDEN.read_bytes() + b"\n"
    path.write_bytes(theirs)
    edit(window, 2)
    monkeypatch.setattr(file_dialogs, "ask_for_another_name", lambda *_: (second, ""))
    window.files.save()
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    (question,) = dialogs(window)
    assert isinstance(question, SentenceDialog) and nameless(question) == []
    assert path.read_bytes() == theirs
    question.buttons[answer].click()
    window_saved = {"overwrite": path, "save_as": second}.get(answer)
    if window_saved is None:
        assert not window.files.filing.busy
        assert not window.document.is_clean
    else:
        qtbot.waitUntil(lambda: window.document.is_clean)
        assert formats.read(window_saved).puzzle == window.document.puzzle
        assert window.document.path == window_saved
    if answer != "overwrite":
        assert path.read_bytes() == theirs


def test_times_are_told_as_the_language_spoken_tells_them(qapp: object) -> None:
    """Beside recovered work as on the page that welcomes."""
    now = datetime.datetime.now()
    today = now.replace(hour=0, minute=27).timestamp()
    long_ago = datetime.datetime(2020, 3, 4, 17, 5).timestamp()
    expected = {
        "en": ("Today, 00:27", "3/4/20"),
        "de": ("Heute, 00:27", "04.03.20"),
        "fr": ("Aujourd\u2019hui, 00:27", "04/03/2020"),
        "ja": ("今日 00:27", "2020/03/04"),
    }
    try:
        for code, words in expected.items():
            texts.speak(code)
            assert (recovery._when(today), recovery._when(long_ago)) == words
        # A clock or a file may be anything.
        assert recovery._when(1e300) == recovery._when(float("nan")) == "?"
    finally:
        texts.speak("en")
