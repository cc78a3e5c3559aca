"""Small proofs about lines through all cells: a variable for each cell and step, and for each link.

The facts that reasons are made of are numbers, links, and the other clues; which numbers a cell may
still have is for the formula to find out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.deduction.deduction import Deduction
from studio.engines.deduction.proofs import PROOF, FormulaProver, shortest
from studio.engines.engine import Token
from studio.puzzle import (
    Constraint,
    Follows,
    LinkUnused,
    LinkUsed,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
)

MOST_TRIED = 8
"""Of so many cells a proof is looked for, those with most around them known."""

LARGEST = 200
"""Cells up to which such proofs are looked for: the formula grows with their square."""


class PathSteps:
    """A variable for each node and step; every model is a line."""

    def __init__(self, problem: Problem) -> None:
        self.solver = Minisat22()
        graph = problem.graph
        self._graph: Graph = graph
        self._size = size = graph.size
        self._closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        self._top = size * size
        for i in range(size):
            for line in (
                [self.at(i, s + 1) for s in range(size)],
                [self.at(v, i + 1) for v in range(size)],
            ):
                self._exactly_one(line)
        for node in range(size):
            for step in range(1, size + 1):
                for other in (step + 1, step - 1):
                    if self._closed or 1 <= other <= size:
                        there = (other - 1) % size + 1
                        near = (self.at(v, there) for v in graph.neighbours[node])
                        self.solver.add_clause([-self.at(node, step), *near])
        self._used = {}
        for link, (u, v) in enumerate(graph.links):
            self._top += 1
            self._used[link] = self._top
            self._define(self._top, u, v)
        for links in graph.incident:
            self._at_most_two([self._used[k] for k in links])
        self._said: dict[Constraint, int] = {}

    def at(self, node: int, step: int) -> int:
        """The variable of a node at a step."""
        return node * self._size + step

    def literal(self, constraint: Constraint) -> int | None:
        """The literal of a number, a link, or another clue."""
        match constraint:
            case StepAt(node, step):
                return self.at(node, step)
            case LinkUsed(u, v):
                return self._used[self._graph.link_index[u, v]]
            case LinkUnused(u, v):
                return -self._used[self._graph.link_index[u, v]]
            case Follows() | StepParity() | StepAmong():
                if constraint not in self._said:
                    self._top += 1
                    self._said[constraint] = self._top
                    self._say(self._top, constraint)
                return self._said[constraint]
        return None

    def _say(self, said: int, constraint: Follows | StepParity | StepAmong) -> None:
        size = self._size
        if isinstance(constraint, StepAmong):
            places = [self.at(node, constraint.step) for node in constraint.nodes]
            self.solver.add_clause([-said, *places])
            return
        if isinstance(constraint, StepParity):
            for step in range(1, size + 1):
                if (step % 2 == 1) is not constraint.odd:
                    self.solver.add_clause([-said, -self.at(constraint.node, step)])
            return
        for step in range(1, size + 1):
            later = step % size + 1 if self._closed else step + 1
            there = [self.at(constraint.v, later)] if later <= size else []
            self.solver.add_clause([-said, -self.at(constraint.u, step), *there])

    def _define(self, used: int, u: int, v: int) -> None:
        """A link is used where its nodes come one after the other."""
        size = self._size
        for a, b in ((u, v), (v, u)):
            for step in range(1, size + 1):
                beside = []
                for other in (step - 1, step + 1):
                    if self._closed or 1 <= other <= size:
                        beside.append(self.at(b, (other - 1) % size + 1))
                here = self.at(a, step)
                self.solver.add_clause([-used, -here, *beside])
                for there in beside:
                    self.solver.add_clause([used, -here, -there])

    def _exactly_one(self, literals: list[int]) -> None:
        self.solver.add_clause(literals)
        before = 0
        for literal in literals:
            # A ladder of variables: one of the literals so far is true.
            self._top += 1
            self.solver.add_clause([-literal, self._top])
            if before:
                self.solver.add_clause([-before, self._top])
                self.solver.add_clause([-before, -literal])
            before = self._top

    def _at_most_two(self, literals: list[int]) -> None:
        from itertools import combinations

        for three in combinations(literals, 3):
            self.solver.add_clause([-literal for literal in three])


class PathProofs:
    """Finds small proofs about the line of one problem; see :class:`Proofs`."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem

    @cached_property
    def _prover(self) -> FormulaProver:
        return FormulaProver(PathSteps(self._problem))

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol; there is one stage, the whole board."""
        if self._problem.graph.size > LARGEST:
            return []
        given = list(dict.fromkeys((*self._problem.constraints, *known)))
        raw = []
        settled = {c.node for c in given if isinstance(c, StepAt)}
        neighbours = self._problem.graph.neighbours

        def around(fact: Constraint) -> int:
            nodes = neighbours[fact.node] if isinstance(fact, StepAt) else ()
            return -sum(node in settled for node in nodes)

        for fact in sorted(wanted, key=around)[:MOST_TRIED]:
            if token.stopped:
                break
            reason = self._prover.why(fact, given, token)
            if reason is not None:
                raw.append((fact, reason))
        found = list(shortest(self._prover, PROOF, raw, token))
        return sorted(found, key=lambda d: (d.size, repr(d.then)))
