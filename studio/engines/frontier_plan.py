"""What a sweep does at each node, worked out before it starts: plain arrays for the kernels.

The sweep takes the nodes in order. It knows, for every node of the frontier, how the links chosen
so far meet there: untouched, full, or the open end of a piece of line. A piece is known by where
its two ends are (its *mates*), and under labels by the step at an end, or its length while it holds
no labelled node. Taking a node decides the links from it to later nodes.

Method: S. Minato's and D. Knuth's Simpath (The Art of Computer Programming 4A, 7.1.4, exercise 225)
on a frontier of untaken nodes, where a node that two links meet already is one state whichever
links they are, and with counters for clues beside the mates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph
from studio.engines.frontier_demand import Demand
from studio.engines.frontier_labels import Steps, label_steps
from studio.engines.frontier_order import good_order
from studio.engines.kernels import fields

Words: TypeAlias = NDArray[np.uint64]
Ints: TypeAlias = NDArray[np.int64]

NARROW_SLOTS = 14
"""Four bits a slot: the values 14 and 15 mean something else. See the kernel ``narrow``."""


@dataclass(frozen=True)
class Plan:
    """The sweep as arrays; one row of ``meta`` a layer.

    ``meta``: slot of the node, first of its rows in ``edges``, how many, its kind, whether the line
    may be complete here, its label, how many of its links must be used, ends still to come.
    ``edges``: slot of the later node, number of the link, flags. ``delta``, ``begin``, ``left`` and
    ``guard`` run the counters, several to a word (see ``kernels/narrow.py``). ``held`` marks the
    slots in use after a layer; ``labels`` and ``nodes`` tell label and node of a slot during it.
    """

    mode: int
    graph: Graph
    order: tuple[int, ...]
    slots: int
    config: Ints
    meta: Ints
    edges: Ints
    delta: Words
    begin: Words
    left: Words
    guard: Words
    held: Ints
    labels: Ints
    nodes: Ints
    steps: Steps

    @property
    def layers(self) -> int:
        """How many nodes the sweep takes."""
        return len(self.order)

    @cached_property
    def words(self) -> int:
        """Words of a state's key: slots, then counters."""
        return int(self.config[fields.SLOT_WORDS] + self.config[fields.COUNTER_WORDS])

    @cached_property
    def start(self) -> Words:
        """The key before the first node: nothing is touched."""
        key = np.zeros(self.words, np.uint64)
        if self.mode == fields.NARROW:
            key[0] = sum(slot << (4 * slot) for slot in range(16)) & ((1 << 60) - 1)
        return key

    def layer(self, layer: int) -> tuple[Any, ...]:
        """The arrays of a layer, in the order in which the kernels take them."""
        first, count = int(self.meta[layer, fields.FIRST_LINK]), int(self.meta[layer, fields.LINKS])
        links = self.edges[first : first + count]
        return (
            self.config,
            self.meta[layer],
            links[:, 0].copy(),
            links[:, 2].copy(),
            self.delta[first : first + count],
            self.begin[layer],
            self.left[layer],
            self.guard,
            self.held[layer],
            self.labels[layer],
            self.steps.gaps,
            self.steps.fits[self.nodes[layer]],
        )

    def fan(self, layer: int) -> int:
        """No state has more followers than this in a layer."""
        k = int(self.meta[layer, fields.LINKS])
        ways = 1 + 2 * k + k * (k - 1) // 2
        return ways if self.mode != fields.LABELLED else 4 * ways + 2 * k + 2


def plan(graph: Graph, demand: Demand) -> Plan | None:
    """The sweep that counts the lines; None where no line can obey."""
    settled = _settled(graph, demand)
    if settled is None:
        return None
    demand = settled
    return _Layout(graph, demand, good_order(graph)).plan()


def _settled(graph: Graph, demand: Demand) -> Demand | None:
    """The demand with counts of none or all made into unused and used links; None if they clash."""
    used, unused = set(demand.used), set(demand.unused)
    counts: list[tuple[Mapping[int, int], int]] = list(demand.counts)
    changed = True
    while changed:
        changed = False
        kept: list[tuple[Mapping[int, int], int]] = []
        for links, wanted in counts:
            count = wanted - sum(times for link, times in links.items() if link in used)
            open_links = {k: t for k, t in links.items() if k not in used and k not in unused}
            most = sum(open_links.values())
            if not 0 <= count <= most:
                return None
            if count in (0, most):
                (unused if count == 0 else used).update(open_links)
                changed = changed or bool(open_links)
            else:
                kept.append((open_links, count))
        counts = kept
    if used & unused:
        return None
    degree = [0] * graph.size
    for link in used:
        for node in graph.links[link]:
            degree[node] += 1
    if max(degree, default=0) > 2:
        return None
    return replace(demand, used=frozenset(used), unused=frozenset(unused), counts=tuple(counts))


class _Layout:
    """Gives slots to nodes and bits to counters, layer by layer."""

    def __init__(self, graph: Graph, demand: Demand, order: tuple[int, ...]) -> None:
        self.graph = graph
        self.demand = demand
        self.order = order
        self.place = {node: i for i, node in enumerate(order)}
        links = [k for k in range(len(graph.links)) if k not in demand.unused]
        later: list[list[tuple[int, int]]] = [[] for _ in order]
        for k in links:
            u, v = sorted(graph.links[k], key=self.place.__getitem__)
            later[self.place[u]].append((self.place[v], k))
        self.later = [sorted(row) for row in later]
        self._give_slots()

    def _give_slots(self) -> None:
        """Each node a slot from the layer where it is first touched to the layer that takes it."""
        size = len(self.order)
        self.slot = [-1] * size
        self.during: list[list[int]] = []
        free: list[int] = []
        count = 0
        holder: list[int] = []
        for i in range(size):
            for j in (i, *(j for j, _ in self.later[i])):
                if self.slot[j] < 0:
                    if free:
                        free.sort(reverse=True)
                        self.slot[j] = free.pop()
                    else:
                        self.slot[j] = count
                        count += 1
                        holder.append(-1)
                    holder[self.slot[j]] = j
            self.during.append(list(holder))
            holder[self.slot[i]] = -1
            free.append(self.slot[i])
        self.slots = max(count, 1)

    def plan(self) -> Plan:
        """All arrays."""
        demand, order = self.demand, self.order
        counters = _Counters(self)
        if demand.labels is not None:
            mode = fields.LABELLED
        elif self.slots <= NARROW_SLOTS and len(counters.guard) <= 1:
            mode = fields.NARROW
        else:
            mode = fields.WIDE
        meta, edges = self._decisions(counters.rest)
        held = np.zeros((len(order), self.slots), np.int64)
        labels = np.zeros((len(order), self.slots), np.int64)
        nodes = np.zeros((len(order), self.slots), np.int64)
        for i, row in enumerate(self.during):
            for slot, j in enumerate(row):
                if j >= 0:
                    held[i, slot] = j != i
                    nodes[i, slot] = order[j]
                    labels[i, slot] = (demand.labels or {}).get(order[j], 0)
        return Plan(
            mode,
            self.graph,
            order,
            self.slots,
            self._config(mode, len(counters.guard)),
            meta,
            edges,
            counters.delta,
            counters.begin,
            counters.left,
            counters.guard,
            held,
            labels,
            nodes,
            Steps.none(self.graph.size)
            if demand.labels is None
            else label_steps(self.graph, demand),
        )

    def _config(self, mode: int, counter_words: int) -> Ints:
        """Numbers that hold for the whole sweep, in the order that the kernels read them."""
        demand, size = self.demand, len(self.order)
        scale = size + 1 if mode == fields.LABELLED else 1
        base = 3 + 2 * (size + 2) if mode == fields.LABELLED else 3
        values = base + scale * self.slots
        bits = 4 if mode == fields.NARROW else max(values.bit_length(), 1)
        per = 64 // bits
        slot_words = 1 if mode == fields.NARROW else -(-self.slots // per)
        steps = set((demand.labels or {}).values())
        marks = [0, *sorted(steps), size + 1]
        longest = max(b - a for a, b in pairwise(marks)) - 1
        if demand.closed:
            longest = size  # the piece across step 1 may be longer
        return np.array(
            [
                mode,
                self.slots,
                bits,
                slot_words,
                counter_words,
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

    def _decisions(self, rest: Sequence[bool]) -> tuple[Ints, Ints]:
        """The rows of ``meta`` and ``edges``; ``rest``: where later clues ask for nothing more."""
        demand, order = self.demand, self.order
        meta: list[list[int]] = []
        edges: list[list[int]] = []
        ends_left = len(demand.ends)
        last_must = max(
            (min(map(self.place.__getitem__, self.graph.links[k])) for k in demand.used), default=-1
        )
        known: set[int] = set()
        links_ahead = self._links_ahead()
        for i, node in enumerate(order):
            ends_left -= node in demand.ends
            kind = self._kind(node)
            musts = sum(k in demand.used for _, k in self.later[i])
            known.update((i, *(j for j, _ in self.later[i])))
            covered = not demand.spanning or len(known) == len(order)
            complete = rest[i] and i >= last_must and covered
            first = len(edges)
            for j, k in self.later[i]:
                flags = fields.MUST_USE if k in demand.used else 0
                flags |= self._dead(order[j], links_ahead[i][j])
                edges.append([self.slot[j], k, flags])
            meta.append(
                [
                    self.slot[i],
                    first,
                    len(self.later[i]),
                    kind,
                    complete,
                    (demand.labels or {}).get(node, 0),
                    musts,
                    ends_left,
                    demand.labels is not None and i == len(order) - 1,
                ]
            )
        edge_rows = np.array(edges, np.int64).reshape(-1, 3)
        return np.array(meta, np.int64).reshape(-1, 9), edge_rows

    def _links_ahead(self) -> list[dict[int, int]]:
        """After each layer, how many links of each of its later neighbours are still to decide."""
        ahead = [0] * len(self.order)
        for i, row in enumerate(self.later):
            ahead[i] += len(row)
            for j, _ in row:
                ahead[j] += 1
        rows = []
        for row in self.later:
            for j, _ in row:
                ahead[j] -= 1
            rows.append({j: ahead[j] for j, _ in row})
        return rows

    def _kind(self, node: int) -> int:
        demand = self.demand
        if node in demand.ends:
            return fields.MAY_END | fields.MUST_END
        kind = 0 if demand.spanning else fields.MAY_SKIP
        return kind | (fields.MAY_END if demand.free_ends else 0)

    @cached_property
    def _free_tips(self) -> bool:
        """May the first or the last step of a numbered path be at a node without a label?"""
        demand = self.demand
        given = set((demand.labels or {}).values())
        return not demand.closed and not {1, len(self.order)} <= given

    def _dead(self, node: int, ahead: int) -> int:
        """What a later node with ``ahead`` undecided links must not be; see the flags above."""
        demand = self.demand
        labels = demand.labels or {}
        n = len(self.order)
        fixed = node in demand.ends or (
            not demand.closed and demand.labels is not None and labels.get(node, 0) in (1, n)
        )
        if demand.labels is not None:
            free = self._free_tips and node not in labels
        else:
            free = bool(demand.free_ends)
        flags = fields.ONE_LINK if fixed and demand.labels is None else 0
        # Dead: hopeless once both ends are placed; lost: hopeless although an end is to be had.
        for with_end, empty, opened in (
            (fixed, fields.DEAD_EMPTY, fields.DEAD_OPEN),
            (fixed or free, fields.LOST_EMPTY, fields.LOST_OPEN),
        ):
            need = 1 if with_end else 2
            if demand.spanning and ahead < need:
                flags |= empty
            if ahead < need - 1:
                flags |= opened
        return flags


class _Counters:
    """Bits for the clues' counters: each has a guard bit on top, and lives from its first decided
    link to its last.

    ``rest[i]`` says that no counter begins after layer ``i`` with anything left to ask.
    """

    def __init__(self, layout: _Layout) -> None:
        size = len(layout.order)
        decided = {k: i for i, row in enumerate(layout.later) for _, k in row}
        jobs = [
            (min(map(decided.__getitem__, links)), max(map(decided.__getitem__, links)), links, n)
            for links, n in layout.demand.counts
        ]
        jobs.sort(key=lambda job: job[:2])
        bits = 1 + max((max(count, 1).bit_length() for *_, count in jobs), default=0)
        per = 64 // bits
        ends: list[int] = []
        fields = []
        for first, last, _, _ in jobs:
            field = next((f for f, end in enumerate(ends) if end < first), len(ends))
            ends[field : field + 1] = [last]
            fields.append(field)
        words = -(-len(ends) // per)
        rows = sum(len(row) for row in layout.later)
        number = {k: e for e, k in enumerate(k for row in layout.later for _, k in row)}
        delta = [[0] * words for _ in range(rows)]
        begin = [[0] * words for _ in range(size)]
        left = [[0] * words for _ in range(size)]
        guard = [0] * words
        latest = max((first for first, *_ in jobs), default=0)
        self.rest = [i >= latest for i in range(size)]
        for (first, last, links, count), field in zip(jobs, fields, strict=True):
            word, shift = field // per, bits * (field % per)
            guard[word] |= 1 << (shift + bits - 1)
            begin[first][word] += count << shift
            for k, times in links.items():
                delta[number[k]][word] += times << shift
            for i in range(first, last):
                ahead = sum(times for k, times in links.items() if decided[k] > i)
                left[i][word] += min(ahead, (1 << (bits - 1)) - 1) << shift
        self.delta = _words(delta, rows, words)
        self.begin = _words(begin, size, words)
        self.left = _words(left, size, words)
        self.guard = np.array(guard, np.uint64)


def _words(rows: list[list[int]], height: int, width: int) -> Words:
    return np.array(rows, np.uint64).reshape(height, width)
