"""The line that backtracking grows, and the early signs that it cannot be finished."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from studio.engines.events import Why
from studio.puzzle import (
    EdgeUnused,
    EdgeUsed,
    Follows,
    MetInOrder,
    Problem,
    StepAmong,
    StepAt,
    StepParity,
)
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Prunings:
    """Which early signs of failure the search looks for after each step."""

    dead_ends: bool = True
    """A node with one way left can only be the last; with none it is lost."""
    connectivity: bool = True
    """What is not visited must stay in one piece."""
    distance: bool = True
    """The next label must be near enough for the steps that are left."""
    parity: bool = True
    """On boards of two colours each step changes colour, so labels and counts must agree."""


ALL = Prunings()


class Line:
    """The line as far as it is drawn, with what prunings ask about the rest.

    ``_near`` are the nodes that a step leads to, ``_from`` those from which one leads here: the
    same where edges go both ways.
    """

    def __init__(self, problem: Problem) -> None:
        graph = problem.graph
        self.nodes: list[int] = []
        self._problem = problem
        unused = {(c.u, c.v) for c in problem.constraints if isinstance(c, EdgeUnused)}
        self._near, self._from = (
            [
                [w for w in near if (min(v, w), max(v, w)) not in unused]
                for v, near in enumerate(table)
            ]
            for table in (graph.neighbours, graph.sources)
        )
        self._partners: list[set[int]] = [set() for _ in range(graph.size)]
        for edge in problem.constraints:
            if isinstance(edge, EdgeUsed | Follows):
                self._partners[edge.u].add(edge.v)
                self._partners[edge.v].add(edge.u)
        arrows = [(c.u, c.v) for c in problem.constraints if isinstance(c, Follows)]
        self._behind = {v: u for u, v in arrows}
        self._ahead = dict(arrows)
        self._odd = {c.node: c.odd for c in problem.constraints if isinstance(c, StepParity)}
        self._labels = {c.step: c.node for c in problem.constraints if isinstance(c, StepAt)}
        self._order = order_of(problem)
        self._among: dict[int, set[int]] = {}
        for choice in problem.constraints:
            if isinstance(choice, StepAmong):
                nodes = self._among.setdefault(choice.step, set(choice.nodes))
                nodes.intersection_update(choice.nodes)
        self._labelled = {node: step for step, node in self._labels.items()}
        # From each step on, which label comes next.
        self._goals: list[int | None] = [None] * (graph.size + 2)
        for step in range(graph.size, -1, -1):
            later = step + 1 if step + 1 in self._labels else self._goals[step + 1]
            self._goals[step] = later
        self._distances = {node: self._way_to(node) for node in self._labelled}
        self._colours = _two_colours([a + b for a, b in zip(self._near, self._from, strict=True)])
        self._free = [len(near) for near in self._near]
        self._unvisited = set(range(graph.size))
        self._thin = {v for v in self._unvisited if self._free[v] <= 1}

    # -- moving ------------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Is the line at every node?"""
        return not self._unvisited

    def starts(self) -> Sequence[int]:
        """The nodes where the line may begin."""
        if 1 in self._labels:
            start = self._labels[1]
            allowed = self._odd.get(start, True) and start in self._among.get(1, (start,))
            return [start] if allowed else []
        if self._problem.closed and not self._problem.rooted and not self._labels:
            # A circle may be read from anywhere.
            return range(min(1, self._problem.graph.size))
        size, closed = self._problem.graph.size, self._problem.closed
        return [
            v
            for v in range(size)
            if v not in self._labelled
            and self._odd.get(v, True)
            and v in self._among.get(1, (v,))
            and not self._order.get(v)
            and (closed or v not in self._behind)
        ]

    def onward(self) -> list[int]:
        """The nodes that may come next, those with the fewest ways on first (Warnsdorff's rule)."""
        step = len(self.nodes) + 1
        head = self.nodes[-1]
        near = [v for v in self._near[head] if v in self._unvisited and self._may(head, v, step)]
        partners = [v for v in near if v in self._partners[head]]
        # The edges of a circle's first node are its first and its last.
        spare = 1 if self._problem.closed and step == 2 else 0
        if len(partners) > spare:
            near = partners if len(partners) == 1 + spare else []
        if step in self._labels:
            return [v for v in near if v == self._labels[step]]
        return sorted((v for v in near if v not in self._labelled), key=self._free.__getitem__)

    def _may(self, head: int, node: int, step: int) -> bool:
        """Do arrows, marks and numbers of two cells let the line go from its head to a node?"""
        return (
            node in self._among.get(step, (node,))
            and self._ahead.get(head, node) == node
            and self._behind.get(node, head) == head
            and self._odd.get(node, step % 2 == 1) is (step % 2 == 1)
            and self._unvisited.isdisjoint(self._order.get(node, ()))
        )

    def grow(self, node: int) -> None:
        """Go on to a node."""
        self.nodes.append(node)
        self._unvisited.remove(node)
        self._thin.discard(node)
        for other in self._from[node]:
            self._free[other] -= 1
            if self._free[other] <= 1 and other in self._unvisited:
                self._thin.add(other)

    def back(self) -> int:
        """Take the last node back, and say which it was."""
        node = self.nodes.pop()
        self._unvisited.add(node)
        if self._free[node] <= 1:
            self._thin.add(node)
        for other in self._from[node]:
            self._free[other] += 1
            if self._free[other] == 2:
                self._thin.discard(other)
        return node

    # -- pruning -----------------------------------------------------------------------------------

    def objection(self, prunings: Prunings) -> Why:
        """Why this line cannot be finished, as far as is seen; cheapest looks first."""
        if self.complete:
            return Why.NOTHING
        if prunings.distance and self._too_far():
            return Why.TOO_FAR
        if prunings.parity and self._uneven():
            return Why.UNEVEN
        if prunings.parity and self._wrong_colour():
            return Why.WRONG_COLOUR
        if prunings.dead_ends and self._dead_end():
            return Why.DEAD_END
        if prunings.connectivity and self._cut_off():
            return Why.CUT_OFF
        return Why.NOTHING

    def _too_far(self) -> bool:
        step = len(self.nodes)
        goal = self._goals[step]
        if goal is None:
            return False
        return self._distances[self._labels[goal]][self.nodes[-1]] > goal - step

    def _uneven(self) -> bool:
        """Do the colours not take turns from the first node on until none of either is left?"""
        if self._colours is None or len(self.nodes) > 1:
            return False
        same, size = self._colours.count(self._colours[self.nodes[0]]), len(self._colours)
        return same != (size + 1) // 2 or (self._problem.closed and size % 2 == 1)

    def _wrong_colour(self) -> bool:
        if self._colours is None:
            return False
        step, colour = len(self.nodes), self._colours[self.nodes[-1]]
        goal = self._goals[step]
        if goal is None:
            return False
        return (self._colours[self._labels[goal]] != colour) != ((goal - step) % 2 == 1)

    def _dead_end(self) -> bool:
        """Are there nodes that cannot be passed through, more than the line can end at?"""
        head = self._near[self.nodes[-1]]
        first = self._near[self.nodes[0]] if self._problem.closed else ()
        size = self._problem.graph.size
        ends = 0
        for node in self._thin:
            ways = self._free[node] + (node in head) + (node in first)
            if ways >= 2:
                continue
            ends += 1
            lone = self._free[node] == 0 and len(self._unvisited) > 1
            ending = not self._problem.closed and self._labelled.get(node, size) == size
            if ways == 0 or lone or not ending or ends > 1:
                return True
            if size in self._labels and self._labels[size] != node:
                return True
        return False

    def _cut_off(self) -> bool:
        """Do the neighbours of the head no longer join through unvisited nodes?

        Before this step the rest was in one piece, so pieces can only part at the head; neighbours
        mostly join close by, and the search ends there.
        """
        around = {v for v in self._near[self.nodes[-1]] if v in self._unvisited}
        if not around:
            return True
        start = around.pop()
        seen = {start}
        queue = deque(seen)
        while queue and around:
            for other in self._near[queue.popleft()]:
                if other in self._unvisited and other not in seen:
                    seen.add(other)
                    around.discard(other)
                    queue.append(other)
        return bool(around)

    def _way_to(self, goal: int) -> list[int]:
        """Steps from each node to ``goal``; more than there are nodes where no way leads."""
        size = self._problem.graph.size
        steps = [size + 1] * size
        steps[goal] = 0
        queue = deque([goal])
        while queue:
            node = queue.popleft()
            for other in self._from[node]:
                if steps[other] > size:
                    steps[other] = steps[node] + 1
                    queue.append(other)
        return steps


def order_of(problem: Problem) -> dict[int, list[int]]:
    """For nodes to be met in order those that must be met before them."""
    found: dict[int, list[int]] = {}
    for constraint in problem.constraints:
        if isinstance(constraint, MetInOrder):
            nodes, place = constraint.nodes, constraint.place
            found.setdefault(nodes[place], []).extend(nodes[:place])
            for later in nodes[place + 1 :]:
                found.setdefault(later, []).append(nodes[place])
    return found


class DirectedLine(Line):
    """The same along edges that lead one way."""

    def _dead_end(self) -> bool:
        head, first, rest = self.nodes[-1], self.nodes[0], self._unvisited
        size, closed = self._problem.graph.size, self._problem.closed
        ends = 0
        for node in rest:
            if not any(other == head or other in rest for other in self._from[node]):
                return True
            if any(other in rest or (closed and other == first) for other in self._near[node]):
                continue
            ends += 1
            last = self._labels.get(size, node) == node and self._labelled.get(node, size) == size
            if closed or ends > 1 or not last:
                return True
        return False

    def _cut_off(self) -> bool:
        """Is there a node that no way from the head leads to any more?"""
        seen: set[int] = set()
        queue = deque([self.nodes[-1]])
        while queue:
            for other in self._near[queue.popleft()]:
                if other in self._unvisited and other not in seen:
                    seen.add(other)
                    queue.append(other)
        return len(seen) < len(self._unvisited)


def line_of(problem: Problem) -> Line:
    """A line about to begin."""
    return DirectedLine(problem) if problem.graph.directed else Line(problem)


def _two_colours(near: Sequence[Sequence[int]]) -> list[int] | None:
    """A colour, 0 or 1, for each node so that neighbours differ; None if the graph has no such.

    Of graphs in pieces too: they have no answers to lose.
    """
    colours = [-1] * len(near)
    for start in range(len(near)):
        if colours[start] >= 0:
            continue
        colours[start] = 0
        stack = [start]
        while stack:
            node = stack.pop()
            for other in near[node]:
                if colours[other] < 0:
                    colours[other] = 1 - colours[node]
                    stack.append(other)
                elif colours[other] == colours[node]:
                    return None
    return colours
