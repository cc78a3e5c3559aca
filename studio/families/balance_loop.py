"""Balance Loop: one closed line through circles, with two arms of one length at white ones.

The arms of a circle are the straight runs by which the line leaves it, up to where each turns. At
a white circle they are equally long, at a black one they are not; a number is the sum of both.
Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from studio.board import Cell, Spot, SquareLattice
from studio.families import cell_clues
from studio.families.arms import alike, arms, passing, unlike
from studio.families.cell_clues import BLACK, CIRCLE, WHITE
from studio.families.cell_loop import EVERY_CELL, FLAGS, LINE, SQUARES, CellLoop, node_of
from studio.families.straight import Runs
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Generator,
    NodeVisited,
    Option,
    Puzzle,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences

NUMBER = replace(cell_clues.NUMBER, within=CIRCLE.key)
NUMBERED_CIRCLES = replace(LOOPS, weights=((CIRCLE.key, 0.2), (NUMBER.key, 1.0)))


@dataclass(frozen=True)
class BalanceLoop(CellLoop):
    """The rule of Balance Loop."""

    key: str = "balance-loop"
    name: str = "Balance Loop"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("balance-loop", "Balance Loop", "A loop in equal arms", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (CIRCLE, NUMBER)
    options: tuple[Option, ...] = (EVERY_CELL,)
    generator: Generator | None = NUMBERED_CIRCLES
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("balance",), "balance", FLAGS),
        Source("pzprv3", ("balance",), "balance", FLAGS),
        Source("penpa", ("balanceloop",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes every circle. From a circle it goes straight two ways until it "
            "turns: equally far at a white circle, not equally far at a black one. A number is the "
            "sum of both.",
            "The line passes through every cell." if puzzle.option("every_cell") else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """White or black; sums of two arms."""
        if kind.key == CIRCLE.key:
            return super().values(puzzle, kind, spot)
        runs = Runs(puzzle.board)
        assert isinstance(spot, Cell)
        if spot.at not in puzzle.board:
            return ()
        reach = sorted(len(runs.ahead(spot.at, way)) for way in runs.ways)
        return range(2, reach[-1] + reach[-2] + 1)

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line passes, and its arms are alike, or not, or make up a sum."""
        assert isinstance(clue.spot, Cell)
        at, value = clue.spot.at, clue.value
        yield NodeVisited(node_of(puzzle, clue))
        if clue.kind == NUMBER.key:
            yield passing(runs, at, lambda i, k, turns: i + k == value, value)
        elif value == WHITE:
            yield from alike(runs, at)
        else:
            yield from unlike(runs, at)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A circle on every cell of the loop, and the sum of its arms."""
        runs = Runs(puzzle.board)
        for node in trace.nodes:
            lengths = arms(runs, trace, node)
            assert lengths is not None
            spot = Cell(compiled.nodes[node])
            yield Clue(CIRCLE.key, spot, WHITE if lengths[0] == lengths[1] else BLACK)
            yield Clue(NUMBER.key, spot, sum(lengths))


BALANCE_LOOP = BalanceLoop()
