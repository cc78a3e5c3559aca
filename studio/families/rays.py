"""Numbers with arrows: what lies ahead of one, and on which side of a loop a cell lies."""

from __future__ import annotations

from collections.abc import Iterator

from studio.board import At
from studio.families.straight import Pair, Runs, runs_of
from studio.puzzle import Puzzle
from studio.puzzle.clues import OPEN, STEPS, ray


def arrowed(puzzle: Puzzle, at: At, *, cells: bool) -> tuple[int, ...]:
    """The values of a number with an arrow: "?" any way, and what may lie ahead."""
    runs = runs_of(puzzle.board)
    found = [ray(OPEN, way) for way in range(len(STEPS))]
    if at in puzzle.board:
        for way in range(1, len(STEPS)):
            size = len(runs.ahead(at, STEPS[way]))
            most = (size + 1) // 2 if cells else max(0, size - 1)
            found += [ray(number, way) for number in range(most + 1)]
    return tuple(sorted(found))


def ahead(runs: Runs, at: At, way: int) -> list[Pair]:
    """The edges between cells that lie ahead of a cell, all of them behind the next cell."""
    return runs.ahead(at, STEPS[way])[1:]


def beside(runs: Runs, at: At) -> Iterator[Pair]:
    """The edges crossed on the way from beside a cell to the outside."""
    board = runs.board
    here = at
    while True:
        here = (here[0], here[1] - 1)
        above = (here[0] - 1, here[1])
        if here[1] < 0:
            return
        if here in board and above in board:
            yield board.index(above), board.index(here)


def cells_ahead(runs: Runs, at: At, way: int) -> tuple[int, ...]:
    """The cells that lie ahead of a cell, nearest first; holes are looked past."""
    seen = runs.seen.get((at, way))
    if seen is None:
        seen = runs.seen[at, way] = tuple(_seen(runs, at, STEPS[way])) if way else ()
    return seen


def _seen(runs: Runs, at: At, step: At) -> Iterator[int]:
    board, (down, right) = runs.board, step
    here = (at[0] + down, at[1] + right)
    bottom, rightmost = runs.last
    while 0 <= here[0] <= bottom and 0 <= here[1] <= rightmost:
        if here in board:
            yield board.index(here)
        here = (here[0] + down, here[1] + right)
