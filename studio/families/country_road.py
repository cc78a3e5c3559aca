"""Country Road: one closed line through cells that visits every region once.

Rules after Nikoli's puzzle, with the corner cases of robx/pzprjs: the line enters a region at one
place and leaves it for good at another, a number says how many cells of its region it visits, and
two cells that touch across a border are not both left out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.board import Cell, HexLattice, Spot, SquareLattice
from studio.families.cell_loop import LINE, SQUARES_AND_HEXAGONS, posed_as
from studio.families.region_drawing import along
from studio.families.regions import (
    BORDER,
    NUMBER,
    joined,
    numbered,
    region_remarks,
    regions_of,
    with_regions,
)
from studio.puzzle import (
    REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesCounted,
    Generator,
    NodesVisited,
    Option,
    Puzzle,
    Rule,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences

NAMES = ("country", "countryroad")
FLAGS = (("e", "may_skip"),)


@dataclass(frozen=True)
class CountryRoad(Rule):
    """The rule of Country Road."""

    key: str = "country-road"
    name: str = "Country Road"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("country-road", "Country Road", "A loop once through each region", SquareLattice()),
        Variant(
            "hex-country-road",
            "Hex Country Road",
            "A loop once through each region of hexagons",
            HexLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER, BORDER)
    options: tuple[Option, ...] = (
        Option(
            "may_skip",
            "Regions may be left out",
            False,
            tip="The line passes through a region once or not at all.",
        ),
    )
    generator: Generator | None = REGIONS
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, "", FLAGS, borders="grids", values="regions"),
        Source(
            "pzprv3",
            NAMES,
            "",
            FLAGS,
            borders="grids",
            values="regions",
            told=(("e", "country_empty"),),
        ),
        Source("penpa", ("country road",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes through every region once or not at all."
            if puzzle.option("may_skip")
            else f"{LINE}, and it passes through every region exactly once.",
            "A number says how many cells of its region it visits. Of two cells that touch across "
            "a border it visits at least one.",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Any number of cells: how large its region is may change with a border."""
        return range(1, len(puzzle.board) + 1) if kind.key == NUMBER.key else ()

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Two numbers in one region, borders that say nothing."""
        return region_remarks(puzzle)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        regions = regions_of(puzzle)
        constraints: dict[Constraint, Clue | None] = {}
        for clue, nodes in numbered(puzzle):
            assert clue.value is not None
            constraints.setdefault(NodesVisited(nodes, (clue.value,)), clue)
        passes = (0, 2) if puzzle.option("may_skip") else (2,)
        if len(regions.parts) > 1:
            for cut in regions.cuts:
                constraints.setdefault(EdgesCounted(cut, passes))
        for pair in regions.crossing:
            constraints.setdefault(NodesVisited(pair, (1, 2)))
        return posed_as(puzzle, constraints)

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """Stretches of the line, each with cells beside it that it misses."""
        parts = along(puzzle.board, trace, rng, size)
        return with_regions(puzzle, joined(puzzle.board, parts))

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """For each region that the loop visits how many of its cells it does."""
        regions = regions_of(puzzle)
        for region, nodes in enumerate(regions.parts):
            count = sum(node in trace.steps for node in nodes)
            if count:
                yield Clue(NUMBER.key, Cell(regions.head(region)), count)


COUNTRY_ROAD = CountryRoad()
