"""The way back of a sweep: completions of each state, and from them how many answers use an edge.

The answers through a follower are the count of the state it comes from times the completions of the
one it leads to. All arithmetic is modulo a power of 2^64 above the number of all answers: no result
is larger than that, so whatever overflows on the way overflows back.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import sources, table
from studio.engines.kernels.table import ONE, ORIGIN_BITS, WIDE_BITS, ZERO, add

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
FIRST_EDGE = 1
EDGES = 2

MARKS = 1 << 2 * WIDE_BITS
"""Ways to choose at most two edges of a node, as far as notes can tell."""

HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
TWO = np.uint64(2)


@njit("uint64(uint64, uint64)", cache=True, nogil=True)
def upper(a: np.uint64, b: np.uint64) -> np.uint64:
    """The upper limb of a product (H. Warren, Hacker's Delight, 8-2)."""
    a_low, a_high, b_low, b_high = a & LOW, a >> HALF, b & LOW, b >> HALF
    middle = a_high * b_low + ((a_low * b_low) >> HALF)
    other = a_low * b_high + (middle & LOW)
    return a_high * b_high + (middle >> HALF) + (other >> HALF)


def _compiled(parts: int, fixed_kept: int, fixed_limbs: int) -> Callable[..., int]:
    """The kernel for counts of so many limbs, and answers of one or two; or for any (0).

    Only the last one reads notes of two words. ``parts`` stands for the sources of the functions it
    calls.
    """

    @njit(
        "int64(int64, uint32[::1], uint64[::1], int64[:,::1], int64, int64, int64[:,::1],"
        " uint64[:,::1], uint64[::1], uint64[:,::1], uint8[::1])",
        cache=True,
        nogil=True,
    )
    def backward(
        bits: int,
        back_pointers: NDArray[np.uint32],
        kept: NDArray[np.uint64],
        batches: NDArray[np.int64],
        kept_limbs: int,
        side: int,
        meta: NDArray[np.int64],
        completions: NDArray[np.uint64],
        products: NDArray[np.uint64],
        shares: NDArray[np.uint64],
        cancel: NDArray[np.uint8],
    ) -> int:
        """Go back over a page of notes, which ``sweep.forward`` wrote with ``kept_limbs`` a count.

        ``completions[side]`` are those of the layer being gone over, the other ones those of the
        layer after it, in limbs one after the other: first that of a complete line, then those of
        the states. ``products`` has limbs for each way to choose edges, which collect the answers
        of the layer that do; at the end of a layer or page they are added to the rows of
        ``shares``, one an edge. Answers the side of the layer that is next; -1 when cancelled.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return -1
        limbs = fixed_limbs if fixed_limbs > 0 else shares.shape[1]
        many = fixed_kept if fixed_kept > 0 else kept_limbs
        wide = bits == WIDE_BITS
        noted, state = len(back_pointers), len(kept) // many
        # Unsigned: a place that might be counted from the end would cost a look each.
        mark_bits = np.uint64(2 * bits)
        goal_bits = np.uint64(2 * bits + ORIGIN_BITS)
        mark_mask = np.uint64((1 << 2 * bits) - 1)
        origin_mask = np.uint64((1 << ORIGIN_BITS) - 1)
        for b in range(len(batches) - 1, -1, -1):
            if cancel[0]:
                return -1
            layer, start, rows, found = batches[b]
            noted -= 2 * found if wide else found
            state -= rows
            here, there = completions[side], completions[1 - side]
            here[(start + 1) * limbs : (start + 1 + rows) * limbs] = 0
            first, base = np.uint64(start + 1), np.uint64(state)
            batch = back_pointers[noted:]
            for t in range(found):
                back_pointer = np.uint64(batch[t])
                goal = back_pointer >> goal_bits
                if fixed_limbs == 0 and wide:
                    goal, back_pointer = np.uint64(batch[2 * t]), np.uint64(batch[2 * t + 1])
                origin, mark = (back_pointer >> mark_bits) & origin_mask, back_pointer & mark_mask
                own, at = first + origin, base + origin
                if fixed_limbs == 1:
                    after = there[goal]
                    here[own] += after
                    products[mark] += kept[at] * after
                elif fixed_limbs == 2:
                    own, mark, at, goal = TWO * own, TWO * mark, np.uint64(many) * at, TWO * goal
                    after, upper_after = there[goal], there[goal + ONE]
                    count = kept[at]
                    high = count * upper_after + upper(count, after)
                    if many == 2:
                        high += kept[at + ONE] * after
                    low = count * after
                    below, above = products[mark] + low, products[mark + ONE] + high
                    sum_below, sum_above = here[own] + after, here[own + ONE] + upper_after
                    here[own] = sum_below
                    here[own + ONE] = sum_above + (ONE if sum_below < after else ZERO)
                    products[mark] = below
                    products[mark + ONE] = above + (ONE if below < low else ZERO)
                else:
                    o, g = np.int64(own) * limbs, np.int64(goal) * limbs
                    c, m = np.int64(at) * many, np.int64(mark) * limbs
                    carry = ZERO
                    for j in range(limbs):
                        here[o + j], carry = add(here[o + j], there[g + j], carry)
                    for q in range(min(many, limbs)):
                        count = kept[c + q]
                        high = ZERO
                        for j in range(limbs - q):
                            low, carry = add(np.uint64(count * there[g + j]), high, ZERO)
                            high = np.uint64(upper(count, there[g + j]) + carry)
                            products[m + q + j], carry = add(products[m + q + j], low, ZERO)
                            high += carry
            if start == 0 or b == 0:  # another page may give edges other bits
                edges = meta[layer, EDGES]
                for chosen in range((edges << bits | edges) + 1):
                    for edge in (chosen & ((1 << bits) - 1), chosen >> bits):
                        if 0 < edge <= edges:
                            row = meta[layer, FIRST_EDGE] + edge - 1
                            carry = ZERO
                            for j in range(limbs):
                                term = products[chosen * limbs + j]
                                shares[row, j], carry = add(shares[row, j], term, carry)
                    products[chosen * limbs : (chosen + 1) * limbs] = 0
            if start == 0:
                side = 1 - side
        return side

    return backward


_PARTS = sources(table.__file__)
backward_one_one = _compiled(_PARTS, 1, 1)
backward_one_two = _compiled(_PARTS, 1, 2)
backward_two_two = _compiled(_PARTS, 2, 2)
backward_any = _compiled(_PARTS, 0, 0)


def backward(kept: int, limbs: int, bits: int) -> Callable[..., int]:
    """The kernel for counts of ``kept`` limbs, answers of ``limbs`` and edges of ``bits``."""
    fixed = {(1, 1): backward_one_one, (1, 2): backward_one_two, (2, 2): backward_two_two}
    return backward_any if bits == WIDE_BITS else fixed.get((kept, limbs), backward_any)


def _through(parts: int) -> Callable[..., None]:
    @njit("void(uint64[::1], int64, uint64[::1], int64, uint64[::1])", cache=True, nogil=True)
    def through(
        counts: NDArray[np.uint64],
        kept_limbs: int,
        completions: NDArray[np.uint64],
        limbs: int,
        answer: NDArray[np.uint64],
    ) -> None:
        """Add to ``answer`` the lines through all states of a layer: counts times completions."""
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return
        for state in range(len(counts) // kept_limbs):
            for q in range(min(kept_limbs, limbs)):
                count = counts[state * kept_limbs + q]
                high, carry = ZERO, ZERO
                for j in range(limbs - q):
                    after = completions[(state + 1) * limbs + j]
                    low, carry = add(np.uint64(count * after), high, ZERO)
                    high = np.uint64(upper(count, after) + carry)
                    answer[q + j], carry = add(answer[q + j], low, ZERO)
                    high += carry

    return through


through = _through(_PARTS)
"""The check on a way back that ends before the first layer."""
