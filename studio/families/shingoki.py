"""Shingoki: one closed line through circles, straight at white ones, with a turn at black ones.

Semaphores of janko.at. A number is the sum of both arms of its circle: the straight runs by which
the line leaves it, up to where each turns. At a grey circle it goes straight or turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from studio.board import Cell, SquareLattice
from studio.families import arm_circles, cell_clues
from studio.families.arm_circles import ArmCircles
from studio.families.arms import shaped
from studio.families.cell_clues import BLACK, WHITE
from studio.families.cell_loop import EVERY_CELL, LINE, SQUARES, every_cell
from studio.families.straight import Runs
from studio.puzzle import (
    ClueKind,
    Constraint,
    Generator,
    Option,
    Puzzle,
    Sign,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

GREY = 3
CIRCLE = replace(
    cell_clues.CIRCLE,
    words=(*cell_clues.CIRCLE.words, (GREY, "grey")),
    phrases=(*cell_clues.CIRCLE.phrases, (GREY, "grey circle")),
    signs=(*cell_clues.CIRCLE.signs, (GREY, Sign("circle", grey=True))),
)
NUMBER = replace(arm_circles.NUMBER, joined=True)
NUMBERED = replace(arm_circles.NUMBERED_CIRCLES, weights=((NUMBER.key, 1.0),))
"""All circles of published puzzles have a number."""


@dataclass(frozen=True)
class Shingoki(ArmCircles):
    """The rule of Shingoki."""

    key: str = "shingoki"
    name: str = "Shingoki"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("shingoki", "Shingoki", "A loop with signals", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (CIRCLE, NUMBER)
    options: tuple[Option, ...] = (EVERY_CELL,)
    generator: Generator | None = NUMBERED

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        grey = GREY in puzzle.clues.of(CIRCLE.key).values()
        told = sentences(
            f"{LINE}, and it passes every circle: straight through white ones, with a turn on "
            "black ones, either way on grey ones."
            if grey
            else f"{LINE}, and it passes every circle: straight through white ones, with a turn on "
            "black ones.",
            "A number is the length of both straight parts of the line that meet at it, together, "
            "from middle to middle.",
        )
        return (*told, *every_cell(puzzle))

    def coloured(self, runs: Runs, spot: Cell, colour: int) -> Iterator[Constraint]:
        """The line goes straight, or it turns."""
        if colour != GREY:
            yield shaped(runs, spot.at, turning=colour == BLACK)

    def colour(self, runs: Runs, trace: Trace, node: int, lengths: tuple[int, int]) -> int:
        """Black where the line turns."""
        return BLACK if runs.turns(trace, node) else WHITE


SHINGOKI = Shingoki()
