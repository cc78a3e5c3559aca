"""Vertex Slitherlink: one closed line along the sides of cells; a number counts the corners it
visits.

Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from studio.board import At, Board, Cell, HexLattice, Spot, SquareLattice
from studio.families.cell_loop import SQUARES_AND_HEXAGONS
from studio.families.slitherlink import Slitherlink, corners_of
from studio.puzzle import (
    SPARSE_LOOPS,
    Clue,
    ClueKind,
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
from studio.records import dataclass


@dataclass(frozen=True)
class VertexSlitherlink(Slitherlink):
    """The rule of Vertex Slitherlink."""

    key: str = "vertex-slitherlink"
    name: str = "Vertex Slitherlink"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant(
            "vertex-slitherlink",
            "Vertex Slitherlink",
            "A loop over counted corners",
            SquareLattice(),
        ),
        Variant(
            "hex-vertex-slitherlink",
            "Hex Vertex Slitherlink",
            "A loop over counted corners of hexagons",
            HexLattice(),
        ),
    )
    options: tuple[Option, ...] = ()
    # Of loops that fill the board the corners say too little.
    generator: Generator | None = SPARSE_LOOPS
    pictures: tuple[Literal["cells", "loop"], ...] = ()
    uniqueness: bool = False
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("vslither",), "4cell"),
        Source("pzprv3", ("vslither",), "4cell", marks="corners"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line along the sides of the cells. It never crosses or touches "
            "itself. A number says how many corners of its cell the line visits."
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """0 to the number of corners of a cell."""
        return range((puzzle.board.sides(spot.at) if isinstance(spot, Cell) else 0) + 1)

    def meant(self, board: Board, at: At, value: int) -> Constraint:
        """So many corners of the cell are visited."""
        return NodesVisited(corners_of(board, at), (value,))

    def told(self, board: Board, at: At, trace: Trace) -> int:
        """The clue of a cell: how many of its corners a loop visits."""
        return sum(corner in trace.steps for corner in corners_of(board, at))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """Sides say nothing here."""
        return None


VERTEX_SLITHERLINK = VertexSlitherlink()
