"""Browsing the walks of a maze: which of those that are known lies on the board."""

from __future__ import annotations

from collections.abc import Callable

from studio.gui.panel import mazes
from studio.gui.panel.state import State
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.style.texts import tr
from studio.gui.widgets.walks import WalksSection
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work.findings import Line


def _no_walk(puzzle: Puzzle) -> str:
    """Why no walk is at hand."""
    if begin := puzzle.rule.unready(puzzle):
        return tr(begin)
    # The engine that it asks is loaded for this alone.
    from studio.work.walking import has_walks

    if not puzzle.faults() and not has_walks(puzzle.compile()):
        return tr("This puzzle has no walks.")
    return tr("No walk is known yet.")


@dataclass(frozen=True)
class Lines:
    """What those need who choose the line on the board: the state, and to have the line shown."""

    state: Callable[[], State]
    show: Callable[[], None]
    notices: Notices
    refresh: Refresh


class WalkBrowser:
    """Holds the walk that was picked; the window shows it, and an edit forgets it."""

    def __init__(self, lines: Lines, section: WalksSection) -> None:
        self._lines = lines
        self.line: Line | None = None
        self.drawn = 0
        """Which of the solutions drawn at random is shown where none was picked, from 0."""
        self._told = ""
        """What the status line says of the walk on the board, or said last."""
        section.shortest_requested.connect(self.show_shortest)
        section.longest_requested.connect(self.show_longest)
        section.next_requested.connect(self.next)
        section.previous_requested.connect(self.previous)
        section.length_chosen.connect(self.show_length)
        section.sum_chosen.connect(self.show_sum)

    def forget(self) -> None:
        """The walks are those of another board."""
        self.line, self.drawn = None, 0

    @property
    def place(self) -> str:
        """Which of the listed walks is on the board: "3 of 28"; "" for none of them."""
        walked = self._lines.state().knowledge.walked
        if walked is None or self.line not in walked.lines:
            return ""
        number, every = walked.lines.index(self.line) + 1, grouped(len(walked.lines))
        words = tr("{} of {}") if walked.every else tr("{} of {} listed")
        return words.format(grouped(number), every)

    # -- choosing ------------------------------------------------------------------------------

    def show_shortest(self) -> None:
        """A walk with the fewest jumps."""
        surveyed = self._lines.state().knowledge.surveyed
        self._show(None if surveyed is None else surveyed.shortest)
        if surveyed is not None and surveyed.shortest and not (surveyed.least or surveyed.exact):
            self._tell(tr("This is the shortest walk known so far."))

    def show_longest(self) -> None:
        """A walk with the most jumps, of those known so far."""
        surveyed = self._lines.state().knowledge.surveyed
        self._show(None if surveyed is None else surveyed.longest)
        if surveyed is not None and surveyed.longest and not surveyed.exact:
            self._tell(tr("This is the longest walk known so far."))

    def next(self) -> None:
        """The next walk of the list, after the last one the first."""
        self._step(1)

    def previous(self) -> None:
        """The walk before, before the first one the last."""
        self._step(-1)

    def show_length(self, jumps: int) -> None:
        """The next listed walk with so many jumps."""
        ends = self._lines.state().knowledge.surveyed
        known = () if ends is None else (ends.shortest, ends.longest)
        self._next_with(lambda line: len(line) - 1 == jumps, known)

    def show_sum(self, total: int) -> None:
        """The next listed walk that adds up to this."""
        puzzle = self._lines.state().puzzle
        self._next_with(lambda line: mazes.total_of(puzzle, line) == total, ())

    def _listed(self) -> tuple[Line, ...]:
        walked = self._lines.state().knowledge.walked
        return () if walked is None else walked.lines

    def _step(self, by: int) -> None:
        lines = self._listed()
        if not lines:
            self._show(None)
        elif self.line in lines:
            self._show(lines[(lines.index(self.line) + by) % len(lines)])
        else:
            self._show(lines[0 if by > 0 else -1])

    def _next_with(self, fits: Callable[[Line], bool], known: tuple[Line | None, ...]) -> None:
        listed = self._listed()
        lines = [line for line in (*listed, *known) if line is not None and fits(line)]
        if not lines:
            self._lines.notices.refuse(tr("No such walk is among those that are listed."))
        elif self.line in lines:
            self._show(lines[(lines.index(self.line) + 1) % len(lines)])
        else:
            self._show(lines[0])

    def _show(self, line: Line | None) -> None:
        if line is None:
            self._lines.notices.refuse(_no_walk(self._lines.state().puzzle))
            return
        # What was said of the walk before, or why there was none, is not true of this one.
        self._lines.notices.go_on()
        self._lines.notices.take_back(self._told)
        self.line = line
        self._lines.show()
        self._lines.refresh.ask()

    def _tell(self, words: str) -> None:
        """Say something of the walk on the board."""
        self._told = words
        self._lines.notices.say(words)
