"""One layer of the way back of a sweep: completions of each state, and products for the shares."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import sources, table
from studio.engines.kernels.table import ONE, ZERO, add

HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


def _compiled(parts: int) -> Callable[..., None]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(
        "void(uint64[:,::1], int64, int32[::1], int32[::1], int16[::1], uint64[:,::1],"
        " uint64[:,::1], int64, uint64[:,::1], uint64[:,::1], uint8[::1])",
        cache=True,
        nogil=True,
    )
    def backward(
        counts: NDArray[np.uint64],
        count_pieces: int,
        first: NDArray[np.int32],
        followers: NDArray[np.int32],
        choices: NDArray[np.int16],
        after: NDArray[np.uint64],
        completions: NDArray[np.uint64],
        pieces: int,
        through: NDArray[np.uint64],
        products: NDArray[np.uint64],
        cancel: NDArray[np.uint8],
    ) -> None:
        """Fill ``completions`` from those of the next layer, ``after``, and add up the products.

        ``counts``, ``first``, ``followers``, ``choices`` are the layer's ``Notes``. ``through[e]``
        is room for the completions that use link ``e`` of the layer. To ``products[e]`` is added,
        over all states, count times ``through``: in pieces of 32 bits whose carries are left for
        the caller, so that the inner loop only multiplies and adds. ``count_pieces`` and ``pieces``
        are how many such pieces the counts and completions of this layer have; fewer than 2^28
        states fit.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return
        limbs = completions.shape[1]
        limbs_after = after.shape[1]
        links = len(through)
        for state in range(len(completions)):
            if cancel[0]:
                return
            for j in range(limbs):
                completions[state, j] = ZERO
                for e in range(links):
                    through[e, j] = ZERO
            for t in range(first[state], first[state + 1]):
                target = np.int64(followers[t])
                i = (np.int64(choices[t]) & 31) - 1
                k = ((np.int64(choices[t]) >> 5) & 31) - 1
                carry, carry_i, carry_k = ZERO, ZERO, ZERO
                for j in range(limbs):
                    term = ZERO
                    if target >= 0:
                        if j < limbs_after:
                            term = after[target, j]
                    elif j == 0:
                        term = ONE
                    completions[state, j], carry = add(completions[state, j], term, carry)
                    if i >= 0:
                        through[i, j], carry_i = add(through[i, j], term, carry_i)
                    if k >= 0:
                        through[k, j], carry_k = add(through[k, j], term, carry_k)
            for e in range(links):
                for p in range(pieces):
                    factor = (through[e, p >> 1] >> (HALF * np.uint64(p & 1))) & LOW
                    if factor == ZERO:
                        continue
                    for q in range(count_pieces):
                        part = (counts[state, q >> 1] >> (HALF * np.uint64(q & 1))) & LOW
                        part *= factor
                        products[e, p + q] += part & LOW
                        products[e, p + q + 1] += part >> HALF

    return backward


backward = _compiled(sources(table.__file__))
