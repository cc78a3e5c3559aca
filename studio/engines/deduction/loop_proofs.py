"""Small proofs about loops: in windows around an edge by corners and clues, then on the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.deduction.deduction import PAIRS, Deduction, Technique, weight
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
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
    Several,
)
from studio.puzzle.encoder import exactly
from studio.puzzle.trace import line_of
from studio.puzzle.visits import LOOP_CONSTRAINTS

NEARBY = (1, 2, 3)
"""How far from an edge clues and facts may lie, by stages that do not look for early loops."""

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


class LoopEdges:
    """A variable for each edge; none or two are used at a node; that there is
    only one loop it does not know."""

    def __init__(self, problem: Problem) -> None:
        self.solver = Minisat22()
        self._graph: Graph = problem.graph
        self._top = len(self._graph.edges)
        self._selectors: dict[Constraint, int] = {}
        self._choices: dict[frozenset[int], int] = {}
        self._guard = 0
        for edges in self._graph.incident:
            for three in combinations(edges, 3):
                self.solver.add_clause([-(k + 1) for k in three])
            for edge in edges:
                self.solver.add_clause([-(edge + 1), *(k + 1 for k in edges if k != edge)])
        self.solver.add_clause(range(1, self._top + 1))

    def literal(self, constraint: Constraint) -> int | None:
        """An edge's own variable, or a selector."""
        match constraint:
            case EdgeUsed(u, v):
                return self.used(u, v)
            case EdgeUnused(u, v):
                return -self.used(u, v)
        if not isinstance(constraint, (EdgesUsed, *LOOP_CONSTRAINTS, *PAIRS)):
            return None
        if constraint not in self._selectors:
            self._top += 1
            self._guard = self._selectors[constraint] = self._top
            if isinstance(constraint, EdgesUsed):
                exactly(self, [self.used(u, v) for u, v in constraint.edges], constraint.count)
            else:
                constraint.encode(self)
        return self._selectors[constraint]

    def used(self, u: int, v: int) -> int:
        """The variable of an edge."""
        return self._graph.edge_index[u, v] + 1

    def at(self, node: int, step: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def visited(self, node: int) -> int:
        """The variable of a node: at least one of its edges is used."""
        return self.either(*(k + 1 for k in self._graph.incident[node]))

    def follows(self, u: int, v: int) -> int:
        """Directions have no variables here."""
        raise LookupError("directions have no variables")

    def odd(self, node: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """Steps have no variables here."""
        raise LookupError("steps have no variables")

    def either(self, *literals: int) -> int:
        """A literal that is true exactly where at least one of these is."""
        members = frozenset(literals)
        literal = self._choices.get(members)
        if literal is None:
            self._top += 1
            literal = self._choices[members] = self._top
            self.solver.add_clause([-literal, *members])
            for member in members:
                self.solver.add_clause([literal, -member])
        return literal

    def add(self, *clause: int) -> None:
        """Add a clause of the constraint that is being written down."""
        self.solver.add_clause([-self._guard, *clause])


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
        self._near_by: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}
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
        at = self._touching(known)
        for radius in NEARBY:
            found = self._stage(self._near, NEAR, radius, wanted, at, token)
            if found:
                return found
        self._truth = self._true([*known, *wanted])
        ranked = sorted(wanted, key=lambda fact: -sum(len(at[node]) for node in _nodes(fact)))
        for most, conflicts in EFFORTS:
            for radius in (*FARTHER, self._graph.size):
                self._oracle.most_conflicts = conflicts
                found = self._stage(self._far, PROOF, radius, ranked[:most], at, token)
                if found:
                    return found
        return []

    def nearby(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """All that clues and facts close by prove, at the smallest distance that proves any.

        The reasons are not minimal. What is found does not depend on any order.
        """
        at = self._touching(known)
        for radius in NEARBY:
            found = []
            for fact in wanted:
                if token.stopped:
                    return []
                reason = self._near.why(fact, self._window(fact, radius, at), token)
                if reason is not None:
                    found.append(deduced(NEAR, fact, reason))
            if found:
                return found
        return []

    def _touching(self, known: Collection[Constraint]) -> list[list[Constraint]]:
        """For each node the clues and facts that touch it."""
        at: list[list[Constraint]] = [[] for _ in range(self._graph.size)]
        for constraint in (*self._clues, *known):
            for node in _nodes(constraint):
                at[node].append(constraint)
        return at

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
            nodes = _nodes(constraint)
            return (-min((distance[node] for node in nodes), default=0), repr(constraint))

        within = max((-far(constraint)[0] for constraint in reason), default=0) + MARGIN
        beyond = [
            mark for mark in self._truth if min(distance[node] for node in _nodes(mark)) > within
        ]
        self._oracle.most_conflicts = SHRINKING
        prover = Surrounded(self._oracle, beyond)
        return [deduced(technique, fact, least(prover, fact, reason, token, far))]

    def _distances(self, fact: Constraint) -> list[int]:
        """How many steps each node is away from a conclusion."""
        found = [self._graph.size] * self._graph.size
        ring = list(_nodes(fact))
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
        nodes = self._around(fact, radius)
        around = hash(tuple(versions[node] for node in nodes))
        key = (fact, radius, None if prover is self._near else self._oracle.most_conflicts)
        before = self._tried.get(key)
        if before is not None and before[0] == around:
            return before[1]
        if prover is self._near:
            window = self._window(fact, radius, at)
        else:
            # What lies near comes first: so the solver names little that lies far.
            window = list(dict.fromkeys(c for node in nodes for c in at[node]))
        reason = prover.why(fact, window, token)
        if not token.stopped:
            self._tried[key] = (around, reason)
        return reason

    def _window(
        self, fact: Constraint, radius: int, at: Sequence[Sequence[Constraint]]
    ) -> list[Constraint]:
        """Clues and facts that touch a node within so many steps of the conclusion."""
        near = sorted(self._around(fact, radius))
        return list(dict.fromkeys(c for node in near for c in at[node]))

    def _around(self, fact: Constraint, radius: int) -> tuple[int, ...]:
        """The nodes within so many steps of a conclusion, the nearest first.

        Within as many steps as there are nodes lies everything, parts that no edge leads to too:
        that there is one loop joins them.
        """
        nodes = _nodes(fact)
        found = self._near_by.get((nodes, radius))
        if found is None:
            reached = dict.fromkeys(nodes)
            ring = reached
            for _ in range(radius):
                ahead = (v for u in ring for v in self._graph.neighbours[u])
                ring = dict.fromkeys(v for v in ahead if v not in reached)
                reached.update(ring)
                if not ring:
                    break
            if radius >= self._graph.size:
                reached.update(dict.fromkeys(range(self._graph.size)))
            found = self._near_by[nodes, radius] = tuple(reached)
        return found


def _nodes(constraint: Constraint) -> tuple[int, ...]:
    """The nodes that a clue or a fact touches."""
    match constraint:
        case EdgeUsed(u, v) | EdgeUnused(u, v):
            return (u, v)
        case EdgesUsed(edges) | EdgesCounted(edges) | EdgesParity(edges):
            return tuple(dict.fromkeys(node for pair in edges for node in pair))
        case OddsCounted():
            return tuple(dict.fromkeys(node for pair in constraint.edges() for node in pair))
        case NodeVisited(node):
            return (node,)
        case NodesVisited(nodes):
            return nodes
        case AnyWay():
            return tuple(
                dict.fromkeys(node for fact in constraint.facts() for node in _nodes(fact))
            )
        case Several(parts):
            return tuple(dict.fromkeys(node for part in parts for node in _nodes(part)))
    if isinstance(constraint, PAIRS):
        return tuple(dict.fromkeys((*constraint.first, *constraint.second)))
    return ()
