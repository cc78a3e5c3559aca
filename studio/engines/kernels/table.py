"""The state table of a sweep: rows of key words and count limbs, found through an open index."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
"""2^64 over the golden ratio (D. Knuth, The Art of Computer Programming 3, 6.4)."""

NO_ROW, NO_ROOM = -1, -2
"""Where a complete line leads, and a state that finds no room."""

COMPLETE = 1024
"""As in ``fields``, but written out: the compiler looks for changes in this file alone."""

ORIGIN_BITS = 9
"""A row within a batch has so many bits in a note."""

WIDE_BITS = 5
"""Where an edge has so many bits in a note, the note takes two words."""

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


@njit("uint64(int64)", cache=True, nogil=True)
def shift_of(size: int) -> np.uint64:
    """What brings a hash down to an index of this size, a power of two."""
    shift = 64
    while size > 1:
        size >>= 1
        shift -= 1
    return np.uint64(shift)


@njit("void(uint64[:,::1], int64, int64, int32[::1])", cache=True, nogil=True)
def enter_all(rows: NDArray[np.uint64], used: int, words: int, index: NDArray[np.int32]) -> None:
    """Fill an empty index (all -1, a power of two long) with the rows ``0 .. used - 1``."""
    mask = len(index) - 1
    shift = shift_of(len(index))
    for row in range(used):
        h = rows[row, 0]
        for w in range(1, words):
            h = mix(h) ^ rows[row, w]
        place = np.int64((h * GOLDEN) >> shift)
        while index[place] >= 0:
            place = (place + 1) & mask
        index[place] = row


def _collector(fixed_words: int, fixed_limbs: int) -> Callable[..., int]:
    """The kernel for rows of so many words and limbs, or of any (0): loops of a known length cost
    nothing, and these are most of the work of a count."""

    @njit(
        "int64(uint64[:,::1], int64[::1], int64[::1], int64, int64, uint64[:,::1], uint64[:,::1],"
        " int64, int32[::1], int64[::1])",
        cache=True,
        nogil=True,
    )
    def collect(
        keys: NDArray[np.uint64],
        marks: NDArray[np.int64],
        origins: NDArray[np.int64],
        found: int,
        words: int,
        source: NDArray[np.uint64],
        rows: NDArray[np.uint64],
        used: int,
        index: NDArray[np.int32],
        goals: NDArray[np.int64],
    ) -> int:
        """Find a row for each of ``found`` keys, and add the counts of their origins to these.

        Follower ``t`` comes from row ``origins[t]`` of ``source``; its row goes to ``goals[t]``, or
        NO_ROW where it is complete, or NO_ROOM. ``rows`` holds ``used`` rows; answers how many it
        holds then.
        """
        if fixed_words > 0:
            words = fixed_words
        limbs = fixed_limbs if fixed_limbs > 0 else rows.shape[1] - words
        shift = shift_of(len(index))
        mask = np.uint64(len(index) - 1)
        # Places are unsigned: of signed ones the compiler asks each time whether they are negative.
        for place in range(np.uint64(found)):
            t = np.uint64(place)
            if marks[t] & COMPLETE:
                goals[t] = NO_ROW
                continue
            h = keys[t, 0]
            for w in range(1, words):
                h = mix(h) ^ keys[t, w]
            at = (h * GOLDEN) >> shift
            known = index[at]
            while known >= 0:
                target = np.uint64(known)
                same = rows[target, 0] == keys[t, 0]
                for w in range(1, words):
                    same &= rows[target, w] == keys[t, w]
                if same:
                    break
                at = (at + ONE) & mask
                known = index[at]
            origin = np.uint64(origins[t])
            if known < 0:
                if used >= len(rows):
                    goals[t] = NO_ROOM
                    continue
                target = np.uint64(used)
                used += 1
                index[at] = target
                for w in range(words):
                    rows[target, w] = keys[t, w]
                for j in range(words, words + limbs):
                    rows[target, j] = source[origin, j]
            else:
                target = np.uint64(known)
                carry = ZERO
                for j in range(words, words + limbs):
                    part, carry = add(rows[target, j], source[origin, j], carry)
                    rows[target, j] = part
            goals[t] = target
        return used

    return collect


collect_one_limb = _collector(1, 1)
collect_two_limbs = _collector(1, 2)
collect_two_words = _collector(2, 1)
collect_any = _collector(0, 0)


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


@njit(
    "void(int64[::1], int64[::1], int64[::1], int64, int64, int64, uint32[::1])",
    cache=True,
    nogil=True,
)
def write_followers(
    goals: NDArray[np.int64],
    origins: NDArray[np.int64],
    marks: NDArray[np.int64],
    found: int,
    start: int,
    bits: int,
    back_pointers: NDArray[np.uint32],
) -> None:
    """Note the followers of a batch that begins with row ``start``, as ``sweep.forward`` tells."""
    low = (1 << bits) - 1
    shift = 5 - bits
    if bits == WIDE_BITS:
        for t in range(found):
            back_pointers[2 * t] = goals[t] + 1
            back_pointers[2 * t + 1] = (origins[t] - start) << 10 | (marks[t] & (COMPLETE - 1))
        return
    for t in range(found):
        mark = (marks[t] & low) | ((marks[t] >> shift) & (low << bits))
        back_pointers[t] = ((goals[t] + 1) << ORIGIN_BITS | (origins[t] - start)) << (
            2 * bits
        ) | mark


@njit("void(uint64[:,::1], int64, uint64[::1])", cache=True, nogil=True)
def write_counts(rows: NDArray[np.uint64], words: int, kept: NDArray[np.uint64]) -> None:
    """Copy the counts of some rows, one after the other."""
    limbs = rows.shape[1] - words
    if limbs == 1:
        for row in range(len(rows)):
            kept[row] = rows[row, words]
        return
    at = 0
    for row in range(len(rows)):
        for j in range(limbs):
            kept[at] = rows[row, words + j]
            at += 1
