"""What loops through regions have in common: regions that suit a line, remarks on borders, numbers
that count in their region."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from studio.board import Board, Cell, Spot
from studio.families.cell_loop import loop_faults
from studio.families.region_drawing import scattered
from studio.families.regions import NUMBER, joined, region_remarks, regions_of, with_regions
from studio.puzzle import Clue, ClueKind, Compiled, Fault, Puzzle, Rule, Trace
from studio.puzzle.message import Message


class RegionLoop(Rule):
    """A rule of loops through regions, by itself without clues that could be given one by one."""

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """A board whose cells touch diagonally, then what all families have."""
        return loop_faults(puzzle)

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Two numbers in one region, borders that say nothing."""
        return region_remarks(puzzle, NUMBER if NUMBER in self.kinds else None)

    def parts(
        self, board: Board, trace: Trace, rng: random.Random, size: float
    ) -> Sequence[Sequence[int]]:
        """Sets of cells that may be the regions of a line: any, where the rule does not care."""
        return scattered(board, range(len(board)), rng, size)

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """Regions that suit the line."""
        parts = self.parts(puzzle.board, trace, rng, size)
        return with_regions(puzzle, joined(puzzle.board, parts))

    def suggests(self) -> bool:
        """No: what marks and borders say they say together."""
        return False

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """None: what marks and borders say they say together."""
        return iter(())


class CountedRegions(RegionLoop):
    """A rule whose numbers count something in their region."""

    least = 0
    """The lowest number."""

    def suggests(self) -> bool:
        """Yes, numbers."""
        return True

    def counted(self, puzzle: Puzzle, trace: Trace, nodes: Sequence[int]) -> int:
        """The number of a region of these cells for a line."""
        raise NotImplementedError

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Any number of cells: how large its region is may change with a border."""
        return range(self.least, len(puzzle.board) + 1) if kind.key == NUMBER.key else ()

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """Two numbers of one region, or one that is higher than the region has cells."""
        regions = regions_of(puzzle)
        told = [
            (regions.region(clue.spot.at), clue.value)
            for clue in conflict
            if clue.kind == NUMBER.key and isinstance(clue.spot, Cell) and clue.value is not None
        ]
        match told:
            case [(here, value)] if value > len(cells := regions.parts[here]):
                return Message.of("The region has only {cells} cells.", cells=len(cells))
            case [(here, value), (there, other)] if here == there and value != other:
                return Message.of("The numbers are in one region, and differ.")
        return None

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The number of each region that can have one."""
        regions = regions_of(puzzle)
        for region, nodes in enumerate(regions.parts):
            count = self.counted(puzzle, trace, nodes)
            if count >= self.least:
                yield Clue(NUMBER.key, Cell(regions.head(region)), count)
