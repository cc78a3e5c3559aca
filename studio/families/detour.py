"""Detour: one closed line through every cell, whose turns are counted in regions.

Rules after robx/pzprjs: the line passes every cell, and a number says in how many cells of its
region it turns. It may come to a region any number of times.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board import At, SquareLattice
from studio.families.cell_loop import SQUARES, posed_as, say
from studio.families.region_loop import CountedRegions
from studio.families.regions import (
    BORDER,
    NUMBER,
    numbered,
)
from studio.families.straight import Runs, runs_of
from studio.puzzle import (
    REGIONS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Generator,
    NodeVisited,
    OddsCounted,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NAMES = ("detour",)


@dataclass(frozen=True)
class Detour(CountedRegions):
    """The rule of Detour."""

    key: str = "detour"
    name: str = "Detour"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("detour", "Detour", "A loop that turns so often in each region", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER, BORDER)
    generator: Generator | None = REGIONS
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, borders="grids", values="regions"),
        Source("pzprv3", NAMES, borders="grids", values="regions"),
        Source("penpa", ("detour",), "corner"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line through the middle of every cell. It never crosses or touches "
            "itself. A number says in how many cells of its region it turns."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board, runs = puzzle.board, runs_of(puzzle.board)
        said: dict[Constraint, Clue | None] = {
            NodeVisited(node): None for node in range(len(board))
        }
        again: dict[Clue, Constraint] = {}
        for clue, nodes in numbered(puzzle):
            assert clue.value is not None
            level = tuple(_level(runs, board.cells[node]) for node in nodes)
            again |= say(said, clue, OddsCounted(level, (clue.value,)))
        return posed_as(puzzle, said, again=again)

    def counted(self, puzzle: Puzzle, trace: Trace, nodes: Sequence[int]) -> int:
        """The cells in which the loop turns."""
        runs = runs_of(puzzle.board)
        return sum(runs.turns(trace, node) for node in nodes)


def _level(runs: Runs, at: At) -> tuple[tuple[int, int], ...]:
    """The edges to the left and to the right of a cell: a line turns there that uses just one."""
    sides: Sequence[tuple[int, int]] = ((0, -1), (0, 1))
    return tuple(edge for way in sides for edge in runs.ahead(at, way, 1))


DETOUR = Detour()
