"""What clues settle before a sweep, and the arrays that it follows; see ``counting/plan.py``.

A clue is a run of entries, each an edge and how many times it counts, and a number that is wanted.
An edge is OPEN, USED or UNUSED.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
SLOT = 0
FIRST_EDGE = 1
EDGES = 2
KIND = 3
MAY_COMPLETE = 4
LABEL = 5
MUSTS = 6
ENDS_LATER = 7
LAST = 8
FAN = 9
COLUMNS = 10
MAY_SKIP = 1
MAY_END = 2
MUST_END = 4
MUST_USE = 1
ONE_EDGE = 2
DEAD_EMPTY = 4
DEAD_OPEN = 8
LOST_EMPTY = 16
LOST_OPEN = 32

OPEN, USED, UNUSED = 0, 1, 2

MOST_DEGREE = 2
"""Edges of the line at a node; ``allowed`` has a bit for each number up to that."""

ONE = np.uint64(1)

Arrays: TypeAlias = tuple[
    NDArray[np.int64],
    NDArray[np.int64],
    NDArray[np.int64],
    NDArray[np.int64],
    NDArray[np.int64],
    NDArray[np.uint64],
    NDArray[np.uint64],
    NDArray[np.uint64],
    NDArray[np.uint64],
]
"""``meta``, ``targets``, ``offsets``, ``edges``, ``flags``, ``delta``, ``begin``, ``left`` and
``guard`` of a plan."""


@njit("int64(int64[::1], int64[::1], int64[::1], int64[::1])", cache=True, nogil=True)
def merge(
    first: NDArray[np.int64],
    edge: NDArray[np.int64],
    times: NDArray[np.int64],
    known: NDArray[np.int64],
) -> int:
    """Make entries of one clue and one edge a single one, in place; how many entries are left.

    ``known`` has a place for every edge, all -1. An edge below 0 is none.
    """
    kept = 0
    start = first[0]
    for c in range(len(first) - 1):
        begin, stop = start, first[c + 1]
        for e in range(begin, stop):
            k = edge[e]
            if k < 0:
                continue
            if known[k] >= first[c]:
                times[known[k]] += times[e]
            else:
                known[k] = kept
                edge[kept], times[kept] = k, times[e]
                kept += 1
        start = stop
        first[c + 1] = kept
    return kept


@njit(inline="always")
def enter(
    item: int, queue: NDArray[np.int64], waits: NDArray[np.uint8], head: int, length: int
) -> int:
    """Put an item at the end of a queue that runs in a ring, if it does not wait there; how many do
    then."""
    if waits[item]:
        return length
    waits[item] = 1
    at = head + length
    queue[at if at < len(queue) else at - len(queue)] = item
    return length + 1


@njit(
    "boolean(int64[::1], int64[:,::1], int64[::1], int64[::1], uint8[::1], int64[::1], int64[::1],"
    " int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def settle(
    fate: NDArray[np.int64],
    pairs: NDArray[np.int64],
    first_touching: NDArray[np.int64],
    touching: NDArray[np.int64],
    allowed: NDArray[np.uint8],
    first: NDArray[np.int64],
    edge: NDArray[np.int64],
    times: NDArray[np.int64],
    wanted: NDArray[np.int64],
) -> bool:
    """Settle in ``fate`` the edges of which clues and nodes leave no choice; False where these
    clash. Entries of clues that are the same become one.

    Bit ``d`` of ``allowed[v]`` says that the line may have ``d`` edges at node ``v``. Clues and
    nodes are looked at again when one of their edges was settled, until nothing follows any more.
    """
    clues, nodes = len(wanted), len(allowed)
    entries = merge(first, edge, times, np.full(len(fate), -1, np.int64))
    # The clues of every edge.
    first_clue = np.zeros(len(fate) + 1, np.int64)
    for e in range(entries):
        first_clue[edge[e] + 1] += 1
    for k in range(len(fate)):
        first_clue[k + 1] += first_clue[k]
    clue_of = np.empty(entries, np.int64)
    filled = first_clue.copy()
    for c in range(clues):
        for e in range(first[c], first[c + 1]):
            clue_of[filled[edge[e]]] = c
            filled[edge[e]] += 1
    # Clues, then nodes; each stands in the queue once at the most.
    ring = clues + nodes
    queue = np.arange(ring)
    waits = np.ones(ring, np.uint8)
    head, length = 0, ring
    fresh = np.empty(len(fate), np.int64)
    while length > 0:
        item = queue[head]
        head = head + 1 if head + 1 < ring else 0
        length -= 1
        waits[item] = 0
        found = 0
        if item < clues:
            used, open_ = 0, 0
            for e in range(first[item], first[item + 1]):
                if fate[edge[e]] == USED:
                    used += times[e]
                elif fate[edge[e]] == OPEN:
                    open_ += times[e]
            left = wanted[item] - used
            if left < 0 or left > open_:
                return False
            if open_ > 0:
                for e in range(first[item], first[item + 1]):
                    if fate[edge[e]] == OPEN:
                        # An edge that alone counts more than is wanted is out, as all are where
                        # nothing is; one without which the others are too few is in.
                        if times[e] > left:
                            fate[edge[e]] = UNUSED
                        elif open_ - times[e] < left:
                            fate[edge[e]] = USED
                        else:
                            continue
                        fresh[found] = edge[e]
                        found += 1
        else:
            node = item - clues
            used, open_ = 0, 0
            for t in range(first_touching[node], first_touching[node + 1]):
                if fate[touching[t]] == USED:
                    used += 1
                elif fate[touching[t]] == OPEN:
                    open_ += 1
            least, most = -1, -1
            for degree in range(used, min(used + open_, MOST_DEGREE) + 1):
                if (allowed[node] >> degree) & 1:
                    most = degree
                    if least < 0:
                        least = degree
            if most < 0:
                return False
            if open_ > 0 and (most == used or least == used + open_):
                for t in range(first_touching[node], first_touching[node + 1]):
                    if fate[touching[t]] == OPEN:
                        fate[touching[t]] = UNUSED if most == used else USED
                        fresh[found] = touching[t]
                        found += 1
        for f in range(found):
            k = fresh[f]
            for e in range(first_clue[k], first_clue[k + 1]):
                length = enter(clue_of[e], queue, waits, head, length)
            for side in range(2):
                length = enter(clues + pairs[k, side], queue, waits, head, length)
    return True


@njit(
    "Tuple((int64[:,::1], int64[::1], int64[::1], int64[::1], int64[::1], uint64[:,::1],"
    " uint64[:,::1], uint64[:,::1], uint64[::1]))(int64[::1], int64[::1], int64[::1], int64[::1],"
    " int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], boolean[::1],"
    " boolean[::1], boolean[::1], boolean, boolean, boolean, boolean, int64)",
    cache=True,
    nogil=True,
)
def lay_out(
    slot: NDArray[np.int64],
    layer: NDArray[np.int64],
    target: NDArray[np.int64],
    edge_of_row: NDArray[np.int64],
    row_of_edge: NDArray[np.int64],
    fate: NDArray[np.int64],
    first: NDArray[np.int64],
    edge: NDArray[np.int64],
    times: NDArray[np.int64],
    wanted: NDArray[np.int64],
    end: NDArray[np.bool_],
    fixed: NDArray[np.bool_],
    free: NDArray[np.bool_],
    spanning: bool,
    closed: bool,
    free_ends: bool,
    numbered: bool,
    known: int,
) -> Arrays:
    """The arrays of a plan from those of a layout, with ``fate`` and clues as :func:`settle` left
    them.

    By layer: must the line end at its node (``end``), does that or a label take an edge from it
    (``fixed``), might one yet (``free``)? The line may be complete from layer ``known`` on.
    """
    layers = len(slot)
    # Clues that have open edges; what they want of these; and by layer, how much they count there.
    clues = len(wanted)
    rest = np.zeros(clues, np.int64)
    begins, ends = np.full(clues, layers, np.int64), np.full(clues, -1, np.int64)
    most = 1
    for c in range(clues):
        rest[c] = wanted[c]
        for e in range(first[c], first[c + 1]):
            if fate[edge[e]] == USED:
                rest[c] -= times[e]
            elif fate[edge[e]] == OPEN:
                at = layer[row_of_edge[edge[e]]]
                begins[c], ends[c] = min(begins[c], at), max(ends[c], at)
        if ends[c] >= 0:
            most = max(most, rest[c])
            known = max(known, begins[c])
    bits = 1
    while most > 0:
        most >>= 1
        bits += 1
    # A counter for each, such that no two overlap: in the order in which they begin.
    by_begin = np.argsort(begins, kind="mergesort")
    counter = np.zeros(clues, np.int64)
    busy = np.full(clues, -1, np.int64)
    counters = 0
    for c in by_begin:
        if ends[c] >= 0:
            f = 0
            while busy[f] >= begins[c]:
                f += 1
            counter[c], busy[f] = f, ends[c]
            counters = max(counters, f + 1)
    per = 64 // bits
    words = (counters + per - 1) // per

    place = np.full(len(fate), -1, np.int64)
    rows = 0
    for r in range(len(layer)):
        if fate[edge_of_row[r]] != UNUSED:
            place[r] = rows
            rows += 1
    guard = np.zeros(words, np.uint64)
    begin, left = np.zeros((layers, words), np.uint64), np.zeros((layers, words), np.uint64)
    delta = np.zeros((rows, words), np.uint64)
    sums = np.zeros(layers, np.int64)
    for c in range(clues):
        if ends[c] < 0:
            continue
        word, shift = counter[c] // per, np.uint64(bits * (counter[c] % per))
        guard[word] |= ONE << (shift + np.uint64(bits - 1))
        begin[begins[c], word] += np.uint64(rest[c]) << shift
        for e in range(first[c], first[c + 1]):
            if fate[edge[e]] == OPEN:
                r = row_of_edge[edge[e]]
                delta[place[r], word] += np.uint64(times[e]) << shift
                sums[layer[r]] += times[e]
        # What is left after a layer, but no more than a counter holds.
        through, held = 0, (1 << (bits - 1)) - 1
        for i in range(ends[c], begins[c] - 1, -1):
            left[i, word] += np.uint64(min(through, held)) << shift
            through += sums[i]
            sums[i] = 0

    targets, offsets = np.empty(rows, np.int64), np.empty(rows, np.int64)
    edges, flags = np.empty(rows, np.int64), np.empty(rows, np.int64)
    meta = np.zeros((layers, COLUMNS), np.int64)
    ahead = np.zeros(layers, np.int64)
    for r in range(len(layer)):
        if place[r] >= 0:
            ahead[layer[r]] += 1
            ahead[target[r]] += 1
    for r in range(len(layer)):
        if place[r] < 0:
            continue
        p, i, j, k = place[r], layer[r], target[r], edge_of_row[r]
        meta[i, EDGES] += 1
        if fate[k] == USED:
            meta[i, MUSTS] += 1
            known = max(known, i)
        targets[p], offsets[p], edges[p] = slot[j], j - i, k
        # What the later node must not be after it. Dead: hopeless once both ends are placed; lost:
        # hopeless although an end is to be had.
        ahead[j] -= 1
        flag = MUST_USE if fate[k] == USED else 0
        if fixed[j] and not numbered:
            flag |= ONE_EDGE
        spare = ahead[j] - 2 + (1 if fixed[j] else 0)
        flag |= (DEAD_EMPTY if spare < 0 and spanning else 0) | (DEAD_OPEN if spare < -1 else 0)
        if free[j] and not fixed[j]:
            spare += 1
        flag |= (LOST_EMPTY if spare < 0 and spanning else 0) | (LOST_OPEN if spare < -1 else 0)
        flags[p] = flag
    ends_left = 0
    for i in range(layers):
        ends_left += end[i]
    at = 0
    for i in range(layers):
        node = meta[i]
        ends_left -= end[i]
        node[SLOT], node[FIRST_EDGE] = slot[i], at
        many = node[EDGES]
        at += many
        node[KIND] = (0 if spanning else MAY_SKIP) | (MAY_END if free_ends else 0)
        if end[i]:
            node[KIND] = MAY_END | MUST_END
        node[MAY_COMPLETE] = i >= known
        node[ENDS_LATER] = ends_left
        two = many * (many - 1) // 2
        fan = max(1 + two + (0 if closed else 2 * many), many)
        node[FAN] = 4 * fan + 6 * many + 2 if numbered else fan
    if layers > 0:
        meta[layers - 1, LAST] = numbered
    return meta, targets, offsets, edges, flags, delta, begin, left, guard
