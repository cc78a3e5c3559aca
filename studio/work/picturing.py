"""A board from a picture and the puzzle on it as messages, from the solver process to the window.

The request holds the puzzle without clues on the cells that the picture covers, as native text, and
the options ``{"seed": 7, "fill": true, "loop": false, "more": [native text of other boards like the
picture], "drawn": [[cell, ...] of each that the picture has itself]}``. ``{"shaped": [native text,
cells added, cells removed, proved, corners]}`` tells of a board with a line through all cells, or
with ``loop`` of one with a loop round them, through these corners, each time with fewer changes;
once no fewer are found, what :mod:`studio.work.making` tells of the puzzle follows, then
``{"ended": ""}``.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from studio.board import At
from studio.engines.engine import Token
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle, Rule, Shape
from studio.work import making
from studio.work.made import GenerateOptions, rules, shape_of

if TYPE_CHECKING:
    from studio.work.picture import Likeness

SHAPES = frozenset({Shape.HAMILTONIAN_PATH, Shape.CYCLE})
"""The lines that puzzles from pictures ask for."""

PAUSE = 0.1
"""Seconds between two boards that are told."""


@dataclass(frozen=True)
class Shaped:
    """A blank puzzle on a board with a line through all cells, and what changed for that.

    ``added`` are cells of the board, ``removed`` are not; with ``proved`` no fewer changes do.
    Where the picture is drawn by a ``loop``, given by its corners, that goes round the cells added
    and leaves the removed ones out, and the board has both.
    """

    puzzle: Puzzle
    added: frozenset[At]
    removed: frozenset[At]
    proved: bool
    loop: tuple[At, ...] = ()


News: TypeAlias = Shaped | making.News


def families() -> tuple[Rule, ...]:
    """The families whose puzzles are made from pictures: a line over all cells, or along sides.

    Both lattices must do, and what is drawn must be seen in the board alone.
    """
    return tuple(
        rule for rule in rules() if rule.lattices == {"square", "hex"} and shape_of(rule) in SHAPES
    )


def loop_families() -> tuple[Rule, ...]:
    """Of these the families whose line can draw a picture by going round its cells."""
    return tuple(rule for rule in families() if shape_of(rule) is Shape.CYCLE)


def drawn(seed: int, line: Sequence[At]) -> GenerateOptions:
    """The options for a puzzle whose answer is the loop through these corners; without any: any."""
    return GenerateOptions(seed=seed, line=(*line, *line[:1]))


def question(
    rule: Rule, shapes: Sequence[Likeness], seed: int, *, fill: bool, loop: bool = False
) -> dict[str, Any]:
    """The request for a board like these shapes. The ``loop`` may be what draws the picture."""
    texts = [native.write(Puzzle(rule, shape.board), PLAIN).decode() for shape in shapes]
    drawn = [sorted(shape.drawn) for shape in shapes]
    return {
        "picture": texts[0],
        "options": {"seed": seed, "fill": fill, "loop": loop, "more": texts[1:], "drawn": drawn},
    }


def _likenesses(first: Puzzle, options: dict[str, Any]) -> list[Likeness]:
    from studio.work.picture import Likeness

    boards = [first.board, *(native.read(text).puzzle.board for text in options["more"])]
    drawn = [frozenset((int(a), int(b)) for a, b in cells) for cells in options["drawn"]]
    return [Likeness(board, cells) for board, cells in zip(boards, drawn, strict=True)]


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Mend a board, fill it, and tell all of it."""
    from studio.work.mend import MendedBoard, hopeless, mended_like, trimmed
    from studio.work.outline import outlined, unlooped

    wanted, loop = native.read(text).puzzle, options["loop"]

    def shaped(found: MendedBoard) -> dict[str, Any]:
        board = trimmed(found.board)
        # Squares begin at the corner: what changed moves with them.
        (a, b), (c, d) = board.cells[0], found.board.cells[0]
        sides = [[[r + a - c, q + b - d] for r, q in side] for side in (found.added, found.removed)]
        blank = native.write(replace(wanted, board=board), PLAIN).decode()
        corners = [list(at) for at in found.line] if loop else []
        return {"shaped": [blank, *sides, found.proved, corners]}

    shapes = _likenesses(wanted, options)
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
        why = unlooped(token) if loop else hopeless(wanted.board, token)
        yield {"unmade": [why.sentence]}
        yield {"ended": ""}
        return
    yield shaped(found)
    if options["fill"]:
        blank = replace(wanted, board=trimmed(found.board))
        line = found.line if loop else ()
        request = making.question(blank, drawn(options["seed"], line))
        yield from making.messages(request["generate"], request["options"], token)
    else:
        yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    if "shaped" not in message:
        return making.read(message)
    try:
        text, added, removed, proved, corners = message["shaped"]
        sides = [frozenset((int(a), int(b)) for a, b in side) for side in (added, removed)]
        loop = tuple((int(a), int(b)) for a, b in corners)
        return Shaped(native.read(text).puzzle, sides[0], sides[1], bool(proved), loop)
    except (FormatError, TypeError, LookupError) as error:
        raise ValueError("no news of a picture") from error
