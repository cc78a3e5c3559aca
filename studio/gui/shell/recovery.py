"""Recovery in the window: the journal follows the document, and what is left behind is offered."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from studio.formats import clean_leftovers
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.gallery import when_words
from studio.gui.document.batch_journal import UnsavedBatch, batches_left_behind
from studio.gui.document.document import UNDO_LIMIT, Document, SetPuzzle
from studio.gui.document.instances import open_elsewhere
from studio.gui.document.journal import Journal, Origin, State, remove
from studio.gui.document.unsaved import Unsaved, is_waiting, left_behind
from studio.gui.services.background import Background
from studio.gui.style.sentences import counted
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.cards import PuzzleCard
from studio.gui.widgets.dialogs import delete_question
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.sheet import Sheet
from studio.gui.widgets.thumbnails import thumbnail
from studio.puzzle import Puzzle
from studio.records import dataclass

FOLDER = "unsaved"
KEPT_STEPS, KEPT_CELLS = 300, 50_000
"""A journal begins with so many steps before the present one and so many undone ones, and so many
of their cells: each is written as a whole puzzle."""
WIDTH, HEIGHT, LARGE_HEIGHT = 620, 400, 580
CARD_WIDTH = 228


class Recovery(QObject):
    """Keeps the edits of a window's document in a journal, and offers what others left behind.

    ``folder`` is the user's state folder, ``prints`` the fingerprints of files as they were opened,
    and ``restore_batch`` shows generated puzzles again. ``journal`` is one that a window before
    handed over.
    """

    _failed = Signal(str)

    def __init__(
        self,
        services: CardServices,
        prints: dict[Path, str],
        folder: Path,
        restore_batch: Callable[[UnsavedBatch, Callable[[], object]], object],
        journal: Journal | None = None,
    ) -> None:
        super().__init__(services.parent)
        self._services, self._prints = services, prints
        self._restore_batch = restore_batch
        self._background = Background(self)
        self.folder = folder / FOLDER
        self.journal = journal or Journal(self.folder, self._failed.emit)
        self.journal.failed = self._failed.emit
        self._failed.connect(self._tell)
        self._typing = False
        """Does the journal end with a number that is being typed?"""
        self._document = services.document
        self._follow_document(services.document)
        services.jobs.closing.connect(self.close)

    # -- keeping -------------------------------------------------------------------------------

    @Slot(object)
    def follow(self, document: Document) -> None:
        """Keep another document from now on."""
        self._leave(self._document)
        self._follow_document(document)
        path = document.path
        if path is None:
            return
        sentence = self.tr(
            "{} is open in another window, too. The file keeps what is saved last, in either "
            "window; a game keeps the marks that are made last."
        )

        def tell(elsewhere: bool) -> None:
            if elsewhere:
                self._services.say(sentence.format(path.name))

        # The folder of the file is asked, which may take its time.
        self._background.run(partial(open_elsewhere, self.folder, path, self.journal.folder), tell)

    def _leave(self, document: Document) -> None:
        document.undo_stack.indexChanged.disconnect(self._keep)
        document.cleanChanged.disconnect(self._follow_clean)
        document.titleChanged.disconnect(self._follow_path)
        document.playedChanged.disconnect(self._follow_played)
        self._services.editor.entryChanged.disconnect(self._follow_entry)

    def _follow_document(self, document: Document) -> None:
        self._document, self._dropped = document, 0
        stack = document.undo_stack
        self._index, self._before = stack.index(), self._top()
        stack.indexChanged.connect(self._keep)
        document.cleanChanged.connect(self._follow_clean)
        document.titleChanged.connect(self._follow_path)
        document.playedChanged.connect(self._follow_played)
        self._services.editor.entryChanged.connect(self._follow_entry)
        self._begin()

    def _begin(self) -> None:
        """Begin the journal anew, with the steps next to the present one."""
        self._dropped = 0  # its steps are counted anew
        self._origin = origin = self._origin_now()
        document, states = self._document, _history(self._document)
        at = document.undo_stack.index()
        before, after = _first_few(states[at - 1 :: -1] if at else []), _first_few(states[at + 1 :])
        if origin.clean not in range(at - len(before), at + len(after) + 1):
            # Another step may take its place, and nobody would see.
            origin = replace(origin, clean=-1)
        told = (*reversed(before), *after, self._state())
        # Marks of a game are found by the puzzle, for which somebody has to have it again.
        played = document.played and document.path is None
        self.journal.begin(origin, *told, unsaved=played or not document.is_clean)
        self._keep_entry()

    def _origin_now(self) -> Origin:
        path, clean = self._document.path, self._document.undo_stack.cleanIndex()
        digest = self._prints.get(path, "") if path else ""
        clean = clean + self._dropped if clean >= 0 else -1
        return Origin(path, digest, clean, self._document.made)

    @Slot()
    def _follow_path(self) -> None:
        # The title changes in the middle of a step, too: only the path counts here.
        if self._document.path != self._origin.path:
            self._begin()

    @Slot()
    def _follow_clean(self, *_: object) -> None:
        # Where no step was made it was saved, under this name or another, or the file is another
        # one now.
        if self._origin_now() != self._origin:
            self._begin()

    @Slot()
    def _follow_played(self) -> None:
        if self._document.is_clean and self._document.path is None:
            self._begin()

    @Slot()
    def _keep(self, *_: object) -> None:
        """Follow the history, which has just moved or been saved."""
        if not isValid(self._document.undo_stack):
            return  # a window that is torn down empties its history last of all
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
            self._keep_entry()

    @Slot()
    def _follow_entry(self) -> None:
        """Follow the number that is being typed, and forget it where it was given up."""
        typed = self._typing
        self._keep_entry()
        if typed and not self._typing:
            # Steps that were undone and what was saved were given up for it.
            self._begin()

    def _keep_entry(self) -> None:
        """Keep a number that is being typed as the step that Enter would make: it is judged
        already, and work like any other. The document has no such step yet."""
        editor, document = self._services.editor, self._document
        own = editor.document is document and document.read_only is None
        judged = editor.judged if own else document.puzzle
        self._typing = judged != document.puzzle
        if self._typing:
            at = document.undo_stack.index() + self._dropped + 1
            self.journal.record(State(at, at, judged, "", time.time()))

    def _top(self) -> object:
        """The puzzle before the last step; parts of one stroke share it."""
        stack = self._document.undo_stack
        command = stack.command(stack.index() - 1) if stack.index() else None
        return command.before if isinstance(command, SetPuzzle) else None

    def _state(self) -> State:
        document, stack = self._document, self._document.undo_stack
        at, count = stack.index(), stack.count()
        command = stack.command(at - 1) if at else None
        name = command.name if isinstance(command, SetPuzzle) else ""
        gone = self._dropped
        return State(at + gone, count + gone, document.puzzle, name, document.edited)

    @Slot(str)
    def _tell(self, reason: str) -> None:
        sentence = self.tr("Unsaved work cannot be kept for recovery: {}").format(reason)
        self._services.say(sentence)

    @Slot()
    def close(self) -> None:
        """The window closes, and nothing is unsaved."""
        # A history that is deleted moves once more, and must not be looked at then.
        self._leave(self._document)
        self.journal.close()

    def hand_over(self) -> Journal:
        """Follow nothing any more. What is unsaved stays on the disk meanwhile, in the journal with
        which another window goes on."""
        self._leave(self._document)
        self._services.jobs.closing.disconnect(self.close)
        return self.journal

    # -- bringing back -------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Is there unsaved work of others, readable or not?"""
        return is_waiting(self.folder)

    def offer(self) -> RestoreDialog | None:
        """Offer what windows left behind that were killed; None if there is nothing."""
        found = left_behind(self.folder)
        batches = batches_left_behind(self.folder)
        if not (found or batches):
            return None
        sheet = RestoreDialog(self._services, found, batches)
        sheet.restore_requested.connect(self.restore)
        sheet.batch_requested.connect(self.restore_batch)
        sheet.open()
        return sheet

    @Slot(object)
    def restore(self, unsaved: Unsaved) -> None:
        """Open unsaved work, under its path if it had one; its old journal goes once it is ours."""
        path = unsaved.origin.path
        document = Document.restored(
            unsaved.history,
            unsaved.at,
            path,
            clean_at=unsaved.clean_at,
            edited=unsaved.time,
            read_only=unsaved.read_only,
            made=unsaved.origin.made,
        )
        document.tell_played(_marks_alone(unsaved))

        def show() -> None:
            if path is not None:
                self._prints[path] = unsaved.origin.digest
                self._services.filing.compare(document, self._prints)
            self._services.documents.show(document)
            self.journal.then(partial(remove, unsaved.folder))

        self._services.documents.once_left(show)

    @Slot(object)
    def restore_batch(self, found: UnsavedBatch) -> None:
        """Show generated puzzles again; their old journal goes once they are kept here."""
        self._restore_batch(found, partial(remove, found.folder))

    def clean(self, folders: Iterable[Path]) -> threading.Thread:
        """Remove what killed saves left in these folders, in the background."""
        every = {self.folder.parent, *folders}
        # A folder may be on a disk that sleeps or is gone: nothing waits for it.
        thread = threading.Thread(
            target=lambda: [clean_leftovers(folder) for folder in every], daemon=True
        )
        thread.start()
        return thread


def _marks_alone(unsaved: Unsaved) -> bool:
    """Was nothing changed but marks of a game made?"""
    return unsaved.at == unsaved.clean_at


def _history(document: Document) -> list[State]:
    """All states of a document's history."""
    history, edited = document.history(), document.edited
    count = len(history) - 1
    return [State(at, count, puzzle, name, edited) for at, (name, puzzle) in enumerate(history)]


def _first_few(states: Sequence[State]) -> list[State]:
    """The first of them, as many as a journal begins with."""
    cells = accumulate(len(state.puzzle.board) for state in states[:KEPT_STEPS])
    return [state for state, so_far in zip(states, cells, strict=False) if so_far <= KEPT_CELLS]


@dataclass(frozen=True)
class _Found:
    """What a row of the sheet shows."""

    folder: Path
    title: str
    puzzle: Puzzle
    time: float
    words: tuple[str, ...]
    count: int = 1
    """How many puzzles it is."""


class RestoreDialog(Sheet):
    """The unsaved documents, each with its picture, and what may become of it."""

    restore_requested = Signal(object)
    batch_requested = Signal(object)

    def __init__(
        self, services: CardServices, found: Iterable[Unsaved], batches: Iterable[UnsavedBatch] = ()
    ) -> None:
        heading = tr("Unsaved work was found")
        self._services = services
        found, batches = list(found), list(batches)
        alone = len(found) + len(batches) == 1
        height = HEIGHT if alone else LARGE_HEIGHT
        super().__init__(services.appearance, services.parent, heading, height, WIDTH, grows=False)
        words = self.tr("The studio ended before this was saved. Restoring keeps the undo steps.")
        self.body_layout.addWidget(Label(self.appearance, words, "body", 400, "text2", wrap=True))
        self.rows: dict[Path, QWidget] = {}
        self.restores: list[Button] = []
        self.deletes: list[Button] = []
        shown = QWidget()
        layout = column(shown, gap=self.appearance.px(16))
        self.body_layout.addWidget(shown, 1)
        for unsaved in found:
            self.rows[unsaved.folder] = self._row(unsaved)
            layout.addWidget(self.rows[unsaved.folder])
        for batch in batches:
            self.rows[batch.folder] = self._batch_row(batch)
            layout.addWidget(self.rows[batch.folder])
        layout.addStretch(1)
        self.later = self.add_button(self.tr("Later"), self.reject)
        self.begin_in(self.restores[0])

    def _ask_to_delete(self, found: _Found) -> None:
        """Nothing brings it back: what was worked on for hours stands beside a button."""
        services = self._services
        question = delete_question(services.appearance, services.parent, found.title, found.count)

        def answered(key: str) -> None:
            if key == "delete":
                self._delete(found.folder)

        question.answered.connect(answered)
        question.open()

    def _row(self, unsaved: Unsaved) -> QWidget:
        path = unsaved.origin.path
        title = unsaved.puzzle.title or (path.stem if path else self.tr("Untitled"))
        where = str(path) if path else self.tr("Not saved under a name")
        undo = counted(unsaved.at, "step to undo", "steps to undo")
        if _marks_alone(unsaved):
            undo = self.tr("Marks of a game")
        found = _Found(unsaved.folder, title, unsaved.puzzle, unsaved.time, (where, undo))
        return self._row_of(found, lambda: self._restore(unsaved))

    def _batch_row(self, batch: UnsavedBatch) -> QWidget:
        title = counted(len(batch.made), "generated puzzle", "generated puzzles")
        words = (self.tr("In no folder yet"), tr(batch.blank.kind_name))
        first = batch.made[0].puzzle
        found = _Found(batch.folder, title, first, batch.time, words, len(batch.made))
        return self._row_of(found, lambda: self._restore_batch(batch))

    def _row_of(self, found: _Found, run: Callable[[], object]) -> QWidget:
        appearance, title = self.appearance, found.title
        edited = self.tr("Last edit: {}").format(_when(found.time))
        card = PuzzleCard(appearance, title, edited, thumbnail(found.puzzle))
        card.setFixedWidth(appearance.px(CARD_WIDTH))
        card.clicked.connect(lambda _=False: run())
        beside = QWidget()
        words = column(beside, gap=appearance.px(8))
        for sentence in found.words:
            words.addWidget(Label(appearance, sentence, "small", 400, "text2", wrap=True))
        words.addSpacing(appearance.px(8))
        kind = Kind.PLAIN if self.restores else Kind.PRIMARY
        restore = Button(appearance, self.tr("Restore"), kind)
        restore.setAccessibleName(self.tr("Restore {}").format(title))
        restore.clicked.connect(lambda _=False: run())
        delete = Button(appearance, self.tr("Delete"))
        delete.setAccessibleName(self.tr("Delete {}").format(title))
        delete.clicked.connect(lambda _=False: self._ask_to_delete(found))
        self.restores.append(restore)
        self.deletes.append(delete)
        if self.default_button is None:
            self.default_button = restore
        buttons = QWidget()
        line = Flow(appearance.px(8), buttons)
        line.addWidget(restore)
        line.addWidget(delete)
        words.addWidget(buttons)
        words.addStretch(1)
        whole = QWidget()
        both = row(whole, gap=appearance.px(20))
        both.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
        both.addWidget(beside, 1)
        return whole

    def _restore(self, unsaved: Unsaved) -> None:
        self.accept()
        self.restore_requested.emit(unsaved)

    def _restore_batch(self, batch: UnsavedBatch) -> None:
        self.accept()
        self.batch_requested.emit(batch)

    def _delete(self, folder: Path) -> None:
        remove(folder)
        self.rows.pop(folder).hide()
        if not self.rows:
            self.accept()
        else:
            self.later.setFocus()


def _when(seconds: float) -> str:
    """When it was, as the page that welcomes tells it: what is longer has no room below the
    picture."""
    try:
        return when_words(datetime.fromtimestamp(seconds), datetime.now())
    except (OverflowError, OSError, ValueError):
        return "?"
