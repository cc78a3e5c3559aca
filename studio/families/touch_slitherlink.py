"""Touch Slitherlink: one closed line along the sides of cells; a number counts how often it comes
to its cell.

Rules as puzz.edge judges them: each part of the line along sides of a cell counts once, and so does
each corner that it visits by itself; a loop round a single cell comes to it once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal

from studio.board import At, Board, SquareLattice
from studio.families.cell_loop import SQUARES
from studio.families.slitherlink import FLAGS, Slitherlink, corners_of, sides_of
from studio.families.straight import unused, used
from studio.puzzle import (
    AnyWay,
    Clue,
    Constraint,
    NodeVisited,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import Way
from studio.records import dataclass


@dataclass(frozen=True)
class TouchSlitherlink(Slitherlink):
    """The rule of Touch Slitherlink."""

    key: str = "touch-slitherlink"
    name: str = "Touch Slitherlink"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant(
            "touch-slitherlink",
            "Touch Slitherlink",
            "A loop that comes to cells so often",
            SquareLattice(),
        ),
    )
    pictures: tuple[Literal["cells", "loop"], ...] = ()
    uniqueness: bool = False
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("tslither",), "4cell", FLAGS),
        Source("pzprv3", ("tslither",), "4cell", FLAGS, marks="corners"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line along the sides of the cells. It never crosses or touches "
            "itself. A number says how many times the line comes to its cell, along sides or at a "
            "corner alone.",
            "The line passes through every corner." if puzzle.option("all_corners") else "",
        )

    def meant(self, board: Board, at: At, value: int) -> Constraint:
        """The line comes to the cell so many times, in one of all ways to do so."""
        sides, corners = sides_of(board, at), corners_of(board, at)
        # Where there is no way, one that contradicts itself tells the cell from others.
        never = (NodeVisited(corners[0]), NodeVisited(corners[0], visited=False))
        return AnyWay(tuple(_ways(sides, corners, value)) or (never,))

    def told(self, board: Board, at: At, trace: Trace) -> int:
        """The clue of a cell: how many times a loop comes to it."""
        sides = sum(side in trace.used for side in sides_of(board, at))
        return _times(sum(corner in trace.steps for corner in corners_of(board, at)), sides)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """Sides alone say nothing here."""
        return None


def _times(corners: int, sides: int) -> int:
    """How many times a line comes to a square of which it visits and uses so many."""
    return corners - min(sides, 3)


def _ways(sides: Sequence[tuple[int, int]], corners: Sequence[int], value: int) -> Iterator[Way]:
    """The sides used and the corners visited where a line comes to a cell so many times."""
    for on in product((False, True), repeat=len(sides)):
        taken = [side for side, one in zip(sides, on, strict=True) if one]
        left = [side for side, one in zip(sides, on, strict=True) if not one]
        along = {node for side in taken for node in side}
        alone = [corner for corner in corners if corner not in along]
        for there in product((False, True), repeat=len(alone)):
            if _times(len(along) + sum(there), len(taken)) == value:
                visits = (NodeVisited(*one) for one in zip(alone, there, strict=True))
                yield (*used(taken), *unused(left), *visits)


TOUCH_SLITHERLINK = TouchSlitherlink()
