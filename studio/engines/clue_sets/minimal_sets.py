"""All minimal sets of clues that fix a line, counted.

A set of clues fixes a line if it keeps every counterexample away. Take of all counterexamples the
minimal sets of
clues they break: the clue sets that fix the line are the sets that share a member with each of
these, and the minimal ones are their minimal transversals (see ``transversals``). What
counterexamples break
is found by SAT, each time a counterexample that obeys one of every set known already; when there
is none left, the list is whole (M. H. Liffiton, K. A. Sakallah, "Algorithms for computing minimal
unsatisfiable subsets of constraints", Journal of Automated Reasoning 40, 2008).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Iterator, Sequence
from typing import Protocol

from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.clue_sets.transversals import (
    count_transversals,
    minimal_only,
    random_transversal,
    transversals,
)
from studio.engines.engine import Token
from studio.engines.reasons import Declined
from studio.engines.sat.loop_sat import LoopOracle
from studio.engines.sat.path_formula import PathFormula
from studio.engines.sat.path_sat import PathOracle
from studio.engines.sat.solver import solve
from studio.puzzle import Constraint, MetInOrder, Problem, Shape, Trace
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.records import dataclass

EVERY = 3
"""After so many sets found by search one is looked for by chance: that gives a lower bound too."""

SINGLY = 20_000
"""Transversals that are counted singly before they are counted at once."""

AT_ONCE = 500
"""Transversals between two pictures of the count, where they are counted one by one."""


def declines(problem: Problem) -> Reason | None:
    """Why the minimal sets of a problem are not counted here; None if they are."""
    if any(isinstance(constraint, MetInOrder) for constraint in problem.constraints):
        return Reason(Declined.SETS_ORDER)
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        return None
    if problem.shape in SPANNING and (problem.rooted or not problem.graph.directed):
        return None
    return Reason(Declined.SETS_SHAPE)


def count_sets(
    problem: Problem,
    trace: Trace,
    choices: Sequence[Constraint],
    token: Token,
    *,
    fixing: bool = False,
) -> Generator[SetsCounted, None, SetsCounted]:
    """Count the minimal sets of choices that leave an answer of the problem no counterexample.

    Choices are constraints that the trace obeys. Exact where it finishes; what is returned when the
    token stops it is a proved lower bound. ``fixing``: all choices together are known to leave no
    counterexample, so that there is one such set at least, among them.
    """
    rng = random.Random(1)
    counterexamples = _counterexamples(problem, trace, choices)
    masks: list[int] = []
    known: set[int] = set()

    def picture(whole: bool = False) -> SetsCounted:
        count = max(len(known), int(fixing))
        return SetsCounted(count, False, _sizes(known), len(masks), whole)

    while not token.stopped:
        broken = counterexamples.search((), token)
        if broken is None:
            break
        if broken.none:
            yield picture(whole=True)
            return (yield from _counted(masks, known, token))
        masks.append(broken.mask)
        if broken.mask == 0:
            # A counterexample that obeys every choice: no set of them fixes the line.
            return SetsCounted(0, True, {}, len(masks), True)
        if len(masks) % EVERY == 0:
            for _ in _by_chance(counterexamples, masks, known, rng, len(choices), token):
                yield picture()
        yield picture()
    return picture()


def _by_chance(
    counterexamples: _Counterexamples,
    masks: list[int],
    known: set[int],
    rng: random.Random,
    members: int,
    token: Token,
) -> Iterator[None]:
    """Try random minimal transversals of the sets known so far until one fixes the line; tells of
    each that does not.

    Each of its members is the only one to hit some set that a counterexample breaks, so all are
    needed: it
    is a minimal clue set. One that does not fix the line tells of another counterexample.
    """
    while not token.stopped:
        chosen = random_transversal(masks, members, rng)
        if chosen in known:
            return
        broken = counterexamples.search([m for m in range(members) if chosen >> m & 1], token)
        if broken is None:
            return
        if broken.none:
            known.add(chosen)
            return
        masks.append(broken.mask)
        yield
        if broken.mask == 0:
            return


def _counted(
    masks: Sequence[int], known: set[int], token: Token
) -> Generator[SetsCounted, None, SetsCounted]:
    """All minimal transversals of a whole list: one by one; at once where they are many.

    Of lists with many sets the diagram is large, of lists with few there are soon too many
    transversals: so a first few are counted singly.
    """
    sets = minimal_only(masks)
    one_by_one: dict[int, int] = {}
    count = 0

    def picture(exact: bool) -> SetsCounted:
        if not exact and count < len(known):
            return SetsCounted(len(known), False, _sizes(known), len(sets), True)
        return SetsCounted(count, exact, dict(sorted(one_by_one.items())), len(sets), True)

    for chosen in transversals(sets):
        count += 1
        size = chosen.bit_count()
        one_by_one[size] = one_by_one.get(size, 0) + 1
        if count % AT_ONCE == 0:
            if token.stopped:
                return picture(exact=False)
            yield picture(exact=False)
        if count == SINGLY:
            sizes = count_transversals(sets, token)
            if sizes is not None:
                return SetsCounted(sum(sizes.values()), True, sizes, len(sets), True)
    return picture(exact=True)


def _sizes(known: Collection[int]) -> dict[int, int]:
    sizes: dict[int, int] = {}
    for mask in known:
        sizes[mask.bit_count()] = sizes.get(mask.bit_count(), 0) + 1
    return dict(sorted(sizes.items()))


# -- counterexamples, and the least that they break
# ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Broken:
    """The choices that a counterexample breaks, as a mask; or that there is ``none`` such
    counterexample."""

    mask: int = 0
    none: bool = False


class _Solver(Protocol):
    """One live solver for the counterexamples of a line."""

    def literal(self, place: int) -> int:
        """The literal that holds the choice at a place."""
        ...

    def new(self) -> int: ...

    def add(self, *clause: int) -> None: ...

    def counterexample(self, assumptions: list[int], token: Token) -> Trace | bool | None:
        """A counterexample; False if there is none, None if the token stopped it."""
        ...


class _Counterexamples:
    """Finds what counterexamples break, each minimal set once."""

    def __init__(self, solver: _Solver, choices: Sequence[Constraint]) -> None:
        self._solver = solver
        self._choices = choices
        self._literals = [solver.literal(place) for place in range(len(choices))]

    def search(self, held: Collection[int], token: Token) -> _Broken | None:
        """A minimal set that a counterexample breaks, not told before, from a counterexample that
        obeys what is held.

        None if the token stopped it.
        """
        solver, literals = self._solver, self._literals
        found = solver.counterexample([literals[place] for place in held], token)
        if found is None:
            return None
        if not isinstance(found, Trace):
            return _Broken(none=True)
        broken = self._broken(found)
        while broken:
            # Is there a counterexample that obeys all that this one does, and more?
            more = solver.new()
            solver.add(-more, *(literals[place] for place in broken))
            kept = [literals[p] for p in range(len(literals)) if p not in broken]
            found = solver.counterexample([more, *kept], token)
            solver.add(-more)
            if found is None:
                return None
            if not isinstance(found, Trace):
                break
            broken = self._broken(found)
        solver.add(*(literals[place] for place in broken))
        return _Broken(sum(1 << place for place in broken))

    def _broken(self, trace: Trace) -> list[int]:
        return [p for p, choice in enumerate(self._choices) if not choice.holds(trace)]


def _counterexamples(
    problem: Problem, trace: Trace, choices: Sequence[Constraint]
) -> _Counterexamples:
    solver: _Solver
    if problem.shape is Shape.CYCLE:
        solver = _LoopSolver(problem, trace, choices)
    else:
        solver = _PathSolver(problem, trace, choices)
    return _Counterexamples(solver, choices)


class _LoopSolver:
    """Other loops of a plane graph."""

    def __init__(self, problem: Problem, trace: Trace, choices: Sequence[Constraint]) -> None:
        self._oracle = LoopOracle(problem.graph, once=True)
        self._oracle.require(problem.constraints)
        self._oracle.exclude(trace)
        self._choices = choices

    def literal(self, place: int) -> int:
        return self._oracle.selector(self._choices[place])

    def new(self) -> int:
        return self._oracle.new()

    def add(self, *clause: int) -> None:
        self._oracle.add(*clause)

    def counterexample(self, assumptions: list[int], token: Token) -> Trace | bool | None:
        match self._oracle.solve(assumptions, token):
            case list(signs):
                return self._oracle.loop(signs)
            case frozenset():
                return False
        return None


class _PathSolver:
    """Other lines through all nodes."""

    def __init__(self, problem: Problem, trace: Trace, choices: Sequence[Constraint]) -> None:
        oracle = PathOracle(problem.graph, problem.shape, rooted=problem.rooted)
        facts = [oracle.facts(trace)]
        self._formula: PathFormula = oracle.formula(
            problem.constraints, facts, one_way=not problem.rooted
        )
        self._choices = choices

    def literal(self, place: int) -> int:
        return self._formula.selector(self._choices[place])

    def new(self) -> int:
        return self._formula.new()

    def add(self, *clause: int) -> None:
        self._formula.add(*clause)

    def counterexample(self, assumptions: list[int], token: Token) -> Trace | bool | None:
        satisfied = solve(self._formula.solver, assumptions, token)
        return self._formula.trace() if satisfied else satisfied
