"""The inner loops of the census: list the loops, and count the clue sets that fix each."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
SIX = np.uint64(6)
LOW_SIX = np.uint64(63)


@njit("uint64(uint64)", cache=True, nogil=True)
def ones(x: np.uint64) -> np.uint64:
    """How many bits are set (H. Warren, Hacker's Delight, 5-1)."""
    x -= (x >> ONE) & np.uint64(0x5555555555555555)
    x = (x & np.uint64(0x3333333333333333)) + ((x >> TWO) & np.uint64(0x3333333333333333))
    x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return (x * np.uint64(0x0101010101010101)) >> np.uint64(56)


@njit(
    "int64(int64, int64, uint64[:,::1], int64[:,::1], int64[::1], uint64[:,::1], int64)",
    cache=True,
    nogil=True,
)
def list_loops(
    start: int,
    stop: int,
    borders: NDArray[np.uint64],
    edges: NDArray[np.int64],
    near: NDArray[np.int64],
    loops: NDArray[np.uint64],
    found: int,
) -> int:
    """Append the loops whose insides are sets ``start`` to ``stop`` of faces; how many there are.

    A set of bounded faces is the inside of at most one loop, its border. ``borders[f]`` has a bit
    for each edge around face ``f``, 64 to a word, and so have the rows of ``loops``; ``edges[k]``
    are the ends of edge ``k``; ``near`` is room for two numbers a node. Sets come in the order of
    Gray's code, so that one face changes at a time. Where ``loops`` is full, no more are appended.
    """
    words = borders.shape[1]
    border = np.zeros(words, np.uint64)
    gray = start ^ (start >> 1)
    for f in range(len(borders)):
        if (gray >> f) & 1:
            for w in range(words):
                border[w] ^= borders[f, w]
    for number in range(start, stop):
        # Every node of the border must have two of its edges, and these must be one run.
        for node in range(len(near)):
            near[node] = -1
        used = 0
        simple = True
        first = -1
        for k in range(len(edges)):
            if (border[k >> 6] >> (np.uint64(k) & LOW_SIX)) & ONE == ZERO:
                continue
            used += 1
            first = k
            for end in range(2):
                at = 2 * edges[k, end]
                if near[at] < 0:
                    near[at] = k
                elif near[at + 1] < 0:
                    near[at + 1] = k
                else:
                    simple = False
            if not simple:
                break
        if simple and used > 0:
            # Without ends and with at most two edges a node it is cycles; walk round one.
            steps = 1
            edge = first
            node = edges[first, 1]
            while node != edges[first, 0]:
                edge = near[2 * node + 1] if near[2 * node] == edge else near[2 * node]
                node = edges[edge, 0] + edges[edge, 1] - node
                steps += 1
            if steps == used and found < len(loops):
                for w in range(words):
                    loops[found, w] = border[w]
                found += 1
        if number + 1 < stop:
            change = 0
            while ((number + 1) >> change) & 1 == 0:
                change += 1
            for w in range(words):
                border[w] ^= borders[change, w]
    return found


@njit("void(uint64[:,::1], uint64[:,::1], uint64[:,::1])", cache=True, nogil=True)
def read_numbers(
    loops: NDArray[np.uint64], sides: NDArray[np.uint64], planes: NDArray[np.uint64]
) -> None:
    """Fill ``planes`` for :func:`count_fixing`, which are as many as the largest number has bits;
    ``sides[c]`` has a bit for each edge of a cell."""
    for k in range(len(loops)):
        for p in range(len(planes)):
            planes[p, k] = ZERO
        for c in range(len(sides)):
            number = ZERO
            for w in range(loops.shape[1]):
                number += ones(loops[k, w] & sides[c, w])
            for p in range(len(planes)):
                planes[p, k] |= ((number >> np.uint64(p)) & ONE) << np.uint64(c)


@njit(
    "void(uint64[:,::1], int64, int64, int64, uint64[::1], int64[::1], uint8[::1])",
    cache=True,
    nogil=True,
)
def count_fixing(
    planes: NDArray[np.uint64],
    start: int,
    stop: int,
    cells: int,
    marks: NDArray[np.uint64],
    fixing: NDArray[np.int64],
    cancel: NDArray[np.uint8],
) -> None:
    """For loops ``start`` to ``stop``, how many sets of cells fix the loop by their numbers.

    ``planes[p, k]`` holds bit ``p`` of the numbers that loop ``k`` gives the cells, a bit a cell.
    A set fails where another loop has the same numbers on all of it: so the sets on which some
    other loop agrees are marked in ``marks`` (a bit a set), then the subsets of marked sets.
    """
    total = planes.shape[1]
    everything = (ONE << np.uint64(cells)) - ONE
    differ = np.empty(total, np.uint64)
    for k in range(start, stop):
        if cancel[0]:
            return
        for w in range(len(marks)):
            marks[w] = ZERO
        for other in range(total):
            differ[other] = planes[0, k] ^ planes[0, other]
        for p in range(1, len(planes)):
            for other in range(total):
                differ[other] |= planes[p, k] ^ planes[p, other]
        for other in range(total):
            if other != k:
                agree = ~differ[other] & everything
                marks[agree >> SIX] |= ONE << (agree & LOW_SIX)
        # A subset of a marked set: one cell fewer at a time, first within words, then between them.
        keep = np.uint64(0xFFFFFFFFFFFFFFFF)
        for cell in range(min(cells, 6)):
            shift = ONE << np.uint64(cell)
            keep = np.uint64(0xFFFFFFFFFFFFFFFF) // ((ONE << shift) + ONE)
            for w in range(len(marks)):
                marks[w] |= (marks[w] >> shift) & keep
        for cell in range(6, cells):
            step = 1 << (cell - 6)
            for low in range(0, len(marks), 2 * step):
                for w in range(low, low + step):
                    marks[w] |= marks[w + step]
        marked = np.int64(0)
        for w in range(len(marks)):
            marked += np.int64(ones(marks[w]))
        # The empty set is no puzzle, also where there is only one loop.
        empty = 1 if marks[0] & ONE == ZERO else 0
        fixing[k] = (1 << cells) - marked - empty
