"""Small proofs about loops: in windows around an edge by corners and clues, then on the whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from math import inf
from typing import TypeAlias

from studio.engines.deduction.deduction import Deduction, weight
from studio.engines.deduction.loop_edges import NEARBY, LoopEdges, Surroundings, nodes_of
from studio.engines.deduction.loop_far import Around, Far, Outcome, answer_of, far
from studio.engines.deduction.loop_nearby import SMALL, Patches
from studio.engines.deduction.proofs import (
    NEAR,
    PROOF,
    FormulaProver,
    Prover,
    deduced,
    least,
    shortest,
)
from studio.engines.engine import Stopped, Token
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem
from studio.puzzle.visits import LOOP_CONSTRAINTS
from studio.records import dataclass

EFFORTS = ((60, 20), (60, 200), (24, 2_000), (12, None))
"""For how many edges, those with most around them known, a proof is looked for that counts with
early loops, and how many conflicts each may take: a short one somewhere before a long one here."""

NOT_FAR = -1
"""In place of conflicts: nobody looks for early loops."""

_Raw: TypeAlias = tuple[Constraint, frozenset[Constraint]]


class LoopProofs:
    """Finds small proofs about the loop of one problem; see :class:`Proofs`."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._graph = problem.graph
        self._clues = [
            c for c in problem.constraints if isinstance(c, (EdgesUsed, *LOOP_CONSTRAINTS))
        ]
        self._surroundings = Surroundings(problem.graph)
        self._tried: dict[tuple[Constraint, int, bool], tuple[int, float, Outcome]] = {}
        """By conclusion, distance and whether early loops count: what was known around it, how many
        conflicts were allowed, and what came out."""
        self._around = Around(problem.graph, self._clues)
        self._patches = Patches(problem, self._surroundings)

    @cached_property
    def _whole(self) -> FormulaProver:
        return FormulaProver(LoopEdges(self._problem))

    @cached_property
    def _far(self) -> Far:
        return far(self._graph, self._around, self._surroundings)

    def _near(self, fact: Constraint) -> Prover:
        """What finds proofs that do not look for early loops."""
        return self._whole if self._graph.size <= SMALL else self._patches.around(fact)

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol."""
        self._around.learn(known)
        for radius in NEARBY:
            raw = self._raw(radius, wanted, NOT_FAR, token)
            if raw:
                prover = _ByFact(self._near)
                return _sorted(shortest(prover, NEAR, raw, token))
        marks = [f for f in (*known, *wanted) if isinstance(f, EdgeUsed | EdgeUnused)]
        self._far.lean(marks, answer_of(marks))
        at = self._around.at
        ranked = sorted(wanted, key=lambda fact: -sum(len(at[node]) for node in nodes_of(fact)))
        for most, conflicts in EFFORTS:
            for radius in (*self._far.distances, self._graph.size):
                whole = radius >= self._graph.size
                some = ranked[:most] if whole or not self._far.quick else ranked
                raw = self._raw(radius, some, conflicts, token)
                if raw:
                    return self._shrunk(raw, token)
        return []

    def _raw(
        self, radius: int, wanted: Sequence[Constraint], conflicts: int | None, token: Token
    ) -> list[_Raw]:
        """Conclusions that are proved within a distance, with reasons; looked for only where
        something changed around there, or a question was given up after fewer conflicts."""
        most = inf if conflicts is None else conflicts
        raw = []
        for fact in wanted:
            if token.stopped:
                break
            key = (fact, radius, conflicts != NOT_FAR)
            when, tried, outcome = self._tried.get(key, (-1, inf, None))
            given_up = isinstance(outcome, Stopped) and tried < most
            if given_up or self._around.newest(fact, radius) > when:
                outcome = self._asked(fact, radius, conflicts, token)
                if not token.stopped:
                    self._tried[key] = self._around.now, most, outcome
            if isinstance(outcome, frozenset):
                raw.append((fact, outcome))
        return raw

    def _asked(self, fact: Constraint, radius: int, conflicts: int | None, token: Token) -> Outcome:
        if conflicts != NOT_FAR:
            return self._far.why(fact, radius, conflicts, token)
        given = self._around.window(self._surroundings.around(fact, radius))
        return self._near(fact).why(fact, given, token)

    def _shrunk(self, raw: Sequence[_Raw], token: Token) -> list[Deduction]:
        """The shortest of some raw reasons, made minimal: what lies far away is left out first."""
        fact, reason = min(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))
        distance = self._distances(fact)

        def order(constraint: Constraint) -> tuple[int, str]:
            nodes = nodes_of(constraint)
            return (-min((distance[node] for node in nodes), default=0), repr(constraint))

        nodes = (node for part in (fact, *sorted(reason, key=repr)) for node in nodes_of(part))
        prover = self._far.close_to(nodes)
        return [deduced(PROOF, fact, least(prover, fact, reason, token, order))]

    def _distances(self, fact: Constraint) -> list[int]:
        """How many steps each node is away from a conclusion."""
        found = [self._graph.size] * self._graph.size
        ring = list(nodes_of(fact))
        for node in ring:
            found[node] = 0
        for node in ring:
            for other in self._graph.neighbours[node]:
                if found[other] == self._graph.size:
                    found[other] = found[node] + 1
                    ring.append(other)
        return found


@dataclass(frozen=True, slots=True)
class _ByFact:
    """A prover that asks the one for each conclusion."""

    prover: Callable[[Constraint], Prover]

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        return self.prover(fact).why(fact, given, token)


def _sorted(found: Iterable[Deduction]) -> list[Deduction]:
    return sorted(found, key=lambda d: (d.size, repr(d.then)))
