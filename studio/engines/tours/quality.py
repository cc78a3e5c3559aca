"""How good a tour looks: measures of its directions, its crossings and its symmetry.

There is no agreed measure; these are the ones that makers of tours speak of. All are computed over
whole arrays, in time linear in the cells.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from studio.engines.tours.blocks import Tour
from studio.engines.tours.moves import Move
from studio.records import dataclass

MOST_WORK = 4_000_000_000
"""Cells times pairs of moves that are looked at for crossings."""


@dataclass(frozen=True)
class Quality:
    """The measures of a tour.

    ``balance`` is 1 where all moves are used equally often, 0 where only one is (the entropy of the
    moves, in units of its maximum). ``straight`` is the share of steps that go on in the direction
    of the step before, ``longest_straight`` the largest number of steps in one direction.
    ``crossings`` is how many pairs of jumps, as straight lines, cross in a point that is an end of
    neither; None where there are too many moves to look. ``symmetries`` are the turns and mirrors
    of the board, beside staying as it is, that leave the tour's drawing as it is.
    """

    balance: float
    straight: float
    longest_straight: int
    crossings: int | None
    symmetries: tuple[str, ...]

    @property
    def score(self) -> float:
        """One number from 0 to 1: high where directions are mixed and seldom repeated."""
        return self.balance * (1.0 - self.straight)


def quality(tour: Tour) -> Quality:
    """All measures of a tour."""
    down, right = _moves(tour)
    if len(down) < 2:
        return Quality(0.0, 0.0, len(down), 0, ())
    reach = 2 * tour.columns + 1
    moves = down * reach + right
    counts = np.unique(moves, return_counts=True)[1]
    shares = counts / len(moves)
    entropy = -float((shares * np.log(shares)).sum())
    same = moves[1:] == moves[:-1]
    breaks = np.flatnonzero(np.concatenate(([True], ~same, [True])))
    return Quality(
        entropy / math.log(len(counts)) if len(counts) > 1 else 0.0,
        float(same.mean()),
        int(np.diff(breaks).max()),
        crossings(tour),
        symmetries(tour),
    )


def _line(tour: Tour) -> NDArray[np.int64]:
    """The cells of a tour, at the end the first one again where it is closed."""
    order = tour.order.astype(np.int64)
    return np.append(order, order[:1]) if tour.closed else order


def _moves(tour: Tour) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    line = _line(tour)
    return np.diff(line // tour.columns), np.diff(line % tour.columns)


# -- crossings -------------------------------------------------------------------------------------


def crossings(tour: Tour) -> int | None:
    """How many pairs of jumps cross properly; None where looking would take too long.

    Two jumps of given moves cross for a few distances between them only, whatever their place.
    """
    down, right = _moves(tour)
    line = _line(tour)
    # Every jump from its upper end, or its left one.
    turned = (down < 0) | ((down == 0) & (right < 0))
    begin = np.where(turned, line[1:], line[:-1])
    down, right = np.where(turned, -down, down), np.where(turned, -right, right)
    kinds = sorted(set(zip(down.tolist(), right.tolist(), strict=True)))
    pairs = [(a, b, shift) for a, b in combinations(kinds, 2) for shift in _crossing_shifts(a, b)]
    if len(pairs) * tour.rows * tour.columns > MOST_WORK:
        return None
    there = {}
    for kind in kinds:
        table = np.zeros(tour.rows * tour.columns, dtype=bool)
        table[begin[(down == kind[0]) & (right == kind[1])]] = True
        there[kind] = table.reshape(tour.rows, tour.columns)
    return sum(_together(there[a], there[b], shift) for a, b, shift in pairs)


def _together(first: NDArray[np.bool_], second: NDArray[np.bool_], shift: Move) -> int:
    """In how many cells the first is there, and the second so much lower and farther right."""
    (rows, columns), (down, right) = first.shape, shift
    if abs(down) >= rows or abs(right) >= columns:
        return 0
    here = first[max(0, -down) : rows - max(0, down), max(0, -right) : columns - max(0, right)]
    there = second[max(0, down) : rows + min(0, down), max(0, right) : columns + min(0, right)]
    return int((here & there).sum())


def _crossing_shifts(a: Move, b: Move) -> Iterator[Move]:
    """Where a jump ``b`` has to begin to cross a jump ``a`` that begins at (0, 0)."""
    reach = max(map(abs, a)) + max(map(abs, b))
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            end = (down + b[0], right + b[1])
            sides = _turn(a, (down, right)) * _turn(a, end)
            others = _turn(b, (-down, -right)) * _turn(b, (a[0] - down, a[1] - right))
            if sides < 0 and others < 0:
                yield down, right


def _turn(direction: Move, point: Move) -> int:
    """On which side of a direction a point lies: 1, -1, or 0 on it."""
    area = direction[0] * point[1] - direction[1] * point[0]
    return (area > 0) - (area < 0)


# -- symmetry --------------------------------------------------------------------------------------


def symmetries(tour: Tour) -> tuple[str, ...]:
    """The turns and mirrors that map the jumps of a tour on each other."""
    cells = np.arange(tour.rows * tour.columns).reshape(tour.rows, tour.columns)
    maps = {
        "half turn": cells[::-1, ::-1],
        "left and right": cells[:, ::-1],
        "top and bottom": cells[::-1],
    }
    if tour.rows == tour.columns:
        maps |= {
            "quarter turn": np.rot90(cells),
            "diagonal": cells.T,
            "other diagonal": cells[::-1, ::-1].T,
        }
    line = _line(tour)
    near = np.full((cells.size + 1, 2), -1, dtype=np.int64)
    near[line[1:], 0] = line[:-1]
    near[line[:-1], 1] = line[1:]
    near[-1] = -2
    near.sort(axis=1)
    on = np.sort(tour.order)
    found = []
    for name, image in maps.items():
        to = np.append(image.ravel(), -1)
        mapped = to[near[:-1]]
        mapped.sort(axis=1)
        if (mapped[on] == near[to[on]]).all():
            found.append(name)
    return tuple(found)
