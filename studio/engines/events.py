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

    ``node`` is the new head (the node left, when ``back``); ``why`` says what made it step back.
    """

    node: int
    back: bool = False
    why: str = ""


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


Event: TypeAlias = Step | Deduced | Found | Progress | Tally | Done
