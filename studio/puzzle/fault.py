"""What is wrong with a puzzle, as a value or, where a caller cannot go on, as an exception."""

from __future__ import annotations

from dataclasses import dataclass

from studio.board import Spot


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: a stable code for tests, a sentence for people, and the spots at fault.

    Where a setting is wrong, ``option`` is its key; where a clue is, ``kind`` is that of its kind.
    """

    code: str
    sentence: str
    spots: tuple[Spot, ...] = ()
    option: str = ""
    kind: str = ""


class PuzzleError(Exception):
    """A puzzle cannot be what was asked of it; ``str()`` is one sentence for people."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault
