"""The followers of a state that fits one word: four bits a slot, own number for untouched.

A slot holds its own number while its node is untouched or unused, FULL for two edges, END for the
open end of a piece whose other end is an end of the line, and else the slot of the other end. The
two bits above the slots count the line's ends where they may be anywhere. With own number for
untouched an edge joins two pieces, of any kind, by the same four assignments.

The counters of clues share the second word: subtracting an edge's ``delta`` from all at once leaves
the guard bit of a counter clear where it fell below zero, and so does ``left`` less the counters
where one asks for more edges than are left (after H. Warren, Hacker's Delight, 2-18).
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels.layers import EXPAND, Layer, Room

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
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
ONE_EDGE = 2
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

OWN = np.uint64(0xDCBA9876543210)
LOW_BITS = np.uint64(0x11111111111111)
"""Fourteen untouched slots, and the lowest bit of each."""
SPARE, SPARE_OWN = np.uint64(~(15 << 56) & (1 << 64) - 1), np.uint64(14 << 56)
"""All but slot 14, and what that holds: nobody lives there, but a far end END names it."""


@njit(inline="always")
def join(key: np.uint64, x: np.uint64, a: np.uint64, y: np.uint64, b: np.uint64) -> np.uint64:
    """The key when the edge of slots ``x`` and ``y`` is used, which hold ``a`` and ``b``.

    Makes no sense where one of them is FULL. Without branches, which would be guessed wrong.
    """
    # Whoever was an end already is full now; the far ends become each other's mates.
    key ^= (a ^ FULL) << (x << TWO) if a != x else ZERO
    key ^= (b ^ FULL) << (y << TWO) if b != y else ZERO
    key ^= ((x ^ b) << (a << TWO)) ^ ((y ^ a) << (b << TWO))
    return (key & SPARE) | SPARE_OWN


@njit(inline="always")
def full_slots(key: np.uint64) -> np.uint64:
    """The lowest bits of the slots that are FULL."""
    pairs = key & (key >> ONE)
    return pairs & (pairs >> TWO) & LOW_BITS


@njit(inline="always")
def touched_slots(key: np.uint64) -> np.uint64:
    """The lowest bits of the slots that do not hold their own number."""
    other = key ^ OWN
    other |= other >> ONE
    return (other | (other >> TWO)) & LOW_BITS


@njit(inline="always")
def whole(key: np.uint64, held: np.uint64, spanning: bool) -> bool:
    """Is nothing left over when the line is complete? ``held`` are the slots still in use."""
    full = full_slots(key)
    return bool(full & held == held if spanning else touched_slots(key) == full)


@njit(inline="always")
def hopeful(key: np.uint64, empty: np.uint64, opened: np.uint64) -> bool:
    """Is no slot of ``empty`` untouched, and none of ``opened`` an open end?"""
    touched = touched_slots(key)
    return bool(((~touched & empty) | (touched & ~full_slots(key) & opened)) == ZERO)


@njit("uint64(int64[::1], int64[::1], int64)", cache=True, nogil=True)
def slots_with(targets: NDArray[np.int64], flags: NDArray[np.int64], flag: int) -> np.uint64:
    """The lowest bits of the slots whose flags have one."""
    found = ZERO
    for e in range(len(targets)):
        if flags[e] & flag:
            found |= ONE << (np.uint64(targets[e]) << TWO)
    return found


@njit(
    "int64(uint64[:,::1], int64, int64, int64[::1], int64[::1], int64[::1], int64[::1],"
    " int64[::1], uint64[:,::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def propose(
    rows: NDArray[np.uint64],
    start: int,
    stop: int,
    config: NDArray[np.int64],
    node: NDArray[np.int64],
    targets: NDArray[np.int64],
    flags: NDArray[np.int64],
    held: NDArray[np.int64],
    out: NDArray[np.uint64],
    marks: NDArray[np.int64],
    origins: NDArray[np.int64],
) -> int:
    """Every choice of edges of the states ``rows[start:stop]`` that the mates allow.

    A candidate is written down before it is known to be one, and the place moves on if it is. The
    body is long because handing arrays to a function for each state costs more than the work.
    """
    closed, spanning, free = config[CLOSED] == 1, config[SPANNING] == 1, config[FREE_ENDS] > 0
    may_complete = node[MAY_COMPLETE] == 1
    v = np.uint64(node[SLOT])
    at = v << TWO
    kind = node[KIND]
    late = np.uint64(node[ENDS_LATER])
    skips = kind & MAY_SKIP != 0
    edges = len(targets)
    count = edges if kind & MUST_END == 0 else 0
    wipe = (FULL ^ v) << at
    all_held = ZERO
    for s in range(len(held)):
        if held[s]:
            all_held |= ONE << (np.uint64(s) << TWO)
    found = 0
    for row in range(start, stop):
        key = rows[row, 0]
        a = (key >> at) & FULL
        if kind & MAY_END and a != FULL and (kind & MUST_END or (key >> ENDS) + late < TWO):
            ended = key + (ONE << ENDS) if free else key
            if a != v:
                # The far end is now that of the line, or this was its second end.
                last = a == END
                ended ^= (a ^ v) << at
                once = ended if last else ended ^ ((v ^ END) << (a << TWO))
                out[found, 0] = once
                marks[found] = COMPLETE if last else 0
                origins[found] = row
                found += (not last) | (may_complete & whole(once, all_held, spanning))
            else:
                # The line's end itself: its piece begins here.
                ended ^= (v ^ END) << at
                for i in range(edges):
                    w = np.uint64(targets[i])
                    b = (ended >> (w << TWO)) & FULL
                    last = b == END
                    once = join(ended, v, END, w, b) ^ wipe
                    out[found, 0] = once
                    marks[found] = (i + 1) + (COMPLETE if last else 0)
                    origins[found] = row
                    fits = (b != FULL) & ((flags[i] & ONE_EDGE == 0) | (b == w))
                    fits &= (not last) | (may_complete & whole(once, all_held, spanning))
                    found += fits
        if (a == v) | (a == FULL):
            out[found, 0] = key ^ ((a ^ v) << at)
            marks[found] = 0
            origins[found] = row
            found += skips | (a == FULL)
            for i in range(count):
                w = np.uint64(targets[i])
                b = (key >> (w << TWO)) & FULL
                once = join(key, v, a, w, b)
                c = (once >> at) & FULL
                fits = (a == v) & (b != FULL) & ((flags[i] & ONE_EDGE == 0) | (b == w))
                for j in range(i + 1, count):
                    x = np.uint64(targets[j])
                    d = (once >> (x << TWO)) & FULL
                    twice = join(once, v, c, x, d) ^ wipe
                    out[found, 0] = twice
                    marks[found] = (i + 1) + 32 * (j + 1)
                    origins[found] = row
                    good = fits & (d != FULL) & ((flags[j] & ONE_EDGE == 0) | (d == x))
                    if (c == x) | ((c == END) & (d == END)):
                        good &= may_complete & (closed | (c != x))
                        good &= whole(twice, all_held, spanning)
                        marks[found] += COMPLETE
                    found += good
        else:
            for i in range(count):
                w = np.uint64(targets[i])
                b = (key >> (w << TWO)) & FULL
                once = join(key, v, a, w, b) ^ wipe
                out[found, 0] = once
                marks[found] = i + 1
                origins[found] = row
                good = (b != FULL) & ((flags[i] & ONE_EDGE == 0) | (b == w))
                if (a == w) | ((a == END) & (b == END)):
                    good &= may_complete & (closed | (a != w))
                    good &= whole(once, all_held, spanning)
                    marks[found] += COMPLETE
                found += good
    return found


@njit(EXPAND, cache=True, nogil=True)
def expand(rows: NDArray[np.uint64], start: int, stop: int, layer: Layer, room: Room) -> int:
    """The followers of the states ``rows[start:stop]``; how many there are.

    Their keys go to ``room.out``, what was chosen to ``room.marks`` and the rows they come from to
    ``room.origins``.
    """
    config, node, targets, flags, held = (
        layer.config,
        layer.node,
        layer.targets,
        layer.flags,
        layer.held,
    )
    delta, begin, left, guard = layer.delta, layer.begin, layer.left, layer.guard
    out, marks, origins = room.out, room.marks, room.origins
    proposed = propose(rows, start, stop, config, node, targets, flags, held, out, marks, origins)
    free = config[FREE_ENDS] > 0
    musts = node[MUSTS]
    counted = len(guard) > 0
    g = guard[0] if counted else ZERO
    flagged = False
    for e in range(len(flags)):
        flagged = flagged or flags[e] & CHECKED != 0
    if not (counted or musts or flagged):
        return proposed
    late = np.uint64(node[ENDS_LATER])
    lost_empty, lost_open = (
        slots_with(targets, flags, LOST_EMPTY),
        slots_with(targets, flags, LOST_OPEN),
    )
    dead_empty, dead_open = (
        lost_empty | slots_with(targets, flags, DEAD_EMPTY),
        lost_open | slots_with(targets, flags, DEAD_OPEN),
    )
    found = 0
    for t in range(proposed):
        key = out[t, 0]
        mark = marks[t]
        row = origins[t]
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
            if counters != ZERO:
                continue
        elif flagged:
            # Can every later neighbour still get the edges it needs?
            strict = not free or (key >> ENDS) + late >= TWO
            if not hopeful(
                key, dead_empty if strict else lost_empty, dead_open if strict else lost_open
            ):
                continue
        out[found, 0] = key
        marks[found] = mark
        origins[found] = row
        found += 1
    return found
