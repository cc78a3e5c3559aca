"""The followers of a state of any width, and of numbered lines, on slots unpacked to an array.

A slot holds EMPTY, FULL, END (open; the other end of the piece is an end of the line), or an open
end with what is known of its piece:

- ``3 + 2 step + up`` where the piece holds a labelled node: the step of this end, and whether the
  steps grow from here on;
- ``base + scale mate + length`` where it holds none: the slot of its other end and, where labels are
  about, how many nodes it has.

A piece without labels that meets a lone labelled node can lie above it or below it: two followers.
So an end with a step needs no mate: two ends meet only at consecutive steps, which those of one
piece never are (but for the last link of a cycle). Every line has exactly one numbering that obeys,
so each is counted once.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

EMPTY, FULL, END, STEPS = 0, 1, 2, 3
ZERO = np.uint64(0)

TABLES = "int64[::1], int64[::1], int64[::1], int64[::1], int64[:,::1], int64[::1]"
"""The types of ``Steps``: gap_up, gap_down, row_up, row_down, far, tint."""


@njit(f"boolean(int64[::1], int64, int64, int64, int64[::1], int64[::1], {TABLES})",
      cache=True, nogil=True)  # fmt: skip
def set_end(
    slots: NDArray[np.int64],
    slot: int,
    step: int,
    up: int,
    config: NDArray[np.int64],
    nodes: NDArray[np.int64],
    gap_up: NDArray[np.int64],
    gap_down: NDArray[np.int64],
    row_up: NDArray[np.int64],
    row_down: NDArray[np.int64],
    far: NDArray[np.int64],
    tint: NDArray[np.int64],
) -> bool:
    """Make a slot the end of a numbered piece; False where it can never reach the next label."""
    size = config[7]
    if config[8] == 1:
        step = (step - 1) % size + 1
    elif (up == 1 and step == size) or (up == 0 and step == 1):
        slots[slot] = FULL
        return config[14] < 0 or (tint[nodes[slot]] + step) & 1 == config[14]
    if config[14] >= 0 and (tint[nodes[slot]] + step) & 1 != config[14]:
        return False
    slots[slot] = STEPS + 2 * step + up
    row = row_up[step] if up == 1 else row_down[step]
    gap = gap_up[step] if up == 1 else gap_down[step]
    return row < 0 or far[row, nodes[slot]] <= gap


@njit(
    f"int64(int64[::1], int64, int64, int64, int64[::1], int64[::1], int64[::1], {TABLES})",
    cache=True,
    nogil=True,
)
def join_numbered(
    slots: NDArray[np.int64],
    x: int,
    y: int,
    below: int,
    config: NDArray[np.int64],
    labels: NDArray[np.int64],
    nodes: NDArray[np.int64],
    gap_up: NDArray[np.int64],
    gap_down: NDArray[np.int64],
    row_up: NDArray[np.int64],
    row_down: NDArray[np.int64],
    far: NDArray[np.int64],
    tint: NDArray[np.int64],
) -> int:
    """Use the link of two slots that are not full; 1 done, 0 impossible.

    ``below`` chooses the second possibility where a piece meets a lone label.
    """
    base, scale, size, closed = config[10], config[11], config[7], config[8]
    # Let x be the numbered one if there is only one.
    numbered_x = (slots[x] == EMPTY and labels[x] > 0) or STEPS <= slots[x] < base
    numbered_y = (slots[y] == EMPTY and labels[y] > 0) or STEPS <= slots[y] < base
    if numbered_y and not numbered_x:
        x, y = y, x
        numbered_x, numbered_y = True, False
    a, b = slots[x], slots[y]
    lone_x = a == EMPTY and numbered_x
    if not numbered_y:
        mate, length = y, 1
        if b != EMPTY:
            mate = (b - base) // scale
            length = (b - base) % scale
            slots[y] = FULL
        if not numbered_x:
            if below == 1 or mate == x:
                return 0
            other, more = x, 1
            if a != EMPTY:
                other = (a - base) // scale
                more = (a - base) % scale
                slots[x] = FULL
            length += more
            if length > config[15]:
                return 0
            slots[other] = base + scale * mate + length
            slots[mate] = base + scale * other + length
            return 1
        if lone_x:
            step = labels[x]
            up = 1 - below
            good = set_end(slots, x, step, below, config, nodes,
                           gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
            if not good:
                return 0
        else:
            if below == 1:
                return 0
            step = (a - STEPS) >> 1
            up = (a - STEPS) & 1
            slots[x] = FULL
        if length >= (gap_up[step] if up == 1 else gap_down[step]):
            return 0
        reached = step + length if up == 1 else step - length
        good = set_end(slots, mate, reached, up, config, nodes,
                       gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
        return 1 if good else 0
    if below == 1:
        return 0
    lone_y = b == EMPTY
    step_x = labels[x] if lone_x else (a - STEPS) >> 1
    step_y = labels[y] if lone_y else (b - STEPS) >> 1
    rise = step_y - step_x
    if closed == 1 and rise == 1 - size:
        rise = 1
    elif closed == 1 and rise == size - 1:
        rise = -1
    if rise != 1 and rise != -1:
        return 0
    up = 1 if rise == 1 else 0
    if (not lone_x and (a - STEPS) & 1 != up) or (not lone_y and (b - STEPS) & 1 == up):
        return 0
    slots[x] = FULL
    slots[y] = FULL
    good = True
    if lone_x:
        good = set_end(slots, x, step_x, 1 - up, config, nodes,
                       gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
    if lone_y and good:
        good = set_end(slots, y, step_y, up, config, nodes,
                       gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
    return 1 if good else 0


@njit("int64(int64[::1], int64, int64, int64, int64)", cache=True, nogil=True)
def join_mates(slots: NDArray[np.int64], x: int, y: int, base: int, closed: int) -> int:
    """Use the link of two slots that are not full; 0 impossible, 1 done, 2 the line is complete."""
    a, b = slots[x], slots[y]
    if a >= base and a - base == y:
        slots[x] = FULL
        slots[y] = FULL
        return 2 if closed == 1 else 0
    mate_x = x if a == EMPTY else a - base
    mate_y = y if b == EMPTY else b - base
    if a != EMPTY:
        slots[x] = FULL
    if b != EMPTY:
        slots[y] = FULL
    if a == END and b == END:
        return 2
    if a == END:
        slots[mate_y] = END
    elif b == END:
        slots[mate_x] = END
    else:
        slots[mate_x] = base + mate_y
        slots[mate_y] = base + mate_x
    return 1


@njit(
    f"int64(int64[::1], int64, int64, int64[::1], int64[::1], int64[::1], {TABLES})",
    cache=True,
    nogil=True,
)
def end_here(
    slots: NDArray[np.int64],
    v: int,
    end: int,
    config: NDArray[np.int64],
    labels: NDArray[np.int64],
    nodes: NDArray[np.int64],
    gap_up: NDArray[np.int64],
    gap_down: NDArray[np.int64],
    row_up: NDArray[np.int64],
    row_down: NDArray[np.int64],
    far: NDArray[np.int64],
    tint: NDArray[np.int64],
) -> int:
    """Let the line begin (``end`` 1) or stop (2) at a slot; 0 impossible, 1 done, 2 complete."""
    a, base, scale, size = slots[v], config[10], config[11], config[7]
    if config[0] == 1:
        if a == EMPTY:
            slots[v] = END
            return 1
        slots[v] = FULL
        if a == END:
            return 2
        slots[a - base] = END
        return 1
    if labels[v] > 0 and a == EMPTY:
        return 0
    step, up = (1, 1) if end == 1 else (size, 0)
    if a == EMPTY:
        good = set_end(slots, v, step, up, config, nodes,
                       gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
        return 1 if good else 0
    if a < base:
        return 0
    mate = (a - base) // scale
    length = (a - base) % scale
    slots[v] = FULL
    if length >= (gap_up[0] if end == 1 else gap_down[size + 1]):
        return 0
    reached = length if end == 1 else size + 1 - length
    good = set_end(slots, mate, reached, up, config, nodes,
                   gap_up, gap_down, row_up, row_down, far, tint)  # fmt: skip
    return 1 if good else 0


@njit("int64(int64[::1], int64, int64, int64[::1], int64[::1])", cache=True, nogil=True)
def links_wanted(
    node: NDArray[np.int64],
    value: int,
    end: int,
    config: NDArray[np.int64],
    labels: NDArray[np.int64],
) -> int:
    """How many links a node with this slot value still needs when the line ends there or not.

    -1 where that cannot be.
    """
    kind = node[3]
    if value == FULL:
        return 0 if end == 0 and kind & 4 == 0 else -1
    if config[0] == 1:
        if (end == 0 and kind & 4) or (end > 0 and kind & 2 == 0) or end > 1:
            return -1
    else:
        label = labels[node[0]]
        tip = config[8] == 0 and (label == 1 or label == config[7])
        if value == EMPTY and tip:
            return 1 if end == 0 else -1
        if config[8] == 1 and end > 0:
            return -1
        if (end == 1 and config[12] == 0) or (end == 2 and config[13] == 0):
            return -1
    return (2 if value == EMPTY else 1) - (1 if end > 0 else 0)


@njit(
    "boolean(int64[::1], int64, int64[:,::1], int64[::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def alive(
    slots: NDArray[np.int64],
    complete: int,
    edges: NDArray[np.int64],
    node: NDArray[np.int64],
    config: NDArray[np.int64],
    held: NDArray[np.int64],
) -> bool:
    """Can the follower still become a line? The node itself has been taken off its slot."""
    if complete == 1:
        if node[4] == 0:
            return False
        for s in range(config[1]):
            if config[6] == 1:
                if held[s] == 1 and slots[s] != FULL:
                    return False
            elif slots[s] > FULL:
                return False
        return True
    strict = config[0] == 1
    if config[9] > 0:
        ends = node[7]
        for s in range(config[1]):
            if slots[s] == END:
                ends += 1
        if ends > 2:
            return False
        strict = ends == 2
    hopeless = 20 if strict else 16
    stuck = 40 if strict else 32
    for e in range(len(edges)):
        value = slots[edges[e, 0]]
        if value == EMPTY and edges[e, 2] & hopeless:
            return False
        if value > FULL and edges[e, 2] & stuck:
            return False
    return True


@njit(
    "boolean(uint64[:,::1], int64, int64, uint64[:,::1], int64, int64, int64,"
    " uint64[:,::1], uint64[::1], uint64[::1], uint64[::1], int64)",
    cache=True,
    nogil=True,
)
def count_links(
    rows: NDArray[np.uint64],
    row: int,
    slot_words: int,
    out: NDArray[np.uint64],
    found: int,
    i: int,
    j: int,
    delta: NDArray[np.uint64],
    begin: NDArray[np.uint64],
    left: NDArray[np.uint64],
    guard: NDArray[np.uint64],
    complete: int,
) -> bool:
    """Write the counters of a follower; False where a clue has too many or can have too few."""
    for w in range(len(guard)):
        g = guard[w]
        counters = (rows[row, slot_words + w] + begin[w]) | g
        if i >= 0:
            counters -= delta[i, w]
        if j >= 0:
            counters -= delta[j, w]
        if counters & g != g:
            return False
        counters ^= g
        if ((left[w] | g) - counters) & g != g:
            return False
        if complete == 1 and counters != ZERO:
            return False
        out[found, slot_words + w] = counters
    return True


@njit(
    "int64(uint64[:,::1], int64, int64, int64[::1], int64[::1], int64[:,::1], uint64[:,::1],"
    " uint64[::1], uint64[::1], uint64[::1], int64[::1], int64[::1], int64[::1],"
    f" {TABLES}, uint64[:,::1], int64[::1], int64[::1], int64[:,::1])",
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
    labels: NDArray[np.int64],
    nodes: NDArray[np.int64],
    gap_up: NDArray[np.int64],
    gap_down: NDArray[np.int64],
    row_up: NDArray[np.int64],
    row_down: NDArray[np.int64],
    far: NDArray[np.int64],
    tint: NDArray[np.int64],
    out: NDArray[np.uint64],
    marks: NDArray[np.int64],
    origins: NDArray[np.int64],
    scratch: NDArray[np.int64],
) -> int:
    """The followers of the states ``rows[start:stop]``, as in ``narrow.expand``."""
    v = node[0]
    count = len(edges)
    bits, slot_words, per = config[2], config[3], config[5]
    slots, fresh = scratch[0], scratch[1]
    width = config[1]
    mask = (np.uint64(1) << np.uint64(bits)) - np.uint64(1)
    numbered = config[0] == 2
    ways = 2 if numbered else 1
    found = 0
    for row in range(start, stop):
        for s in range(width):
            fresh[s] = np.int64((rows[row, s // per] >> np.uint64(bits * (s % per))) & mask)
        for end in range(3):
            wanted = links_wanted(node, fresh[v], end, config, labels)
            skip = wanted == 2 and node[3] & 1 == 1
            if wanted < 0:
                continue
            for choice in range(-1, count * count):
                # None (-1), or the links i < j as i * count + j, or i alone where i == j.
                i, j = -1, -1
                if choice >= 0:
                    i, j = choice // count, choice % count
                if (
                    (choice < 0 and wanted != 0 and not skip)
                    or (choice >= 0 and wanted == 0)
                    or (wanted == 1 and i != j)
                    or (wanted == 2 and choice >= 0 and i >= j)
                ):
                    continue
                if i == j:
                    j = -1
                used = edges[i, 2] & 1 if i >= 0 else 0
                used += edges[j, 2] & 1 if j >= 0 else 0
                if used != node[6]:
                    continue
                for below_i in range(ways if i >= 0 else 1):
                    for below_j in range(ways if j >= 0 else 1):
                        for s in range(width):
                            slots[s] = fresh[s]
                        status = 1
                        if end > 0:
                            status = end_here(
                                slots, v, end, config, labels, nodes,
                                gap_up, gap_down, row_up, row_down, far, tint,
                            )  # fmt: skip
                        for part in range(2):
                            link = i if part == 0 else j
                            if link < 0 or status != 1:
                                continue
                            w = edges[link, 0]
                            if slots[w] == FULL or slots[v] == FULL or (
                                edges[link, 2] & 2 and slots[w] != EMPTY
                            ):
                                status = 0
                            elif numbered:
                                status = join_numbered(
                                    slots, v, w, below_i if part == 0 else below_j, config,
                                    labels, nodes, gap_up, gap_down, row_up, row_down, far, tint,
                                )  # fmt: skip
                            else:
                                status = join_mates(slots, v, w, config[10], config[8])
                        if status == 0 or (slots[v] != FULL and not (skip and choice < 0)):
                            continue
                        slots[v] = EMPTY
                        complete = 1 if status == 2 or node[8] == 1 else 0
                        if not alive(slots, complete, edges, node, config, held):
                            continue
                        if not count_links(
                            rows, row, slot_words, out, found, i, j, delta, begin, left, guard,
                            complete,
                        ):  # fmt: skip
                            continue
                        for w in range(slot_words):
                            word = ZERO
                            for s in range(w * per, min(width, (w + 1) * per)):
                                word |= np.uint64(slots[s]) << np.uint64(bits * (s - w * per))
                            out[found, w] = word
                        marks[found] = (i + 1) + 32 * (j + 1) + 1024 * complete
                        origins[found] = row
                        found += 1
    return found
