"""Small proofs about loops: in windows around an edge by corners and clues, then on the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import TypeAlias

from studio.engines.deduction.deduction import Deduction, Technique, weight
from studio.engines.deduction.loop_edges import (
    NEARBY,
    LoopEdges,
    Surroundings,
    nodes_of,
    touching,
)
from studio.engines.deduction.proofs import (
    NEAR,
    PROOF,
    FormulaProver,
    OracleProver,
    Prover,
    deduced,
    least,
    shortest,
)
from studio.engines.engine import Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Problem,
)
from studio.puzzle.trace import line_of
from studio.puzzle.visits import LOOP_CONSTRAINTS

FARTHER = (3, 5)
"""The same where it counts that there is one loop; then comes the whole board."""

MARGIN = 3
"""How far around a reason a loop that denies its conclusion is looked for first."""

EFFORTS = ((60, 20), (60, 200), (24, 2_000), (12, None))
"""For how many edges, those with most around them known, a proof is looked for that counts with
early loops, and how many conflicts each may take: a short one somewhere before a long one here."""

SHRINKING = 500
"""Conflicts after which a part of a reason counts as needed."""


_Try: TypeAlias = tuple[Constraint, int, int | None]


class Surrounded:
    """A prover that asks a live solver with the answer held ``beyond`` some distance.

    A loop that denies the conclusion is a loop, wherever it was looked for; where the answer
    elsewhere leaves room for none, the question is asked again without it.
    """

    def __init__(self, oracle: LoopOracle, beyond: Sequence[Constraint]) -> None:
        self._alone = OracleProver(oracle)
        self._oracle = oracle
        self._beyond = beyond

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        if self._beyond:
            answer = self._oracle.ask([*given, *self._beyond], [(fact,)], token)
            if not isinstance(answer, Refuted):
                return None
            if answer.core <= frozenset(given):
                return answer.core
        return self._alone.why(fact, given, token)


class LoopProofs:
    """Finds small proofs about the loop of one problem; see :class:`Proofs`."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._graph = problem.graph
        self._clues = [
            c for c in problem.constraints if isinstance(c, (EdgesUsed, *LOOP_CONSTRAINTS))
        ]
        self._surroundings = Surroundings(problem.graph)
        self._tried: dict[_Try, tuple[int, frozenset[Constraint] | None]] = {}
        """By conclusion, distance and effort: what was known around it, and the reason found."""
        self._truth: list[Constraint] = []
        """The marks of the answer, where they are all known to whoever asks."""

    @cached_property
    def _near(self) -> FormulaProver:
        return FormulaProver(LoopEdges(self._problem))

    @cached_property
    def _oracle(self) -> LoopOracle:
        return LoopOracle(self._graph)

    @cached_property
    def _far(self) -> OracleProver:
        return OracleProver(self._oracle)

    def _true(self, facts: Collection[Constraint]) -> list[Constraint]:
        """Those of some facts that say the loop, if they say all of it; the solver goes by it."""
        marks: list[Constraint] = [f for f in facts if isinstance(f, EdgeUsed | EdgeUnused)]
        used = [(fact.u, fact.v) for fact in marks if isinstance(fact, EdgeUsed)]
        ends = Counter(node for pair in used for node in pair)
        if not used or any(count != 2 for count in ends.values()):
            return []
        self._oracle.lean(line_of(used, closed=True))
        return marks

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol."""
        at = touching(self._graph, (*self._clues, *known))
        for radius in NEARBY:
            found = self._stage(self._near, NEAR, radius, wanted, at, token)
            if found:
                return found
        self._truth = self._true([*known, *wanted])
        ranked = sorted(wanted, key=lambda fact: -sum(len(at[node]) for node in nodes_of(fact)))
        for most, conflicts in EFFORTS:
            for radius in (*FARTHER, self._graph.size):
                self._oracle.most_conflicts = conflicts
                found = self._stage(self._far, PROOF, radius, ranked[:most], at, token)
                if found:
                    return found
        return []

    def _stage(
        self,
        prover: Prover,
        technique: Technique,
        radius: int,
        wanted: Sequence[Constraint],
        at: Sequence[Sequence[Constraint]],
        token: Token,
    ) -> list[Deduction]:
        raw = []
        versions = [hash(frozenset(constraints)) for constraints in at]
        for fact in wanted:
            if token.stopped:
                break
            reason = self._why(prover, fact, radius, at, versions, token)
            if reason is not None:
                raw.append((fact, reason))
        if technique is NEAR:
            found = list(shortest(prover, technique, raw, token))
        else:
            found = self._shrunk(technique, raw, token)
        return sorted(found, key=lambda d: (d.size, repr(d.then)))

    def _shrunk(
        self,
        technique: Technique,
        raw: Sequence[tuple[Constraint, frozenset[Constraint]]],
        token: Token,
    ) -> list[Deduction]:
        """The shortest of some raw reasons, made minimal: what lies far away is left out first."""
        if not raw:
            return []
        fact, reason = min(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))
        distance = self._distances(fact)

        def far(constraint: Constraint) -> tuple[int, str]:
            nodes = nodes_of(constraint)
            return (-min((distance[node] for node in nodes), default=0), repr(constraint))

        within = max((-far(constraint)[0] for constraint in reason), default=0) + MARGIN
        beyond = [
            mark for mark in self._truth if min(distance[node] for node in nodes_of(mark)) > within
        ]
        self._oracle.most_conflicts = SHRINKING
        prover = Surrounded(self._oracle, beyond)
        return [deduced(technique, fact, least(prover, fact, reason, token, far))]

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

    def _why(
        self,
        prover: Prover,
        fact: Constraint,
        radius: int,
        at: Sequence[Sequence[Constraint]],
        versions: Sequence[int],
        token: Token,
    ) -> frozenset[Constraint] | None:
        """A reason within a distance; looked for only where something changed around there."""
        nodes = self._surroundings.around(fact, radius)
        around = hash(tuple(versions[node] for node in nodes))
        key = (fact, radius, None if prover is self._near else self._oracle.most_conflicts)
        before = self._tried.get(key)
        if before is not None and before[0] == around:
            return before[1]
        if prover is self._near:
            window = self._surroundings.window(fact, radius, at)
        else:
            # What lies near comes first: so the solver names little that lies far.
            window = list(dict.fromkeys(c for node in nodes for c in at[node]))
        reason = prover.why(fact, window, token)
        if not token.stopped:
            self._tried[key] = (around, reason)
        return reason
