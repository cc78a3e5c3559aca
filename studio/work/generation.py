"""What is asked of the generator, and what it tells: plain values, which the window knows too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Literal, TypeAlias

from studio.board import At, Spot
from studio.families import RULES
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.puzzle.fault import Fault
from studio.puzzle.generator import Number
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.records import dataclass

Aim: TypeAlias = Literal["minimal", "fewest", "generous"]
Difficulty: TypeAlias = Literal["", "easy", "medium", "hard", "very hard", "extreme"]


@dataclass(frozen=True)
class GenerateOptions:
    """What kind of puzzle is wanted; the same options make the same puzzle.

    ``weights``: for each kind of clue how gladly it is kept (absent or 0: not at all; no weights:
    those of the rule's generator, else its first kind alone). ``extra``: clues beyond a minimal
    set, for the aim "generous". ``symmetry``: a key of :data:`studio.work.symmetry.SYMMETRIES`.
    Spots of ``must`` carry a clue where one can stand with the line, those of ``never`` none.
    ``settings`` are the rule's own options.

    ``line`` is what somebody has drawn of the answer, as node addresses: all of it or a stretch;
    ``stretches`` are others of it, apart from that.
    Clues of ``keep`` stand in any case; others come to them until there is one solution.
    ``clues``: so many in all, with those given; the ``aim`` does not matter then.
    ``difficulty`` is a word of :mod:`studio.work.grade`, or "" where any will do.

    ``chosen`` are numbers for the options of the rule's generator; what is not there has its
    default.
    """

    seed: int = 0
    aim: Aim = "minimal"
    extra: int = 0
    weights: Mapping[str, float] = field(default_factory=dict)
    symmetry: str = "none"
    must: frozenset[Spot] = frozenset()
    never: frozenset[Spot] = frozenset()
    settings: Mapping[str, Any] = field(default_factory=dict)
    line: tuple[At, ...] = ()
    stretches: tuple[tuple[At, ...], ...] = ()
    keep: Clues = field(default_factory=Clues)
    difficulty: Difficulty = ""
    clues: int | None = None
    chosen: Mapping[str, Number] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Working:
    """A picture of the work: the clues that stand now, and whether they are enough (``unique``).

    ``done`` of ``total`` clues are settled. While fewest clues are looked for, ``best`` is the
    number in the best set known and ``least`` what is proved to be needed, both without those given
    in any case.
    """

    puzzle: Puzzle
    unique: bool
    done: int = 0
    total: int = 0
    best: int | None = None
    least: int | None = None


@dataclass(frozen=True, slots=True)
class Generated:
    """A puzzle with exactly one solution, which is ``line`` (node addresses).

    ``minimal``: it is proved that no clue can go; ``fewest``: that no other set of such clues for
    this line is smaller. ``grouped``: clues are bound together, by a symmetry or as numbers are to
    the circles they stand in, and it is proved that no group of them can go, and no such number by
    itself, which says nothing about other single clues. ``reason`` is there where the work
    was stopped before that was known. All three speak of clues beside the ``demanded``, which are
    so many that stand because their places must have one.

    ``added``: so many clues, the ``demanded`` among them, came to those that were to be kept, and
    ``minimal`` and ``fewest`` speak of these alone. ``tried`` solutions were looked at for that;
    with ``every`` none of the others would need fewer. ``unmet`` are the spots that should carry a
    clue and do not.
    """

    puzzle: Puzzle
    line: tuple[At, ...]
    minimal: bool
    fewest: bool = False
    least: int | None = None
    reason: Reason | None = None
    grouped: bool = False
    demanded: int = 0
    added: int | None = None
    tried: int = 1
    every: bool = False
    unmet: tuple[Spot, ...] = ()

    def lacking(self, must: frozenset[Spot]) -> Generated:
        """The same, with those of the spots as ``unmet`` that carry no clue."""
        there = {clue.spot for clue in self.puzzle.clues.all()}
        return replace(self, unmet=tuple(sorted(must - there, key=repr)))


@dataclass(frozen=True, slots=True)
class Repaired:
    """A puzzle that has a solution again without the clues ``gone``; ``line`` is one of them.

    ``smallest``: it is proved that no fewer clues would do. ``reason`` as for :class:`Generated`.
    """

    puzzle: Puzzle
    gone: tuple[Clue, ...]
    line: tuple[At, ...]
    smallest: bool
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class GenerationFailed:
    """There is no puzzle: the reason, and the spots at fault."""

    reason: Reason | Message
    spots: tuple[Spot, ...] = ()

    @staticmethod
    def of(fault: Fault) -> GenerationFailed:
        """None, as the puzzle to begin with has a fault."""
        return GenerationFailed(fault.message, fault.spots)


def rules() -> tuple[Rule, ...]:
    """The families whose puzzles are generated."""
    return tuple(rule for rule in RULES if rule.generator is not None)


def lattices_of(rule: Rule) -> frozenset[str]:
    """The lattices of boards that a puzzle can be generated from."""
    return rule.lattices | (rule.generator.lattices if rule.generator else frozenset())


def chosen(rule: Rule, options: GenerateOptions, key: str) -> Any:
    """What the options choose for an option of the rule's generator, or its default."""
    assert rule.generator is not None
    return rule.generator.chosen(options.chosen, key)


def weights_of(rule: Rule, options: GenerateOptions) -> Mapping[str, float]:
    """The kinds of clues that are wanted, each with how gladly it is kept."""
    usual = dict(rule.generator.weights) if rule.generator else {}
    return options.weights or usual or {rule.kinds[0].key: 1.0}
