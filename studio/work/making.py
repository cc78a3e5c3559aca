"""Puzzles in the making as messages, from the solver process to the window.

The request holds a puzzle as native text, and the options as ``{"seed": 7, "aim": "minimal",
"extra": 0, "weights": {}, "symmetry": "none", "must": [spot...], "never": [spot...], "taste":
[0.8, 0.0], "line": [[0, 1], ...], "keep": false}``; its clues count only where they are kept.
Pictures of the work come as ``{"working": [native text, unique, done, total, best, least]}``; at
last ``{"made": [native text, line, minimal, ...]}`` with all that a Made says, or
``{"repaired": [native text, clues gone, line, smallest, reason]}`` or ``{"unmade": [sentence,
spot...]}``, then ``{"ended": ""}``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from studio.board import At, Spot
from studio.engines.engine import Token
from studio.engines.random_loop import LoopTaste
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Clues, Puzzle
from studio.work.findings import clue_from_json, clue_to_json
from studio.work.made import GenerateOptions, Made, Repaired, Unmade, Working

News: TypeAlias = Working | Made | Repaired | Unmade


PLAIN_OPTIONS = (
    "seed",
    "aim",
    "extra",
    "weights",
    "symmetry",
    "length",
    "decoys",
    "clues",
    "difficulty",
)
"""The options that travel as they are."""


def question(puzzle: Puzzle, options: GenerateOptions, *, keep: bool = False) -> dict[str, Any]:
    """The request for a puzzle; with ``keep`` the clues that stand stay.

    Settings are the puzzle's own, whatever the options say.
    """
    wanted = {
        "seed": options.seed,
        "aim": options.aim,
        "extra": options.extra,
        "weights": dict(options.weights),
        "symmetry": options.symmetry,
        "must": [spot_to_json(spot) for spot in _sorted(options.must)],
        "never": [spot_to_json(spot) for spot in _sorted(options.never)],
        "taste": [options.taste.links, options.taste.straight],
        "line": [list(at) for at in options.line],
        "stretches": [[list(at) for at in line] for line in options.stretches],
        "keep": keep,
        "difficulty": options.difficulty,
        "length": options.length,
        "decoys": options.decoys,
        "clues": options.clues,
    }
    return {"generate": _text(puzzle), "options": wanted}


def repair_question(puzzle: Puzzle) -> dict[str, Any]:
    """The request to remove as few clues as possible."""
    return {"repair": _text(puzzle)}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Make a puzzle and tell all of it."""
    # The window only asks and reads; what makes puzzles is loaded by the solver process.
    from studio.work.difficulty import generate_wanted

    puzzle = native.read(text).puzzle
    wanted = options_of(puzzle, options)
    yield from map(_message, generate_wanted(puzzle.rule, puzzle.board, wanted, token))
    yield {"ended": ""}


def repair_messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Repair a puzzle and tell all of it."""
    from studio.work.repair import repair

    yield from map(_message, repair(native.read(text).puzzle, token))
    yield {"ended": ""}


def options_of(puzzle: Puzzle, told: dict[str, Any]) -> GenerateOptions:
    """The options that a request for a puzzle tells."""
    plain = {key: told[key] for key in PLAIN_OPTIONS}
    return GenerateOptions(
        **plain,
        must=frozenset(map(spot_from_json, told["must"])),
        never=frozenset(map(spot_from_json, told["never"])),
        settings=puzzle.options,
        taste=LoopTaste(*told["taste"]),
        line=tuple(tuple(at) for at in told["line"]),
        stretches=tuple(tuple(tuple(at) for at in line) for line in told["stretches"]),
        keep=puzzle.clues if told["keep"] else Clues(),
    )


def _message(event: News) -> dict[str, Any]:
    match event:
        case Working(puzzle, unique, done, total, best, least):
            return {"working": [_text(puzzle), unique, done, total, best, least]}
        case Made(puzzle, line, minimal, fewest, least, reason, grouped, added, tried, every):
            proved = [minimal, fewest, least, reason, grouped, added, tried, every]
            return {"made": [_text(puzzle), [list(at) for at in line], *proved]}
        case Repaired(puzzle, gone, line, smallest, reason):
            clues = [clue_to_json(clue) for clue in gone]
            addresses = [list(at) for at in line]
            return {"repaired": [_text(puzzle), clues, addresses, smallest, reason]}
        case Unmade(sentence, spots):
            return {"unmade": [sentence, *map(spot_to_json, spots)]}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    try:
        match message:
            case {"working": [str(text), bool(unique), int(done), int(total), best, least]}:
                return Working(_puzzle(text), unique, done, total, best, least)
            case {
                "made": [
                    str(text), line, bool(m), bool(f), least, str(reason), bool(g), added,
                    int(tried), bool(every),
                ]
            }:  # fmt: skip
                made = (_puzzle(text), _line(line), m, f, least, reason, g, added, tried, every)
                return Made(*made)
            case {"repaired": [str(text), list(gone), line, bool(smallest), str(reason)]}:
                clues = tuple(map(clue_from_json, gone))
                return Repaired(_puzzle(text), clues, _line(line), smallest, reason)
            case {"unmade": [str(sentence), *spots]}:
                return Unmade(sentence, tuple(map(spot_from_json, spots)))
    except (FormatError, TypeError, LookupError) as error:
        raise ValueError("no news of a puzzle") from error
    raise ValueError("no news of a puzzle")


def spot_to_json(spot: Spot) -> dict[str, Any]:
    """A spot as a clue on it says where it is."""
    return clue_to_json(Clue("", spot))


def spot_from_json(data: dict[str, Any]) -> Spot:
    """The inverse of :func:`spot_to_json`."""
    return clue_from_json(data).spot


def _sorted(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=repr)


def _line(line: Any) -> tuple[At, ...]:
    return tuple(tuple(int(n) for n in at) for at in line)


def _text(puzzle: Puzzle) -> str:
    return native.write(puzzle, PLAIN).decode()


def _puzzle(text: str) -> Puzzle:
    return native.read(text).puzzle
