"""The dialogs that a command opens, each on the puzzle that is on the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices

from studio import formats
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.census import show_census
from studio.gui.dialogs.compare_engines import show_compare
from studio.gui.dialogs.generate_many import BatchDialog, made_words, may_leave, show_batches
from studio.gui.dialogs.how_to_play import HowToPlay
from studio.gui.dialogs.navigation import go_to_sheet, history_sheet
from studio.gui.dialogs.properties import properties_dialog, show_moves
from studio.gui.dialogs.resize import resize_sheet
from studio.gui.dialogs.settings_dialog import settings_dialog
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.dialogs.small_dialogs import about_dialog, rules_dialog
from studio.gui.dialogs.verify import show_verify
from studio.gui.document.batch_journal import BatchJournal, UnsavedBatch
from studio.gui.document.document import Document
from studio.gui.shell.findable import tool_actions, why_off
from studio.gui.widgets.palette import CommandPalette, menu_actions
from studio.work.logs import log_file, log_path_in_words

if TYPE_CHECKING:
    from studio.gui.window import Window


class Dialogs:
    """Opens them; actions name these methods."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._batch: Batch | None = None

    def may_leave(self, then: Callable[[], object]) -> bool:
        """May the window go? If puzzles of a batch would be lost, ask, and do ``then`` after."""
        return self._batch is None or may_leave(self._window, self._batch, then)

    def properties(self) -> None:
        """Title, author, notes, and the settings of the rule."""
        properties_dialog(self._window).open()

    def moves(self) -> None:
        """The jumps that a tour may make, as little arrows on a grid."""
        show_moves(self._window)

    def tours(self) -> None:
        """Tours by jumps on boards of any size."""
        # Loaded when asked for: it knows arrays that the window itself does without.
        from studio.gui.dialogs.tour import show_tours

        show_tours(self._window)

    def recovered(self) -> None:
        """What windows left behind that were killed."""
        recovery = self._window.recovery
        if recovery is None or recovery.offer() is None:
            self._window.say(self._window.tr("No unsaved work was left that can be read."))

    def batches(self) -> None:
        """Many puzzles of one sort, as a sheet of pictures."""
        show_batches(self._window, self._window_batch())

    def restore_batch(self, found: UnsavedBatch, done: Callable[[], object]) -> None:
        """Show generated puzzles that a window left behind; ``done`` once they are kept here."""
        batch = self._window_batch()

        def show() -> None:
            batch.restore(found)
            if batch.journal is not None:
                batch.journal.then(done)
            BatchDialog(self._window, batch).open()

        if self.may_leave(show):
            show()

    def _window_batch(self) -> Batch:
        """The batch of the window, which is one."""
        if self._batch is not None:
            return self._batch
        window = self._window
        batch = self._batch = Batch(window)
        if window.recovery is not None:
            batch.journal = BatchJournal(window.recovery.folder)
            window.closing.connect(batch.end_journal)
        window.closing.connect(batch.stop)
        # The card may have been left meanwhile.
        batch.ended.connect(lambda: window.say(made_words(batch)))
        return batch

    def census(self) -> None:
        """All loops of the board, each with its number of puzzles."""
        show_census(self._window)

    def compare(self) -> None:
        """Engines side by side, with a chart."""
        show_compare(self._window)

    def verify(self) -> None:
        """Prove the verdict again with another engine."""
        show_verify(self._window)

    def settings(self) -> None:
        """Look, checking, and what solvers may use."""
        settings_dialog(self._window).open()

    def history(self) -> None:
        """All steps of the document, each of which a click leads to."""
        history_sheet(self._window).open()

    def go_to(self) -> None:
        """The cursor to a cell by its row and column."""
        go_to_sheet(self._window).open()

    def palette(self) -> None:
        """Find any command by its name."""
        window = self._window
        editing = window.working and window.modes.editing

        def found(owner: QObject) -> list[tuple[str, QAction]]:
            tools = window.editor.tools if editing else ()
            return [
                *menu_actions(window.menus),
                *tool_actions(tools, window.editor.set_tool, owner),
            ]

        def why(action: QAction) -> str:
            return why_off(action, working=window.working, editing=window.modes.editing)

        palette = CommandPalette(window.appearance, window, lambda: found(palette), why)
        palette.open()

    def shortcuts(self) -> None:
        """The list of all keys."""
        ShortcutsSheet(self._window).open()

    def resize(self) -> None:
        """Rows, columns or rings more or less."""
        window = self._window
        resize_sheet(window, window.board).open()

    def rules(self) -> None:
        """The rules of this kind of puzzle."""
        rules_dialog(self._window).open()

    def how_to_play(self) -> None:
        """How each family is played, beginning with the one on the page."""
        window = self._window
        key = window.document.puzzle.rule.key
        HowToPlay(window.appearance, window, key, self._play_example).open()

    def _play_example(self, path: Path) -> None:
        window = self._window

        def play() -> None:
            window.open_document(Document(formats.read(path).puzzle))
            window.modes.choose("play")

        if window.files.may_leave(play):
            play()

    def log(self) -> None:
        """The file with what solver processes wrote, in the desktop's own reader of texts."""
        path, window = log_file(), self._window
        if not path.is_file():
            window.say(window.tr("No solver has had anything to tell yet."))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            window.say(window.tr("The log file is {}.").format(log_path_in_words()))

    def about(self) -> None:
        """Version and licence."""
        about_dialog(self._window).open()
