"""Constraints that a sweep follows as small automata: what may still come of each of them.

The edges and visits that a constraint speaks of are decided in an order that the layout gives. So
it is a finite automaton over their truth values, the smallest one being its decision diagram in
that order (R. Bryant 1986), and a register of a few bits beside a state of the sweep says where in
it the state is. A register lives from the first layer that decides something of its constraint to
the last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from studio.board import Graph
from studio.engines.counting.clues import fields_for
from studio.engines.counting.layout import Bools, Ints, Layout
from studio.puzzle import (
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
)
from studio.records import dataclass

PATTERNS = (AnyWay, EdgesCounted, EdgesParity, NodesVisited, NodeVisited, OddsCounted)
"""The constraints that automata follow."""

MOST_AT_ONCE = 8
"""Edges and visits of one constraint that one layer may decide: 256 cases."""

MOST_PLACES = 1 << 16
"""Places of one automaton between two layers."""

COLUMNS, IDLE = 10, -1
"""Of entries, as ``kernels/patterns.py`` has them; not imported from there, where the compiler is
loaded."""

VISIT = -1
"""In place of an edge's number: that the node of the layer is visited."""

Place = Hashable
Item = tuple[int, int]
"""A layer, and the number of an edge it decides or VISIT."""


class Registers(NamedTuple):
    """The automata of a plan as the kernel takes them; see ``kernels/patterns.py``.

    ``words``: how many words of a key hold registers. ``begun``: the layer from which on a line may
    be complete as far as constraints go of which nothing was decided yet.
    """

    entries: Ints
    first: Ints
    moves: Ints
    chosen: Ints
    words: int
    begun: int

    @staticmethod
    @lru_cache(maxsize=16)
    def none(layers: int) -> Registers:
        """Nothing is followed."""
        empty = np.zeros(0, np.int64)
        entries = np.zeros((0, COLUMNS), np.int64)
        return Registers(entries, np.zeros(layers + 1, np.int64), empty, empty, 0, 0)


@dataclass(frozen=True)
class _Machine:
    """A constraint as an automaton: ``step`` leads from a place by the value of an item.

    None stands for what can no longer be obeyed. ``right`` judges the place after all items.
    """

    items: tuple[Item, ...]
    start: Place
    step: Callable[[Place, Item, bool], Place | None]
    right: Callable[[Place], bool]


@dataclass(frozen=True)
class _Table:
    """The smallest automaton of a machine, layer by layer.

    ``groups[i]`` are the items of layer ``layers[i]``; ``moves[i][place][case]`` is the place that
    follows, -1 for none, where bit ``b`` of the case says that item ``b`` is true. The first place
    is 0, and so is the last, where the constraint is obeyed.
    """

    layers: tuple[int, ...]
    groups: tuple[tuple[Item, ...], ...]
    moves: tuple[tuple[tuple[int, ...], ...], ...]

    @property
    def places(self) -> int:
        """The most places between two layers."""
        return max(map(len, self.moves), default=1)


def registers(
    graph: Graph,
    base: Layout,
    may: Bools,
    constraints: Sequence[Constraint],
    *,
    all_visited: bool,
) -> Registers | None:
    """The automata of some constraints, all of kinds in PATTERNS; None where one is never obeyed.

    ``may`` says of every edge whether it may be used; those that may not have no rows. With
    ``all_visited`` the line visits every node.
    """
    if not constraints:
        return Registers.none(base.layers)
    tables = []
    for constraint in constraints:
        table = _table(_machine(constraint, graph, base, all_visited))
        if table is None:
            return None
        if table.layers:
            tables.append(table)
    if not tables:
        return Registers.none(base.layers)
    return _pack(base, may, tables)


def too_busy(graph: Graph, constraint: Constraint) -> bool:
    """Could one layer decide more of the constraint than MOST_AT_ONCE?

    A layer decides edges of one node, and whether that is visited.
    """
    nodes: Counter[int] = Counter()
    match constraint:
        case EdgesCounted(edges) | EdgesParity(edges):
            nodes.update(node for pair in set(edges) for node in pair)
        case OddsCounted():
            nodes.update(node for pair in constraint.edges() for node in pair)
        case AnyWay():
            facts = set(constraint.facts())
            edges_of = {(f.u, f.v) for f in facts if not isinstance(f, NodeVisited)}
            nodes.update(node for pair in edges_of for node in pair)
            nodes.update({f.node for f in facts if isinstance(f, NodeVisited)})
    return max(nodes.values(), default=0) > MOST_AT_ONCE


# -- constraints as machines -----------------------------------------------------------------------


def _machine(constraint: Constraint, graph: Graph, base: Layout, all_visited: bool) -> _Machine:
    """The automaton of a constraint, not yet made small."""
    where = _Places(graph, base, all_visited)
    match constraint:
        case EdgesCounted(edges, counts):
            return where.counting([where.edge(*pair) for pair in edges], counts)
        case NodesVisited(nodes, counts):
            return where.counting([where.visit(node) for node in nodes], counts)
        case NodeVisited(node, visited):
            return where.counting([where.visit(node)], (int(visited),))
        case EdgesParity(edges, odd):
            return where.parity([where.edge(*pair) for pair in edges], odd)
        case OddsCounted(groups, counts):
            return where.odds([[where.edge(*pair) for pair in group] for group in groups], counts)
        case AnyWay():
            return where.ways(constraint)
    raise TypeError(f"no automaton for {type(constraint).__name__}")


class _Places:
    """Where a sweep decides what; makes machines of it."""

    def __init__(self, graph: Graph, base: Layout, all_visited: bool) -> None:
        self._graph, self._base, self._all = graph, base, all_visited
        self._layer = {node: layer for layer, node in enumerate(base.taken.tolist())}

    def edge(self, u: int, v: int) -> Item:
        """The item of an edge."""
        number = self._graph.edge_index[u, v]
        return int(self._base.layer[self._base.row[number]]), number

    def visit(self, node: int) -> Item | None:
        """The item of a visit; None where it is always true."""
        return None if self._all else (self._layer[node], VISIT)

    def counting(self, items: Iterable[Item | None], counts: Sequence[int]) -> _Machine:
        """So many items are true, each as often as it stands there."""
        times = Counter(items)
        always = times.pop(None, 0)
        own = {item: often for item, often in times.items() if item is not None}
        most = max(counts, default=-1)

        def step(place: Place, item: Item, value: bool) -> Place | None:
            assert isinstance(place, int)
            after = place + own[item] * value
            return after if after <= most else None

        return _Machine(tuple(own), always, step, lambda place: place in counts)

    def parity(self, items: Iterable[Item], odd: bool) -> _Machine:
        """An odd number of items is true, or an even one."""
        own = tuple(item for item, often in Counter(items).items() if often % 2)
        return _Machine(own, False, lambda place, _, value: place != value, lambda p: p is odd)

    def odds(self, groups: Sequence[Sequence[Item]], counts: Sequence[int]) -> _Machine:
        """An odd number of items is true in so many groups: a place is how many of those that are
        settled, and which of the others are odd by now."""
        own: dict[Item, list[int]] = {}
        for number, group in enumerate(groups):
            for item in group:
                own.setdefault(item, []).append(number)
        last = {number: max(group) for number, group in enumerate(groups) if group}
        most = max(counts, default=-1)

        def step(place: Place, item: Item, value: bool) -> Place | None:
            assert isinstance(place, tuple)
            settled, odd = place
            odd ^= frozenset(own[item]) if value else frozenset()
            done = frozenset(number for number in own[item] if last[number] == item)
            settled += len(odd & done)
            return (settled, odd - done) if settled <= most else None

        return _Machine(
            tuple(own), (0, frozenset()), step, lambda p: p in {(n, frozenset()) for n in counts}
        )

    def ways(self, constraint: AnyWay) -> _Machine:
        """In one of the ways all facts are true: a place is the ways that are left."""
        wanted: list[dict[Item, bool]] = []
        for way in constraint.ways:
            facts: dict[Item, bool] = {}
            possible = True
            for fact in way:
                if isinstance(fact, NodeVisited):
                    item, value = self.visit(fact.node), fact.visited
                else:
                    item, value = self.edge(fact.u, fact.v), isinstance(fact, EdgeUsed)
                if item is None:
                    possible = possible and value
                elif facts.setdefault(item, value) is not value:
                    possible = False
            if possible:
                wanted.append(facts)
        items = tuple(dict.fromkeys(item for facts in wanted for item in facts))

        def step(place: Place, item: Item, value: bool) -> Place | None:
            assert isinstance(place, frozenset)
            left = frozenset(k for k in place if wanted[k].get(item, value) is value)
            return left or None

        return _Machine(items, frozenset(range(len(wanted))), step, bool)


# -- making them small -----------------------------------------------------------------------------


def _table(machine: _Machine) -> _Table | None:
    """The smallest automaton; None where nothing obeys."""
    layers = tuple(sorted({layer for layer, _ in machine.items}))
    groups = tuple(
        tuple(sorted(item for item in machine.items if item[0] == layer)) for layer in layers
    )
    if not layers:
        return _Table((), (), ()) if machine.right(machine.start) else None
    met: list[list[Place]] = [[machine.start]]
    raw: list[list[list[Place | None]]] = []
    for group in groups:
        rows = [
            [_after(machine, place, group, case) for case in _cases(group)] for place in met[-1]
        ]
        raw.append(rows)
        met.append(list(dict.fromkeys(p for row in rows for p in row if p is not None)))
        if len(met[-1]) > MOST_PLACES:
            raise OverflowError("an automaton of too many places")
    # Backwards: places that lead to the same are one.
    number: dict[Place, int] = {p: 0 if machine.right(p) else -1 for p in met[-1]}
    moves: list[tuple[tuple[int, ...], ...]] = []
    for places, rows in zip(reversed(met[:-1]), reversed(raw), strict=True):
        told: dict[tuple[int, ...], int] = {}
        before: dict[Place, int] = {}
        for place, row in zip(places, rows, strict=True):
            onward = tuple(-1 if p is None else number[p] for p in row)
            before[place] = -1 if max(onward) < 0 else told.setdefault(onward, len(told))
        moves.append(tuple(told))
        number = before
    if number[machine.start] < 0:
        return None
    return _Table(layers, groups, tuple(reversed(moves)))


def _cases(group: Sequence[Item]) -> list[tuple[bool, ...]]:
    """All values of the items, the first item's being the lowest bit."""
    return [case[::-1] for case in product((False, True), repeat=len(group))]


def _after(
    machine: _Machine, place: Place, group: Sequence[Item], case: Sequence[bool]
) -> Place | None:
    now: Place | None = place
    for item, value in zip(group, case, strict=True):
        if now is None:
            return None
        now = machine.step(now, item, value)
    return now


# -- arrays ----------------------------------------------------------------------------------------


def _pack(base: Layout, may: Bools, tables: Sequence[_Table]) -> Registers:
    """The arrays of the kernel."""
    # A node that is not taken yet may be visited once the sweep knows it.
    enters = np.arange(base.layers)
    np.minimum.at(enters, base.target, base.layer)
    first = [_begins(table, enters) for table in tables]
    bits = max(1, *((table.places - 1).bit_length() for table in tables))
    per = 64 // bits
    field = fields_for(first, [table.layers[-1] for table in tables])
    # In each layer the automata that move come first, then those that wait.
    moving: list[list[tuple[int, int]]] = [[] for _ in range(base.layers)]
    waiting: list[list[tuple[int, int]]] = [[] for _ in range(base.layers)]
    for number, (table, begin) in enumerate(zip(tables, first, strict=True)):
        for i, layer in enumerate(table.layers):
            for earlier in range(table.layers[i - 1] + 1 if i else begin, layer):
                waiting[earlier].append((number, i))
            moving[layer].append((number, i))
    rows = [[*moving[layer], *waiting[layer]] for layer in range(base.layers)]
    starts = np.cumsum([0, *map(len, rows)]).astype(np.int64)
    at = {
        key: int(starts[layer]) + k
        for layer in range(base.layers)
        for k, key in enumerate(moving[layer])
    }
    edges = base.edge[may[base.edge]]
    cuts = np.searchsorted(base.layer[may[base.edge]], np.arange(base.layers + 1))
    entries: list[tuple[int, ...]] = []
    moves: list[int] = []
    chosen: list[int] = []
    for layer in range(base.layers):
        for number, i in rows[layer]:
            table, place = tables[number], field[number]
            own = (place // per, bits * (place % per), (1 << bits) - 1)
            if layer != table.layers[i]:
                entries.append((*own, IDLE, 0, 0, 0, 0, 0, at[number, i]))
                continue
            group = table.groups[i]
            bit = {edge: 1 << b for b, (_, edge) in enumerate(group)}
            visit = (bit.get(VISIT, 0), int(base.slot[layer]), int(enters[layer]))
            after = at.get((number, i + 1), -1)
            entries.append((*own, len(group), len(moves), len(chosen), *visit, after))
            moves += [goal for row in table.moves[i] for goal in row]
            chosen += [0, *(bit.get(k, 0) for k in edges[cuts[layer] : cuts[layer + 1]].tolist())]
    begun = [begin for table, begin in zip(tables, first, strict=True) if not _closes(table)]
    return Registers(
        np.array(entries, np.int64).reshape(-1, COLUMNS),
        starts,
        np.array(moves, np.int64),
        np.array(chosen, np.int64),
        -(-(max(field) + 1) // per),
        max(begun, default=0),
    )


def _begins(table: _Table, enters: Ints) -> int:
    """The first layer after which something of a constraint may be true."""
    visits = [int(enters[layer]) for group in table.groups for layer, k in group if k == VISIT]
    return min(table.layers[0], *visits, table.layers[0])


def _closes(table: _Table) -> bool:
    """Is it obeyed where nothing of it is true?"""
    place = 0
    for rows in table.moves:
        place = rows[place][0]
        if place < 0:
            return False
    return True
