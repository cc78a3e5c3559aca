"""Layers that repeat: states under other names of their slots."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

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
