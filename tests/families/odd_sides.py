"""A made-up family as the recipe in CONTRIBUTING makes one: a loop by odd and even cells.

A mark in a cell says whether the line uses an odd or an even number of its sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from studio.board import Cell, HexLattice, SpotKind, SquareLattice
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Generator,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Trace,
    Variant,
)
from studio.puzzle.clues import Sign
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import EdgesParity
from studio.records import dataclass

MARK = ClueKind(
    "marks",
    "mark",
    "marks",
    SpotKind.CELL,
    "choice",
    tool="Mark",
    icon="parity",
    shortcut="M",
    words=((0, "even"), (1, "odd")),
    signs=((0, Sign("square")), (1, Sign("circle"))),
)


@dataclass(frozen=True)
class OddSides(Rule):
    """The rule of odd sides."""

    key: str = "odd-sides"
    name: str = "Odd sides"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("odd-sides", "Odd sides", "A loop by odd and even", SquareLattice()),
        Variant("hex-odd-sides", "Hex odd sides", "A loop by odd and even", HexLattice()),
    )
    kinds: tuple[ClueKind, ...] = (MARK,)
    line_on: Literal["cells", "corners"] = "corners"
    generator: Generator | None = LOOPS

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line along the sides of the cells. "
            "It uses an odd number of the sides of a cell with a circle, "
            "and an even number of those of a cell with a square."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the corners of the board."""
        board, graph = puzzle.board, puzzle.board.loop_graph
        constraints, clues = [], []
        for spot, value in puzzle.clues.of(MARK.key).items():
            assert isinstance(spot, Cell)
            sides = tuple(graph.edges[k] for k in board.cell_sides[board.index(spot.at)])
            constraints.append(EdgesParity(sides, value == 1))
            clues.append(Clue(MARK.key, spot, value))
        problem = Problem(graph, Shape.CYCLE, tuple(constraints))
        return Compiled(problem, tuple(clues), frozenset(), board.corners)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """For every cell whether the loop uses an odd number of its sides."""
        board, edges = puzzle.board, puzzle.board.loop_graph.edges
        for at, sides in zip(board.cells, board.cell_sides, strict=True):
            yield Clue(MARK.key, Cell(at), sum(edges[k] in trace.used for k in sides) % 2)


ODD_SIDES = OddSides()
