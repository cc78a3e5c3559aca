"""A live solver for closed lines through all nodes of which only edges are told.

A line without start and direction is its set of edges, so a variable for each edge is enough; where
the line of an answer falls into circles, each of them is cut off for good (see ``edge_sat``). On
published Grand Tours of 16 x 16 points this takes 12 ms where steps as variables take minutes.
Questions that speak of steps go to a :class:`PathOracle`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from studio.board import Graph
from studio.engines.engine import Answer, Model, Refuted, Stopped, Token
from studio.engines.sat.edge_sat import Edges
from studio.engines.sat.loop_formula import EdgesOnly
from studio.engines.sat.path_sat import PathOracle, solve
from studio.puzzle import Constraint, EdgeUsed, Problem, Shape, Trace
from studio.puzzle.encoder import Defining, Undeclared, Unsaid
from studio.puzzle.reason import Reason

DENIALS_KEPT = 512
"""Groups of denied constraints that stay in the solver for the next question."""


class _Formula(Defining, EdgesOnly):
    """The formula of edges as an Encoder for constraints."""

    def __init__(self, graph: Graph) -> None:
        self.edges = Edges(Problem(graph, Shape.HAMILTONIAN_CYCLE))
        super().__init__(self.edges.solver)
        self._index = graph.edge_index
        self._guard: int | None = None
        self._true = self.edges.new()
        self.edges.solver.add_clause([self._true])

    def used(self, u: int, v: int) -> int:
        """The literal of an edge."""
        return self._index[u, v] + 1

    def visited(self, node: int) -> int:
        """True: every node is visited."""
        return self._true

    def new(self) -> int:
        """A fresh variable."""
        return self.edges.new()

    def add(self, *clause: int) -> None:
        """Add a clause, behind the selector that is open now."""
        guard = () if self._guard is None else (-self._guard,)
        self.edges.solver.add_clause([*clause, *guard])

    def guarded(self, constraint: Constraint) -> int:
        """Encode a constraint behind a new selector, which is returned."""
        self._guard = self.edges.new()
        try:
            constraint.encode(self)
            return self._guard
        finally:
            self._guard = None


class EdgeOracle:
    """Answers questions about the closed lines through all nodes of one undirected graph.

    See :class:`studio.engines.engine.Oracle`; start and direction make no other line.
    """

    def __init__(self, graph: Graph) -> None:
        if graph.directed or graph.size < 3:
            raise ValueError("Only closed lines without direction are found here.")
        self._graph = graph
        self._formula = _Formula(graph)
        self._selectors: dict[Constraint, int] = {}
        self._denials: dict[frozenset[Constraint], int] = {}
        self._facts = {pair: EdgeUsed(*pair) for pair in graph.edges}

    @property
    def graph(self) -> Graph:
        """The graph whose lines are asked for."""
        return self._graph

    @property
    def shape(self) -> Shape:
        """A cycle through all nodes."""
        return Shape.HAMILTONIAN_CYCLE

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """The edges of the line."""
        return frozenset(self._facts[pair] for pair in trace.pairs)

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """A line that obeys ``hold`` and breaks one of each group in ``deny``, or a proof."""
        groups = [frozenset(group) for group in deny]
        if len(self._denials) > DENIALS_KEPT:
            for old in self._denials.keys() - set(groups):
                self._formula.add(-self._denials.pop(old))
        try:
            selected = {self._selector(constraint): constraint for constraint in hold}
            denials = [self._denial(group) for group in groups]
        except Undeclared:
            return self._by_steps.ask(hold, deny, token)
        edges = self._formula.edges
        while True:
            satisfied = solve(edges.solver, [*denials, *selected], token)
            if satisfied is None:
                return Stopped()
            if not satisfied:
                core = edges.solver.get_core() or ()
                return Refuted(frozenset(selected[s] for s in core if s in selected))
            circles = edges.circles()
            if len(circles) == 1:
                return Model(Trace(circles[0], closed=True).canonical())
            for circle in circles:
                edges.cut(circle)

    @cached_property
    def _by_steps(self) -> PathOracle:
        return PathOracle(self._graph, Shape.HAMILTONIAN_CYCLE, rooted=False)

    def _selector(self, constraint: Constraint) -> int:
        selector = self._selectors.get(constraint)
        if selector is None:
            selector = self._selectors[constraint] = self._formula.guarded(constraint)
        return selector

    def _denial(self, group: frozenset[Constraint]) -> int:
        denial = self._denials.get(group)
        if denial is None:
            literals = [constraint.denied(self._formula) for constraint in group]
            if None in literals:
                raise Undeclared(Reason(Unsaid.DENIAL))
            denial = self._denials[group] = self._formula.edges.new()
            self._formula.add(-denial, *(literal for literal in literals if literal is not None))
        return denial
