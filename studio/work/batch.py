"""Batches: a folder of puzzles, made one after the other, that can be stopped and gone on with.

Puzzle ``i`` depends on the seed, on ``i``, and on the puzzles before it (which it must not repeat),
so a folder comes out the same however often the work was interrupted. The puzzles themselves are
the record of what is done; the index only describes them.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from studio import formats
from studio.board import Board
from studio.board.free import GraphBoard
from studio.board.symmetry import Symmetry, symmetries_of_board
from studio.engines.engine import Token
from studio.formats import FormatError
from studio.puzzle import Puzzle, Rule
from studio.work.difficulty import generate_wanted
from studio.work.made import GenerateOptions, Made, Unmade

INDEX = "index.json"

REPEATS = 200
"""Puzzles that come up a second time before a batch is given up."""

Key: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """Puzzle ``number`` of the batch is in ``file``; ``made`` now, not found there."""

    number: int
    file: Path
    made: bool


def batch(
    rule: Rule, board: Board, options: GenerateOptions, count: int, folder: Path, token: Token
) -> Iterator[Stored | Unmade]:
    """Fill a folder with ``count`` puzzles, no two of them the same up to symmetry.

    What is there already stays. The last event is an Unmade where the batch could not be finished.
    Raises FormatError where the folder holds another batch, SaveError where the disk refuses.
    """
    head = _head(rule, board, options)
    _claim(folder, head)
    maps = symmetries_of_board(board)
    seen: set[Key] = set()
    files: list[dict[str, Any]] = []
    try:
        for number in range(1, count + 1):
            file = folder / f"{number:06d}.puzzle"
            there = file.exists()
            if there:
                puzzle = formats.read(file).puzzle
            else:
                made = _next(rule, board, options, number, seen, maps, token)
                if isinstance(made, Unmade):
                    yield made
                    return
                puzzle = made
                formats.write(puzzle, file)
            seen.add(key_of(puzzle, maps))
            files.append({"file": file.name, "clues": puzzle.clues.count()})
            yield Stored(number, file, made=not there)
    finally:
        _describe(folder, head, files)


def key_of(puzzle: Puzzle, maps: Sequence[Symmetry]) -> Key:
    """The same for puzzles that one of the maps of their board turns into each other."""
    if isinstance(puzzle.board, GraphBoard) and not puzzle.clues:
        return figure_key(puzzle.board)
    clues = list(puzzle.clues.all())
    return min(
        tuple(sorted((f"{c.kind} {c.value}", repr(each.spot(c.spot))) for c in clues))
        for each in maps
    )


def figure_key(board: GraphBoard) -> Key:
    """The same for drawings that turns by a twelfth and mirrors make of each other."""
    nodes, links = board.lattice.nodes, board.lattice.links
    found: list[Key] = []
    for turn in range(12):
        across, down = math.cos(math.tau * turn / 12), math.sin(math.tau * turn / 12)
        for side in (1, -1):
            places = [(side * (x * across - y * down), x * down + y * across) for x, y in nodes]
            left, top = min(x for x, _ in places), min(y for _, y in places)
            names = [f"{x - left + 0.001:.1f} {y - top + 0.001:.1f}" for x, y in places]
            lines = ((names[a], names[b]) for a, b in links)
            found.append(tuple(sorted((min(pair), max(pair)) for pair in lines)))
    return min(found)


def _next(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    number: int,
    seen: set[Key],
    maps: Sequence[Symmetry],
    token: Token,
) -> Puzzle | Unmade:
    """Puzzle ``number``; one that was there before is made again from another seed."""
    for attempt in range(REPEATS):
        seed = random.Random(f"{options.seed}/{number}/{attempt}").randrange(1 << 62)
        *_, made = generate_wanted(rule, board, replace(options, seed=seed), token)
        if isinstance(made, Unmade):
            return made
        assert isinstance(made, Made)
        if made.reason:
            # Stopped half-way it would be another puzzle than the one of this seed.
            return Unmade(made.reason)
        if key_of(made.puzzle, maps) not in seen:
            return made.puzzle
    return Unmade(f"Only repetitions came up after puzzle {number - 1:,}.")


# -- the index -----------------------------------------------------------------------------------


def _head(rule: Rule, board: Board, options: GenerateOptions) -> dict[str, Any]:
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
        "taste": [options.taste.links, options.taste.straight],
        **({"difficulty": options.difficulty} if options.difficulty else {}),
        **({"clues": options.clues} if options.clues is not None else {}),
        **({"length": options.length} if options.length is not None else {}),
        **({"decoys": options.decoys} if options.decoys != 1.0 else {}),
    }


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
        raise FormatError(f"{path} is not the index of a batch.")
    return index


def _claim(folder: Path, head: dict[str, Any]) -> None:
    """Make the folder and bind it to the batch; FormatError if it holds another one."""
    index = _index(folder)
    if index is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FormatError(f"The folder {folder} cannot be made: {error.strerror}.") from None
        if any(folder.glob("*.puzzle")):
            raise FormatError(f"The folder {folder} holds other puzzles; a batch needs its own.")
        _describe(folder, head, [])
        return
    for name, value in head.items():
        if index.get(name) != value:
            raise FormatError(f"The folder {folder} holds another batch: its {name} differs.")


def _describe(folder: Path, head: dict[str, Any], files: list[dict[str, Any]]) -> None:
    text = json.dumps({**head, "puzzles": files}, indent=1, ensure_ascii=False)
    formats.save(folder / INDEX, (text + "\n").encode())
