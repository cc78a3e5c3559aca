"""Small proofs by a live solver, for shapes that have no ladder: jumps on a maze, drawings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from studio.engines.deduction.deduction import Deduction
from studio.engines.deduction.proofs import PROOF, OracleProver, shortest
from studio.engines.engine import Oracle, Token
from studio.puzzle import Constraint, Problem

MOST_TRIED = 8
"""Of so many conclusions, in the order of the line, a proof is looked for."""


class OracleProofs:
    """Finds small proofs with one question for every clue and fact; see :class:`Proofs`."""

    def __init__(self, problem: Problem, oracle: Oracle) -> None:
        self._problem = problem
        self._prover = OracleProver(oracle)

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol; there is one stage, the whole board."""
        given = list(dict.fromkeys((*self._problem.constraints, *known)))
        raw = []
        for fact in wanted[:MOST_TRIED]:
            if token.stopped:
                break
            reason = self._prover.why(fact, given, token)
            if reason is not None:
                raw.append((fact, reason))
        found = shortest(self._prover, PROOF, raw, token, most=2)
        return sorted(found, key=lambda d: (d.size, repr(d.then)))
