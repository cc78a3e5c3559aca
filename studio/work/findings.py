"""What an analysis finds out about a puzzle, in the puzzle's own terms: addresses and clues.

Findings are plain values; how they travel between the solver process and the window is the matter
of :mod:`studio.work.wire`. Each kind may come several times, each time more complete; ``final``
says that nothing more will come of it.
"""

from __future__ import annotations

from typing import TypeAlias

from studio.board import At, Edge
from studio.engines.events import Huge, Verdict
from studio.puzzle import Clue
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.records import dataclass

Line: TypeAlias = tuple[At, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict. ``lines`` are one or two answers; ``seconds`` is the time it took."""

    verdict: Verdict
    lines: tuple[Line, ...] = ()
    closed: bool = False
    seconds: float = 0.0
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """How many different answers are known; with ``exact`` there are no others.

    ``reason`` says why it is not or will not be, where there is more to say than that it takes
    long.
    """

    count: Huge
    exact: bool
    seconds: float = 0.0
    final: bool = False
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Common:
    """The edges that every answer uses (proved when ``final``), of ``total`` edges of a line; None
    where lines need not be equally long."""

    edges: tuple[Edge, ...]
    total: int | None
    final: bool = False


@dataclass(frozen=True, slots=True)
class Doubtful:
    """The cells in which answers differ, each with its amount of doubt from 0 to 1.

    When ``final``, every cell that is not named is the same in all answers. The amounts are the
    entropy of the cell's value over the answers known, so they are estimates unless all are known.
    """

    cells: tuple[tuple[At, float], ...]
    final: bool = False


@dataclass(frozen=True, slots=True)
class EdgeFrequencies:
    """How many of all ``total`` answers use each edge, exactly; unused edges are left out."""

    edges: tuple[tuple[Edge, Huge], ...]
    total: Huge


@dataclass(frozen=True, slots=True)
class Spread:
    """For each doubtful cell its likeliest values, each with how often it was met.

    ``looked_at`` is the number of answers that were looked at.

    With ``every`` these are all answers there are; else they were drawn at random or are those
    that happened to be found.
    """

    cells: tuple[tuple[At, tuple[tuple[str, int], ...]], ...]
    looked_at: int
    every: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """Some answers to look at; ``evenly``: each answer was equally likely to be among them."""

    lines: tuple[Line, ...]
    evenly: bool


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A clue that would help, and how many answers it leaves; None where that is not known."""

    clue: Clue
    left: Huge | None


@dataclass(frozen=True, slots=True)
class Suggested:
    """Clues that leave few answers, none where none of those looked at leaves fewer.

    Of a sample of the answers, and where time ran out, others may leave fewer still.
    """

    suggestions: tuple[Suggestion, ...]


@dataclass(frozen=True, slots=True)
class Redundant:
    """Clues that one could remove: each of ``single`` alone, all of ``together`` at once.

    ``checked`` of ``total`` clues have been looked at singly. Without ``every`` there are others,
    such as marks of a region, of which nobody can tell alone what they do.
    """

    single: tuple[Clue, ...]
    together: tuple[Clue, ...]
    checked: int
    total: int
    final: bool = False
    every: bool = True

    @property
    def minimal(self) -> bool | None:
        """Is every clue necessary? None while it is not known."""
        if self.single:
            return False
        return True if self.final and self.every else None


@dataclass(frozen=True, slots=True)
class Graded:
    """How hard the puzzle is; ``open`` is the share that no technique with a name settles."""

    number: float
    word: str
    open: float = 0.0


@dataclass(frozen=True, slots=True)
class WayOut:
    """What removing one clue leads to."""

    clue: Clue
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Conflict:
    """Clues that contradict each other; none of them can be left out of the contradiction.

    ``smallest``: no fewer clues of this puzzle contradict each other (proved). ``enough``: without
    any one of them the rest has an answer (proved). ``reason`` is why, where the rule knows a short
    reason.

    ``whole``: all clues of the puzzle contradict each other, which shape the board and so cannot be
    told of alone; ``clues`` are those that one could take away to have an answer.
    """

    clues: tuple[Clue, ...]
    reason: Reason | Message | None = None
    smallest: bool = False
    enough: bool | None = None
    ways: tuple[WayOut, ...] = ()
    final: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Starts:
    """How many drawings in one stroke begin at each corner, exactly."""

    corners: tuple[tuple[At, Huge], ...]


@dataclass(frozen=True, slots=True)
class Mended:
    """What helps where one stroke is not enough: all of it is the fewest that does.

    ``strokes`` draw all lines; with the ``added`` lines one does, and with the lines drawn
    ``twice``, which are None where no number of them would do or looking would take too long.
    ``lines`` are these strokes.
    """

    strokes: int
    added: tuple[Edge, ...]
    twice: tuple[Edge, ...] | None
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Surveyed:
    """Walks from start to target: (jumps, how many walks) of those with the sum asked for, (sum,
    how many walks) of all where values add up, a shortest and a longest; all counted if ``exact``.
    With ``least`` it is proved that no walk is shorter, though not all may be counted.
    """

    by_length: tuple[tuple[int, Huge], ...]
    by_sum: tuple[tuple[int, Huge], ...]
    shortest: Line | None
    longest: Line | None
    exact: bool
    least: bool = False

    @property
    def count(self) -> int:
        """How many walks have the sum asked for, as far as is known."""
        return sum(n for _, n in self.by_length)


@dataclass(frozen=True, slots=True)
class Walked:
    """Walks to look at one by one, shortest first; ``every``: these are all there are."""

    lines: tuple[Line, ...]
    every: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The analysis is over; ``reason`` says why it stopped early, if it did."""

    seconds: float
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """The work broke off. ``stands``: what was proved before still holds.

    ``after`` is what there is to say beside the reason; ``again``: the next change checks anew.
    """

    reason: Reason
    stands: bool = True
    after: Reason | None = None
    again: bool = False


Finding: TypeAlias = (
    Judged
    | Counted
    | Common
    | Doubtful
    | EdgeFrequencies
    | Spread
    | Drawn
    | Suggested
    | Redundant
    | Graded
    | Conflict
    | Starts
    | Mended
    | Surveyed
    | Walked
    | Finished
    | Failed
)
