"""Clauses that say all there is to say about a few literals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

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
    merging the cases that fit no way (W. V. Quine, E. J. McCluskey), all cubes at once: a cube has
    a digit for each literal, 0 for false, 1 for true, 2 for either, and is the bit of this number
    in base 3. Plain integers do: a start would wait longer for a library of arrays.
    """
    if size > MOST_LITERALS:
        return None
    strides = [3**axis for axis in range(size)]
    fails = _cubes(strides, {})
    for way in ways:
        if not any(-literal in way for literal in way):
            fails &= ~_cubes(strides, {abs(literal) - 1: int(literal > 0) for literal in way})
    falses = [_falses(size, axis) for axis in range(size)]
    for stride, false in zip(strides, falses, strict=True):
        fails |= (fails & fails >> stride & false) << 2 * stride
    largest = fails
    for stride, false in zip(strides, falses, strict=True):
        either = fails >> 2 * stride & false
        largest &= ~(either | either << stride)
    prime = []
    while largest:
        lowest = largest & -largest
        largest ^= lowest
        prime.append(_clause(lowest.bit_length() - 1, size))
    if len(prime) > MOST_CLAUSES:
        return None
    return tuple(sorted(prime, key=lambda clause: (len(clause), clause)))


def _cubes(strides: Sequence[int], signs: Mapping[int, int]) -> int:
    """The bits of all cases in which the literals on some axes have these signs."""
    found = 1
    for axis, stride in enumerate(strides):
        found = found << signs[axis] * stride if axis in signs else found | found << stride
    return found


@cache
def _falses(size: int, axis: int) -> int:
    """The bits of all cubes in which a literal is false."""
    found: int = (1 << 3**axis) - 1
    for other in range(axis + 1, size):
        found |= found << 3**other | found << 2 * 3**other
    return found


def _clause(cube: int, size: int) -> Clause:
    """What says that a cube is not so."""
    literals: list[int] = []
    for literal in range(1, size + 1):
        cube, digit = divmod(cube, 3)
        if digit < 2:
            literals.append(-literal if digit else literal)
    return tuple(literals)
