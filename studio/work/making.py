"""Puzzles in the making as messages, from the solver process to the window.

The request holds a puzzle without clues, as native text, and the options as
``{"seed": 7, "aim": "minimal", "extra": 0, "weights": {}, "symmetry": "none"}``. Pictures of the
work come as ``{"working": [native text, unique, done, total, best, least]}``; at last ``{"made":
[native text, line, minimal, fewest, least, reason, grouped]}`` or ``{"unmade": sentence}``, then
``{"ended": ""}``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from studio.engines.engine import Token
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.made import GenerateOptions, Made, Unmade, Working

News: TypeAlias = Working | Made | Unmade


def question(blank: Puzzle, options: GenerateOptions) -> dict[str, Any]:
    """The request for a puzzle; masks, settings and taste are not sent (settings: the blank's)."""
    wanted = {
        "seed": options.seed,
        "aim": options.aim,
        "extra": options.extra,
        "weights": dict(options.weights),
        "symmetry": options.symmetry,
    }
    return {"generate": _text(blank), "options": wanted}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Make a puzzle and tell all of it."""
    # The window only asks and reads; what makes puzzles is loaded by the solver process.
    from studio.work.generate import generate

    blank = native.read(text).puzzle
    wanted = GenerateOptions(**options, settings=blank.options)
    for event in generate(blank.rule, blank.board, wanted, token):
        match event:
            case Working(puzzle, unique, done, total, best, least):
                yield {"working": [_text(puzzle), unique, done, total, best, least]}
            case Made(puzzle, line, minimal, fewest, least, reason, grouped):
                proved = [minimal, fewest, least, reason, grouped]
                yield {"made": [_text(puzzle), [list(at) for at in line], *proved]}
            case Unmade(sentence):
                yield {"unmade": sentence}
    yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    try:
        match message:
            case {"working": [str(text), bool(unique), int(done), int(total), best, least]}:
                return Working(_puzzle(text), unique, done, total, best, least)
            case {"made": [str(text), line, bool(m), bool(f), least, str(reason), bool(g)]}:
                addresses = tuple((at[0], at[1]) for at in line)
                return Made(_puzzle(text), addresses, m, f, least, reason, g)
            case {"unmade": str(sentence)}:
                return Unmade(sentence)
    except (FormatError, TypeError, LookupError) as error:
        raise ValueError("no news of a puzzle") from error
    raise ValueError("no news of a puzzle")


def _text(puzzle: Puzzle) -> str:
    return native.write(puzzle, PLAIN).decode()


def _puzzle(text: str) -> Puzzle:
    return native.read(text).puzzle
