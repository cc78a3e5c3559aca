"""From a formula to a graph whose lines through all nodes are its models: the classical reduction.

Each variable is a row that the line passes from left to right (true) or from right to left
(false); each clause is a node beside the rows, which the line can visit only from a row that it
passes in the direction that satisfies the clause. M. Sipser, "Introduction to the Theory of
Computation", theorem 7.46 (HAMPATH is NP-complete), after R. M. Karp, "Reducibility among
combinatorial problems", 1972.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import prod

from studio.board import Board, Graph, Point
from studio.board.free import graph_board
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, StepAt, Trace
from studio.records import dataclass

MOST_NODES = 20_000
NOT = "¬"
HUB = 1.3
"""From a row to the hub above or below it."""


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

    def board(self) -> Board:
        """The graph as a board, with names: "x1" and "¬x1" at the ends of a row, "C1" for a clause.

        The line enters a row at the end whose name is true.
        """
        names = [""] * self.graph.size
        for variable, row in enumerate(self.rows, start=1):
            names[row[0]], names[row[-1]] = f"x{variable}", f"{NOT}x{variable}"
        for number, node in enumerate(self.clauses, start=1):
            names[node] = f"C{number}"
        return graph_board(self.places, self.graph.edges, directed=True, names=names)


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
    *_, (size, _) = sizes(variables, formula)
    if size > MOST_NODES:
        raise ValueError(f"The graph would have {size:,} nodes; {MOST_NODES:,} are possible.")
    return _Builder(variables, formula).reduction()


def sizes(variables: int, clauses: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
    """How many nodes and edges the graph has without clauses, with the first one, with two, ...

    Exact; nothing is built.
    """
    used = [0] * (variables + 1)
    # A hub and a row of two nodes for each variable, and the first hub.
    nodes, edges = 3 * variables + 1, 6 * variables
    yield nodes, edges
    for clause in clauses:
        variables_of = {abs(literal) for literal in clause}
        if len(variables_of) == len(set(clause)):
            nodes += 1
            for variable in variables_of:
                first = used[variable] == 0
                used[variable] += 1
                # The row of two becomes one of four; then there are three more for each use.
                nodes += 2 if first else 3
                edges += 2 + (4 if first else 6)
        yield nodes, edges


class _Builder:
    """Adds nodes and edges row by row.

    Rows lie one below the other, the hubs between them; the clauses stand above, each over the
    column in which the rows have the pairs of nodes that lead to it.
    """

    def __init__(self, variables: int, formula: tuple[tuple[int, ...], ...]) -> None:
        self._formula = formula
        self._places: list[Point] = []
        self._edges: list[tuple[int, int]] = []
        self._rows: list[tuple[int, ...]] = []
        # The ways from lower rows to a clause pass between the pairs of those above.
        self._aside = max(1.0, 0.45 * variables)
        self._pitch = 2 * self._aside + 2.0
        self._wide = self._pitch * max(1, len(formula))
        self._middle = self._pitch * (len(formula) // 2) if formula else self._wide / 2
        self._hubs = [self._node(self._middle, -HUB)]
        self._clauses = tuple(self._node(self._column(j), -2 * HUB) for j in range(len(formula)))
        for variable in range(1, variables + 1):
            self._row(variable)

    def reduction(self) -> Reduction:
        """What was built."""
        graph = Graph(len(self._places), tuple(sorted(self._edges)), directed=True)
        parts = (tuple(self._hubs), tuple(self._rows), self._clauses, tuple(self._places))
        return Reduction(graph, self._formula, *parts)

    def _column(self, clause: int) -> float:
        return self._pitch * (clause + 0.5)

    def _node(self, x: float, y: float) -> int:
        self._places.append((round(x, 3), round(y, 3)))
        return len(self._places) - 1

    def _row(self, variable: int) -> None:
        """A row with two nodes for each clause of its variable, kept apart by one, and its hub."""
        y = 2 * HUB * len(self._rows)
        used = [
            (j, clause)
            for j, clause in enumerate(self._formula)
            if variable in clause or -variable in clause
        ]
        row = [self._node(0.0, y)]
        for place, (j, clause) in enumerate(used, start=1):
            left, right = (self._node(self._column(j) + s * self._aside, y) for s in (-1, 1))
            end = self._wide if place == len(used) else self._pitch * (j + 1)
            row += [left, right, self._node(end, y)]
            enter, leave = (left, right) if variable in clause else (right, left)
            self._edges += [(enter, self._clauses[j]), (self._clauses[j], leave)]
        if not used:
            # A row of one node would have no direction.
            row.append(self._node(self._wide, y))
        for a, b in pairwise(row):
            self._edges += [(a, b), (b, a)]
        before, after = self._hubs[-1], self._node(self._middle, y + HUB)
        for end_node in (row[0], row[-1]):
            self._edges += [(before, end_node), (end_node, after)]
        self._hubs.append(after)
        self._rows.append(tuple(row))
