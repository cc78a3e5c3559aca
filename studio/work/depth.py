"""How far an analysis goes: what the window says to a solver process, and nothing heavier."""

from __future__ import annotations

from studio.records import dataclass


@dataclass(frozen=True)
class Room:
    """How far counting goes: states of a layer kept for the shares, of a bare count, and time."""

    kept: int = 150_000
    states: int = 1_500_000
    seconds: float = 20.0


ROOM = Room()


@dataclass(frozen=True)
class Depth:
    """How far an analysis goes.

    ``answers``: enumerate at most so many, for ``answer_seconds`` at most; walks from cell to cell
    are counted for :attr:`walk_seconds`. ``count``: count the
    answers and say which clue would help; ``room``: how far exact counting goes;
    ``suggest_seconds``: how long to look for clues to add. ``reasons``: redundant clues, conflicts
    and ways out. ``overlap``: common edges and doubtful cells. ``proof_seconds``: how long to look
    for a smaller conflict than the first minimal one. ``grade_seconds``: how long to look for the
    difficulty of a puzzle with one solution.
    """

    answers: int = 1000
    answer_seconds: float = 1.5
    count: bool = True
    room: Room = ROOM
    suggest_seconds: float = 3.0
    reasons: bool = True
    overlap: bool = True
    proof_seconds: float = 2.0
    grade_seconds: float = 10.0

    @property
    def walk_seconds(self) -> float:
        """How long to count walks: longer wherever answers are enumerated for longer."""
        return self.room.seconds * self.answer_seconds / Depth.answer_seconds
