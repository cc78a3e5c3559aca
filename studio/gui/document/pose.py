"""How a board lies: what has been turned or mirrored since, so that marks on it can follow."""

from __future__ import annotations

from itertools import count

from studio.board.motion import Motion
from studio.records import dataclass

_ORIGINS = count(1)


@dataclass(frozen=True)
class Pose:
    """How the board of a document lies: ``motion`` after another one of the same ``origin``; None
    as it was."""

    origin: int
    motion: Motion | None = None

    @staticmethod
    def fresh() -> Pose:
        """That of a board of which nothing is known."""
        return Pose(next(_ORIGINS))

    def turned(self, symmetry: Motion) -> Pose:
        """That of the board after a turn or a mirror."""
        return Pose(self.origin, symmetry if self.motion is None else self.motion.then(symmetry))

    def leads_to(self, other: Pose) -> bool:
        """Is it the same board, turned or mirrored at most?"""
        return self.origin == other.origin

    def motion_to(self, other: Pose) -> Motion | None:
        """What turns a board that lies so as the other one lies; None where they lie alike."""
        if self.motion is None or other.motion is None:
            motion = other.motion if self.motion is None else self.motion.inverse()
        else:
            motion = self.motion.inverse().then(other.motion)
        return None if motion is None or motion.identical else motion
