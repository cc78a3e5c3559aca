"""The dialogs that a command opens, each on the puzzle that is on the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, SignalInstance
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QMenuBar

from studio import formats
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generate import show_generate
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.dialogs.settings_dialog import SettingsDialog, Switches
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.dialogs.small_dialogs import about_dialog, rules_dialog
from studio.gui.document.document import Document
from studio.gui.document.whole_board import WholeBoard
from studio.gui.services.background import Background
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.shell.all_keys import all_keys
from studio.gui.shell.findable import tool_actions, why_off
from studio.gui.shell.own_keys import OwnKeys
from studio.gui.shell.recovery import Recovery
from studio.gui.style.texts import tr
from studio.gui.widgets.palette import CommandPalette, menu_actions
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work import manual
from studio.work.findings import Walked
from studio.work.logs import log_file, log_path_in_words

if TYPE_CHECKING:
    from studio.gui.dialogs.batch_run import Batch
    from studio.gui.dialogs.collection_run import Collection
    from studio.gui.dialogs.tour import LastTour
    from studio.gui.document.batch_journal import UnsavedBatch
    from studio.gui.widgets.dialogs import SentenceDialog
    from studio.work.recording import Recording


@dataclass(frozen=True)
class Shell:
    """What the openers ask of the window's commands and pages.

    ``working`` says whether the page with the board is on show, ``editing`` whether its mode is
    Edit, and ``mode_has`` whether that mode has an action. ``choose_mode`` and ``action`` take
    keys, and ``speak`` gives windows their new language.
    """

    menus: QMenuBar
    board: WholeBoard
    action: Callable[[str], QAction]
    working: Callable[[], bool]
    editing: Callable[[], bool]
    mode_has: Callable[[str], bool]
    choose_mode: Callable[[str], object]
    speak: Callable[[], object]
    own_keys: Callable[[], OwnKeys]
    open_path: Callable[[Path], object]


class Dialogs:
    """Opens them; actions name these methods.

    Most cards are loaded when they are asked for: no start waits for them (``preload.py``).
    """

    def __init__(self, services: CardServices, shell: Shell) -> None:
        self._services, self._shell = services, shell
        self._batch: Batch | None = None
        self._background = Background(services.parent)
        self._collection: Collection | None = None
        self._last_tour: LastTour | None = None
        self.recovery: Recovery | None = None
        """What keeps unsaved work, once it does."""

    def ask_to_leave(self, given_up: GivenUp, then: Callable[[], object]) -> SentenceDialog | None:
        """The question about puzzles of a batch that would be lost, open; None if none would."""
        if self._batch is None:
            return None
        from studio.gui.dialogs.generate_many import ask_to_leave

        return ask_to_leave(self._services, self._batch, given_up, then)

    def new_puzzle(self) -> None:
        """A new puzzle: its kind and outline."""
        NewPuzzle(self._services).open()

    def generate(self) -> None:
        """Clues for the board on the canvas; from the welcome page a new puzzle."""
        if self._shell.working():
            show_generate(self._services)
            return
        new = NewPuzzle(self._services)
        new.open()
        new.fill()

    def film(self, puzzle: Puzzle, recording: Recording, step: int, milliseconds: float) -> None:
        """A recording saved as a film from a step on, at so many milliseconds a step."""
        # Loaded when asked for, with what packs pictures.
        from studio.gui.dialogs.export_animation import AnimationDialog

        AnimationDialog(self._services, puzzle, recording, step, milliseconds).open()

    def drawings(self, puzzle: Puzzle, walked: Walked, picked: Callable[[int], None]) -> None:
        """All drawings side by side; ``picked`` is told the number of the one chosen."""
        from studio.gui.dialogs.all_drawings import DrawingsDialog

        dialog = DrawingsDialog(self._services, puzzle, walked)
        dialog.picked.connect(picked)
        dialog.open()

    def take_up(self, others: Dialogs) -> None:
        """Go on with what another window has, which is about to close: its batch, its folder, what
        was chosen there."""
        self._last_tour = others._last_tour
        batch, others._batch = others._batch, None
        collection, others._collection = others._collection, None
        if batch is not None:
            for signal, slot in others._heard_of(batch):
                signal.disconnect(slot)
            self._keep_batch(batch)
        if collection is not None:
            others._services.jobs.closing.disconnect(collection.stop)
            self._keep_collection(collection)

    def properties(self) -> None:
        """Title, author, notes, and the settings of the rule."""
        from studio.gui.dialogs.properties import PropertiesDialog

        PropertiesDialog(self._services).open()

    def print(self) -> None:
        """The page as it is printed."""
        # Loaded when asked for: few sessions print.
        from studio.gui.dialogs.print_dialog import PrintDialog

        PrintDialog(self._services).open()

    def collection(self, folder: Path | None = None) -> None:
        """A folder of puzzles as pictures: this one, else the one that was shown last."""
        # Loaded when asked for: few sessions look at folders.
        from studio.gui.dialogs.collection import CollectionDialog
        from studio.gui.dialogs.collection_run import Collection

        collection = self._collection or self._keep_collection(Collection())
        if folder is not None:
            collection.look(folder)
        else:
            # Puzzles may have been edited and saved meanwhile, here or elsewhere.
            collection.look_again()
        CollectionDialog(self._services, collection, self._shell.open_path).open()

    def _keep_collection(self, collection: Collection) -> Collection:
        collection.setParent(self._services.parent)
        self._services.jobs.closing.connect(collection.stop)
        self._collection = collection
        return collection

    def moves(self) -> None:
        """The jumps that a tour may make, as little arrows on a grid."""
        from studio.gui.dialogs.properties import show_moves

        show_moves(self._services)

    def tours(self) -> None:
        """Tours by jumps on boards of any size."""
        # Loaded when asked for: it knows arrays that the window itself does without.
        from studio.gui.dialogs.tour import LastTour, show_tours

        self._last_tour = self._last_tour or LastTour()
        show_tours(self._services, self._last_tour)

    def recovered(self) -> None:
        """What windows left behind that were killed."""
        recovery = self.recovery
        if recovery is not None and recovery.offer() is not None:
            return
        unreadable = recovery is not None and recovery.waiting
        left, none = (
            tr("No unsaved work was left that can be read."),
            tr("There is no unsaved work to bring back."),
        )
        self._services.refuse(left if unreadable else none)

    def batches(self) -> None:
        """Many puzzles of one sort, as a sheet of pictures."""
        from studio.gui.dialogs.generate_many import show_batches

        show_batches(self._services, self._window_batch())

    def restore_batch(self, found: UnsavedBatch, done: Callable[[], object]) -> None:
        """Show generated puzzles that a window left behind; ``done`` once they are kept here."""
        from studio.gui.dialogs.generate_many import BatchDialog

        batch = self._window_batch()

        def show() -> None:
            batch.restore(found)
            if batch.journal is not None:
                batch.journal.then(done)
            BatchDialog(self._services, batch, found.blank).open()

        if may_leave(self.ask_to_leave, show):
            show()

    def _window_batch(self) -> Batch:
        """The batch of the window, which is one."""
        if self._batch is not None:
            return self._batch
        from studio.gui.dialogs.batch_run import Batch
        from studio.gui.document.batch_journal import BatchJournal

        batch = Batch()
        if self.recovery is not None:
            batch.journal = BatchJournal(self.recovery.folder)
        return self._keep_batch(batch)

    def _keep_batch(self, batch: Batch) -> Batch:
        batch.setParent(self._services.parent)
        for signal, slot in self._heard_of(batch):
            signal.connect(slot)
        self._batch = batch
        return batch

    def _heard_of(self, batch: Batch) -> tuple[tuple[SignalInstance, Callable[[], object]], ...]:
        closing = self._services.jobs.closing
        told = (batch.ended, self._tell_made)
        return ((closing, batch.end_journal), (closing, batch.stop), told)

    def _tell_made(self) -> None:
        from studio.gui.dialogs.generate_many import made_words

        # The card may have been left meanwhile.
        if self._batch is not None:
            self._services.say(made_words(self._batch))

    def census(self) -> None:
        """All loops of the board, each with its number of puzzles."""
        from studio.gui.dialogs.census import show_census

        show_census(self._services)

    def compare(self) -> None:
        """Engines side by side, with a chart."""
        from studio.gui.dialogs.compare_engines import show_compare

        document = self._services.document
        show_compare(self._services, document.puzzle if self._shell.working() else None)

    def verify(self) -> None:
        """Prove the verdict again with another engine."""
        from studio.gui.dialogs.verify import show_verify

        show_verify(self._services)

    def settings(self, *, language: bool = False) -> None:
        """Look, checking, and what solvers may use; ``language``: another one was just chosen."""
        shell = self._shell
        switches = Switches(shell.action("live"), shell.action("theme"), shell.speak)
        SettingsDialog(self._services, switches, language=language).open()

    def history(self) -> None:
        """All steps of the document, each of which a click leads to."""
        from studio.gui.dialogs.navigation import history_sheet

        history_sheet(self._services).open()

    def go_to(self) -> None:
        """The cursor to a cell by its row and column."""
        from studio.gui.dialogs.navigation import go_to_sheet

        go_to_sheet(self._services).open()

    def palette(self) -> None:
        """Find any command by its name."""
        services, shell = self._services, self._shell
        editing = shell.working() and shell.editing()

        def found(owner: QObject) -> list[tuple[str, QAction]]:
            tools = services.editor.tools if editing else ()
            return [
                *menu_actions(shell.menus),
                *tool_actions(tools, services.editor.set_tool, owner),
            ]

        palette = CommandPalette(
            services.appearance, services.parent, lambda: found(palette), self.why_off
        )
        palette.open()

    def why_off(self, action: QAction) -> str:
        """Why an action cannot be done now, in a few words; "" if nothing is known."""
        shell, rule = self._shell, self._services.document.puzzle.rule
        return why_off(action, rule, working=shell.working(), has=shell.mode_has)

    def shortcuts(self) -> None:
        """The list of all keys."""
        keys = all_keys(self._services.editor.tools, self._shell.action)
        ShortcutsSheet(self._services, keys, self._shell.own_keys()).open()

    def resize(self) -> None:
        """Rows, columns or rings more or less."""
        from studio.gui.dialogs.resize import resize_sheet

        resize_sheet(self._services, self._shell.board).open()

    def rules(self) -> None:
        """The rules of this kind of puzzle."""
        rules_dialog(self._services).open()

    def how_to_play(self) -> None:
        """How each family is played, beginning with the one on the page."""
        from studio.gui.dialogs.how_to_play import HowToPlay

        services = self._services
        key = services.document.puzzle.rule.key
        HowToPlay(services, key, self._play_example).open()

    def _play_example(self, path: Path) -> None:
        documents = self._services.documents

        def play() -> None:
            documents.show(Document(formats.read(path).puzzle))
            self._shell.choose_mode("play")

        documents.once_left(play)

    def manual(self) -> None:
        """The manual, in the user's browser; where it is not there yet it is built first."""
        if manual.ready() is None:
            self._services.say(tr("The manual is put together; it opens when it is there."))

        def made() -> Path | str:
            try:
                return manual.made()
            except manual.NoManualError as refused:
                return str(refused)

        self._background.run(made, self._show_manual)

    def _show_manual(self, made: Path | str) -> None:
        say = self._services.say
        if isinstance(made, str):
            say(tr("The manual could not be put together: {}").format(made))
        elif QDesktopServices.openUrl(QUrl.fromLocalFile(str(made))):
            say("")
        else:
            say(tr("The manual is {}.").format(made))

    def log(self) -> None:
        """The file with what solver processes wrote, in the desktop's own reader of texts."""
        path = log_file()
        if not path.is_file():
            self._services.refuse(tr("No solver has had anything to tell yet."))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._services.say(tr("The log file is {}.").format(log_path_in_words()))

    def about(self) -> None:
        """Version and licence."""
        about_dialog(self._services).open()
