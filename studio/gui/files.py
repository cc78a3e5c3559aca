"""Everything between the window and the disk: open, save, links, pictures, leaving."""

from __future__ import annotations

import hashlib
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from studio import assets, formats
from studio.formats import FormatError
from studio.formats.native import NATIVE
from studio.gui.document import Document
from studio.gui.export import ExportDialog
from studio.gui.filing import Filing
from studio.gui.sheets import text_sheet
from studio.gui.widgets.dialogs import (
    SentenceDialog,
    error_dialog,
    overwrite_question,
    save_question,
)
from studio.puzzle import Puzzle

if TYPE_CHECKING:
    from studio.gui.window import Window

ENDING = ".puzzle"
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
TOUR = ("number-path", "first-steps.puzzle")


class Files(QObject):
    """The window's dealings with files. Every failure ends in a sentence, nothing opens half."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.filing = Filing(self)
        self.filing.saved.connect(self._saved)
        self.filing.failed.connect(self._failed)
        self._after_save: Callable[[], object] | None = None
        self._crash: SentenceDialog | None = None
        self.prints: dict[Path, str] = {}
        """The fingerprints of what was in the files when they were opened or saved last."""

    # -- opening -------------------------------------------------------------------------------

    def ask_and_open(self) -> None:
        """Ask for a file and open it."""
        window = self._window
        endings = " ".join(f"*{e}" for f in formats.FORMATS if f.read for e in f.endings)
        name, _ = QFileDialog.getOpenFileName(
            window,
            window.tr("Open a puzzle"),
            str(window.settings.folder),
            window.tr("Puzzles ({});;All files (*)").format(endings),
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a file, after asking about unsaved work."""
        self._open(path, path)

    def open_example(self, path: Path) -> None:
        """Open an example as a new puzzle: saving it asks for a name."""
        self._open(path, None)

    def open_tour(self) -> None:
        """Open the puzzle of the first steps."""
        self.open_example(assets.path("examples", *TOUR))
        self._window.say(
            self._window.tr("Several solutions: click an empty cell and type its number.")
        )

    def ask_for_text(self) -> None:
        """Ask for a link or a text and open it."""
        text_sheet(self._window, self.open_text).open()

    def open_text(self, text: str) -> None:
        """Open an address, a game ID or a puzzle as text."""
        self._open(text.encode("utf-8", "surrogatepass"), None)

    def open_dropped(self, data: QMimeData) -> None:
        """Open the first file, else the text, of what was dropped on the window."""
        local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if local and Path(local[0]).suffix.lower() in PICTURES:
            self._show_picture(Path(local[0]))
        elif local:
            self.open_path(Path(local[0]))
        elif data.hasImage():
            self._show_picture(QImage(data.imageData()))
        elif data.hasText():
            self.open_text(data.text())

    def ask_for_picture(self) -> None:
        """Ask for a picture, and make a puzzle of it."""
        from studio.gui.picture import ask_for_picture

        ask_for_picture(self._window)

    def paste(self) -> None:
        """Make a puzzle of a picture on the clipboard, or paste clues at the cursor."""
        data = QGuiApplication.clipboard().mimeData()
        if data.hasImage() and not data.hasText():
            self._show_picture(QImage(data.imageData()))
        else:
            self._window.editor.paste()

    def _show_picture(self, source: Path | QImage) -> None:
        # What pictures need is loaded with the first one.
        from studio.gui.picture import show_picture

        show_picture(self._window, source)

    def _open(self, source: Path | bytes, path: Path | None) -> None:
        window = self._window
        try:
            data = _load(source) if isinstance(source, Path) else source
            reading = formats.read(data)
        except FormatError as error:
            what = path.name if path else window.tr("This text")
            error_dialog(
                window.look,
                window,
                window.tr("{} could not be read").format(what),
                str(error),
                window.tr("Nothing was changed."),
            ).open()
            return
        own = path is not None and path.suffix.lower() == ENDING
        document = Document(reading.puzzle, path if own else None, read_only=reading.read_only)

        def show() -> None:
            if own and path is not None:
                self.prints[path] = _print(data)
                window.settings.add_recent(path)
            window.open_document(document)
            if reading.notices:
                window.say(" ".join(reading.notices))

        if self.may_leave(show):
            show()

    # -- saving --------------------------------------------------------------------------------

    def save(self) -> None:
        """Save under the document's name, or ask for one."""
        document = self._window.document
        if document.path is None or document.read_only:
            self.save_as()
        elif self._changed_on_disk(document.path):
            self._ask_to_overwrite(document.path)
        else:
            self.save_to(document.path)

    def _changed_on_disk(self, path: Path) -> bool:
        """Did another program write the file since it was opened or saved here?"""
        known, now = self.prints.get(path), _print_of(path)
        return known is not None and now is not None and now != known

    def _ask_to_overwrite(self, path: Path) -> None:
        window = self._window
        question = overwrite_question(window.look, window, path.name)
        question.answered.connect(lambda key: self._overwrite_answered(key, path))
        question.open()

    def _overwrite_answered(self, key: str, path: Path) -> None:
        if key == "overwrite":
            self.save_to(path)
        elif key == "save_as":
            self.save_as()
        else:
            self._after_save = None

    def save_as(self) -> None:
        """Ask for a name and save."""
        window = self._window
        start = window.document.path or window.settings.folder / _file_name(window.document.title)
        name, _ = QFileDialog.getSaveFileName(
            window,
            window.tr("Save the puzzle"),
            str(start),
            window.tr("Puzzles (*{})").format(ENDING),
        )
        if name:
            path = Path(name)
            self.save_to(path if path.suffix else path.with_suffix(ENDING))
        else:
            self._after_save = None

    def save_to(self, path: Path) -> None:
        """Save under this name, in the background."""
        self._window.editor.writing.finish()
        self._window.settings.saving = path.absolute().parent
        self.filing.save(self._window.document.puzzle, path)

    def _saved(self, path: Path, what: object) -> None:
        window = self._window
        document = window.document
        if isinstance(what, Puzzle):
            self.prints[path] = _print_of(path) or ""
            if what == document.puzzle:
                document.saved(path)
            window.settings.add_recent(path)
            window.show_title()
        window.say(window.tr("Saved {}.").format(path.name))
        then, self._after_save = self._after_save, None
        if then is not None:
            then()

    def _failed(self, sentence: str) -> None:
        window = self._window
        self._after_save = None
        advice = window.tr("The puzzle is still open. Save it under another name or elsewhere.")
        error_dialog(window.look, window, window.tr("Not saved"), sentence, advice).open()

    # -- leaving -------------------------------------------------------------------------------

    def may_leave(self, then: Callable[[], object]) -> bool:
        """May the document go? If its changes would be lost, ask, and do ``then`` afterwards."""
        window = self._window
        window.editor.writing.finish()
        if window.document.is_clean:
            return True
        question = save_question(window.look, window, window.document.title)
        question.answered.connect(lambda key: self._answered(key, then))
        question.open()
        return False

    def _answered(self, key: str, then: Callable[[], object]) -> None:
        if key == "discard":
            self._window.document.undo_stack.setClean()
            then()
        elif key == "save":
            self._after_save = then
            self.save()

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self.filing.close()

    # -- other forms ---------------------------------------------------------------------------

    def copy_link(self) -> None:
        """Put the puzzle on the clipboard: as an address where there is a form, else as text."""
        window = self._window
        puzzle = window.document.puzzle
        for form in (f for f in formats.FORMATS if f.typed and f.write):
            try:
                text = formats.encode(puzzle, form.key).decode()
            except FormatError:
                continue
            QGuiApplication.clipboard().setText(text.strip())
            window.say(window.tr("Copied as {}.").format(form.name))
            return
        QGuiApplication.clipboard().setText(formats.encode(puzzle, NATIVE.key).decode())
        window.say(window.tr("Copied as puzzle text."))

    def export(self) -> None:
        """The dialog for pictures."""
        ExportDialog(self._window, self.filing).open()

    # -- when something went wrong -------------------------------------------------------------

    def rescue(self, folder: Path) -> Path | None:
        """Write a copy of unsaved work; says where it is."""
        document = self._window.document
        if document.is_clean:
            return None
        path = folder / f"recovered-{_file_name(document.title)}"
        formats.write(document.puzzle, path)
        return path

    def tell_of_crash(self, log: Path | None, copy: Path | None) -> None:
        """One dialog after unexpected errors, however many there are while it is open."""
        window = self._window
        if self._crash is not None:
            return
        kept = window.tr("The puzzle is still open and can be saved.")
        if copy is not None:
            kept += " " + window.tr("A copy was written to {}.").format(copy)
        advice = window.tr("Details are in {}.").format(log) if log else ""
        heading = window.tr("Something went wrong in the program")
        self._crash = error_dialog(window.look, window, heading, kept, advice)
        self._crash.answered.connect(self._crash_answered)
        self._crash.open()

    def _crash_answered(self) -> None:
        self._crash = None


def _load(path: Path) -> bytes:
    """The bytes of a file; a pipe, which might keep the window waiting for ever, is none."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return formats.load(path)
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise FormatError("This is no ordinary file.")
    return formats.load(path)


def _file_name(title: str) -> str:
    """A title as the name of a file."""
    kept = "".join(c if c.isalnum() or c in " -_" else "-" for c in title).strip()
    return (kept[:80] or "puzzle") + ENDING


def _print(data: bytes) -> str:
    """A fingerprint of the contents of a file."""
    return hashlib.sha256(data).hexdigest()


def _print_of(path: Path) -> str | None:
    """The fingerprint of a file as it is now; None if it is gone or cannot be read."""
    try:
        return _print(formats.load(path))
    except FormatError:
        return None
