"""Small proofs about loops: in windows around an edge by corners and clues, then on the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

from studio.board import Graph
from studio.engines.deduction.deduction import Deduction, weight
from studio.engines.deduction.loop_edges import (
    NEARBY,
    LoopEdges,
    Surroundings,
    nodes_of,
)
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
from studio.engines.engine import Token
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
from studio.records import dataclass

FARTHER = (3, 5)
"""The same where it counts that there is one loop; then comes the whole board."""

MARGIN = 3
"""How far around a reason a loop that denies its conclusion is looked for first."""

EFFORTS = ((60, 20), (60, 200), (24, 2_000), (12, None))
"""For how many edges, those with most around them known, a proof is looked for that counts with
early loops, and how many conflicts each may take: a short one somewhere before a long one here."""

SHRINKING = 500
"""Conflicts after which a part of a reason counts as needed."""


_Try: TypeAlias = tuple[Constraint, int, int | None, bool]


class Surrounded:
    """A prover that asks a live solver with the answer held ``beyond`` some distance, told by its
    literals.

    A loop that denies the conclusion is a loop, wherever it was looked for; where the answer
    elsewhere leaves room for none, the question is asked again without it.
    """

    def __init__(self, oracle: LoopOracle, beyond: Sequence[int] = ()) -> None:
        self._oracle = oracle
        self._beyond = beyond

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        denial = -self._oracle.literal(fact)
        said = {self._oracle.literal(constraint): constraint for constraint in given}
        for beyond in (self._beyond, ()) if self._beyond else ((),):
            core = self._oracle.solve([denial, *said, *beyond], token)
            if not isinstance(core, frozenset):
                return None
            if core <= {denial, *said}:
                return frozenset(said[literal] for literal in core if literal in said)
        return None


class _Around:
    """What is known at each node, and when that changed last."""

    def __init__(self, graph: Graph, clues: Iterable[Constraint]) -> None:
        self._graph = graph
        self._known: frozenset[Constraint] = frozenset()
        self._changed = [0] * graph.size
        self._newest: dict[int, list[int]] = {}
        self.now = 0
        """How often something new was known."""
        self.at: list[dict[Constraint, None]] = [{} for _ in range(graph.size)]
        """For each node the clues and facts that touch it."""
        for clue in clues:
            for node in nodes_of(clue):
                self.at[node][clue] = None

    def learn(self, known: Collection[Constraint]) -> None:
        """These are the facts that are known now."""
        facts = frozenset(known)
        if facts == self._known:
            return
        self.now += 1
        self._newest = {}
        for fact in self._known - facts:
            for node in nodes_of(fact):
                del self.at[node][fact]
                self._changed[node] = self.now
        for fact in facts - self._known:
            for node in nodes_of(fact):
                self.at[node][fact] = None
                self._changed[node] = self.now
        self._known = facts

    def newest(self, fact: Constraint, radius: int) -> int:
        """When something changed last within so many steps of a fact."""
        if radius >= self._graph.size:
            return self.now
        found = self._newest.get(radius)
        if found is None:
            found = self._changed
            for _ in range(radius):
                found = [
                    max(found[node], *map(found.__getitem__, near)) if near else found[node]
                    for node, near in enumerate(self._graph.neighbours)
                ]
            self._newest[radius] = found
        return max(found[node] for node in nodes_of(fact))


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
        self._truth: list[tuple[tuple[int, int], int]] = []
        """The marks of the answer, each as its nodes and its literal, where they are all known to
        whoever asks."""
        self._around = _Around(problem.graph, self._clues)
        self._patches = Patches(problem, self._surroundings)
        self._beyond: dict[tuple[Constraint, int], list[int]] = {}

    @cached_property
    def _whole(self) -> FormulaProver:
        return FormulaProver(LoopEdges(self._problem))

    @cached_property
    def _oracle(self) -> LoopOracle:
        return LoopOracle(self._graph)

    def _near(self, fact: Constraint, radius: int) -> Prover:
        """What finds proofs that do not look for early loops."""
        return self._whole if self._graph.size <= SMALL else self._patches.around(fact)

    def _far(self, fact: Constraint, radius: int) -> Prover:
        """What finds proofs that do, close by where a loop that denies a fact may lie."""
        whole = radius >= self._graph.size
        return Surrounded(self._oracle, () if whole else self._held_beyond(fact, radius + MARGIN))

    def _held_beyond(self, fact: Constraint, radius: int) -> list[int]:
        """The literals of the answer's marks farther away than that."""
        found = self._beyond.get((fact, radius))
        if found is None:
            near = set(self._surroundings.around(fact, radius))
            found = [literal for nodes, literal in self._truth if near.isdisjoint(nodes)]
            self._beyond[fact, radius] = found
        return found

    def _learn_truth(self, facts: Collection[Constraint]) -> None:
        """The solver goes by the loop that some facts say, if they say all of it."""
        marks = [f for f in facts if isinstance(f, EdgeUsed | EdgeUnused)]
        used = [(fact.u, fact.v) for fact in marks if isinstance(fact, EdgeUsed)]
        ends = Counter(node for pair in used for node in pair)
        whole = bool(used) and all(count == 2 for count in ends.values())
        if whole:
            self._oracle.lean(line_of(used, closed=True))
        truth = sorted(((f.u, f.v), self._oracle.literal(f)) for f in marks) if whole else []
        if truth != self._truth:
            self._truth = truth
            self._beyond.clear()

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol."""
        self._around.learn(known)
        for radius in NEARBY:
            raw = self._raw(self._near, radius, wanted, None, token)
            if raw:
                prover = _ByFact(self._near)
                return _sorted(shortest(prover, NEAR, raw, token))
        self._learn_truth([*known, *wanted])
        at = self._around.at
        ranked = sorted(wanted, key=lambda fact: -sum(len(at[node]) for node in nodes_of(fact)))
        for most, conflicts in EFFORTS:
            for radius in (*FARTHER, self._graph.size):
                self._oracle.most_conflicts = conflicts
                raw = self._raw(self._far, radius, ranked[:most], conflicts, token)
                if raw:
                    return self._shrunk(raw, token)
        return []

    def _raw(
        self,
        prover: Callable[[Constraint, int], Prover],
        radius: int,
        wanted: Sequence[Constraint],
        effort: int | None,
        token: Token,
    ) -> list[tuple[Constraint, frozenset[Constraint]]]:
        """Conclusions that are proved within a distance, with reasons; looked for only where
        something changed around there."""
        raw = []
        for fact in wanted:
            if token.stopped:
                break
            key = (fact, radius, effort, prover == self._near)
            before = self._tried.get(key)
            if before is not None and self._around.newest(fact, radius) <= before[0]:
                reason = before[1]
            else:
                reason = prover(fact, radius).why(fact, self._window(fact, radius), token)
                if not token.stopped:
                    self._tried[key] = self._around.now, reason
            if reason is not None:
                raw.append((fact, reason))
        return raw

    def _window(self, fact: Constraint, radius: int) -> list[Constraint]:
        """What is known within a distance, what lies near first: so solvers name little that lies
        far."""
        nodes, at = self._surroundings.around(fact, radius), self._around.at
        return list(dict.fromkeys(c for node in nodes for c in at[node]))

    def _shrunk(
        self, raw: Sequence[tuple[Constraint, frozenset[Constraint]]], token: Token
    ) -> list[Deduction]:
        """The shortest of some raw reasons, made minimal: what lies far away is left out first."""
        fact, reason = min(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))
        distance = self._distances(fact)

        def far(constraint: Constraint) -> tuple[int, str]:
            nodes = nodes_of(constraint)
            return (-min((distance[node] for node in nodes), default=0), repr(constraint))

        near = self._nodes_near({node for part in (fact, *reason) for node in nodes_of(part)})
        beyond = [literal for nodes, literal in self._truth if near.isdisjoint(nodes)]
        self._oracle.most_conflicts = SHRINKING
        prover = Surrounded(self._oracle, beyond)
        return [deduced(PROOF, fact, least(prover, fact, reason, token, far))]

    def _nodes_near(self, nodes: set[int]) -> set[int]:
        """The nodes within some steps of those of a reason."""
        found = ring = nodes
        for _ in range(MARGIN):
            ring = {other for node in ring for other in self._graph.neighbours[node]} - found
            found = found | ring
        return found

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

    prover: Callable[[Constraint, int], Prover]

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        return self.prover(fact, 0).why(fact, given, token)


def _sorted(found: Iterable[Deduction]) -> list[Deduction]:
    return sorted(found, key=lambda d: (d.size, repr(d.then)))
