"""What a folder of puzzles holds, as messages to the window, which load nothing that solves."""

from __future__ import annotations

from dataclasses import dataclass

from studio.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Member:
    """A file of a folder; ``sentence`` says why it has no puzzle."""

    file: str
    puzzle: Puzzle | None
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class Looked:
    """Some of a folder's files, of ``total``."""

    members: tuple[Member, ...]
    total: int
