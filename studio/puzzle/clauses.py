"""Clauses that say all there is to say about a few literals."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

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
    merging the cases that fit no way (W. V. Quine, E. J. McCluskey).
    """
    if size > MOST_LITERALS:
        return None
    fitting = [
        {abs(literal): literal > 0 for literal in way}
        for way in ways
        if not any(-literal in way for literal in way)
    ]
    current: set[tuple[int, ...]] = {
        tuple(i if true else -i for i, true in enumerate(case, start=1))
        for case in product((False, True), repeat=size)
        if not any(all(case[i - 1] is true for i, true in way.items()) for way in fitting)
    }
    prime: list[Clause] = []
    while current:
        merged: set[tuple[int, ...]] = set()
        spent: set[tuple[int, ...]] = set()
        for cube in current:
            for place, literal in enumerate(cube):
                if literal > 0:
                    twin = (*cube[:place], -literal, *cube[place + 1 :])
                    if twin in current:
                        merged.add((*cube[:place], *cube[place + 1 :]))
                        spent.update((cube, twin))
        prime += [tuple(-literal for literal in cube) for cube in current - spent]
        current = merged
    if len(prime) > MOST_CLAUSES:
        return None
    return tuple(sorted(prime, key=lambda clause: (len(clause), clause)))
