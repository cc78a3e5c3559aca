"""From a formula to a graph whose lines through all nodes are its models: the classical reduction.

Each variable is a row that the line passes from left to right (true) or from right to left
(false); each clause is a node beside the rows, which the line can visit only from a row that it
passes in the direction that satisfies the clause. M. Sipser, "Introduction to the Theory of
Computation", theorem 7.46 (HAMPATH is NP-complete), after R. M. Karp, "Reducibility among
combinatorial problems", 1972.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import prod

from studio.board import Graph, Point
from studio.board.free import GraphBoard
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, StepAt, Trace

MOST_NODES = 20_000


@dataclass(frozen=True)
class Reduction:
    """A directed graph and what its nodes mean.

    ``rows[i]`` are the nodes of variable ``i + 1`` from left to right, ``hubs`` the nodes between
    the rows, the first and the last of which are start and target; ``clauses[j]`` is the node of
    clause ``j``. ``places`` are where to draw them.
    """

    graph: Graph
    formula: tuple[tuple[int, ...], ...]
    hubs: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    clauses: tuple[int, ...]
    places: tuple[Point, ...]

    @property
    def problem(self) -> Problem:
        """A line through all nodes, from the first hub to the last."""
        ends = (StepAt(self.hubs[0], 1), StepAt(self.hubs[-1], self.graph.size))
        return Problem(self.graph, Shape.HAMILTONIAN_PATH, ends, rooted=True)

    @property
    def walks(self) -> Problem:
        """The same as walks from start to target: those with as many nodes as there are."""
        ends = (StartsAt(self.hubs[0]), EndsAt(self.hubs[-1]))
        return Problem(self.graph, Shape.PATH, ends, rooted=True)

    def model(self, trace: Trace) -> tuple[int, ...]:
        """The assignment that a line says, as literals."""
        step = {node: i for i, node in enumerate(trace.nodes)}
        return tuple(
            variable if step[row[0]] < step[row[-1]] else -variable
            for variable, row in enumerate(self.rows, start=1)
        )

    def lines(self, model: Sequence[int]) -> int:
        """How many lines say a model: each clause is visited from any row that satisfies it."""
        true = frozenset(model)
        return prod(len(true.intersection(clause)) for clause in self.formula)

    def board(self) -> GraphBoard:
        """The same without directions, as a board: each node is three in a row, in, within and out.

        Lines through all its corners from corner 0 to the last one are those of the graph: a line
        that enters a node by its first corner must go on to the second and third at once, since the
        second has no other links.
        """
        nodes = [
            (x + shift, y)
            for x, y in (self.places[node] for node in self._in_order)
            for shift in (-0.25, 0.0, 0.25)
        ]
        order = {node: i for i, node in enumerate(self._in_order)}
        links = [(3 * i + k, 3 * i + k + 1) for i in range(self.graph.size) for k in (0, 1)]
        links += [(3 * order[u] + 2, 3 * order[v]) for u, v in self.graph.links]
        return GraphBoard.drawn(nodes, links)

    @property
    def _in_order(self) -> list[int]:
        """The nodes, the start first and the target last."""
        first, last = self.hubs[0], self.hubs[-1]
        return [first, *(n for n in range(self.graph.size) if n not in (first, last)), last]


def reduce(variables: int, clauses: Sequence[Sequence[int]]) -> Reduction:
    """The graph of a formula in conjunctive normal form, literals as in DIMACS.

    Doubled literals count once, clauses that are true in any case are left out. ValueError, with a
    sentence, where a literal names no variable or the graph would be too large.
    """
    if any(not 1 <= abs(literal) <= variables for clause in clauses for literal in clause):
        raise ValueError(f"A literal names none of the variables 1 to {variables}.")
    formula = tuple(
        tuple(dict.fromkeys(clause))
        for clause in clauses
        if not any(-literal in clause for literal in clause)
    )
    size = 1 + len(formula) + sum(3 + 3 * _uses(formula, v) for v in range(1, variables + 1))
    if size > MOST_NODES:
        raise ValueError(f"The graph would have some {size:,} nodes; {MOST_NODES:,} are possible.")
    return _Builder(variables, formula).reduction()


def _uses(formula: Sequence[Sequence[int]], variable: int) -> int:
    return sum(variable in clause or -variable in clause for clause in formula)


class _Builder:
    """Adds nodes and links row by row."""

    def __init__(self, variables: int, formula: tuple[tuple[int, ...], ...]) -> None:
        self._formula = formula
        self._places: list[Point] = []
        self._links: list[tuple[int, int]] = []
        self._hubs = [self._node(0.0, 0.0)]
        self._rows: list[tuple[int, ...]] = []
        right = 3.0 * len(formula) + 3.0
        self._clauses = tuple(self._node(right, 3.0 * j + 1.0) for j in range(len(formula)))
        for variable in range(1, variables + 1):
            self._row(variable)

    def reduction(self) -> Reduction:
        """What was built."""
        graph = Graph(len(self._places), tuple(sorted(self._links)), directed=True)
        parts = (tuple(self._hubs), tuple(self._rows), self._clauses, tuple(self._places))
        return Reduction(graph, self._formula, *parts)

    def _node(self, x: float, y: float) -> int:
        self._places.append((x, y))
        return len(self._places) - 1

    def _row(self, variable: int) -> None:
        """A row with two nodes for each clause of its variable, kept apart by one, and its hub."""
        y = 4.0 * len(self._rows) + 2.0
        used = [
            (j, clause)
            for j, clause in enumerate(self._formula)
            if variable in clause or -variable in clause
        ]
        row = [self._node(0.0, y)]
        for j, clause in used:
            left, right = self._node(len(row), y), self._node(len(row) + 1.0, y)
            row += [left, right, self._node(len(row) + 2.0, y)]
            enter, leave = (left, right) if variable in clause else (right, left)
            self._links += [(enter, self._clauses[j]), (self._clauses[j], leave)]
        if not used:
            # A row of one node would have no direction.
            row.append(self._node(1.0, y))
        for a, b in pairwise(row):
            self._links += [(a, b), (b, a)]
        before, after = self._hubs[-1], self._node(0.0, y + 2.0)
        for end in (row[0], row[-1]):
            self._links += [(before, end), (end, after)]
        self._hubs.append(after)
        self._rows.append(tuple(row))
