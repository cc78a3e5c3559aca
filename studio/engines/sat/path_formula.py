"""Lines through all nodes as clauses: a variable for each step and each node it may be at.

A line of ``n`` nodes is a one-to-one map of steps to nodes in which steps that follow each other
are at nodes that touch. Labels say which node is at which step; the walks of exact length between
them bound where the other steps may be (on boards of two colours also by colour), and only the
variables that are left are made. Where many are left, every edge gets a variable too, and every
node two edges: so the solver sees dead ends at steps it has not settled.

Clauses are built as whole arrays: Python's share would otherwise outweigh the solver's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray
from pysat.solvers import Solver

from studio.board import Graph
from studio.engines.engine import Halt, Token
from studio.puzzle import Constraint, Trace
from studio.puzzle.encoder import Defining

TRUE = 1
"""The literal that is always true; its negation stands wherever a variable was left out."""

PAIRWISE = 20
"""Up to so many literals, at most one is said pair by pair; beyond, by a ladder (measured)."""

SPARSE = 12
"""Nodes for a step, on the average, from which on every edge gets a variable (measured)."""

WIDEST = 8
"""The most neighbours for which a node's two edges are counted: three at a time they are many."""

BLOCK = 20_000
"""Clauses that are given to the solver between two looks at the token: some hundredths of a
second."""

MOST_PLACES = 500_000
"""Steps of nodes up to which a line is asked for: their clauses take 0.7 GB (measured), and a
solver process has one gigabyte unless told otherwise."""

Booleans = NDArray[np.bool_]
Integers = NDArray[np.int64]


def neighbour_table(graph: Graph) -> Integers:
    """For each node a row of its neighbours, filled up with ``graph.size``, which is no node."""
    return _table(graph.neighbours)


def source_table(graph: Graph) -> Integers:
    """The same of the nodes from which an edge leads to each node."""
    return _table(graph.sources)


def _table(near: Sequence[Sequence[int]]) -> Integers:
    size = len(near)
    width = max((len(nodes) for nodes in near), default=0)
    table = np.full((size, max(width, 1)), size, dtype=np.int64)
    for node, nodes in enumerate(near):
        table[node, : len(nodes)] = nodes
    return table


def domains(
    table: Integers,
    labels: Mapping[int, int],
    closed: bool,
    odd: Mapping[int, bool] | None = None,
    back: Integers | None = None,
) -> Booleans:
    """Where the line may be at each step: element [s - 1, v] for step ``s`` and node ``v``.

    ``labels`` maps steps to nodes, ``odd`` nodes to whether their step is odd. A node stays where a
    walk of exact length, that passes no label on its way, leads to it from the label before and on
    to the label after. ``back`` is the :func:`source_table` where edges lead one way.
    """
    back = table if back is None else back
    size = len(table)
    # One column more, always false, for the filling of the neighbour table.
    possible = np.zeros((size, size + 1), dtype=bool)
    possible[:, :size] = True
    possible[:, list(labels.values())] = False
    for node, is_odd in (odd or {}).items():
        # Row 0 is step 1.
        possible[int(is_odd) :: 2, node] = False
    for step, node in labels.items():
        possible[step - 1] = False
        possible[step - 1, node] = odd is None or odd.get(node, step % 2 == 1) is (step % 2 == 1)
    turns = 2 if closed else 1
    for s in range(1, turns * size):
        possible[s % size, :size] &= possible[(s - 1) % size][back].any(axis=1)
    for s in range(turns * size - 2, -1, -1):
        possible[s % size, :size] &= possible[(s + 1) % size][table].any(axis=1)
    return possible[:, :size]


class PathFormula(Defining):
    """The growing formula of the lines through all nodes; an Encoder for constraints.

    ``possible`` as :func:`domains` gives it. Unsatisfiable formulas are no error. Halt where the
    token stops it while it is built; of large boards that takes long.
    """

    def __init__(
        self,
        graph: Graph,
        table: Integers,
        possible: Booleans,
        *,
        closed: bool,
        solver: str,
        token: Token | None = None,
    ) -> None:
        self.solver = Solver(name=solver)
        super().__init__(self.solver)
        self._token = Token() if token is None else token
        try:
            self._build(graph, table, possible, closed)
        except Halt:
            self.solver.delete()
            raise

    def _build(self, graph: Graph, table: Integers, possible: Booleans, closed: bool) -> None:
        """All that holds of every line."""
        self._closed = closed
        self._index = graph.edge_index
        self._possible = possible
        count = int(possible.sum())
        self._last = TRUE + count
        self._top = self._last
        # One column more, always false, as above.
        self._at = np.full((graph.size, graph.size + 1), -TRUE, dtype=np.int64)
        self._at[:, :-1][possible] = np.arange(TRUE + 1, self._last + 1)
        self._edges: dict[int, int] = {}
        self._said: dict[tuple[str, int, int], int] = {}
        self._counters: dict[tuple[int, ...], dict[int, list[int]]] = {}
        self._guard: int | None = None
        self.solver.add_clause([TRUE])
        self._touch(table, 1)
        self._touch(source_table(graph) if graph.directed else table, -1)
        for line, used in ((self._at[:, :-1], possible), (self._at.T[:-1], possible.T)):
            for literals, chosen in zip(line, used, strict=True):
                self._look()
                self._exactly_one(literals[chosen].tolist())
        if count >= SPARSE * graph.size and table.shape[1] <= WIDEST and not graph.directed:
            self._two_edges(graph, table)

    @property
    def choices(self) -> Integers:
        """How many steps each node may be before any search."""
        choices: Integers = self._possible.sum(axis=0)
        return choices

    def _touch(self, table: Integers, turn: int) -> None:
        """One step on (``turn`` 1) or before (-1) the line is at a neighbour in the table."""
        size = len(table)
        steps, nodes = np.nonzero(self._possible)
        other = steps + turn
        inside = (other >= 0) & (other < size) | self._closed
        here, there, at = steps[inside], other[inside] % size, nodes[inside]
        clauses = np.empty((len(at), table.shape[1] + 1), dtype=np.int64)
        clauses[:, 0] = -self._at[here, at]
        clauses[:, 1:] = self._at[there[:, None], table[at]]
        self._extend(clauses)

    def _exactly_one(self, literals: list[int]) -> None:
        solver = self.solver
        solver.add_clause(literals)
        if len(literals) <= PAIRWISE:
            for i, literal in enumerate(literals):
                for other in literals[:i]:
                    solver.add_clause([-literal, -other])
            return
        # A ladder: rung i is true when one of the first i + 1 literals is.
        rungs = [self.new() for _ in literals[:-1]]
        for literal, rung in zip(literals, rungs, strict=False):
            solver.add_clause([-literal, rung])
        for rung, higher in pairwise(rungs):
            solver.add_clause([-rung, higher])
        for rung, literal in zip(rungs, literals[1:], strict=True):
            solver.add_clause([-rung, -literal])

    def _two_edges(self, graph: Graph, table: Integers) -> None:
        """Give every edge a variable; each node but the ends has two that are used."""
        size, width = table.shape
        first = self._top + 1
        self._top += len(graph.edges)
        self._edges = {edge: first + edge for edge in range(len(graph.edges))}
        used = np.full((size, width), -TRUE, dtype=np.int64)
        for node, near in enumerate(graph.neighbours):
            used[node, : len(near)] = [first + self._index[node, other] for other in near]
        steps, nodes = np.nonzero(self._possible)
        for place in range(width):
            literals, others = used[nodes, place], table[nodes, place]
            real = literals != -TRUE
            self._used_between(literals[real], steps[real], nodes[real], others[real])
        ends = self._at[[0, -1], :-1].T
        if self._closed:
            ends = np.full_like(ends, -TRUE)
        for left_out in range(width):
            rest = np.delete(used, left_out, axis=1)
            self._extend(np.concatenate((rest, ends), axis=1))
        for three in combinations(range(width), 3):
            self._extend(-used[:, three])

    def _extend(self, clauses: Integers | Sequence[Sequence[int]]) -> None:
        """Add the rows as clauses, block by block."""
        for first in range(0, len(clauses), BLOCK):
            self._look()
            block = clauses[first : first + BLOCK]
            self.solver.append_formula(block.tolist() if isinstance(block, np.ndarray) else block)

    def _look(self) -> None:
        if self._token.stopped:
            raise Halt

    def new(self) -> int:
        """A fresh variable."""
        self._top += 1
        return self._top

    # -- what constraints ask ------------------------------------------------------------------

    def at(self, node: int, step: int) -> int:
        """The literal that the line is at ``node`` at ``step`` (from 1)."""
        if not 1 <= step <= len(self._at):
            return -TRUE
        return int(self._at[step - 1, node])

    def used(self, u: int, v: int) -> int:
        """The literal that the line uses an edge, whichever way; it is made when first asked
        for."""
        edge = self._index.get((u, v), self._index.get((v, u)))
        if edge is None:
            return -TRUE
        if edge not in self._edges:
            self._edges[edge] = self.new()
            self._define(self._edges[edge], u, v)
        return self._edges[edge]

    def _define(self, used: int, u: int, v: int) -> None:
        for a, b in ((u, v), (v, u)):
            steps = np.flatnonzero(self._possible[:, a])
            self._used_between(
                np.full_like(steps, used), steps, np.full_like(steps, a), np.full_like(steps, b)
            )

    def visited(self, node: int) -> int:
        """The line visits every node."""
        return TRUE

    def follows(self, u: int, v: int) -> int:
        """The literal that the line goes from ``u`` straight on to ``v``; made when asked for."""
        if (u, v) not in self._index and (v, u) not in self._index:
            return -TRUE
        follows, fresh = self._once("follows", u, v)
        if fresh:
            at = self._at[:, [u, v]]
            here, there = at[:, 0], np.roll(at[:, 1], -1)
            if not self._closed:
                there[-1] = -TRUE
            said = np.full_like(here, follows)
            self._extend(np.stack((-said, -here, there), axis=1))
            self._extend(np.stack((said, -here, -there), axis=1))
        return follows

    def odd(self, node: int) -> int:
        """The literal that the line is at ``node`` at an odd step; made when first asked for."""
        odd, fresh = self._once("odd", node, node)
        if fresh:
            for step, at in enumerate(self._at[:, node].tolist(), start=1):
                self.solver.add_clause([-at, odd if step % 2 else -odd])
        return odd

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """A literal under which the line comes to a node in its place among others; made once.

        A counter goes up along the line, and wherever one of these literals is true it comes to
        that place just at its node.
        """
        counters = self._counters.setdefault(nodes, {})
        if place not in counters:
            counters[place] = self._counter(nodes, place)
        return counters[place][0]

    def _counter(self, nodes: tuple[int, ...], place: int) -> list[int]:
        """The literal of a place, then for each step that the counter has come to it by then."""
        said, *come = made = [self.new() for _ in range(len(self._at) + 1)]
        clauses = [[-here, there] for here, there in pairwise(come)]
        others = self._counters[nodes]
        lower = max((k for k in others if k < place), default=None)
        higher = min((k for k in others if k > place), default=None)
        if lower is not None:
            clauses += [[-a, b] for a, b in zip(come, others[lower][1:], strict=True)]
        if higher is not None:
            clauses += [[-b, a] for a, b in zip(come, others[higher][1:], strict=True)]
        at = self._at[:, nodes[place]].tolist()
        clauses += [[-said, -here, now] for here, now in zip(at, come, strict=True)]
        clauses += [[-said, -here, -before] for here, before in zip(at[1:], come, strict=False)]
        self._extend(clauses)
        return made

    def _once(self, word: str, u: int, v: int) -> tuple[int, bool]:
        """The variable of a word about two nodes, and whether it was made just now."""
        known = self._said.get((word, u, v))
        if known is not None:
            return known, False
        self._said[word, u, v] = made = self.new()
        return made, True

    def _used_between(
        self, used: Integers, steps: Integers, nodes: Integers, others: Integers
    ) -> None:
        """An edge is used where its nodes come one after the other: for each step of one of them.

        Four arrays of one length: literal of the edge, step from 0, node there, node beyond.
        """
        size = len(self._at)
        here = self._at[steps, nodes]
        before = self._at[(steps - 1) % size, others]
        after = self._at[(steps + 1) % size, others]
        if not self._closed:
            before[steps == 0] = -TRUE
            after[steps == size - 1] = -TRUE
        self._extend(np.stack((-used, -here, before, after), axis=1))
        follow = after != -TRUE
        self._extend(np.stack((used, -here, -after), axis=1)[follow])

    def add(self, *clause: int) -> None:
        """Add a clause, behind the selector that is open now."""
        if self._guard is None:
            self.solver.add_clause(clause)
        else:
            self.solver.add_clause((*clause, -self._guard))

    def selector(self, constraint: Constraint) -> int:
        """A literal that forces the constraint when it is true."""
        denied = constraint.denied(self)
        if denied is not None:
            return -denied
        self._guard = self.new()
        try:
            constraint.encode(self)
            return self._guard
        finally:
            self._guard = None

    def one_way(self) -> None:
        """Of a line and its reverse allow one: the line starts at the smaller end.

        A closed line must be bound to start at node 0 by the domains; its second node is then the
        smaller one beside node 0.
        """
        if len(self._at) == 1:
            return
        first, last = (1 if self._closed else 0), len(self._at) - 1
        ends = np.flatnonzero(self._possible[last])
        for node in np.flatnonzero(self._possible[first]).tolist():
            later = self._at[last, ends[ends > node]].tolist()
            self.add(-int(self._at[first, node]), *later)

    # -- the answer ------------------------------------------------------------------------------

    def trace(self) -> Trace:
        """The line of the solver's model."""
        model = np.array(self.solver.get_model()[TRUE : self._last])
        _, nodes = np.nonzero(self._possible)
        return Trace(tuple(nodes[model > 0].tolist()), self._closed)
