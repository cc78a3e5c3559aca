"""Clues that float over the board before they are placed: moved, turned and flipped as a value."""

from __future__ import annotations

import math
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
        clip = moved_by(self.clip, turn(puzzle.board.lattice), puzzle.rule)
        return replace(self, clip=clip)._in_sight(puzzle)

    def flipped(self, puzzle: Puzzle) -> Floating:
        """Left and right exchanged; the same where the tiling has no mirror."""
        if not puzzle.board.lattice.has_mirror:
            return self
        clip = moved_by(self.clip, mirror(puzzle.board.lattice), puzzle.rule)
        return replace(self, clip=clip)._in_sight(puzzle)

    def _in_sight(self, puzzle: Puzzle) -> Floating:
        """The same, or with its upper left cell for the origin, if more of it is on the board then:
        what is turned about a corner of the board would lie beside it. Only a cell that lies like
        the one below it can be the origin, which the turned one may not, as with triangles."""
        lattice, clip = puzzle.board.lattice, self.clip
        alike = [at for at in clip.cells if lattice.translation(at, self.at) is not None]
        if not alike:
            return self._on_ground(puzzle)

        def place(at: At) -> tuple[float, float]:
            x, y = lattice.centre(at)
            return round(y, 6), x

        first = min(alike, key=place)
        other = replace(self, clip=replace(clip, origin=first))
        return max(self, other, key=lambda each: each._seen(puzzle))

    def _on_ground(self, puzzle: Puzzle) -> Floating:
        """Over the nearest cell that lies like its origin; the same where there is none."""
        middle = puzzle.board.centre(self.at)
        cells = sorted(
            puzzle.board.cells, key=lambda at: math.dist(middle, puzzle.board.centre(at))
        )
        return self.over(next((at for at in cells if self.fits_over(at, puzzle)), self.at))

    def _seen(self, puzzle: Puzzle) -> int:
        """How many of its cells are on the board."""
        by = puzzle.board.lattice.translation(self.clip.origin, self.at)
        return 0 if by is None else sum(by.cell(at) in puzzle.board for at in self.clip.cells)

    def laid(self, puzzle: Puzzle) -> tuple[Puzzle, frozenset[At], int] | Fault:
        """The puzzle with the clues where they float; see :func:`pasted`."""
        return pasted(puzzle, self.clip, self.at)
