"""What a sweep does at each node, worked out before it starts: plain arrays for the kernels.

The sweep takes the nodes in order. It knows, for every node of the frontier, how the edges chosen
so far meet there: untouched, full, or the open end of a piece of line. A piece is known by where
its two ends are (its *mates*), and under labels by the step at an end, or its length while it holds
no labelled node. Taking a node decides the edges from it to later nodes.

Method: S. Minato's and D. Knuth's Simpath (The Art of Computer Programming 4A, 7.1.4, exercise 225)
on a frontier of untaken nodes, where a node that two edges meet already is one state whichever
edges they are, and with counters for clues beside the mates.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

import numpy as np

from studio.board import Graph
from studio.engines.counting.clues import UNUSED, USED, Clues, counters, settle
from studio.engines.counting.demand import Demand
from studio.engines.counting.labels import Steps, label_steps
from studio.engines.counting.layout import Bools, Ints, Layout, Words, layout
from studio.engines.counting.patterns import Registers, registers
from studio.engines.kernels import fields
from studio.records import dataclass

NARROW_SLOTS = 14
"""Four bits a slot: the values 14 and 15 mean something else. See the kernel ``narrow``."""


@dataclass(frozen=True)
class Plan:
    """The sweep as arrays; one row of ``meta`` a layer, as ``kernels/fields.py`` tells.

    ``targets``, ``offsets``, ``edges`` and ``flags``: slot of the later node, how many layers later
    it is taken, number and flags of each edge that may be used, layer by layer. ``delta``,
    ``begin``, ``left`` and ``guard`` run the counters, several to a word (``kernels/narrow.py``).
    ``held`` marks the slots in use after a layer; ``labels`` and ``nodes`` tell label and node of a
    slot during it. ``registers`` follow the constraints that are no counts of edges.
    """

    config: Ints
    meta: Ints
    targets: Ints
    offsets: Ints
    edges: Ints
    flags: Ints
    delta: Words
    begin: Words
    left: Words
    guard: Words
    held: Ints
    labels: Ints
    nodes: Ints
    steps: Steps
    registers: Registers

    @property
    def mode(self) -> int:
        """Which kernel expands the states."""
        return int(self.config[fields.MODE])

    @property
    def slots(self) -> int:
        """How many nodes are known at once at the most."""
        return int(self.config[fields.SLOTS])

    @property
    def layers(self) -> int:
        """How many nodes the sweep takes."""
        return len(self.meta)

    @cached_property
    def words(self) -> int:
        """Words of a state's key: slots, then counters, then registers."""
        own = self.config[fields.SLOT_WORDS] + self.config[fields.COUNTER_WORDS]
        return int(own) + self.registers.words

    @cached_property
    def start(self) -> Words:
        """The key before the first node: nothing is touched."""
        key = np.zeros(self.words, np.uint64)
        if self.mode == fields.NARROW:
            key[0] = sum(slot << (4 * slot) for slot in range(16)) & ((1 << 60) - 1)
        return key

    @cached_property
    def layer_of_rows(self) -> Ints:
        """The layer that decides each edge."""
        return np.repeat(np.arange(self.layers), self.meta[:, fields.EDGES])

    @cached_property
    def fan(self) -> int:
        """No state has more followers than this in any layer."""
        return int(self.meta[:, fields.FAN].max())


def plan(graph: Graph, demand: Demand) -> Plan | None:
    """The sweep that counts the lines; None where no line can obey."""
    if demand.heading is not None:
        from studio.engines.counting.arcs import plan_arcs

        return plan_arcs(graph, demand)
    fate = np.zeros(len(graph.edges), np.int64)
    fate[list(demand.unused)] = UNUSED
    fate[list(demand.used)] = USED
    if demand.used & demand.unused:
        return None
    clues = settle(Clues.of(demand.counts), fate)
    if clues is None:
        return None
    base = layout(graph)
    used = fate[base.edge] == USED
    if np.bincount(np.append(base.layer[used], base.target[used])).max(initial=0) > 2:
        return None
    followed = registers(graph, base, fate != UNUSED, demand.patterns, all_visited=demand.spanning)
    if followed is None:
        return None
    return _Sheet(graph, demand, base, fate[base.edge], clues, followed).plan()


class _Sheet:
    """Fills the arrays of a plan; ``fate`` is that of the layout's rows."""

    def __init__(
        self,
        graph: Graph,
        demand: Demand,
        base: Layout,
        fate: Ints,
        clues: Clues,
        followed: Registers,
    ) -> None:
        self.graph, self.demand, self.base = graph, demand, base
        self.may = np.flatnonzero(fate != UNUSED)
        self.layer, self.target = base.layer[self.may], base.target[self.may]
        self.must = fate[self.may] == USED
        self.counters = counters(base, clues)
        self.registers = followed
        order = np.array(base.order)
        self.label = np.zeros(graph.size, np.int64)
        if demand.labels:
            self.label[list(demand.labels)] = list(demand.labels.values())
        self.label = self.label[order]
        self.end = np.zeros(graph.size, np.bool_)
        self.end[list(demand.ends)] = True
        self.end = self.end[order]

    def plan(self) -> Plan:
        """All arrays."""
        demand, base, counters = self.demand, self.base, self.counters
        if demand.labels is not None:
            mode = fields.LABELLED
        elif base.slots <= NARROW_SLOTS and len(counters.guard) <= 1:
            mode = fields.NARROW
        else:
            mode = fields.WIDE
        by_node = np.zeros(self.graph.size, np.int64)
        by_node[list(base.order)] = self.label
        return Plan(
            self._config(mode),
            self._meta(mode),
            base.slot[self.target],
            self.target - self.layer,
            base.edge[self.may],
            self._flags(),
            counters.delta[self.may],
            counters.begin,
            counters.left,
            counters.guard,
            base.held,
            by_node[base.nodes] * base.present,
            base.nodes,
            Steps.none(self.graph.size)
            if demand.labels is None
            else label_steps(self.graph, demand),
            self.registers,
        )

    def _config(self, mode: int) -> Ints:
        """Numbers that hold for the whole sweep, in the order that the kernels read them."""
        demand, size, slots = self.demand, self.base.layers, self.base.slots
        scale = size + 1 if mode == fields.LABELLED else 1
        base = 3 + 2 * (size + 2) if mode == fields.LABELLED else 3
        values = base + scale * slots
        bits = 4 if mode == fields.NARROW else max(values.bit_length(), 1)
        per = 64 // bits
        slot_words = 1 if mode == fields.NARROW else -(-slots // per)
        steps = set((demand.labels or {}).values())
        marks = [0, *sorted(steps), size + 1]
        longest = max(b - a for a, b in pairwise(marks)) - 1
        if demand.closed:
            longest = size  # the piece across step 1 may be longer
        return np.array(
            [
                mode,
                slots,
                bits,
                slot_words,
                len(self.counters.guard),
                per,
                demand.spanning,
                size,
                demand.closed,
                demand.free_ends,
                base,
                scale,
                1 not in steps,
                size not in steps,
                longest,
            ],
            np.int64,
        )

    def _meta(self, mode: int) -> Ints:
        """The rows of ``meta``."""
        demand, size = self.demand, self.base.layers
        meta = np.zeros((size, fields.COLUMNS), np.int64)
        edges = np.bincount(self.layer, minlength=size)
        meta[:, fields.SLOT] = self.base.slot
        meta[:, fields.FIRST_EDGE] = np.cumsum(edges) - edges
        meta[:, fields.EDGES] = edges
        kind = 0 if demand.spanning else fields.MAY_SKIP
        meta[:, fields.KIND] = kind | (fields.MAY_END if demand.free_ends else 0)
        meta[self.end, fields.KIND] = fields.MAY_END | fields.MUST_END
        # The line may be complete once all that must be met is known and all counters have begun.
        musts = self.layer[self.must]
        known = self.base.touched if demand.spanning else 0
        begun = max(self.counters.rest, self.registers.begun)
        meta[max(known, begun, int(musts.max(initial=0))) :, fields.MAY_COMPLETE] = 1
        meta[:, fields.LABEL] = self.label
        meta[:, fields.MUSTS] = np.bincount(musts, minlength=size)
        meta[:, fields.ENDS_LATER] = np.count_nonzero(self.end) - np.cumsum(self.end)
        meta[-1, fields.LAST] = demand.labels is not None
        pairs = edges * (edges - 1) // 2
        fan = 1 + pairs if demand.closed else 1 + 2 * edges + pairs
        fan = np.maximum(fan, edges)
        meta[:, fields.FAN] = fan if mode != fields.LABELLED else 4 * fan + 6 * edges + 2
        return meta

    def _flags(self) -> Ints:
        """What holds for each edge: must it be used, and what must the later node not be after it?

        Dead: hopeless once both ends are placed; lost: hopeless although an end is to be had.
        """
        demand = self.demand
        ahead = self._ahead()
        fixed = self.end[self.target]
        free: Bools | bool = bool(demand.free_ends)
        if demand.labels is not None:
            label = self.label[self.target]
            fixed = fixed | ((label == 1) | (label == self.base.layers)) & (not demand.closed)
            free = (label == 0) & self._free_tips()
        flags: Ints = fields.MUST_USE * self.must + fields.ONE_EDGE * (
            fixed & (demand.labels is None)
        )
        for with_end, empty, opened in (
            (fixed, fields.DEAD_EMPTY, fields.DEAD_OPEN),
            (fixed | free, fields.LOST_EMPTY, fields.LOST_OPEN),
        ):
            spare = ahead - 2 + with_end
            flags += empty * ((spare < 0) & demand.spanning) + opened * (spare < -1)
        return flags

    def _ahead(self) -> Ints:
        """How many edges of a row's later node are still to decide after the row's layer."""
        by_node = np.lexsort((self.layer, self.target))
        seen = np.empty(len(by_node), np.int64)
        seen[by_node] = np.arange(1, len(by_node) + 1)
        size = self.base.layers
        upto = np.cumsum(np.bincount(self.target, minlength=size))
        own = np.bincount(self.layer, minlength=size)
        ahead: Ints = (upto + own)[self.target] - seen
        return ahead

    def _free_tips(self) -> bool:
        """May the first or the last step of a numbered path be at a node without a label?"""
        demand = self.demand
        given = set((demand.labels or {}).values())
        return not demand.closed and not {1, self.base.layers} <= given
