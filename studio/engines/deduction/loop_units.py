"""Units: a few edges of which a known number is used, and all that follows within one of them.

The edges at a node (none or two are used) and those around a clue's cell are units. What is known
of a unit is one number for its edges, in base 3 (open, used, unused), and one for the pairs of
edges at its corners, in base 8; so everything that follows is looked up once it was worked out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from studio.records import dataclass

OPEN, USED, UNUSED = 0, 1, 2
NOT_BOTH, ONE_OF, ALIKE = 1, 2, 4
"""Bits of what is known of a pair; which of the values 00, 01, 10, 11 each excludes."""

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False)
class Shape:
    """The form of a unit: how many edges, how many of them may be used, which of them make pairs.

    Tables are kept by shape, so that shapes are made by :func:`shape`: equal ones are the same one,
    and looking it up costs no comparison.
    """

    size: int
    counts: tuple[int, ...]
    pairs: Pairs


@cache
def shape(size: int, counts: tuple[int, ...], pairs: Pairs) -> Shape:
    """The one shape of this form."""
    return Shape(size, counts, pairs)


@dataclass(frozen=True, slots=True)
class Local:
    """What follows in a unit: (place of an edge, used or unused), and (place of a pair, bits)."""

    edges: tuple[tuple[int, int], ...]
    pairs: tuple[tuple[int, int], ...] = ()


NOTHING = Local(())
Item = tuple[str, int, int]
"""Part of a local reason: ("link", place, status) or ("pair", place, bit)."""


def digits(code: int, base: int, size: int) -> list[int]:
    """The digits of a code, the first edge's first."""
    found = []
    for _ in range(size):
        code, digit = divmod(code, base)
        found.append(digit)
    return found


def _patterns(shape: Shape, edges: Sequence[int], pairs: Sequence[int]) -> list[int]:
    """The ways to use the edges that agree with what is known, as bit sets."""
    must = sum(1 << i for i, status in enumerate(edges) if status == USED)
    free = [i for i, status in enumerate(edges) if status == OPEN]
    base = must.bit_count()
    found = []
    for count in shape.counts:
        if not 0 <= count - base <= len(free):
            continue
        for chosen in combinations(free, count - base):
            pattern = must + sum(1 << i for i in chosen)
            if all(
                not bits or _agrees(bits, pattern >> i & 1, pattern >> j & 1)
                for (i, j), bits in zip(shape.pairs, pairs, strict=True)
            ):
                found.append(pattern)
    return found


def _agrees(bits: int, a: int, b: int) -> bool:
    return not (
        (bits & NOT_BOTH and a and b)
        or (bits & ONE_OF and not a and not b)
        or (bits & ALIKE and a != b)
    )


@cache
def simple(shape: Shape, code: int) -> Local | None:
    """What follows from the edges alone; None if nothing agrees with them."""
    edges = digits(code, 3, shape.size)
    patterns = _patterns(shape, edges, [0] * len(shape.pairs))
    return None if not patterns else Local(tuple(_forced(edges, patterns)))


def _forced(edges: Sequence[int], patterns: Sequence[int]) -> Iterator[tuple[int, int]]:
    some, every = 0, -1
    for pattern in patterns:
        some |= pattern
        every &= pattern
    for i, status in enumerate(edges):
        if status == OPEN:
            if every >> i & 1:
                yield i, USED
            elif not some >> i & 1:
                yield i, UNUSED


@cache
def paired(shape: Shape, code: int, pair_code: int) -> Local | None:
    """What follows from edges and pairs: edges, and what is new of pairs whose edges are open."""
    edges, pairs = digits(code, 3, shape.size), digits(pair_code, 8, len(shape.pairs))
    patterns = _patterns(shape, edges, pairs)
    if not patterns:
        return None
    forced = tuple(_forced(edges, patterns))
    settled = {i for i, status in enumerate(edges) if status} | {i for i, _ in forced}
    found = []
    for place, (i, j) in enumerate(shape.pairs):
        if i in settled or j in settled:
            continue
        bits = _bits({(pattern >> i & 1, pattern >> j & 1) for pattern in patterns})
        if bits & ~pairs[place]:
            found.append((place, bits & ~pairs[place]))
    return Local(forced, tuple(found)) if forced or found else NOTHING


def without_alike(pair_code: int) -> int:
    """What is known of pairs, but for those known to be alike."""
    code, weight = 0, 1
    while pair_code:
        pair_code, bits = divmod(pair_code, 8)
        code += (bits & ~ALIKE) * weight
        weight *= 8
    return code


def _bits(seen: set[tuple[int, int]]) -> int:
    bits = 0
    if (1, 1) not in seen:
        bits |= NOT_BOTH
    if (0, 0) not in seen:
        bits |= ONE_OF
    if (0, 1) not in seen and (1, 0) not in seen:
        bits |= ALIKE
    return bits


@cache
def differing(shape: Shape, code: int, pair_code: int) -> tuple[tuple[int, int, int], ...]:
    """Open edges of which it is known whether they are alike: (place, place, 0 alike 1 unlike)."""
    edges, pairs = digits(code, 3, shape.size), digits(pair_code, 8, len(shape.pairs))
    patterns = _patterns(shape, edges, pairs)
    free = [i for i, status in enumerate(edges) if status == OPEN]
    found = []
    for i, j in combinations(free, 2):
        values = {(pattern >> i ^ pattern >> j) & 1 for pattern in patterns}
        if len(values) == 1:
            found.append((i, j, values.pop()))
    return tuple(found)


@cache
def coloured(
    shape: Shape, code: int, pair_code: int, classes: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, int], ...]:
    """Edges that follow where it is known which are alike.

    ``classes`` gives each edge a class and a side of it: of two edges of a class one side is used
    as a whole or the other is.
    """
    edges, pairs = digits(code, 3, shape.size), digits(pair_code, 8, len(shape.pairs))
    patterns = [
        pattern
        for pattern in _patterns(shape, edges, pairs)
        if _uniform(pattern, classes, shape.size)
    ]
    return tuple(_forced(edges, patterns)) if patterns else ()


def _uniform(pattern: int, classes: tuple[tuple[int, int], ...], size: int) -> bool:
    seen: dict[int, int] = {}
    for i in range(size):
        root, side = classes[i]
        value = pattern >> i & 1 ^ side
        if seen.setdefault(root, value) != value:
            return False
    return True


# -- reasons -----------------------------------------------------------------------------------


@cache
def why_edges(
    shape: Shape, code: int, pair_code: int, then: tuple[tuple[int, int], ...]
) -> tuple[Item, ...]:
    """A minimal part of what is known in a unit from which these edges still follow."""

    def proves(edges: Sequence[int], pairs: Sequence[int]) -> bool:
        patterns = _patterns(shape, edges, pairs)
        return all(
            all(pattern >> i & 1 == (status == USED) for pattern in patterns) for i, status in then
        )

    return _least(shape, code, pair_code, proves)


@cache
def why_pair(shape: Shape, code: int, pair_code: int, place: int, bits: int) -> tuple[Item, ...]:
    """A minimal part of what is known in a unit from which this still follows for a pair."""
    i, j = shape.pairs[place]

    def proves(edges: Sequence[int], pairs: Sequence[int]) -> bool:
        patterns = _patterns(shape, edges, pairs)
        return _bits({(pattern >> i & 1, pattern >> j & 1) for pattern in patterns}) & bits == bits

    return _least(shape, code, pair_code, proves)


@cache
def why_differing(
    shape: Shape, code: int, pair_code: int, i: int, j: int, value: int
) -> tuple[Item, ...]:
    """A minimal part of what is known in a unit from which two edges are alike, or not."""

    def proves(edges: Sequence[int], pairs: Sequence[int]) -> bool:
        patterns = _patterns(shape, edges, pairs)
        return all((pattern >> i ^ pattern >> j) & 1 == value for pattern in patterns)

    return _least(shape, code, pair_code, proves)


def _least(shape: Shape, code: int, pair_code: int, proves: object) -> tuple[Item, ...]:
    """Leave out what can be left out, pairs first; ``proves`` judges what is left."""
    assert callable(proves)
    edges, pairs = digits(code, 3, shape.size), digits(pair_code, 8, len(shape.pairs))
    for place, bits in enumerate(pairs):
        for bit in (ALIKE, ONE_OF, NOT_BOTH):
            if bits & bit:
                pairs[place] &= ~bit
                if not proves(edges, pairs):
                    pairs[place] |= bit
    for place, status in enumerate(edges):
        if status != OPEN:
            edges[place] = OPEN
            if not proves(edges, pairs):
                edges[place] = status
    items: list[Item] = [("link", i, status) for i, status in enumerate(edges) if status != OPEN]
    for place, bits in enumerate(pairs):
        items += [("pair", place, bit) for bit in (NOT_BOTH, ONE_OF, ALIKE) if bits & bit]
    return tuple(items)
