"""Constraints: what they hold of a line is what their clauses and their denial say."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)

SQUARE = ((0, 1), (1, 2), (2, 3), (0, 3))


class LineTruth:
    """An encoder whose literals are already decided by a line: clauses are true or false."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.true = True
        self._facts: list[bool] = [True]

    def _literal(self, value: bool) -> int:
        self._facts.append(value)
        return len(self._facts) - 1

    def at(self, node: int, step: int) -> int:
        return self._literal(self.trace.steps.get(node) == step)

    def used(self, u: int, v: int) -> int:
        return self._literal((min(u, v), max(u, v)) in self.trace.used)

    def visited(self, node: int) -> int:
        return self._literal(node in self.trace.nodes)

    def follows(self, u: int, v: int) -> int:
        nodes = self.trace.nodes
        onward = list(pairwise(nodes))
        return self._literal(
            (u, v) in onward or (self.trace.closed and (nodes[-1], nodes[0]) == (u, v))
        )

    def odd(self, node: int) -> int:
        return self._literal(node in self.trace.nodes[::2])

    def either(self, *literals: int) -> int:
        return self._literal(any(map(self.value, literals)))

    def carried(self, reached: int, before: int, literal: int) -> int:
        both = self.value(before) and self.value(literal)
        return self._literal(self.value(reached) or both)

    def value(self, literal: int) -> bool:
        return self._facts[abs(literal)] is (literal > 0)

    def add(self, *clause: int) -> None:
        self.true = self.true and any(self.value(literal) for literal in clause)


LINES = [
    Trace((0, 1, 2, 3)),
    Trace((3, 2, 1, 0)),
    Trace((0, 1, 2, 3), closed=True),
    Trace((2, 1)),
    Trace((3,)),
]
CONSTRAINTS: list[Constraint] = [
    *(StepAt(node, step) for node in range(4) for step in range(1, 5)),
    *(EdgeUsed(u, v) for u, v in SQUARE),
    *(EdgeUnused(u, v) for u, v in SQUARE),
    *(Follows(*pair) for u, v in SQUARE for pair in ((u, v), (v, u))),
    *(StepParity(0, odd) for odd in (False, True)),
    *(StepAmong(nodes, step) for nodes in ((0, 1), (1, 3), ()) for step in (1, 3, 9)),
    *(EdgesUsed(SQUARE, count) for count in range(5)),
    EdgesUsed(SQUARE[:2], 1),
]


@pytest.mark.parametrize("line", LINES, ids=str)
@pytest.mark.parametrize("constraint", CONSTRAINTS, ids=str)
def test_clauses_and_denial_say_what_holds_says(constraint: Constraint, line: Trace) -> None:
    truth = LineTruth(line)
    constraint.encode(truth)
    assert truth.true is constraint.holds(line)
    denied = constraint.denied(truth)
    if denied is not None:
        assert truth.value(denied) is not constraint.holds(line)


def test_only_a_count_has_no_single_denying_literal() -> None:
    truth = LineTruth(LINES[0])
    lacking = {type(c) for c in CONSTRAINTS if c.denied(truth) is None}
    assert lacking == {EdgesUsed}


@pytest.mark.parametrize("step", [0, -1, 5])
def test_no_line_is_anywhere_before_its_start_or_after_its_end(step: int) -> None:
    assert not StepAt(3, step).holds(Trace((0, 1, 2, 3)))


@pytest.mark.parametrize(
    "make",
    [lambda: StepAt(1, 2), lambda: EdgeUsed(1, 2), lambda: EdgesUsed(SQUARE, 2)],
    ids=["StepAt", "LinkUsed", "LinksUsed"],
)
def test_constraints_are_names_for_what_they_say(make: Callable[[], Constraint]) -> None:
    assert make() == make()
    assert len({make(), make(), EdgeUnused(1, 2)}) == 2
