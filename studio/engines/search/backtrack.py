"""Backtracking: grow the line node by node, and step back where it cannot be finished.

The search that people do by hand, and the second task of V. Pilaud's project sheet "Hamiltonian
paths and Rikudo solver". Alone it is hopeless beyond some thirty nodes; four prunings, each of
which can be switched off to see what it is worth, notice early that no way on will do. Quick where
labels stand dense, and able to show each step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found, Step, Why
from studio.engines.reasons import Declined, Unfinished
from studio.engines.search.backtrack_line import ALL, Prunings, line_of
from studio.puzzle import (
    EdgeUnused,
    EdgeUsed,
    Follows,
    MetInOrder,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.reason import Reason
from studio.records import dataclass

KNOWN = StepAt | EdgeUsed | EdgeUnused | Follows | StepParity | StepAmong | MetInOrder

SHAPES = frozenset({Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})

LOOK_EVERY = 256
"""Steps between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Backtrack:
    """The engine. With ``steps`` it tells every step it takes, forward and back."""

    prunings: Prunings = ALL
    steps: bool = False
    key: str = "backtrack"
    name: str = "Backtracking"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Lines through all nodes, with labels and with edges said to be used or not."""
        if problem.shape not in SHAPES:
            return Reason(Declined.BACKTRACKING_SHAPE)
        if problem.graph.directed and not problem.rooted:
            return Reason(Declined.ONE_WAY_EDGES)
        constraints = problem.constraints
        if not all(isinstance(c, KNOWN) for c in constraints):
            return Reason(Declined.BACKTRACKING_CLUES)
        if not problem.rooted and any(isinstance(c, Follows | StepParity) for c in constraints):
            return Reason(Declined.DIRECTION_COUNTS)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Try every way; ``limit.nodes`` bounds the steps forward."""
        seen: set[Trace] = set()
        count = 0
        for forward, event in _numbered(_search(problem, self.prunings)):
            if isinstance(event, Step):
                if self.steps:
                    yield event
                late = forward % LOOK_EVERY == 0 and token.stopped
                if late or (limit.nodes is not None and forward >= limit.nodes):
                    yield Done(count, exact=False, reason=Reason(Unfinished.WAYS_UNTRIED))
                    return
                continue
            answer = problem.canonical(event.trace)
            if not problem.rooted:
                # The same drawing is met once in each direction.
                if answer in seen:
                    continue
                seen.add(answer)
            count += 1
            if task is Task.SOLVE:
                yield Found(answer)
            if limit.solutions is not None and count >= limit.solutions:
                yield Done(count, exact=False, reason=Reason(Unfinished.ENOUGH_LINES))
                return
        yield Done(count, exact=True)


BACKTRACK = Backtrack()


PRUNINGS = tuple(field.name.replace("_", "-") for field in fields(Prunings))
"""The names of the prunings, as one switches them off."""


def without(names: Iterable[str]) -> Backtrack:
    """The engine with these prunings switched off; LookupError, with a sentence, for no name."""
    left_out = tuple(dict.fromkeys(names))
    for name in left_out:
        if name not in PRUNINGS:
            raise LookupError(f"There is no pruning {name}; there are {', '.join(PRUNINGS)}.")
    if not left_out:
        return BACKTRACK
    prunings = Prunings(**{name.replace("-", "_"): name not in left_out for name in PRUNINGS})
    if len(left_out) == len(PRUNINGS):
        return Backtrack(prunings, key="backtrack-plain", name="Backtracking without prunings")
    words = " and ".join(name.replace("-", " ") for name in left_out)
    key = "backtrack-without-" + "-and-".join(left_out)
    return Backtrack(prunings, key=key, name=f"Backtracking without {words}")


def _numbered(events: Iterator[Step | Found]) -> Iterator[tuple[int, Step | Found]]:
    """Each event with the number of steps forward up to it."""
    forward = 0
    for event in events:
        forward += isinstance(event, Step) and not event.back
        yield forward, event


def _search(problem: Problem, prunings: Prunings) -> Iterator[Step | Found]:
    """Depth-first search: every step forward and back, and every answer on the way.

    ``choices[k]`` holds the nodes not yet tried as number ``k + 1`` of the line.
    """
    line = line_of(problem)
    choices = [iter(line.starts())]
    while choices:
        node = next(choices[-1], None)
        if node is None:
            choices.pop()
            if line.nodes:
                yield Step(line.back(), back=True, why=Why.TRIED)
            continue
        line.grow(node)
        yield Step(node)
        why = line.objection(prunings)
        if why is Why.NOTHING and line.complete:
            trace = Trace(tuple(line.nodes), problem.closed)
            if problem.answered_by(trace):
                yield Found(trace)
                why = Why.COMPLETE
            else:
                why = Why.NOT_CLOSED
        if why is not Why.NOTHING:
            yield Step(line.back(), back=True, why=why)
        else:
            choices.append(iter(line.onward()))
