"""An oracle in which many constraints hold for good, for questions that differ in few of them.

A solver that gets all clues of a large board as assumptions assumes them again after every
restart, and what it learns is as long as their list: on 60x60 squares each question takes ten
times as long as with the clues that do not change written down for good. What follows of these by
inference alone is known in every question, and the solver never hears of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from studio.board import Graph
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Answer, Oracle, Refuted, Token
from studio.engines.sat.loop_inference import infer
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import Constraint, Problem, Shape, Trace

MANY = 400
"""So many constraints are worth a solver of their own."""


class Holding:
    """An oracle that is asked with some constraints held in every question."""

    def __init__(self, oracle: Oracle, hold: frozenset[Constraint]) -> None:
        self._oracle = oracle
        self._hold = hold

    @property
    def graph(self) -> Graph:
        """The graph of the oracle behind."""
        return self._oracle.graph

    @property
    def shape(self) -> Shape:
        """The shape of the oracle behind."""
        return self._oracle.shape

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """What the oracle behind says."""
        return self._oracle.facts(trace)

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """See :class:`Oracle`; a core names none of what holds in every question."""
        answer = self._oracle.ask(self._hold.union(hold), deny, token)
        return Refuted(answer.core - self._hold) if isinstance(answer, Refuted) else answer


def holding(oracle: Oracle, hold: frozenset[Constraint], near: Trace) -> Oracle:
    """An oracle of the same lines as far as they obey ``hold``, quickest ``near`` a line."""
    behind = oracle.behind if isinstance(oracle, RememberingOracle) else oracle
    if len(hold) < MANY or not isinstance(behind, LoopOracle):
        return Holding(oracle, hold)
    known = infer(Problem(behind.graph, Shape.CYCLE, tuple(hold)))
    fresh = LoopOracle(behind.graph, once=True, known=known)
    fresh.require(hold if known is None else known.left)
    fresh.lean(near)
    return fresh
