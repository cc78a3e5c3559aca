"""Walks that visit no node twice, compiled; twin of ``walks_plain``, which explains the method."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

Arrays: TypeAlias = tuple[NDArray[Any], ...]

HEAD, DEPTH, STACKED, STAMP, WAITING, SHORTEST, LONGEST, STEPS, FIELDS = range(9)
"""The fields of ``state``: what a slice leaves for the next one."""

SMALL = 64
IDLE = 64
MULTIPLIER = np.uint64(0x03F79D71B4CB0A89)
TOP_SIX = np.uint64(58)
"""A product with this de Bruijn number has other top 6 bits for every power of two (Leiserson,
Prokop, Randall, "Using de Bruijn sequences to index a 1 in a computer word", 1998)."""


@njit(
    "int64(int32[::1], int32[::1], int32[::1], int32[::1], int64[::1], int64, int64, boolean,"
    "int64[::1], int64[:, ::1], int32[::1], int64[::1], int64[::1], int64[::1], int32[:, ::1],"
    "int64, int64)",
    cache=True,
    nogil=True,
)
def count_walks(
    first: NDArray[np.int32],
    ahead: NDArray[np.int32],
    first_behind: NDArray[np.int32],
    behind: NDArray[np.int32],
    values: NDArray[np.int64],
    target: int,
    total: int,
    any_sum: bool,
    state: NDArray[np.int64],
    marks: NDArray[np.int64],
    stack: NDArray[np.int32],
    by_length: NDArray[np.int64],
    by_sum: NDArray[np.int64],
    wanted: NDArray[np.int64],
    best: NDArray[np.int32],
    lowest: int,
    steps: int,
) -> int:
    """Count on for ``steps`` steps; 1 when all walks are counted, else 0.

    The rows of ``marks`` are, by depth: the path, the top of the stack of choices below that depth;
    by node: whether visited, the stamp of the last search that reached it; and a queue. ``stack``
    has room for every edge. ``by_sum[s - lowest]`` counts walks of the sum ``s``; ``best`` keeps a
    shortest and a longest walk. ``state`` is described by the names above; HEAD holds the sum.
    The search for the target is made only after IDLE steps without a walk: where most branches hold
    one it costs more than it saves.
    """
    path, tops, visited, stamps, queue = marks[0], marks[1], marks[2], marks[3], marks[4]
    depth = state[DEPTH]
    top = state[STACKED]
    stamp = state[STAMP]
    value = state[HEAD]
    idle = state[WAITING]
    left = steps
    finished = 0
    while left > 0:
        if top == 0:
            finished = 1
            break
        if depth >= 0 and top == tops[depth]:
            node = path[depth]
            visited[node] = 0
            value -= values[node]
            depth -= 1
            continue
        left -= 1
        top -= 1
        node = stack[top]
        if node == target:
            idle = 0
            length = depth + 1
            by_length[length] += 1
            walk_sum = value + values[target]
            by_sum[walk_sum - lowest] += 1
            if any_sum or walk_sum == total:
                wanted[length] += 1
                if state[SHORTEST] < 0 or length < state[SHORTEST]:
                    state[SHORTEST] = length
                    for i in range(length):
                        best[0, i] = path[i]
                    best[0, length] = target
                if length > state[LONGEST]:
                    state[LONGEST] = length
                    for i in range(length):
                        best[1, i] = path[i]
                    best[1, length] = target
            continue
        depth += 1
        path[depth] = node
        tops[depth] = top
        visited[node] = 1
        value += values[node]
        idle += 1
        search = idle > IDLE
        if search:
            # Which free nodes can still reach the target? Stop when all that are asked for have.
            stamp += 1
            missing = 0
            for k in range(first[node], first[node + 1]):
                if not visited[ahead[k]] and ahead[k] != target:
                    missing += 1
            stamps[target] = stamp
            queue[0] = target
            at = 0
            filled = 1
            while at < filled and missing > 0:
                here = queue[at]
                at += 1
                for k in range(first_behind[here], first_behind[here + 1]):
                    other = behind[k]
                    if visited[other]:
                        if other == node and here != target:
                            missing -= 1
                    elif stamps[other] != stamp:
                        stamps[other] = stamp
                        queue[filled] = other
                        filled += 1
        for k in range(first[node], first[node + 1]):
            other = ahead[k]
            if not visited[other] and (not search or stamps[other] == stamp):
                stack[top] = other
                top += 1
    state[DEPTH] = depth
    state[STACKED] = top
    state[STAMP] = stamp
    state[HEAD] = value
    state[WAITING] = idle
    state[STEPS] += steps - left
    return finished


@njit("uint64[::1]()", cache=True)
def _places() -> NDArray[np.uint64]:
    """For each of 64 products of a power of two with MULTIPLIER, by its top 6 bits: the power."""
    places = np.zeros(64, dtype=np.uint64)
    for i in range(64):
        places[(np.uint64(1) << np.uint64(i)) * MULTIPLIER >> TOP_SIX] = np.uint64(i)
    return places


@njit(
    "int64(uint64[::1], uint64[::1], uint64[::1], int64[::1], int64, int64, boolean,"
    "int64[::1], uint64[:, ::1], int64[:, ::1], int64[::1], int64[::1], int64[::1],"
    "int32[:, ::1], int64, int64)",
    cache=True,
    nogil=True,
)
def count_small_walks(
    places: NDArray[np.uint64],
    ahead: NDArray[np.uint64],
    behind: NDArray[np.uint64],
    values: NDArray[np.int64],
    target: int,
    total: int,
    any_sum: bool,
    state: NDArray[np.int64],
    sets: NDArray[np.uint64],
    marks: NDArray[np.int64],
    by_length: NDArray[np.int64],
    by_sum: NDArray[np.int64],
    wanted: NDArray[np.int64],
    best: NDArray[np.int32],
    lowest: int,
    steps: int,
) -> int:
    """The same for at most 64 nodes: sets of nodes are bits of one word.

    ``ahead`` and ``behind`` are each node's successors and predecessors. The rows of ``sets`` and
    ``marks`` are a stack of places with choices left: these, and the nodes unvisited (without the
    target); the length of the path there and the sum of its values; the last row is the path."""
    one = np.uint64(1)
    none = np.uint64(0)
    ways_in = behind[target]
    choices, free = sets[0], sets[1]
    lengths, sums, path = marks[0], marks[1], marks[2]
    top = state[DEPTH]
    idle = state[WAITING]
    left = steps
    while left > 0 and top >= 0:
        left -= 1
        low = choices[top] & (~choices[top] + one)
        node = np.int64(places[low * MULTIPLIER >> TOP_SIX])
        open_nodes = free[top] ^ low
        value = sums[top] + values[node]
        length = lengths[top]
        path[length] = node
        length += 1
        choices[top] ^= low
        if choices[top] == none:
            top -= 1
        if low & ways_in:
            idle = 0
            by_length[length] += 1
            walk_sum = value + values[target]
            by_sum[walk_sum - lowest] += 1
            if any_sum or walk_sum == total:
                wanted[length] += 1
                for row in range(2):
                    record = state[SHORTEST + row]
                    if record < 0 or (length < record if row == 0 else length > record):
                        state[SHORTEST + row] = length
                        best[row, :length] = path[:length]
                        best[row, length] = target
        near = ahead[node] & open_nodes
        if near == none or open_nodes & ways_in == none:
            continue
        idle += 1
        if idle > IDLE:
            seen = near
            todo = near
            while todo != none and seen & ways_in == none:
                bit = todo & (~todo + one)
                todo ^= bit
                new = ahead[np.int64(places[bit * MULTIPLIER >> TOP_SIX])] & open_nodes & ~seen
                seen |= new
                todo |= new
            if seen & ways_in == none:
                continue
        top += 1
        choices[top] = near
        free[top] = open_nodes
        lengths[top] = length
        sums[top] = value
    state[DEPTH] = top
    state[WAITING] = idle
    state[STEPS] += steps - left
    return 1 if top < 0 else 0


class CompiledWalks:
    """Counts walks in slices; takes and gives what :class:`PlainWalks` does."""

    def __init__(
        self,
        successors: Sequence[Sequence[int]],
        values: Sequence[int],
        start: int,
        target: int,
        total: int | None,
    ) -> None:
        size = len(successors)
        self._lowest = sum(value for value in values if value < 0)
        highest = sum(value for value in values if value > 0)
        self._state = np.zeros(FIELDS, dtype=np.int64)
        self._state[[SHORTEST, LONGEST]] = -1
        self._by_length = np.zeros(size, dtype=np.int64)
        self._by_sum = np.zeros(highest - self._lowest + 1, dtype=np.int64)
        self._wanted = np.zeros(size, dtype=np.int64)
        self._best = np.zeros((2, size), dtype=np.int32)
        question = (target, 0 if total is None else total, total is None, self._state)
        counts = (self._by_length, self._by_sum, self._wanted, self._best, self._lowest)
        numbers = np.array(values, dtype=np.int64)
        if size <= SMALL:
            self._kernel: Callable[..., int] = count_small_walks
            graph, search = self._small(successors, start, target)
        else:
            self._kernel = count_walks
            graph, search = self._large(successors, start)
        self._arrays = (*graph, numbers, *question, *search, *counts)

    def _small(
        self, successors: Sequence[Sequence[int]], start: int, target: int
    ) -> tuple[Arrays, Arrays]:
        """Graph and search, about to choose the start, as ``count_small_walks`` has them."""
        size = len(successors)
        ahead = np.array(
            [sum(1 << node for node in nodes) for nodes in successors], dtype=np.uint64
        )
        behind = np.array(
            [sum(1 << node for node in nodes) for nodes in _turned(successors)], dtype=np.uint64
        )
        sets = np.zeros((2, size + 1), dtype=np.uint64)
        sets[:, 0] = 1 << start, (1 << size) - 1 - (1 << target)
        return (_places(), ahead, behind), (sets, np.zeros((3, size + 1), dtype=np.int64))

    def _large(self, successors: Sequence[Sequence[int]], start: int) -> tuple[Arrays, Arrays]:
        """The same for ``count_walks``."""
        self._state[[DEPTH, STACKED]] = -1, 1
        stack = np.full(sum(map(len, successors)) + 1, start, dtype=np.int32)
        marks = np.zeros((5, len(successors)), dtype=np.int64)
        return (*_table(successors), *_table(_turned(successors))), (marks, stack)

    def run(self, steps: int) -> bool:
        """Work on for so many steps of the search; True when all walks are counted."""
        return bool(self._kernel(*self._arrays, steps))

    @property
    def steps(self) -> int:
        """Steps of the search so far."""
        return int(self._state[STEPS])

    @property
    def by_length(self) -> dict[int, int]:
        """The number of walks by the number of jumps."""
        return _counts(self._by_length, 0)

    @property
    def by_sum(self) -> dict[int, int]:
        """The number of walks by the sum of the values visited."""
        return _counts(self._by_sum, self._lowest)

    @property
    def wanted(self) -> dict[int, int]:
        """The number of walks with the sum asked for, by the number of jumps."""
        return _counts(self._wanted, 0)

    @property
    def shortest(self) -> tuple[int, ...] | None:
        """A shortest walk of those wanted so far."""
        return self._walk(0, int(self._state[SHORTEST]))

    @property
    def longest(self) -> tuple[int, ...] | None:
        """A longest walk of those wanted so far."""
        return self._walk(1, int(self._state[LONGEST]))

    def _walk(self, row: int, length: int) -> tuple[int, ...] | None:
        return None if length < 0 else tuple(self._best[row, : length + 1].tolist())


def _turned(successors: Sequence[Sequence[int]]) -> list[list[int]]:
    """For each node its predecessors."""
    behind: list[list[int]] = [[] for _ in successors]
    for node, nodes in enumerate(successors):
        for other in nodes:
            behind[other].append(node)
    return behind


def _table(lists: Sequence[Sequence[int]]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Lists one after the other, and where each begins."""
    first = np.cumsum([0, *map(len, lists)]).astype(np.int32)
    return first, np.array([node for nodes in lists for node in nodes], dtype=np.int32)


def _counts(numbers: NDArray[np.int64], lowest: int) -> dict[int, int]:
    return {int(i) + lowest: int(numbers[i]) for i in np.flatnonzero(numbers)}
