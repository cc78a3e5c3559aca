"""The windows of the program: each has one document, with its own live check and its own journal.

Several documents are several windows, not tabs: solvers, journal, lock and modes belong to one
document here, desktops tile windows side by side to compare puzzles, and what crashes or waits in
one is no matter to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog

from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.dialogs.settings_dialog import SettingsDialog
from studio.gui.document.document import Document
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.shell.files import Files
from studio.gui.shell.first_place import next_place
from studio.gui.style import texts
from studio.gui.widgets.card_dialog import in_front, open_cards
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass

MOST_CLOSED = 10


@dataclass(frozen=True)
class Closed:
    """A document that was closed: its history, where it stood, and which of its steps was saved.

    ``digest`` is the fingerprint of its file then; ``clean_at`` is negative where no step was
    saved, ``edited`` the time of the last change.
    """

    history: tuple[tuple[str, Puzzle], ...]
    at: int
    path: Path | None
    digest: str
    clean_at: int
    edited: float
    read_only: Message | None
    made: str

    def reopened(self) -> Document:
        """The document again, with all its steps."""
        return Document.restored(
            self.history,
            self.at,
            self.path,
            clean_at=self.clean_at,
            edited=self.edited,
            read_only=self.read_only,
            made=self.made,
        )


def remembered(document: Document, digest: str) -> Closed | None:
    """What is to be kept of a document that goes; None of one that holds nothing yet."""
    stack, history = document.undo_stack, document.history()
    nothing = len(history) == 1 and document.path is None and not document.puzzle.clues
    if nothing and not document.played:
        return None
    at, clean_at = stack.index(), stack.cleanIndex()
    edited, read_only, made = document.edited, document.read_only, document.made
    return Closed(history, at, document.path, digest, clean_at, edited, read_only, made)


class Windows(QObject):
    """Opens windows and reopens documents. ``make`` makes a window, ``start`` sets it going."""

    def __init__(
        self, make: Callable[[], Window], start: Callable[[Window], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._make, self._start = make, start
        self.open: list[Window] = []
        self.closed: list[Closed] = []

    def add(self, window: Window) -> None:
        """Take in a window that is there."""
        self.open.append(window)
        window.is_last = lambda: len(self.open) == 1
        window.new_window_requested.connect(self.open_another)
        window.language_chosen.connect(partial(self._speak_soon, window))
        window.reopen_requested.connect(partial(self.reopen, window))
        window.quit_requested.connect(partial(self.quit, window))
        window.files.page_wanted.connect(partial(self._show_apart, window))
        window.current.left.connect(partial(self._remember, window))
        window.closing.connect(partial(self._forget, window))

    def open_another(self) -> Window:
        """One more window, on the welcome page."""
        window = self._make()
        if self.open:
            last = self.open[-1]
            framed = last.frameGeometry()
            place = next_place(framed, last.screen().availableGeometry())
            window.resize(place.size() - (framed.size() - last.size()))
            window.move(place.topLeft())
        self.add(window)
        window.show()
        self._start(window)
        return window

    def _show_apart(self, window: Window, show: Callable[[Files], object]) -> None:
        """Show something in this window if it shows nothing yet, else in another one."""
        free = not window.current.begun and in_front(window) is None
        show((window if free else self.open_another()).files)

    def quit(self, window: Window | None = None) -> None:
        """Close all windows, those behind ``window`` after it; where one is kept, all are."""

        def ask(given_up: GivenUp, then: Callable[[], object]) -> QDialog | None:
            for each in sorted(self.open, key=lambda each: each is not window):
                question = each.ask_to_leave(given_up, then)
                if question is not None:
                    each.come_forward()
                    return question
            return None

        if may_leave(ask, self._leave_all, ends=True):
            self._leave_all()

    def _leave_all(self) -> None:
        for each in tuple(self.open):
            each.leave()

    def _speak_soon(self, window: Window) -> None:
        # The button that asked for it goes with its window.
        QTimer.singleShot(0, self, partial(self.speak, window))

    def speak(self, window: Window) -> None:
        """Speak the language of the settings from now on; ``window`` shows them again.

        Texts are made with the widgets that show them, so that all windows are made anew.
        """
        texts.speak(window.settings.language)
        for each in tuple(self.open):
            fresh = self._renew(each)
            if fresh is not None and each is window:
                fresh.dialogs.settings(language=True)

    def _renew(self, window: Window) -> Window | None:
        """A new window in the place of one.

        Later, where a card other than the settings is open or files are being made or saved.
        """
        if window not in self.open:
            return None
        cards = open_cards(window)
        others = [card for card in cards if not isinstance(card, SettingsDialog)]
        filing, jobs = window.files.filing, window.jobs
        writes = (filing.ended, jobs.ended) if filing.busy or jobs.files else ()
        awaited = (*(card.finished for card in others), *writes)
        for ended in awaited:
            ended.connect(
                lambda *_: QTimer.singleShot(0, self, partial(self._renew, window)),
                Qt.ConnectionType.SingleShotConnection,
            )
        if awaited:
            return None
        for card in cards:
            card.reject()
        fresh = self._make()
        self.add(fresh)
        # With its state: it was made in that of the last start, which may have been maximized.
        fresh.restoreGeometry(window.saveGeometry())
        fresh.setWindowState(window.windowState())
        fresh.setGeometry(window.geometry())
        fresh.take_up(window)
        fresh.show()
        fresh.editor_page.show_panel(window.editor_page.panel_wanted)
        # The document is not closed: the journal and the lock of the old window let go of it.
        window.current.begun = False
        window.set_document(Document.new(first_puzzle()))
        window.close()
        self._start(fresh)
        return fresh

    def reopen(self, window: Window) -> None:
        """The document that was closed last: here if nothing is open here, else in a new window."""
        if not self.closed:
            window.notices.refuse(window.tr("No document was closed yet."))
            return
        closed = self.closed.pop()
        place = self.open_another() if window.current.begun else window
        document = closed.reopened()
        if closed.path is not None:
            place.files.prints[closed.path] = closed.digest
            place.filing.compare(document, place.files.prints)
        place.open_document(document)

    def _remember(self, window: Window, document: Document) -> None:
        digest = window.files.prints.get(document.path, "") if document.path else ""
        closed = remembered(document, digest)
        if closed is not None:
            self.closed = [*self.closed, closed][-MOST_CLOSED:]

    def _forget(self, window: Window) -> None:
        self.open.remove(window)
        window.deleteLater()
        if self.open:
            # Errors are told by a window that is still there.
            self.open[-1].crash.install()
