"""Everything between the window and the disk: open, save, links, pictures, leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import cast

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog

from studio import formats, language
from studio.engines.events import Verdict
from studio.formats import PLAIN, FormatError, Reading, booklet_file, native, penpa
from studio.formats.native import NATIVE
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.export import ExportDialog
from studio.gui.dialogs.small_dialogs import text_dialog
from studio.gui.document.background_io import BookletError, FolderError, Opened, Written
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.style.texts import tr
from studio.gui.widgets.card_dialog import in_front
from studio.gui.widgets.dialogs import (
    SentenceDialog,
    changes_question,
    error_dialog,
    overwrite_question,
    still_making,
    still_saving,
)
from studio.language import number as grouped

ENDING = ".puzzle"

SLOW_MS = 1500
"""After so long a folder that has not answered is spoken of."""
MOST_AT_ONCE = 12
"""So many files that are dropped together have a window each."""
CLOSING_S = 1.0
"""So long the window waits at its end for files that are being written, before it asks."""


class Files(QObject):
    """The window's dealings with files. Every failure ends in a sentence, nothing opens half."""

    folder_opened = Signal(object)
    """What was opened, by its path, is a folder."""
    booklet_opened = Signal(object)
    """So it is a booklet, which its card reads."""
    page_wanted = Signal(object)
    """What is to be given the :class:`Files` of a window that shows nothing yet."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.parent)
        self._services = services
        self.filing = services.filing
        self.filing.saved.connect(self._tell_saved)
        self.filing.failed.connect(self._failed)
        self._opening = 0
        self._crash: SentenceDialog | None = None
        self.prints: dict[Path, str] = {}
        """The fingerprints of what was in the files when they were opened or saved last."""

    # -- opening -------------------------------------------------------------------------------

    def ask_and_open(self) -> None:
        """Ask for a file and open it."""
        services = self._services
        endings = [e for f in formats.FORMATS if f.read for e in f.endings]
        patterns = " ".join(f"*{ending}" for ending in (*endings, booklet_file.ENDING))
        kinds = tr("Puzzles ({});;All files (*)").format(patterns)
        path = file_dialogs.ask_which_to_open(
            services.parent, tr("Open a puzzle"), services.settings.folder, kinds
        )
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a file, once it is read, after asking about unsaved work; show what is in a folder
        or a booklet."""
        self._opening += 1
        asked = self._opening
        words = tr("Opening {}: its folder has not answered yet.").format(path.name)
        done = self._tell_when_slow(words)

        def show(found: Opened | FormatError) -> None:
            if asked != self._opening:
                # Something else was opened while this was still on its way.
                return
            card = in_front(self._services.parent)
            if card is not None:
                # Nothing changes behind a card: what it speaks of is the puzzle on the page.
                # Another may follow it.
                later = partial(show, found)
                card.finished.connect(
                    lambda _: QTimer.singleShot(0, self, later),
                    Qt.ConnectionType.SingleShotConnection,
                )
            elif isinstance(found, FolderError):
                self.folder_opened.emit(path)
            elif isinstance(found, BookletError):
                self.booklet_opened.emit(path)
            elif isinstance(found, FormatError):
                self._refuse(path.name, found)
            else:
                self._show(found.reading, path, found.digest)

        def arrived(found: Opened | FormatError) -> None:
            done()
            show(found)

        self.filing.read(path, arrived)

    def open_example(self, path: Path) -> None:
        """Open an example as a new puzzle: saving it asks for a name."""
        # Examples lie beside the program, which could not have started if it had to wait for them.
        self._open(formats.load(path))

    def ask_for_text(self) -> None:
        """Ask for a link or a text and open it; one on the clipboard is there already."""
        text = QGuiApplication.clipboard().text()
        self._ask_for_text(text if _opens(text) else "")

    def _ask_for_text(self, text: str) -> None:
        text_dialog(self._services, lambda text: self._reading(_bytes(text)), text).open()

    def open_text(self, text: str) -> None:
        """Open an address, a game ID or a puzzle as text."""
        self._open(_bytes(text))

    def open_dropped(self, data: QMimeData) -> None:
        """Open the files, else the text, of what was dropped on the window.

        One takes the place of the puzzle on the page; several have a window each.
        """
        local = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if len(local) > 1:
            self._open_several(local)
        elif local and _is_picture(local[0]):
            self._show_picture(local[0])
        elif local:
            self.open_path(local[0])
        elif data.hasImage():
            self._show_picture(QImage(data.imageData()))
        elif data.hasText():
            self.open_text(data.text())

    def _open_several(self, paths: Sequence[Path]) -> None:
        """Open each file in a window of its own once it is read; then name those that cannot be."""
        wanted = list(dict.fromkeys(paths))
        waiting = wanted[:MOST_AT_ONCE]
        more = len(wanted) - len(waiting)
        refused: dict[Path, FormatError] = {}

        def ask(path: Path) -> None:
            words = tr("Opening {}: its folder has not answered yet.").format(path.name)
            done = self._tell_when_slow(words)

            def arrived(found: Opened | FormatError) -> None:
                done()
                waiting.remove(path)
                if not self._open_apart(path, found) and isinstance(found, FormatError):
                    refused[path] = found
                if not waiting:
                    self._tell_refused({p: refused[p] for p in wanted if p in refused}, more)

            self.filing.read(path, arrived)

        for path in tuple(waiting):
            ask(path)

    def _open_apart(self, path: Path, found: Opened | FormatError) -> bool:
        """Show a file in a window that shows nothing yet; False where it cannot be read."""
        show: Callable[[Files], object]
        if isinstance(found, Opened):
            show = partial(Files._show, reading=found.reading, path=path, digest=found.digest)
        elif isinstance(found, FolderError):
            show = lambda files: files.folder_opened.emit(path)  # noqa: E731
        elif isinstance(found, BookletError):
            show = lambda files: files.booklet_opened.emit(path)  # noqa: E731
        elif _is_picture(path):
            show = partial(Files._show_picture, source=path)
        else:
            return False
        self.page_wanted.emit(show)
        return True

    def _tell_refused(self, refused: Mapping[Path, FormatError], more: int) -> None:
        """One sentence on what could not be read, and one on what was too much at once."""
        names, why = language.listed(path.name for path in refused), ""
        if len(refused) == 1:
            heading, why = tr("{} could not be read").format(names), str(*refused.values())
        elif refused:
            heading = tr("{} could not be read", "several").format(names)
        elif more:
            heading = tr("Not all files were opened")
        else:
            return
        limit = tr("No more than {} open at once. A folder shows all of its puzzles.")
        advice = limit.format(grouped(MOST_AT_ONCE)) if more else ""
        services = self._services
        error_dialog(services.appearance, services.parent, heading, why, advice).open()

    def ask_for_picture(self) -> None:
        """Ask for a picture, and make a puzzle of it."""
        from studio.gui.dialogs.from_picture import ask_for_picture

        ask_for_picture(self._services)

    def paste(self) -> None:
        """Make a puzzle of a picture or a link on the clipboard, or paste its clues."""
        # Some desktops have none at all where nothing was copied yet.
        data = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())
        if data is None:
            data = QMimeData()
        if data.hasImage() and not data.hasText():
            self._show_picture(QImage(data.imageData()))
        elif _opens(data.text()):
            # It could take the place of the puzzle on the page, so it is asked about.
            self._ask_for_text(data.text())
        else:
            self._services.editor.clipboard.paste()

    def _show_picture(self, source: Path | QImage) -> None:
        # What pictures need is loaded with the first one.
        from studio.gui.dialogs.from_picture import show_picture

        show_picture(self._services, source)

    def _open(self, data: bytes) -> None:
        show = self._reading(data)
        if show is not None:
            show()

    def _reading(self, data: bytes) -> Callable[[], object] | None:
        """What shows the puzzle of a text; None where it is none, which is told."""
        self._opening += 1
        try:
            reading = formats.read(data)
        except FormatError as error:
            self._refuse(tr("This text"), error)
            return None
        return partial(self._show, reading)

    def _refuse(self, what: str, error: FormatError) -> None:
        services = self._services
        heading = tr("{} could not be read").format(what)
        kept = tr("Nothing was changed.")
        error_dialog(services.appearance, services.parent, heading, str(error), kept).open()

    def _show(self, reading: Reading, path: Path | None = None, digest: str = "") -> None:
        services = self._services
        own = path is not None and path.suffix.lower() == ENDING
        document = Document(reading.puzzle, path if own else None, read_only=reading.read_only)

        def show() -> None:
            if own and path is not None:
                self.prints[path] = digest
                services.settings.add_recent(path)
            services.documents.show(document)
            if reading.notices:
                services.say(language.paragraph(reading.notices))

        if self.may_leave(show):
            show()

    def _tell_when_slow(self, words: str) -> Callable[[], object]:
        """Say something unless what is returned is called soon."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: self._services.say(words))
        timer.start(SLOW_MS)

        def done() -> None:
            timer.stop()
            timer.deleteLater()

        return done

    # -- saving --------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save under the document's name, or ask for one; ``then`` comes once it is on the disk."""
        document = self._services.document
        if document.path is None or document.read_only:
            self.save_as(then)
        elif self._has_cells():
            self._write(document.path, then, known=self.prints.get(document.path))

    def _ask_to_overwrite(self, path: Path, then: Callable[[], object] | None) -> None:
        services = self._services
        question = overwrite_question(services.appearance, services.parent, path.name)

        def answered(key: str) -> None:
            if key == "overwrite":
                self.save_to(path, then)
            elif key == "save_as":
                self.save_as(then)

        question.answered.connect(answered)
        question.open()

    def save_as(self, then: Callable[[], object] | None = None) -> None:
        """Ask for a name and save; ``then`` comes once it is on the disk."""
        if not self._has_cells():
            return
        services = self._services
        document, folder = services.document, services.settings.folder
        kinds, heading = tr("Puzzles (*{})").format(ENDING), tr("Save the puzzle")
        if document.path is not None:
            ask, start = file_dialogs.ask_for_another_name, document.path
            found = ask(services.parent, heading, start, kinds)
        else:
            proposal = Proposal(folder, document.title, ENDING)
            found = file_dialogs.ask_where_to_save(services.parent, heading, proposal, kinds)
        if found is not None:
            path, _ = found
            self.save_to(file_dialogs.with_ending(path, ENDING), then)

    def _has_cells(self) -> bool:
        """Is there anything to save? Says so where not: no file is a puzzle without a board."""
        if self._services.document.puzzle.board.cells:
            return True
        self._services.refuse(tr("There is nothing to save yet: the board has no cells."))
        return False

    def save_to(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Save under this name, in the background; ``then`` comes once it is on the disk."""
        self._write(path, then)

    def _write(
        self, path: Path, then: Callable[[], object] | None, *, known: str | None = None
    ) -> None:
        services = self._services
        services.editor.writing.finish()
        services.settings.saving = path.absolute().parent
        document, puzzle = services.document, services.document.puzzle
        save = document.new_save()
        words = tr("{} is not saved yet: its folder has not answered.").format(path.name)
        done = self._tell_when_slow(words)

        def saved(written: Written) -> None:
            self.prints[path] = written.digest
            # What was saved is the document that was on show then, as it was then.
            document.saved(path, puzzle, save)
            services.settings.add_recent(path)
            # What was edited since, or opened, would be lost: what follows asks again.
            if then is not None:
                then()

        self.filing.make(
            partial(native.write, puzzle, PLAIN),
            path,
            saved,
            known=known,
            changed=lambda: self._ask_to_overwrite(path, then),
            ended=done,
        )

    def _tell_saved(self, path: Path) -> None:
        self._services.say(tr("Saved {}.").format(path.name))

    def _failed(self, sentence: str) -> None:
        services = self._services
        advice = tr("The puzzle is still open. Save it under another name or elsewhere.")
        error_dialog(services.appearance, services.parent, tr("Not saved"), sentence, advice).open()

    # -- leaving -------------------------------------------------------------------------------

    def may_leave(self, then: Callable[[], object]) -> bool:
        """May the document go? If its changes would be lost, ask, and do ``then`` afterwards."""
        return may_leave(self.ask_to_leave, then)

    def ask_to_leave(self, given_up: GivenUp, then: Callable[[], object]) -> SentenceDialog | None:
        """The question about changes that would be lost, open; None if there are none.

        ``then`` follows once they are saved or given up. The document that is given up stays
        unsaved, and in the journal, until it goes.
        """
        services = self._services
        services.editor.writing.finish()
        document = services.document
        if document.is_safe or given_up.has(document, document.revision):
            return None
        question = changes_question(
            services.appearance, services.parent, document.title, ends=given_up.ends
        )

        def answered(key: str) -> None:
            if key == "discard":
                given_up.add(document, document.revision)
                then()
            elif key == "save":
                self.save(then)

        question.answered.connect(answered)
        question.open()
        return question

    def ask_to_wait(self, given_up: GivenUp, then: Callable[[], object]) -> QDialog | None:
        """The question whether to wait for files, open, or the sentence that one was refused; None
        if all are soon on the disk.

        ``then`` follows once they are, or are given up.
        """
        services, filing = self._services, self.filing
        jobs = services.jobs
        refusals = filing.refusals
        pending = () if filing.wait(CLOSING_S) else filing.pending
        if filing.refusals > refusals and (told := in_front(services.parent)) is not None:
            return told  # what was not saved is read before the window goes
        # What was written last may be another puzzle than the one on the page.
        if (question := self.ask_to_leave(given_up, then)) is not None:
            return question
        every = (*(path.name for path in pending), *jobs.files)
        names = [name for name in every if not given_up.has(filing, name)]
        if not names:
            return None
        ask = still_saving if pending else still_making
        waiting = ask(services.appearance, services.parent, language.listed(names))

        def ended() -> None:
            if not (filing.busy or jobs.files):
                waiting.accept()
                then()

        def answered(key: str) -> None:
            if key == "leave":
                for name in names:
                    given_up.add(filing, name)
                then()

        def settled() -> None:
            filing.ended.disconnect(ended)
            jobs.ended.disconnect(ended)

        filing.ended.connect(ended)
        jobs.ended.connect(ended)
        waiting.finished.connect(settled)
        waiting.answered.connect(answered)
        waiting.open()
        return waiting

    # -- other forms ---------------------------------------------------------------------------

    def copy_link(self) -> None:
        """Put the puzzle on the clipboard: as an address where there is a form, else as text."""
        services = self._services
        puzzle = services.document.puzzle
        for form in (f for f in formats.FORMATS if f.typed and f.write):
            try:
                text = formats.encode(puzzle, form.key).decode()
            except FormatError:
                continue
            QGuiApplication.clipboard().setText(text.strip())
            services.say(tr("Copied as {}.").format(tr(form.name)))
            return
        QGuiApplication.clipboard().setText(formats.encode(puzzle, NATIVE.key).decode())
        services.say(
            tr("No address can hold this puzzle: the text of its file was copied instead.")
        )

    def copy_penpa(self) -> None:
        """Put a Penpa+ link on the clipboard; it checks the answer where there is one alone."""
        services = self._services
        judged = services.judged()
        only = judged is not None and judged.verdict is Verdict.UNIQUE and judged.lines
        answer = judged.lines[0] if judged is not None and only else None
        try:
            text = penpa.link(services.document.puzzle, answer)
        except FormatError as refused:
            services.refuse(str(refused))
            return
        QGuiApplication.clipboard().setText(text)
        checked = tr("Copied; the link checks the answer.")
        services.say(checked if answer else tr("Copied. No single answer is known to check."))

    def export(self) -> None:
        """The dialog for pictures."""
        ExportDialog(self._services).open()

    # -- when something went wrong -------------------------------------------------------------

    def rescue(self, folder: Path) -> Path | None:
        """Write a copy of unsaved work, with a number that is being typed; says where it is."""
        document, puzzle = self._services.document, self._services.editor.judged
        if document.is_clean and puzzle == document.puzzle:
            return None
        name = Path(f"recovered-{file_dialogs.file_name(document.title, ENDING)}")
        data = formats.encode(puzzle, NATIVE.key)
        # A copy that was told of before stays, unless it is of the same.
        others = (name.with_stem(f"{name.stem}-{number}") for number in count(2))
        paths = map(folder.joinpath, chain([name], others))
        path = next(path for path in paths if not path.exists() or path.read_bytes() == data)
        formats.save(path, data)
        return path

    def tell_of_crash(self, log: Path | None, copy: Path | None) -> None:
        """One dialog after unexpected errors, however many there are while it is open."""
        services = self._services
        if self._crash is not None:
            return
        words = [tr("The puzzle is still open and can be saved.")]
        if copy is not None:
            words.append(tr("A copy was written to {}.").format(copy))
        kept = language.paragraph(words)
        advice = tr("Details are in {}.").format(log) if log else ""
        heading = tr("Something went wrong in the program")
        self._crash = error_dialog(services.appearance, services.parent, heading, kept, advice)
        self._crash.answered.connect(self._crash_answered)
        self._crash.open()

    def _crash_answered(self) -> None:
        self._crash = None


def _is_picture(path: Path) -> bool:
    return path.suffix.lower() in file_dialogs.PICTURES


def _opens(text: str) -> bool:
    """Is a text a puzzle, or a link to one?"""
    try:
        formats.read(_bytes(text))
    except FormatError:
        return False
    return True


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
