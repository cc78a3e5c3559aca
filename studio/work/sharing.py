"""The question for a playable page, from the window to a solver process; see ``work.webpage``."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from studio.board import At
from studio.formats.booklet import Layout
from studio.records import dataclass
from studio.work.folders import Looked


@dataclass(frozen=True, slots=True)
class Remarked:
    """A sentence about what was written."""

    sentence: str


@dataclass(frozen=True, slots=True)
class WritePage:
    """Write puzzles (native texts) into one page, with hints or without."""

    NEWS: ClassVar[tuple[type, ...]] = (Remarked,)

    puzzles: tuple[str, ...]
    path: Path
    hints: bool = False


@dataclass(frozen=True, slots=True)
class ReadBooklet:
    """The question for the puzzles of a folder, or of a booklet that was saved and its looks."""

    NEWS: ClassVar[tuple[type, ...]] = (Looked, Layout)

    source: Path


@dataclass(frozen=True, slots=True)
class Solved:
    """The answer of a puzzle by its place, and its difficulty in a word, "" if not known;
    ``several``: it is one of several."""

    place: int
    answer: tuple[At, ...]
    level: str
    several: bool = False


@dataclass(frozen=True, slots=True)
class Unsolved:
    """No answer of a puzzle is known, by its place, and the ``sentence`` says why."""

    place: int
    sentence: str


@dataclass(frozen=True, slots=True)
class LeftOut:
    """The file of the open puzzle is in the folder, too; its puzzle is not among those told of."""


@dataclass(frozen=True, slots=True)
class ReadForPrint:
    """The question for the puzzles of a folder or of a saved booklet, and for their answers.

    ``own`` is the file of the puzzle that they are printed with: what a folder has of it is left
    out, under whatever name.
    """

    NEWS: ClassVar[tuple[type, ...]] = (Looked, LeftOut, Solved, Unsolved)

    source: Path
    own: Path | None = None


@dataclass(frozen=True, slots=True)
class WriteBooklet:
    """Write the puzzles of a folder, or without one these (native texts), into a booklet."""

    NEWS: ClassVar[tuple[type, ...]] = (Remarked,)

    path: Path
    layout: Layout
    folder: Path | None = None
    puzzles: tuple[str, ...] = ()
