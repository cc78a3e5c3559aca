"""Filling a board with clues: a puzzle made in a solver process, and what is known of it so far."""

from __future__ import annotations

import random
import time
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.board import Board
from studio.gui.services.job_runner import JobRunner
from studio.puzzle import Puzzle
from studio.work.codes import as_told
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Repaired, Working
from studio.work.job import Ended
from studio.work.making import Generate, News, Repair, question, repair_question
from studio.work.sentences import ended_words

SETTLE_MS = 120
"""How long a choice must stand before work begins on it: steps of the size come quickly."""

GUESS_AFTER_S = 1.0
GUESS_FROM = 0.1
"""Time left is told after so many seconds, and when so much of the work is done."""


class Filling(QObject):
    """Fills one board at a time; ``changed`` follows everything that becomes known."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._puzzle: Puzzle | None = None
        self._board: Board | None = None
        self._wanted = GenerateOptions()
        self._keep = False
        self._repair = False
        self._seed: int | None = None
        self._first: tuple[float, int] | None = None
        """When minimising began, and how many clues were open then."""
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.seed = 0
        """The seed of the latest work."""
        self.latest: News | None = None
        self.filled: Puzzle | None = None
        """The best puzzle with one solution by now; after a repair, with a solution."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._send)

    @property
    def busy(self) -> bool:
        """Is a puzzle being made, or about to be?"""
        return self._job_runner.busy or self._settle.isActive()

    @property
    def seconds_left(self) -> float | None:
        """About how long minimising will go on; None while nobody can say.

        Clues are settled, needed or gone, since the first picture of a puzzle with one solution; as
        much time a clue is expected of the rest.
        """
        match self.latest:
            case Working(unique=True, done=done, total=total, best=None) if self.busy:
                if self._first is None:
                    return None
                began, open_then = self._first
                passed, settled = time.monotonic() - began, open_then - (total - done)
                if passed > GUESS_AFTER_S and settled > GUESS_FROM * open_then:
                    return passed * (total - done) / settled
        return None

    def begin(
        self,
        puzzle: Puzzle,
        wanted: GenerateOptions | None = None,
        *,
        keep: bool = False,
        seed: int | None = None,
    ) -> None:
        """Make a puzzle on this board; what was made before is forgotten.

        With ``keep`` the clues that stand stay; without a ``seed`` it is another one each time.
        """
        self._forget(puzzle)
        self._wanted = wanted or GenerateOptions()
        self._keep, self._repair, self._seed = keep, False, seed

    def repair(self, puzzle: Puzzle) -> None:
        """Remove as few clues as possible, until there is a solution."""
        self._forget(puzzle)
        self._repair = True

    def _forget(self, puzzle: Puzzle) -> None:
        self.stop()
        self._puzzle, self.latest, self.filled = puzzle, None, None
        self._board = puzzle.board
        self._settle.start()

    @Slot()
    def stop(self) -> None:
        """End the work under way; the best puzzle so far stays."""
        self._settle.stop()
        self._job_runner.stop()

    def _question(self, puzzle: Puzzle) -> Generate | Repair:
        if self._repair:
            return repair_question(puzzle)
        chance = random.SystemRandom()
        self.seed = chance.randrange(1 << 31) if self._seed is None else self._seed
        return question(puzzle, replace(self._wanted, seed=self.seed), keep=self._keep)

    def _send(self) -> None:
        assert self._puzzle is not None
        self._first = None
        self._job_runner.ask(self._question(self._puzzle))

    def _better(self, puzzle: Puzzle) -> bool:
        """Has it fewer clues than the best so far? One for another solution may have more."""
        return self.filled is None or puzzle.clues.count() < self.filled.clues.count()

    def _at_hand(self, puzzle: Puzzle) -> Puzzle:
        """The same puzzle on the board at hand, if that is its board: messages make boards anew,
        of which nothing is known yet, neither corners nor how they are drawn."""
        if self._board is None or puzzle.board != self._board:
            self._board = puzzle.board
        return replace(puzzle, board=self._board)

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        if isinstance(news, Working | Generated | Repaired):
            news = replace(news, puzzle=self._at_hand(news.puzzle))
        match news:
            case Ended():
                self.stop()
                if reason := ended_words(news):
                    self.latest = GenerationFailed(as_told(reason))
            case Working(puzzle, unique):
                self.latest = news
                if unique and self._first is None:
                    self._first = (time.monotonic(), news.total - news.done)
                if self._repair or (unique and self._better(puzzle)):
                    self.filled = puzzle
            case Generated(puzzle) | Repaired(puzzle):
                self.latest, self.filled = news, puzzle
            case _:
                # What was on the way to a puzzle that was not met is not the one asked for.
                self.latest, self.filled = news, None
        self.changed.emit()
