"""What is said of folders of puzzles: the questions to a solver process, and what answers them.

Values only, which the window loads without the engines; the work is in
:mod:`studio.work.collecting` and :mod:`studio.work.collection`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass

SECONDS = 20.0
"""How long to look at each puzzle."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What is known of a file, named from its folder on.

    ``digest`` is of its bytes, ``same`` of the puzzle, alike for those that are the same up to
    turns and mirrors. ``verdict`` is "" where no puzzle could be read. ``minimal``: no clue can go;
    None where that is not known. ``limit`` is how many seconds could be taken, 0 for as many as it
    takes. ``sentence`` says why something is not known. It is a message: what was found out once
    is said in whatever language is spoken then.
    """

    file: str
    digest: str
    family: str = ""
    title: str = ""
    cells: int = 0
    clues: int = 0
    verdict: str = ""
    minimal: bool | None = None
    redundant: int = 0
    word: str = ""
    grade: float = 0.0
    same: str = ""
    seconds: float = 0.0
    limit: float = 0.0
    sentence: Message | None = None


def duplicates(checked: Iterable[Checked]) -> list[tuple[str, ...]]:
    """The names of files that hold the same puzzle up to turns and mirrors, group by group."""
    groups: dict[str, list[str]] = {}
    for each in checked:
        if each.same:
            groups.setdefault(each.same, []).append(each.file)
    return [tuple(sorted(group)) for group in groups.values() if len(group) > 1]


EXPORTS = ("pdf", "svg", "png", "html", "puzzlink", "penpa")
"""Formats that a collection is exported in."""


@dataclass(frozen=True, slots=True)
class Member:
    """A file of a folder; ``sentence`` says why it has no puzzle.

    ``digest`` is of its bytes, "" where it could not be read. One whose digest is known to whoever
    asked comes without puzzle and sentence.
    """

    file: str
    puzzle: Puzzle | None
    sentence: Message | None = None
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Looked:
    """Some of a folder's files, of ``total``."""

    members: tuple[Member, ...]
    total: int


@dataclass(frozen=True, slots=True)
class LookAt:
    """The question for the puzzles of a folder, and what is known of them.

    ``known`` are the digests of files whose puzzles need not be told again.
    """

    NEWS: ClassVar[tuple[type, ...]] = (Looked, Checked)

    folder: Path
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckFolder:
    """The question for what can be found out of a folder's puzzles; ``workers`` 0: all cores."""

    NEWS: ClassVar[tuple[type, ...]] = (Checked,)

    folder: Path
    workers: int = 0
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class Exported:
    """So many of the files are written; ``refused`` are the others with the reasons.

    ``numbered`` of those written have a number behind their names, which others had already.
    """

    done: int
    refused: tuple[tuple[str, Message], ...] = ()
    numbered: int = 0


@dataclass(frozen=True, slots=True)
class ExportFiles:
    """The question to write files of a folder in another format, with solutions or without."""

    NEWS: ClassVar[tuple[type, ...]] = (Exported,)

    folder: Path
    files: tuple[str, ...]
    to: Path
    form: str
    solved: bool = False
    workers: int = 0
