"""Double Back: one closed line through every cell that visits every region twice.

Rules after robx/pzprjs: the line passes all cells that are not blocked, and the border of each
region exactly four times. Blocked cells are in no region.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from studio.board import At, Cell, HexLattice, Spot, SquareLattice
from studio.families.cell_clues import BLOCKED
from studio.families.cell_loop import SQUARES_AND_HEXAGONS, posed_as
from studio.families.region_drawing import in_pairs
from studio.families.region_loop import RegionLoop
from studio.families.regions import (
    BORDER,
    joined,
    regions_of,
    regions_told,
    with_regions,
)
from studio.puzzle import (
    BARE_REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesCounted,
    Generator,
    NodeVisited,
    Problem,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NAMES = ("doubleback",)
SMALL_REGIONS = replace(
    BARE_REGIONS,
    options=tuple(
        replace(option, default=3.5) if option.key == "region" else option
        for option in BARE_REGIONS.options
    ),
)


@dataclass(frozen=True)
class DoubleBack(RegionLoop):
    """The rule of Double Back."""

    key: str = "double-back"
    name: str = "Double Back"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("double-back", "Double Back", "A loop twice through each region", SquareLattice()),
        Variant(
            "hex-double-back",
            "Hex Double Back",
            "A loop twice through each region of hexagons",
            HexLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (BORDER, BLOCKED)
    generator: Generator | None = SMALL_REGIONS
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, borders="grids", values="blocked"),
        Source("pzprv3", NAMES, borders="grids", values="blocked"),
        Source("penpa", ("double back",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line through the middle of every cell that is not black."
            if puzzle.clues.of(BLOCKED.key)
            else "Draw one closed line through the middle of every cell.",
            "It never crosses or touches itself and passes through every region exactly twice.",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """None: all clues are marks."""
        return ()

    def generated(self, puzzle: Puzzle, line: Sequence[At]) -> Message:
        """Its regions are all there is."""
        return regions_told(puzzle)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board, regions = puzzle.board, regions_of(puzzle)
        blocked = puzzle.clues.of(BLOCKED.key)
        demanded: list[Constraint] = [
            NodeVisited(node, visited=Cell(at) not in blocked)
            for node, at in enumerate(board.cells)
        ]
        demanded += (EdgesCounted(cut, (4,)) for cut in regions.cuts)
        return posed_as(puzzle, dict.fromkeys(demanded))

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """Two stretches of the line each; cells that it misses are blocked."""
        parts = in_pairs(puzzle.board, trace, rng, size)
        if parts is None:
            return None
        missed = (at for node, at in enumerate(puzzle.board.cells) if node not in trace.steps)
        blocked = [Clue(BLOCKED.key, Cell(at)) for at in missed]
        divided = with_regions(puzzle, joined(puzzle.board, parts))
        return replace(divided, clues=divided.clues.having(*blocked))

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """Any loop: cells that it leaves out are blocked."""
        return replace(compiled.problem, constraints=())


DOUBLE_BACK = DoubleBack()
