"""The inner loops of the census: list the loops, and count the clue sets that fix each."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

ZERO = np.uint64(0)
ONE = np.uint64(1)
SIX = np.uint64(6)
LOW_SIX = np.uint64(63)


@njit(
    "int64(int64[::1], int64[::1], int32[::1], int16[::1], uint8[::1], int64[:,::1],"
    " uint64[:,::1], uint8[::1])",
    cache=True,
    nogil=True,
)
def list_loops(
    base: NDArray[np.int64],
    first: NDArray[np.int64],
    followers: NDArray[np.int32],
    choices: NDArray[np.int16],
    fertile: NDArray[np.uint8],
    links: NDArray[np.int64],
    loops: NDArray[np.uint64],
    cancel: NDArray[np.uint8],
) -> int:
    """Write the links of every loop as a set of bits, 64 to a word; how many loops there are.

    The layers' notes stand one after the other: state ``s`` of layer ``l`` has number
    ``base[l] + s``, the followers ``first[number]`` to ``first[number + 1]``, and is ``fertile`` if
    it leads to a loop at all. ``links[l, i]`` is the number of link ``i`` of the layer.
    """
    layers = len(base) - 1
    words = loops.shape[1]
    place = np.zeros(layers + 1, np.int64)
    end = np.zeros(layers + 1, np.int64)
    chosen = np.zeros((layers + 2, words), np.uint64)
    found = 0
    layer = 0
    place[0] = first[0]
    end[0] = first[1]
    while layer >= 0:
        if cancel[0]:
            return found
        t = place[layer]
        if t == end[layer]:
            layer -= 1
            continue
        place[layer] = t + 1
        for w in range(words):
            chosen[layer + 1, w] = chosen[layer, w]
        for part in range(2):
            i = ((np.int64(choices[t]) >> (5 * part)) & 31) - 1
            if i >= 0:
                link = links[layer, i]
                chosen[layer + 1, link >> 6] |= ONE << (np.uint64(link) & LOW_SIX)
        target = np.int64(followers[t])
        if target < 0:
            for w in range(words):
                loops[found, w] = chosen[layer + 1, w]
            found += 1
        elif layer + 1 < layers and fertile[base[layer + 1] + target]:
            layer += 1
            place[layer] = first[base[layer] + target]
            end[layer] = first[base[layer] + target + 1]
    return found


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
    for k in range(start, stop):
        if cancel[0]:
            return
        for w in range(len(marks)):
            marks[w] = ZERO
        a, b, c = planes[0, k], planes[1, k], planes[2, k]
        for other in range(total):
            if other != k:
                differ = (a ^ planes[0, other]) | (b ^ planes[1, other]) | (c ^ planes[2, other])
                agree = ~differ & everything
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
            # H. Warren, Hacker's Delight, 5-1: the number of bits.
            x = marks[w]
            x -= (x >> ONE) & np.uint64(0x5555555555555555)
            x = (x & np.uint64(0x3333333333333333)) + (
                (x >> np.uint64(2)) & np.uint64(0x3333333333333333)
            )
            x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
            marked += np.int64((x * np.uint64(0x0101010101010101)) >> np.uint64(56))
        # The empty set is no puzzle, also where there is only one loop.
        empty = 1 if marks[0] & ONE == ZERO else 0
        fixing[k] = (1 << cells) - marked - empty
