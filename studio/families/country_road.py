"""Country Road: one closed line through cells that visits every region once.

Rules after Nikoli's puzzle, with the corner cases of robx/pzprjs: the line enters a region at one
place and leaves it for good at another, a number says how many cells of its region it visits, and
two cells that touch across a border are not both left out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from studio.board import Board, HexLattice, SquareLattice
from studio.families.cell_loop import LINE, SQUARES_AND_HEXAGONS, posed_as, say
from studio.families.region_drawing import along
from studio.families.region_loop import CountedRegions
from studio.families.regions import (
    BORDER,
    NUMBER,
    numbered,
    regions_of,
)
from studio.puzzle import (
    REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Demand,
    EdgesCounted,
    Generator,
    NodesVisited,
    Option,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NAMES = ("country", "countryroad")
FLAGS = (("e", "may_skip"),)


@dataclass(frozen=True)
class CountryRoad(CountedRegions):
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

    least = 1

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes through every region once or not at all."
            if puzzle.option("may_skip")
            else f"{LINE}, and it passes through every region exactly once.",
            "A number says how many cells of its region it visits. Of two cells that touch across "
            "a border it visits at least one.",
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        regions = regions_of(puzzle)
        constraints: dict[Constraint, Clue | None] = {}
        again: dict[Clue, Constraint] = {}
        for clue, nodes in numbered(puzzle):
            assert clue.value is not None
            again |= say(constraints, clue, NodesVisited(nodes, (clue.value,)))
        passes = (0, 2) if puzzle.option("may_skip") else (2,)
        if len(regions.parts) > 1:
            for cut in regions.cuts:
                constraints.setdefault(EdgesCounted(cut, passes))
        for pair in regions.crossing:
            constraints.setdefault(NodesVisited(pair, (1, 2)))
        return posed_as(puzzle, constraints, again=again)

    def demand(self, puzzle: Puzzle, constraint: Constraint) -> Demand | None:
        """What is asked of two cells beside a border."""
        if not isinstance(constraint, NodesVisited):
            return None
        said = Message("Of two cells that touch across a border the line must pass one.")
        return Demand(said, (), (), settled=False)

    def parts(
        self, board: Board, trace: Trace, rng: random.Random, size: float
    ) -> Sequence[Sequence[int]]:
        """Stretches of the line, with cells beside it."""
        return along(board, trace, rng, size)

    def counted(self, puzzle: Puzzle, trace: Trace, nodes: Sequence[int]) -> int:
        """The cells that the line visits."""
        return sum(node in trace.steps for node in nodes)


COUNTRY_ROAD = CountryRoad()
