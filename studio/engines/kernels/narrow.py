"""The followers of a state that fits one word: four bits a slot, own number for untouched.

A slot holds its own number while its node is untouched or unused, FULL for two links, END for the
open end of a piece whose other end is an end of the line, and else the slot of the other end. The
two bits above the slots count the line's ends where they may be anywhere. With own number for
untouched a link joins two pieces, of any kind, by the same four assignments.

The counters of clues share the second word: subtracting a link's ``delta`` from all at once leaves
the guard bit of a counter clear where it fell below zero, and so does ``left`` less the counters
where one asks for more links than are left (after H. Warren, Hacker's Delight, 2-18).
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
SLOTS = 1
SPANNING = 6
CLOSED = 8
FREE_ENDS = 9
SLOT = 0
KIND = 3
MAY_COMPLETE = 4
MUSTS = 6
ENDS_LATER = 7
MAY_SKIP = 1
MAY_END = 2
MUST_END = 4
MUST_USE = 1
ONE_LINK = 2
DEAD_EMPTY = 4
DEAD_OPEN = 8
LOST_EMPTY = 16
LOST_OPEN = 32
CHECKED = 60
COMPLETE = 1024

FULL = np.uint64(15)
END = np.uint64(14)
TWO = np.uint64(2)
ZERO = np.uint64(0)
ONE = np.uint64(1)
ENDS = np.uint64(60)


@njit("uint64(uint64, uint64)", cache=True, nogil=True)
def slot_value(key: np.uint64, slot: np.uint64) -> np.uint64:
    """What a slot holds."""
    return (key >> (slot << TWO)) & FULL


@njit("Tuple((int64, uint64))(uint64, uint64, uint64)", cache=True, nogil=True)
def join(key: np.uint64, x: np.uint64, y: np.uint64) -> tuple[int, np.uint64]:
    """Use the link of slots ``x`` (not full) and ``y``.

    Answers 0: impossible, 1: done, 2: that closed a cycle, 3: that joined the two ends of the line.
    """
    a = (key >> (x << TWO)) & FULL
    b = (key >> (y << TWO)) & FULL
    if b == FULL:
        return 0, key
    # Whoever was an end already is full now; the far ends become each other's mates.
    if a != x:
        key ^= (a ^ FULL) << (x << TWO)
    if b != y:
        key ^= (b ^ FULL) << (y << TWO)
    if a == y:
        return 2, key
    if a == END and b == END:
        return 3, key
    if a == END:
        key ^= (y ^ END) << (b << TWO)
    elif b == END:
        key ^= (x ^ END) << (a << TWO)
    else:
        key ^= (x ^ b) << (a << TWO)
        key ^= (y ^ a) << (b << TWO)
    return 1, key


@njit("boolean(uint64, int64[::1], int64[::1])", cache=True, nogil=True)
def finished(key: np.uint64, config: NDArray[np.int64], held: NDArray[np.int64]) -> bool:
    """Is nothing left over once the line is complete? ``held`` marks the slots still in use."""
    for s in range(config[SLOTS]):
        slot = np.uint64(s)
        value = slot_value(key, slot)
        if config[SPANNING] == 1:
            if held[s] == 1 and value != FULL:
                return False
        elif value != FULL and value != slot:
            return False
    return True


@njit("boolean(uint64, int64[::1], int64[::1], int64[::1], boolean)", cache=True, nogil=True)
def alive(
    key: np.uint64,
    node: NDArray[np.int64],
    targets: NDArray[np.int64],
    flags: NDArray[np.int64],
    free: bool,
) -> bool:
    """Can every later neighbour still get the links it needs?"""
    strict = not free or (key >> ENDS) + np.uint64(node[ENDS_LATER]) >= TWO
    hopeless = LOST_EMPTY | (DEAD_EMPTY if strict else 0)
    stuck = LOST_OPEN | (DEAD_OPEN if strict else 0)
    for e in range(len(targets)):
        w = np.uint64(targets[e])
        value = slot_value(key, w)
        if value == w:
            if flags[e] & hopeless:
                return False
        elif value != FULL and flags[e] & stuck:
            return False
    return True


@njit(
    "int64(uint64[:,::1], int64, int64, int64[::1], int64[::1], int64[::1], int64[::1],"
    " uint64[:,::1], uint64[::1], uint64[::1], uint64[::1], int64[::1], uint64[:,::1],"
    " int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def expand(
    rows: NDArray[np.uint64],
    start: int,
    stop: int,
    config: NDArray[np.int64],
    node: NDArray[np.int64],
    targets: NDArray[np.int64],
    flags: NDArray[np.int64],
    delta: NDArray[np.uint64],
    begin: NDArray[np.uint64],
    left: NDArray[np.uint64],
    guard: NDArray[np.uint64],
    held: NDArray[np.int64],
    out: NDArray[np.uint64],
    marks: NDArray[np.int64],
    origins: NDArray[np.int64],
) -> int:
    """The followers of the states ``rows[start:stop]``; how many there are.

    Their keys go to ``out``, what was chosen to ``marks`` and the rows they
    come from to ``origins``. The arrays describe one layer (see ``Plan``).
    """
    closed = config[CLOSED] == 1
    free = config[FREE_ENDS] > 0
    musts = node[MUSTS]
    counted = len(guard) > 0
    g = guard[0] if counted else ZERO
    flagged = free
    for e in range(len(flags)):
        flagged = flagged or flags[e] & CHECKED != 0
    v = np.uint64(node[SLOT])
    kind = node[KIND]
    late = np.uint64(node[ENDS_LATER])
    count = len(targets)
    wipe = (FULL ^ v) << (v << TWO)
    found = 0
    for row in range(start, stop):
        # First every choice of links, written down with most checks left. The body is long because
        # handing arrays to a function for each state costs more than all the work here.
        key = rows[row, 0]
        a = slot_value(key, v)
        may_end = kind & MAY_END != 0 and (kind & MUST_END != 0 or (key >> ENDS) + late < TWO)
        proposed = found
        if a == FULL:
            out[proposed, 0] = key ^ wipe
            marks[proposed] = 0
            proposed += 1
        elif may_end:
            ended = key + (ONE << ENDS) if free else key
            if a == END:
                out[proposed, 0] = ended ^ ((END ^ v) << (v << TWO))
                marks[proposed] = COMPLETE
                proposed += 1
            elif a != v:
                out[proposed, 0] = ended ^ ((v ^ END) << (a << TWO)) ^ ((a ^ v) << (v << TWO))
                marks[proposed] = 0
                proposed += 1
            else:
                # The line's end itself: its piece begins here.
                ended ^= (v ^ END) << (v << TWO)
                for i in range(count):
                    w = np.uint64(targets[i])
                    if flags[i] & ONE_LINK == 0 or slot_value(key, w) == w:
                        status, once = join(ended, v, w)
                        if status:
                            out[proposed, 0] = once ^ wipe
                            marks[proposed] = (i + 1) + (COMPLETE if status == 3 else 0)
                            proposed += 1
        if a == v and kind & MAY_SKIP:
            out[proposed, 0] = key
            marks[proposed] = 0
            proposed += 1
        for i in range(count if a != FULL and kind & MUST_END == 0 else 0):
            w = np.uint64(targets[i])
            if flags[i] & ONE_LINK and slot_value(key, w) != w:
                continue
            status, once = join(key, v, w)
            if status == 0:
                continue
            if a != v:
                if status != 2 or closed:
                    out[proposed, 0] = once ^ wipe
                    marks[proposed] = (i + 1) + (COMPLETE if status > 1 else 0)
                    proposed += 1
                continue
            for j in range(i + 1, count):
                w = np.uint64(targets[j])
                if flags[j] & ONE_LINK and slot_value(once, w) != w:
                    continue
                status, twice = join(once, v, w)
                if status & 1 or (status == 2 and closed):
                    out[proposed, 0] = twice ^ wipe
                    marks[proposed] = (i + 1) + 32 * (j + 1) + (COMPLETE if status > 1 else 0)
                    proposed += 1
        # Then the checks.
        for t in range(found, proposed):
            key = out[t, 0]
            mark = marks[t]
            counters = ZERO
            if counted or musts:
                i = (mark & 31) - 1
                j = ((mark >> 5) & 31) - 1
                used = flags[i] & MUST_USE if i >= 0 else 0
                used += flags[j] & MUST_USE if j >= 0 else 0
                if used != musts:
                    continue
                if counted:
                    counters = (rows[row, 1] + begin[0]) | g
                    if i >= 0:
                        counters -= delta[i, 0]
                    if j >= 0 and counters & g == g:
                        counters -= delta[j, 0]
                    if counters & g != g:
                        continue
                    counters ^= g
                    if ((left[0] | g) - counters) & g != g:
                        continue
                    out[found, 1] = counters
            if mark & COMPLETE:
                if node[MAY_COMPLETE] == 0 or counters != ZERO or not finished(key, config, held):
                    continue
            elif flagged and not alive(key, node, targets, flags, free):
                continue
            out[found, 0] = key
            marks[found] = mark
            origins[found] = row
            found += 1
    return found
