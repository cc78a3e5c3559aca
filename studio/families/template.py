"""Template: the least rule that works. Copy it to begin a family; it is not listed in RULES.

One closed line through all cells, which must use the marked links. A family is a frozen dataclass
with these fields and methods and one object of it; palette, editor, files, live check and pictures
follow from ``kinds`` and ``compile``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.board import HexLattice, Link, Spot, SpotKind, SquareLattice
from studio.families.checks import clue_faults
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Fault,
    LinkUsed,
    Option,
    Problem,
    Puzzle,
    Shape,
    Trace,
    Variant,
)

MARK = ClueKind(
    "marks", "mark", "marks", SpotKind.LINK, "mark", tool="Mark", icon="diamond", shortcut="M"
)


@dataclass(frozen=True)
class Template:
    """The rule of round trips."""

    key: str = "template"
    name: str = "Round trip"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("round-trip", "Round trip", "A loop through all squares", SquareLattice()),
        Variant("hex-round-trip", "Hex round trip", "A loop through all hexagons", HexLattice()),
    )
    kinds: tuple[ClueKind, ...] = (MARK,)
    options: tuple[Option, ...] = ()
    line_on: str = "cells"

    def how_to(self, puzzle: Puzzle) -> str:
        """The instructions of the puzzle, as printed above it."""
        return "Draw one closed line through all cells. Where a mark joins two cells, it passes."

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """A mark has no value."""
        return ()

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Marks between cells that do not touch."""
        return tuple(clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian cycle over the cells; the same loop from any start, in any direction."""
        board = puzzle.board
        constraints: list[Constraint] = []
        clues: list[Clue] = []
        for spot in puzzle.clues.of(MARK.key):
            assert isinstance(spot, Link)
            u, v = sorted((board.index(spot.a), board.index(spot.b)))
            constraints.append(LinkUsed(u, v))
            clues.append(Clue(MARK.key, spot))
        problem = Problem(board.cell_graph, Shape.HAMILTONIAN_CYCLE, tuple(constraints))
        return Compiled(problem, tuple(clues), frozenset(), board.cells)

    def truths(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A mark on every link of the loop."""
        for u, v in trace.pairs:
            yield Clue(MARK.key, Link.of(compiled.nodes[u], compiled.nodes[v]))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> str:
        """No short reasons: the clues at fault are shown without one."""
        return ""


TEMPLATE = Template()
