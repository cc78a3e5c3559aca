"""Constraints of loops as the units of the compiled inference, and what is left of them behind it.

Loaded with the compiler alone: see ``loop_inference`` and ``kernels.inference_plain``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress

from studio.board import Graph, Planar
from studio.engines.kernels.inference_plain import (
    ARMS,
    CLASSES,
    COUNT,
    HALVES,
    MOST_THINGS,
    OPEN,
    WAYS,
)
from studio.puzzle import (
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EqualArms,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Several,
)
from studio.puzzle.visits import Way

FALSE, TRUE = 1, 2
"""What is known of a fact, beside OPEN."""

MOST_KEPT = 20_000
"""Constraints of a graph of which it is kept what they come to."""


class Units:
    """Constraints as the kernel has them: units over the edges of a graph, and behind them its
    nodes."""

    def __init__(self, graph: Graph, planar: Planar) -> None:
        self._index = graph.edge_index
        self._sides = planar.sides
        self._edges = len(graph.edges)
        self._literals = _literals_on(graph)
        self.kinds: list[int] = []
        self.things: list[Sequence[int]] = []
        self.said: list[Sequence[int]] = []
        self.allowed: list[int] = []
        self.related: list[int] = []
        """Two faces, and whether they lie across from each other, one after the other."""

    def add(self, constraint: Constraint) -> bool:
        """Put down a constraint; False if there is no unit for it, or no single one."""
        index = self._index
        match constraint:
            case EdgesUsed(edges, count) if len(edges) <= MOST_THINGS:
                allowed = 1 << count if 0 <= count <= MOST_THINGS else 0
                self._put(CLASSES, [index[pair] for pair in edges], allowed)
            case AnyWay():
                literals = self._literals.get(constraint)
                if literals is None:
                    if len(self._literals) >= MOST_KEPT:
                        self._literals.clear()
                    literals = self._literals[constraint] = self._literals_of(constraint)
                self._put(WAYS, literals[0], 0, literals[1])
            case NodesVisited(nodes, counts) if len(nodes) <= MOST_THINGS:
                first = self._edges
                self._put(COUNT, [first + node for node in nodes], mask(counts))
            case NodeVisited(node, visited):
                self._put(COUNT, (self._edges + node,), 2 if visited else 1)
            case EdgesCounted(edges, counts) if len(edges) <= MOST_THINGS:
                self._put(CLASSES, [index[pair] for pair in edges], mask(counts))
            case EdgeUsed(u, v):
                self._put(CLASSES, (index[u, v],), 2)
            case EdgeUnused(u, v):
                self._put(CLASSES, (index[u, v],), 1)
            case OddsCounted(groups, counts) if len(groups) <= MOST_THINGS:
                pairs = [index[pair] for group in groups if group for pair in group]
                said: list[int] = []
                for group in groups:
                    if group:
                        said.extend(index[pair] for pair in group)
                        said.extend([-1] * (2 - len(group)))
                self._put(HALVES, list(dict.fromkeys(pairs)), mask(counts), said)
            case EqualArms(node, arms, equal) if max(map(len, arms), default=0) < MOST_THINGS:
                things = [index[pair] for arm in arms for pair in arm]
                self._put(ARMS, [*things, self._edges + node], int(equal), list(map(len, arms)))
            case EdgesParity(edges, odd):
                ends: set[int] = set()
                for pair in edges:
                    for face in self._sides[index[pair]]:
                        ends ^= {face}
                if len(ends) == 2:
                    self.related.extend((*ends, odd))
                elif len(edges) <= MOST_THINGS:
                    parities = mask(range(int(odd), len(edges) + 1, 2))
                    self._put(CLASSES, [index[pair] for pair in edges], parities)
                else:
                    return False
            case _:
                return False
        return True

    def _literals_of(self, constraint: AnyWay) -> tuple[list[int], list[int]]:
        """The things that its ways speak of, and the literals of the ways, each ended by -1."""
        index = self._index
        said: list[int] = []
        for way in constraint.ways:
            for fact in way:
                if isinstance(fact, EdgeUsed):
                    said.append(2 * index[fact.u, fact.v] + 1)
                elif isinstance(fact, EdgeUnused):
                    said.append(2 * index[fact.u, fact.v])
                else:
                    said.append(2 * (self._edges + fact.node) + fact.visited)
            said.append(-1)
        return [one >> 1 for one in dict.fromkeys(said) if one >= 0], said

    def _put(
        self, kind: int, things: Sequence[int], allowed: int, said: Sequence[int] = ()
    ) -> None:
        self.kinds.append(kind)
        self.things.append(things)
        self.allowed.append(allowed)
        self.said.append(said)


@lru_cache(maxsize=8)
def _literals_on(graph: Graph) -> dict[AnyWay, tuple[list[int], list[int]]]:
    """What ways came to on a graph, as far as it was asked: most clues outlive an edit."""
    return {}


def mask(counts: Iterable[int]) -> int:
    """A bit for each of some numbers; those that nothing can have are left out."""
    return sum(1 << count for count in set(counts) if 0 <= count <= MOST_THINGS)


def told(constraints: Iterable[Constraint]) -> Iterator[Constraint]:
    """What there are units for, with the parts in place of what else is several at once."""
    for constraint in constraints:
        if isinstance(constraint, EqualArms):
            yield constraint
        elif isinstance(constraint, Several):
            yield from told(constraint.parts)
        else:
            yield constraint


def left_open(
    constraints: Sequence[Constraint], still: Sequence[bool], told: list[int], first: list[int]
) -> Iterator[Constraint]:
    """What may still be broken of constraints of which something is open, in short.

    ``told`` has OPEN, TRUE or FALSE for each fact of their ways.
    """
    for unit, constraint in enumerate(constraints):
        if not still[unit]:
            continue
        if isinstance(constraint, AnyWay):
            ways = constraint.ways
            truths = told[first[unit] : first[unit + 1]]
            if len(truths) == 2 * len(ways):  # a clause, as most are: in short
                if TRUE not in truths:
                    yield AnyWay(tuple(compress(ways, map(OPEN.__eq__, truths[::2]))))
                continue
            kept = []
            begin = 0
            for way in ways:
                end = begin + len(way)
                if FALSE not in truths[begin:end]:
                    kept.append(tuple(compress(way, map(OPEN.__eq__, truths[begin:end]))))
                begin = end + 1
            if () not in kept:
                yield AnyWay(tuple(_widest(kept)))
        else:
            yield constraint


def _widest(ways: Sequence[Way]) -> list[Way]:
    """The ways without those that ask for all that another one asks for, and more."""
    sets = [frozenset(way) for way in ways]
    return [
        way
        for i, (way, facts) in enumerate(zip(ways, sets, strict=True))
        if not any(
            other < facts or (other == facts and k < i) for k, other in enumerate(sets) if k != i
        )
    ]
