"""Deductions: what follows from a few clues and facts, and why, as plain values.

A fact is a constraint that is known to hold: an edge used or unused, a node's step, or what is
known
of two edges together. Clues are constraints too, so a reason is a set of constraints, and that it
suffices can be put to any engine: hold the reason, deny the conclusion.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Protocol, TypeAlias

from studio.puzzle import Constraint, EdgeUsed, NodeVisited, StepAt
from studio.puzzle.encoder import Encoder
from studio.puzzle.trace import Trace
from studio.records import dataclass

LONG = 10
"""A reason of more clues and facts than this is called a long step."""

Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class NotBoth:
    """Of two edges, each written (smaller, larger node), the line uses at most one."""

    first: Pair
    second: Pair

    def holds(self, trace: Trace) -> bool:
        return not (self.first in trace.used and self.second in trace.used)

    def encode(self, encoder: Encoder) -> None:
        encoder.add(-encoder.used(*self.first), -encoder.used(*self.second))

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class OneOf:
    """Of two edges the line uses at least one."""

    first: Pair
    second: Pair

    def holds(self, trace: Trace) -> bool:
        return self.first in trace.used or self.second in trace.used

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.used(*self.first), encoder.used(*self.second))

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class Alike:
    """Of two edges the line uses both or neither."""

    first: Pair
    second: Pair

    def holds(self, trace: Trace) -> bool:
        return (self.first in trace.used) == (self.second in trace.used)

    def encode(self, encoder: Encoder) -> None:
        a, b = encoder.used(*self.first), encoder.used(*self.second)
        encoder.add(-a, b)
        encoder.add(a, -b)

    def denied(self, encoder: Encoder) -> int | None:
        return None


PAIRS = (NotBoth, OneOf, Alike)
"""What may be known of two edges while neither is known."""


@dataclass(frozen=True, slots=True)
class Technique:
    """A way to draw a conclusion that people have a name for.

    ``level`` says how hard it is to see, from 1; a ladder tries them in increasing order. ``cost``
    weighs one use of it in the grade of a puzzle.
    """

    key: str
    name: str
    level: int
    cost: float


@dataclass(frozen=True)
class Deduction:
    """``then`` follows from ``because`` by a technique.

    ``values`` are the numbers that the sentence about it speaks of; ``nodes`` and ``faces`` are
    places that it points at beside those of the constraints.
    """

    technique: Technique
    because: tuple[Constraint, ...]
    then: tuple[Constraint, ...]
    values: tuple[int, ...] = ()
    nodes: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()

    @cached_property
    def size(self) -> int:
        """How many clues and facts the reason has; edges that make one strand count once."""
        return weight(self.because)

    @property
    def long(self) -> bool:
        """Is the reason too long to be kept in mind?"""
        return self.size > LONG


def weight(reason: Collection[Constraint]) -> int:
    """How many clues and facts these are, where drawn edges that make one strand count once."""
    strands: dict[int, int] = {}

    def root(node: int) -> int:
        while node in strands and strands[node] != node:
            node = strands[node]
        return node

    count = 0
    for constraint in reason:
        if not isinstance(constraint, EdgeUsed):
            count += 1
            continue
        u, v = root(constraint.u), root(constraint.v)
        count += (constraint.u not in strands) and (constraint.v not in strands)
        count -= (constraint.u in strands) and (constraint.v in strands) and u != v
        strands.setdefault(constraint.u, constraint.u)
        strands.setdefault(constraint.v, constraint.v)
        strands[u] = v
    return count


class ContradictionError(Exception):
    """The facts contradict each other: no line obeys them. ``because`` is the reason."""

    def __init__(self, because: Iterable[Constraint] = ()) -> None:
        super().__init__("These facts cannot all be true.")
        self.because = tuple(because)


class Ladder(Protocol):
    """What is known of one problem, and the named techniques that find more, cheapest first."""

    @property
    def techniques(self) -> Sequence[Technique]:
        """All that it tries, in order."""
        ...

    def learn(self, facts: Iterable[Constraint]) -> None:
        """Take facts as known; what it has no use for it passes over. ContradictionError."""
        ...

    def next(self) -> list[Deduction]:
        """All conclusions of the cheapest technique that has any, drawn from what is known now.

        They are not learnt yet. No two conclude the same; empty where the ladder is stuck.
        ContradictionError if the facts cannot all be true.
        """
        ...

    def known(self) -> frozenset[Constraint]:
        """All facts that are marks on the board: edges used and unused, steps."""
        ...


def is_mark(fact: Constraint) -> bool:
    """Is the fact one that solves the puzzle, not only one about two edges, or that a node is
    passed?"""
    return not isinstance(fact, (*PAIRS, NodeVisited))


def places(facts: Iterable[Constraint]) -> dict[int, int]:
    """The steps of nodes among some facts."""
    return {fact.node: fact.step for fact in facts if isinstance(fact, StepAt)}
