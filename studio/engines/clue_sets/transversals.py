"""Minimal transversals: the smallest-by-inclusion sets that share a member with every given set.

Sets of members are bit masks. Which clue sets fix a line is such a question: every counterexample
of the line breaks some clues, of which one must be kept.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from studio.engines.engine import Halt, Token

MOST_MEMBERS = 200
"""Members up to which all transversals are counted at once: the recursion goes as deep."""

MOST_NODES = 3_000_000
"""Nodes of the diagram before counting at once is given up."""

LOOK = 4096
"""Nodes between two looks at the token."""

EMPTY, UNIT = 0, 1
"""The families without a set, and with the empty set alone."""


def minimal_only(masks: Iterable[int]) -> list[int]:
    """The masks that contain no other, each once, small ones first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda m: (m.bit_count(), m)):
        if not any(small & mask == small for small in kept):
            kept.append(mask)
    return kept


def random_transversal(masks: Sequence[int], members: int, rng: random.Random) -> int:
    """One minimal transversal, as a mask; which one is left to chance."""
    order = list(range(members))
    rng.shuffle(order)
    chosen = 0
    for mask in masks:
        if not mask & chosen:
            first = next(m for m in order if mask >> m & 1)
            chosen |= 1 << first
    # Members that only hit what others hit go again.
    for member in order:
        without = chosen & ~(1 << member)
        if without != chosen and all(mask & without for mask in masks):
            chosen = without
    return chosen


def transversals(masks: Sequence[int]) -> Iterator[int]:
    """All minimal transversals, each once, as masks; of no sets at all the empty one.

    Depth first with criticality: a partial transversal grows by the members of a set it misses, as
    long as each of its members is the only one that hits some set (K. Murakami, T. Uno, "Efficient
    algorithms for dualizing large-scale hypergraphs", Discrete Applied Mathematics 170, 2014).
    """
    sets = minimal_only(masks)
    if sets and sets[0] == 0:
        return
    everything = 0
    for mask in sets:
        everything |= mask
    # (chosen, members that may still be taken, sets missed, for each member chosen its own sets)
    stack: list[tuple[int, int, list[int], list[list[int]]]] = [(0, everything, sets, [])]
    while stack:
        chosen, allowed, missed, own = stack.pop()
        if not missed:
            yield chosen
            continue
        target = min(missed, key=lambda mask: (mask & allowed).bit_count())
        candidates = target & allowed
        rest = allowed & ~candidates
        for bit in _bits(candidates):
            kept = [[mask for mask in each if not mask & bit] for each in own]
            if all(kept):
                left = [mask for mask in missed if not mask & bit]
                hit = [mask for mask in missed if mask & bit]
                stack.append((chosen | bit, rest, left, [*kept, hit]))
            # Later candidates may take this one along, not the other way round.
            rest |= bit


def _bits(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def count_transversals(masks: Sequence[int], token: Token) -> Mapping[int, int] | None:
    """How many minimal transversals there are, by size; None if stopped, or too many to tell.

    All at once, by a zero-suppressed diagram of the sets, from which that of the transversals is
    made (D. E. Knuth, "The Art of Computer Programming", volume 4A, section 7.1.4, exercise 237).
    Members that occur in the very same sets are one variable. Members that are near each other
    should have places near each other: then diagrams stay small.
    """
    sets = minimal_only(masks)
    if sets and sets[0] == 0:
        return {}
    merged, alike = _merged(sets)
    if len(alike) > MOST_MEMBERS:
        return None
    diagram = _Diagram(token)
    try:
        hits = diagram.minimal_hits(diagram.family(merged, 0))
        return dict(sorted(diagram.sizes(hits, alike).items()))
    except Halt:
        return None


def _merged(sets: Sequence[int]) -> tuple[list[int], list[int]]:
    """The sets over fewer members, and for each of these how many it stands for."""
    members = max((mask.bit_length() for mask in sets), default=0)
    seen: dict[tuple[int, ...], int] = {}
    alike: list[int] = []
    merged = [0] * len(sets)
    for member in range(members):
        within = tuple(i for i, mask in enumerate(sets) if mask >> member & 1)
        if not within:
            continue
        if within in seen:
            alike[seen[within]] += 1
            continue
        seen[within] = len(alike)
        for i in within:
            merged[i] |= 1 << len(alike)
        alike.append(1)
    return merged, alike


class _Diagram:
    """Zero-suppressed decision diagrams: families of sets, as numbers of nodes."""

    def __init__(self, token: Token) -> None:
        self._token = token
        self._top = [1 << 60, 1 << 60]
        self._low = [EMPTY, UNIT]
        self._high = [EMPTY, UNIT]
        self._nodes: dict[tuple[int, int, int], int] = {}
        self._unions: dict[tuple[int, int], int] = {}
        self._without: dict[tuple[int, int], int] = {}
        self._hits: dict[int, int] = {EMPTY: UNIT, UNIT: EMPTY}

    def _node(self, top: int, low: int, high: int) -> int:
        if high == EMPTY:
            return low
        key = (top, low, high)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = len(self._top)
            self._top.append(top)
            self._low.append(low)
            self._high.append(high)
            # One that grows too large is given up in the same way.
            if node % LOOK == 0 and (self._token.stopped or node > MOST_NODES):
                raise Halt
        return node

    def family(self, masks: Sequence[int], top: int) -> int:
        """The family of these sets, whose members are ``top`` or later."""
        if not masks:
            return EMPTY
        if masks == [0]:
            return UNIT
        first = min((mask & -mask).bit_length() - 1 for mask in masks if mask)
        bit = 1 << first
        low = self.family([mask for mask in masks if not mask & bit], first + 1)
        high = self.family([mask ^ bit for mask in masks if mask & bit], first + 1)
        return self._node(first, low, high)

    def _has_empty(self, family: int) -> bool:
        while family > UNIT:
            family = self._low[family]
        return family == UNIT

    def union(self, one: int, other: int) -> int:
        """The sets of either family."""
        if one == other or other == EMPTY:
            return one
        if one == EMPTY:
            return other
        key = (one, other) if one < other else (other, one)
        known = self._unions.get(key)
        if known is None:
            a, b = self._top[one], self._top[other]
            if a < b:
                known = self._node(a, self.union(self._low[one], other), self._high[one])
            elif b < a:
                known = self._node(b, self.union(one, self._low[other]), self._high[other])
            else:
                low = self.union(self._low[one], self._low[other])
                known = self._node(a, low, self.union(self._high[one], self._high[other]))
            self._unions[key] = known
        return known

    def without(self, family: int, smaller: int) -> int:
        """The sets of a family that contain none of the smaller ones."""
        if family == EMPTY or smaller == EMPTY:
            return family
        if family == smaller or self._has_empty(smaller):
            return EMPTY
        if family == UNIT:
            return UNIT
        key = (family, smaller)
        known = self._without.get(key)
        if known is None:
            a, b = self._top[family], self._top[smaller]
            if b < a:
                known = self.without(family, self._low[smaller])
            else:
                low, high = self._low[family], self._high[family]
                if a < b:
                    below, above = self.without(low, smaller), self.without(high, smaller)
                else:
                    below = self.without(low, self._low[smaller])
                    above = self.without(
                        self.without(high, self._low[smaller]), self._high[smaller]
                    )
                known = self._node(a, below, above)
            self._without[key] = known
        return known

    def minimal_hits(self, family: int) -> int:
        """The minimal transversals of a family."""
        known = self._hits.get(family)
        if known is None:
            if self._has_empty(family):
                known = EMPTY
            else:
                low, high = self._low[family], self._high[family]
                without_top = self.minimal_hits(self.union(low, high))
                with_top = self.without(self.minimal_hits(low), without_top)
                known = self._node(self._top[family], without_top, with_top)
            self._hits[family] = known
        return known

    def sizes(self, family: int, alike: Sequence[int]) -> Counter[int]:
        """The number of sets by size, each member ``m`` standing for ``alike[m]`` others."""
        known: dict[int, Counter[int]] = {EMPTY: Counter(), UNIT: Counter({0: 1})}

        def count(node: int) -> Counter[int]:
            if node not in known:
                total = Counter(count(self._low[node]))
                for size, number in count(self._high[node]).items():
                    total[size + 1] += number * alike[self._top[node]]
                known[node] = total
            return known[node]

        return count(family)
