"""The folder of a batch: puzzles with numbers for names, and an index that describes them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from studio import formats
from studio.board import Board
from studio.formats import FormatError
from studio.formats.refusal import reason
from studio.formats.save import SaveError, make_folder, try_folder
from studio.puzzle import Puzzle, Rule
from studio.puzzle.generator import Number
from studio.work.generation import GenerateOptions

INDEX = "index.json"

LOOP_TASTE = {"density": 0.8, "straight": 0.0}
"""Options that every index tells, whatever the family, together as "taste"; these numbers stand
for the default of the family."""


def name_of(number: int) -> str:
    """The file of a puzzle of the batch."""
    return f"{number:06d}.puzzle"


def entry_of(number: int, clues: int) -> dict[str, Any]:
    """What the index says of a puzzle."""
    return {"file": name_of(number), "clues": clues}


def store(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    made: Sequence[Puzzle],
    folder: Path,
    since: int = 0,
) -> None:
    """Put the first puzzles of a batch into a folder, as :func:`batch` does; from ``since`` on.

    Raises FormatError where the folder holds another batch, SaveError where the disk refuses.
    """
    head = head_of(rule, board, options)
    claim(folder, head)
    for number, puzzle in enumerate(made[since:], start=since + 1):
        file = folder / name_of(number)
        if not file.exists():
            formats.write(puzzle, file)
    entries = [
        entry_of(number, puzzle.clues.count()) for number, puzzle in enumerate(made, start=1)
    ]
    # A folder may have more puzzles of this batch than are known here.
    others = (_index(folder) or {}).get("puzzles", [])[len(made) :]
    describe(folder, head, [*entries, *others])


def head_of(rule: Rule, board: Board, options: GenerateOptions) -> dict[str, Any]:
    """What all puzzles of a batch have in common; the folder is bound to it."""
    blank = json.loads(formats.encode(Puzzle(rule, board, options=options.settings), "puzzle"))
    return {
        "format": "oneline-batch",
        "family": rule.key,
        "board": blank["board"],
        "options": blank["options"],
        "seed": options.seed,
        "aim": options.aim,
        "extra": options.extra,
        "weights": dict(options.weights),
        "symmetry": options.symmetry,
        "must": sorted(map(repr, options.must)),
        "never": sorted(map(repr, options.never)),
        "taste": [options.chosen.get(key, usual) for key, usual in LOOP_TASTE.items()],
        **({"difficulty": options.difficulty} if options.difficulty else {}),
        **({"clues": options.clues} if options.clues is not None else {}),
        **{key: value for key, value in options.chosen.items() if _apart(rule, key, value)},
    }


def _apart(rule: Rule, key: str, value: Number) -> bool:
    """Is a choice told by itself: is it none of the taste, or would stand there for another?"""
    option = rule.generator.option(key) if rule.generator else None
    usual = option is None or value == option.default
    return key not in LOOP_TASTE or (value == LOOP_TASTE[key] and not usual)


def seed_of(folder: Path) -> int | None:
    """The seed of the batch in a folder; None where there is none."""
    index = _index(folder)
    return index["seed"] if index is not None and isinstance(index.get("seed"), int) else None


def _index(folder: Path) -> dict[str, Any] | None:
    path = folder / INDEX
    if not path.exists():
        return None
    try:
        index = json.loads(formats.load(path))
    except ValueError:
        index = None
    if not isinstance(index, dict) or index.get("format") != "oneline-batch":
        raise FormatError("{path} is not the index of a batch.", path=str(path))
    return index


def claim(folder: Path, head: dict[str, Any]) -> None:
    """Make the folder and bind it to the batch.

    FormatError if it holds another one, SaveError if the disk refuses.
    """
    index = _index(folder)
    if index is None:
        make_folder(folder)
        if any(folder.glob("*.puzzle")):
            raise FormatError(
                "The folder {folder} holds other puzzles; a batch needs its own.",
                folder=str(folder),
            )
        _try(folder)
        describe(folder, head, [])
        return
    for name in {**head, **index}:
        if name != "puzzles" and index.get(name) != head.get(name):
            raise FormatError(
                "The folder {folder} holds another batch: its {name} differs.",
                folder=str(folder),
                name=name,
            )
    _try(folder)


def _try(folder: Path) -> None:
    """Refuse a folder that nothing can be written in, by its name: who chose it knows no index."""
    try:
        try_folder(folder)
    except OSError as error:
        raise SaveError(
            "The puzzles were not saved: nothing can be written in the folder {folder}: {reason}.",
            folder=str(folder),
            reason=reason(error),
        ) from None


def describe(folder: Path, head: dict[str, Any], files: list[dict[str, Any]]) -> None:
    """Write the index of a batch, ``head`` first and then its ``files``; SaveError if it cannot."""
    text = json.dumps({**head, "puzzles": files}, indent=1, ensure_ascii=False)
    formats.save(folder / INDEX, (text + "\n").encode())
