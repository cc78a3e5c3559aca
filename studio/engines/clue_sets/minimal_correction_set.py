"""The fewest constraints that must go for a line to exist: smallest correction sets.

Every contradiction holds a constraint that must go. A smallest set that hits all contradictions
known is no larger than a smallest one that mends the whole; if a line obeys all the rest, it is one
(the dual of smallest contradictions: A. Ignatiev et al., CP 2015; E. Moreno-Centeno, R. M. Karp,
Operations Research 61, 2013).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from studio.engines.clue_sets.hitting_sets import HittingSets
from studio.engines.clue_sets.mus import shrink
from studio.engines.engine import Answer, Halt, Model, Oracle, Refuted, Stopped, Token
from studio.puzzle import Constraint, Trace
from studio.records import dataclass

Ask: TypeAlias = Callable[[Collection[Constraint]], Answer]


@dataclass(frozen=True, slots=True)
class Repair:
    """Without ``gone`` there is a line, ``trace``; what costs less than ``least`` is proved not to
    do."""

    gone: frozenset[Constraint]
    trace: Trace
    cost: int
    least: int

    @property
    def smallest(self) -> bool:
        """Is it proved that nothing cheaper will do?"""
        return self.cost <= self.least


def repairs(
    oracle: Oracle, fixed: Collection[Constraint], costs: Mapping[Constraint, int], token: Token
) -> Iterator[Repair]:
    """Better and better repairs; the last is a cheapest one, or the best known when stopped.

    Of ``costs`` any may go, each at its cost, 1 or more; of ``fixed`` none. There are no repairs
    where the fixed ones alone allow no line, or where the token stopped the search before anything
    was known.
    """
    loose = list(costs)

    def ask(hold: Collection[Constraint]) -> Answer:
        answer = oracle.ask(hold, (), token)
        if isinstance(answer, Stopped):
            raise Halt
        return answer

    try:
        best = _first(ask, fixed, costs)
        if best is None:
            return
        yield best
        hitting = HittingSets(list(costs.values()))
        place = {constraint: i for i, constraint in enumerate(loose)}
        while (tried := hitting.smallest(best.cost, token)) is not None:
            # What was tried is extended by contradictions that share nothing, until a line exists.
            gone = {loose[i] for i in tried}
            while isinstance(answer := ask(_left(fixed, loose, gone)), Refuted):
                core = shrink(ask, answer.core)
                free = [c for c in core if c in place]
                hitting.hit([place[c] for c in free])
                gone.update(free)
            assert isinstance(answer, Model)
            broken = frozenset(c for c in gone if not c.holds(answer.trace))
            cost = sum(costs[constraint] for constraint in broken)
            if cost < best.cost:
                best = Repair(broken, answer.trace, cost, hitting.least)
            best = Repair(best.gone, best.trace, best.cost, hitting.least)
            yield best
        yield Repair(best.gone, best.trace, best.cost, hitting.least)
    except Halt:
        return


def _left(
    fixed: Collection[Constraint], loose: Sequence[Constraint], gone: Collection[Constraint]
) -> list[Constraint]:
    return [*fixed, *(c for c in loose if c not in gone)]


def _first(
    ask: Ask, fixed: Collection[Constraint], costs: Mapping[Constraint, int]
) -> Repair | None:
    """A repair from which nothing can be taken back: one constraint after the other is kept."""
    answer = ask(list(fixed))
    if not isinstance(answer, Model):
        return None
    trace = answer.trace
    kept: list[Constraint] = [c for c in costs if c.holds(trace)]
    gone: list[Constraint] = []
    for constraint in costs:
        if constraint in kept:
            continue
        if constraint.holds(trace):
            kept.append(constraint)
            continue
        answer = ask([*fixed, *kept, constraint])
        if isinstance(answer, Model):
            trace = answer.trace
            kept.append(constraint)
        else:
            gone.append(constraint)
    return Repair(frozenset(gone), trace, sum(costs[constraint] for constraint in gone), 0)
