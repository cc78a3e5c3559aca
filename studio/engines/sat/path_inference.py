"""What follows about a line through all nodes from its labels, before anything is given to SAT.

Nearly all published number paths are settled that way, many times as quickly as by SAT; of others
the solver gets only what is left. See ``kernels.placement_plain`` for the method.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph
from studio.engines import kernels
from studio.engines.kernels.placement_plain import EXACT, FREE
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.constraints import beside_each_other
from studio.records import dataclass

EFFORT = 400
"""Places that may fall for each node of the graph, before SAT has its turn."""

MOST_FALLS = 40_000
"""Places that may fall in all: some 20 ms in which nobody can stop the kernel, 50 where nearly all
steps may be anywhere on 400 squares."""

MOST_PLACES = 200_000
"""Places of a step and a node that are put down at most; more are left to SAT."""

Places = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Inferred:
    """What is known of the lines that obey some constraints."""

    lines: tuple[Trace, ...]
    """Different lines that obey all of them."""
    every: bool
    """Are there no others?"""
    possible: Places
    """Where the line may be at each step: element [s - 1, v] for step ``s`` and node ``v``."""


def infer(
    graph: Graph,
    hold: Collection[Constraint],
    most: int,
    effort: float = EFFORT,
    without: Collection[StepAt] = (),
    ends: NDArray[np.int32] | None = None,
) -> Inferred | None:
    """What follows of an open line through all nodes, with ``most`` lines looked for that are at
    none of the places ``without``. ``ends`` are the :func:`edge_ends` of the graph, if at hand.

    None where the kernel is not ready at once, or the board too large for it. Constraints that it
    does not know narrow nothing, but the lines obey them.
    """
    if graph.size == 0 or not kernels.at_hand("placement"):
        return None
    from studio.engines.kernels.placement import place

    said = _Said(graph)
    if not (said.take(hold) and all(said.leave_out(fact.node, fact.step) for fact in without)):
        return Inferred((), every=True, possible=np.zeros((graph.size, graph.size), dtype=bool))
    size = graph.size
    lines = np.empty((most, size), np.int32)
    places = np.empty(min(size * size, MOST_PLACES), np.int32)
    said_first, nodes = said.by_step()
    ended, found, left = place(
        size,
        edge_ends(said.edges) if said.fewer or ends is None else ends,
        graph.directed,
        said_first,
        nodes,
        np.array(said.free, np.int32),
        np.array(said.odd, np.int32),
        np.array(said.leads, np.int32),
        np.array(said.led, np.int32),
        np.array(said.mates, np.int32),
        min(int(effort * size), MOST_FALLS),
        lines,
        places,
    )
    if left < 0:
        return None
    traces = [Trace(tuple(line), closed=False) for line in lines[:found].tolist()]
    if said.others:
        judges = beside_each_other(said.others)
        traces = [trace for trace in traces if all(c.holds(trace) for c in judges)]
    possible = np.zeros(size * size, dtype=bool)
    possible[places[:left]] = True
    return Inferred(tuple(traces), ended == EXACT, possible.reshape(size, size))


def edge_ends(edges: Sequence[tuple[int, int]]) -> NDArray[np.int32]:
    """The nodes of edges in one row, as the kernel has them."""
    return np.array(edges, np.int32).reshape(-1)


class _Said:
    """Constraints as the kernel has them: for each step, node and edge what is said of it."""

    def __init__(self, graph: Graph) -> None:
        size = graph.size
        self._index = graph.edge_index
        self.edges: list[tuple[int, int]] | tuple[tuple[int, int], ...] = graph.edges
        self.free = [1] * size
        self.odd = [FREE] * size
        self.leads = [FREE] * size
        self.led = [FREE] * size
        self.mates = [FREE] * (2 * size)
        self.others: list[Constraint] = []
        """Constraints that the kernel does not know."""
        self.fewer = False
        """Are there edges that no line uses?"""
        self._step_of: dict[int, int] = {}
        self._nodes_at: dict[int, set[int]] = {}
        self._gone: set[tuple[int, int]] = set()

    def take(self, hold: Collection[Constraint]) -> bool:
        """Put down all constraints; False if one, or two together, plainly allow no line."""
        size = len(self.free)
        for constraint in hold:
            match constraint:
                case StepAt(node, step):
                    possible = self._label(node, step)
                case StartsAt(node):
                    possible = self._label(node, 1)
                case EndsAt(node):
                    possible = self._label(node, size)
                case StepAmong(nodes, step):
                    possible = 1 <= step <= size and self._among(set(nodes), step)
                case StepParity(node, odd):
                    possible = self._parity(node, odd)
                case Follows(u, v):
                    possible = self._follow(u, v)
                case EdgeUsed(u, v):
                    possible = self._known(u, v) and self._mate(u, v) and self._mate(v, u)
                case EdgeUnused(u, v):
                    self._gone |= {(u, v), (v, u)}
                    possible = True
                case _:
                    self.others.append(constraint)
                    possible = True
            if not possible:
                return False
        if self._gone:
            self.edges = [pair for pair in self.edges if pair not in self._gone]
            self.fewer = True
        return True

    def leave_out(self, node: int, step: int) -> bool:
        """The line is not at a node at a step, after all else is put down; False if it must be."""
        if not 1 <= step <= len(self.free):
            return True
        kept = self._nodes_at.get(step)
        if kept is None:
            kept = {other for other, free in enumerate(self.free) if free}
        self._nodes_at[step] = kept - {node}
        return bool(self._nodes_at[step])

    def by_step(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The nodes that steps may have of which something is said, and where those begin."""
        counts = np.zeros(len(self.free) + 1, np.int32)
        nodes: list[int] = []
        for step in sorted(self._nodes_at):
            counts[step] = len(self._nodes_at[step])
            nodes.extend(self._nodes_at[step])
        return np.cumsum(counts, dtype=np.int32), np.array(nodes, np.int32)

    def _label(self, node: int, step: int) -> bool:
        size = len(self.free)
        if not (1 <= step <= size and 0 <= node < size):
            return False
        if self._step_of.setdefault(node, step) != step:
            return False
        self.free[node] = 0
        if step not in self._nodes_at:
            self._nodes_at[step] = {node}
            return True
        return self._among({node}, step)

    def _among(self, nodes: set[int], step: int) -> bool:
        kept = self._nodes_at.get(step, range(len(self.free)))
        self._nodes_at[step] = nodes.intersection(kept)
        return bool(self._nodes_at[step])

    def _parity(self, node: int, odd: bool) -> bool:
        if not 0 <= node < len(self.free):
            return not odd
        known = self.odd[node]
        self.odd[node] = int(odd)
        return known in (FREE, int(odd))

    def _known(self, u: int, v: int) -> bool:
        return (u, v) in self._index or (v, u) in self._index

    def _follow(self, u: int, v: int) -> bool:
        if not self._known(u, v) or self.leads[u] not in (FREE, v) or self.led[v] not in (FREE, u):
            return False
        self.leads[u], self.led[v] = v, u
        return True

    def _mate(self, node: int, other: int) -> bool:
        first, second = self.mates[2 * node : 2 * node + 2]
        if other in (first, second):
            return True
        if second != FREE:
            return False
        self.mates[2 * node + (first != FREE)] = other
        return True
