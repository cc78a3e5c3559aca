"""Batches as messages, from the solver process to the window.

Each puzzle that was not known before comes as :class:`Arrived`, with its grade if that is known
soon; :class:`~studio.work.generation.GenerationFailed` where there are no more.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, TypeAlias, get_args

from studio.board import Board
from studio.engines.engine import Token
from studio.formats import native
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work import making
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.protocol import Ended

GRADE_SECONDS = 2.5
"""A grade that takes longer is left out: the next puzzle is worth more."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A puzzle of a batch; its ``word`` (easy, medium, hard) and ``grade``, "" where not known."""

    puzzle: Puzzle
    word: str = ""
    grade: float = 0.0


News: TypeAlias = Arrived | GenerationFailed


@dataclass(frozen=True, slots=True)
class Batch:
    """The question for the puzzles of a batch of ``count`` but the first, which are ``known``."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    asked: making.Generate
    count: int
    known: tuple[str, ...] = ()
    workers: int = 0
    """How many processes make them; 0: as many as there are cores but one, for the window."""


def question(blank: Puzzle, options: GenerateOptions, count: int, known: Sequence[Puzzle]) -> Batch:
    """The question for the puzzles of a batch that are not known yet."""
    return Batch(making.question(blank, options), count, tuple(map(making.text_of, known)))


def messages(question: Batch, token: Token) -> Iterator[News | Ended]:
    """Make a batch by several processes and tell all of it."""
    from studio.work.batch import puzzles
    from studio.work.executors import workers_for

    blank = native.read(question.asked.puzzle).puzzle
    known = [native.read(text).puzzle for text in question.known]
    wanted = question.asked.wanted(blank)
    missing = question.count - len(known)
    processes = question.workers or (os.cpu_count() or 1) - 1
    with workers_for(min(processes, missing)) as workers:
        found = puzzles(
            blank.rule, blank.board, wanted, question.count, token, known, workers, GRADE_SECONDS
        )
        for number, event in enumerate(found, start=1):
            if isinstance(event, GenerationFailed):
                yield event
            elif number > len(known):
                puzzle, made = event
                yield Arrived(puzzle, made.word, made.grade)
    yield Ended()


def sharing(arrived: Arrived, board: Board) -> Arrived:
    """The puzzle on the very board of its batch, if it is one like that."""
    if arrived.puzzle.board != board:
        return arrived
    return replace(arrived, puzzle=replace(arrived.puzzle, board=board))


def checker(board: Board) -> Callable[[News], News]:
    """What has the puzzles of a batch share their board."""
    return lambda news: sharing(news, board) if isinstance(news, Arrived) else news
