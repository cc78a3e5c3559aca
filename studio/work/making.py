"""Puzzles in the making as messages, from the solver process to the window.

Pictures of the work come as :class:`~studio.work.generation.Working`, at last what was made,
repaired, or why there is no puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, TypeAlias, get_args

from studio.engines.engine import Token
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clues, Puzzle
from studio.records import dataclass
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Repaired, Working
from studio.work.protocol import Ended

News: TypeAlias = Working | Generated | Repaired | GenerationFailed


@dataclass(frozen=True, slots=True)
class Generate:
    """The question for a puzzle; with ``keep`` the clues that stand in it (native text) stay.

    Settings are the puzzle's own, whatever the options say.
    """

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str
    options: GenerateOptions
    keep: bool = False

    def wanted(self, puzzle: Puzzle) -> GenerateOptions:
        """The options, with what the puzzle itself says."""
        keep = puzzle.clues if self.keep else Clues()
        return replace(self.options, settings=puzzle.options, keep=keep)


@dataclass(frozen=True, slots=True)
class Repair:
    """The question for a puzzle (native text) with as few clues removed as possible."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str


def question(puzzle: Puzzle, options: GenerateOptions, *, keep: bool = False) -> Generate:
    """The question for a puzzle; with ``keep`` the clues that stand stay."""
    # What the puzzle says itself need not be said twice.
    return Generate(text_of(puzzle), replace(options, settings={}, keep=Clues()), keep)


def repair_question(puzzle: Puzzle) -> Repair:
    """The question for a puzzle with as few clues removed as possible."""
    return Repair(text_of(puzzle))


def messages(question: Generate, token: Token) -> Iterator[News | Ended]:
    """Make a puzzle and tell all of it."""
    # The window only asks and reads; what makes puzzles is loaded by the solver process.
    from studio.work.easing import generate_wanted

    puzzle = native.read(question.puzzle).puzzle
    yield from generate_wanted(puzzle.rule, puzzle.board, question.wanted(puzzle), token)
    yield Ended()


def repair_messages(question: Repair, token: Token) -> Iterator[News | Ended]:
    """Repair a puzzle and tell all of it."""
    from studio.work.repair import repair

    yield from repair(native.read(question.puzzle).puzzle, token)
    yield Ended()


def text_of(puzzle: Puzzle) -> str:
    """A puzzle as native text, as questions hold it."""
    return native.write(puzzle, PLAIN).decode()
