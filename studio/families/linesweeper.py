"""Linesweeper: one closed line round numbers that count the cells it visits beside them.

Rules of janko.at: the line passes no number; a number says how many of the up to eight cells around
it, by a side or a corner, are visited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from studio.board import Cell, Spot, SquareLattice
from studio.families.cell_clues import NUMBER
from studio.families.cell_loop import LINE, SQUARES, CellLoop, around, node_of
from studio.families.straight import Runs
from studio.puzzle import (
    SPARSE_LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Generator,
    NodesVisited,
    NodeVisited,
    Puzzle,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass


@dataclass(frozen=True)
class Linesweeper(CellLoop):
    """The rule of Linesweeper."""

    key: str = "linesweeper"
    name: str = "Linesweeper"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("linesweeper", "Linesweeper", "A loop round counted cells", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER,)
    generator: Generator | None = SPARSE_LOOPS

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes no number. A number says how many of the cells around it, at "
            "its sides and corners, the line passes."
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """0 to the number of cells around."""
        assert isinstance(spot, Cell)
        return range(len(around(puzzle.board, spot.at, corners=True)) + 1)

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """Nothing: the numbers say it all."""
        yield from ()

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line misses the number, and so many cells around are visited."""
        assert isinstance(clue.spot, Cell) and clue.value is not None
        yield NodeVisited(node_of(puzzle, clue), visited=False)
        ring = around(puzzle.board, clue.spot.at, corners=True)
        yield NodesVisited(tuple(ring), (clue.value,))

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A number on every cell that the line misses."""
        for node, at in enumerate(compiled.nodes):
            if node not in trace.steps:
                ring = around(puzzle.board, at, corners=True)
                yield Clue(NUMBER.key, Cell(at), sum(other in trace.steps for other in ring))


LINESWEEPER = Linesweeper()
