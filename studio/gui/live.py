"""Live checking: each edit stops the running check and starts the next.

The solving itself happens in a background thread that supervises solver processes
(:mod:`studio.work.solving`); here its findings come back into the window's thread, and those of an
older round are dropped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.board.free import GraphBoard
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui import mazes
from studio.puzzle import Puzzle
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Drawn,
    Failed,
    Finding,
    Finished,
    Graded,
    Judged,
    Mended,
    Redundant,
    Shares,
    Spread,
    Starts,
    Suggested,
    Surveyed,
    Walked,
)
from studio.work.solving import LIVE, Solving, Tell

FRAME_MS = 16
MORE = 20
"""How much further each "Keep counting" goes than the check before."""


@dataclass(frozen=True)
class Knowledge:
    """All that is known about the puzzle on the board; None where nothing is known yet."""

    judged: Judged | None = None
    counted: Counted | None = None
    common: Common | None = None
    doubtful: Doubtful | None = None
    shares: Shares | None = None
    spread: Spread | None = None
    drawn: Drawn | None = None
    suggested: Suggested | None = None
    redundant: Redundant | None = None
    graded: Graded | None = None
    conflict: Conflict | None = None
    starts: Starts | None = None
    mended: Mended | None = None
    surveyed: Surveyed | None = None
    walked: Walked | None = None
    finished: Finished | None = None
    failed: Failed | None = None

    def knowing(self, finding: Finding) -> Knowledge:
        """With one finding more; a later one of a kind replaces the earlier.

        Kinds that the window has no place for are passed over.
        """
        kind = type(finding).__name__.lower()
        if kind not in self.__dataclass_fields__:
            return self
        known: dict[str, Any] = {kind: finding}
        return replace(self, **known)

    @property
    def running(self) -> bool:
        """Is the check still under way?"""
        return self.finished is None and self.failed is None


def worth_checking(puzzle: Puzzle) -> bool:
    """Is there a question? Boards ask one by their clues, drawings by their lines, mazes by their
    two ends."""
    if isinstance(puzzle.board, GraphBoard):
        return bool(puzzle.board.lattice.links)
    if mazes.is_maze(puzzle) and not mazes.has_ends(puzzle):
        return False
    return len(puzzle.board) > 0 and bool(puzzle.clues)


class Checked(Protocol):
    """What live checking asks of a document."""

    @property
    def puzzle(self) -> Puzzle: ...


class LiveCheck(QObject):
    """Checks one document at a time; ``updated`` follows new knowledge, at most once a frame."""

    updated = Signal()
    _arrived = Signal(object, object)

    def __init__(self, document: Checked, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._solving: Solving | None = None
        self._live = True
        self._depth = LIVE
        self._round = 0
        self.knowledge = Knowledge()
        self._arrived.connect(self._hear)
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self.updated)

    @property
    def live(self) -> bool:
        """Are edits checked as they happen?"""
        return self._live

    @property
    def solving(self) -> Solving | None:
        """The solving side, once the first check has started it."""
        return self._solving

    def start(self, make: type[Solving] = Solving) -> None:
        """Start the solver side (after the window's first paint) and check what is on the board."""
        tell: Tell = self._arrived.emit
        self._solving = make(tell)
        self.check()

    def set_document(self, document: Checked) -> None:
        """Check another document from now on."""
        self._document = document
        self.check()

    def set_live(self, live: bool) -> None:
        """Check edits as they happen, or pause that."""
        self._live = live
        if live:
            self.check()
        elif self._solving is not None:
            self._round += 1
            self._solving.stop(self._round)
            self.updated.emit()

    @Slot()
    def check(self) -> None:
        """Check the document as it is now; anything older is stopped and forgotten."""
        self._depth = LIVE
        self._ask()

    @Slot()
    def keep_counting(self) -> None:
        """Check again and enumerate further."""
        depth = self._depth
        self._depth = replace(
            depth, answers=depth.answers * MORE, answer_seconds=depth.answer_seconds * MORE
        )
        self._ask()

    def renew(self) -> None:
        """Replace the solver processes by new ones, which have today's limits."""
        if self._solving is not None:
            make = type(self._solving)
            self.close()
            self.start(make)

    def close(self) -> None:
        """End the solver processes."""
        if self._solving is not None:
            self._solving.close()
            self._solving = None

    def _ask(self) -> None:
        self.knowledge = Knowledge()
        # Rounds, not the document's revisions: another document begins again at revision 0.
        self._round += 1
        puzzle = self._document.puzzle
        if self._solving is not None and self._live:
            if worth_checking(puzzle):
                text = native.write(puzzle, PLAIN).decode()
                self._solving.analyse(self._round, text, self._depth)
            else:
                self._solving.stop(self._round)
        self.updated.emit()

    @Slot(object, object)
    def _hear(self, round_: int, finding: Finding) -> None:
        if round_ != self._round or not self._live:
            return
        self.knowledge = self.knowledge.knowing(finding)
        if not self._frame.isActive():
            self._frame.start()
