"""What the widgets around the board show, as plain values: no Qt, no puzzle. Integers may be of any
size."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from studio.language import number as grouped
from studio.records import dataclass


class VerdictKind(StrEnum):
    """What is known about the number of solutions; each kind has its own glyph."""

    EMPTY = "empty"
    WORKING = "working"
    SEVERAL = "several"
    UNIQUE = "unique"
    NONE = "none"
    UNKNOWN = "unknown"


class Bound(StrEnum):
    """How a count is meant."""

    EXACT = "exact"
    AT_LEAST = "at least"  # counting goes on
    OVER = "over"  # counting stopped there
    ABOUT = "about"  # an estimate; `Verdict.line` says how good


class Swatch(StrEnum):
    """The mark shown in the legend row of a layer on the board."""

    EDGE = "link"
    DOUBT = "doubt"
    HEAT = "heat"
    SUGGESTION = "suggestion"
    REDUNDANT = "redundant"
    CONFLICT = "conflict"
    LINE = "line"
    ARC = "arc"
    ARC_STRONG = "arc-strong"
    UNUSED = "unused"


@dataclass(frozen=True)
class Verdict:
    """The verdict block. Headline and standard sentences are the panel's own.

    `count` is the number of solutions as `bound` says; for WORKING and UNKNOWN it is what was
    proved so far (a lower bound). `seconds` is the time taken. `line` replaces the sentence
    below. `can_continue` offers to keep counting or checking. `grade` is how hard the puzzle is, in
    words. `room` is the longest that `line` may become as counting goes on: what stands below stays
    where it is.
    """

    kind: VerdictKind = VerdictKind.EMPTY
    count: int | None = None
    bound: Bound = Bound.EXACT
    seconds: float | None = None
    line: str = ""
    can_continue: bool = False
    grade: str = ""
    room: str = ""


@dataclass(frozen=True)
class Suggestion:
    """A clue that would help: "27 in row 8", and how many solutions would be left."""

    text: str
    left: int | None = None


@dataclass(frozen=True)
class NextClue:
    """Suggestions for the next clue, at most three, tagged A, B, C in this order; none where no
    clue was found that leaves fewer solutions."""

    suggestions: tuple[Suggestion, ...]
    can_make_unique: bool = True


@dataclass(frozen=True)
class RedundantClues:
    """`clues` could each go alone; `together` of them at once (None: not known yet).

    `named` says how many of what they are: "7 walls".
    """

    clues: int
    together: int | None = None
    named: str = ""


@dataclass(frozen=True)
class WayOut:
    """One way out of a conflict and what it leads to: ("Remove 30", "2,115 solutions")."""

    text: str
    effect: str = ""
    keys: str = ""  # a key cap, such as "Ctrl Z"


@dataclass(frozen=True)
class Conflict:
    """Clues that cannot all be true, as chips; one sentence why; one on what is enough.

    ``names`` says of each clue in words what and where it is. There are so many ``more`` than have
    chips; all have their marks on the board. Without a ``reason`` there are ways out alone, and
    those that are not ``repairable`` offer no search for the clues that have to go.
    """

    clues: tuple[str, ...]
    names: tuple[str, ...]
    reason: str
    enough: str = ""
    ways_out: tuple[WayOut, ...] = ()
    more: int = 0
    repairable: bool = True


@dataclass(frozen=True)
class LayerRow:
    """One row of "On the board". `count` None stands for "not known"; with `total` it is a share.

    `key` is the row's identity: rows are updated in place and keep their order.
    """

    key: str
    name: str
    swatch: Swatch
    count: int | None = None
    total: int | None = None
    shown: bool = False
    digit: str = ""  # pressed with Alt
    legend: str = ""  # what the steps of the mark mean, where it has some
    words: str = ""  # in place of the count, where no number would be true
    drawn: bool = True  # do its marks lie on the board where it is switched on?


@dataclass(frozen=True)
class SimplePaths:
    """The walks of a maze: how many, as ``bound`` says, by length and by sum.

    ``lengths`` and ``sums`` are (value, how many walks); ``wanted`` is the sum asked for.
    ``shortest`` and ``longest`` are in jumps; ``least``: no walk is shorter. ``place`` names the
    walk that is on the board ("3 of 28", "" for none), ``length`` and ``sum`` are its number of
    jumps and its sum.
    """

    total: int
    bound: Bound
    lengths: tuple[tuple[int, int], ...]
    sums: tuple[tuple[int, int], ...]
    wanted: int | None = None
    shortest: int | None = None
    longest: int | None = None
    place: str = ""
    length: int | None = None
    sum: int | None = None
    least: bool = False

    @property
    def exact(self) -> bool:
        """Are these all walks?"""
        return self.bound is Bound.EXACT


@dataclass(frozen=True)
class Mend:
    """What lets a drawing be drawn in one stroke, a way each."""

    ways: tuple[WayOut, ...]


@dataclass(frozen=True)
class Replay:
    """The line on the board as it is drawn again: ``step`` of ``steps`` are (None: all of them).

    ``place`` names it ("3 of 88", "" where there is no list), ``said`` is what is spoken so far of
    the ``rhyme`` that goes with it, "" for none. ``can_hide``: the board can be shown without it.
    ``others``: there are other drawings, though they may not be listed yet.
    """

    steps: int
    step: int | None = None
    playing: bool = False
    place: str = ""
    said: str = ""
    rhyme: str = ""
    can_hide: bool = False
    others: bool = False


@dataclass(frozen=True)
class DrawnLine:
    """A line was drawn by hand on a board without clues; `way` makes clues for it."""

    way: WayOut


Advice = NextClue | RedundantClues | Conflict | Mend | DrawnLine


@dataclass(frozen=True)
class PanelState:
    """The whole panel. `live` is whether edits are checked as they happen. `faded`: advice, line
    and rows are those before the last edit, which is being judged, and so are the walks where
    `walks_faded` says so. `since` is when the work under way began,
    in seconds of the monotonic clock; None while nothing is looked for.
    """

    verdict: Verdict = field(default_factory=Verdict)
    advice: Advice | None = None
    layers: tuple[LayerRow, ...] = ()
    live: bool = True
    walks: SimplePaths | None = None
    replay: Replay | None = None
    faded: bool = False
    walks_faded: bool = False
    since: float | None = None


@dataclass(frozen=True)
class Title:
    """What the header says about the open document."""

    name: str
    facts: str = ""  # one line, such as "Rikudo · 60 cells · 9 numbers"
    unsaved: bool = False


@dataclass(frozen=True)
class Hint:
    """Keys and what they do now; a hint without keys is a plain sentence."""

    text: str
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class NumberStripState:
    """Which of the numbers 1 to `last` are on the board."""

    last: int = 0
    placed: frozenset[int] = frozenset()
    next: int | None = None
    conflicting: frozenset[int] = frozenset()
    redundant: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Strip:
    """The strip under the board: numbers in a row, or a few values as buttons, or nothing.

    ``choices`` are values with what is written for them; ``choice`` is the value that the next
    click places, if any; ``moves``: jumps can be chosen.
    """

    numbers: NumberStripState | None = None
    choices: tuple[tuple[int, str], ...] = ()
    choice: int | None = None
    moves: bool = False


# Python refuses to write integers of more than 4300 digits; nobody reads them either.
WRITABLE_BITS = 3000
BREAK = "\N{ZERO WIDTH SPACE}"


def count_text(count: int) -> str:
    """A count with thousands separators; beyond 900 digits the power of ten below it."""
    if count.bit_length() <= WRITABLE_BITS:
        return grouped(count)
    return f"10^{int((count.bit_length() - 1) * 0.30102999566398)}"


def breakable(text: str) -> str:
    """The same where a very long count goes on in a line below, at one of its separators."""
    sign = grouped(1000)[1]
    return text.replace(sign, sign + BREAK)


def share_text(row: LayerRow, everything: str, of: str) -> str:
    """The count of a row: "–", "49", "11 of 59", the word for everything or the row's own."""
    if row.words:
        return row.words
    if row.count is None:
        return "–"
    if row.total is None:
        return count_text(row.count)
    if row.count == row.total and row.total:
        return everything
    return of.format(count_text(row.count), count_text(row.total))
