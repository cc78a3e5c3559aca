"""Files of the window: what comes after a save, and folders that do not answer."""

from __future__ import annotations

import io
import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Cell
from studio.families import SLITHERLINK
from studio.formats import SaveError
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.export import ExportDialog
from studio.gui.dialogs.export_animation import AnimationDialog
from studio.gui.dialogs.print_dialog import PrintDialog
from studio.gui.document import background_io
from studio.gui.editor.tools.typing import Entry
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import PlainIcons, Proposal
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.recording import Recording
from studio.work.storyboards import File
from tests.gui.opening import open_file
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")
OTHER = formats.encode(Puzzle(SLITHERLINK, formats.read_board("square:3x3")), "puzzle").decode()


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Holds writes up until they are let through."""
    gate = Gate(background_io.save)
    monkeypatch.setattr(background_io, "save", gate)
    yield gate
    gate.open.set()


class Gate:
    """A disk that writes when it is told to, or refuses."""

    def __init__(self, save: Callable[..., None]) -> None:
        self.save = save
        self.open = threading.Event()
        self.refused: set[str] = set()
        self.held: set[str] = set()

    def __call__(self, path: Path, data: bytes, look: Callable[[], object] | None = None) -> None:
        if path.name in self.held:
            assert self.open.wait(60)
        if path.name in self.refused:
            raise SaveError(f"{path.name} was not saved: no space left on device.")
        self.save(path, data, look)


def questions(window: Window) -> list[SentenceDialog]:
    return [dialog for dialog in window.findChildren(SentenceDialog) if dialog.isVisible()]


def edit(window: Window, value: int = 3) -> Puzzle:
    """Change one clue; the puzzle that came of it."""
    puzzle = window.document.puzzle
    after = puzzle.placed(Clue("numbers", Cell(puzzle.board.cells[0]), value))
    assert isinstance(after, Puzzle) and after != puzzle
    window.document.apply(after)
    return after


def export(window: Window, path: Path) -> None:
    """Write a picture of the puzzle, which takes as long as the gate is closed."""
    dialog = ExportDialog(window.services)
    dialog.open()
    dialog.pills["svg"].click()
    dialog.write(path)


def opened(window: Window, qtbot: QtBot, path: Path) -> None:
    """Open a file and wait until it is on the page."""
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.document.path == path)


@pytest.mark.parametrize("named", [True, False])
def test_a_save_is_followed_by_what_belongs_to_it_while_an_export_ends(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch,
    named: bool,
) -> None:  # fmt: skip
    """The export ends first: nothing may go on before the save itself has ended."""
    path = tmp_path / "mine.puzzle"
    if named:
        path.write_bytes(GARDEN.read_bytes())
        opened(window, qtbot, path)
    else:
        window.files.open_example(GARDEN)
        monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    edited = edit(window)
    gate.held = {path.name}
    export(window, tmp_path / "picture.svg")
    window.files.open_text(OTHER)
    (question,) = questions(window)
    question.buttons["save"].click()
    qtbot.waitUntil(lambda: window.files.filing.pending == (path,))
    assert (tmp_path / "picture.svg").exists()
    assert window.document.puzzle == edited and not window.document.is_clean
    gate.open.set()
    qtbot.waitUntil(lambda: len(window.document.puzzle.board) == 9)
    assert formats.read(path).puzzle == edited
    assert window.document.path is None and window.document.is_clean


def test_a_save_that_fails_keeps_everything(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    opened(window, qtbot, path)
    edited = edit(window)
    gate.refused = {path.name}
    export(window, tmp_path / "picture.svg")
    window.files.open_text(OTHER)
    questions(window)[0].buttons["save"].click()
    qtbot.waitUntil(lambda: not window.files.filing.busy and bool(questions(window)))
    assert "no space" in questions(window)[0].accessibleDescription()
    assert window.document.puzzle == edited and not window.document.is_clean
    assert formats.read(path).puzzle == formats.read(GARDEN).puzzle
    questions(window)[0].reject()
    # What was to come after it is not done by the next save either.
    gate.refused = set()
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert window.document.puzzle == edited


def test_what_is_edited_while_it_is_saved_is_asked_about_again(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    opened(window, qtbot, path)
    first = edit(window, 3)
    gate.held = {path.name}
    window.files.open_text(OTHER)
    questions(window)[0].buttons["save"].click()
    second = edit(window, 2)
    gate.open.set()
    qtbot.waitUntil(lambda: bool(questions(window)))
    assert formats.read(path).puzzle == first
    assert window.document.puzzle == second and not window.document.is_clean
    questions(window)[0].buttons["save"].click()
    qtbot.waitUntil(lambda: len(window.document.puzzle.board) == 9)
    assert formats.read(path).puzzle == second


def test_the_name_belongs_to_the_document_that_was_saved(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate
) -> None:
    path = tmp_path / "mine.puzzle"
    window.files.open_example(GARDEN)
    gate.held = {path.name}
    window.files.save_to(path)
    saved = window.document
    window.files.open_text(OTHER)
    assert window.document is not saved
    gate.open.set()
    qtbot.waitUntil(lambda: saved.path == path)
    assert window.document.path is None


def test_of_two_saves_the_one_begun_last_gives_the_name_whichever_the_disk_ends_first(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate
) -> None:
    """What is edited later would go to the file that was meant to be left alone."""
    slow, quick = tmp_path / "slow.puzzle", tmp_path / "quick.puzzle"
    gate.held.add(slow.name)
    window.files.open_example(GARDEN)
    edit(window)
    window.files.save_to(slow)
    later = edit(window, 2)
    window.files.save_to(quick)
    qtbot.waitUntil(lambda: window.document.path == quick)
    gate.open.set()
    qtbot.waitUntil(lambda: not window.files.filing.busy)
    assert slow.exists() and formats.read(quick).puzzle.clues == later.clues
    assert window.document.path == quick and window.document.is_clean


def test_a_file_that_takes_long_to_read_opens_once_no_card_is_open(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It opened below the card, which spoke of the puzzle before."""
    path = tmp_path / "slow.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    answer = threading.Event()
    read = background_io.read_puzzle
    monkeypatch.setattr(
        background_io, "read_puzzle", lambda *args: (answer.wait(60), read(*args))[1]
    )
    told: list[object] = []
    then = window.files.filing.read

    def reading(path: Path, show: Callable[[Any], object]) -> None:
        then(path, lambda found: (show(found), told.append(found)))

    monkeypatch.setattr(window.files.filing, "read", reading)
    window.files.open_path(path)
    first, second = ExportDialog(window.services), ExportDialog(window.services)
    first.open()
    second.open()
    answer.set()
    qtbot.waitUntil(lambda: bool(told))
    assert window.document.path is None
    second.reject()
    turns()
    assert window.document.path is None and first.isVisible()
    first.reject()
    qtbot.waitUntil(lambda: window.document.path == path)


def test_the_window_waits_for_a_save_only_as_long_as_one_likes(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.shell.files.CLOSING_S", 0.0)
    gate.held = {"slow.puzzle"}
    window.files.open_example(GARDEN)
    window.files.save_to(tmp_path / "slow.puzzle")
    window.close()
    (question,) = questions(window)
    assert "slow.puzzle" in question.windowTitle() and window.isVisible()
    question.buttons["cancel"].click()
    assert window.isVisible()
    window.close()
    (question,) = questions(window)
    gate.open.set()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert (tmp_path / "slow.puzzle").exists()


def test_a_folder_that_never_answers_is_left(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.shell.files.CLOSING_S", 0.0)
    gate.held = {"slow.puzzle"}
    window.files.open_example(GARDEN)
    window.files.save_to(tmp_path / "slow.puzzle")
    # Another folder is not held up by it.
    window.files.save_to(tmp_path / "quick.puzzle")
    qtbot.waitUntil(lambda: window.document.path == tmp_path / "quick.puzzle")
    window.close()
    questions(window)[0].buttons["leave"].click()
    assert not window.isVisible()


# -- slow and odd folders --------------------------------------------------------------------------


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that answers nobody, and fails the test if the window's thread asks for it."""
    folder = tmp_path / "network"
    folder.mkdir()
    (folder / "garden.puzzle").write_bytes(GARDEN.read_bytes())
    over = threading.Event()

    def watched(call: Callable[..., Any]) -> Callable[..., Any]:
        def asked(path: Any, *args: Any, **options: Any) -> Any:
            if not over.is_set() and not isinstance(path, int) and str(folder) in os.fspath(path):
                assert threading.current_thread() is not threading.main_thread(), path
                assert over.wait(60)
            return call(path, *args, **options)

        return asked

    for module, name in ((os, "stat"), (os, "lstat"), (os, "open"), (os, "scandir"), (io, "open")):
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    yield folder
    over.set()


def test_the_window_never_waits_for_a_folder(
    window: Window, qtbot: QtBot, tmp_path: Path, slow: Path
) -> None:
    path = slow / "garden.puzzle"
    window.settings.add_recent(path)
    window.pages.show_welcome()
    window.recents.menu.aboutToShow.emit()
    window.menu_by_name["File"].aboutToShow.emit()
    window.files.open_path(path)
    window.files.open_example(GARDEN)
    window.files.save_to(path)
    edit(window)
    window.document.saved(path)
    edit(window, 2)
    window.files.save()
    export(window, slow / "picture.svg")
    assert window.files.filing.busy
    window.files.save_to(tmp_path / "here.puzzle")
    qtbot.waitUntil(lambda: (tmp_path / "here.puzzle") in window.settings.recent)
    window.files.filing.give_up()
    window.document.undo_stack.setClean()


def test_what_takes_long_is_spoken_of(
    window: Window, qtbot: QtBot, slow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.notices, "say", said.append)
    monkeypatch.setattr("studio.gui.shell.files.SLOW_MS", 0)
    window.files.open_path(slow / "garden.puzzle")
    qtbot.waitUntil(lambda: any("has not answered" in words for words in said))


def test_a_file_that_comes_late_replaces_nothing(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let = threading.Event()
    read = background_io.read_puzzle

    def late(path: Path) -> object:
        assert let.wait(60)
        return read(path)

    monkeypatch.setattr(background_io, "read_puzzle", late)
    path = tmp_path / "late.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    window.files.open_path(path)
    window.files.open_text(OTHER)
    let.set()
    for thread in threading.enumerate():
        if thread.name == "background":
            thread.join(60)
    qtbot.wait(0)
    assert window.document.path is None


def test_a_board_without_cells_is_not_saved(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file is one: it would stand in the place of what can still be read."""
    path = tmp_path / "garden.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    open_file(qtbot, window, path)
    window.document.apply(window.document.puzzle.reshaped(()))
    said: list[str] = []
    monkeypatch.setattr(window.notices, "say", said.append)
    window.files.save()
    window.files.save_as()
    assert said == ["There is nothing to save yet: the board has no cells."] * 2
    assert not window.files.filing.busy and path.read_bytes() == GARDEN.read_bytes()


def test_a_desktop_without_a_clipboard_pastes_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "mimeData", lambda self: None)
    monkeypatch.setattr(QClipboard, "text", lambda self: "")
    before = window.document.puzzle
    window.files.paste()
    assert window.document.puzzle is before


def test_a_pipe_is_refused_and_nothing_reads_it(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe.puzzle"
    os.mkfifo(pipe)
    before = window.document
    window.files.open_path(pipe)
    qtbot.waitUntil(lambda: bool(questions(window)))
    assert "ordinary file" in questions(window)[0].accessibleDescription()
    questions(window)[0].reject()
    window.files.save_to(pipe)
    qtbot.waitUntil(lambda: bool(questions(window)))
    assert "ordinary file" in questions(window)[0].accessibleDescription()
    assert window.document is before


def test_the_dialog_for_files_reads_none_to_find_its_icon(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe, or /proc/kmsg, would keep it waiting for ever."""
    from PySide6.QtCore import QFileInfo

    pipe = tmp_path / "pipe.puzzle"
    os.mkfifo(pipe)
    icons = PlainIcons()
    assert not icons.icon(QFileInfo(str(pipe))).isNull()
    assert not icons.icon(QFileInfo(str(tmp_path))).isNull()
    assert not icons.icon(PlainIcons.IconType.File).isNull()
    assert icons.type(QFileInfo(str(pipe))) == "puzzle"
    providers = []
    monkeypatch.setattr(
        file_dialogs, "_answer", lambda dialog: providers.append(dialog.iconProvider())
    )
    file_dialogs.ask_where_to_save(None, "Save", Proposal(tmp_path, "a", ".puzzle"))  # type: ignore[arg-type]
    file_dialogs.ask_which_to_open(None, "Open", tmp_path, "")  # type: ignore[arg-type]
    file_dialogs.ask_for_folder(None, "Folder", tmp_path)  # type: ignore[arg-type]
    assert len(providers) == 3 and all(isinstance(one, PlainIcons) for one in providers)


def test_the_dialog_for_files_begins_in_a_folder_with_a_dot_in_its_name(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began in the one above, where a name that was typed is not there."""
    folder = tmp_path / "puzzles.mine"
    folder.mkdir()
    begun = []
    monkeypatch.setattr(
        file_dialogs, "_answer", lambda dialog: begun.append(Path(dialog.directory().path()))
    )
    file_dialogs.ask_which_to_open(None, "Open", folder, "")  # type: ignore[arg-type]
    file_dialogs.ask_for_folder(None, "Folder", folder)  # type: ignore[arg-type]
    file_dialogs.ask_where_to_save(None, "Save", Proposal(folder, "a", ".svg"))  # type: ignore[arg-type]
    assert begun == [folder] * 3


def test_the_path_that_was_typed_is_the_one_that_is_meant(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's own dialog answers with the folder above while it lists what is in that one."""
    meant = tmp_path / "mine"

    def type_it(dialog: QFileDialog) -> int:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        field.setText(str(meant))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", type_it)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(tmp_path), str(meant)])
    assert file_dialogs.ask_for_folder(None, "Folder", tmp_path) == meant  # type: ignore[arg-type]
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    assert file_dialogs.ask_for_folder(None, "Folder", tmp_path) == tmp_path  # type: ignore[arg-type]


def film(services: CardServices) -> AnimationDialog:
    return AnimationDialog(services, services.document.puzzle, Recording("backtrack"), 0, 100.0)


@pytest.mark.parametrize("make", [ExportDialog, PrintDialog, film])
def test_a_card_whose_file_is_refused_stays_and_says_why(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch,
    make: Callable[[CardServices], ExportDialog | PrintDialog | AnimationDialog],
) -> None:  # fmt: skip
    """What was chosen on it is still chosen; another name is all that is asked for."""
    window.files.open_example(GARDEN)
    card = make(window.services)
    card.open()
    button = card.save_button if isinstance(card, PrintDialog) else card.export_button

    def export(path: Path) -> None:
        if isinstance(card, AnimationDialog):
            card._path = path
            card._hear(File(b"GIF8"))
        elif isinstance(card, PrintDialog):
            card.answers["off"].click()
            card.ways["wide"].click()
            monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
            button.click()
        else:
            card.pills["svg"].click()
            card.write(path)

    gate.refused = {"refused.pdf"}
    export(tmp_path / "refused.pdf")
    assert not button.isEnabled()
    qtbot.waitUntil(lambda: not window.filing.busy)
    assert card.isVisible() and button.isEnabled() and questions(window) == []
    told = card._note if isinstance(card, PrintDialog) else card._facts
    assert "no space left on device" in told.text()
    assert told.heightForWidth(told.width()) <= told.height()
    with qtbot.waitSignal(card.finished):
        export(tmp_path / "written.pdf")
    assert (tmp_path / "written.pdf").exists()


def test_of_a_file_whose_card_was_left_nothing_is_told(
    window: Window, qtbot: QtBot, tmp_path: Path, gate: Gate
) -> None:
    window.files.open_example(GARDEN)
    gate.held = gate.refused = {"slow.svg"}
    export(window, tmp_path / "slow.svg")
    (card,) = window.findChildren(ExportDialog)
    card.reject()
    gate.open.set()
    qtbot.waitUntil(lambda: not window.filing.busy)
    assert questions(window) == [] and not (tmp_path / "slow.svg").exists()


@pytest.fixture
def mine(window: Window, qtbot: QtBot, tmp_path: Path) -> Path:
    """A file of one's own, open on the page."""
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    opened(window, qtbot, path)
    return path


def written(window: Window, qtbot: QtBot, gate: Gate) -> None:
    """Let the disk write what it holds up."""
    gate.open.set()
    qtbot.waitUntil(lambda: not window.files.filing.busy)


def test_what_is_undone_while_it_is_saved_is_unsaved(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    """It counted as saved, for the file had held it before, and was closed without a question."""
    edit(window)
    gate.held = {mine.name}
    window.files.save()
    window.document.undo_stack.undo()
    written(window, qtbot, gate)
    assert formats.read(mine).puzzle != window.document.puzzle
    assert not window.document.is_clean
    window.close()
    assert questions(window)
    window.document.undo_stack.redo()
    assert window.document.is_clean, "that is what was written"


def test_what_is_redone_while_what_was_before_is_saved_is_unsaved(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    later = edit(window)
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean)
    window.document.undo_stack.undo()
    gate.held = {mine.name}
    window.files.save()
    window.document.undo_stack.redo()
    written(window, qtbot, gate)
    assert window.document.puzzle == later and not window.document.is_clean


def test_the_step_that_was_saved_is_the_clean_one_though_others_followed(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    saved = edit(window)
    gate.held = {mine.name}
    window.files.save()
    edit(window, 2)
    written(window, qtbot, gate)
    stack, seen = window.document.undo_stack, []
    for _ in range(2):
        seen.append(window.document.is_clean)
        stack.undo()
    assert (seen, window.document.is_clean) == ([False, True], False)
    assert formats.read(mine).puzzle == saved


def test_a_stroke_that_goes_on_while_it_is_saved_leaves_nothing_clean(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    document = window.document
    stroke, begun = document.new_stroke(), document.puzzle
    edit(window)
    window.document.undo_stack.undo()
    cells = begun.board.cells
    for place, cell in enumerate(cells[-2:]):
        after = document.puzzle.placed(Clue("numbers", Cell(cell), 2))
        assert isinstance(after, Puzzle)
        document.apply(after, stroke=stroke)
        if place == 0:
            gate.held = {mine.name}
            window.files.save()
    written(window, qtbot, gate)
    assert document.undo_stack.count() == 1
    for index in (1, 0):
        document.undo_stack.setIndex(index)
        assert not document.is_clean


def test_a_window_that_waits_for_a_save_asks_about_what_is_on_the_page(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    edit(window)
    gate.held = {mine.name}
    window.files.save()
    window.document.undo_stack.undo()
    threading.Timer(0.2, gate.open.set).start()
    window.close()
    assert window.isVisible() and questions(window)


def test_a_file_that_is_refused_while_the_window_closes_is_told(
    window: Window, gate: Gate, mine: Path, tmp_path: Path
) -> None:
    window.filing.make(lambda: b"", tmp_path / "missing" / "picture.svg", lambda: None)
    window.close()
    (told,) = questions(window)
    assert window.isVisible() and "picture.svg" in told.accessibleDescription()
    told.reject()
    window.close()
    assert not window.isVisible()


def test_a_copy_of_unsaved_work_takes_the_place_of_no_other(window: Window, tmp_path: Path) -> None:
    """After a second error the copy that the first one told of was gone."""
    window.files.open_example(GARDEN)
    first, copies = edit(window), [window.files.rescue(tmp_path)]
    copies.append(window.files.rescue(tmp_path))
    second = edit(window, 1)
    copies.append(window.files.rescue(tmp_path))
    assert copies[0] == copies[1] != copies[2]
    assert [formats.read(str(copy)).puzzle for copy in copies] == [first, first, second]


def test_a_copy_of_unsaved_work_has_the_number_that_is_being_typed(
    window: Window, tmp_path: Path
) -> None:
    window.files.open_example(GARDEN)
    assert window.files.rescue(tmp_path) is None
    puzzle = window.document.puzzle
    numbers, standing = puzzle.rule.kinds[0], puzzle.clues.of("numbers")
    free = next(at for at in puzzle.board.cells if Cell(at) not in standing)
    window.editor.writing.show(Entry(numbers, free, "2"))
    copy = window.files.rescue(tmp_path)
    assert copy is not None and formats.read(str(copy)).puzzle == window.editor.judged != puzzle
    assert window.document.is_clean and window.document.puzzle == puzzle


def test_a_copy_has_a_name_that_disks_take(window: Window, tmp_path: Path) -> None:
    window.files.open_example(GARDEN)
    window.document.apply(replace(window.document.puzzle, title="線" * 80))
    copy = window.files.rescue(tmp_path)
    assert copy is not None and copy.exists()


def test_what_is_saved_twice_before_the_disk_answers_was_changed_by_nobody_else(
    window: Window, qtbot: QtBot, gate: Gate, mine: Path
) -> None:
    gate.held = {mine.name}
    for value in (3, 2):
        edit(window, value)
        window.files.save()
    written(window, qtbot, gate)
    assert questions(window) == [] and window.document.is_clean
    assert formats.read(mine).puzzle == window.document.puzzle


@pytest.mark.parametrize("typed", ["new", "new/deep", "{}/whole", "~/own"])
def test_a_folder_to_write_in_may_be_new(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """Qt's own dialog refused it."""
    words, home = typed.format(tmp_path), tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    wanted = home / "own" if typed.startswith("~") else tmp_path / words

    def type_it(dialog: QFileDialog) -> int:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit) and dialog.windowTitle() == "Folder"
        dialog.show()
        field.setText(words)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(QFileDialog, "exec", type_it)
    ask = file_dialogs.ask_for_folder_to_write
    assert ask(None, "Folder", tmp_path) == wanted  # type: ignore[arg-type]
    assert not wanted.exists()
