"""Batches as messages, from the solver process to the window.

The request holds a blank puzzle as native text and the options of :mod:`studio.work.making`, with
``"count": 50`` and ``"known": [native text, ...]``, the first puzzles of the batch, which are made
already. Each of the others comes as ``{"puzzle": [native text, word, number]}``, with its grade if
that is known soon; ``{"unmade": [sentence]}`` where there are no more, then ``{"ended": ""}``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from studio.board import Board
from studio.engines.engine import Token
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work import making
from studio.work.made import GenerateOptions, Unmade

GRADE_SECONDS = 2.5
"""A grade that takes longer is left out: the next puzzle is worth more."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A puzzle of a batch; its ``word`` (easy, medium, hard) and ``grade``, "" where not known."""

    puzzle: Puzzle
    word: str = ""
    grade: float = 0.0


News: TypeAlias = Arrived | Unmade


def question(
    blank: Puzzle, options: GenerateOptions, count: int, known: Sequence[Puzzle]
) -> dict[str, Any]:
    """The request for the puzzles of a batch that are not known yet."""
    asked = making.question(blank, options)
    texts = [native.write(puzzle, PLAIN).decode() for puzzle in known]
    return {
        "batch": asked["generate"],
        "options": {**asked["options"], "count": count, "known": texts},
    }


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Make a batch and tell all of it."""
    from studio.work.batch import puzzles

    blank = native.read(text).puzzle
    texts: list[str] = options["known"]

    def known(number: int) -> Puzzle | None:
        return native.read(texts[number - 1]).puzzle if number <= len(texts) else None

    count = options["count"]
    missing = range(len(texts) + 1, count + 1)
    wanted = making.options_of(blank, options)
    found = puzzles(blank.rule, blank.board, wanted, count, token, None, missing, known)
    for number, puzzle in enumerate(found, start=1):
        if isinstance(puzzle, Unmade):
            yield {"unmade": [puzzle.sentence]}
        elif number > len(texts):
            yield {"puzzle": [native.write(puzzle, PLAIN).decode(), *_graded(puzzle, token)]}
    yield {"ended": ""}


def _graded(puzzle: Puzzle, token: Token) -> tuple[str, float]:
    from studio.work.explain import Explainer
    from studio.work.grade import grade

    soon = token.within(GRADE_SECONDS)
    try:
        graded = grade(Explainer(puzzle, soon))
    finally:
        soon.release()
    return ("", 0.0) if graded is None else (graded.word, graded.number)


def read(message: dict[str, Any], board: Board) -> News:
    """The inverse of :func:`messages`; ValueError for anything else.

    Puzzles on the ``board`` of the batch share that one board.
    """
    match message:
        case {"puzzle": [str(text), str(word), float() | int() as number]}:
            try:
                puzzle = native.read(text).puzzle
            except FormatError as error:
                raise ValueError("no puzzle of a batch") from error
            if puzzle.board == board:
                puzzle = replace(puzzle, board=board)
            return Arrived(puzzle, word, float(number))
        case {"unmade": [str(sentence)]}:
            return Unmade(sentence)
    raise ValueError("no news of a batch")
