"""What the two frontier engines share: declining, running a sweep, and the words of its end."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Layer
from studio.engines.frontier_demand import cases, counted, unsuited
from studio.puzzle import Problem, Trace

STOPPED = "Stopped before all nodes were taken."


MOST_SLOTS = 60
"""A frontier wider than this is never tried."""

EASING = 1.2
"""How much a constraint a node narrows the frontier, in effect: 30 x 30 squares with a clue in
every second cell have about as many states as 12 x 12 blank ones."""


def too_wide(problem: Problem, most: int) -> str | None:
    """Why the frontier of the problem's graph is too wide; None if it is not.

    ``most`` is what goes without clues; the more constraints there are, the more is tried.
    """
    from studio.engines.frontier_order import good_order, width

    graph = problem.graph.both_ways
    wide = width(graph, good_order(graph))
    eased = EASING * len(set(problem.constraints)) / max(graph.size, 1)
    if wide <= most or (wide <= MOST_SLOTS and wide * (1 - eased) <= most):
        return None
    clues = " with so few clues" if wide <= MOST_SLOTS else ""
    return (
        f"The board is {wide} nodes wide where it is counted across;"
        f" that is too wide for an exact count{clues} (without clues it may be {most})."
    )


def declines(problem: Problem, task: Task, most: int) -> str | None:
    """Why a sweep over a frontier of up to ``most`` nodes cannot do the task; None if it can."""
    if task is not Task.COUNT:
        return "Frontier counting counts; it does not show solutions one by one."
    return unsuited(problem) or too_wide(problem, most)


def count(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    """Count the answers; ``limit.nodes`` bounds the states of a layer.

    At that bound the count goes on with the states there are, which proves "at least".
    """
    if problem.graph.size < 2:
        yield Done(sum(1 for _ in lone_answers(problem)), exact=True)
        return
    from studio.engines.frontier_plan import plan
    from studio.engines.frontier_sweep import Interrupted, Sweep

    total, reason, clock = 0, "", Token(limit.seconds)
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
            reason = f"There are more than {sweep.peak:,} states at once; "
            reason += "the rest was not followed."
    yield Done(total, exact=not reason, reason=reason)


def layers(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    """Count like :func:`count`, and tell every layer of the sweep.

    A layer that would need more than ``limit.nodes`` states, or more memory than there is, ends the
    run with a lower bound.
    """
    from studio.engines.frontier_layout import layout
    from studio.engines.frontier_plan import plan
    from studio.engines.frontier_sweep import Interrupted, OutOfRoom, Sweep

    task = counted(problem)
    planned = plan(problem.graph, task.demand) if task.demand and problem.graph.size > 1 else None
    if planned is None:
        yield from count(problem, limit, token)
        return
    where = layout(problem.graph.both_ways)
    sweep = Sweep(planned, most=limit.nodes, stepwise=True)
    total, reason = 0, ""
    try:
        for progress in sweep.run(token, Token(limit.seconds)):
            if not sweep.between_layers:
                continue
            row, total = progress.done - 1, sweep.total * task.factor
            later = where.nodes[row][where.held[row] > 0]
            states = sweep.alive
            yield Layer(where.order[row], tuple(later.tolist()), states, total)
        total = sweep.total * task.factor
    except Interrupted:
        reason = STOPPED
    except OutOfRoom:
        reason = "There are too many states at once to show them layer by layer."
    yield Done(total, exact=not reason, reason=reason)


def lone_answers(problem: Problem) -> Iterator[Trace]:
    """The answers on a graph of at most one node: there are no links to decide."""
    line = Trace(tuple(range(problem.graph.size)), problem.closed)
    if line.nodes and problem.answered_by(line):
        yield line
