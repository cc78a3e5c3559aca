"""Koburin: one closed line and shaded cells, which numbers beside them count.

Rules as puzz.edge judges them: a number counts the shaded cells that touch its cell by a side, in
the variant with mines also those at its corners.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from studio.board import At, Cell, Spot, SquareLattice
from studio.families.cell_clues import NUMBER
from studio.families.cell_loop import SQUARES, around
from studio.families.shading import ANSWER, BOXES, LOOP_OUTSIDE, OUTSIDE, ShadingLoop
from studio.families.straight import Runs
from studio.puzzle import SHADED_LOOPS, Clue, ClueKind, Generator, Option, Puzzle, Source, Variant
from studio.puzzle.clues import OPEN
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

COUNT = replace(NUMBER, open=True)
MINES = Option(
    "corners_count",
    "Count round corners",
    False,
    tip="A number counts the shaded cells at the corners of its cell, too.",
)
FLAGS = (("o", OUTSIDE.key), ("m", MINES.key), ("b", BOXES.key))


@dataclass(frozen=True)
class Koburin(ShadingLoop):
    """The rule of Koburin."""

    key: str = "koburin"
    name: str = "Koburin"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("koburin", "Koburin", "A loop round numbers of shaded cells", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (COUNT,)
    options: tuple[Option, ...] = (OUTSIDE, MINES, BOXES)
    generator: Generator | None = SHADED_LOOPS
    shades: bool = True
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("koburin",), "around", FLAGS),
        Source("pzprv3", ("koburin",), "around", FLAGS, shades=True),
        Source("penpa", ("koburin",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            ANSWER,
            "A number says how many cells at its sides or corners are shaded."
            if puzzle.option(MINES.key)
            else "A number says how many cells at its sides are shaded.",
            LOOP_OUTSIDE if puzzle.option(OUTSIDE.key) else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """ "?", and 0 to 4: of eight cells in a ring four can be shaded."""
        return (OPEN, *range(5))

    def looked_at(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> tuple[list[int], int] | None:
        """The cells around."""
        assert isinstance(clue.spot, Cell) and clue.value is not None
        if clue.value == OPEN:
            return None
        return _around(puzzle, clue.spot.at), clue.value

    def told(self, puzzle: Puzzle, runs: Runs, spot: Cell, shaded: frozenset[int]) -> Clue:
        """How many cells around are shaded."""
        return Clue(COUNT.key, spot, sum(node in shaded for node in _around(puzzle, spot.at)))


def _around(puzzle: Puzzle, at: At) -> list[int]:
    """The nodes of the cells that a number looks at."""
    return around(puzzle.board, at, corners=puzzle.option(MINES.key))


KOBURIN = Koburin()
