"""Loops through circles with the sum of their arms: what Balance Loop and Shingoki have in common.

The line passes every circle. A number in it is the sum of its two arms: the straight runs by which
the line leaves it, up to where each turns. What the colour of a circle says a family says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from studio.board import Cell, Spot
from studio.families import cell_clues
from studio.families.arms import arms, passing
from studio.families.cell_clues import CIRCLE
from studio.families.cell_loop import CellLoop, node_of
from studio.families.straight import Runs, runs_of
from studio.puzzle import LOOPS, Clue, ClueKind, Compiled, Constraint, NodeVisited, Puzzle, Trace

NUMBER = replace(cell_clues.NUMBER, within=CIRCLE.key)
NUMBERED_CIRCLES = replace(LOOPS, weights=((CIRCLE.key, 0.2), (NUMBER.key, 1.0)))


class ArmCircles(CellLoop):
    """A rule of circles whose first kind of clue is their colour, and the second their sum."""

    def coloured(self, runs: Runs, spot: Cell, colour: int) -> Iterable[Constraint]:
        """What a circle of the colour says beside that the line passes it."""
        raise NotImplementedError

    def colour(self, runs: Runs, trace: Trace, node: int, lengths: tuple[int, int]) -> int:
        """The colour of a circle on a cell that a line passes with arms of these lengths."""
        raise NotImplementedError

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Colours; sums of two arms."""
        if kind.key == CIRCLE.key:
            return super().values(puzzle, kind, spot)
        runs = runs_of(puzzle.board)
        assert isinstance(spot, Cell)
        if spot.at not in puzzle.board:
            return ()
        reach = sorted(len(runs.ahead(spot.at, way)) for way in runs.ways)
        return range(2, reach[-1] + reach[-2] + 1)

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line passes; its arms make up a sum, or are as the colour says."""
        assert isinstance(clue.spot, Cell) and clue.value is not None
        yield NodeVisited(node_of(puzzle, clue))
        if clue.kind == NUMBER.key:
            total = clue.value
            yield passing(runs, clue.spot.at, lambda i, k, turns: i + k == total, total)
        else:
            yield from self.coloured(runs, clue.spot, clue.value)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A circle on every cell of the loop, and the sum of its arms."""
        runs = runs_of(puzzle.board)
        for node in trace.nodes:
            lengths = arms(runs, trace, node)
            assert lengths is not None
            spot = Cell(compiled.nodes[node])
            yield Clue(CIRCLE.key, spot, self.colour(runs, trace, node, lengths))
            yield Clue(NUMBER.key, spot, sum(lengths))
