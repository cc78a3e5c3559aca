"""What registers of small automata make of the followers of states; see ``counting/patterns.py``.

An entry for each register that lives in a layer says where it is and which of its moves the layer
makes: by the edges chosen, and by whether the node taken is visited. A register whose automaton has
nothing decided in the layer is IDLE: it only says which entry moves it next. Where the line is
complete all later moves are made at once: no edge is used any more, and visited are the nodes that
it has touched.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
SLOT_BITS = 2
SLOTS_A_WORD = 5
MODE = 0
NARROW = 0
BROAD = 4
SLOT = 0
COMPLETE = 1024

WORD, SHIFT, MASK, ITEMS, MOVES, CHOSEN, VISITED, VISIT_SLOT, VISIT_FROM, NEXT = range(10)
"""Columns of an entry: the word among those of registers, where in it the register begins, as many
ones as it has bits, how many items are decided (IDLE: none), where its moves and its bits of the
edges begin; the bit for a visit of the node (0: it does not count), the slot of that node and the
first layer after which it is known; and the entry by which the register moves next, or -1."""
COLUMNS = 10
IDLE = -1

ZERO = np.uint64(0)


@njit("boolean(uint64[::1], int64[::1], int64)", cache=True, nogil=True, inline="always")
def touched(key: NDArray[np.uint64], config: NDArray[np.int64], slot: int) -> bool:
    """Is an edge used already at the node in a slot?"""
    per, bits = config[SLOTS_A_WORD], config[SLOT_BITS]
    mask = (np.uint64(1) << np.uint64(bits)) - np.uint64(1)
    value = (key[slot // per] >> np.uint64(bits * (slot % per))) & mask
    # Where a slot has room for few values, an untouched node is told by its own number.
    own = config[MODE] == NARROW or config[MODE] == BROAD
    return bool(value != (np.uint64(slot) if own else ZERO))


@njit(
    "int64(uint64[:,::1], uint64[:,::1], int64[::1], int64[::1], int64, int64, int64[::1],"
    " int64[::1], int64, int64, int64, int64[:,::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def follow(
    rows: NDArray[np.uint64],
    out: NDArray[np.uint64],
    marks: NDArray[np.int64],
    origins: NDArray[np.int64],
    found: int,
    begin: int,
    config: NDArray[np.int64],
    node: NDArray[np.int64],
    layer: int,
    first: int,
    last: int,
    entries: NDArray[np.int64],
    moves: NDArray[np.int64],
    chosen: NDArray[np.int64],
) -> int:
    """Leave of ``found`` followers those that no automaton refuses; how many there are.

    Entries ``first`` up to ``last`` are those of the layer, the moving ones first.
    Words from ``begin`` on hold the registers: those of the state a follower comes from are read
    from ``rows``, its own are written to ``out``.
    """
    kept, words = 0, out.shape[1]
    for t in range(found):
        mark, origin = marks[t], origins[t]
        complete = mark & COMPLETE != 0
        i, j = mark & 31, (mark >> 5) & 31
        seen = mark & (COMPLETE - 1) != 0 or touched(rows[origin], config, node[SLOT])
        good = True
        for w in range(begin):
            out[kept, w] = out[t, w]
        for w in range(begin, words):
            out[kept, w] = rows[origin, w]
        for x in range(first, last):
            items = entries[x, ITEMS]
            if items == IDLE and not complete:
                break
            word, shift = begin + entries[x, WORD], np.uint64(entries[x, SHIFT])
            mask = np.uint64(entries[x, MASK])
            place = np.int64((out[kept, word] >> shift) & mask)
            if items != IDLE:
                own = entries[x, CHOSEN]
                case = chosen[own + i] | chosen[own + j]
                if seen:
                    case |= entries[x, VISITED]
                place = moves[entries[x, MOVES] + (place << items) + case]
            y = entries[x, NEXT] if complete else -1
            while y >= 0 and place >= 0:
                case = 0
                known = entries[y, VISITED] != 0 and entries[y, VISIT_FROM] <= layer
                if known and touched(out[kept], config, entries[y, VISIT_SLOT]):
                    case = entries[y, VISITED]
                place = moves[entries[y, MOVES] + (place << entries[y, ITEMS]) + case]
                y = entries[y, NEXT]
            if place < 0:
                good = False
                break
            out[kept, word] = (out[kept, word] & ~(mask << shift)) | (np.uint64(place) << shift)
        if good:
            marks[kept] = mark
            origins[kept] = origin
            kept += 1
    return kept
