"""A board from a picture and the puzzle on it as messages, from the solver process to the window.

:class:`Shaped` tells of a board with a line through all cells, of one in one piece for lines that
pass some of them, or of one with a loop round them, each time with fewer changes; once no fewer are
found, what :mod:`studio.work.making` tells of the puzzle follows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import add
from typing import TYPE_CHECKING, ClassVar, TypeAlias, get_args

from studio.board import At
from studio.engines.engine import Token
from studio.formats import native
from studio.puzzle import Puzzle, Rule
from studio.records import dataclass
from studio.work import making
from studio.work.generation import GenerateOptions, GenerationFailed, rules
from studio.work.protocol import Ended

if TYPE_CHECKING:
    from studio.work.picture import Likeness

PAUSE = 0.1
"""Seconds between two boards that are told."""


@dataclass(frozen=True)
class Shaped:
    """A blank puzzle on a board that its line can pass, and what changed for that.

    Where a line has to pass all cells there is one, else the board is in one piece. ``added`` are
    cells of the board, ``removed`` are not; with ``proved`` no fewer changes do. Where the picture
    is drawn by a ``loop``, given by its corners, that goes round the cells added and leaves the
    removed ones out, and the board has both.
    """

    puzzle: Puzzle
    added: frozenset[At]
    removed: frozenset[At]
    proved: bool
    loop: tuple[At, ...] = ()


News: TypeAlias = Shaped | making.News


@dataclass(frozen=True, slots=True)
class Picture:
    """The question for a board like a picture, and with ``fill`` for a puzzle on it.

    ``boards`` are boards like the picture, each as native text of a blank puzzle, and ``drawn`` the
    cells of each that the picture has itself. The ``loop`` may be what draws it.
    """

    NEWS: ClassVar[tuple[type, ...]] = (Shaped, *get_args(making.News))

    boards: tuple[str, ...]
    drawn: tuple[frozenset[At], ...]
    seed: int
    fill: bool
    loop: bool = False


def families() -> tuple[Rule, ...]:
    """The families whose puzzles are made from pictures: what is drawn is seen in the board."""
    return tuple(rule for rule in rules() if rule.pictures)


def loop_families() -> tuple[Rule, ...]:
    """Of these the families whose line can draw a picture by going round its cells."""
    return tuple(rule for rule in families() if "loop" in rule.pictures)


def spans(blank: Puzzle) -> bool:
    """Does the line of such puzzles pass all cells? A board has to allow one then."""
    return blank.rule.line_on == "cells" and blank.compile().problem.spanning


def drawn(seed: int, line: Sequence[At]) -> GenerateOptions:
    """The options for a puzzle whose answer is the loop through these corners; without any: any."""
    return GenerateOptions(seed=seed, line=(*line, *line[:1]))


def question(
    rule: Rule, shapes: Sequence[Likeness], seed: int, *, fill: bool, loop: bool = False
) -> Picture:
    """The question for a board like these shapes. The ``loop`` may be what draws the picture."""
    texts = tuple(making.text_of(Puzzle(rule, shape.board)) for shape in shapes)
    return Picture(texts, tuple(frozenset(shape.drawn) for shape in shapes), seed, fill, loop)


def messages(question: Picture, token: Token) -> Iterator[News | Ended]:
    """Mend a board, fill it, and tell all of it."""
    from studio.work.mend import MendedBoard, hopeless, mended_like, trimmed, unbroken
    from studio.work.outline import outlined, unlooped
    from studio.work.picture import Likeness

    puzzles = [native.read(text).puzzle for text in question.boards]
    shapes = [Likeness(p.board, drawn) for p, drawn in zip(puzzles, question.drawn, strict=True)]
    wanted, loop = puzzles[0], question.loop

    def shaped(found: MendedBoard) -> Shaped:
        board = trimmed(found.board)
        # Squares begin at the corner: what changed moves with them.
        first, before = board.cells[0], found.board.cells[0]
        by = [now - then for now, then in zip(first, before, strict=True)]
        added, removed = (
            frozenset(tuple(map(add, at, by)) for at in side)
            for side in (found.added, found.removed)
        )
        corners = found.line if loop else ()
        return Shaped(replace(wanted, board=board), added, removed, found.proved, corners)

    if not loop and not spans(wanted):
        yield from _filled(question, shaped(unbroken(shapes)), token)
        return
    searching, told = (outlined if loop else mended_like)(shapes, token), 0.0
    while True:
        try:
            better = next(searching)
        except StopIteration as ended:
            found: MendedBoard | None = ended.value
            break
        if time.monotonic() - told > PAUSE:
            told = time.monotonic()
            yield shaped(better)
    if found is None:
        yield GenerationFailed((unlooped(token) if loop else hopeless(wanted.board, token)).reason)
        yield Ended()
        return
    yield from _filled(question, shaped(found), token)


def _filled(question: Picture, shaped: Shaped, token: Token) -> Iterator[News | Ended]:
    """Tell a board, and the puzzle on it if that is asked for."""
    yield shaped
    if question.fill:
        options = drawn(question.seed, shaped.loop)
        yield from making.messages(making.question(shaped.puzzle, options), token)
    else:
        yield Ended()
