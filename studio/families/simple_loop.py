"""Simple Loop: one closed line through every cell that is not blocked.

Rules as puzz.edge judges them. Without other clues the blocked cells alone fix the line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from studio.board import Cell, SquareLattice
from studio.families.cell_clues import BLOCKED
from studio.families.cell_loop import SQUARES, CellLoop, clues_of, node_of
from studio.families.straight import Runs
from studio.puzzle import (
    SPARSE_LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
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


@dataclass(frozen=True)
class SimpleLoop(CellLoop):
    """The rule of Simple Loop."""

    key: str = "simple-loop"
    name: str = "Simple Loop"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("simple-loop", "Simple Loop", "A loop through all open cells", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (BLOCKED,)
    generator: Generator | None = SPARSE_LOOPS
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("simpleloop",), "blocked"),
        Source("pzprv3", ("simpleloop",), "blocked"),
        Source("penpa", ("simple loop",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line through the middles of cells. It passes through every cell that "
            "is not blocked, and never crosses or touches itself."
        )

    def stands(self, clue: Clue) -> bool:
        """A blocked cell is."""
        return True

    def asks(self, puzzle: Puzzle) -> bool:
        """A board without blocked cells asks for a line through all of them."""
        return len(puzzle.board) > 0

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line leaves a blocked cell out."""
        yield NodeVisited(node_of(puzzle, clue), visited=False)

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """The line visits all other cells."""
        blocked = {node_of(puzzle, clue) for clue in clues_of(puzzle, BLOCKED.key)}
        for node in range(len(puzzle.board)):
            if node not in blocked:
                yield NodeVisited(node)

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """Any loop: the cells that it leaves out are blocked."""
        return replace(compiled.problem, constraints=())

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Every cell that the line leaves out is blocked."""
        for node, at in enumerate(compiled.nodes):
            if node not in trace.steps:
                yield Clue(BLOCKED.key, Cell(at))


SIMPLE_LOOP = SimpleLoop()
