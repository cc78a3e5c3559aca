"""Small proofs about loops: in windows around an edge by corners and clues, then on the whole."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import combinations

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.deduction.deduction import PAIRS, Deduction, Technique
from studio.engines.deduction.proofs import (
    NEAR,
    PROOF,
    FormulaProver,
    OracleProver,
    Prover,
    deduced,
    shortest,
)
from studio.engines.engine import Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import (
    AllOf,
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
)
from studio.puzzle.encoder import exactly
from studio.puzzle.visits import LOOP_CONSTRAINTS

NEARBY = (1, 2, 3)
"""How far from an edge clues and facts may lie, by stages that do not look for early loops."""

FARTHER = (3, 5)
"""The same where it counts that there is one loop; then comes the whole board."""

MOST_TRIED = 12
"""Of so many edges a proof across the board is looked for, those with most around them known."""


class LoopEdges:
    """A variable for each edge; none or two are used at a node; that there is
    only one loop it does not know."""

    def __init__(self, problem: Problem) -> None:
        self.solver = Minisat22()
        self._graph: Graph = problem.graph
        self._top = len(self._graph.edges)
        self._selectors: dict[Constraint, int] = {}
        self._choices: dict[frozenset[int], int] = {}
        self._guard = 0
        for edges in self._graph.incident:
            for three in combinations(edges, 3):
                self.solver.add_clause([-(k + 1) for k in three])
            for edge in edges:
                self.solver.add_clause([-(edge + 1), *(k + 1 for k in edges if k != edge)])
        self.solver.add_clause(range(1, self._top + 1))

    def literal(self, constraint: Constraint) -> int | None:
        """An edge's own variable, or a selector."""
        match constraint:
            case EdgeUsed(u, v):
                return self.used(u, v)
            case EdgeUnused(u, v):
                return -self.used(u, v)
        if not isinstance(constraint, (EdgesUsed, *LOOP_CONSTRAINTS, *PAIRS)):
            return None
        if constraint not in self._selectors:
            self._top += 1
            self._guard = self._selectors[constraint] = self._top
            if isinstance(constraint, EdgesUsed):
                exactly(self, [self.used(u, v) for u, v in constraint.edges], constraint.count)
            else:
                constraint.encode(self)
        return self._selectors[constraint]

    def used(self, u: int, v: int) -> int:
        """The variable of an edge."""
        return self._graph.edge_index[u, v] + 1

    def at(self, node: int, step: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def visited(self, node: int) -> int:
        """The variable of a node: at least one of its edges is used."""
        return self.either(*(k + 1 for k in self._graph.incident[node]))

    def follows(self, u: int, v: int) -> int:
        """Directions have no variables here."""
        raise LookupError("directions have no variables")

    def odd(self, node: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def either(self, *literals: int) -> int:
        """A literal that is true exactly where at least one of these is."""
        members = frozenset(literals)
        literal = self._choices.get(members)
        if literal is None:
            self._top += 1
            literal = self._choices[members] = self._top
            self.solver.add_clause([-literal, *members])
            for member in members:
                self.solver.add_clause([literal, -member])
        return literal

    def add(self, *clause: int) -> None:
        """Add a clause of the constraint that is being written down."""
        self.solver.add_clause([-self._guard, *clause])


class LoopProofs:
    """Finds small proofs about the loop of one problem; see :class:`Proofs`."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._graph = problem.graph
        self._clues = [
            c for c in problem.constraints if isinstance(c, (EdgesUsed, *LOOP_CONSTRAINTS))
        ]

    @cached_property
    def _near(self) -> FormulaProver:
        return FormulaProver(LoopEdges(self._problem))

    @cached_property
    def _far(self) -> OracleProver:
        return OracleProver(LoopOracle(self._graph))

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol."""
        at = self._touching(known)
        for radius in NEARBY:
            found = self._stage(self._near, NEAR, radius, wanted, at, token)
            if found:
                return found
        ranked = sorted(wanted, key=lambda fact: -sum(len(at[node]) for node in _nodes(fact)))
        for radius in (*FARTHER, self._graph.size):
            found = self._stage(self._far, PROOF, radius, ranked[:MOST_TRIED], at, token)
            if found:
                return found
        return []

    def nearby(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """All that clues and facts close by prove, at the smallest distance that proves any.

        The reasons are not minimal. What is found does not depend on any order.
        """
        at = self._touching(known)
        for radius in NEARBY:
            found = []
            for fact in wanted:
                if token.stopped:
                    return []
                reason = self._near.why(fact, self._window(fact, radius, at), token)
                if reason is not None:
                    found.append(deduced(NEAR, fact, reason))
            if found:
                return found
        return []

    def _touching(self, known: Collection[Constraint]) -> list[list[Constraint]]:
        """For each node the clues and facts that touch it."""
        at: list[list[Constraint]] = [[] for _ in range(self._graph.size)]
        for constraint in (*self._clues, *known):
            for node in _nodes(constraint):
                at[node].append(constraint)
        return at

    def _stage(
        self,
        prover: Prover,
        technique: Technique,
        radius: int,
        wanted: Sequence[Constraint],
        at: Sequence[Sequence[Constraint]],
        token: Token,
    ) -> list[Deduction]:
        raw = []
        for fact in wanted:
            if token.stopped:
                break
            reason = prover.why(fact, self._window(fact, radius, at), token)
            if reason is not None:
                raw.append((fact, reason))
        found = shortest(prover, technique, raw, token)
        return sorted(found, key=lambda d: (d.size, repr(d.then)))

    def _window(
        self, fact: Constraint, radius: int, at: Sequence[Sequence[Constraint]]
    ) -> list[Constraint]:
        """Clues and facts that touch a node within so many steps of the conclusion.

        Within as many steps as there are nodes lies everything, parts that no edge leads to too:
        that there is one loop joins them.
        """
        if radius >= self._graph.size:
            return list(dict.fromkeys(c for constraints in at for c in constraints))
        near = set(_nodes(fact))
        ring = near
        for _ in range(radius):
            if not ring:
                break
            ring = {other for node in ring for other in self._graph.neighbours[node]} - near
            near = near | ring
        return list(dict.fromkeys(c for node in sorted(near) for c in at[node]))


def _nodes(constraint: Constraint) -> tuple[int, ...]:
    """The nodes that a clue or a fact touches."""
    match constraint:
        case EdgeUsed(u, v) | EdgeUnused(u, v):
            return (u, v)
        case EdgesUsed(edges) | EdgesCounted(edges) | EdgesParity(edges):
            return tuple(dict.fromkeys(node for pair in edges for node in pair))
        case OddsCounted():
            return tuple(dict.fromkeys(node for pair in constraint.edges() for node in pair))
        case NodeVisited(node):
            return (node,)
        case NodesVisited(nodes):
            return nodes
        case AnyWay():
            return tuple(
                dict.fromkeys(node for fact in constraint.facts() for node in _nodes(fact))
            )
        case AllOf(parts):
            return tuple(dict.fromkeys(node for part in parts for node in _nodes(part)))
    if isinstance(constraint, PAIRS):
        return tuple(dict.fromkeys((*constraint.first, *constraint.second)))
    return ()
