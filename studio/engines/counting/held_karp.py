"""Counts lines through all nodes over subsets: small graphs, however dense, edges one way too.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE. For each set of nodes and each node of it the number
of lines through just these that end there, set by set in the order of their sizes. R. Bellman,
"Dynamic programming treatment of the travelling salesman problem", and M. Held and R. M. Karp, "A
dynamic programming approach to sequencing problems", both 1962. Time n² 2ⁿ, memory n 2ⁿ.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import EdgeUnused, EdgeUsed, Follows, Problem, StepAt, StepParity
from studio.puzzle.constraints import DIRECTED
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.records import dataclass

MOST_NODES = 20
"""168 MB; and 20! is the largest number of lines that 64 bits hold."""

KNOWN = (StepAt, EdgeUnused, EdgeUsed, Follows, StepParity)


class Subsets:
    """The engine."""

    key = "subsets"
    name = "Counting over subsets"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Counts lines through all nodes of small graphs."""
        if task is Task.SOLVE:
            return Reason(Declined.SHOWS_NONE)
        if problem.shape not in SPANNING:
            return Reason(Declined.COUNTS_PATHS)
        if problem.graph.size > MOST_NODES:
            return Reason.of(Declined.SUBSETS_NODES, most=MOST_NODES)
        constraints = problem.constraints
        if not all(isinstance(c, KNOWN) for c in constraints):
            return Reason(Declined.SUBSETS_CLUES)
        if problem.closed and any(isinstance(c, EdgeUsed) for c in constraints):
            return Reason(Declined.SUBSETS_EDGES)
        told = problem.graph.directed or any(isinstance(c, DIRECTED) for c in constraints)
        if not problem.rooted and told:
            return Reason(Declined.SUBSETS_DIRECTION)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count."""
        size = problem.graph.size
        if size < (3 if problem.closed else 1):
            yield Done(0, exact=True)
            return
        rules = _Rules.of(problem)
        total = 0
        # What starts where a closed line starts must end beside it, so each start is one table.
        turned = problem.closed and not any(isinstance(c, DIRECTED) for c in problem.constraints)
        starts = [1] if turned else [1 << v for v in range(size)]
        for start in starts if problem.closed else [(1 << size) - 1]:
            counted = _count(rules, start, token)
            if counted is None:
                yield Done(total, exact=False, reason=Reason(Unfinished.SETS_LEFT))
                return
            total += counted
        if turned and problem.rooted:
            total *= size
        if not problem.rooted and (problem.closed or size > 1):
            total //= 2
        yield Done(total, exact=True)


HELD_KARP = Subsets()


@dataclass(frozen=True)
class _Rules:
    """What is allowed: ``nodes[k]`` at step ``k + 1``, ``ways[v]`` to a node, as sets of bits.

    ``partners[v]`` are the nodes that the line must visit right before or after ``v``.
    """

    size: int
    closed: bool
    nodes: tuple[int, ...]
    ways: tuple[int, ...]
    partners: tuple[int, ...]

    @staticmethod
    def of(problem: Problem) -> _Rules:
        """The rules of a problem."""
        size = problem.graph.size
        nodes, partners = [(1 << size) - 1] * size, [0] * size
        ways = [sum(1 << u for u in near) for near in problem.graph.sources]
        for c in problem.constraints:
            match c:
                case StepAt(node, step):
                    for k in range(size):
                        nodes[k] &= 1 << node if k == step - 1 else ~(1 << node)
                case StepParity(node, odd):
                    for k in range(int(odd), size, 2):
                        nodes[k] &= ~(1 << node)
                case EdgeUnused(u, v):
                    ways[u] &= ~(1 << v)
                    ways[v] &= ~(1 << u)
                case Follows(u, v):
                    ways = [w if k == v else w & ~(1 << u) for k, w in enumerate(ways)]
                    ways[v] &= 1 << u
                    if not problem.closed:
                        nodes[0] &= ~(1 << v)
                        nodes[-1] &= ~(1 << u)
                case EdgeUsed(u, v):
                    partners[u] |= 1 << v
                    partners[v] |= 1 << u
        return _Rules(size, problem.closed, tuple(nodes), tuple(ways), tuple(partners))


def _count(rules: _Rules, starts: int, token: Token) -> int | None:
    """The lines from one of ``starts``; None if the token stopped the work."""
    size = rules.size
    table = np.zeros((1 << size, size), dtype=np.uint64)
    for v in _bits(starts & rules.nodes[0]):
        table[1 << v, v] = 1
    masks = np.arange(1 << size, dtype=np.int64)
    sizes = np.zeros(1 << size, dtype=np.int8)
    for v in range(size):
        sizes += (masks >> v & 1).astype(np.int8)
    for step in range(1, size):
        layer = masks[sizes == step]
        for v in _bits(rules.nodes[step]):
            if token.stopped:
                return None
            before = layer[layer >> v & 1 == 0]
            table[before | 1 << v, v] = _ending(rules, table, before, v)
    ends = _bits(rules.nodes[-1])
    if rules.closed:
        start = starts.bit_length() - 1
        ends = [v for v in ends if rules.ways[start] >> v & 1]
    return sum(int(table[-1, v]) for v in ends)


def _ending(
    rules: _Rules, table: NDArray[np.uint64], before: NDArray[np.int64], v: int
) -> NDArray[np.uint64]:
    """For each set the lines through it that go on to ``v``."""
    found = np.zeros(len(before), dtype=np.uint64)
    for u in _bits(rules.ways[v]):
        counts = table[before, u]
        # The partners of u that are not v come before it, those of v that are not u after v.
        needed, barred = rules.partners[u] & ~(1 << v), rules.partners[v] & ~(1 << u)
        if needed or barred:
            counts = counts * ((before & needed == needed) & (before & barred == 0))
        found += counts
    return found


def _bits(bits: int) -> list[int]:
    return [v for v in range(bits.bit_length()) if bits >> v & 1]
