"""Lines through all nodes as a formula of edges that is asked again and again.

A variable for each edge of a graph, or for each of its two directions where that counts. Where the
line of an answer falls into circles, each of them is cut off for good (see ``edge_sat``).
Constraints stand behind selectors and denied lines behind guards, so that what is learnt stays.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from studio.board import Graph
from studio.engines.engine import Token
from studio.engines.sat.edge_sat import Edges
from studio.engines.sat.loop_formula import EdgesOnly
from studio.engines.sat.solver import solve
from studio.puzzle import Constraint, Problem
from studio.puzzle.encoder import Defining, Undeclared, Unsaid
from studio.puzzle.reason import Reason

DENIALS_KEPT = 512
"""Groups of literals of which one is denied that stay in the solver for the next question."""


class EdgeFormula(Defining, EdgesOnly):
    """The lines of a problem without constraints; an Encoder for these.

    Undeclared where a constraint speaks of steps, or of a direction that has no variable.
    """

    def __init__(self, problem: Problem) -> None:
        self._edges = Edges(problem)
        super().__init__(self._edges.solver)
        graph = problem.graph
        self._directed = graph.directed
        self._index = self._edges.graph.edge_index
        self._guard: int | None = None
        self._true = self.new()
        self._edges.solver.add_clause([self._true])
        self._selectors: dict[Constraint, int] = {}
        self._selected: dict[int, Constraint] = {}
        self._denials: dict[frozenset[int], int] = {}
        if graph.directed and graph.size > 2:
            for u, v in graph.edges:
                if u < v and (v, u) in self._index:
                    self.add(-self.follows(u, v), -self.follows(v, u))

    @property
    def graph(self) -> Graph:
        """Its nodes and edges; edge ``k`` has the literal ``k + 1``."""
        return self._edges.graph

    # -- what constraints ask for ------------------------------------------------------------------

    def used(self, u: int, v: int) -> int:
        """The literal of an edge, in either direction; false where there is none."""
        if not self._directed:
            return self._arc(u, v)
        return self.either(*(self._arc(*way) for way in ((u, v), (v, u)) if way in self._index))

    def follows(self, u: int, v: int) -> int:
        """The literal of the way from ``u`` to ``v``; false where there is none."""
        if not self._directed:
            return super().follows(u, v)
        return self._arc(u, v)

    def visited(self, node: int) -> int:
        """True: every node is visited."""
        return self._true

    def new(self) -> int:
        """A fresh variable."""
        return self._edges.new()

    def add(self, *clause: int) -> None:
        """Add a clause, behind the selector that is open now."""
        guard = () if self._guard is None else (-self._guard,)
        self._edges.solver.add_clause([*clause, *guard])

    def _arc(self, u: int, v: int) -> int:
        k = self._index.get((u, v))
        return -self._true if k is None else k + 1

    # -- questions ---------------------------------------------------------------------------------

    def selector(self, constraint: Constraint) -> int:
        """The literal that holds a constraint."""
        selector = self._selectors.get(constraint)
        if selector is None:
            self._guard = selector = self.new()
            try:
                constraint.encode(self)
            finally:
                self._guard = None
            self._selectors[constraint] = selector
            self._selected[selector] = constraint
        return selector

    def named(self, core: Collection[int]) -> frozenset[Constraint]:
        """The constraints whose selectors are among some literals."""
        return frozenset(self._selected[one] for one in core if one in self._selected)

    def broken(self, constraint: Constraint) -> int:
        """A literal that breaks a constraint."""
        literal = constraint.denied(self)
        if literal is None:
            raise Undeclared(Reason(Unsaid.DENIAL))
        return literal

    def guards(self, clauses: Sequence[Collection[int]]) -> list[int]:
        """Literals under which one literal of each clause is true."""
        groups = [frozenset(clause) for clause in clauses]
        if len(self._denials) > DENIALS_KEPT:
            for old in self._denials.keys() - set(groups):
                self.add(-self._denials.pop(old))
        for group in groups:
            if group not in self._denials:
                self._denials[group] = self.new()
                self.add(-self._denials[group], *group)
        return [self._denials[group] for group in groups]

    def ask(
        self, assumptions: Sequence[int], token: Token
    ) -> tuple[int, ...] | frozenset[int] | None:
        """A line, as its nodes in order, or the assumptions that allow none; None if stopped."""
        edges = self._edges
        while True:
            satisfied = solve(edges.solver, assumptions, token)
            if satisfied is None:
                return None
            if not satisfied:
                return frozenset(edges.solver.get_core() or ())
            circles = edges.circles()
            if len(circles) == 1:
                return edges.line(circles[0])
            for circle in circles:
                edges.cut(circle)
