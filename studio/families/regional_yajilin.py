"""Regional Yajilin: one closed line and shaded cells, which numbers of regions count.

Rules after robx/pzprjs: every cell is shaded or on the line, shaded cells do not touch by a side,
and a number says how many cells of its region are shaded.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from studio.board import At, Cell, Graph, Spot, SquareLattice
from studio.families.cell_loop import SQUARES, posed_as
from studio.families.rays import beside
from studio.families.region_drawing import scattered
from studio.families.regions import (
    BORDER,
    NUMBER,
    joined,
    numbered,
    region_remarks,
    regions_of,
    with_regions,
)
from studio.families.shading import LOOP_OUTSIDE, OUTSIDE, left_out
from studio.families.straight import Runs
from studio.puzzle import (
    REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
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
from studio.puzzle.visits import VisitedOrOutside

NAMES = ("yajilin-regions", "yajirin-regions")
FLAGS = (("o", OUTSIDE.key),)


@dataclass(frozen=True)
class RegionalYajilin(Rule):
    """The rule of Regional Yajilin."""

    key: str = "regional-yajilin"
    name: str = "Regional Yajilin"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant(
            "regional-yajilin",
            "Regional Yajilin",
            "A loop beside shaded cells in regions",
            SquareLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER, BORDER)
    options: tuple[Option, ...] = (OUTSIDE,)
    generator: Generator | None = REGIONS
    shades: bool = True
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, "", FLAGS, borders="grids", values="regions"),
        Source("pzprv3", NAMES, "", FLAGS, borders="areas", values="regions", shades=True),
        Source("penpa", ("regional yajilin",), "corner"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Shade some cells and draw one closed line through the middles of all the others. It "
            "never crosses or touches itself. Shaded cells do not touch by a side. A number says "
            "how many cells of its region are shaded.",
            LOOP_OUTSIDE if puzzle.option(OUTSIDE.key) else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Any number of cells: how large its region is may change with a border."""
        return range(len(puzzle.board) + 1) if kind.key == NUMBER.key else ()

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Two numbers in one region, borders that say nothing."""
        return region_remarks(puzzle)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board = puzzle.board
        constraints: dict[Constraint, Clue | None] = dict.fromkeys(_apart(board.cell_graph))
        if puzzle.option(OUTSIDE.key):
            runs = Runs(board)
            for node, at in enumerate(board.cells):
                constraints[VisitedOrOutside(node, tuple(beside(runs, at)))] = None
        for clue, nodes in numbered(puzzle):
            assert clue.value is not None
            constraints.setdefault(NodesVisited(nodes, (len(nodes) - clue.value,)), clue)
        return posed_as(puzzle, constraints)

    def sketch(self, puzzle: Puzzle, rng: random.Random) -> tuple[Puzzle, Sequence[Constraint]]:
        """As many shaded cells as people like: a fifth of all."""
        return puzzle, left_out(range(len(puzzle.board)), rng, 0.7)

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """Any regions do."""
        parts = scattered(puzzle.board, range(len(puzzle.board)), rng, size)
        return with_regions(puzzle, joined(puzzle.board, parts))

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """For each region how many of its cells are shaded."""
        regions = regions_of(puzzle)
        for region, nodes in enumerate(regions.parts):
            count = sum(node not in trace.steps for node in nodes)
            yield Clue(NUMBER.key, Cell(regions.head(region)), count)

    def shaded(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> frozenset[At]:
        """All cells that the line does not visit."""
        return frozenset(at for node, at in enumerate(compiled.nodes) if node not in trace.steps)


@lru_cache(maxsize=8)
def _apart(graph: Graph) -> tuple[Constraint, ...]:
    """Of two cells that touch the line visits one; a generator asks for them very often."""
    return tuple(NodesVisited(pair, (1, 2)) for pair in graph.edges)


REGIONAL_YAJILIN = RegionalYajilin()
