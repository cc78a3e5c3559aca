"""What small proofs about loops are made of: edges as a formula, and what lies around a fact."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from itertools import combinations
from typing import TypeVar

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.deduction.deduction import PAIRS
from studio.puzzle import (
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
    Several,
)
from studio.puzzle.encoder import Defining, exactly
from studio.puzzle.visits import LOOP_CONSTRAINTS, VisitedOrOutside

T = TypeVar("T")

NEARBY = (1, 2, 3)
"""How far from an edge clues and facts may lie, by stages that do not look for early loops."""


class LoopEdges(Defining):
    """A variable for each edge; none or two are used at a node; that there is only one loop it does
    not know.

    Of the board it knows some ``nodes`` and their edges (all unless told), and beyond them what
    constraints speak of.
    """

    def __init__(self, problem: Problem, nodes: Collection[int] | None = None) -> None:
        self.solver = Minisat22()
        super().__init__(self.solver)
        self._graph: Graph = problem.graph
        self._nodes = nodes
        self._top = 0
        self._variables: dict[int, int] = {}
        self._literals: dict[Constraint, int | None] = {}
        self._guard = 0
        if nodes is None:
            self.solver.add_clause(list(map(self._variable, range(len(self._graph.edges)))))
        for node in range(self._graph.size) if nodes is None else sorted(nodes):
            edges = list(map(self._variable, self._graph.incident[node]))
            for three in combinations(edges, 3):
                self.solver.add_clause([-k for k in three])
            for edge in edges:
                self.solver.add_clause([-edge, *(k for k in edges if k != edge)])

    def new(self) -> int:
        """A fresh variable."""
        self._top += 1
        return self._top

    def _variable(self, edge: int) -> int:
        """The variable of an edge by its number."""
        variable = self._variables.get(edge)
        if variable is None:
            variable = self._variables[edge] = self.new()
        return variable

    def beyond(self, loop: Container[int]) -> list[int]:
        """That edges of which one end is not known here are used where a loop has them: any line
        that agrees with it there goes on as the loop does."""
        if self._nodes is None:
            return []
        return [
            variable if edge in loop else -variable
            for edge, variable in self._variables.items()
            if not all(node in self._nodes for node in self._graph.edges[edge])
        ]

    def literal(self, constraint: Constraint) -> int | None:
        """An edge's own variable, or a selector."""
        literal = self._literals.get(constraint, 0)
        if literal == 0:
            literal = self._literals[constraint] = self._said(constraint)
        return literal

    def _said(self, constraint: Constraint) -> int | None:
        """The literal of a constraint that is asked for the first time."""
        match constraint:
            case EdgeUsed(u, v):
                return self.used(u, v)
            case EdgeUnused(u, v):
                return -self.used(u, v)
        if not isinstance(constraint, (EdgesUsed, *LOOP_CONSTRAINTS, *PAIRS)):
            return None
        self._guard = selector = self.new()
        if isinstance(constraint, EdgesUsed):
            exactly(self, [self.used(u, v) for u, v in constraint.edges], constraint.count)
        else:
            constraint.encode(self)
        return selector

    def used(self, u: int, v: int) -> int:
        """The variable of an edge."""
        return self._variable(self._graph.edge_index[u, v])

    def at(self, node: int, step: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def visited(self, node: int) -> int:
        """The variable of a node: at least one of its edges is used."""
        return self.either(*map(self._variable, self._graph.incident[node]))

    def follows(self, u: int, v: int) -> int:
        """Directions have no variables here."""
        raise LookupError("directions have no variables")

    def odd(self, node: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def add(self, *clause: int) -> None:
        """Add a clause of the constraint that is being written down."""
        self.solver.add_clause([-self._guard, *clause])


class Surroundings:
    """What lies within so many steps of facts, remembered."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._near_by: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}

    def window(self, fact: Constraint, radius: int, at: Sequence[Sequence[T]]) -> list[T]:
        """Clues and facts that touch a node within so many steps of the conclusion; ``at`` has for
        each node those that touch it, or their literals."""
        near = sorted(self.around(fact, radius))
        return list(dict.fromkeys(c for node in near for c in at[node]))

    def around(self, fact: Constraint, radius: int) -> tuple[int, ...]:
        """The nodes within so many steps of a conclusion, the nearest first.

        Within as many steps as there are nodes lies everything, parts that no edge leads to too:
        that there is one loop joins them.
        """
        nodes = nodes_of(fact)
        found = self._near_by.get((nodes, radius))
        if found is None:
            reached = dict.fromkeys(nodes)
            ring = reached
            for _ in range(radius):
                ahead = (v for u in ring for v in self._graph.neighbours[u])
                ring = dict.fromkeys(v for v in ahead if v not in reached)
                reached.update(ring)
                if not ring:
                    break
            if radius >= self._graph.size:
                reached.update(dict.fromkeys(range(self._graph.size)))
            found = self._near_by[nodes, radius] = tuple(reached)
        return found


def touching(graph: Graph, constraints: Iterable[Constraint]) -> list[list[Constraint]]:
    """For each node the clues and facts that touch it."""
    at: list[list[Constraint]] = [[] for _ in range(graph.size)]
    for constraint in constraints:
        for node in nodes_of(constraint):
            at[node].append(constraint)
    return at


def nodes_of(constraint: Constraint) -> tuple[int, ...]:
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
        case VisitedOrOutside(node, edges):
            return tuple(dict.fromkeys((node, *(end for pair in edges for end in pair))))
        case AnyWay():
            return tuple(
                dict.fromkeys(node for fact in constraint.facts() for node in nodes_of(fact))
            )
        case Several(parts):
            return tuple(dict.fromkeys(node for part in parts for node in nodes_of(part)))
    if isinstance(constraint, PAIRS):
        return tuple(dict.fromkeys((*constraint.first, *constraint.second)))
    return ()
