"""Straight runs over cells: what lies ahead of a cell, and which of its ways are opposite.

On squares and hexagons two ways through a cell are straight on where they leave it through opposite
sides; every other pair is a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import field
from functools import cached_property, lru_cache

from studio.board import At, Board
from studio.puzzle import Clue, Constraint, EdgeUnused, EdgeUsed, Trace
from studio.records import dataclass

Pair = tuple[int, int]
Direction = tuple[int, int]
Said = tuple[str, Clue, Hashable]
"""The key of a family, a clue, and what else decides what it says."""

MOST_SAID = 20_000
"""What so many clues of a board say is kept."""


@dataclass(frozen=True)
class Runs:
    """The runs of one board, in numbers of the nodes of its ``cell_graph``."""

    board: Board
    said: dict[Said, Constraint] = field(default_factory=dict, compare=False, repr=False)
    """What clues of families say on this board, as far as it was asked."""
    seen: dict[tuple[At, int], tuple[int, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """By cell and number of a step: the nodes that an arrow looks at, as far as it was asked."""

    def kept(self, key: Said, made: Callable[[], Constraint]) -> Constraint:
        """What a clue of a family says on this board, ``made`` when it is first asked."""
        said = self.said.get(key)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            said = self.said[key] = made()
        return said

    @cached_property
    def last(self) -> At:
        """The last row and the last column of squares."""
        return max(r for r, _ in self.board.cells), max(c for _, c in self.board.cells)

    @cached_property
    def ways(self) -> tuple[Direction, ...]:
        """All directions, each as the difference of addresses."""
        return self.board.lattice.straight

    def ahead(self, at: At, way: Direction, most: int | None = None) -> list[Pair]:
        """The edges of the run from a cell, the nearest first, ``most`` of them."""
        board, here = self.board, at
        found: list[Pair] = []
        while most is None or len(found) < most:
            there = (here[0] + way[0], here[1] + way[1])
            if there not in board:
                break
            u, v = board.index(here), board.index(there)
            found.append((u, v) if u < v else (v, u))
            here = there
        return found

    def opposite(self, way: Direction, other: Direction) -> bool:
        """Do these two ways leave a cell on opposite sides?"""
        return way[0] + other[0] == 0 and way[1] + other[1] == 0

    def taken(self, trace: Trace, node: int) -> tuple[Direction, ...]:
        """The ways by which a loop leaves a node; () where it does not visit it."""
        at = self.board.cells[node]
        near = [self.ahead(at, way, 1) for way in self.ways]
        return tuple(
            way for way, run in zip(self.ways, near, strict=True) if run and run[0] in trace.used
        )

    def turns(self, trace: Trace, node: int) -> bool:
        """Does a loop visit a node and turn there?"""
        taken = self.taken(trace, node)
        return len(taken) == 2 and not self.opposite(*taken)

    def goes_straight(self, trace: Trace, node: int) -> bool:
        """Does a loop visit a node and go straight through it?"""
        taken = self.taken(trace, node)
        return len(taken) == 2 and self.opposite(*taken)


@lru_cache(maxsize=8)
def runs_of(board: Board) -> Runs:
    """The runs of a board, the same object for each edit of its puzzle."""
    return Runs(board)


def used(edges: list[Pair]) -> tuple[EdgeUsed, ...]:
    """The facts that edges are used."""
    return tuple(EdgeUsed(*pair) for pair in edges)


def unused(edges: list[Pair]) -> tuple[EdgeUnused, ...]:
    """The facts that edges are not used."""
    return tuple(EdgeUnused(*pair) for pair in edges)
