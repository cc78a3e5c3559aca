"""Grand Tour: one closed line through every dot, along the stretches of it that are given.

Also known as Round Trip with given lines (janko.at). Here a dot is a cell: the line is the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.board import Edge, HexLattice, SpotKind, SquareLattice
from studio.families.cell_loop import SQUARES_AND_HEXAGONS, CellLoop
from studio.families.straight import Runs
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgeUsed,
    Generator,
    NodeVisited,
    Puzzle,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

STRETCH = ClueKind(
    "stretches",
    "stretch",
    "stretches",
    SpotKind.EDGE,
    "mark",
    tool="Stretch",
    icon="stretch",
    shortcut="S",
    sign="stretch",
)


@dataclass(frozen=True)
class GrandTour(CellLoop):
    """The rule of Grand Tour."""

    key: str = "grand-tour"
    name: str = "Grand Tour"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("grand-tour", "Grand Tour", "A loop that is begun", SquareLattice()),
        Variant(
            "hex-grand-tour", "Hex Grand Tour", "A loop that is begun, on hexagons", HexLattice()
        ),
    )
    kinds: tuple[ClueKind, ...] = (STRETCH,)
    generator: Generator | None = LOOPS

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line that passes every cell once, from middle to middle, and goes "
            "along all stretches that are given."
        )

    def asks(self, puzzle: Puzzle) -> bool:
        """A board without stretches asks for any line through all cells."""
        return len(puzzle.board) > 0

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """The line visits all cells."""
        return map(NodeVisited, range(len(puzzle.board)))

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line uses the edge."""
        assert isinstance(clue.spot, Edge)
        yield EdgeUsed(*sorted(puzzle.board.index(at) for at in (clue.spot.a, clue.spot.b)))

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Every edge of the line."""
        for u, v in sorted(trace.used):
            yield Clue(STRETCH.key, Edge.of(compiled.nodes[u], compiled.nodes[v]))


GRAND_TOUR = GrandTour()
