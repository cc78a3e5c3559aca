"""Balance Loop: one closed line through circles, with two arms of one length at white ones.

The arms of a circle are the straight runs by which the line leaves it, up to where each turns. At
a white circle they are equally long, at a black one they are not; a number is the sum of both.
Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.board import Cell, SquareLattice
from studio.families.arm_circles import NUMBER, NUMBERED_CIRCLES, ArmCircles
from studio.families.arms import equal
from studio.families.cell_clues import BLACK, CIRCLE, WHITE
from studio.families.cell_loop import EVERY_CELL, FLAGS, LINE, SQUARES, every_cell
from studio.families.straight import Runs
from studio.puzzle import ClueKind, Constraint, Generator, Option, Puzzle, Source, Trace, Variant
from studio.puzzle.message import Message, sentences
from studio.records import dataclass


@dataclass(frozen=True)
class BalanceLoop(ArmCircles):
    """The rule of Balance Loop."""

    key: str = "balance-loop"
    name: str = "Balance Loop"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("balance-loop", "Balance Loop", "A loop in equal arms", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (CIRCLE, NUMBER)
    options: tuple[Option, ...] = (EVERY_CELL,)
    generator: Generator | None = NUMBERED_CIRCLES
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("balance",), "balance", FLAGS),
        Source("pzprv3", ("balance",), "balance", FLAGS),
        Source("penpa", ("balanceloop",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        told = sentences(
            f"{LINE}, and it passes every circle. From a circle it goes straight two ways until it "
            "turns: equally far at a white circle, not equally far at a black one. A number is the "
            "sum of both.",
        )
        return (*told, *every_cell(puzzle))

    def coloured(self, runs: Runs, spot: Cell, colour: int) -> Iterator[Constraint]:
        """Both arms are equally long, or not."""
        yield equal(runs, spot.at, equal=colour == WHITE)

    def colour(self, runs: Runs, trace: Trace, node: int, lengths: tuple[int, int]) -> int:
        """White where both are equally long."""
        return WHITE if lengths[0] == lengths[1] else BLACK


BALANCE_LOOP = BalanceLoop()
