"""Contradictions between a few labels and edges that need no search to be seen.

Each finder looks at constraints on a line through all nodes and returns a small set of them that no
such line obeys, or None. They find at once what a designer most often does wrong, and they see what
costs a solver dear: that a chessboard has too few cells of a colour.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import pairwise
from operator import itemgetter

from studio.board import Graph
from studio.engines.counting.order import distances
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Follows, StepAt, StepParity
from studio.records import dataclass

Given = EdgeUsed | Follows
"""Constraints that say that an edge is used."""


@dataclass(frozen=True)
class PathConflicts:
    """What one graph lets no line through all nodes do."""

    graph: Graph
    closed: bool

    def find(self, hold: Collection[Constraint]) -> frozenset[Constraint] | None:
        """A small contradiction within ``hold``; the empty set if there is no line at all."""
        if self._impossible:
            return frozenset()
        labels = [c for c in hold if isinstance(c, StepAt)]
        used = [c for c in hold if isinstance(c, Given)]
        unused = [c for c in hold if isinstance(c, EdgeUnused)]
        last = self.graph.size if self.closed else None
        return (
            self._misplaced(labels, used)
            or self._apart(labels)
            or self._odd_and_even(hold)
            or self._two_ways(used)
            or _against(labels, used, unused, last)
            or _three_at_a_node(used)
            or self._circle(used)
        )

    # -- the graph alone ---------------------------------------------------------------------------

    @cached_property
    def _impossible(self) -> bool:
        """Is the graph too small, in pieces, of unbalanced colours, or held by too few nodes?"""
        size = self.graph.size
        if size == 0 or (self.closed and size < 3):
            return True
        if len(self._steps) < size:
            return True
        if self.colours is not None:
            odds = 2 * sum(self.colours) - size
            if abs(odds) > (0 if self.closed else 1):
                return True
        # A line falls into at most two pieces where a node is taken away, a closed one stays whole.
        most = 1 if self.closed else 2
        return any(pieces_without(self.graph, node) > most for node in range(size))

    @cached_property
    def _steps(self) -> dict[int, int]:
        """How many steps the shortest way from node 0 to each node that it leads to has."""
        return distances(self.graph, 0)

    @cached_property
    def colours(self) -> tuple[int, ...] | None:
        """0 or 1 for each node so that every edge joins both colours; None if there is no such way.

        Meant for connected graphs.
        """
        colours = tuple(self._steps[node] % 2 for node in range(self.graph.size))
        if any(colours[u] == colours[v] for u, v in self.graph.edges):
            return None
        return colours

    def _far(self, start: int, goal: int) -> int:
        """How many steps the shortest way from one node to another has."""
        known = self._ways.get((start, goal))
        if known is None:
            known = self._ways[start, goal] = _shortest(self.graph.neighbours, start, goal)
        return known

    @cached_property
    def _ways(self) -> dict[tuple[int, int], int]:
        return {}

    # -- labels ------------------------------------------------------------------------------------

    def _misplaced(
        self, labels: Collection[StepAt], used: Collection[Given]
    ) -> frozenset[Constraint] | None:
        """One constraint that no line obeys."""
        size = self.graph.size
        for label in labels:
            if not 1 <= label.step <= size or not 0 <= label.node < size:
                return frozenset({label})
        for edge in used:
            if (edge.u, edge.v) not in self.graph.edge_index:
                return frozenset({edge})
        if self.colours is not None and size % 2:
            # Of an odd board one colour has one node more, and the odd steps.
            more = int(2 * sum(self.colours) > size)
            for label in labels:
                if (self.colours[label.node] == more) != (label.step % 2 == 1):
                    return frozenset({label})
        return None

    def _apart(self, labels: list[StepAt]) -> frozenset[Constraint] | None:
        """Two labels with too few steps, or the wrong colours, between them.

        Where there are any, there are two of which one comes next after the other: of the steps
        between others each part would be enough.
        """
        size = self.graph.size
        ordered = sorted(labels, key=lambda label: label.step)
        at: dict[int, StepAt] = {}
        pairs = list(pairwise(ordered))
        if self.closed and len(ordered) > 2:
            pairs.append((ordered[-1], ordered[0]))
        for label in ordered:
            if (other := at.setdefault(label.node, label)) is not label:
                pairs.append((other, label))
        wrong = []
        for one, other in pairs:
            gap = abs(one.step - other.step)
            gap = min(gap, size - gap) if self.closed else gap
            way = self._far(one.node, other.node)
            off = self.colours is not None and (way - gap) % 2 == 1
            if way > gap or (way == 0 and gap > 0) or off:
                wrong.append((gap, (one, other)))
        # Name the pair with the fewest steps between: people see that one best.
        return frozenset(min(wrong, key=itemgetter(0))[1]) if wrong else None

    # -- odd and even ------------------------------------------------------------------------------

    def odd_nodes(self, hold: Collection[Constraint]) -> dict[int, bool]:
        """The nodes whose steps are known to be odd (True) or even, by the marks in ``hold``.

        On a board of two colours one mark says it of all nodes. ``hold`` must have no conflict.
        """
        odd = {c.node: c.odd for c in hold if isinstance(c, StepParity)}
        if not odd or self.colours is None:
            return odd
        node, is_odd = next(iter(odd.items()))
        own = self.colours[node]
        return {other: (one == own) is is_odd for other, one in enumerate(self.colours)}

    def _odd_and_even(self, hold: Collection[Constraint]) -> frozenset[Constraint] | None:
        """Marks that contradict a label, each other, an arrow between them or the two colours."""
        marks = {c.node: c for c in hold if isinstance(c, StepParity)}
        if not marks:
            return None
        # A set may hold a node as odd and as even.
        for c in hold:
            if isinstance(c, StepParity) and marks[c.node] != c:
                return frozenset({c, marks[c.node]})
        labels = [c for c in hold if isinstance(c, StepAt)]
        said: list[tuple[int, bool, Constraint]] = [(c.node, c.step % 2 == 1, c) for c in labels]
        for node, odd, label in said:
            if node in marks and marks[node].odd is not odd:
                return frozenset({label, marks[node]})
        if not (self.closed and self.graph.size % 2):
            for c in hold:
                if isinstance(c, Given) and c.u in marks and c.v in marks:
                    first, second = marks[c.u], marks[c.v]
                    if first.odd is second.odd:
                        return frozenset({c, first, second})
        said += [(node, mark.odd, mark) for node, mark in marks.items()]
        return self._off_colour(said)

    def _off_colour(
        self, said: Sequence[tuple[int, bool, Constraint]]
    ) -> frozenset[Constraint] | None:
        """Of nodes said to be odd or even one or two that the colours of the board forbid."""
        if self.colours is None:
            return None
        if self.graph.size % 2:
            # One colour has one node more, and the odd steps.
            more = int(2 * sum(self.colours) > self.graph.size)
            for node, odd, c in said:
                if (self.colours[node] == more) != odd:
                    return frozenset({c})
        first, first_odd, one = said[0]
        for node, odd, c in said:
            if (self.colours[node] == self.colours[first]) != (odd == first_odd):
                return frozenset({one, c})
        return None

    # -- edges -------------------------------------------------------------------------------------

    def _two_ways(self, used: Collection[Given]) -> frozenset[Constraint] | None:
        """Two arrows that leave one node, lead to one, or run against each other."""
        given = {(edge.u, edge.v): edge for edge in used if isinstance(edge, Follows)}
        out: dict[int, Follows] = {}
        into: dict[int, Follows] = {}
        for arrow in given.values():
            for other in (out.get(arrow.u), into.get(arrow.v), given.get((arrow.v, arrow.u))):
                if other is not None and other != arrow:
                    return frozenset({arrow, other})
            out[arrow.u] = into[arrow.v] = arrow
        return None

    def _circle(self, used: Collection[Given]) -> frozenset[Constraint] | None:
        """Used edges that close a circle before all nodes are on it."""
        beside: dict[int, list[tuple[int, Given]]] = {}
        for edge in _single(used):
            way = _way(beside, edge.u, edge.v)
            if way is not None and not (self.closed and len(way) == self.graph.size - 1):
                return frozenset({*way, edge})
            beside.setdefault(edge.u, []).append((edge.v, edge))
            beside.setdefault(edge.v, []).append((edge.u, edge))
        return None


def _against(
    labels: Collection[StepAt],
    used: Collection[Given],
    unused: Collection[EdgeUnused],
    last: int | None,
) -> frozenset[Constraint] | None:
    """An edge said to be used that is not, by its two labels or in so many words; or the reverse.

    ``last`` is the last step of a closed line, which the first step follows.
    """
    given = {(min(edge.u, edge.v), max(edge.u, edge.v)): edge for edge in used}
    at = {label.node: label for label in labels}
    for denied in unused:
        if (denied.u, denied.v) in given:
            return frozenset({denied, given[denied.u, denied.v]})
    said: tuple[Given | EdgeUnused, ...] = (*used, *unused)
    for edge in said:
        a, b = at.get(edge.u), at.get(edge.v)
        if a is None or b is None:
            continue
        onward = b.step == a.step + 1 or (a.step == last and b.step == 1)
        back = a.step == b.step + 1 or (b.step == last and a.step == 1)
        follow = onward or (back and not isinstance(edge, Follows))
        if follow == isinstance(edge, EdgeUnused):
            return frozenset({edge, a, b})
    return None


def _single(used: Collection[Given]) -> list[Given]:
    """Without those that speak of an edge that another speaks of as well."""
    return list({(min(edge.u, edge.v), max(edge.u, edge.v)): edge for edge in used}.values())


def _three_at_a_node(used: Collection[Given]) -> frozenset[Constraint] | None:
    """Three used edges that meet at a node."""
    at: dict[int, list[Given]] = {}
    for edge in _single(used):
        for node in (edge.u, edge.v):
            at.setdefault(node, []).append(edge)
            if len(at[node]) == 3:
                return frozenset(at[node])
    return None


def _way(beside: dict[int, list[tuple[int, Given]]], start: int, goal: int) -> list[Given] | None:
    """The edges from ``start`` to ``goal`` where nodes have at most two edges, or None."""
    if goal not in beside:
        return None
    for first in beside.get(start, ()):
        way, came, node = [first[1]], start, first[0]
        while node != goal:
            onward = [step for step in beside[node] if step[0] != came]
            if not onward:
                break
            came = node
            node, edge = onward[0]
            way.append(edge)
        else:
            return way
    return None


def pieces_without(graph: Graph, removed: int) -> int:
    """Into how many pieces the graph falls without a node; counted among its neighbours.

    The neighbours are mostly joined close by, so each search ends after a few steps.
    """
    around = set(graph.neighbours[removed])
    pieces = 0
    while around:
        pieces += 1
        start = around.pop()
        seen = {removed, start}
        queue = deque([start])
        while queue and around:
            for other in graph.neighbours[queue.popleft()]:
                if other not in seen:
                    seen.add(other)
                    around.discard(other)
                    queue.append(other)
    return pieces


def _shortest(near: Sequence[Sequence[int]], start: int, goal: int) -> int:
    """How many steps lead from one node of a connected graph to another."""
    steps, ring, seen = 0, {start}, {start}
    while goal not in ring:
        ring = {other for node in ring for other in near[node]} - seen
        seen |= ring
        steps += 1
    return steps
