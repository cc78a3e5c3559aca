"""What follows about a loop from its clues alone, before anything is searched.

Most published loops are settled that way, several times as quickly as by SAT; what is left open
goes to the solver with all that was learnt. See ``kernels.inference_plain`` for the method.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, compress
from typing import Any

from studio.board import Graph, Planar
from studio.engines import kernels
from studio.engines.kernels.inference_plain import ARMS, CLASSES, COUNT, HALVES, OPEN, UNUSED, WAYS
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
    Problem,
    Several,
)
from studio.puzzle.visits import Way
from studio.records import dataclass

EFFORT = 2
"""Looks at units for each face, before anything is learnt."""

LONG_EFFORT = 300
"""The same where clues say more than how many edges are used: there trying pays longer."""

FALSE, TRUE = 1, 2
"""What is known of a fact, beside OPEN."""

MOST_KEPT = 20_000
"""Constraints of a graph of which it is kept what they come to."""

MOST_THINGS = 30
"""Edges, or nodes, of a constraint that are counted."""


@dataclass(frozen=True, slots=True)
class Inferred:
    """What was learnt of the faces: the side of each seen from its root."""

    root: list[int]
    across: list[int]
    open: int
    """How many edges may be used or not; -1 where no loop obeys the clues."""
    settled: list[bool]
    """For each edge whether that is known."""
    left: list[Constraint]
    """The constraints that may still be broken."""

    @property
    def refuted(self) -> bool:
        """Can there be no loop?"""
        return self.open < 0

    @property
    def faces(self) -> list[int] | None:
        """A sign for each face, positive inside of the only loop that there can be; None while
        edges are open."""
        return None if self.open else signs(self.across)

    def settles(self, edges: Iterable[int]) -> bool:
        """Is it known of all these edges whether they are used?"""
        return all(map(self.settled.__getitem__, edges))


def signs(across: Sequence[int]) -> list[int]:
    """A sign for each face, positive inside, by the sides of all from the one that they share."""
    outside = across[-1]
    return [1 if side != outside else -1 for side in across]


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


@dataclass(frozen=True, slots=True)
class Learnt:
    """What the kernel took and wrote: numpy arrays of int32, see ``inference_plain.infer``."""

    sides: Any
    ends: Any
    kinds: Any
    thing_first: Any
    things: Any
    said_first: Any
    said: Any
    allowed: Any
    related: Any
    faces: Any
    status: Any
    open: int
    """As in :class:`Inferred`."""
    looked_at: list[Constraint]
    """The constraint of each unit."""
    others: list[Constraint]
    """Those that there are no units for."""

    def inferred(self) -> Inferred:
        """The same in the terms of a problem."""
        status, things, said_first = self.status, self.things, self.said_first
        edges = len(self.sides) // 2
        known = status[:edges] != OPEN
        left = list(self.others)
        if self.open > 0:
            import numpy as np

            # Of a node counts what is known only where it stands in its edges.
            near = self.ends.reshape(-1, 2)[~known].ravel()
            status = status.copy()
            status[edges + near] = OPEN
            # Of each constraint, how many of its things are open.
            opened = np.concatenate(([0], np.cumsum(status[things] == OPEN)))[self.thing_first]
            still = (opened[1:] > opened[:-1]).tolist()
            if all(kind == CLASSES for kind in self.kinds.tolist()):
                left.extend(compress(self.looked_at, still))
            else:
                learnt = status[self.said >> 1]
                true = learnt == UNUSED + (self.said & 1)
                told = np.where(learnt == OPEN, OPEN, np.where(true, TRUE, FALSE))
                left.extend(_left(self.looked_at, still, told.tolist(), said_first.tolist()))
        root, across = (self.faces >> 1).tolist(), (self.faces & 1).tolist()
        return Inferred(root, across, self.open, known.tolist(), left)


def infer(problem: Problem) -> Inferred | None:
    """What follows of a loop problem; None where that is not ready at once, or cannot be asked.

    Constraints that there are no units for are passed over, so an answer has to be held to them.
    """
    learnt = learn(problem)
    return None if learnt is None else learnt.inferred()


def learn(problem: Problem) -> Learnt | None:
    """The same as the kernel has it."""
    planar, graph = problem.graph.planar, problem.graph
    loaded = "numba" in sys.modules and kernels.warm("inference")
    if planar is None or not graph.edges or not loaded or graph.simple is not graph:
        return None
    import numpy as np

    from studio.engines.kernels.inference import infer as compiled

    units = Units(graph, planar)
    looked_at: list[Constraint] = []
    others: list[Constraint] = []
    for constraint in _told(problem.constraints):
        before = len(units.kinds)
        if not units.add(constraint):
            others.append(constraint)
        elif len(units.kinds) > before:
            looked_at.append(constraint)
    thing_first = np.fromiter(accumulate(map(len, units.things), initial=0), np.int32)
    things = np.fromiter(chain.from_iterable(units.things), np.int32)
    said_first = np.fromiter(accumulate(map(len, units.said), initial=0), np.int32)
    said = np.fromiter(chain.from_iterable(units.said), np.int32)
    sides = np.fromiter(chain.from_iterable(planar.sides), np.int32)
    ends = np.fromiter(chain.from_iterable(graph.edges), np.int32)
    faces = np.empty(planar.size, np.int32)
    status = np.empty(len(graph.edges) + graph.size, np.int32)
    kinds = np.array(units.kinds, np.int32)
    allowed = np.array(units.allowed, np.int32)
    related = np.array(units.related, np.int32)
    counting = all(kind == CLASSES for kind in units.kinds)
    most = (EFFORT if counting else LONG_EFFORT) * planar.size
    left = int(
        compiled(
            sides, ends, kinds, thing_first, things, said_first, said, allowed, related,
            most, faces, status,
        )
    )  # fmt: skip
    return Learnt(
        sides, ends, kinds, thing_first, things, said_first, said, allowed, related,
        faces, status, left, looked_at, others,
    )  # fmt: skip


def _told(constraints: Iterable[Constraint]) -> Iterator[Constraint]:
    """What there are units for, with the parts in place of what else is several at once."""
    for constraint in constraints:
        if isinstance(constraint, EqualArms):
            yield constraint
        elif isinstance(constraint, Several):
            yield from _told(constraint.parts)
        else:
            yield constraint


def _left(
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
