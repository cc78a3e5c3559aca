"""The problem: what engines see. No clue, no colour, no family name."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from studio.board import Graph
from studio.puzzle.constraints import Constraint
from studio.puzzle.trace import Trace
from studio.records import dataclass


class Shape(Enum):
    """The closed set of lines that a family may ask for."""

    HAMILTONIAN_PATH = "hamiltonian path"
    HAMILTONIAN_CYCLE = "hamiltonian cycle"
    CYCLE = "cycle"
    PATH = "path"
    EULERIAN_TRAIL = "covering trail"


CLOSED = frozenset({Shape.HAMILTONIAN_CYCLE, Shape.CYCLE})
SPANNING = frozenset({Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})


@dataclass(frozen=True)
class Problem:
    """A graph, the shape of the line asked for on it, and what the line must obey.

    ``rooted`` says whether start and direction make another answer: a number path read backwards is
    another puzzle, a loop drawn backwards is the same loop.
    """

    graph: Graph
    shape: Shape
    constraints: tuple[Constraint, ...] = ()
    rooted: bool = False

    @property
    def closed(self) -> bool:
        """Does the line end where it began?"""
        return self.shape in CLOSED

    @property
    def spanning(self) -> bool:
        """Does the line visit all nodes?"""
        return self.shape in SPANNING

    @property
    def covering(self) -> bool:
        """Does the line use all edges, so that answers differ in their order alone?"""
        return self.shape is Shape.EULERIAN_TRAIL

    @property
    def walking(self) -> bool:
        """Is the line a path from one node to another that need not visit all?"""
        return self.shape is Shape.PATH

    def canonical(self, trace: Trace) -> Trace:
        """The one form in which an answer is shown and counted."""
        return trace if self.rooted else trace.canonical()

    def fits(self, trace: Trace) -> bool:
        """Has the line the shape asked for? (Constraints are not looked at.)

        Serves checks and tests, never a hot loop.
        """
        nodes = trace.nodes
        if trace.closed != self.closed or not trace.follows(self.graph):
            return False
        if self.shape is Shape.EULERIAN_TRAIL:
            # Parallel edges are drawn as often as there are of them.
            return Counter(trace.pairs) == Counter(map(_in_order, self.graph.edges))
        if len(set(nodes)) != len(nodes) or (self.closed and len(nodes) < 3):
            return False
        return self.shape not in SPANNING or len(nodes) == self.graph.size

    def answered_by(self, trace: Trace) -> bool:
        """Is this an answer: the right shape, and every constraint obeyed?"""
        return self.fits(trace) and all(c.holds(trace) for c in self.constraints)


def _in_order(edge: tuple[int, int]) -> tuple[int, int]:
    return edge if edge[0] < edge[1] else (edge[1], edge[0])
