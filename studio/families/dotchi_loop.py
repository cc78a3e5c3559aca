"""Dotchi-Loop: one closed line that in each region turns on all white circles or on none.

Rules after Naoki Inaba's puzzle, with the corner cases of robx/pzprjs: the line passes all white
circles and no black one, and enters a region as often as it likes or not at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from studio.board import At, Cell, SquareLattice
from studio.families.cell_clues import BLACK, CIRCLE, WHITE
from studio.families.cell_loop import LINE, SQUARES, posed_as
from studio.families.region_loop import RegionLoop
from studio.families.regions import BORDER, regions_of
from studio.families.straight import Runs, runs_of
from studio.puzzle import (
    MARKED_REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesParity,
    Generator,
    NodeVisited,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NAMES = ("dotchi",)


@dataclass(frozen=True)
class DotchiLoop(RegionLoop):
    """The rule of Dotchi-Loop.

    What the white circles of a region say they say together, so that no advice is given on single
    ones.
    """

    key: str = "dotchi-loop"
    name: str = "Dotchi-Loop"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("dotchi-loop", "Dotchi-Loop", "A loop that turns on all or none", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (CIRCLE, BORDER)
    board_of_clues: bool = True
    generator: Generator | None = MARKED_REGIONS
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, "ternary", borders="grids"),
        Source("pzprv3", NAMES, "ternary", borders="grids"),
        Source("penpa", ("dotchi-loop",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes all white circles and no black one. In each "
            "region it turns on all white circles, or it goes straight on all of them."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board, regions = puzzle.board, regions_of(puzzle)
        constraints: dict[Constraint, Clue | None] = {}
        whites: list[list[Cell]] = [[] for _ in regions.parts]
        for spot, value in puzzle.clues.of(CIRCLE.key).items():
            assert isinstance(spot, Cell)
            constraints[NodeVisited(board.index(spot.at), visited=value == WHITE)] = None
            if value == WHITE:
                whites[regions.region(spot.at)].append(spot)
        runs = runs_of(board)
        for circles in whites:
            for first, second in pairwise(sorted(circles)):
                constraints[_alike(runs, first, second)] = None
        return posed_as(puzzle, constraints)

    def suggests(self) -> bool:
        """Circles, beside those there are."""
        return True

    def further_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Black circles where the line does not come, and white ones where it does what it does on
        those of the region."""
        regions, runs, index = regions_of(puzzle), runs_of(puzzle.board), puzzle.board.index
        circles = puzzle.clues.of(CIRCLE.key)
        turning = {
            regions.region(spot.at): runs.turns(trace, index(spot.at))
            for spot, value in circles.items()
            if value == WHITE and isinstance(spot, Cell)
        }
        for node, at in enumerate(compiled.nodes):
            if Cell(at) in circles:
                continue
            if node not in trace.steps:
                yield Clue(CIRCLE.key, Cell(at), BLACK)
            elif turning.get(regions.region(at), turns := runs.turns(trace, node)) is turns:
                yield Clue(CIRCLE.key, Cell(at), WHITE)

    def with_marks(self, puzzle: Puzzle, trace: Trace, cells: Collection[At]) -> Puzzle:
        """Black circles on cells that the line misses; on others white ones where it does what it
        does on most of them in their region."""
        regions, runs = regions_of(puzzle), runs_of(puzzle.board)
        index = puzzle.board.index
        passed = [at for at in cells if index(at) in trace.steps]
        turning = Counter(regions.region(at) for at in passed if runs.turns(trace, index(at)))
        often = Counter(regions.region(at) for at in passed)
        circles = [Clue(CIRCLE.key, Cell(at), BLACK) for at in cells if at not in passed]
        for at in passed:
            region = regions.region(at)
            if runs.turns(trace, index(at)) is (2 * turning[region] >= often[region]):
                circles.append(Clue(CIRCLE.key, Cell(at), WHITE))
        return replace(puzzle, clues=puzzle.clues.having(*circles))


def _alike(runs: Runs, first: Cell, second: Cell) -> Constraint:
    """The line turns on both of two cells that it passes, or on neither.

    It turns on a cell where it uses just one of the edges to the left and to the right.
    """
    sides: Sequence[tuple[int, int]] = ((0, -1), (0, 1))
    level = Counter(
        edge for cell in (first, second) for way in sides for edge in runs.ahead(cell.at, way, 1)
    )
    return EdgesParity(tuple(edge for edge, times in level.items() if times == 1), odd=False)


DOTCHI_LOOP = DotchiLoop()
