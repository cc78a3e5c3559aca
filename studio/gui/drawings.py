"""Lines drawn again in the window, drawings leafed through, and what mends a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.gui import strokes
from studio.gui.drawing_sheet import DrawingsDialog
from studio.gui.replay import Replay
from studio.gui.words import tr

if TYPE_CHECKING:
    from studio.gui.window import Window


class Replaying:
    """Binds the panel's section, the clock of the replay and the window's board together."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.replay = Replay(window)
        panel = window.workplace.panel
        section = panel.replay
        section.toggled.connect(self.toggle)
        section.moved.connect(self.move)
        section.first_requested.connect(self.begin)
        section.last_requested.connect(self.replay.end)
        section.next_requested.connect(lambda: self.leaf(1))
        section.previous_requested.connect(lambda: self.leaf(-1))
        section.list_requested.connect(self.show_all)
        panel.mend_chosen.connect(self.mend)
        self.replay.changed.connect(window.show_knowledge)

    def follow(self) -> None:
        """Another line may be on the board."""
        line, closed = self._window.presenter().line()
        self.replay.follow(line, closed=closed)

    def toggle(self) -> None:
        """Draw the line on the board step by step, or pause."""
        if self._shown():
            self.replay.toggle()
        else:
            self._window.say(tr("No solution is known yet."))

    def move(self, by: int) -> None:
        """So many steps on, or back."""
        if self._shown():
            self.replay.move(by)

    def begin(self) -> None:
        """Back to where nothing is drawn."""
        if self._shown():
            self.replay.seek(0)

    def _shown(self) -> bool:
        """Is a line on the board, or can one be shown there?"""
        window = self._window
        judged = window.live.knowledge.judged
        if not window.action("layer_line").isChecked() and judged is not None and judged.lines:
            window.action("layer_line").setChecked(True)
        return self.replay.steps > 0

    # -- drawings ------------------------------------------------------------------------------

    def leaf(self, by: int) -> None:
        """The next drawing of the list, or the previous one."""
        window = self._window
        line, _ = window.presenter().line()
        if window.walks.line is None and window.document.puzzle.is_drawing:
            window.walks.line = line
        if by > 0:
            window.walks.next()
        else:
            window.walks.previous()

    def show_all(self) -> None:
        """All drawings side by side, as far as they are listed."""
        window = self._window
        walked = window.live.knowledge.walked
        puzzle = window.document.puzzle
        if not puzzle.is_drawing or walked is None:
            window.say(tr("Drawings in one stroke are listed where there are some."))
            return
        dialog = DrawingsDialog(window, puzzle, walked)
        dialog.picked.connect(self._pick)
        dialog.open()

    def _pick(self, number: int) -> None:
        window = self._window
        walked = window.live.knowledge.walked
        if walked is not None and number < len(walked.lines):
            window.walks.line = walked.lines[number]
            window.action("layer_line").setChecked(True)
            window.show_knowledge()
            self.replay.toggle()

    def mend(self, way: int) -> None:
        """Add the lines that a way of mending adds; one undo step."""
        window = self._window
        mended = window.live.knowledge.mended
        if mended is not None:
            more = mended.added if way == 0 else mended.twice or ()
            after = strokes.with_lines(window.document.puzzle, more)
            text = tr("Add lines") if way == 0 else tr("Draw lines twice")
            window.document.apply(after, text)
