"""A puzzle that plays itself: step by step as an explanation has it, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from studio.board import Cell, Spot
from studio.drawing.overlay import Overlay, Pencil
from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.services.job_runner import JobRunner
from studio.puzzle import Puzzle
from studio.puzzle.play import BLANK, Sheet, Table
from studio.records import dataclass
from studio.work import explaining
from studio.work.findings import Judged, Line
from studio.work.job import Ended
from studio.work.protocol import Analyse
from studio.work.steps import MISSED, NUMBER, UNUSED, USED, Ending, Mark, Step

STEP_MS = 900
HOLD_STEPS = 4
"""How long the end is shown, in steps, before it begins anew."""

PATIENCE_STEPS = 12
"""For how long the board waits for a reason that is not found; then it plays on without."""


@dataclass(frozen=True)
class Turn:
    """One step of the play: what is marked, what of it is new, and why."""

    sheet: Sheet
    new: frozenset[Spot] = frozenset()
    words: str = ""


def marked(table: Table, sheet: Sheet, marks: Iterable[Mark]) -> Sheet:
    """The sheet with the marks of a step, as far as a player makes such marks."""
    for mark in marks:
        spot = mark.spots[0]
        if mark.kind in (USED, UNUSED):
            sheet = sheet.with_edge(spot, "drawn" if mark.kind == USED else "crossed", True)
        elif mark.kind == NUMBER and mark.value is not None and isinstance(spot, Cell):
            if table.style == "numbers" and spot.at not in table.given:
                sheet = sheet.with_number(spot.at, mark.value)
        elif mark.kind == MISSED and table.puzzle.rule.shades and isinstance(spot, Cell):
            sheet = sheet.with_notes(spot.at, frozenset({1}))
    return sheet


def to_the_end(table: Table, sheet: Sheet, line: Line, *, closed: bool) -> Iterator[Turn]:
    """The turns from a sheet to an answer: along the line, whatever of it is still missing."""
    if table.style == "walk":
        walk = (*line, line[0]) if closed else line
        for step in range(1, len(walk) + 1):
            yield Turn(sheet.with_walk(walk[:step]))
        return
    if table.style == "numbers":
        standing = table.numbers(sheet)
        for step, at in enumerate(line, start=1):
            if at not in standing:
                sheet = sheet.with_number(at, step)
                yield Turn(sheet, frozenset({Cell(at)}))
        return
    for a, b in zip(line, (*line[1:], line[0]) if closed else line[1:], strict=False):
        edge = table.edge(a, b)
        if edge not in sheet.drawn:
            sheet = sheet.with_edge(edge, "drawn", True)
            yield Turn(sheet, frozenset({edge}))


def overlay_of(table: Table, turn: Turn) -> Overlay:
    """What lies over the puzzle at a turn."""
    sheet = turn.sheet
    captions = table.puzzle.rule.captions(table.puzzle)
    return Overlay(
        line=sheet.walk or None,
        shaded=table.shaded(sheet),
        written=dict(sheet.written),
        drawn=sheet.drawn,
        crossed=sheet.crossed,
        captions=captions[: max(0, len(sheet.walk) - 1)],
        pencil=Pencil(pointed=turn.new),
    )


class SelfPlay(QObject):
    """Plays one puzzle again and again; a solver process finds the answer and the reasons."""

    stepped = Signal()
    """Another turn is to be shown."""
    hopeless = Signal()
    """The puzzle has no solution."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self.go_on)
        self._table: Table | None = None
        self._judged: Judged | None = None
        self._turns = [Turn(BLANK)]
        self._place = self._waited = 0
        self._whole = False

    def begin(self, puzzle: Puzzle) -> None:
        """Play another puzzle, from its beginning."""
        self.stop()
        self._table, self._judged = Table(puzzle), None
        self._turns, self._whole = [Turn(BLANK)], False
        self._place = self._waited = 0
        self._job_runner.ask(Analyse(native.write(puzzle, PLAIN).decode()))
        self.stepped.emit()
        self._timer.start()

    def stop(self) -> None:
        """Stand still, and look for no more reasons."""
        self._timer.stop()
        self._job_runner.stop()

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self._timer.isActive()

    def set_playing(self, on: bool) -> None:
        """Go on by itself, or stand still at this turn."""
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        assert self._table is not None
        return self._table.puzzle

    @property
    def turn(self) -> Turn:
        """The turn that is to be shown."""
        return self._turns[self._place]

    @property
    def overlay(self) -> Overlay:
        """What lies over the puzzle now."""
        assert self._table is not None
        return overlay_of(self._table, self.turn)

    @property
    def ended(self) -> bool:
        """Is all played that there is to play?"""
        return self._whole and self._place == len(self._turns) - 1

    def go_on(self) -> None:
        """The next turn; after the last one, and a while, the first."""
        if self._place < len(self._turns) - 1:
            self._place += 1
            self._waited = 0
            self.stepped.emit()
            return
        self._waited += 1
        if self._whole and self._waited >= HOLD_STEPS:
            self._place = self._waited = 0
            self.stepped.emit()
        elif not self._whole and self._judged is not None and self._waited >= PATIENCE_STEPS:
            self._job_runner.stop()
            self._complete()

    def _hear(self, news: object) -> None:
        match news:
            case Judged() if self._judged is None:
                self._take(news)
            case Step():
                assert self._table is not None
                before = self._turns[-1].sheet
                sheet = marked(self._table, before, news.then)
                if sheet != before:
                    new = frozenset(spot for mark in news.then for spot in mark.spots)
                    self._turns.append(Turn(sheet, new, news.sentence))
            case Ending() | Ended() if self._judged is not None:
                self._job_runner.stop()
                self._complete()

    def _take(self, judged: Judged) -> None:
        """There is an answer, or none: where it is the only one, it is found by reasons."""
        assert self._table is not None
        self._judged = judged
        if judged.verdict is Verdict.NONE:
            self.stop()
            self.hopeless.emit()
        elif judged.verdict is Verdict.UNIQUE and self._table.style != "walk":
            self._job_runner.ask(explaining.question(self.puzzle))
        else:
            self._job_runner.stop()
            self._complete()

    def _complete(self) -> None:
        """What no reason was found for is drawn along the answer."""
        if self._whole or self._judged is None or not self._judged.lines:
            return
        assert self._table is not None
        last = self._turns[-1].sheet
        line, closed = self._judged.lines[0], self._judged.closed
        self._turns.extend(to_the_end(self._table, last, line, closed=closed))
        self._whole = True
