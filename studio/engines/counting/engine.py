"""What the two frontier engines share: declining, running a sweep, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.counting.demand import cases, counted, unsuited
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Layer
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import Problem, Trace
from studio.puzzle.reason import Reason

STOPPED = Reason(Unfinished.NODES_LEFT)


MOST_SLOTS = 60
"""A frontier wider than this is never tried."""

EASING = 1.2
"""How much a constraint a node narrows the frontier, in effect: 30 x 30 squares with a clue in
every second cell have about as many states as 12 x 12 blank ones."""


def too_wide(problem: Problem, most: int) -> Reason | None:
    """Why the frontier of the problem's graph is too wide; None if it is not.

    ``most`` is what goes without clues; the more constraints there are, the more is tried.
    """
    from studio.engines.counting.order import narrowest

    graph = problem.graph.both_ways
    wide = narrowest(graph)
    eased = EASING * len(set(problem.constraints)) / max(graph.size, 1)
    if wide <= most or (wide <= MOST_SLOTS and wide * (1 - eased) <= most):
        return None
    too = Declined.TOO_WIDE_FOR_CLUES if wide <= MOST_SLOTS else Declined.TOO_WIDE
    return Reason.of(too, wide=wide, most=most)


def declines(problem: Problem, task: Task, most: int) -> Reason | None:
    """Why a sweep over a frontier of up to ``most`` nodes cannot do the task; None if it can."""
    if task is not Task.COUNT:
        return Reason(Declined.COUNTS_ONLY)
    return unsuited(problem) or too_wide(problem, most)


def count(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    """Count the answers; ``limit.nodes`` bounds the states of a layer.

    At that bound the count goes on with the states there are, which proves "at least".
    """
    if problem.graph.size < 2:
        yield Done(sum(1 for _ in lone_answers(problem)), exact=True)
        return
    from studio.engines.counting.plan import plan
    from studio.engines.counting.sweep import Interrupted, Sweep

    total, clock = 0, Token(limit.seconds)
    reason: Reason | None = None
    for case in cases(problem):
        task = counted(case)
        layout = plan(case.graph, task.demand) if task.demand else None
        if layout is None:
            continue
        sweep = Sweep(layout, most=limit.nodes)
        try:
            yield from sweep.run(token, clock)
        except Interrupted:
            yield Done(total + sweep.total * task.factor, exact=False, reason=STOPPED)
            return
        total += sweep.total * task.factor
        if not sweep.exact:
            reason = Reason.of(Unfinished.STATES, states=sweep.peak)
    yield Done(total, exact=reason is None, reason=reason)


def layers(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    """Count like :func:`count`, and tell every layer of the sweep.

    A layer that would need more than ``limit.nodes`` states, or more memory than there is, ends the
    run with a lower bound.
    """
    from studio.engines.counting.layout import layout
    from studio.engines.counting.plan import plan
    from studio.engines.counting.sweep import Interrupted, OutOfRoom, Sweep

    task = counted(problem)
    planned = None
    if task.demand and problem.graph.size > 1:
        planned = plan(problem.graph, task.demand, improved=False)
    if planned is None:
        yield from count(problem, limit, token)
        return
    where = layout(problem.graph.both_ways)
    sweep = Sweep(planned, most=limit.nodes, stepwise=True)
    total = 0
    reason: Reason | None = None
    try:
        for progress in sweep.run(token, Token(limit.seconds)):
            if not sweep.between_layers:
                continue
            row, total = progress.done - 1, sweep.total * task.factor
            later = where.nodes[row][where.held[row] > 0]
            states = sweep.alive
            yield Layer(int(where.taken[row]), tuple(later.tolist()), states, total)
        total = sweep.total * task.factor
    except Interrupted:
        reason = STOPPED
    except OutOfRoom:
        reason = Reason(Unfinished.STATES_TO_SHOW)
    yield Done(total, exact=reason is None, reason=reason)


def lone_answers(problem: Problem) -> Iterator[Trace]:
    """The answers on a graph of at most one node: there are no edges to decide."""
    line = Trace(tuple(range(problem.graph.size)), problem.closed)
    if line.nodes and problem.answered_by(line):
        yield line
