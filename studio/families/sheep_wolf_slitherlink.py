"""Sheep-Wolf Slitherlink: a Slitherlink with sheep, which lie inside of the line, and wolves,
which lie outside.

Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from studio.board import At, Board, Cell, HexLattice, Spot, SpotKind, SquareLattice
from studio.families import slitherlink
from studio.families.cell_loop import SQUARES_AND_HEXAGONS
from studio.families.sides import way_out
from studio.families.slitherlink import FLAGS, Slitherlink
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesParity,
    Generator,
    Puzzle,
    Sign,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.clues import OPEN
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

SHEEP, WOLF = 1, 2
NUMBER = replace(slitherlink.NUMBER, group="cells", open=True)
ANIMAL = ClueKind(
    "animals",
    "animal",
    "animals",
    SpotKind.CELL,
    "choice",
    tool="Animal",
    icon="animal",
    shortcut="A",
    group="cells",
    words=((SHEEP, "sheep"), (WOLF, "wolf")),
    signs=((SHEEP, Sign("sheep")), (WOLF, Sign("wolf", solid=True))),
)
FENCES = replace(LOOPS, weights=((NUMBER.key, 1.0), (ANIMAL.key, 0.6)))


@dataclass(frozen=True)
class SheepWolfSlitherlink(Slitherlink):
    """The rule of Sheep-Wolf Slitherlink."""

    key: str = "sheep-wolf-slitherlink"
    name: str = "Sheep-Wolf Slitherlink"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant(
            "sheep-wolf-slitherlink",
            "Sheep-Wolf Slitherlink",
            "A fence between sheep and wolves",
            SquareLattice(),
        ),
        Variant(
            "hex-sheep-wolf-slitherlink",
            "Hex Sheep-Wolf Slitherlink",
            "A fence between sheep and wolves on hexagons",
            HexLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER, ANIMAL)
    generator: Generator | None = FENCES
    pictures: tuple[Literal["cells", "loop"], ...] = ()
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("swslither",), "animals", FLAGS),
        Source("pzprv3", ("swslither",), "animals", FLAGS, marks="cells"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        animals = "All sheep lie inside of the line, all wolves outside."
        return (*super().how_to(puzzle), *sentences(animals))

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Sheep or wolf; "?", and 0 to the number of sides of a cell."""
        if kind.key == ANIMAL.key:
            return tuple(value for value, _ in kind.words)
        return (OPEN, *super().values(puzzle, kind, spot))

    def said(self, puzzle: Puzzle) -> Iterator[tuple[Clue, Constraint]]:
        """What the numbers say, and on which side each animal is."""
        yield from super().said(puzzle)
        for spot, value in puzzle.clues.of(ANIMAL.key).items():
            assert isinstance(spot, Cell)
            yield (
                Clue(ANIMAL.key, spot, value),
                EdgesParity(_fences(puzzle.board, spot.at), value == SHEEP),
            )

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The number of every cell, and the animal that it suits."""
        yield from super().candidate_clues(puzzle, compiled, trace)
        for at in puzzle.board.cells:
            crossed = sum(edge in trace.used for edge in _fences(puzzle.board, at))
            yield Clue(ANIMAL.key, Cell(at), SHEEP if crossed % 2 else WOLF)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """What the numbers show, where there are no animals."""
        animals = any(clue.kind == ANIMAL.key for clue in conflict)
        return None if animals else super().because(puzzle, conflict)


def _fences(board: Board, at: At) -> tuple[tuple[int, int], ...]:
    """The sides that lie between a cell and the outside, on the shortest way."""
    return way_out(board.loop_graph, board.index(at))


SHEEP_WOLF_SLITHERLINK = SheepWolfSlitherlink()
