"""What the panel proposes for the clues, done: place, remove, add, go to what is marked."""

from __future__ import annotations

from collections.abc import Callable

from studio.gui.editor.editor import Editor
from studio.gui.panel import strokes
from studio.gui.panel.live_check import LiveCheck
from studio.gui.panel.presenter import Presenter
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.style.texts import later, tr
from studio.gui.widgets.panel import Panel
from studio.puzzle import Clue, Puzzle


class Proposals:
    """Does what is proposed, each an undo step; ``presenter`` gives what is proposed now."""

    def __init__(
        self,
        editor: Editor,
        live: LiveCheck,
        notices: Notices,
        refresh: Refresh,
        presenter: Callable[[], Presenter],
    ) -> None:
        self._editor, self._live = editor, live
        self._notices, self._refresh = notices, refresh
        self._presenter = presenter
        self._marked = 0
        self.pointed = ""
        """The name of the clue that was gone to, until the pointer or the focus is elsewhere."""

    def connect(self, panel: Panel) -> None:
        """Hear what is chosen on the panel."""
        panel.remove_redundant_requested.connect(self.remove_redundant)
        panel.conflict_clue_chosen.connect(self._show_conflict_clue)
        panel.way_out_chosen.connect(self._take_way_out)
        panel.mend_chosen.connect(self._mend)
        panel.suggestion_placed.connect(self.place_suggestion)
        panel.suggestion_focused.connect(self._show_suggestion)
        panel.advice_left.connect(self._forget_pointed)
        self._editor.hovered.connect(self._forget_pointed)

    @property
    def _puzzle(self) -> Puzzle:
        return self._editor.document.puzzle

    def _apply(self, after: Puzzle, name: str = "") -> None:
        self._editor.document.apply(after, name)

    def _take_up_typed(self) -> None:
        """What is proposed is for the puzzle with the number that is being typed."""
        self._editor.writing.finish()

    def remove_redundant(self) -> None:
        """Remove as many redundant clues as can go together."""
        self._take_up_typed()
        clues = self._presenter().removable()
        if clues:
            self._apply(self._puzzle.erased(*clues))

    def next_marked(self) -> None:
        """Pan to the next clue that is marked as conflicting or redundant, and blink it."""
        clues = self._presenter().marked()
        if not clues:
            self._notices.refuse(tr("No clue is marked."))
            return
        self._marked = (self._marked + 1) % len(clues)
        self._point_at(clues[self._marked])

    def place_suggestion(self, index: int) -> None:
        """Place the suggested clue A (0), B (1) or C (2)."""
        self._take_up_typed()
        suggestions = self._presenter().suggestions()
        if index < len(suggestions):
            after = self._puzzle.placed(suggestions[index].clue)
            if isinstance(after, Puzzle):
                self._apply(after)

    def _show_suggestion(self, index: int) -> None:
        suggestions = self._presenter().suggestions()
        if index < len(suggestions):
            self._point_at(suggestions[index].clue)

    def _show_conflict_clue(self, index: int) -> None:
        conflict = self._live.knowledge.conflict
        if conflict is not None and index < len(conflict.clues):
            self._point_at(conflict.clues[index])

    def _point_at(self, clue: Clue) -> None:
        self._editor.showing.reveal(self._editor.puzzle.board, clue.spot)
        self._editor.showing.blink(clue.spot)
        self.pointed = self._presenter().name(clue)
        self._refresh.ask()

    def _forget_pointed(self, *_: str) -> None:
        """The pointer, the cursor or the focus says where one is now."""
        self.pointed = ""
        self._refresh.ask()

    def _take_way_out(self, index: int) -> None:
        if self._live.knowledge.conflict is None:
            # What is still to be seen is of the board of before; nothing is known of this one yet.
            return
        clue = self._presenter().way_out(index)
        if clue is None:
            self._editor.undo()
        else:
            self._take_up_typed()
            self._apply(self._puzzle.erased(clue))

    def _mend(self, way: int) -> None:
        """Add the lines that a way of mending adds."""
        self._take_up_typed()
        mended = self._live.knowledge.mended
        if mended is not None:
            more = mended.added if way == 0 else mended.twice or ()
            name = later("Add lines") if way == 0 else later("Draw lines twice")
            self._apply(strokes.with_lines(self._puzzle, more), name)
