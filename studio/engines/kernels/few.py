"""The followers of a state of ``narrow`` at a node where little may happen: most of squares."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import layers, narrow, sources
from studio.engines.kernels.narrow import (
    END,
    ENDS,
    FULL,
    ONE,
    SPARE,
    SPARE_OWN,
    TWO,
    ZERO,
    hopeful,
    join,
    whole,
)

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
SPANNING = 6
CLOSED = 8
FREE_ENDS = 9
SLOT = 0
FIRST_EDGE = 1
EDGES = 2
KIND = 3
MAY_COMPLETE = 4
MUSTS = 6
ENDS_LATER = 7
MAY_SKIP = 1
MAY_END = 2
MUST_USE = 1
ONE_EDGE = 2
DEAD_EMPTY = 4
DEAD_OPEN = 8
LOST_EMPTY = 16
LOST_OPEN = 32
COMPLETE = 1024


@njit("boolean(int64[::1], int64[::1])", cache=True, nogil=True)
def is_simple(node: NDArray[np.int64], flags: NDArray[np.int64]) -> bool:
    """Has the node of a layer two edges at the most, and neither it nor their other nodes an end of
    the line? ``flags`` are those of all edges."""
    if node[KIND] & MAY_END != 0 or node[EDGES] > 2:
        return False
    for e in range(node[FIRST_EDGE], node[FIRST_EDGE] + node[EDGES]):
        if flags[e] & ONE_EDGE:
            return False
    return True


def _expander(counted: bool, parts: int) -> Callable[..., int]:
    """The kernel for states with clues' counters, or without: what is known costs nothing.

    ``parts`` stands for the sources of the functions it calls.
    """

    @njit(layers.FEW, cache=True, nogil=True)
    def expand(
        rows: NDArray[np.uint64],
        start: int,
        stop: int,
        plan: layers.Layers,
        layer: int,
        out: NDArray[np.uint64],
        marks: NDArray[np.int64],
        origins: NDArray[np.int64],
    ) -> int:
        """What ``narrow.expand`` does, for a node of which :func:`is_simple` holds.

        A follower is written down before it is known to be one, and the place moves on if it is:
        what branches is guessed wrong half of the time.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return 0
        node = plan.meta[layer]
        closed, spanning = plan.config[CLOSED] == 1, plan.config[SPANNING] == 1
        free, late = plan.config[FREE_ENDS] > 0, np.uint64(node[ENDS_LATER])
        may_complete, skips = node[MAY_COMPLETE] == 1, node[KIND] & MAY_SKIP != 0
        v = np.uint64(node[SLOT])
        at = v << TWO
        held = ZERO
        for s in range(plan.held.shape[1]):
            if plan.held[layer, s]:
                held |= ONE << (np.uint64(s) << TWO)
        # The edges, which must be used, and what the nodes they lead to must not be afterwards.
        edge, edges, musts = node[FIRST_EDGE], node[EDGES], node[MUSTS]
        x, y, first_must, second_must, first_delta, second_delta = v, v, 0, 0, ZERO, ZERO
        dead_empty, dead_open, lost_empty, lost_open = ZERO, ZERO, ZERO, ZERO
        for e in range(edge, edge + edges):
            slot, flag = np.uint64(plan.targets[e]), plan.flags[e]
            bit = ONE << (slot << TWO)
            dead_empty |= bit if flag & (DEAD_EMPTY | LOST_EMPTY) else ZERO
            dead_open |= bit if flag & (DEAD_OPEN | LOST_OPEN) else ZERO
            lost_empty |= bit if flag & LOST_EMPTY else ZERO
            lost_open |= bit if flag & LOST_OPEN else ZERO
            delta = plan.delta[e, 0] if counted else ZERO
            if e == edge:
                x, first_must, first_delta = slot, flag & MUST_USE, delta
            else:
                y, second_must, second_delta = slot, flag & MUST_USE, delta
        may_none = musts == 0
        may_first = (edges > 0) & (musts == first_must)
        may_second = (edges > 1) & (musts == second_must)
        may_both = (edges > 1) & (musts == first_must + second_must)
        flagged = (dead_empty | dead_open) != ZERO
        g, begin, left = ZERO, ZERO, ZERO
        if counted:
            g = plan.guard[0]
            begin, left = plan.begin[layer, 0], plan.left[layer, 0] | g
        at_x, at_y = x << TWO, y << TWO
        counters = ZERO
        # Places are unsigned: of signed ones the compiler asks each time whether they are negative.
        found = ZERO
        for place in range(np.uint64(start), np.uint64(stop)):
            row = np.uint64(place)
            key = rows[row, 0]
            if counted:
                counters = (rows[row, 1] + begin) | g
            empty, opened = dead_empty, dead_open
            if flagged and free and (key >> ENDS) + late < TWO:
                empty, opened = lost_empty, lost_open
            a = (key >> at) & FULL
            if (a == v) | (a == FULL):
                if may_none:
                    after = key ^ ((a ^ v) << at)
                    out[found, 0] = after
                    if counted:
                        out[found, 1] = counters ^ g
                    marks[found] = 0
                    origins[found] = row
                    good = (skips | (a == FULL)) & ((left - (counters ^ g)) & g == g)
                    if flagged:
                        good &= hopeful(after, empty, opened)
                    found += np.uint64(good)
                if may_both:
                    # The line passes: the pieces at both other ends become one.
                    b, d = (key >> at_x) & FULL, (key >> at_y) & FULL
                    after = join(key, x, b, y, d)
                    once = counters - first_delta
                    twice = once - second_delta
                    out[found, 0] = after
                    if counted:
                        out[found, 1] = twice ^ g
                    marks[found] = 1 + 2 * 32
                    origins[found] = row
                    good = (a == v) & (b != FULL) & (d != FULL) & (once & twice & g == g)
                    if (b == y) | ((b == END) & (d == END)):
                        good &= may_complete & (closed | (b != y)) & (twice == g)
                        good &= whole(after, held, spanning)
                        marks[found] += COMPLETE
                    else:
                        good &= (left - (twice ^ g)) & g == g
                        if flagged:
                            good &= hopeful(after, empty, opened)
                    found += np.uint64(good)
            else:
                key ^= (a ^ v) << at
                for second in range(2):
                    if not (may_second if second else may_first):
                        continue
                    w, at_w = (y, at_y) if second else (x, at_x)
                    b = (key >> at_w) & FULL
                    after = key ^ ((b ^ FULL) << at_w if b != w else ZERO)
                    after ^= ((v ^ b) << (a << TWO)) ^ ((w ^ a) << (b << TWO))
                    after = (after & SPARE) | SPARE_OWN
                    once = counters - (second_delta if second else first_delta)
                    out[found, 0] = after
                    if counted:
                        out[found, 1] = once ^ g
                    marks[found] = 1 + second
                    origins[found] = row
                    good = (b != FULL) & (once & g == g)
                    if (a == w) | ((a == END) & (b == END)):
                        good &= may_complete & (closed | (a != w)) & (once == g)
                        good &= whole(after, held, spanning)
                        marks[found] += COMPLETE
                    else:
                        good &= (left - (once ^ g)) & g == g
                        if flagged:
                            good &= hopeful(after, empty, opened)
                    found += np.uint64(good)
        return int(found)

    return expand


PARTS = sources(layers.__file__, narrow.__file__)
expand_counted = _expander(True, PARTS)
expand_alone = _expander(False, PARTS)
