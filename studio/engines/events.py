"""What engines say. Windows, command line and tests read nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from studio.puzzle import Trace


class Verdict(Enum):
    """How many answers there are, as far as it is proved."""

    NONE = "none"
    UNIQUE = "unique"
    SEVERAL = "several"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Step:
    """The line as a search has it now: grown by one node, or taken back.

    ``node`` is the new head (the node left, when ``back``); ``why`` says what made it step back, or
    why it went there and not elsewhere.
    """

    node: int
    back: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """The line behind its node number ``place`` (from 0) is turned round; it ends elsewhere now."""

    place: int


@dataclass(frozen=True, slots=True)
class Restart:
    """The line is given up and begun anew; ``why`` says what was in the way."""

    why: str


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
    """What a candidate teaches that has a circle beside the line: one link must leave its nodes."""

    piece: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """The links a solver proposes that knows only part of the rules, and the cuts it learns.

    ``pieces`` are closed lines, each as its nodes, but for the one numbered ``open``, which has two
    ends. Without ``cuts`` there is one piece, an answer.
    """

    pieces: tuple[tuple[int, ...], ...]
    cuts: tuple[Cut | Leave, ...]
    open: int | None = None


@dataclass(frozen=True, slots=True)
class Layer:
    """A sweep took a node: the nodes of its frontier now, the states alive, the lines so far."""

    node: int
    frontier: tuple[int, ...]
    states: int
    found: int


@dataclass(frozen=True, slots=True)
class Deduced:
    """A conclusion with its reasons, each a sentence part for people."""

    rule: str
    because: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """An answer, in the problem's canonical form; never the same one twice in a run."""

    trace: Trace


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is; another type than a result. ``total`` 0: not known."""

    words: str
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

    ``count`` answers are certain; ``exact`` says that there are no others. ``reason`` is a sentence
    where the run stopped before it knew.
    """

    count: int
    exact: bool
    reason: str = ""

    @property
    def verdict(self) -> Verdict:
        """The verdict that this count proves, no more."""
        if self.count >= 2:
            return Verdict.SEVERAL
        if not self.exact:
            return Verdict.UNKNOWN
        return Verdict.UNIQUE if self.count == 1 else Verdict.NONE


Shown: TypeAlias = Turn | Restart | Narrowed | Candidate | Layer
"""What only engines say that are asked to show their steps."""

Event: TypeAlias = Step | Deduced | Found | Progress | Tally | Done | Shown
