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
from studio.engines import kernels
from studio.engines.counting.demand import Demand
from studio.engines.counting.inferred import infer
from studio.engines.counting.labels import Steps, label_steps
from studio.engines.counting.layout import Ints, Layout, Words, layout, layouts_alike
from studio.engines.counting.patterns import Registers, registers
from studio.engines.kernels import contraction, fields
from studio.engines.kernels import plan as kernel
from studio.records import dataclass

NARROW_SLOTS = 14
"""Four bits a slot: the values 14 and 15 mean something else. See the kernel ``narrow``."""

BROAD_SLOTS = 24
"""Five bits a slot in two words, where the line is closed. See the kernel ``broad``."""

BROAD_EDGES = 2
"""To later nodes."""

SOME, MANY, MORE, MOST = 1_500, 8_000, 100_000, 5_000_000
"""States of a sweep, as expected, from which other orders of the nodes are looked at; from which
more is found out about edges; from which edges are tried for it; and from which that is worth
loading its kernel."""

BITS, SLOT_WORDS = {fields.NARROW: 4, fields.BROAD: 5}, {fields.NARROW: 1, fields.BROAD: 2}
"""Of a slot, and for all slots, where they are the same for all boards."""

UNTOUCHED = sum(slot << (4 * slot) for slot in range(15))
"""The slots of a narrow state before the first node: each holds its own number."""


@dataclass(frozen=True)
class Plan:
    """The sweep as arrays; one row of ``meta`` a layer, as ``kernels/fields.py`` tells.

    ``targets``, ``offsets``, ``edges`` and ``flags``: slot of the later node, how many layers later
    it is taken, number and flags of each edge that may be used, layer by layer. ``delta``,
    ``begin``, ``left`` and ``guard`` run the counters, several to a word (``kernels/narrow.py``).
    ``held`` marks the slots in use after a layer; ``labels`` and ``nodes`` tell label and node of a
    slot during it. ``registers`` follow the constraints that are no counts of edges. Edge ``k`` of
    the graph is used where edge ``stands[k]`` is, which alone may have a row.
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
    stands: Ints

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

    @property
    def words(self) -> int:
        """Words of a state's key: slots, then counters, then registers."""
        own = self.config[fields.SLOT_WORDS] + self.config[fields.COUNTER_WORDS]
        return int(own) + self.registers.words

    @property
    def start(self) -> Words:
        """The key before the first node: nothing is touched."""
        key = np.zeros(self.words, np.uint64)
        if self.mode == fields.NARROW:
            key[0] = UNTOUCHED
        elif self.mode == fields.BROAD:
            for slot in range(BROAD_SLOTS):
                word, place = divmod(slot, int(self.config[fields.SLOTS_A_WORD]))
                key[word] |= np.uint64(slot << (5 * place))
        return key

    @cached_property
    def layer_of_rows(self) -> Ints:
        """The layer that decides each edge."""
        return np.repeat(np.arange(self.layers), self.meta[:, fields.EDGES])

    @cached_property
    def chains(self) -> dict[int, list[int]]:
        """The edges of the graph that each edge of the plan stands for."""
        chains: dict[int, list[int]] = {}
        for edge, stands in enumerate(self.stands.tolist()):
            chains.setdefault(stands, []).append(edge)
        return chains

    @cached_property
    def fan(self) -> int:
        """No state has more followers than this in any layer."""
        return int(self.meta[:, fields.FAN].max())


def plan(graph: Graph, demand: Demand, *, improved: bool = True) -> Plan | None:
    """The sweep that counts the lines; None where no line can obey.

    Nodes are taken as ``layout`` has them, all of them. Where there are clues and it may be
    ``improved``, those with two edges are passed over (``kernels/contraction.py``); where clues
    leave many states, more of the edges is found out first, and nodes are taken in the order that
    promises the fewest.
    """
    if demand.heading is not None:
        from studio.engines.counting.arcs import plan_arcs

        return plan_arcs(graph, demand)
    if demand.used & demand.unused:
        return None
    sheet = _Sheet(graph, demand, layout(graph))
    # Clues name edges by their nodes; other orders are tried where these name a single edge.
    improved = improved and graph.simple is graph
    if improved and demand.labels is None and len(demand.counts):
        found = sheet.improved()
        if found.order < 0:
            return None
        if not demand.patterns:
            return sheet.plan_of(found)
        sheet.base = layouts_alike(graph).each[found.order]
    elif not sheet.settled():
        return None
    fate = sheet.fate
    followed = registers(
        graph, sheet.base, fate != kernel.UNUSED, demand.patterns, all_visited=demand.spanning
    )
    return sheet.plan(followed) if followed is not None else None


class _Sheet:
    """What a demand says of the nodes and edges of a layout, and the plan made of it."""

    def __init__(self, graph: Graph, demand: Demand, base: Layout) -> None:
        self.graph, self.demand, self.base = graph, demand, base
        self.fate = np.zeros(len(graph.edges), np.int64)
        if demand.unused or demand.used:
            self.fate[list(demand.unused)] = kernel.UNUSED
            self.fate[list(demand.used)] = kernel.USED
        # Nodes that the line, or a label, takes an edge from, and those that may have it so.
        self.end = self.fixed = self.free = self.label = base.nobody
        if demand.ends:
            self.end = self.fixed = base.nobody.copy()
            self.end[list(demand.ends)] = True
        if demand.free_ends:
            self.free = ~base.nobody
        if demand.labels is not None:
            size = graph.size
            self.label = np.zeros(size, np.int64)
            self.label[list(demand.labels)] = list(demand.labels.values())
            if not demand.closed:
                self.fixed = self.end | (self.label == 1) | (self.label == size)
            self.free = (self.label == 0) & self._free_tips()
        # How many edges of the line each node may have, as bits.
        self.allowed = np.full(graph.size, 4 if demand.spanning else 5, np.uint8)
        if not demand.closed or demand.labels is not None:
            self.allowed[self.free] |= 2
            self.allowed[self.fixed] = 2
        clues = demand.counts
        self.first, self.edge, self.wanted = clues.first.copy(), clues.edge.copy(), clues.wanted
        self.times = np.ones(len(self.edge), np.int64)

    def settled(self) -> bool:
        """Find out which edges must or cannot be used; False where none can be a line."""
        base = self.base
        return kernel.settle(
            self.fate, base.pairs, base.first, base.touching, self.allowed,
            self.first, self.edge, self.times, self.wanted,
        )  # fmt: skip

    def improved(self) -> contraction.Arrangement:
        """Leave out the nodes with two edges, and take the others in the order that promises the
        fewest states. Where these are many, find out more of the edges of a loop by what its faces
        say. Where constraints follow patterns all nodes stay, and the order alone is chosen."""
        found = self._arranged(SOME)
        if self.demand.closed and (kernels.loaded("inference") or found.states > MOST):
            for trying, many in ((False, MANY), (True, MORE)):
                if found.order >= 0 and found.states > many:
                    if not self._inferred(trying=trying):
                        return found._replace(order=-1)
                    found = self._arranged()
        if (
            found.order >= 0
            and NARROW_SLOTS < found.slots <= BROAD_SLOTS
            and not self.demand.patterns
            and found.meta[:, fields.EDGES].max() > BROAD_EDGES
        ):
            one = layouts_alike(self.graph).orders[found.order : found.order + 1]
            found = self._arranged(orders=one, narrow=True)
        return found

    def _arranged(
        self, enough: float = 0.0, *, orders: Ints | None = None, narrow: bool = False
    ) -> contraction.Arrangement:
        """Settle, and plan what is left in the best of some orders; see the kernel."""
        usual, demand = self.base, self.demand
        line = contraction.Line(
            self.end, self.fixed, self.free, demand.spanning, demand.closed, demand.free_ends > 0
        )
        return contraction.arrange(
            layouts_alike(self.graph).orders if orders is None else orders, usual.slots, enough,
            bool(demand.patterns), narrow, self.fate, usual.pairs, usual.first, usual.touching,
            self.allowed, self.first, self.edge, self.times, self.wanted, line,
        )  # fmt: skip

    def _inferred(self, *, trying: bool) -> bool:
        """Settle what faces tell; False where there is no loop."""
        clues = self.first, self.edge, self.times, self.wanted
        return infer(self.graph, self.fate, *clues, trying=trying)

    def plan(self, followed: Registers) -> Plan:
        """All arrays, of all nodes and edges as they are laid out."""
        demand, base = self.demand, self.base
        numbered = demand.labels is not None
        order = base.taken
        known = max(base.touched if demand.spanning else 0, followed.begun)
        laid = kernel.lay_out(
            base.slot, base.layer, base.target, base.edge, base.row, self.fate,
            self.first, self.edge, self.times, self.wanted,
            self.end[order], self.fixed[order], self.free[order],
            demand.spanning, demand.closed, demand.free_ends > 0, numbered, known,
        )  # fmt: skip
        meta, guard = laid[0], laid[-1]
        labels, steps = base.blank, Steps.none(self.graph.size)
        if numbered:
            meta[:, fields.LABEL] = self.label[order]
            labels, steps = self.label[base.nodes] * base.present, label_steps(self.graph, demand)
        config = self._config(self._mode(base.slots, meta, guard), base.slots, guard)
        stands = np.arange(len(self.fate))
        return Plan(config, *laid, base.held, labels, base.nodes, steps, followed, stands)

    def plan_of(self, found: contraction.Arrangement) -> Plan:
        """All arrays, of what is left of nodes and edges."""
        mode = self._mode(found.slots, found.meta, found.guard)
        blank, size = np.zeros(found.held.shape, np.int64), self.graph.size
        return Plan(
            self._config(mode, found.slots, found.guard), found.meta, found.targets, found.offsets,
            found.edges, found.flags, found.delta, found.begin, found.left, found.guard,
            found.held, blank, blank, Steps.none(size), Registers.none(size), found.stands,
        )  # fmt: skip

    def _mode(self, slots: int, meta: Ints, guard: Words) -> int:
        """Which kernel expands the states."""
        if self.demand.labels is not None:
            return fields.LABELLED
        if slots <= NARROW_SLOTS and len(guard) <= 1:
            return fields.NARROW
        few = slots <= BROAD_SLOTS and len(guard) <= 1 and self.demand.closed
        return fields.BROAD if few and meta[:, fields.EDGES].max() <= BROAD_EDGES else fields.WIDE

    def _config(self, mode: int, slots: int, guard: Words) -> Ints:
        """Numbers that hold for the whole sweep, in the order that the kernels read them."""
        demand, size = self.demand, self.base.layers
        scale = size + 1 if mode == fields.LABELLED else 1
        base = 3 + 2 * (size + 2) if mode == fields.LABELLED else 3
        values = base + scale * slots
        bits = BITS.get(mode) or max(values.bit_length(), 1)
        per = 64 // bits
        slot_words = SLOT_WORDS.get(mode) or -(-slots // per)
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
                len(guard),
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

    def _free_tips(self) -> bool:
        """May the first or the last step of a numbered path be at a node without a label?"""
        demand = self.demand
        given = set((demand.labels or {}).values())
        return not demand.closed and not {1, self.base.layers} <= given
