"""Three numbers that cannot all be right: two leave so few steps between them that the third one
stands in every way from one to the other, or is shut in by it.

All ways are walked through, so that what is said is true; where there are too many, nothing is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from studio.board import At
from studio.puzzle import Puzzle
from studio.puzzle.message import Message

Numbered = tuple[int, At]

MOST_STEPS = 12
"""Between two numbers; a reader cannot follow more either."""
MOST_VISITS = 20_000
"""Of cells, in all ways together."""

IN_EVERY_WAY = (
    "{low:,} and {high:,} are {gap:,} steps apart, and {other:,} stands in every way between them."
)
SHUT_IN = (
    "{low:,} and {high:,} are {gap:,} steps apart, and every way between them leaves no room for "
    "the line to go through {other:,}."
)


def no_room_between(puzzle: Puzzle, labels: Sequence[Numbered]) -> Message | None:
    """Why three numbers contradict each other, by their steps and cells; None if not for this."""
    if len(labels) != 3 or puzzle.board.directed:
        return None
    for pair in combinations(sorted(labels), 2):
        (low, a), (high, b) = pair
        other, at = next(label for label in labels if label not in pair)
        if low < other < high or high - low > MOST_STEPS:
            continue
        visits = list(islice(_visits(puzzle, a, b, high - low, at), MOST_VISITS + 1))
        if len(visits) > MOST_VISITS:
            continue
        ways = [way for way in visits if way is not None]
        if all(_shut_in(puzzle, way, low, (other, at)) for way in ways):
            words = SHUT_IN if ways else IN_EVERY_WAY
            return Message.of(words, low=low, high=high, gap=high - low, other=other)
    return None


def _visits(
    puzzle: Puzzle, start: At, goal: At, steps: int, without: At
) -> Iterator[tuple[At, ...] | None]:
    """The ways of so many steps that miss a cell; None for each cell visited on the search."""
    stack: list[tuple[At, ...]] = [(start,)]
    while stack:
        way = stack.pop()
        yield None
        if len(way) > steps:
            if way[-1] == goal:
                yield way
            continue
        for there in puzzle.board.neighbours(way[-1]):
            early = there == goal and len(way) < steps
            if there not in way and there != without and not early:
                stack.append((*way, there))


def _shut_in(puzzle: Puzzle, way: Sequence[At], low: int, label: Numbered) -> bool:
    """Has a numbered cell too few neighbours left beside the cells of a way that begins at low?"""
    number, at = label
    steps = {cell: low + k for k, cell in enumerate(way)}
    last = len(puzzle.board)
    ends = {last, 1} if puzzle.option("closed") else set()
    # On a closed line the last number stands beside the first.
    near = {number - 1, number + 1} | (ends if number in ends else set())
    left = [n for n in puzzle.board.neighbours(at) if n not in steps or steps[n] in near]
    needed = 1 if number in (1, last) and not ends else 2
    return len(left) < needed
