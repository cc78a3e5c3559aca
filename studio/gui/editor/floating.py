"""Clues that float over the board before they are placed: moved, turned and flipped as a value."""

from __future__ import annotations

from dataclasses import replace

from studio.board import At
from studio.board.symmetry import mirror, turn
from studio.gui.editor.tools.clip import Clip, moved_by, pasted
from studio.puzzle import Fault, Puzzle
from studio.records import dataclass


@dataclass(frozen=True)
class Floating:
    """A clip over a board, its origin over the cell ``at``."""

    clip: Clip
    at: At

    def over(self, at: At) -> Floating:
        """The same over another cell."""
        return replace(self, at=at)

    def fits_over(self, at: At, puzzle: Puzzle) -> bool:
        """Does a cell lie like the one at the clip's origin?"""
        return puzzle.board.lattice.translation(self.clip.origin, at) is not None

    def turned(self, puzzle: Puzzle) -> Floating:
        """Turned round its origin by the smallest angle of the board's lattice, clockwise."""
        return replace(self, clip=moved_by(self.clip, turn(puzzle.board.lattice), puzzle.rule))

    def flipped(self, puzzle: Puzzle) -> Floating:
        """Left and right exchanged; the same where the tiling has no mirror."""
        if not puzzle.board.lattice.has_mirror:
            return self
        return replace(self, clip=moved_by(self.clip, mirror(puzzle.board.lattice), puzzle.rule))

    def laid(self, puzzle: Puzzle) -> tuple[Puzzle, frozenset[At], int] | Fault:
        """The puzzle with the clues where they float; see :func:`pasted`."""
        return pasted(puzzle, self.clip, self.at)
