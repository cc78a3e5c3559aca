"""Lines through all nodes by arcs and order: where the line goes on to, and what comes after what.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE, directed or not. An arc is an edge with the direction
in which the line takes it; "after s" says that the line is at a node later than at step s. Along an
arc the step grows by one, so circles cannot close and no cut is needed. Labels say more than their
own clauses: how far away a node must be for its step, and which colour it must have on a board of
two colours; each such clause is checked on its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product

from studio.engines.engine import Token
from studio.engines.proofs.formula import Formula, Reason
from studio.engines.reasons import Declined
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    MetInOrder,
    Problem,
    Shape,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.impossible import colouring
from studio.puzzle.reason import Reason as Refusal

KNOWN = (
    StepAt
    | StartsAt
    | EndsAt
    | EdgeUsed
    | EdgeUnused
    | EdgesUsed
    | Follows
    | StepAmong
    | StepParity
    | MetInOrder
)

SHORTEST = 3
"""Nodes of the shortest closed line."""

MOST_AMONG = 10
"""Nodes that one step may be at, up to which that is written: clauses double with each."""

MOST_CLAUSES = 3_000_000
"""Arcs times steps above which the formula is not written: some gigabyte."""


def ordered(nodes: Sequence[int], place: int) -> list[tuple[int, int]]:
    """What one place of an order says: pairs of an earlier node and a later one."""
    here = nodes[place]
    before = [(node, here) for node in nodes[:place]]
    return [*before, *((here, node) for node in nodes[place + 1 :])]


def declines(problem: Problem) -> Refusal | None:
    """Why arcs and order do not serve here; None if they do."""
    graph = problem.graph
    if problem.shape not in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
        return Refusal(Declined.ARCS_SHAPE)
    for constraint in problem.constraints:
        among = isinstance(constraint, StepAmong) and len(constraint.nodes) > MOST_AMONG
        if not isinstance(constraint, KNOWN) or among:
            return Refusal(Declined.ARCS_CLUES)
    if not problem.rooted and problem.shape is Shape.HAMILTONIAN_CYCLE:
        return Refusal(Declined.ARCS_EDGES_SAY_MORE)
    if not graph.size:
        return Refusal(Declined.NO_CELLS)
    if len(graph.edges) * graph.size * 4 > MOST_CLAUSES:
        return Refusal(Declined.ARCS_TOO_LARGE)
    return None


class Lines:
    """The formula of one problem; see :class:`studio.engines.proofs.formula.Method`."""

    def __init__(self, problem: Problem, token: Token | None = None) -> None:
        self.formula = Formula(token)
        self._problem = problem
        self._size = problem.graph.size
        self._closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        edges = problem.graph.edges
        both = edges if problem.graph.directed else (*edges, *((v, u) for u, v in edges))
        self._arcs = {pair: self.formula.variable("arc", *pair) for pair in sorted(set(both))}
        if self._closed and self._size < SHORTEST:
            self._add(Reason("short"))
        for node in range(self._size):
            self._one_way(node)
            for step in range(2, self._size):
                later, earlier = self._after(node, step), self._after(node, step - 1)
                self._add(Reason("order", (node, step)), -later, earlier)
        for pair in self._arcs:
            self._along(*pair)
        for number, constraint in enumerate(problem.constraints):
            self._clue(number, constraint)
        self._labels = labels(problem)
        self._far()
        self._colours()

    # -- the line ----------------------------------------------------------------------------------

    def _after(self, node: int, step: int) -> int | bool:
        """The literal that the line is at a node later than at a step; certain at either end."""
        if step < 1 or step >= self._size:
            return step < 1
        return self.formula.variable("after", node, step)

    def _not_after(self, node: int, step: int) -> int | bool:
        literal = self._after(node, step)
        return not literal if isinstance(literal, bool) else -literal

    def _add(self, reason: Reason, *literals: int | bool) -> None:
        """Add a clause; what is certainly true makes it needless, what is false falls away."""
        if not any(literal is True for literal in literals):
            self.formula.add(reason, *(lit for lit in literals if lit is not False))

    def _one_way(self, node: int) -> None:
        """One arc leads away but from the last node, one leads in but to the first; never two."""
        away = [arc for (u, _), arc in self._arcs.items() if u == node]
        into = [arc for (_, v), arc in self._arcs.items() if v == node]
        reason = Reason("one way", (node,))
        for two in (*combinations(away, 2), *combinations(into, 2)):
            self._add(reason, -two[0], -two[1])
        last = False if self._closed else self._after(node, self._size - 1)
        first = False if self._closed else self._not_after(node, 1)
        self._add(reason, *away, last)
        self._add(reason, *into, first)

    def _along(self, u: int, v: int) -> None:
        """Along an arc the step grows by one; from the last node a closed line goes to step 1."""
        arc, size = self._arcs[u, v], self._size
        wrap = self._after(u, size - 1) if self._closed else False
        for step in range(size - 1):
            reason = Reason("along", (u, v, step))
            self._add(reason, -arc, self._not_after(u, step), self._after(v, step + 1), wrap)
            self._add(reason, -arc, self._after(u, step), self._not_after(v, step + 1))
        end = self._not_after(v, 1) if self._closed else False
        self._add(Reason("along", (u, v, size - 1)), -arc, self._not_after(u, size - 1), end)

    # -- the clues ---------------------------------------------------------------------------------

    def _clue(self, number: int, constraint: Constraint) -> None:
        reason = Reason("clue", (number,))
        match constraint:
            case StepAt(node, step):
                self._at(reason, node, step)
            case StartsAt(node):
                self._at(reason, node, 1)
            case EndsAt(node):
                self._at(reason, node, self._size)
            case Follows(u, v):
                self._add(reason, self._arcs.get((u, v), False))
            case EdgeUsed(u, v):
                self._add(reason, *self._either(u, v))
            case EdgeUnused(u, v):
                for arc in self._either(u, v):
                    self._add(reason, -arc)
            case StepAmong(nodes, step):
                self._among(reason, nodes, step)
            case StepParity(node, odd):
                for step in range(2 if odd else 1, self._size + 1, 2):
                    self._add(reason, self._not_after(node, step - 1), self._after(node, step))
            case MetInOrder(nodes, place):
                for earlier, later in ordered(nodes, place):
                    for step in range(1, self._size + 1):
                        after = self._after(later, step)
                        self._add(reason, self._not_after(earlier, step - 1), after)
            case EdgesUsed(pairs, count):
                edges = [self._edge(u, v) for u, v in pairs]
                for many in combinations(edges, count + 1):
                    self._add(reason, *(-edge for edge in many))
                for few in combinations(edges, len(edges) - count + 1) if count > 0 else ():
                    self._add(reason, *few)
                if count > len(edges):
                    self._add(reason)

    def _at(self, reason: Reason, node: int, step: int) -> None:
        if not 1 <= step <= self._size:
            self._add(reason)
            return
        self._add(reason, self._after(node, step - 1))
        self._add(reason, self._not_after(node, step))

    def _among(self, reason: Reason, nodes: tuple[int, ...], step: int) -> None:
        """One of the nodes is at the step: each is after the one before, or not after it, or ..."""
        if not 1 <= step <= self._size:
            self._add(reason)
            return
        ways = ((self._after(node, step - 1), self._not_after(node, step)) for node in nodes)
        for literals in product(*ways):
            self._add(reason, *literals)

    def _either(self, u: int, v: int) -> list[int]:
        """The arcs of an edge, of a directed one only its own."""
        return [self._arcs[pair] for pair in ((u, v), (v, u)) if pair in self._arcs]

    def _edge(self, u: int, v: int) -> int:
        """The variable of an edge in whichever direction, defined when first asked for."""
        u, v = min(u, v), max(u, v)
        known = self.formula.known("link", u, v)
        if known is not None:
            return known
        edge, arcs = self.formula.variable("link", u, v), self._either(u, v)
        reason = Reason("link", (u, v))
        for arc in arcs:
            self._add(reason, -arc, edge)
        self._add(reason, -edge, *arcs)
        return edge

    # -- what labels say of other nodes ------------------------------------------------------------

    def _far(self) -> None:
        """A node is not nearer in steps to a label than on the board."""
        steps = [0, *sorted(self._labels), self._size + 1]
        for before, step, behind in zip(steps, steps[1:], steps[2:], strict=False):
            label = self._labels[step]
            ahead = dict(distances(self._problem, label, self._labels.values()))
            back = dict(distances(self._problem, label, self._labels.values(), backward=True))
            for node in range(self._size):
                if node in self._labels.values():
                    continue
                early = max(before, step - back.get(node, self._size))
                late = min(behind, step + ahead.get(node, self._size)) - 1
                self._add(
                    Reason("far", (node, step)),
                    self._not_after(node, early),
                    self._after(node, late),
                )

    def _colours(self) -> None:
        """On a board of two colours each step changes colour."""
        if not self._labels or self._problem.graph.directed:
            return
        colours = colouring(self._problem.graph)
        if colours is None:
            return
        known, label = next(iter(self._labels.items()))
        for node in range(self._size):
            same = colours[node] == colours[label]
            first = 1 if (known % 2 == 1) != same else 2
            for step in range(first, self._size + 1, 2):
                self._add(
                    Reason("colour", (node, step)),
                    self._not_after(node, step - 1),
                    self._after(node, step),
                )

    # -- answers -----------------------------------------------------------------------------------

    def trace(self, true: frozenset[int]) -> Trace:
        """The line of a model; every model is one."""
        onward = {u: v for (u, v), arc in self._arcs.items() if arc in true}
        start = 0
        if self._size > 1:
            first = (self._after(node, 1) for node in range(self._size))
            start = next(node for node, later in enumerate(first) if later not in true)
        nodes = [start]
        while len(nodes) < self._size:
            nodes.append(onward[nodes[-1]])
        return self._problem.canonical(Trace(tuple(nodes), self._closed))

    def exclude(self, trace: Trace) -> None:
        """Any other line leaves one of its arcs (where directions do not count: edges) out.

        A closed line that counts from its start may also start elsewhere.
        """
        if not self._problem.rooted:
            self._add(Reason("other"), *[-self._edge(u, v) for u, v in trace.pairs])
            return
        steps = zip(trace.nodes, trace.nodes[1:] + trace.nodes[:1], strict=True)
        arcs = list(steps) if self._closed else list(steps)[:-1]
        start = self._after(trace.nodes[0], 1) if self._closed else False
        self._add(Reason("other"), *[-self._arcs[pair] for pair in arcs], start)


def labels(problem: Problem) -> dict[int, int]:
    """The node of each step that a constraint tells, where steps and nodes are in order."""
    found: dict[int, int] = {}
    for constraint in problem.constraints:
        match constraint:
            case StepAt(node, step):
                found[step] = node
            case StartsAt(node):
                found[1] = node
            case EndsAt(node):
                found[problem.graph.size] = node
    if len(set(found.values())) < len(found) or not all(
        1 <= step <= problem.graph.size for step in found
    ):
        return {}  # the labels themselves contradict each other, and need no help
    return found


def distances(
    problem: Problem, start: int, labelled: Collection[int], *, backward: bool = False
) -> Iterator[tuple[int, int]]:
    """(node, steps from ``start``) for nodes reached without passing through labels."""
    blocked = set(labelled)
    near: list[list[int]] = [[] for _ in range(problem.graph.size)]
    for u, v in problem.graph.edges:
        forth, to = (v, u) if backward else (u, v)
        near[forth].append(to)
        if not problem.graph.directed:
            near[to].append(forth)
    reached = {start: 0}
    queue = [start]
    for node in queue:
        for other in near[node]:
            if other not in reached and other not in blocked:
                reached[other] = reached[node] + 1
                queue.append(other)
                yield other, reached[other]
