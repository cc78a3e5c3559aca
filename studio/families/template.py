"""Template: the least rule that works. Copy it to begin a family; it is not listed in RULES.

One closed line through all cells, which must use the marked edges. A family is a frozen dataclass
with these fields and methods and one object of it; palette, editor, files, live check, generator
and pictures follow from them. What else a family may say for itself stands in :class:`Rule`.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.board import Edge, HexLattice, SpotKind, SquareLattice
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgeUsed,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

MARK = ClueKind(
    "marks", "mark", "marks", SpotKind.EDGE, "mark", tool="Mark", icon="diamond", shortcut="M"
)


@dataclass(frozen=True)
class Template(Rule):
    """The rule of round trips."""

    key: str = "template"
    name: str = "Round trip"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("round-trip", "Round trip", "A loop through all squares", SquareLattice()),
        Variant("hex-round-trip", "Hex round trip", "A loop through all hexagons", HexLattice()),
    )
    kinds: tuple[ClueKind, ...] = (MARK,)

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line through all cells. Where a mark joins two cells, it passes."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian cycle over the cells; the same loop from any start, in any direction."""
        board = puzzle.board
        constraints: list[Constraint] = []
        clues: list[Clue] = []
        for spot in puzzle.clues.of(MARK.key):
            assert isinstance(spot, Edge)
            u, v = sorted((board.index(spot.a), board.index(spot.b)))
            constraints.append(EdgeUsed(u, v))
            clues.append(Clue(MARK.key, spot))
        problem = Problem(board.cell_graph, Shape.HAMILTONIAN_CYCLE, tuple(constraints))
        return Compiled(problem, tuple(clues), frozenset(), board.cells)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A mark on every edge of the loop."""
        for u, v in trace.pairs:
            yield Clue(MARK.key, Edge.of(compiled.nodes[u], compiled.nodes[v]))


TEMPLATE = Template()
