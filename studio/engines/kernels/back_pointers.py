"""Numbers sent along the notes of a layer: counts forth to its goals, completions back from them.

The notes are those that ``sweep.forward`` writes; following them costs a tenth of finding them, for
no state is looked up.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import sources, table
from studio.engines.kernels.table import ONE, ORIGIN_BITS, ZERO, add

TWO = np.uint64(2)


def _compiled(parts: int, fixed_limbs: int, back: int) -> Callable[..., None]:
    """The kernel for numbers of one or two limbs, or of any (0); ``back`` 1: against the notes.

    ``parts`` stands for the sources of the functions it calls.
    """

    @njit(
        "void(int64, uint32[::1], int64[:,::1], int64, uint64[::1], uint64[::1])",
        cache=True,
        nogil=True,
    )
    def send(
        bits: int,
        back_pointers: NDArray[np.uint32],
        batches: NDArray[np.int64],
        limbs: int,
        source: NDArray[np.uint64],
        target: NDArray[np.uint64],
    ) -> None:
        """Add to each row of ``target`` the rows of ``source`` that the notes of one layer join.

        The notes have ``bits`` an edge (not WIDE_BITS). The goals' row 0 is that of the complete
        lines, and so is the origins' where numbers are sent back; their states begin behind it.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return
        mark_bits, goal_bits = np.uint64(2 * bits), np.uint64(2 * bits + ORIGIN_BITS)
        origin_mask = np.uint64((1 << ORIGIN_BITS) - 1)
        noted = 0
        for b in range(len(batches)):
            first, found = np.uint64(batches[b, 1] + back), batches[b, 3]
            for t in range(noted, noted + found):
                back_pointer = np.uint64(back_pointers[t])
                origin, goal = (
                    first + ((back_pointer >> mark_bits) & origin_mask),
                    back_pointer >> goal_bits,
                )
                if back:
                    giver, taker = goal, origin
                else:
                    giver, taker = origin, goal
                if fixed_limbs == 1:
                    target[taker] += source[giver]
                elif fixed_limbs == 2:
                    giver, taker = TWO * giver, TWO * taker
                    low = source[giver]
                    total = target[taker] + low
                    target[taker] = total
                    target[taker + ONE] += source[giver + ONE] + (ONE if total < low else ZERO)
                else:
                    g, k = np.int64(giver) * limbs, np.int64(taker) * limbs
                    carry = ZERO
                    for j in range(limbs):
                        target[k + j], carry = add(target[k + j], source[g + j], carry)
            noted += found

    return send


_PARTS = sources(table.__file__)
forth_one_limb = _compiled(_PARTS, 1, 0)
forth_two_limbs = _compiled(_PARTS, 2, 0)
forth_any = _compiled(_PARTS, 0, 0)
back_one_limb = _compiled(_PARTS, 1, 1)
back_two_limbs = _compiled(_PARTS, 2, 1)
back_any = _compiled(_PARTS, 0, 1)


def follow(limbs: int) -> Callable[..., None]:
    """The kernel that adds counts of so many limbs to the rows that notes lead to."""
    return {1: forth_one_limb, 2: forth_two_limbs}.get(limbs, forth_any)


def complete(limbs: int) -> Callable[..., None]:
    """The kernel that adds completions of so many limbs to the states that notes come from."""
    return {1: back_one_limb, 2: back_two_limbs}.get(limbs, back_any)
