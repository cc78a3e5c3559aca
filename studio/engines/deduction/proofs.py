"""Small proofs: a few clues and facts that force a conclusion, where no named technique does.

A formula knows the rules hard; clues and facts are assumptions, so that the core of a refutation
names those it took. Reasons are looked for near the conclusion first (after Demystify, J. Espasa et
al., "Towards Automatically Generating Human-Level Proofs", 2021, which steps by smallest cores);
each is minimal: leave out any one of its parts, and the same part of the rules proves nothing, or
takes many times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

from pysat.solvers import Minisat22

from studio.engines.deduction.deduction import Deduction, Technique, weight
from studio.engines.engine import Oracle, Refuted, Token
from studio.engines.sat.solver import within_budget
from studio.puzzle import Constraint

NEAR = Technique("near", "A proof close by", 8, 8.0)
PROOF = Technique("proof", "A proof across the board", 9, 16.0)

SHORT = 6
"""A reason so short is taken without looking for a shorter one."""

MOST_SHRUNK = 4
"""Of so many raw reasons the shortest is looked for."""

BUDGET = 3_000
"""Conflicts after which a question counts as not proved."""


class Formula(Protocol):
    """The rules of one problem as clauses, with a literal for every clue and fact."""

    solver: Minisat22

    def literal(self, constraint: Constraint) -> int | None:
        """The literal that says a clue or a fact; None if the formula has no words for it."""
        ...


class Prover(Protocol):
    """Finds out whether clues and facts force something, and which of them do."""

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """A part of ``given`` that forces the fact; None if there is none, or none was found."""
        ...


class FormulaProver:
    """Asks one formula; ``budget`` are the conflicts that a question may take."""

    def __init__(self, formula: Formula, budget: int = BUDGET) -> None:
        self._formula = formula
        self._budget = budget

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See the protocol."""
        literal = self._formula.literal(fact)
        if literal is None:
            return None
        named = {}
        for constraint in given:
            said = self._formula.literal(constraint)
            if said is not None:
                named[said] = constraint
        solver = self._formula.solver
        solver.conf_budget(self._budget)
        if token.stopped or within_budget(solver, [-literal, *named]) is not False:
            return None
        return frozenset(named[k] for k in solver.get_core() or () if k in named)


class OracleProver:
    """Asks a live solver."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See the protocol."""
        answer = self._oracle.ask(given, [(fact,)], token)
        return answer.core if isinstance(answer, Refuted) else None


def least(
    prover: Prover,
    fact: Constraint,
    reason: frozenset[Constraint],
    token: Token,
    order: Callable[[Constraint], Any] = repr,
) -> frozenset[Constraint]:
    """A minimal part of a reason; what comes first in ``order`` is left out first, and what comes
    last is asked first."""
    kept = reason
    ordered = sorted(reason, key=order)
    for constraint in ordered:
        if constraint in kept:
            rest = [part for part in ordered if part in kept and part != constraint]
            smaller = prover.why(fact, rest[::-1], token)
            if smaller is not None:
                kept = smaller
    return kept


class Proofs(Protocol):
    """Finds small proofs for one problem."""

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """Conclusions among ``wanted`` with their reasons, the shortest first.

        All that the first stage proves which proves any: near the conclusion, then farther, then
        from the whole board.
        """
        ...


def deduced(technique: Technique, fact: Constraint, reason: Iterable[Constraint]) -> Deduction:
    """A conclusion by proof."""
    because = tuple(sorted(reason, key=repr))
    return Deduction(technique, because, (fact,), (len(because),))


def shortest(
    prover: Prover,
    technique: Technique,
    raw: Sequence[tuple[Constraint, frozenset[Constraint]]],
    token: Token,
    most: int = MOST_SHRUNK,
    order: Callable[[Constraint, Constraint], Any] | None = None,
) -> Iterator[Deduction]:
    """Shrink the shortest of some raw reasons; stops early at a short one.

    ``order`` tells for a conclusion what to leave out first; by the words of it unless told.
    """
    ordered = sorted(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))
    for fact, reason in ordered[:most]:
        by = repr if order is None else partial(order, fact)
        deduction = deduced(technique, fact, least(prover, fact, reason, token, by))
        yield deduction
        if deduction.size <= SHORT or token.stopped:
            return
