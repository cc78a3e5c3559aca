"""Regional Yajilin: one closed line and shaded cells, which numbers of regions count.

Rules after robx/pzprjs: every cell is shaded or on the line, shaded cells do not touch by a side,
and a number says how many cells of its region are shaded.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

from studio.board import At, Graph, SquareLattice
from studio.families.cell_loop import SQUARES, posed_as, say
from studio.families.rays import beside
from studio.families.region_loop import CountedRegions
from studio.families.regions import (
    BORDER,
    NUMBER,
    numbered,
)
from studio.families.shading import LOOP_OUTSIDE, OUTSIDE, left_out, visits_of
from studio.families.straight import runs_of
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
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import VisitedOrOutside
from studio.records import dataclass

NAMES = ("yajilin-regions", "yajirin-regions")
FLAGS = (("o", OUTSIDE.key),)


@dataclass(frozen=True)
class RegionalYajilin(CountedRegions):
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

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board = puzzle.board
        constraints: dict[Constraint, Clue | None] = dict.fromkeys(_apart(board.cell_graph))
        if puzzle.option(OUTSIDE.key):
            runs = runs_of(board)
            for node, at in enumerate(board.cells):
                constraints[VisitedOrOutside(node, tuple(beside(runs, at)))] = None
        again: dict[Clue, Constraint] = {}
        for clue, nodes in numbered(puzzle):
            assert clue.value is not None
            again |= say(constraints, clue, NodesVisited(nodes, (len(nodes) - clue.value,)))
        return posed_as(puzzle, constraints, again=again)

    def sketch(self, puzzle: Puzzle, rng: random.Random) -> tuple[Puzzle, Sequence[Constraint]]:
        """As many shaded cells as people like: a fifth of all."""
        return puzzle, left_out(range(len(puzzle.board)), rng, 0.7)

    def knowable(self, puzzle: Puzzle, trace: Trace) -> Mapping[int, Constraint]:
        """Which cells the line visits."""
        return visits_of(puzzle, trace)

    def shaded(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> frozenset[At]:
        """All cells that the line does not visit."""
        return frozenset(at for node, at in enumerate(compiled.nodes) if node not in trace.steps)

    def counted(self, puzzle: Puzzle, trace: Trace, nodes: Sequence[int]) -> int:
        """The shaded cells."""
        return sum(node not in trace.steps for node in nodes)


@lru_cache(maxsize=8)
def _apart(graph: Graph) -> tuple[Constraint, ...]:
    """Of two cells that touch the line visits one; a generator asks for them very often."""
    return tuple(NodesVisited(pair, (1, 2)) for pair in graph.edges)


REGIONAL_YAJILIN = RegionalYajilin()
