"""A part of the board and a part of the steps as clauses: for small proofs about numbers.

A window looks at some steps and the cells that these may have, and at the edges around some cells.
What is outside it is left open, so every line through all cells obeys the window, and what the
window refutes is refuted. Labels that bound its steps narrow where these can be before any clause
is made; other labels, edges and marks stand behind selectors, so that a core names those it took.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

import numpy as np
from pysat.solvers import Minicard

from studio.board import Graph
from studio.engines.deduction.path_reach import beside, bits, near_masks
from studio.engines.sat.path_formula import Integers, neighbour_table
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
)

TRUE = 1
"""The variable that is always true."""

PIECE = 500
"""Clauses that are handed to the solver at once."""

LARGEST = 6_000
"""Variables of steps beyond which a window is not looked through."""


class TooWideError(Exception):
    """A window takes more variables than it has room for."""


class Ground:
    """The graph of one problem as bit sets, made once for all its windows."""

    def __init__(self, problem: Problem) -> None:
        self.graph: Graph = problem.graph
        self.size = problem.graph.size
        self.closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        self.near = near_masks(problem.graph)
        self.table = neighbour_table(problem.graph)
        self._distances: dict[tuple[int, ...], list[int]] = {}

    def edges_from(self, nodes: tuple[int, ...]) -> list[int]:
        """For each node how many edges lead to it from the nearest of some."""
        if nodes not in self._distances:
            found = [self.size] * self.size
            front, seen, far = sum(1 << node for node in nodes), 0, 0
            while front:
                for node in bits(front):
                    found[node] = far
                seen |= front
                front = beside(self.near, front) & ~seen
                far += 1
            self._distances[nodes] = found
        return self._distances[nodes]

    @cached_property
    def everything(self) -> int:
        """All nodes."""
        return (1 << self.size) - 1

    def other(self, step: int, turn: int) -> int | None:
        """The step after (turn 1) or before (-1); None beyond the end of an open line."""
        found = step + turn
        if 1 <= found <= self.size:
            return found
        return (found - 1) % self.size + 1 if self.closed else None

    def rows(self, labels: Mapping[int, int], steps: Collection[int]) -> dict[int, int]:
        """The cells that some steps may have, by walks of exact length between labels."""
        free = self.everything
        for node in labels.values():
            free &= ~(1 << node)
        rows = {step: 1 << labels[step] for step in steps if step in labels}
        for turn in (1, -1):
            self._sweep(rows, labels, [s for s in steps if s not in labels], free, turn)
        return rows

    def _sweep(
        self,
        rows: dict[int, int],
        labels: Mapping[int, int],
        steps: Collection[int],
        free: int,
        turn: int,
    ) -> None:
        """Narrow rows by the nearest label before (turn 1) or after (-1) each step."""
        layers: dict[int, int] = {step: 1 << node for step, node in labels.items()}
        for step in steps:
            chain: list[int] = []
            here: int | None = step
            while here is not None and here not in layers and len(chain) <= self.size:
                chain.append(here)
                here = self.other(here, -turn)
            layer = layers.get(here) if here is not None else None
            for there in reversed(chain):
                layer = free if layer is None else beside(self.near, layer) & free
                layers[there] = layer
                layer = None if layer == free else layer
            rows[step] = rows.get(step, free) & layers[step]


class PathWindow:
    """The clauses of one window; a :class:`studio.engines.deduction.proofs.Formula`.

    ``labels`` (step to node) are taken as hard; ``steps`` are those looked at, ``nodes`` the cells
    (a bit set) whose edges are. ``room`` is how many variables of steps it may take; TooWideError
    where that is not enough.
    """

    def __init__(
        self,
        ground: Ground,
        labels: Mapping[int, int],
        steps: Collection[int],
        nodes: int,
        room: int = LARGEST,
    ) -> None:
        self._ground = ground
        self._labels = labels
        bounds = {other for s in steps for turn in (1, -1) if (other := ground.other(s, turn))}
        self._rows = ground.rows(labels, {*steps, *(bounds & labels.keys())})
        if sum(row.bit_count() for row in self._rows.values()) > room:
            raise TooWideError
        self._top = TRUE
        self._places: dict[tuple[int, int], int] = {}
        self._edges: dict[int, int] = {}
        self._looked_at = 0
        self._selectors: dict[Constraint, int | None] = {}
        self.solver = Minicard(bootstrap_with=[[TRUE]])
        self._at = self._write_steps()
        self.solver.set_phases(list(range(TRUE, self._top + 1)))
        self.look_at(nodes)

    def literal(self, constraint: Constraint) -> int | None:
        """The literal that says a clue or a fact; None if the window does not see it."""
        match constraint:
            case StepAt(node, step) if step in self._rows:
                return self._literal(step, node)
            case EdgeUsed(u, v):
                return self._signed(u, v, 1)
            case EdgeUnused(u, v):
                return self._signed(u, v, -1)
        if constraint not in self._selectors:
            self._selectors[constraint] = self._selector(constraint)
        return self._selectors[constraint]

    def _signed(self, u: int, v: int, sign: int) -> int | None:
        said = self._edges.get(self._ground.graph.edge_index[u, v])
        return None if said is None else sign * said

    # -- clauses -----------------------------------------------------------------------------------

    def _write_steps(self) -> Integers:
        """A step is at one node, a node has one step, and the next step is at a neighbour.

        Gives the literals by step and node. Step 0 and the one after the last are nowhere, and so
        is each node that a step cannot have. Clauses are built as whole arrays.
        """
        size, table = self._ground.size, self._ground.table
        at = np.full((size + 2, size + 1), -TRUE, dtype=np.int64)
        columns: dict[int, list[int]] = {}
        for step, row in self._rows.items():
            if step in self._labels:
                self._places[step, self._labels[step]] = TRUE
                continue
            literals = list(range(self._top + 1, self._top + 1 + row.bit_count()))
            self._top += len(literals)
            for node, literal in zip(bits(row), literals, strict=True):
                self._places[step, node] = literal
                columns.setdefault(node, []).append(literal)
            self.solver.add_clause(literals)
            self.solver.add_atmost(literals, 1)
        for literals in columns.values():
            self.solver.add_atmost(literals, 1)
        steps = np.array([step for step, _ in self._places], dtype=np.int64)
        nodes = np.array([node for _, node in self._places], dtype=np.int64)
        here = np.fromiter(self._places.values(), dtype=np.int64, count=len(self._places))
        at[steps, nodes] = here
        looked = np.zeros(size + 2, dtype=bool)
        looked[list(self._rows)] = True
        for turn in (-1, 1):
            other = self._beside(steps, turn)
            chosen = looked[other]
            near = at[other[chosen, None], table[nodes[chosen]]]
            self._extend(np.concatenate((-here[chosen, None], near), axis=1))
        return at

    def _beside(self, steps: Integers, turn: int) -> Integers:
        """The steps before (turn -1) or after (1)."""
        size = self._ground.size
        return (steps + turn - 1) % size + 1 if self._ground.closed else steps + turn

    def look_at(self, nodes: int) -> None:
        """Write down the edges of some cells (a bit set): each has two, but for the ends."""
        fresh = nodes & ~self._looked_at
        if not fresh or self._ground.size == 1:
            return
        self._looked_at |= fresh
        graph = self._ground.graph
        new = [edge for node in bits(fresh) for edge in graph.incident[node]]
        new = [edge for edge in dict.fromkeys(new) if edge not in self._edges]
        for edge in new:
            self._edges[edge] = self._new()
        if new:
            self._write_edges(new)
        for node in bits(fresh):
            self._pass(self._ends(node), [self._edges[edge] for edge in graph.incident[node]])

    def _pass(self, ends: list[int] | None, used: list[int]) -> None:
        """A cell has two of its edges, or is an end and has one."""
        if ends is None:
            self.solver.add_clause(used or [-TRUE])
            self.solver.add_atmost(used, 2)
            return
        # An end counts as an edge beyond the board.
        ways = [*used, *ends]
        if len(ways) < 2:
            self.solver.add_clause([-TRUE])
            return
        self.solver.add_atmost(ways, 2)
        self.solver.add_atmost([-literal for literal in ways], len(ways) - 2)

    def _ends(self, node: int) -> list[int] | None:
        """The literals that the line begins or ends at a node; None if it cannot be told."""
        if self._ground.closed:
            return []
        found = []
        for step in (1, self._ground.size):
            if step in self._labels:
                found += [TRUE] if self._labels[step] == node else []
            elif step in self._rows:
                found += [self._places[step, node]] if (step, node) in self._places else []
            else:
                return None
        return found

    def _write_edges(self, edges: list[int]) -> None:
        """An edge is used where its nodes come one after the other, and only there."""
        ground, at = self._ground, self._at
        pairs = np.array([ground.graph.edges[edge] for edge in edges], dtype=np.int64)
        said = np.array([self._edges[edge] for edge in edges], dtype=np.int64)
        steps = np.array(sorted(self._rows), dtype=np.int64)
        looked = np.zeros(ground.size + 2, dtype=bool)
        looked[steps] = True
        before, after = self._beside(steps, -1), self._beside(steps, 1)
        if not ground.closed:
            looked[[0, ground.size + 1]] = True
        known = looked[before] & looked[after]
        for u, v in (pairs.T, pairs.T[::-1]):
            here = at[steps[:, None], u]
            last, later = at[before[:, None], v], at[after[:, None], v]
            used = np.broadcast_to(said, here.shape)
            there = here != -TRUE
            whole = there & known[:, None]
            self._extend(np.stack((-used, -here, last, later), axis=-1)[whole])
            follow = there & (later != -TRUE)
            self._extend(np.stack((used, -here, -later), axis=-1)[follow])

    def _extend(self, clauses: Integers) -> None:
        # By pieces that stay in the processor's cache, which takes two thirds of the time.
        for first in range(0, len(clauses), PIECE):
            self.solver.append_formula(clauses[first : first + PIECE].tolist())

    def _literal(self, step: int, node: int) -> int:
        return self._places.get((step, node), -TRUE)

    def _new(self) -> int:
        self._top += 1
        return self._top

    # -- what stands behind selectors --------------------------------------------------------------

    def _selector(self, part: Constraint) -> int | None:
        clauses = list(self._said(part))
        if not clauses:
            return None
        selector = self._new()
        for clause in clauses:
            self.solver.add_clause([-selector, *clause])
        return selector

    def _said(self, part: Constraint) -> Iterator[list[int]]:
        """What a clue or a label says about the window."""
        match part:
            case Follows(u, v):
                said = self._signed(u, v, 1)
                if said is not None:
                    yield [said]
                yield from self._ahead(u, v)
            case StepParity(node, odd):
                for step in self._rows:
                    if (step % 2 == 1) is not odd and (step, node) in self._places:
                        yield [-self._places[step, node]]
            case StepAmong(nodes, step) if step in self._rows:
                yield [self._literal(step, node) for node in nodes]
            case StepAt(node, _):
                # The step itself is not looked at, but no other one is at its node.
                for step in self._rows:
                    if (step, node) in self._places:
                        yield [-self._places[step, node]]

    def _ahead(self, u: int, v: int) -> Iterator[list[int]]:
        for step in self._rows:
            after = self._ground.other(step, 1)
            here = self._places.get((step, u))
            if here is None:
                continue
            if after is None:
                yield [-here]
            elif after in self._rows:
                yield [-here, self._literal(after, v)]
