"""What is wrong with a puzzle, as a value."""

from __future__ import annotations

from studio.board import Spot
from studio.puzzle.message import Message
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: a stable code for tests, what to say of it, and the spots at fault.

    Where a setting is wrong, ``option`` is its key; where a clue is, ``kind`` is that of its kind;
    where the board is, ``board`` is the field of files that says so.
    """

    code: str
    message: Message
    spots: tuple[Spot, ...] = ()
    option: str = ""
    kind: str = ""
    board: str = ""
