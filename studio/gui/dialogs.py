"""The dialogs that a command opens, each on the puzzle that is on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from studio.gui.batch import Batch
from studio.gui.batches import made_words, may_leave, show_batches
from studio.gui.census import show_census
from studio.gui.comparing import show_compare
from studio.gui.properties import properties_sheet, show_moves
from studio.gui.settings_sheet import settings_sheet
from studio.gui.sheets import about_sheet, rules_sheet, shortcuts_sheet
from studio.gui.verifying import show_verify
from studio.gui.widgets.palette import CommandPalette, menu_actions

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
        properties_sheet(self._window).open()

    def moves(self) -> None:
        """The jumps that a tour may make, as little arrows on a grid."""
        show_moves(self._window)

    def tours(self) -> None:
        """Tours by jumps on boards of any size."""
        # Loaded when asked for: it knows arrays that the window itself does without.
        from studio.gui.tours import show_tours

        show_tours(self._window)

    def recovered(self) -> None:
        """What windows left behind that were killed."""
        recovery = self._window.recovery
        if recovery is None or recovery.offer() is None:
            self._window.say(self._window.tr("No unsaved work was left that can be read."))

    def batches(self) -> None:
        """Many puzzles of one sort, as a sheet of pictures."""
        window = self._window
        if self._batch is None:
            batch = self._batch = Batch(window)
            window.closing.connect(batch.stop)
            # The card may have been left meanwhile.
            batch.ended.connect(lambda: window.say(made_words(batch)))
        show_batches(window, self._batch)

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
        settings_sheet(self._window).open()

    def palette(self) -> None:
        """Find any command by its name."""
        window = self._window
        CommandPalette(window.look, window, lambda: menu_actions(window.menus)).open()

    def shortcuts(self) -> None:
        """The list of all keys."""
        shortcuts_sheet(self._window).open()

    def rules(self) -> None:
        """The rules of this kind of puzzle."""
        rules_sheet(self._window).open()

    def about(self) -> None:
        """Version and licence."""
        about_sheet(self._window).open()
