"""The rule of a family: what its clues mean, as a problem."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from studio.board import At, Lattice, Spot
from studio.puzzle.clues import Clue, ClueKind, Option
from studio.puzzle.constraints import Constraint, ValuesSum
from studio.puzzle.fault import Fault
from studio.puzzle.problem import Problem
from studio.puzzle.trace import Trace

if TYPE_CHECKING:
    from studio.puzzle.puzzle import Puzzle


@dataclass(frozen=True)
class Compiled:
    """A puzzle made into a problem, with the way back.

    ``clues[i]`` is the clue that ``problem.constraints[i]`` says, or None for a part of the rule.
    ``given`` holds the constraints that are never called redundant, though they may be part of a
    conflict. ``nodes[k]`` is the address of node ``k`` of the graph. ``tally`` says what a line
    adds up, where the rule adds something up, whether a sum is asked for or not.
    """

    problem: Problem
    clues: tuple[Clue | None, ...]
    given: frozenset[Constraint]
    nodes: tuple[At, ...]
    tally: ValuesSum | None = None

    @cached_property
    def order(self) -> dict[Constraint, int]:
        """The place of each constraint in ``problem.constraints`` and of its clue in ``clues``."""
        return {constraint: i for i, constraint in enumerate(self.problem.constraints)}

    def addresses(self, trace: Trace) -> tuple[At, ...]:
        """The addresses that a line visits."""
        return tuple(self.nodes[node] for node in trace.nodes)


@dataclass(frozen=True)
class Variant:
    """A way to begin a puzzle of a family: what the dialog "New puzzle" lists.

    ``line`` says in a few words what it is; ``lattice`` is the one its boards are cut from.
    """

    key: str
    name: str
    line: str
    lattice: Lattice


class Rule(Protocol):
    """A family. One object, declared once, listed in ``studio.families.RULES``."""

    @property
    def key(self) -> str:
        """The name in files and on the command line."""
        ...

    @property
    def name(self) -> str:
        """The name people read."""
        ...

    @property
    def lattices(self) -> frozenset[str]:
        """The keys of the lattices it can be played on."""
        ...

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The ways to begin; the first of a lattice names its puzzles in words."""
        ...

    @property
    def kinds(self) -> tuple[ClueKind, ...]:
        """Its clue kinds; palette, keyboard entry, files and drawing are made from them."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """Its settings."""
        ...

    @property
    def line_on(self) -> str:
        """Where its line runs: over "cells" or over "corners"."""
        ...

    def how_to(self, puzzle: Puzzle) -> str:
        """The instructions of the puzzle, as printed above it."""
        ...

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """The values that a clue of the kind may have there; empty for a mark."""
        ...

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """What is wrong with the clues by themselves (off the board, doubled, out of range)."""
        ...

    def compile(self, puzzle: Puzzle) -> Compiled:
        """The problem that the puzzle poses. The puzzle must be free of faults."""
        ...

    def truths(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Every clue that could be given for this answer: one a spot and kind, where it has one."""
        ...

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> str:
        """One sentence why these clues cannot all be true; "" if the rule knows no short reason."""
        ...
