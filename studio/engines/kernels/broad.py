"""The followers of a state of a closed line that fits two words: five bits a slot, twelve a word.

As in ``narrow`` a slot holds its own number while its node is untouched or unused, FULL for two
edges, and else the slot of the other end of its piece; a closed line has no other ends. The
counters of clues share the third word. Only for layers of at most two edges, as ``few`` has them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import layers, sources

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
SPANNING = 6
SLOT = 0
FIRST_EDGE = 1
EDGES = 2
KIND = 3
MAY_COMPLETE = 4
MUSTS = 6
MAY_SKIP = 1
MUST_USE = 1
DEAD_EMPTY = 4
DEAD_OPEN = 8
LOST_EMPTY = 16
LOST_OPEN = 32
COMPLETE = 1024

FULL = np.uint64(31)
ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
FOUR = np.uint64(4)
BITS = np.uint64(5)
HALF = np.uint64(12)
"""Slots of the first word."""
FIRST_BITS = np.uint64(60)
SHORT = np.uint64(63)
"""Of a shift; the number of no slot is made one that is defined."""

LOW_BITS = np.uint64(sum(1 << (5 * slot) for slot in range(12)))
"""The lowest bit of each slot of a word, and what untouched slots of both words hold."""
LOWER = np.uint64(sum(slot << (5 * slot) for slot in range(12)))
UPPER = np.uint64(sum((slot + 12) << (5 * slot) for slot in range(12)))


@njit(inline="always")
def at(slot: np.uint64) -> np.uint64:
    """How far up in its word a slot is."""
    return (slot * BITS - (FIRST_BITS if slot >= HALF else ZERO)) & SHORT


@njit(inline="always")
def value(low: np.uint64, high: np.uint64, slot: np.uint64) -> np.uint64:
    """What a slot holds."""
    return ((high if slot >= HALF else low) >> at(slot)) & FULL


@njit(inline="always")
def in_low(slot: np.uint64, change: np.uint64) -> np.uint64:
    """A change of a slot as one of the first word; 0 where it is in the other one."""
    return change << at(slot) if slot < HALF else ZERO


@njit(inline="always")
def in_high(slot: np.uint64, change: np.uint64) -> np.uint64:
    """The same of the second word."""
    return change << at(slot) if slot >= HALF else ZERO


@njit(inline="always")
def full_slots(word: np.uint64) -> np.uint64:
    """The lowest bits of the slots of a word that are FULL."""
    pairs = word & (word >> ONE)
    return pairs & (pairs >> TWO) & (word >> FOUR) & LOW_BITS


@njit(inline="always")
def touched_slots(word: np.uint64, own: np.uint64) -> np.uint64:
    """The lowest bits of the slots of a word that do not hold their ``own`` numbers."""
    other = word ^ own
    pairs = other | (other >> ONE)
    return (pairs | (pairs >> TWO) | (other >> FOUR)) & LOW_BITS


@njit(inline="always")
def whole(word: np.uint64, own: np.uint64, held: np.uint64, spanning: bool) -> bool:
    """Is nothing left over in a word when the line is complete? ``held`` are the slots in use."""
    full = full_slots(word)
    return bool(full & held == held if spanning else touched_slots(word, own) == full)


@njit(inline="always")
def hopeful(word: np.uint64, own: np.uint64, empty: np.uint64, opened: np.uint64) -> bool:
    """Is no slot of ``empty`` untouched, and none of ``opened`` an open end?"""
    touched = touched_slots(word, own)
    return bool(((~touched & empty) | (touched & ~full_slots(word) & opened)) == ZERO)


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
        """What ``few.expand`` does. A follower is written down before it is known to be one."""
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return 0
        node = plan.meta[layer]
        spanning = plan.config[SPANNING] == 1
        may_complete, skips = node[MAY_COMPLETE] == 1, node[KIND] & MAY_SKIP != 0
        v = np.uint64(node[SLOT])
        held_low, held_high = ZERO, ZERO
        for s in range(plan.held.shape[1]):
            if plan.held[layer, s]:
                held_low |= in_low(np.uint64(s), ONE)
                held_high |= in_high(np.uint64(s), ONE)
        # The edges, which must be used, and what the nodes they lead to must not be afterwards.
        edge, edges, musts = node[FIRST_EDGE], node[EDGES], node[MUSTS]
        x, y, first_must, second_must, first_delta, second_delta = v, v, 0, 0, ZERO, ZERO
        empty_low, empty_high, opened_low, opened_high = ZERO, ZERO, ZERO, ZERO
        for e in range(edge, edge + edges):
            slot, flag = np.uint64(plan.targets[e]), plan.flags[e]
            if flag & (DEAD_EMPTY | LOST_EMPTY):
                empty_low |= in_low(slot, ONE)
                empty_high |= in_high(slot, ONE)
            if flag & (DEAD_OPEN | LOST_OPEN):
                opened_low |= in_low(slot, ONE)
                opened_high |= in_high(slot, ONE)
            delta = plan.delta[e, 0] if counted else ZERO
            if e == edge:
                x, first_must, first_delta = slot, flag & MUST_USE, delta
            else:
                y, second_must, second_delta = slot, flag & MUST_USE, delta
        may_none = musts == 0
        may_first = (edges > 0) & (musts == first_must)
        may_second = (edges > 1) & (musts == second_must)
        may_both = (edges > 1) & (musts == first_must + second_must)
        flagged = (empty_low | empty_high | opened_low | opened_high) != ZERO
        g, begin, left = ZERO, ZERO, ZERO
        if counted:
            g = plan.guard[0]
            begin, left = plan.begin[layer, 0], plan.left[layer, 0] | g
        counters = ZERO
        found = ZERO
        for place in range(np.uint64(start), np.uint64(stop)):
            row = np.uint64(place)
            low, high = rows[row, 0], rows[row, 1]
            if counted:
                counters = (rows[row, 2] + begin) | g
            a = value(low, high, v)
            # The slot is left as one of no node: with its own number.
            own = a ^ v
            bare_low, bare_high = low ^ in_low(v, own), high ^ in_high(v, own)
            if (a == v) | (a == FULL):
                if may_none:
                    out[found, 0] = bare_low
                    out[found, 1] = bare_high
                    if counted:
                        out[found, 2] = counters ^ g
                    marks[found] = 0
                    origins[found] = row
                    good = (skips | (a == FULL)) & ((left - (counters ^ g)) & g == g)
                    if flagged:
                        good &= hopeful(bare_low, LOWER, empty_low, opened_low)
                        good &= hopeful(bare_high, UPPER, empty_high, opened_high)
                    found += np.uint64(good)
                if may_both:
                    # The line passes: the pieces at both other ends become one.
                    b, d = value(low, high, x), value(low, high, y)
                    at_x = b ^ FULL if b != x else ZERO
                    at_y = d ^ FULL if d != y else ZERO
                    at_b, at_d = x ^ d, y ^ b
                    after_low = low ^ in_low(x, at_x) ^ in_low(y, at_y)
                    after_low ^= in_low(b, at_b) ^ in_low(d, at_d)
                    after_high = high ^ in_high(x, at_x) ^ in_high(y, at_y)
                    after_high ^= in_high(b, at_b) ^ in_high(d, at_d)
                    once = counters - first_delta
                    twice = once - second_delta
                    out[found, 0] = after_low
                    out[found, 1] = after_high
                    if counted:
                        out[found, 2] = twice ^ g
                    marks[found] = 1 + 2 * 32
                    origins[found] = row
                    good = (a == v) & (b != FULL) & (d != FULL) & (once & twice & g == g)
                    if b == y:
                        good &= may_complete & (twice == g)
                        good &= whole(after_low, LOWER, held_low, spanning)
                        good &= whole(after_high, UPPER, held_high, spanning)
                        marks[found] += COMPLETE
                    else:
                        good &= (left - (twice ^ g)) & g == g
                        if flagged:
                            good &= hopeful(after_low, LOWER, empty_low, opened_low)
                            good &= hopeful(after_high, UPPER, empty_high, opened_high)
                    found += np.uint64(good)
            else:
                for second in range(2):
                    if not (may_second if second else may_first):
                        continue
                    w = y if second else x
                    b = value(low, high, w)
                    at_w = b ^ FULL if b != w else ZERO
                    at_a, at_b = v ^ b, w ^ a
                    after_low = bare_low ^ in_low(w, at_w) ^ in_low(a, at_a) ^ in_low(b, at_b)
                    after_high = bare_high ^ in_high(w, at_w)
                    after_high ^= in_high(a, at_a) ^ in_high(b, at_b)
                    once = counters - (second_delta if second else first_delta)
                    out[found, 0] = after_low
                    out[found, 1] = after_high
                    if counted:
                        out[found, 2] = once ^ g
                    marks[found] = 1 + second
                    origins[found] = row
                    good = (b != FULL) & (once & g == g)
                    if a == w:
                        good &= may_complete & (once == g)
                        good &= whole(after_low, LOWER, held_low, spanning)
                        good &= whole(after_high, UPPER, held_high, spanning)
                        marks[found] += COMPLETE
                    else:
                        good &= (left - (once ^ g)) & g == g
                        if flagged:
                            good &= hopeful(after_low, LOWER, empty_low, opened_low)
                            good &= hopeful(after_high, UPPER, empty_high, opened_high)
                    found += np.uint64(good)
        return int(found)

    return expand


PARTS = sources(layers.__file__)
expand_counted = _expander(True, PARTS)
expand_alone = _expander(False, PARTS)
