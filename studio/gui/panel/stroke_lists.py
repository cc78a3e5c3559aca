"""Lines drawn again in the window, drawings leafed through, and what mends a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from studio.gui.panel.path_browser import Lines, WalkBrowser
from studio.gui.panel.replay import Replay
from studio.gui.panel.view import presenter_of
from studio.gui.style.sentences import no_line, no_other_line
from studio.gui.style.texts import tr
from studio.gui.widgets.panel import Panel
from studio.puzzle import Puzzle
from studio.work.findings import Walked

ListDrawings: TypeAlias = Callable[[Puzzle, Walked, Callable[[int], None]], None]


class Replaying:
    """Binds the panel's section, the clock of the replay and the window's board together."""

    def __init__(
        self, lines: Lines, walks: WalkBrowser, panel: Panel, list_drawings: ListDrawings
    ) -> None:
        """``list_drawings`` shows drawings side by side and tells the number of the one picked."""
        self._lines, self._walks, self._list = lines, walks, list_drawings
        self.replay = Replay(panel)
        section = panel.replay
        section.toggled.connect(self.toggle)
        section.moved.connect(self.move)
        section.first_requested.connect(self.begin)
        section.last_requested.connect(self.replay.end)
        section.next_requested.connect(lambda: self.leaf(1))
        section.previous_requested.connect(lambda: self.leaf(-1))
        section.list_requested.connect(self.show_all)
        self.replay.changed.connect(lines.refresh.ask)

    def toggle(self) -> None:
        """Draw the line on the board step by step, or pause."""
        if self._shown():
            # Its button in the panel is no command of the window, which would take that back.
            self._lines.notices.go_on()
            self.replay.toggle()
        else:
            self._lines.notices.refuse(no_line(self._lines.state().knowledge.judged))

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
        state = self._lines.state()
        judged = state.knowledge.judged
        if "line" not in state.layers and judged is not None and judged.lines:
            self._lines.show()
        return self.replay.steps > 0

    def show_another(self) -> None:
        """One of the solutions drawn at random, another one each time; or the next of the list."""
        known = self._lines.state().knowledge
        if known.walked is not None:
            self.leaf(1)
        elif known.drawn is None:
            self._lines.notices.refuse(no_other_line(known.judged))
        else:
            self._walks.drawn += 1
            self._lines.show()
            self._lines.refresh.ask()

    # -- drawings ------------------------------------------------------------------------------

    def leaf(self, by: int) -> None:
        """The next drawing of the list, or the previous one."""
        state = self._lines.state()
        if self._walks.line is None and state.puzzle.rule.revisits:
            self._walks.line, _ = presenter_of(state).line()
        if by > 0:
            self._walks.next()
        else:
            self._walks.previous()

    def show_all(self) -> None:
        """All drawings side by side, as far as they are listed."""
        state = self._lines.state()
        walked, puzzle = state.knowledge.walked, state.puzzle
        if not puzzle.rule.revisits or walked is None:
            self._lines.notices.refuse(
                tr("Drawings in one stroke are listed where there are some.")
            )
            return
        self._lines.notices.go_on()
        self._list(puzzle, walked, self._pick)

    def _pick(self, number: int) -> None:
        walked = self._lines.state().knowledge.walked
        if walked is not None and number < len(walked.lines):
            self._walks.line = walked.lines[number]
            self._lines.show()
            self._lines.refresh.ask()
            self.replay.toggle()
