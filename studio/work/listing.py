"""The answers of a puzzle, one after the other, for callers that want to see them."""

from __future__ import annotations

from studio.engines.catalogue import oracle_for
from studio.engines.engine import Engine, Limit, Model, Stopped, Task, Token
from studio.engines.events import Done, Found
from studio.puzzle import Compiled, Constraint, Trace

OTHER_SECONDS = 10.0
"""How long another answer is looked for at most, where the first is wanted and drawn."""


def answer(
    compiled: Compiled, token: Token, *, others: bool = True
) -> tuple[Trace | None, bool, bool]:
    """One answer, if one is found; whether that is certain; and whether it is known to be one of
    several, which takes its time and is found out only where ``others`` are of interest."""
    oracle, constraints = oracle_for(compiled.problem), compiled.problem.constraints
    first = oracle.ask(constraints, (), token)
    if not isinstance(first, Model):
        return None, not isinstance(first, Stopped), False
    if not others:
        return first.trace, True, False
    inner = token.within(OTHER_SECONDS)
    try:
        other = oracle.ask(constraints, [oracle.facts(first.trace)], inner)
    finally:
        inner.release()
    return first.trace, True, isinstance(other, Model)


def answers(
    compiled: Compiled, most: int, token: Token, engine: Engine | None = None
) -> tuple[list[Trace], bool]:
    """Up to ``most`` different answers, and whether there are no others."""
    if engine is not None:
        events = list(engine.run(compiled.problem, Task.SOLVE, Limit(solutions=most), token))
        done = events[-1]
        assert isinstance(done, Done)
        return [event.trace for event in events if isinstance(event, Found)], done.exact
    oracle = oracle_for(compiled.problem)
    found: list[Trace] = []
    denials: list[frozenset[Constraint]] = []
    while len(found) < most:
        answer = oracle.ask(compiled.problem.constraints, denials, token)
        match answer:
            case Model(trace):
                found.append(trace)
                denials.append(oracle.facts(trace))
            case Stopped():
                return found, False
            case _:
                return found, True
    return found, False
