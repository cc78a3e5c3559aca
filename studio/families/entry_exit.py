"""Entry Exit: one closed line through every cell that visits every region once.

Rules as janko.at has them: the line enters each region at one place and leaves it for good at
another, and passes all cells of the board.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from studio.board import At, Board, HexLattice, SquareLattice
from studio.families.cell_loop import LINE, SQUARES_AND_HEXAGONS, posed_as
from studio.families.region_drawing import along
from studio.families.region_loop import RegionLoop
from studio.families.regions import (
    BORDER,
    regions_of,
    regions_told,
)
from studio.puzzle import (
    BARE_REGIONS,
    ClueKind,
    Compiled,
    Constraint,
    EdgesCounted,
    Generator,
    NodeVisited,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass


@dataclass(frozen=True)
class EntryExit(RegionLoop):
    """The rule of Entry Exit."""

    key: str = "entry-exit"
    name: str = "Entry Exit"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("entry-exit", "Entry Exit", "A loop through regions one by one", SquareLattice()),
        Variant(
            "hex-entry-exit",
            "Hex Entry Exit",
            "A loop through regions of hexagons one by one",
            HexLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (BORDER,)
    generator: Generator | None = BARE_REGIONS
    sources: tuple[Source, ...] = (Source("penpa", ("entryexit",)),)

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, passes every cell, and enters and leaves every region exactly once."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        regions = regions_of(puzzle)
        demanded: list[Constraint] = [NodeVisited(node) for node in range(len(puzzle.board))]
        if len(regions.parts) > 1:
            demanded += (EdgesCounted(cut, (2,)) for cut in regions.cuts)
        return posed_as(puzzle, dict.fromkeys(demanded))

    def generated(self, puzzle: Puzzle, line: Sequence[At]) -> Message:
        """Its regions are all there is."""
        return regions_told(puzzle)

    def parts(
        self, board: Board, trace: Trace, rng: random.Random, size: float
    ) -> Sequence[Sequence[int]]:
        """Stretches of the line."""
        return along(board, trace, rng, size)


ENTRY_EXIT = EntryExit()
