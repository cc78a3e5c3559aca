"""The state table of a sweep: rows of key words and count limbs, found through an open index."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

MIX = np.uint64(0x9E3779B97F4A7C15)
"""2^64 over the golden ratio (D. Knuth, The Art of Computer Programming 3, 6.4)."""

HALF = np.uint64(32)
ZERO = np.uint64(0)
ONE = np.uint64(1)


@njit("int64(uint64[:,::1], int64, int64, int64)", cache=True, nogil=True)
def spot(keys: NDArray[np.uint64], row: int, words: int, mask: int) -> int:
    """Where the search for the key ``keys[row, :words]`` begins in an index of ``mask`` + 1 places."""
    h = keys[row, 0]
    for w in range(1, words):
        h = (h ^ (h >> HALF)) * MIX
        h ^= keys[row, w]
    h = (h ^ (h >> HALF)) * MIX
    return np.int64(h >> HALF) & mask


@njit("void(uint64[:,::1], int64, int64, int32[::1])", cache=True, nogil=True)
def enter_all(rows: NDArray[np.uint64], used: int, words: int, index: NDArray[np.int32]) -> None:
    """Fill an empty index (all -1, a power of two long) with the rows ``0 .. used - 1``."""
    mask = len(index) - 1
    for row in range(used):
        place = spot(rows, row, words, mask)
        while index[place] >= 0:
            place = (place + 1) & mask
        index[place] = row


@njit(
    "void(uint64[:,::1], int64, int64, int64, uint64[:,::1], int64, int64, int64)",
    cache=True,
    nogil=True,
)
def add_count(
    into: NDArray[np.uint64],
    row: int,
    first: int,
    limbs: int,
    source: NDArray[np.uint64],
    source_row: int,
    source_first: int,
    source_limbs: int,
) -> None:
    """Add a number of ``source_limbs`` limbs to one of ``limbs`` (not fewer), lowest limb first.

    The caller sees to it that the sum fits.
    """
    carry = ZERO
    for j in range(limbs):
        if j >= source_limbs and carry == ZERO:
            return
        term = source[source_row, source_first + j] if j < source_limbs else ZERO
        total = into[row, first + j] + term
        over = ONE if total < term else ZERO
        total += carry
        if total < carry:
            over = ONE
        into[row, first + j] = total
        carry = over
