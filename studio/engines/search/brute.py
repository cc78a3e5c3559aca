"""Brute force: every line of the shape, each looked at. For small boards, and to check the others.

Depth-first over simple paths; nothing is pruned but the plainly hopeless. Exponential in the size
of the board, so it declines all but small ones. Constraints are judged on finished lines only, so
any constraint is honoured.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import Problem, Shape, Trace
from studio.puzzle.reason import Reason

MOST_LOOPS_AROUND = 16
"""Independent cycles of the largest board for loops: 4x4 squares have this many."""

MOST_CELLS = 20
"""Nodes of the largest board for lines through every cell."""

SHAPES = frozenset({Shape.CYCLE, Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})


class Brute:
    """The engine; the last resort and the judge of all others."""

    key = "brute"
    name = "Brute force"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Loops, and paths or loops through all nodes, on small boards."""
        if problem.shape not in SHAPES:
            return Reason(Declined.BRUTE_SHAPE)
        graph = problem.graph
        if problem.shape is Shape.CYCLE:
            if len(graph.edges) - graph.size >= MOST_LOOPS_AROUND:
                return Reason(Declined.BRUTE_SMALL)
        elif graph.size > MOST_CELLS:
            return Reason.of(Declined.BRUTE_CELLS, most=MOST_CELLS)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Look at every line; ``limit.nodes`` bounds the steps of the search."""
        seen: set[Trace] = set()
        for steps, trace in enumerate(_lines(problem)):
            if token.stopped or (limit.nodes is not None and steps >= limit.nodes):
                yield Done(len(seen), exact=False, reason=Reason(Unfinished.LINES_UNSEEN))
                return
            if trace is None or not problem.answered_by(trace):
                continue
            answer = problem.canonical(trace)
            if answer in seen:
                continue
            seen.add(answer)
            if task is Task.SOLVE:
                yield Found(answer)
            if limit.solutions is not None and len(seen) >= limit.solutions:
                yield Done(len(seen), exact=False, reason=Reason(Unfinished.ENOUGH))
                return
        yield Done(len(seen), exact=True)


BRUTE = Brute()


def _lines(problem: Problem) -> Iterator[Trace | None]:
    """Every line that could be an answer, in every direction; None for a step of the search.

    A loop is started at its smallest node only, unless the start makes another answer.
    """
    neighbours = problem.graph.neighbours
    spanning = problem.shape is not Shape.CYCLE
    for start in range(problem.graph.size):
        lowest = 0 if problem.rooted or not problem.closed else start
        nodes = [start]
        choices = [iter(neighbours[start])]
        if spanning and problem.graph.size == 1 and not problem.closed:
            yield Trace((start,))
        while choices:
            step = next(choices[-1], None)
            if step is None:
                choices.pop()
                nodes.pop()
                continue
            yield None
            whole = not spanning or len(nodes) == problem.graph.size
            if step == start and problem.closed and len(nodes) > 2 and whole:
                yield Trace(tuple(nodes), closed=True)
            if step < lowest or step in nodes:
                continue
            nodes.append(step)
            choices.append(iter(neighbours[step]))
            if not problem.closed and len(nodes) == problem.graph.size:
                yield Trace(tuple(nodes))
