"""What is known of a loop: edges, pairs of edges at corners, strands, and sides of faces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from studio.board import Graph, Planar
from studio.engines.deduction.deduction import (
    Alike,
    ContradictionError,
    NotBoth,
    OneOf,
)
from studio.engines.deduction.loop_units import (
    ALIKE,
    NOT_BOTH,
    ONE_OF,
    UNUSED,
    USED,
    Item,
    Shape,
    shape,
)
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed
from studio.records import dataclass

BITS: dict[type[Constraint], int] = {NotBoth: NOT_BOTH, OneOf: ONE_OF, Alike: ALIKE}
"""What is known of a pair, by the kind of fact."""

WIDEST = 8
"""Edges of a unit at most; what concerns more at once is left to proofs."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A node, or a clue, with its edges and the pairs of them at corners.

    What demands that the line passes a node is its ``clue`` and has the ``node``, too.
    """

    edges: tuple[int, ...]
    shape: Shape
    pairs: tuple[int, ...]
    clue: Constraint | None
    node: int | None
    face: int | None
    """The cell that the edges go round, if they do."""


Came: TypeAlias = dict[int, tuple[int, tuple[Constraint, ...]]]
"""For each face the one before it on the shortest chain, and why these two are related."""

FAR = 1 << 30
"""Longer than any chain."""


class Sides:
    """Which faces are known to lie on the same side of the loop, and which on different ones.

    A forest of faces with parities, and beside it every relation that was told with its reason, so
    that a short chain of them can be found for any two faces.
    """

    def __init__(self, size: int) -> None:
        self._above = list(range(size))
        self._parity = [0] * size
        self._told: list[list[tuple[int, int, tuple[Constraint, ...]]]] = [[] for _ in range(size)]

    def find(self, face: int) -> tuple[int, int]:
        """A face that stands for all related ones, and whether this one lies across from it."""
        above = self._above
        path = []
        while above[face] != face:
            path.append(face)
            face = above[face]
        parity = 0
        for other in reversed(path):
            parity ^= self._parity[other]
            self._parity[other] = parity
            above[other] = face
        return face, parity

    def tell(self, face: int, other: int, across: int, why: tuple[Constraint, ...]) -> bool:
        """Learn whether two faces lie across from each other; False if that was known."""
        a, p = self.find(face)
        b, q = self.find(other)
        if a == b:
            if (p ^ q) != across:
                raise ContradictionError(dict.fromkeys((*why, *self.chain(face, other)[0])))
            return False
        self._relate(face, other, why)
        self._above[a] = b
        self._parity[a] = p ^ q ^ across
        return True

    def note(self, face: int, other: int, across: int, why: tuple[Constraint, ...]) -> None:
        """A relation for shorter chains, whether it was known or not."""
        if not self.tell(face, other, across, why):
            self._relate(face, other, why)

    def _relate(self, face: int, other: int, why: tuple[Constraint, ...]) -> None:
        self._told[face].append((other, len(why), why))
        self._told[other].append((face, len(why), why))

    def chain(self, face: int, other: int) -> tuple[tuple[Constraint, ...], tuple[int, ...]]:
        """The reasons of a short chain of relations between two faces, and the faces on it.

        Looks from both faces at once (E. W. Dijkstra's algorithm, bidirectional).
        """
        best = [FAR] * len(self._told), [FAR] * len(self._told)
        best[0][face] = best[1][other] = 0
        came: tuple[Came, Came] = ({}, {})
        heaps = [(0, face)], [(0, other)]
        meet, least = face, FAR
        while heaps[0] and heaps[1] and heaps[0][0][0] + heaps[1][0][0] < least:
            side = int(heaps[1][0] < heaps[0][0])
            own, beyond = best[side], best[1 - side]
            far, here = heappop(heaps[side])
            if far > own[here]:
                continue
            for there, weight, why in self._told[here]:
                reach = far + weight
                if reach < own[there]:
                    own[there] = reach
                    came[side][there] = (here, why)
                    heappush(heaps[side], (reach, there))
                    if reach + beyond[there] < least:
                        meet, least = there, reach + beyond[there]
        reasons: dict[Constraint, None] = {}
        faces = [[meet], [meet]]
        for side in (0, 1):
            while faces[side][-1] in came[side]:
                here, why = came[side][faces[side][-1]]
                faces[side].append(here)
                reasons.update(dict.fromkeys(why))
        return tuple(reasons), (*reversed(faces[1]), *faces[0][1:])


class Touched:
    """Which of some things to look at again: those that have a node of which more is known.

    ``log`` are the nodes of which something was learnt, which grows while others write to it;
    ``scopes`` are the nodes of each thing.
    """

    def __init__(self, log: Sequence[int], scopes: Iterable[Iterable[int]]) -> None:
        self._log = log
        self._read = 0
        self._at: dict[int, list[int]] = {}
        self._never = 0
        """How many things were never looked at."""
        for place, nodes in enumerate(scopes):
            self._never += 1
            for node in set(nodes):
                self._at.setdefault(node, []).append(place)

    def since(self) -> list[int]:
        """The places of those things, in order; at first all."""
        new = self._log[self._read :]
        self._read = len(self._log)
        if self._never:
            found: Iterable[int] = range(self._never)
            self._never = 0
            return list(found)
        return sorted({place for node in set(new) for place in self._at.get(node, ())})


class LoopState:
    """The state of a ladder for loops; ``dirty`` are the units to look at again.

    ``status[k]`` says what is known of edge ``k``; ``mate`` for each end of a strand the other.
    """

    def __init__(self, graph: Graph, planar: Planar, constraints: Sequence[Constraint]) -> None:
        self.graph = graph
        self.planar = planar
        self.status = bytearray(len(graph.edges))
        self.used_fact = [EdgeUsed(u, v) for u, v in graph.edges]
        self.unused_fact = [EdgeUnused(u, v) for u, v in graph.edges]
        self.pairs, self.units = _units(graph, planar, constraints)
        self._pair_index = {pair: place for place, pair in enumerate(self.pairs)}
        self.bits = [0] * len(self.pairs)
        self.code = [0] * len(self.units)
        self.pair_code = [0] * len(self.units)
        self._of_edge: list[list[tuple[int, int]]] = [[] for _ in graph.edges]
        self._of_pair: list[list[tuple[int, int]]] = [[] for _ in self.pairs]
        for number, unit in enumerate(self.units):
            for place, edge in enumerate(unit.edges):
                self._of_edge[edge].append((number, 3**place))
            for place, pair in enumerate(unit.pairs):
                self._of_pair[pair].append((number, 8**place))
        self.dirty = set(range(len(self.units)))
        self.stirred = set(range(len(self.units)))
        """Units to look at again with their pairs."""
        self.mate = list(range(graph.size))
        self.used = 0
        self.strands = 0
        self.ends: list[tuple[int, int]] = []
        """Ends of strands that were joined since somebody looked for early loops."""
        self.closed: int | None = None
        """A node of the loop, once one is closed."""
        self.sides = Sides(planar.size)
        self.fresh: list[int] = []
        """Edges that the sides of faces have not been told of."""
        self.touched: list[int] = []
        """The nodes of which something was learnt, of their edges or of themselves, in order."""
        self.settled: set[Constraint] = set()
        """The facts of the edges that are settled."""

    # -- learning ------------------------------------------------------------------------------

    def set(self, edge: int, status: int) -> None:
        """Learn of an edge."""
        known = self.status[edge]
        if known:
            if known != status:
                raise ContradictionError((self.used_fact[edge], self.unused_fact[edge]))
            return
        self.status[edge] = status
        self.fresh.append(edge)
        self.touched += self.graph.edges[edge]
        self.settled.add(self.fact(edge, status))
        for unit, weight in self._of_edge[edge]:
            self.code[unit] += weight * status
            self.dirty.add(unit)
            self.stirred.add(unit)
        if status == USED:
            self._join(*self.graph.edges[edge])

    def _join(self, u: int, v: int) -> None:
        """Two strands, of which a lone node is one, become one."""
        self.used += 1
        mate = self.mate
        a, b = mate[u], mate[v]
        lone = (a == u) + (b == v)
        closing = a == v and b == u
        if closing:
            self.closed = u
        self.strands += 0 if closing else lone - 1
        mate[a], mate[b] = b, a
        self.ends.append((a, b))

    def pair(self, place: int, bits: int) -> None:
        """Learn of a pair."""
        new = bits & ~self.bits[place]
        if new:
            self.bits[place] |= new
            for unit, weight in self._of_pair[place]:
                self.pair_code[unit] += weight * new
                self.stirred.add(unit)

    def learn(self, fact: Constraint) -> None:
        """Learn a fact, if it is of a kind that this state keeps."""
        match fact:
            case EdgeUsed(u, v):
                self.set(self.graph.edge_index[u, v], USED)
            case EdgeUnused(u, v):
                self.set(self.graph.edge_index[u, v], UNUSED)
            case NotBoth(first, second) | OneOf(first, second) | Alike(first, second):
                index = self.graph.edge_index
                place = self._pair_index.get(_in_order(index[first], index[second]))
                if place is not None:
                    self.pair(place, BITS[type(fact)])

    # -- saying --------------------------------------------------------------------------------

    def fact(self, edge: int, status: int) -> Constraint:
        """The fact that an edge is used or unused."""
        return self.used_fact[edge] if status == USED else self.unused_fact[edge]

    def pair_fact(self, place: int, bit: int) -> Constraint:
        """The fact that a bit about a pair stands for."""
        a, b = self.pairs[place]
        first, second = self.graph.edges[a], self.graph.edges[b]
        if bit == ALIKE:
            return Alike(first, second)
        return NotBoth(first, second) if bit == NOT_BOTH else OneOf(first, second)

    def reason(self, unit: Unit, items: Iterable[Item]) -> tuple[Constraint, ...]:
        """A local reason as constraints; the clue of the unit first."""
        found: list[Constraint] = [] if unit.clue is None else [unit.clue]
        for kind, place, value in items:
            if kind == "link":
                found.append(self.fact(unit.edges[place], value))
            else:
                found.append(self.pair_fact(unit.pairs[place], value))
        return tuple(found)

    def strand(self, node: int) -> list[int]:
        """The edges of the strand that a node lies on, or of the loop."""
        found: dict[int, None] = {}
        stack = [node]
        while stack:
            here = stack.pop()
            for edge in self.graph.incident[here]:
                if self.status[edge] == USED and edge not in found:
                    u, v = self.graph.edges[edge]
                    stack.append(u + v - here)
                    found[edge] = None
        return list(found)


def _in_order(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _units(
    graph: Graph, planar: Planar, constraints: Sequence[Constraint]
) -> tuple[list[tuple[int, int]], list[Unit]]:
    """The pairs of edges that meet at a node beside one cell, and the units."""
    at_node: list[list[tuple[int, int]]] = [[] for _ in range(graph.size)]
    in_face: dict[int, list[tuple[int, int]]] = {}
    pairs: dict[tuple[int, int], int] = {}
    for node, edges in enumerate(graph.incident):
        by_face: dict[int, list[int]] = {}
        for edge in edges:
            for face in set(planar.sides[edge]):
                by_face.setdefault(face, []).append(edge)
        for face, both in by_face.items():
            if face < planar.addressed and len(both) == 2:
                pair = _in_order(*both)
                pairs.setdefault(pair, len(pairs))
                at_node[node].append(pair)
                in_face.setdefault(face, []).append(pair)
    units = []
    for node, edges in enumerate(graph.incident):
        if 0 < len(edges) <= WIDEST:
            inner = _inner(edges, at_node[node])
            units.append(_unit(edges, (0, 2), inner, pairs, node=node))
    nodes = {frozenset(edges): node for node, edges in enumerate(graph.incident)}
    for constraint in constraints:
        if isinstance(constraint, EdgesUsed) and 0 < len(constraint.edges) <= WIDEST:
            edges = tuple(graph.edge_index[pair] for pair in constraint.edges)
            passed = nodes.get(frozenset(edges)) if constraint.count == 2 else None
            shared = set.intersection(*(set(planar.sides[edge]) for edge in edges))
            round_cell = min(shared) if len(shared) == 1 else None
            inner = _inner(edges, in_face.get(-1 if round_cell is None else round_cell, []))
            counts = (constraint.count,)
            place = {"face": round_cell} if passed is None else {"node": passed}
            units.append(_unit(edges, counts, inner, pairs, constraint, **place))
    return list(pairs), units


def _inner(edges: tuple[int, ...], near: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pairs among some edges, in the order of these, so that equal units look equal."""
    own = {pair for pair in near if pair[0] in edges and pair[1] in edges}
    if len(own) < 2:
        return list(own)
    return sorted(own, key=lambda pair: (edges.index(pair[0]), edges.index(pair[1])))


def _unit(
    edges: tuple[int, ...],
    counts: tuple[int, ...],
    own: Sequence[tuple[int, int]],
    pairs: dict[tuple[int, int], int],
    clue: Constraint | None = None,
    *,
    node: int | None = None,
    face: int | None = None,
) -> Unit:
    local = tuple((edges.index(a), edges.index(b)) for a, b in own)
    form = shape(len(edges), counts, local)
    return Unit(edges, form, tuple(pairs[pair] for pair in own), clue, node, face)
