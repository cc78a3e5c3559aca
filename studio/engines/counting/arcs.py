"""The plan of a sweep in which the direction of the line counts: rows are arcs, not edges.

An edge that leads both ways makes two rows, one of each arc, with the number of the edge. What the
sweep knows of a state, and what it does with it, is told in ``kernels/arcs.py``.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from studio.board import Graph
from studio.engines.counting.demand import Demand, Heading
from studio.engines.counting.labels import Steps, label_steps
from studio.engines.counting.layout import Ints, layout
from studio.engines.counting.patterns import Registers
from studio.engines.counting.plan import Plan
from studio.engines.kernels import fields


def plan_arcs(graph: Graph, demand: Demand) -> Plan | None:
    """The sweep that counts the lines; None where no line can obey. ``demand`` has a heading."""
    heading = demand.heading
    assert heading is not None
    # A line that takes u right before v takes no other arc from u, nor to v, nor the one back.
    onward, back = dict(heading.follows), {v: u for u, v in heading.follows}
    if len(onward) < len(heading.follows) or len(back) < len(heading.follows):
        return None
    arcs = [
        (u, v, k)
        for k, pair in enumerate(graph.edges)
        if k not in demand.unused
        for u, v in ((pair,) if graph.directed else (pair, pair[::-1]))
        if onward.get(u, v) == v and back.get(v, u) == u and onward.get(v) != u
    ]
    must = {_in_order(graph.edges[k]) for k in demand.used}
    must |= {_in_order(pair) for pair in heading.follows}
    if not must <= {_in_order((u, v)) for u, v, _ in arcs}:
        return None
    return _Arcs(graph, demand, heading, arcs, must).plan()


class _Arcs:
    """Fills the arrays of a plan with arcs for rows, sorted by layer and later node."""

    def __init__(
        self,
        graph: Graph,
        demand: Demand,
        heading: Heading,
        arcs: list[tuple[int, int, int]],
        must: set[tuple[int, int]],
    ) -> None:
        self.graph, self.demand, self.heading, self.must = graph, demand, heading, must
        self.base = layout(graph.both_ways)
        place = np.empty(graph.size, np.int64)
        place[self.base.taken] = np.arange(graph.size)
        rows = np.array(arcs, np.int64).reshape(-1, 3)
        ends = place[rows[:, :2]]
        by_layer = np.lexsort((ends.max(axis=1), ends.min(axis=1)))
        self.arcs, ends = rows[by_layer], ends[by_layer]
        self.layer, self.target = ends.min(axis=1), ends.max(axis=1)
        self.leads_on = ends[:, 0] < ends[:, 1]
        self.labels = demand.labels or {}
        self.full = heading.inner
        # How steps are counted: in full, by twos, or not at all.
        self.lengths = graph.size + 1 if self.full else 2 if heading.odd else 1

    def plan(self) -> Plan:
        """All arrays."""
        base, size = self.base, self.graph.size
        marks = np.zeros(size, np.int64)
        if self.full:
            marks[list(self.labels)] = list(self.labels.values())
        for node, odd in self.heading.odd.items():
            marks[node] = -1 if odd else -2
        none = np.zeros((size, 0), np.uint64)
        return Plan(
            self._config(),
            self._meta(),
            base.slot[self.target],
            self.target - self.layer,
            self.arcs[:, 2].copy(),
            self._flags(),
            np.zeros((len(self.arcs), 0), np.uint64),
            none,
            none,
            np.zeros(0, np.uint64),
            base.held,
            marks[base.nodes] * base.present,
            base.nodes,
            label_steps(self.graph.both_ways, self.demand) if self.full else Steps.none(size),
            Registers.none(size),
            np.arange(len(self.graph.edges)),
        )

    def _config(self) -> Ints:
        """Numbers that hold for the whole sweep."""
        size, slots = self.graph.size, self.base.slots
        phases = 3 if self.heading.odd else 1
        base = 2 + 2 * (size + 2 if self.full else self.lengths)
        scale = 2 * self.lengths * phases
        bits = (base + scale * slots).bit_length()
        marks = [0, *sorted(self.labels.values()), size + 1]
        longest = max(b - a for a, b in pairwise(marks)) - 1
        config = np.zeros(fields.PHASES + 1, np.int64)
        for column, value in (
            (fields.MODE, fields.ARCS),
            (fields.SLOTS, slots),
            (fields.SLOT_BITS, bits),
            (fields.SLOT_WORDS, -(-slots // (64 // bits))),
            (fields.SLOTS_A_WORD, 64 // bits),
            (fields.SPANNING, 1),
            (fields.SIZE, size),
            (fields.CLOSED, self.demand.closed),
            (fields.BASE, base),
            (fields.SCALE, scale),
            (fields.LONGEST, size if self.demand.closed else longest),
            (fields.LENGTHS, self.lengths),
            (fields.PHASES, phases),
        ):
            config[column] = value
        return config

    def _meta(self) -> Ints:
        """The rows of ``meta``."""
        base, size = self.base, self.graph.size
        meta = np.zeros((size, fields.COLUMNS), np.int64)
        edges = np.bincount(self.layer, minlength=size)
        on = np.bincount(self.layer[self.leads_on], minlength=size)
        meta[:, fields.SLOT] = base.slot
        meta[:, fields.FIRST_EDGE] = np.cumsum(edges) - edges
        meta[:, fields.EDGES] = edges
        meta[:, fields.KIND] = [self._kind(node) for node in base.taken.tolist()]
        place = {node: i for i, node in enumerate(base.taken.tolist())}
        musts = np.array([min(place[u], place[v]) for u, v in self.must], np.int64)
        known = max(base.touched, int(musts.max(initial=0)))
        meta[known:, fields.MAY_COMPLETE] = 1
        meta[:, fields.MUSTS] = np.bincount(musts, minlength=size)
        meta[-1, fields.LAST] = 1
        meta[:, fields.FAN] = (on + 1) * (edges - on + 1)
        return meta

    def _kind(self, node: int) -> int:
        """May the line begin or end at the node, and must it?"""
        if self.demand.closed:
            return 0
        kind = 0
        for step, may, must in (
            (1, fields.MAY_BEGIN, fields.MUST_BEGIN),
            (self.graph.size, fields.MAY_END, fields.MUST_END),
        ):
            label = self.labels.get(node)
            if label == step:
                kind |= may | must
            elif label is None and step not in self.labels.values():
                kind |= may
        return kind

    def _flags(self) -> Ints:
        """What holds for each row: its direction, must its edge be used, and can its later node
        still get what it needs from the rows after the layer?"""
        kinds = [self._kind(node) for node in self.base.taken.tolist()]
        kind = np.array(kinds, np.int64)[self.target]
        must = np.array([_in_order((u, v)) in self.must for u, v in self.arcs[:, :2].tolist()])
        flags: Ints = fields.LEADS_ON * self.leads_on + fields.MUST_USE * must.astype(np.int64)
        for comes, may, none in (
            (True, fields.MAY_BEGIN, fields.NONE_COMES),
            (False, fields.MAY_END, fields.NONE_GOES),
        ):
            # Rows to (or from) the later node, and the last layer that decides one of them; its own
            # layer decides those of nodes later still.
            last = np.full(self.graph.size, -1, np.int64)
            forth = self.leads_on == comes
            np.maximum.at(last, self.target[forth], self.layer[forth])
            own = self.leads_on != comes
            np.maximum.at(last, self.layer[own], self.layer[own])
            flags += none * ((last[self.target] <= self.layer) & (kind & may == 0))
        return flags


def _in_order(pair: tuple[int, int]) -> tuple[int, int]:
    u, v = pair
    return (u, v) if u < v else (v, u)
