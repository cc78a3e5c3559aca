"""Live checking: each edit stops the running check and starts the next.

The solving itself happens in a background thread that supervises solver processes
(:mod:`studio.work.solving`); here its findings come back into the window's thread, and those of an
older round are dropped.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import replace
from functools import cache, partial
from typing import Any, Protocol, get_args, get_type_hints

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clues, Puzzle
from studio.records import dataclass
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Drawn,
    EdgeFrequencies,
    Failed,
    Finding,
    Finished,
    Graded,
    Judged,
    Line,
    Mended,
    Redundant,
    Spread,
    Starts,
    Suggested,
    Surveyed,
    Walked,
)
from studio.work.solving import LIVE, Solving, Tell

FRAME_MS = 16
PATIENCE_MS = 400
"""So long marks of the board before the last edit stay, until what is quickly found is there."""
MORE = 20
"""How much further each "Keep counting" goes than the check before."""


@dataclass(frozen=True)
class Knowledge:
    """All that is known about the puzzle on the board; None where nothing is known yet."""

    judged: Judged | None = None
    counted: Counted | None = None
    common: Common | None = None
    doubtful: Doubtful | None = None
    shares: EdgeFrequencies | None = None
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
    since: float | None = None
    """When solvers were asked, in seconds of the monotonic clock; None if they were not."""

    def knowing(self, finding: Finding) -> Knowledge:
        """With one finding more; a later one of a kind replaces the earlier.

        Kinds that the window has no place for are passed over.
        """
        place = _places().get(type(finding))
        if place is None:
            return self
        known: dict[str, Any] = {place: finding}
        return replace(self, **known)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Solutions that are known, the one to be shown first: of walks the shortest."""
        if self.judged is None:
            return ()
        if self.surveyed is None or self.surveyed.shortest is None:
            return self.judged.lines
        return tuple(dict.fromkeys((self.surveyed.shortest, *self.judged.lines)))

    @property
    def running(self) -> bool:
        """Is the check still under way?"""
        return self.finished is None and self.failed is None


@cache
def _places() -> dict[type, str]:
    """The field of each kind of finding."""
    return {get_args(hint)[0]: name for name, hint in get_type_hints(Knowledge).items()}


def worth_checking(puzzle: Puzzle) -> bool:
    """Is there a question?"""
    return puzzle.rule.asks(puzzle)


def _text(puzzle: Puzzle) -> str:
    return native.write(puzzle, PLAIN).decode()


MOST_SOLVABLE = 20
"""Of so many puzzles that were on the board it is remembered that they have solutions."""


class _Bound:
    """How many solutions a puzzle is known to have at least, how the most of them that were looked
    at spread over the board, and what is known of its walks.

    What was proved once stays proved, though another time fewer may be met in the time there is.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.count = 0
        self.spread: Spread | None = None
        self.doubtful: Doubtful | None = None
        self._surveyed: Surveyed | None = None

    def raised(self, counted: Counted) -> Counted:
        """A count that is not exact, or what was counted before where that was more."""
        self.count = max(self.count, counted.count)
        return replace(counted, count=self.count)

    def joined(self, surveyed: Surveyed) -> Surveyed:
        """The more walks of two searches that did not end, and the best ends of both."""
        before = self._surveyed
        if before is not None:
            most = max(before, surveyed, key=lambda each: each.count)
            short = [each for each in (surveyed.shortest, before.shortest) if each is not None]
            long = [each for each in (surveyed.longest, before.longest) if each is not None]
            surveyed = replace(
                most,
                shortest=min(short, key=len, default=None),
                longest=max(long, key=len, default=None),
                least=before.least or surveyed.least,
            )
        self._surveyed = surveyed
        self.count = max(self.count, surveyed.count)
        return surveyed

    def fullest(self, spread: Spread, doubtful: Doubtful | None) -> dict[str, Any]:
        """What is known of a sample and of the cells in doubt in it, or of a larger one before."""
        if self.spread is None or spread.looked_at >= self.spread.looked_at:
            self.spread, self.doubtful = spread, doubtful
        return {"spread": self.spread, "doubtful": self.doubtful}


class Checked(Protocol):
    """What is checked: the puzzle as it is judged."""

    @property
    def judged(self) -> Puzzle:
        """The puzzle that is judged: with the number that is being typed, if one is."""
        ...


class LiveCheck(QObject):
    """Checks one document at a time; ``updated`` follows new knowledge, at most once a frame."""

    updated = Signal()
    _arrived = Signal(object, object)

    def __init__(self, document: Checked, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._solving: Solving | None = None
        self._live = True
        self.once = False
        """Was the check of the document asked for while that is paused?"""
        self._depth = LIVE
        self._round = 0
        self._asked: Puzzle | None = None
        self.knowledge = Knowledge()
        self.before: Knowledge | None = None
        """What was known before the last edit, until that is judged and its marks are there."""
        self._solvable: deque[Puzzle] = deque(maxlen=MOST_SOLVABLE)
        self._bounds: deque[_Bound] = deque(maxlen=MOST_SOLVABLE)
        """Of puzzles that were judged lately and could not be counted to the end."""
        self._bound: _Bound | None = None
        """The one of them that is on the board."""
        self._arrived.connect(self._hear)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._settle)
        # A turn later, so that the board shows an edit first.
        self._sending = QTimer(self)
        self._sending.setSingleShot(True)
        self._sending.timeout.connect(self._send)
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
        self._begin(make)
        if self.knowledge.finished is None:
            self.check()

    def _begin(self, make: type[Solving]) -> None:
        tell: Tell = self._arrived.emit
        self._solving = make(tell)

    def solvable(self, puzzle: Puzzle) -> bool:
        """Is it known that a puzzle has a solution, or does it ask nothing yet? Of puzzles that
        were on the board the last ones are remembered."""
        if any(map(puzzle.asks_same, self._solvable)):
            return True
        return not worth_checking(puzzle) and not self._hopeless(puzzle)

    def _hopeless(self, puzzle: Puzzle) -> bool:
        """Was it proved, by what is on the board now, that there is no line whatever the clues?"""
        conflict, asked = self.knowledge.conflict, self._asked
        if conflict is None or conflict.clues or conflict.whole or asked is None:
            return False
        bare, other = (replace(each, clues=Clues()) for each in (puzzle, asked))
        return bare.asks_same(other)

    def take_up(self, before: LiveCheck) -> None:
        """Know what another check found out of the same document, if that is all; it need not be
        asked again."""
        if before.knowledge.finished is not None:
            self.knowledge, self._asked = before.knowledge, before._asked
            self._depth, self._solvable = before._depth, before._solvable
            self._bounds, self._bound = before._bounds, None
            self.updated.emit()

    def set_document(self, document: Checked) -> None:
        """Check another document from now on; nothing of the one before stays."""
        self._document = document
        self.knowledge, self.before, self._asked = Knowledge(), None, None
        self.check()

    def set_live(self, live: bool) -> None:
        """Check edits as they happen, or pause that."""
        self._live, self.once = live, False
        if live:
            self.check()
        elif self._solving is not None:
            self._round += 1
            self._sending.stop()
            self._solving.stop(self._round)
            self.before = None
            self.updated.emit()

    @Slot()
    def check(self) -> None:
        """Check the document as it is now; anything older is stopped and forgotten."""
        self._depth = LIVE
        self._ask()

    def check_once(self) -> None:
        """Check the document as it is now, also while that is paused for what comes."""
        self._depth = LIVE
        self._ask(once=True)

    def follow(self) -> None:
        """Check the document, unless solvers were asked the very same last."""
        if self._asked is None or not self._asked.asks_same(self._document.judged):
            self.check()

    @Slot()
    def keep_counting(self) -> None:
        """Check again and enumerate further."""
        depth = self._depth
        self._depth = replace(
            depth, answers=depth.answers * MORE, answer_seconds=depth.answer_seconds * MORE
        )
        self._ask(once=True)

    @Slot()
    def stop(self) -> None:
        """End the check under way; what it found stays, and :meth:`keep_counting` goes on."""
        known = self.knowledge
        if self._solving is None or known.since is None or not known.running:
            return
        self._round += 1
        self._sending.stop()
        self._solving.stop(self._round)
        seconds = time.monotonic() - known.since
        if known.judged is None:
            known = replace(known, judged=Judged(Verdict.UNKNOWN, seconds=seconds))
        elif known.judged.verdict is Verdict.SEVERAL and known.counted is None:
            least = max(len(known.judged.lines), self._bound_now().count)
            known = replace(known, counted=Counted(least, exact=False))
        self.knowledge, self.before = replace(known, finished=Finished(seconds)), None
        self.updated.emit()

    def renew(self) -> None:
        """Replace the solver processes by new ones, which have today's limits."""
        if self._solving is not None:
            make = type(self._solving)
            self.close()
            self._begin(make)
            self.check()

    def close(self) -> None:
        """End the solver processes."""
        self._sending.stop()
        if self._solving is not None:
            self._solving.close()
            self._solving = None

    def _ask(self, *, once: bool = False) -> None:
        puzzle = self._document.judged
        working, wanted = self._live or self.once, self._live or once
        self.once = wanted and not self._live
        asking = self._solving is not None and wanted and worth_checking(puzzle)
        self._keep_marks(puzzle, asking)
        self.knowledge = Knowledge(since=time.monotonic() if asking else None)
        self._asked, self._bound = puzzle, None
        # Rounds, not the document's revisions: another document begins again at revision 0.
        self._round += 1
        self._sending.stop()
        if asking:
            self._sending.start()
        elif self._solving is not None and working:
            self._solving.stop(self._round)
        self.updated.emit()

    def _bound_now(self) -> _Bound:
        """What was proved before of the puzzle that solvers were asked about, as the last one."""
        if self._bound is None:
            assert self._asked is not None
            self._bound = _Bound(self._asked)
            for bound in self._bounds:
                if bound.puzzle.asks_same(self._asked):
                    self._bounds.remove(bound)
                    self._bound = bound
                    break
            self._bounds.append(self._bound)
        return self._bound

    @property
    def _open(self) -> bool:
        """Is a number of solutions known that is not exact?"""
        counted = self.knowledge.counted
        return counted is not None and not counted.exact

    def _send(self) -> None:
        """Hand the solvers what was asked last."""
        if self._solving is not None and self._asked is not None:
            self._solving.analyse(self._round, partial(_text, self._asked), self._depth)

    def _keep_marks(self, puzzle: Puzzle, judging: bool) -> None:
        """Hold on to what is shown while an edit is judged; another board has other places."""
        same = self._asked is not None and self._asked.board == puzzle.board
        if not same or not judging:
            self.before = None
        elif self.before is None and replace(self.knowledge, since=None) != Knowledge():
            self.before = self.knowledge
        self._patience.start()

    def _settle(self) -> None:
        """Show what was found instead of what was known before, as soon as there is a verdict."""
        known = self.knowledge
        ended = not known.running
        if self.before is None or not (ended or known.judged is not None):
            return
        if ended or not self._patience.isActive():
            self.before = None
            self.updated.emit()

    @Slot(object, object)
    def _hear(self, round_: int, finding: Finding) -> None:
        if round_ != self._round:
            return
        if isinstance(finding, Counted) and not finding.exact:
            # Looked for as late as here: most puzzles are counted before, and the window waits.
            finding = self._bound_now().raised(finding)
        if isinstance(finding, Surveyed) and not finding.exact:
            finding = self._bound_now().joined(finding)
        self.knowledge = self.knowledge.knowing(finding)
        if isinstance(finding, Spread) and self._open:
            # The number above and those of the cells are of the same solutions.
            sample = self._bound_now().fullest(finding, self.knowledge.doubtful)
            self.knowledge = replace(self.knowledge, **sample)
        if isinstance(finding, Judged) and finding.verdict in (Verdict.UNIQUE, Verdict.SEVERAL):
            assert self._asked is not None
            self._solvable.append(self._asked)
        self._settle()
        if not self._frame.isActive():
            self._frame.start()
