"""Recovery in the window: the journal follows the document, and what is left behind is offered."""

from __future__ import annotations

import datetime
import threading
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from studio.formats import clean_leftovers
from studio.gui.document import UNDO_LIMIT, Document, SetPuzzle
from studio.gui.instances import open_elsewhere
from studio.gui.journal import Journal, Origin, State, remove
from studio.gui.sentences import counted
from studio.gui.sheets import Sheet
from studio.gui.thumbnails import thumbnail
from studio.gui.unsaved import Unsaved, is_waiting, left_behind
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.cards import PuzzleCard
from studio.gui.widgets.parts import Label, column, row, scroll_area

if TYPE_CHECKING:
    from studio.gui.window import Window

FOLDER = "unsaved"
WIDTH, HEIGHT, LARGE_HEIGHT = 620, 400, 580
CARD_WIDTH = 228


class Recovery(QObject):
    """Keeps the edits of a window's document in a journal, and offers what others left behind.

    ``folder`` is the user's state folder.
    """

    _failed = Signal(str)

    def __init__(self, window: Window, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self.folder = folder / FOLDER
        self.journal = Journal(self.folder, self._failed.emit)
        self._failed.connect(self._tell)
        self._document = window.document
        self._follow_document(window.document)
        window.document_shown.connect(self._change_document)
        window.closing.connect(self.close)
        window.recovery = self
        window.menu_by_name["File"].aboutToShow.connect(self.show_waiting)
        self.show_waiting()

    # -- keeping -------------------------------------------------------------------------------

    @Slot(object)
    def _change_document(self, document: Document) -> None:
        self._leave(self._document)
        self._follow_document(document)
        if document.path is not None and open_elsewhere(self.folder, document.path):
            sentence = self.tr("{} is open in another window, too. What is saved last stays.")
            self._window.say(sentence.format(document.path.name))

    def _leave(self, document: Document) -> None:
        document.undo_stack.indexChanged.disconnect(self._keep)
        document.cleanChanged.disconnect(self._keep)
        document.titleChanged.disconnect(self._follow_path)

    def _follow_document(self, document: Document) -> None:
        self._document, self._dropped = document, 0
        stack = document.undo_stack
        self._index, self._before, self._path = stack.index(), self._top(), document.path
        stack.indexChanged.connect(self._keep)
        document.cleanChanged.connect(self._keep)
        document.titleChanged.connect(self._follow_path)
        if document.is_clean:
            self._begin()
            return
        states = _history(document)
        self.journal.begin(self._origin(), states[0])
        for state in (*states[1:], self._state()):
            self.journal.record(state)

    def _begin(self) -> None:
        self.journal.begin(self._origin(), self._state())

    def _origin(self) -> Origin:
        path = self._document.path
        return Origin(path, self._window.files.prints.get(path, "") if path else "")

    @Slot()
    def _follow_path(self) -> None:
        # The title changes in the middle of a step, too: only the path counts here.
        if self._document.path != self._path:
            self._path = self._document.path
            self._keep()

    @Slot()
    def _keep(self, *_: object) -> None:
        """Follow the history, which has just moved or been saved."""
        top = self._top()
        index = self._document.undo_stack.index()
        if index == self._index == UNDO_LIMIT and top is not self._before:
            # A full history forgets its first step for each new one: numbers go on growing.
            self._dropped += 1
        self._index, self._before = index, top
        if self._document.is_clean:
            self._begin()
        else:
            self.journal.record(self._state())

    def _top(self) -> object:
        """The puzzle before the last step; parts of one stroke share it."""
        stack = self._document.undo_stack
        command = stack.command(stack.index() - 1) if stack.index() else None
        return command.before if isinstance(command, SetPuzzle) else None

    def _state(self) -> State:
        document, stack = self._document, self._document.undo_stack
        at, count = stack.index(), stack.count()
        text = stack.text(at - 1) if at else ""
        gone = self._dropped
        return State(at + gone, count + gone, document.puzzle, text, time.time())

    @Slot(str)
    def _tell(self, reason: str) -> None:
        sentence = self.tr("Unsaved work cannot be kept for recovery: {}").format(reason)
        self._window.say(sentence)

    @Slot()
    def close(self) -> None:
        """The window closes, and nothing is unsaved."""
        # A history that is deleted moves once more, and must not be looked at then.
        self._leave(self._document)
        self.journal.close()

    # -- bringing back -------------------------------------------------------------------------

    @Slot()
    def show_waiting(self, *_: object) -> None:
        """The menu leads back to unsaved work as long as there is some."""
        self._window.action("recovered").setVisible(is_waiting(self.folder))

    def offer(self) -> RestoreSheet | None:
        """Offer what windows left behind that were killed; None if there is nothing."""
        found = left_behind(self.folder)
        if not found:
            return None
        sheet = RestoreSheet(self._window, found)
        sheet.restore_requested.connect(self.restore)
        sheet.finished.connect(self.show_waiting)
        sheet.open()
        return sheet

    @Slot(object)
    def restore(self, unsaved: Unsaved) -> None:
        """Open unsaved work, under its path if it had one; its old journal goes once it is ours."""
        path = unsaved.origin.path
        document = Document.restored(unsaved.history, unsaved.at, path)

        def show() -> None:
            if path is not None:
                self._window.files.prints[path] = unsaved.origin.digest
            self._window.open_document(document)
            self.journal.then(partial(remove, unsaved.folder))

        if self._window.files.may_leave(show):
            show()

    def clean(self, folders: Iterable[Path]) -> threading.Thread:
        """Remove what killed saves left in these folders, in the background."""
        every = {self.folder.parent, *folders}
        # A folder may be on a disk that sleeps or is gone: nothing waits for it.
        thread = threading.Thread(
            target=lambda: [clean_leftovers(folder) for folder in every], daemon=True
        )
        thread.start()
        return thread


def _history(document: Document) -> list[State]:
    """All states of a document's history."""
    stack, now = document.undo_stack, time.time()
    count = stack.count()
    states: list[State] = []
    for at in range(count):
        command = stack.command(at)
        assert isinstance(command, SetPuzzle)
        if not states:
            states.append(State(0, count, command.before, "", now))
        states.append(State(at + 1, count, command.after, command.text(), now))
    return states or [State(0, 0, document.puzzle, "", now)]


class RestoreSheet(Sheet):
    """The unsaved documents, each with its picture, and what may become of it."""

    restore_requested = Signal(object)

    def __init__(self, window: Window, found: Iterable[Unsaved]) -> None:
        heading = window.tr("Unsaved work was found")
        found = list(found)
        super().__init__(window, heading, HEIGHT if len(found) == 1 else LARGE_HEIGHT, WIDTH)
        words = self.tr("The studio ended before this was saved. Restoring keeps the undo steps.")
        self.body_layout.addWidget(Label(self.look, words, "body", 400, "text2", wrap=True))
        self.rows: dict[Path, QWidget] = {}
        self.restores: list[Button] = []
        self.deletes: list[Button] = []
        shown = QWidget()
        layout = column(shown, gap=self.look.px(16))
        for unsaved in found:
            self.rows[unsaved.folder] = self._row(unsaved)
            layout.addWidget(self.rows[unsaved.folder])
        layout.addStretch(1)
        self.body_layout.addWidget(scroll_area(shown), 1)
        self.later = self.add_button(self.tr("Later"), self.reject)
        self.begin_in(self.restores[0])

    def _row(self, unsaved: Unsaved) -> QWidget:
        look = self.look
        path = unsaved.origin.path
        title = unsaved.puzzle.title or (path.stem if path else self.tr("Untitled"))
        edited = self.tr("Last edit {}").format(_when(unsaved.time))
        card = PuzzleCard(look, title, edited, thumbnail(unsaved.puzzle))
        card.setFixedWidth(look.px(CARD_WIDTH))
        card.clicked.connect(lambda _=False: self._restore(unsaved))
        beside = QWidget()
        words = column(beside, gap=look.px(8))
        where = str(path) if path else self.tr("Not saved under a name")
        words.addWidget(Label(look, where, "small", 400, "text2", wrap=True))
        undo = counted(unsaved.at, "step to undo", "steps to undo")
        words.addWidget(Label(look, undo, "small", 400, "text2"))
        words.addSpacing(look.px(8))
        kind = Kind.PLAIN if self.restores else Kind.PRIMARY
        restore = Button(look, self.tr("Restore"), kind)
        restore.setAccessibleName(self.tr("Restore {}").format(title))
        restore.clicked.connect(lambda _=False: self._restore(unsaved))
        delete = Button(look, self.tr("Delete"))
        delete.setAccessibleName(self.tr("Delete {}").format(title))
        delete.clicked.connect(lambda _=False: self._delete(unsaved))
        self.restores.append(restore)
        self.deletes.append(delete)
        if self.default_button is None:
            self.default_button = restore
        buttons = QWidget()
        line = row(buttons, gap=look.px(8))
        line.addWidget(restore)
        line.addWidget(delete)
        line.addStretch(1)
        words.addWidget(buttons)
        words.addStretch(1)
        whole = QWidget()
        both = row(whole, gap=look.px(20))
        both.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
        both.addWidget(beside, 1)
        return whole

    def _restore(self, unsaved: Unsaved) -> None:
        self.accept()
        self.restore_requested.emit(unsaved)

    def _delete(self, unsaved: Unsaved) -> None:
        remove(unsaved.folder)
        self.rows.pop(unsaved.folder).hide()
        if not self.rows:
            self.accept()
        else:
            self.later.setFocus()


def _when(seconds: float) -> str:
    try:
        return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M:%S")
    except (OverflowError, OSError, ValueError):
        return "?"
