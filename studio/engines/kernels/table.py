"""The state table of a sweep: rows of key words and count limbs, found through an open index."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
"""2^64 over the golden ratio (D. Knuth, The Art of Computer Programming 3, 6.4)."""

HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
ZERO = np.uint64(0)
ONE = np.uint64(1)


@njit("uint64(uint64)", cache=True, nogil=True)
def mix(word: np.uint64) -> np.uint64:
    """A word whose upper half depends on all bits of the given one."""
    return (word ^ (word >> HALF)) * GOLDEN


@njit("Tuple((uint64, uint64))(uint64, uint64, uint64)", cache=True, nogil=True)
def add(a: np.uint64, b: np.uint64, carry: np.uint64) -> tuple[np.uint64, np.uint64]:
    """A limb of a sum, and what it carries to the next one."""
    total = a + b
    over = ONE if total < b else ZERO
    total += carry
    if total < carry:
        over = ONE
    return total, over


@njit("void(uint64[:,::1], int64, int64, int32[::1])", cache=True, nogil=True)
def enter_all(rows: NDArray[np.uint64], used: int, words: int, index: NDArray[np.int32]) -> None:
    """Fill an empty index (all -1, a power of two long) with the rows ``0 .. used - 1``."""
    mask = len(index) - 1
    for row in range(used):
        h = rows[row, 0]
        for w in range(1, words):
            h = mix(h) ^ rows[row, w]
        place = np.int64(mix(h) >> HALF) & mask
        while index[place] >= 0:
            place = (place + 1) & mask
        index[place] = row


@njit("int64(uint64[:,::1], int64, int64)", cache=True, nogil=True)
def bits_of_sum(rows: NDArray[np.uint64], used: int, words: int) -> int:
    """A number of bits that the sum of all counts fits, at most a few above the fewest."""
    top = rows.shape[1] - 1
    while top >= words:
        total = ZERO
        low = ZERO
        for row in range(used):
            total += rows[row, top] >> HALF
            low += rows[row, top] & LOW
        # The limbs below add less than one to each row.
        if total + low > ZERO or top == words:
            total += ((low + np.uint64(used)) >> HALF) + ONE
            bits = 64 * (top - words) + 32
            while total > ZERO:
                total >>= ONE
                bits += 1
            return int(bits)
        top -= 1
    return 0
