"""The examples that come with the program, and what is known of them without reading them.

Some boards take a tenth of a second to be made, and the first page of the window shows a card for
each example. So ``resources/examples/index.json`` says what stands on the cards
(``packaging/examples.py`` writes it); an example that is not in it is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from studio import assets, formats
from studio.board.free import lines_of
from studio.families import keys
from studio.formats import FormatError
from studio.puzzle import Puzzle
from studio.records import dataclass

INDEX = "index.json"


@dataclass(frozen=True)
class Facts:
    """What a card says of a puzzle.

    ``family`` is the key of its rule and ``genre`` its English name, ``kind`` that of its kind,
    ``cells`` how many cells or, on a drawing, corners it has; ``lines`` how many lines a drawing
    has, else None.
    """

    title: str
    family: str
    genre: str
    kind: str
    cells: int
    lines: int | None
    clues: int


def facts_of(puzzle: Puzzle) -> Facts:
    """What a card says of this puzzle."""
    board = puzzle.board
    lines = None if board.has_faces else len(lines_of(board).lines)
    return Facts(
        puzzle.title,
        puzzle.rule.key,
        puzzle.rule.name,
        puzzle.kind_name,
        len(board),
        lines,
        puzzle.clue_count,
    )


def files() -> list[Path]:
    """The files of all examples, family by family."""
    return [
        file
        for key in keys()
        for file in sorted((assets.root() / "examples" / key).glob("*.puzzle"))
    ]


_READ: dict[Path, Puzzle | None] = {}


def example(path: Path) -> Puzzle | None:
    """The puzzle of an example, read once; None where it cannot be read."""
    if path not in _READ:
        try:
            _READ[path] = formats.read(path).puzzle
        except FormatError:
            _READ[path] = None
    return _READ[path]


def was_read(path: Path) -> bool:
    """Is an example there without being read? Most are read in some milliseconds, few in 200."""
    return path in _READ


def facts(paths: Iterable[Path]) -> list[tuple[Path, Facts]]:
    """What is known of examples, as the index has it; those that cannot be read are left out."""
    known = _index()
    found = []
    for path in paths:
        told = known.get(_name(path))
        if told is None and (puzzle := example(path)) is not None:
            told = facts_of(puzzle)
        if told is not None:
            found.append((path, told))
    return found


def index_text() -> str:
    """The index of all examples as they are, one a line."""
    read = ((path, example(path)) for path in files())
    lines = [
        f"{json.dumps(_name(path))}: {json.dumps(asdict(facts_of(puzzle)), ensure_ascii=False)}"
        for path, puzzle in read
        if puzzle is not None
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@cache
def _index() -> dict[str, Facts]:
    path = assets.root() / "examples" / INDEX
    if not path.is_file():
        return {}
    read = json.loads(path.read_text(encoding="utf-8"))
    return {name: Facts(**told) for name, told in read.items()}


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"
