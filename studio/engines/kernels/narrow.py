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


@njit(
    "int64(uint64, boolean, boolean, int64[::1], int64[:,::1], uint64[:,::1], int64[::1], int64)",
    cache=True,
    nogil=True,
)
def propose(
    key: np.uint64,
    closed: bool,
    free: bool,
    node: NDArray[np.int64],
    edges: NDArray[np.int64],
    out: NDArray[np.uint64],
    marks: NDArray[np.int64],
    found: int,
) -> int:
    """Append every choice of links at a node to ``out`` and ``marks``, most checks left.

    Answers the new length. A mark is (first link + 1) + 32 (second link + 1), plus 1024 where the
    line is complete.
    """
    v = np.uint64(node[0])
    count = len(edges)
    kind = node[3]
    a = slot_value(key, v)
    if a == FULL:
        out[found, 0] = key
        marks[found] = 0
        return found + 1
    may_end = kind & 2 != 0 and (kind & 4 != 0 or (key >> ENDS) + np.uint64(node[7]) < TWO)
    ended = key + (ONE << ENDS) if free else key
    if a != v and may_end:
        bits = (END ^ FULL) << (v << TWO) if a == END else (v ^ END) << (a << TWO)
        out[found, 0] = ended ^ bits
        marks[found] = 1024 if a == END else 0
        found += 1
    if a == v and kind & 1:
        out[found, 0] = key
        marks[found] = 0
        found += 1
    if a == v and may_end:
        # An end of the line: its piece begins here.
        begun = ended ^ ((v ^ END) << (v << TWO))
        for i in range(count):
            w = np.uint64(edges[i, 0])
            if edges[i, 2] & 2 == 0 or slot_value(key, w) == w:
                status, once = join(begun, v, w)
                if status:
                    out[found, 0] = once
                    marks[found] = (i + 1) + (1024 if status == 3 else 0)
                    found += 1
    if kind & 4:
        return found
    for i in range(count):
        w = np.uint64(edges[i, 0])
        if edges[i, 2] & 2 and slot_value(key, w) != w:
            continue
        status, once = join(key, v, w)
        if status == 0:
            continue
        if a != v:
            if status != 2 or closed:
                out[found, 0] = once
                marks[found] = (i + 1) + (1024 if status > 1 else 0)
                found += 1
            continue
        for j in range(i + 1, count):
            x = np.uint64(edges[j, 0])
            if edges[j, 2] & 2 and slot_value(once, x) != x:
                continue
            status, twice = join(once, v, x)
            if status == 1 or status == 3 or (status == 2 and closed):
                out[found, 0] = twice
                marks[found] = (i + 1) + 32 * (j + 1) + (1024 if status > 1 else 0)
                found += 1
    return found


@njit("boolean(uint64, int64[::1], int64[::1])", cache=True, nogil=True)
def finished(key: np.uint64, config: NDArray[np.int64], held: NDArray[np.int64]) -> bool:
    """Is nothing left over once the line is complete? ``held`` marks the slots still in use."""
    for s in range(config[1]):
        slot = np.uint64(s)
        value = slot_value(key, slot)
        if config[6] == 1:
            if held[s] == 1 and value != FULL:
                return False
        elif value != FULL and value != slot:
            return False
    return True


@njit(
    "int64(uint64[:,::1], int64, int64, int64[::1], int64[::1], int64[:,::1], uint64[:,::1],"
    " uint64[::1], uint64[::1], uint64[::1], int64[::1], uint64[:,::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def expand(
    rows: NDArray[np.uint64],
    start: int,
    stop: int,
    config: NDArray[np.int64],
    node: NDArray[np.int64],
    edges: NDArray[np.int64],
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

    Their keys go to ``out``, what was chosen to ``marks`` (see :func:`propose`) and the rows they
    come from to ``origins``. The arrays describe one layer (see ``Plan``).
    """
    v = np.uint64(node[0])
    count = len(edges)
    closed = config[8] == 1
    free = config[9] > 0
    musts = node[6]
    counted = len(guard) > 0
    g = guard[0] if counted else ZERO
    late = np.uint64(node[7])
    found = 0
    for row in range(start, stop):
        proposed = propose(rows[row, 0], closed, free, node, edges, out, marks, found)
        for t in range(found, proposed):
            key = out[t, 0]
            mark = marks[t]
            i = (mark & 31) - 1
            j = ((mark >> 5) & 31) - 1
            if musts:
                used = edges[i, 2] & 1 if i >= 0 else 0
                used += edges[j, 2] & 1 if j >= 0 else 0
                if used != musts:
                    continue
            counters = ZERO
            if counted:
                counters = (rows[row, 1] + begin[0]) | g
                if i >= 0:
                    counters -= delta[i, 0]
                if j >= 0:
                    counters -= delta[j, 0]
                if counters & g != g:
                    continue
                counters ^= g
                if ((left[0] | g) - counters) & g != g:
                    continue
            key ^= (slot_value(key, v) ^ v) << (v << TWO)
            if mark & 1024:
                if node[4] == 0 or counters != ZERO or not finished(key, config, held):
                    continue
            else:
                strict = not free or (key >> ENDS) + late >= TWO
                hopeless = 20 if strict else 16
                stuck = 40 if strict else 32
                alive = True
                for e in range(count):
                    flags = edges[e, 2]
                    if flags & 60:
                        w = np.uint64(edges[e, 0])
                        value = slot_value(key, w)
                        if (value == w and flags & hopeless) or (
                            value != w and value != FULL and flags & stuck
                        ):
                            alive = False
                if not alive:
                    continue
            out[found, 0] = key
            if counted:
                out[found, 1] = counters
            marks[found] = mark
            origins[found] = row
            found += 1
    return found
