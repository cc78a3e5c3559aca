"""The question for a playable page, from the window to a solver process; see ``work.webpage``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class WritePage:
    """Write puzzles (native texts) into one page, with hints or without."""

    NEWS: ClassVar[tuple[type, ...]] = ()

    puzzles: tuple[str, ...]
    path: Path
    hints: bool = False


@dataclass(frozen=True, slots=True)
class WriteBooklet:
    """Write the puzzles of a folder into a booklet; ``bleed`` is in points."""

    NEWS: ClassVar[tuple[type, ...]] = ()

    folder: Path
    path: Path
    title: str
    trim: str
    per_page: int
    bleed: float
