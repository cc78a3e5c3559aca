"""What a player asks and is told, as values.

:class:`MarksChecked` names the first mark that no solution has, :class:`Hint` the steps up to the
next mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias, get_args

from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work.steps import Mark, Step

Ask: TypeAlias = Literal["check", "hint"]


@dataclass(frozen=True, slots=True)
class MarksChecked:
    """The number of the first wrong mark, from 0; None where all marks can stay."""

    wrong: int | None


@dataclass(frozen=True, slots=True)
class Hint:
    """The steps up to the next mark; empty where nothing more follows."""

    steps: tuple[Step, ...]


News: TypeAlias = MarksChecked | Hint


@dataclass(frozen=True, slots=True)
class Asked:
    """The question about a puzzle (native text) with a player's marks."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str
    ask: Ask
    marks: tuple[Mark, ...]


def question(puzzle: Puzzle, ask: Ask, marks: Sequence[Mark]) -> Asked:
    """The question to a solver process."""
    return Asked(native.write(puzzle, PLAIN).decode(), ask, tuple(marks))
