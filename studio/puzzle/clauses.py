"""Clauses that say all there is to say about a few literals."""

from __future__ import annotations

from functools import lru_cache

MOST_LITERALS = 8
"""All 256 cases of so many are looked at."""

MOST_CLAUSES = 80
"""More than these are not worth what they save."""

Clause = tuple[int, ...]


@lru_cache(maxsize=512)
def implicates(size: int, ways: tuple[Clause, ...]) -> tuple[Clause, ...] | None:
    """All prime implicates of "in one of the ways all literals are true", shortest first.

    Literals are 1 .. ``size`` and their negatives. With these clauses unit propagation finds
    everything that follows. None where they would be too many, or the literals are. Found by
    merging the cases that fit no way (W. V. Quine, E. J. McCluskey), all cubes at once: an axis for
    each literal, with false, true and "either" on it.
    """
    if size > MOST_LITERALS:
        return None
    import numpy as np  # slow to load

    fails = np.ones((2,) * size, bool)
    for way in ways:
        if not any(-literal in way for literal in way):
            signs = {abs(literal): int(literal > 0) for literal in way}
            fails[tuple(signs.get(i, slice(None)) for i in range(1, size + 1))] = False
    for axis in range(size):
        fails = np.concatenate((fails, fails.all(axis, keepdims=True)), axis)
    largest = fails.copy()
    for axis in range(size):
        either = fails.take([2], axis)
        largest &= ~np.concatenate((either, either, np.zeros_like(either)), axis)
    cubes = np.argwhere(largest).tolist()
    prime = [
        tuple(-i if sign else i for i, sign in enumerate(cube, start=1) if sign < 2)
        for cube in cubes
    ]
    if len(prime) > MOST_CLAUSES:
        return None
    return tuple(sorted(prime, key=lambda clause: (len(clause), clause)))
