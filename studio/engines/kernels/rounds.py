"""Layers that repeat: states under other names of their slots, and counts sent on by old notes.

The notes are those that ``sweep.forward`` writes; following them again costs a tenth of finding
them, for no state is looked up.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import sources, table
from studio.engines.kernels.table import ONE, ORIGIN_BITS, ZERO, add

SLOTS = 15
"""Slots of a key of ``narrow``, the spare one included."""

TWO = np.uint64(2)
FULL = np.uint64(15)
ENDS = np.uint64(60)


@njit("void(uint64[::1], uint64[::1])", cache=True, nogil=True)
def rename(keys: NDArray[np.uint64], names: NDArray[np.uint64]) -> None:
    """Give every slot ``s`` of some keys of ``narrow`` the name ``names[s]``, in place.

    ``names`` permutes 0 .. 15 and leaves what is no slot of a node, 14 and 15, as it is.
    """
    for row in range(len(keys)):
        key = keys[row]
        renamed = (key >> ENDS) << ENDS
        for slot in range(SLOTS):
            value = (key >> np.uint64(4 * slot)) & FULL
            renamed |= names[value] << (names[slot] << TWO)
        keys[row] = renamed


def _compiled(parts: int, fixed_limbs: int) -> Callable[..., None]:
    """The kernel for counts of one or two limbs, or of any (0). ``parts`` stands for the sources of
    the functions it calls."""

    @njit(
        "void(int64, uint32[::1], int64[:,::1], int64, uint64[::1], uint64[::1])",
        cache=True,
        nogil=True,
    )
    def follow(
        bits: int,
        notes: NDArray[np.uint32],
        batches: NDArray[np.int64],
        limbs: int,
        source: NDArray[np.uint64],
        target: NDArray[np.uint64],
    ) -> None:
        """Add to each row of ``target`` the counts of the rows that notes of one layer lead from.

        The notes have ``bits`` a link (not WIDE_BITS). Row ``s`` of ``source`` begins at ``s *
        limbs``; so does row ``s - 1`` of ``target``, whose row 0 takes the complete lines.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return
        mark_bits, goal_bits = np.uint64(2 * bits), np.uint64(2 * bits + ORIGIN_BITS)
        origin_mask = np.uint64((1 << ORIGIN_BITS) - 1)
        first = 0
        for b in range(len(batches)):
            start, found = np.uint64(batches[b, 1]), batches[b, 3]
            for t in range(first, first + found):
                note = np.uint64(notes[t])
                goal = note >> goal_bits
                origin = start + ((note >> mark_bits) & origin_mask)
                if fixed_limbs == 1:
                    target[goal] += source[origin]
                elif fixed_limbs == 2:
                    goal, origin = TWO * goal, TWO * origin
                    low = source[origin]
                    total = target[goal] + low
                    target[goal] = total
                    target[goal + ONE] += source[origin + ONE] + (ONE if total < low else ZERO)
                else:
                    g, o = np.int64(goal) * limbs, np.int64(origin) * limbs
                    carry = ZERO
                    for j in range(limbs):
                        target[g + j], carry = add(target[g + j], source[o + j], carry)
            first += found

    return follow


_PARTS = sources(table.__file__)
follow_one_limb = _compiled(_PARTS, 1)
follow_two_limbs = _compiled(_PARTS, 2)
follow_any = _compiled(_PARTS, 0)


def follow(limbs: int) -> Callable[..., None]:
    """The kernel for counts of so many limbs."""
    return {1: follow_one_limb, 2: follow_two_limbs}.get(limbs, follow_any)
