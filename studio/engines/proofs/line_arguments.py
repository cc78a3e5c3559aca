"""Arguments about lines through all nodes by arcs and order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise, product
from typing import Any

from studio.engines.proofs.arguments import Shown, Signed, counted, no, yes
from studio.puzzle import (
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    MetInOrder,
    Problem,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)


class LineArguments:
    """A line through all nodes: each has a step, which grows by one along the arcs taken."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._answers = answers
        self._size = size = problem.graph.size
        self.words = {"link": (size, size), "arc": (size, size), "after": (size, size)}
        self._closed = problem.closed
        edges = problem.graph.edges
        self._arcs = set(edges) if problem.graph.directed else {*edges, *((v, u) for u, v in edges)}
        self._away: dict[int, list[Signed]] = {}
        self._into: dict[int, list[Signed]] = {}
        for u, v in self._arcs:
            self._away.setdefault(u, []).append(yes("arc", u, v))
            self._into.setdefault(v, []).append(yes("arc", u, v))
        self._far_from = lru_cache(maxsize=None)(self._distances)
        self.arguments: Mapping[str, Callable[..., Shown]] = {
            "short": self._short,
            "one way": self._one_way,
            "order": self._order,
            "along": self._along,
            "clue": self._clue,
            "link": self._edge,
            "far": self._far,
            "colour": self._colour,
            "other": self._other,
        }

    def _clause(self, *parts: Signed | None) -> Shown:
        """The clause of some parts, where "after" is certain before step 1 and false from the last.

        None: no literal. No clause at all where a part is certain.
        """
        left = []
        for part in parts:
            if part is None:
                continue
            positive, name = part
            if name.word == "after" and not 1 <= name.about[1] < self._size:
                if positive == (name.about[1] < 1):
                    return
                continue
            left.append(part)
        yield left

    def _short(self, said: frozenset[Signed]) -> Shown:
        """A closed line has three nodes, so with fewer there is none."""
        if self._closed and self._size < 3:
            yield []

    def _one_way(self, said: frozenset[Signed], node: int) -> Shown:
        """At most one arc leads away and one in; but for the ends of an open line just one."""
        if node >= self._size:
            return
        away, into = self._away.get(node, []), self._into.get(node, [])
        for ways in (away, into):
            denied = [(False, name) for _, name in ways if (False, name) in said]
            if len(denied) >= 2:
                yield denied
        yield from self._clause(*away, None if self._closed else yes("after", node, self._size - 1))
        yield from self._clause(*into, None if self._closed else no("after", node, 1))

    def _order(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """What is later than a step is later than the one before."""
        if node < self._size:
            yield from self._clause(no("after", node, step), yes("after", node, step - 1))

    def _along(self, said: frozenset[Signed], u: int, v: int, step: int) -> Shown:
        """v comes one step after u; only a closed line goes from its last node to its first."""
        if (u, v) not in self._arcs:
            return
        arc, last = no("arc", u, v), self._size - 1
        wrap = yes("after", u, last) if self._closed else None
        if step < last:
            yield from self._clause(arc, no("after", u, step), yes("after", v, step + 1), wrap)
            yield from self._clause(arc, yes("after", u, step), no("after", v, step + 1))
        else:
            first = no("after", v, 1) if self._closed else None
            yield from self._clause(arc, no("after", u, last), first)

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case StepAt(node, step):
                yield from self._step_at(node, step)
            case StartsAt(node):
                yield from self._step_at(node, 1)
            case EndsAt(node):
                yield from self._step_at(node, self._size)
            case Follows(u, v):
                yield [yes("arc", u, v)] if (u, v) in self._arcs else []
            case EdgeUsed(u, v):
                yield [yes("arc", *arc) for arc in ((u, v), (v, u)) if arc in self._arcs]
            case EdgeUnused(u, v):
                yield [no("arc", u, v)]
                yield [no("arc", v, u)]
            case StepAmong(nodes, step):
                yield from self._among(nodes, step)
            case StepParity(node, odd):
                steps = [n.about[1] for _, n in said if n.word == "after" and n.about[0] == node]
                # That the one node of a board is at step 1 takes no words.
                for step in {1, *steps, *(step + 1 for step in steps)}:
                    if (step % 2 == 1) is not odd:
                        yield from self._not_at(node, step)
            case MetInOrder(nodes, place):
                told = {n.about[1] for _, n in said if n.word == "after"}
                here = nodes[place]
                pairs = [(node, here) for node in nodes[:place]]
                for earlier, later in (*pairs, *((here, node) for node in nodes[place + 1 :])):
                    for step in {1, *told, *(step + 1 for step in told)}:
                        yield from self._clause(
                            no("after", earlier, step - 1), yes("after", later, step)
                        )
            case EdgesUsed(edges, count) if counted(edges, count, said):
                yield said

    def _step_at(self, node: int, step: int) -> Shown:
        if not 1 <= step <= self._size:
            yield []  # there is no such step, so no line obeys
            return
        yield from self._clause(yes("after", node, step - 1))
        yield from self._clause(no("after", node, step))

    def _among(self, nodes: Sequence[int], step: int) -> Shown:
        """Each node that may be at the step is after the step before it, or not after it."""
        if not 1 <= step <= self._size:
            yield []
            return
        for late in product((False, True), repeat=len(nodes)):
            sides = zip(nodes, late, strict=True)
            yield from self._clause(
                *(
                    no("after", v, step) if after else yes("after", v, step - 1)
                    for v, after in sides
                )
            )

    def _not_at(self, node: int, step: int) -> Shown:
        yield from self._clause(no("after", node, step - 1), yes("after", node, step))

    def _edge(self, said: frozenset[Signed], u: int, v: int) -> Shown:
        """What "link" means: one of its arcs is taken."""
        arcs = [arc for arc in ((u, v), (v, u)) if arc in self._arcs]
        for arc in arcs:
            yield [no("arc", *arc), yes("link", u, v)]
        yield [no("link", u, v), *(yes("arc", *arc) for arc in arcs)]

    @cached_property
    def _labels(self) -> dict[int, int]:
        """The node of each step that is given."""
        found = {}
        for constraint in self._problem.constraints:
            match constraint:
                case StepAt(node, step):
                    found[step] = node
                case StartsAt(node):
                    found[1] = node
                case EndsAt(node):
                    found[self._size] = node
        return found

    @cached_property
    def _network(self) -> Any:
        import networkx as nx

        network = nx.DiGraph() if self._problem.graph.directed else nx.Graph()
        network.add_nodes_from(range(self._size))
        network.add_edges_from(self._problem.graph.edges)
        return network

    def _distances(self, label: int, backward: bool) -> Mapping[int, int]:
        """Steps between a labelled node and the others, with no other label on the way."""
        import networkx as nx

        others = set(self._labels.values()) - {label}
        free = self._network.subgraph(set(self._network) - others)
        if backward and self._problem.graph.directed:
            free = free.reverse()
        lengths: Mapping[int, int] = nx.single_source_shortest_path_length(free, label)
        return lengths

    def _far(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """Between a label and the next the line makes no detour shorter than the way."""
        label = self._labels[step]
        if node in self._labels.values() or node >= self._size:
            return
        before = max((other for other in self._labels if other < step), default=0)
        behind = min((other for other in self._labels if other > step), default=self._size + 1)
        ahead = self._far_from(label, False).get(node, self._size)
        back = self._far_from(label, True).get(node, self._size)
        yield from self._clause(
            no("after", node, max(before, step - back)),
            yes("after", node, min(behind, step + ahead) - 1),
        )

    @cached_property
    def _colouring(self) -> Mapping[int, int]:
        import networkx as nx

        colours: Mapping[int, int] = nx.bipartite.color(self._network)
        return colours

    def _colour(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """Steps between nodes of one colour are even in number, between two colours odd.

        On a board in parts, whose colours have nothing to do with each other, there is no line.
        """
        import networkx as nx

        if not nx.is_connected(self._network):
            yield []
            return
        known, label = next(iter(self._labels.items()))
        same = self._colouring[node] == self._colouring[label]
        if ((step - known) % 2 == 0) is not same:
            yield from self._not_at(node, step)

    def _other(self, said: frozenset[Signed]) -> Shown:
        """Any other line leaves an arc out; a closed one may also begin elsewhere."""
        for answer in self._answers:
            if not self._problem.rooted:
                yield (no("link", u, v) for u, v in answer.pairs)
                continue
            arcs = [no("arc", u, v) for u, v in pairwise(answer.nodes)]
            if self._closed:
                arcs.append(no("arc", answer.nodes[-1], answer.nodes[0]))
                arcs.append(yes("after", answer.nodes[0], 1))
            yield from self._clause(*arcs)
