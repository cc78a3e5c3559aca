"""Yajilin: one closed line and shaded cells, which numbers with arrows count.

Rules after Nikoli's puzzle, as puzz.edge judges them: a number counts the shaded cells in its row
or column ahead of it, also behind other clues.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.board import Cell, Spot, SquareLattice
from studio.families.cell_clues import ARROWED
from studio.families.cell_loop import SQUARES
from studio.families.rays import arrowed, cells_ahead
from studio.families.shading import ANSWER, BOXES, LOOP_OUTSIDE, OUTSIDE, ShadingLoop
from studio.families.straight import Runs
from studio.puzzle import SHADED_LOOPS, Clue, ClueKind, Generator, Option, Puzzle, Source, Variant
from studio.puzzle.clues import OPEN, STEPS, ray, ray_parts
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

FLAGS = (("o", OUTSIDE.key), ("b", BOXES.key))


@dataclass(frozen=True)
class Yajilin(ShadingLoop):
    """The rule of Yajilin."""

    key: str = "yajilin"
    name: str = "Yajilin"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("yajilin", "Yajilin", "A loop beside shaded cells", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (ARROWED,)
    options: tuple[Option, ...] = (OUTSIDE, BOXES)
    generator: Generator | None = SHADED_LOOPS
    shades: bool = True
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("yajilin", "yajirin"), "arrows", FLAGS),
        Source("pzprv3", ("yajilin", "yajirin"), "arrows", FLAGS[:1], shades=True),
        Source("penpa", ("yajilin",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            ANSWER,
            "A number says how many cells are shaded where its arrow points.",
            LOOP_OUTSIDE if puzzle.option(OUTSIDE.key) else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """ "?", and as many as can be shaded ahead."""
        assert isinstance(spot, Cell)
        return arrowed(puzzle, spot.at, cells=True)

    def unknown(self) -> int:
        """ "?" without an arrow."""
        return ray(OPEN, 0)

    def looked_at(
        self, puzzle: Puzzle, runs: Runs, clue: Clue
    ) -> tuple[tuple[int, ...], int] | None:
        """The cells ahead."""
        assert isinstance(clue.spot, Cell) and clue.value is not None
        number, way = ray_parts(clue.value)
        return None if number == OPEN else (cells_ahead(runs, clue.spot.at, way), number)

    def told(self, puzzle: Puzzle, runs: Runs, spot: Cell, shaded: frozenset[int]) -> Clue:
        """The way with most shaded cells."""
        ahead = ((cells_ahead(runs, spot.at, way), way) for way in range(1, len(STEPS)))
        counts = [(len(shaded.intersection(nodes)), way) for nodes, way in ahead if nodes]
        return Clue(ARROWED.key, spot, ray(*max(counts)) if counts else ray(OPEN, 0))


YAJILIN = Yajilin()
