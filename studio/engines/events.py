"""What engines say. Windows, command line and tests read nothing else."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from studio.puzzle import Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass

Huge: TypeAlias = Annotated[int, "may have thousands of digits"]
"""How many answers there are: more digits than decimal conversion takes."""


class Verdict(Enum):
    """How many answers there are, as far as it is proved."""

    NONE = "none"
    UNIQUE = "unique"
    SEVERAL = "several"
    UNKNOWN = "unknown"


class Why(Enum):
    """What made a search take a step; ``studio.work.sentences`` says it in words."""

    NOTHING = ""
    """It is not said."""
    TRIED = "tried"
    """Back: every way on fails."""
    COMPLETE = "complete"
    """Back: the line is complete."""
    NOT_CLOSED = "not closed"
    """Back: a given edge is not used, or the line does not close."""
    TOO_FAR = "too far"
    """Back: the next number is too far."""
    WRONG_COLOUR = "wrong colour"
    """Back: the next number has the wrong colour."""
    UNEVEN = "uneven"
    """Back: the places of two colours cannot take turns until none of either is left."""
    DEAD_END = "dead end"
    """Back: a cell can no longer be reached and left."""
    CUT_OFF = "cut off"
    """Back: the rest falls apart."""
    NO_LINE = "no line"
    """Back: no line is left here."""
    WRONG_SUM = "wrong sum"
    """Back: the walk does not have the sum asked for."""
    WALKED = "walked"
    """Back: the walk is complete."""
    NO_WAY = "no way"
    """Back: no other cell leads to the target from here."""
    ONLY = "only"
    """On: it alone has the fewest ways on."""
    FIRST = "first"
    """On: of those with the fewest ways on it is the first."""
    LOT = "lot"
    """On: drawn by lot among those with the fewest ways on."""
    FREE = "free"
    """On: a free cell beside the new end."""
    ROTATED = "rotated"
    """Anew: no rotation leads any further."""


@dataclass(frozen=True, slots=True)
class Step:
    """The line as a search has it now: grown by one node, or taken back.

    ``node`` is the new head (the node left, when ``back``); ``why`` says what made it step back, or
    why it went there and not elsewhere.
    """

    node: int
    back: bool = False
    why: Why = Why.NOTHING


@dataclass(frozen=True, slots=True)
class Turn:
    """The line behind its node number ``place`` (from 0) is turned round; it ends elsewhere now."""

    place: int


@dataclass(frozen=True, slots=True)
class Restart:
    """The line is given up and begun anew; ``why`` says what was in the way."""

    why: Why


@dataclass(frozen=True, slots=True)
class Narrowed:
    """Before any search: how many steps of the line each node may still be."""

    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """What a candidate teaches that falls into pieces: two faces of one side lie apart.

    No line goes between ``part`` and ``rest``, both ``inside`` or both outside, unless they are
    joined through one of the faces ``between`` (the outer face, the last, may be among them).
    """

    part: int
    rest: int
    between: tuple[int, ...]
    inside: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """What a candidate teaches that has a circle beside the line: one edge must leave its nodes."""

    piece: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """The edges a solver proposes that knows only part of the rules, and the cuts it learns.

    ``pieces`` are closed lines, each as its nodes, but for the one numbered ``open``, which has two
    ends. Without ``cuts`` there is one piece, an answer.
    """

    pieces: tuple[tuple[int, ...], ...]
    cuts: tuple[Cut | Leave, ...]
    open: int | None = None


@dataclass(frozen=True, slots=True)
class Literal:
    """What a variable of a formula says, or the denial of it.

    ``word`` and ``about`` are those of :class:`studio.engines.proofs.formula.Name`.
    """

    word: str
    about: tuple[int, ...]
    positive: bool


@dataclass(frozen=True, slots=True)
class Decision:
    """A solver assumes a literal; from here on it is on one level more."""

    literal: Literal
    level: int


@dataclass(frozen=True, slots=True)
class Implication:
    """A literal follows by unit propagation from those it is ``because`` of.

    ``reason`` is the kind of the clause and ``about`` what it is about: those of its
    :class:`studio.engines.proofs.formula.Reason`, or "learnt".
    """

    literal: Literal
    level: int
    because: tuple[Literal, ...]
    reason: str
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clash:
    """A clause is false: these literals hold and cannot all hold. A conflict, as solvers say."""

    literals: tuple[Literal, ...]
    reason: str
    level: int
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Learnt:
    """The clause learnt from a conflict: one of these literals holds."""

    clause: tuple[Literal, ...]


@dataclass(frozen=True, slots=True)
class BackJump:
    """All above level ``back`` is taken back: ``undone`` literals, from ``level`` on.

    After a conflict, or after a model, which the next search has to differ from.
    """

    level: int
    back: int
    undone: int


@dataclass(frozen=True, slots=True)
class Restarted:
    """After so many ``conflicts`` all decisions are taken back; what was learnt stays."""

    conflicts: int
    undone: int


@dataclass(frozen=True, slots=True)
class Layer:
    """A sweep took a node: the nodes of its frontier now, the states alive, the lines so far."""

    node: int
    frontier: tuple[int, ...]
    states: int
    found: Huge


@dataclass(frozen=True, slots=True)
class Found:
    """An answer, in the problem's canonical form; never the same one twice in a run."""

    trace: Trace


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is; another type than a result. ``total`` 0: not known."""

    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """The answers counted so far, sorted by one of their properties.

    ``by`` names it ("length", "sum"); ``counts`` are (value, how many answers), in increasing order
    of values. A later tally of the same name replaces an earlier one; Done says whether it is
    whole.
    """

    by: str
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a run: what is proved.

    ``count`` answers are certain; ``exact`` says that there are no others. ``reason`` says why
    there are none, or why the run stopped before it knew.
    """

    count: Huge
    exact: bool
    reason: Reason | None = None

    @property
    def verdict(self) -> Verdict:
        """The verdict that this count proves, no more."""
        if self.count >= 2:
            return Verdict.SEVERAL
        if not self.exact:
            return Verdict.UNKNOWN
        return Verdict.UNIQUE if self.count == 1 else Verdict.NONE


Clausal: TypeAlias = Decision | Implication | Clash | Learnt | BackJump | Restarted
"""What a solver that learns clauses says of each of its steps."""

Shown: TypeAlias = Turn | Restart | Narrowed | Candidate | Layer | Clausal
"""What only engines say that are asked to show their steps."""

Event: TypeAlias = Step | Found | Progress | Tally | Done | Shown
