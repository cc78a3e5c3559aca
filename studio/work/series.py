"""Series of growing problems to compare engines on, and why their numbers come out as they do.

Task 1 of V. Pilaud's project sheet "Hamiltonian paths and Rikudo solver" asks for complete graphs,
cycles and grids. No engine is loaded here: the window lists the series too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from studio.board import Board, Graph
from studio.engines.search.hamilton import PARITY, complete, grid, random_graph, ring, tournament
from studio.puzzle import Constraint, Problem, Shape, StepAt
from studio.records import dataclass

LARGEST = 100
"""No series goes on beyond this size; engines are late long before."""

DEGREE = 5.0
"""Edges that meet at a node of the random graphs, on the average."""


@dataclass(frozen=True, slots=True)
class Instance:
    """A problem to compare on; ``size`` orders the problems of a series, ``name`` is for people."""

    name: str
    size: int
    problem: Problem


@dataclass(frozen=True)
class Series:
    """Problems of one kind in all sizes from ``first``; ``last`` is as far as it is worth while.

    ``label`` names one of them by its size, ``axis`` says what the sizes are, ``why`` explains the
    numbers that come out. ``closed`` lines have no ends; others lead from the first node to the
    last, unless these are ``free``.
    """

    key: str
    name: str
    first: int
    last: int
    graph: Callable[[int], Graph]
    label: str
    axis: str
    why: str
    closed: bool = False
    free: bool = False

    def instances(self, last: int | None = None, first: int | None = None) -> Iterator[Instance]:
        """From the smallest to the largest."""
        sizes = range(max(self.first, first or 0), min(LARGEST, last or self.last) + 1)
        for size in sizes:
            yield Instance(self.label.format(size), size, self.problem(size))

    def problem(self, size: int) -> Problem:
        """The problem of one size."""
        graph = self.graph(size)
        if self.closed:
            return Problem(graph, Shape.HAMILTONIAN_CYCLE)
        ends: tuple[Constraint, ...] = ()
        if not self.free:
            ends = (StepAt(0, 1), StepAt(graph.size - 1, graph.size))
        return Problem(graph, Shape.HAMILTONIAN_PATH, ends, rooted=True)


SERIES: tuple[Series, ...] = (
    Series(
        "grids",
        "Grids, corner to corner",
        2,
        12,
        lambda n: grid(n, n),
        "{0} x {0}",
        "cells on a side",
        PARITY,
    ),
    Series(
        "grid-loops",
        "Grids, closed lines",
        2,
        12,
        lambda n: grid(n, n),
        "{0} x {0}",
        "cells on a side",
        "A closed line on a grid changes colour at each step and ends on the colour it began on, "
        "so its length is even: for odd n, with n² cells, there is none.",
        closed=True,
    ),
    Series(
        "complete",
        "Complete graphs",
        3,
        14,
        complete,
        "K{0}",
        "nodes",
        "Every order of the n - 2 nodes between the ends is a line: there are (n - 2)! of them.",
    ),
    Series(
        "hexagons",
        "Hexagons, first to last cell",
        1,
        6,
        lambda rings: Board.hexagon(rings).cell_graph,
        "radius {0}",
        "rings around the middle cell",
        "Hexagons have no two colours, as three cells touch each other; nothing forbids a line, "
        "and the numbers grow faster than on grids.",
    ),
    Series(
        "random",
        "Random graphs",
        4,
        30,
        lambda n: random_graph(n, DEGREE, seed=n),
        "{0} nodes",
        "nodes",
        "The edges are drawn by lot, five at a node on the average, always the same for a size. "
        "Where an end has no edge, or the graph falls apart, there is no line.",
    ),
    Series(
        "tournaments",
        "Tournaments, each edge one way",
        3,
        14,
        lambda n: tournament(n, seed=n),
        "{0} players",
        "players",
        "Each two nodes are joined by one edge that leads one way, as in a tournament where each "
        "player meets each other once. There always is a line through all of them, and the number "
        "of lines is odd (L. Rédei, 1934).",
        free=True,
    ),
    Series(
        "cycles",
        "Cycles",
        3,
        60,
        ring,
        "C{0}",
        "nodes",
        "One line leads from a node all the way round to the node before it, and no other.",
    ),
)


def series_of(key: str) -> Series | None:
    """The series with a key, if there is one."""
    return next((series for series in SERIES if series.key == key), None)
