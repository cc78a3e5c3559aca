"""A board from a picture and the puzzle on it as messages, from the solver process to the window.

The request holds the puzzle without clues on the cells that the picture covers, as native text, and
the options ``{"seed": 7, "fill": true}``. ``{"shaped": [native text, cells added, cells removed,
proved]}`` tells of a board with a line through all cells, each time with fewer changes; once no
fewer are found, what :mod:`studio.work.making` tells of the puzzle follows, then ``{"ended": ""}``.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from studio.board import At, Board
from studio.engines.engine import Token
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle, Rule, Shape
from studio.work import making
from studio.work.made import GenerateOptions, rules

SHAPES = frozenset({Shape.HAMILTONIAN_PATH, Shape.CYCLE})
"""The lines that puzzles from pictures ask for."""

PAUSE = 0.1
"""Seconds between two boards that are told."""


@dataclass(frozen=True)
class Shaped:
    """A blank puzzle on a board with a line through all cells, and what changed for that.

    ``added`` are cells of the board, ``removed`` are not; with ``proved`` no fewer changes do.
    """

    puzzle: Puzzle
    added: frozenset[At]
    removed: frozenset[At]
    proved: bool


News: TypeAlias = Shaped | making.News


def families() -> tuple[Rule, ...]:
    """The families whose puzzles are made from pictures: a line over all cells, or along sides.

    Both lattices must do, and what is drawn must be seen in the board alone.
    """
    return tuple(
        rule
        for rule in rules()
        if rule.lattices == {"square", "hex"}
        and Puzzle(rule, Board.square(2, 2)).compile().problem.shape in SHAPES
    )


def question(puzzle: Puzzle, seed: int, *, fill: bool) -> dict[str, Any]:
    """The request; the puzzle's clues do not matter."""
    return {
        "picture": native.write(puzzle, PLAIN).decode(),
        "options": {"seed": seed, "fill": fill},
    }


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Mend a board, fill it, and tell all of it."""
    from studio.work.mend import MendedBoard, hopeless, mended, trimmed

    wanted = native.read(text).puzzle

    def shaped(found: MendedBoard) -> dict[str, Any]:
        board = trimmed(found.board)
        # Squares begin at the corner: what changed moves with them.
        (a, b), (c, d) = board.cells[0], found.board.cells[0]
        sides = [[[r + a - c, q + b - d] for r, q in side] for side in (found.added, found.removed)]
        blank = native.write(replace(wanted, board=board), PLAIN).decode()
        return {"shaped": [blank, *sides, found.proved]}

    searching, told = mended(wanted.board, token), 0.0
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
        yield {"unmade": [hopeless(token).sentence]}
        yield {"ended": ""}
        return
    yield shaped(found)
    if options["fill"]:
        blank = replace(wanted, board=trimmed(found.board))
        request = making.question(blank, GenerateOptions(seed=options["seed"]))
        yield from making.messages(request["generate"], request["options"], token)
    else:
        yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    if "shaped" not in message:
        return making.read(message)
    try:
        text, added, removed, proved = message["shaped"]
        sides = [frozenset((int(a), int(b)) for a, b in side) for side in (added, removed)]
        return Shaped(native.read(text).puzzle, sides[0], sides[1], bool(proved))
    except (FormatError, TypeError, LookupError) as error:
        raise ValueError("no news of a picture") from error
