"""What is known of a line through all nodes: steps, edges, and what these rule out at once.

Steps are counted from 1. An edge is *out* where the facts beside it leave no room: two steps that
do
not follow each other, a node whose two ways are known, an end that has its one way. People see that
without writing it down, so it is no fact; but it has a reason, which says which facts show it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from studio.board import Graph
from studio.engines.deduction.deduction import ContradictionError
from studio.engines.deduction.path_reach import near_masks
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    Problem,
    Shape,
    StartsAt,
    StepAt,
    StepParity,
)

Reason = tuple[Constraint, ...]


class PathState:
    """Facts about one line through all nodes, with the ways that they leave open."""

    def __init__(self, problem: Problem) -> None:
        graph = problem.graph
        self.graph: Graph = graph
        self.size = graph.size
        self.near = near_masks(graph)
        self.closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        self.rooted = problem.rooted
        self.step_of: dict[int, int] = {}
        self._labels: dict[int, StepAt] = {}
        self.node_at: dict[int, int] = {}
        self.used: dict[int, Constraint] = {}
        """Edges known to be used, with the fact that says so (a mark or an arrow)."""
        self.unused: dict[int, Constraint] = {}
        self.joined: dict[int, Reason] = {}
        """Edges between nodes whose steps follow each other, with the labels there."""
        self.apart: dict[int, Reason] = {}
        """Edges between nodes whose steps do not."""
        self.closed_off: dict[int, Reason] = {}
        """Edges at nodes where the line has come and gone."""
        self.settled: set[int] = set()
        """Such nodes: nothing more is to be found out there."""
        self.torn: Reason | None = None
        """Labels that follow each other without an edge between them."""
        self.ahead: dict[int, Follows] = {}
        """By node the arrow that leads from it."""
        self.behind: dict[int, Follows] = {}
        self.parity: dict[int, StepParity] = {}
        for constraint in problem.constraints:
            self.learn(constraint)

    # -- learning ------------------------------------------------------------------------------

    def learn(self, fact: Constraint) -> bool:
        """Take a fact; False if it was known. ContradictionError where it plainly cannot be."""
        self.__dict__.pop("edges", None)
        match fact:
            case StepAt(node, step):
                return self._place(node, step, fact)
            case StartsAt(node):
                return self._place(node, 1, StepAt(node, 1))
            case EndsAt(node):
                return self._place(node, self.size, StepAt(node, self.size))
            case EdgeUsed(u, v):
                return self._edge(u, v, fact, self.used, self.unused)
            case EdgeUnused(u, v):
                return self._edge(u, v, fact, self.unused, self.used)
            case Follows(u, v):
                self.ahead[u], self.behind[v] = fact, fact
                return self._edge(u, v, fact, self.used, self.unused)
            case StepParity(node):
                self.parity[node] = fact
        return True

    def _place(self, node: int, step: int, fact: StepAt) -> bool:
        if self.step_of.get(node) == step:
            return False
        clash = [StepAt(n, s) for n, s in self.step_of.items() if n == node or s == step]
        if clash or not 1 <= step <= self.size:
            raise ContradictionError((fact, *clash))
        self.step_of[node], self.node_at[step] = step, node
        self._labels[node] = fact
        self._compare(node, step)
        return True

    def _compare(self, node: int, step: int) -> None:
        """Hold a new label against those beside it, and against the steps beside its own."""
        edge_index = self.graph.edge_index
        for low, high in ((step, self.after(step)), (self.before(step), step)):
            one = None if low is None else self.node_at.get(low)
            other = None if high is None else self.node_at.get(high)
            if one is None or other is None:
                continue
            because = (self.label(one), self.label(other))
            edge = edge_index.get((one, other))
            if edge is None:
                self.torn = self.torn or because
            else:
                self.joined.setdefault(edge, because)
        for other in self.graph.neighbours[node]:
            if other in self.step_of:
                edge = edge_index[node, other]
                if edge not in self.joined:
                    self.apart[edge] = (self.label(other), self.label(node))

    def _edge(
        self,
        u: int,
        v: int,
        fact: Constraint,
        kept: dict[int, Constraint],
        other: dict[int, Constraint],
    ) -> bool:
        edge = self.graph.edge_index.get((u, v))
        if edge is None or edge in other:
            raise ContradictionError((fact, *([] if edge is None else [other[edge]])))
        if edge in kept:
            return False
        kept[edge] = fact
        return True

    # -- asking --------------------------------------------------------------------------------

    def label(self, node: int) -> StepAt:
        """The fact that a numbered node is at its step."""
        return self._labels[node]

    def after(self, step: int) -> int | None:
        """The step after a step; None after the last one of an open line."""
        if step < self.size:
            return step + 1
        return 1 if self.closed else None

    def before(self, step: int) -> int | None:
        """The step before a step; None before the first one of an open line."""
        if step > 1:
            return step - 1
        return self.size if self.closed else None

    def end(self, node: int) -> bool:
        """Is it known that the line begins or ends here?"""
        return not self.closed and self.step_of.get(node) in (1, self.size)

    def inner(self, node: int) -> Reason | None:
        """Why the line goes through this node and does not end there; None if it may."""
        if self.closed:
            return ()
        step = self.step_of.get(node)
        if step is not None:
            return None if step in (1, self.size) else (self.label(node),)
        first, last = self.node_at.get(1), self.node_at.get(self.size)
        if first is None or last is None:
            return None
        return (self.label(first), self.label(last))

    @cached_property
    def edges(self) -> Edges:
        """What the facts say of each edge; made anew when there are new facts."""
        return Edges(self)


class Edges:
    """Which edges are in, which are out, each with a reason in facts."""

    def __init__(self, state: PathState) -> None:
        self._state = state
        self.inside: dict[int, Reason] = {edge: (fact,) for edge, fact in state.used.items()}
        self.out: dict[int, Reason] = {edge: (fact,) for edge, fact in state.unused.items()}
        graph = state.graph
        if state.torn is not None:
            raise ContradictionError(state.torn)
        for edge, because in state.joined.items():
            if edge in self.out:
                raise ContradictionError((*because, *self.out[edge]))
            self.inside.setdefault(edge, because)
        for found in (state.apart, state.closed_off):
            for edge, because in found.items():
                if edge not in self.inside:
                    self.out.setdefault(edge, because)
        self.drawn = [0] * graph.size
        """By node how many of its edges are in."""
        for edge in self.inside:
            u, v = graph.edges[edge]
            self.drawn[u] += 1
            self.drawn[v] += 1
        for node, drawn in enumerate(self.drawn):
            most = 1 if drawn and state.end(node) else 2
            if drawn > most or (drawn == most and node not in state.settled):
                self._full(node, most)

    def _full(self, node: int, most: int) -> None:
        """Where the line has come and gone no other edge is used."""
        state, incident = self._state, self._state.graph.incident[node]
        drawn = [edge for edge in incident if edge in self.inside]
        because = [f for edge in drawn for f in self.inside[edge]]
        if most == 1:
            because.append(state.label(node))
        if len(drawn) > most:
            raise ContradictionError(dict.fromkeys(because))
        reason = tuple(dict.fromkeys(because))
        for edge in incident:
            if edge not in self.inside and edge not in self.out:
                self.out[edge] = state.closed_off[edge] = reason
        state.settled.add(node)

    def open(self, node: int) -> list[int]:
        """The edges at a node that are neither in nor out."""
        return [
            edge
            for edge in self._state.graph.incident[node]
            if edge not in self.inside and edge not in self.out
        ]

    def strand(self, node: int) -> tuple[int, list[int]]:
        """The other end of the strand at a node, and its edges; the node itself if it has none."""
        graph = self._state.graph
        path: list[int] = []
        here, came = node, -1
        while not path or here != node:
            for edge in graph.incident[here]:
                if edge != came and edge in self.inside:
                    break
            else:
                break
            came = edge
            path.append(came)
            u, v = graph.edges[came]
            here = u + v - here
        return here, path


def unique(*reasons: Iterable[Constraint]) -> Reason:
    """Reasons joined, each fact once."""
    return tuple(dict.fromkeys(fact for reason in reasons for fact in reason))
