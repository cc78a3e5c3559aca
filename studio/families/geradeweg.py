"""Geradeweg: one closed line that goes straight through numbered cells as far as they say.

Every straight segment that passes a numbered cell or ends there has that length. At "?" the line
turns between two segments of one length, or goes straight on. Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from studio.board import Cell, Spot, SquareLattice
from studio.families.arms import alike_where_turning, arms, passing
from studio.families.cell_clues import NUMBER
from studio.families.cell_loop import (
    EVERY_CELL,
    FLAGS,
    LINE,
    SQUARES,
    CellLoop,
    every_cell,
    node_of,
)
from studio.families.straight import Runs, runs_of
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
from studio.puzzle.clues import OPEN
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

LENGTH = replace(NUMBER, open=True)


@dataclass(frozen=True)
class Geradeweg(CellLoop):
    """The rule of Geradeweg."""

    key: str = "geradeweg"
    name: str = "Geradeweg"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("geradeweg", "Geradeweg", "A loop in runs of given length", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (LENGTH,)
    options: tuple[Option, ...] = (EVERY_CELL,)
    generator: Generator | None = LOOPS
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("geradeweg",), "lengths", FLAGS),
        Source("pzprv3", ("geradeweg",), "lengths", FLAGS),
        Source("penpa", ("geradeweg",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        told = sentences(
            f"{LINE}. It passes every number, and each straight run of the line through or from a "
            "number is as many cells long as it says, from middle to middle.",
            "Where it turns on a question mark, its two runs are equally long."
            if OPEN in puzzle.clues.of(LENGTH.key).values()
            else "",
        )
        return (*told, *every_cell(puzzle))

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """ "?" and 1 to the longest run of the board."""
        runs = runs_of(puzzle.board)
        assert isinstance(spot, Cell)
        if spot.at not in puzzle.board:
            return (OPEN,)
        reach = {way: len(runs.ahead(spot.at, way)) for way in runs.ways}
        longest = max(reach[down, right] + reach[-down, -right] for down, right in runs.ways)
        return (OPEN, *range(1, longest + 1))

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line passes, and its runs there are so long."""
        assert isinstance(clue.spot, Cell)
        at, size = clue.spot.at, clue.value
        yield NodeVisited(node_of(puzzle, clue))
        if size == OPEN:
            yield from alike_where_turning(runs, at)
        else:
            yield passing(runs, at, lambda i, k, turns: i == k == size if turns else i + k == size)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The length of its run on every cell that has one, which is no turn of two lengths."""
        runs = runs_of(puzzle.board)
        for node in trace.nodes:
            lengths = arms(runs, trace, node)
            assert lengths is not None
            turns = runs.turns(trace, node)
            if not turns or lengths[0] == lengths[1]:
                size = lengths[0] if turns else sum(lengths)
                yield Clue(LENGTH.key, Cell(compiled.nodes[node]), size)


GERADEWEG = Geradeweg()
