"""What clues and facts close by prove of a loop, for grades: all of it, whatever the board's size.

A grade asks of every edge that is open, and nearly always the answer is no. So each is asked in a
patch of the board, in three steps of which mostly the first tells. Is there a line that denies the
fact, obeys what lies near and goes beyond the patch as the answer does? Then nothing close by
proves it. Does the patch alone leave no such line? Then it is proved. Only where neither is so the
whole board is asked. What does not follow from much does not follow from less, so the farthest
facts are asked first; and what nothing changed around is not asked again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import TypeAlias

from studio.engines.deduction.deduction import Deduction
from studio.engines.deduction.loop_edges import NEARBY, LoopEdges, Surroundings, nodes_of, touching
from studio.engines.deduction.proofs import BUDGET, NEAR, FormulaProver, deduced
from studio.engines.engine import Token
from studio.engines.sat.solver import within_budget
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem
from studio.puzzle.visits import LOOP_CONSTRAINTS

Reason: TypeAlias = frozenset[Constraint]
Asker: TypeAlias = Callable[[Constraint, int], Reason | None]
"""Looks for a reason of a fact within a distance."""

ROOM = 2
"""Steps between what lies near a fact and the end of its patch."""

SMALL = 300
"""Nodes of boards that are asked as a whole: a patch would be most of them."""

PATCH = 9
"""How many steps from its middle a patch reaches."""


class Patch:
    """A part of the board with its formula."""

    def __init__(self, problem: Problem, nodes: frozenset[int]) -> None:
        self.nodes = nodes
        self._edges = LoopEdges(problem, nodes)
        self._prover = FormulaProver(self._edges)

    def denied(
        self, fact: Constraint, given: Collection[Constraint], loop: Collection[int]
    ) -> bool:
        """Is there a line that denies a fact, obeys what is given and leaves the patch by the edges
        of a loop?"""
        literals = [self._edges.literal(constraint) for constraint in (fact, *given)]
        if literals[0] is None:
            return False
        asked = [-literals[0], *(each for each in literals[1:] if each is not None)]
        solver = self._edges.solver
        solver.conf_budget(BUDGET)
        return within_budget(solver, [*asked, *self._edges.beyond(loop)]) is True

    def why(self, fact: Constraint, given: Collection[Constraint], token: Token) -> Reason | None:
        """See :class:`studio.engines.deduction.proofs.Prover`."""
        return self._prover.why(fact, given, token)


class Patches:
    """Patches of one board, made where they are needed."""

    def __init__(self, problem: Problem, surroundings: Surroundings) -> None:
        self._problem = problem
        self._surroundings = surroundings
        self._made: list[Patch] = []
        self._patch_of: dict[tuple[int, ...], Patch] = {}

    def around(self, fact: Constraint) -> Patch:
        """A patch around a fact, which many facts share."""
        nodes = nodes_of(fact)
        patch = self._patch_of.get(nodes)
        if patch is None:
            needed = frozenset(self._surroundings.around(fact, NEARBY[-1] + ROOM))
            patch = next((each for each in self._made if needed <= each.nodes), None)
            if patch is None:
                reached = self._surroundings.around(fact, PATCH)
                patch = Patch(self._problem, frozenset(reached))
                self._made.append(patch)
            self._patch_of[nodes] = patch
        return patch


def forced(
    edges: LoopEdges, facts: Collection[Constraint], given: Collection[Constraint], token: Token
) -> list[Constraint]:
    """The facts that a formula may force by what is given; of the others a line was met that denies
    it. Such a line denies many facts at once, so few questions tell."""
    left = {said: fact for fact in facts if (said := edges.literal(fact)) is not None}
    held = [said for said in map(edges.literal, given) if said is not None]
    solver = edges.solver
    solver.set_phases([-said for said in left])
    satisfied: bool | None = True
    while satisfied and left and not token.stopped:
        one = edges.new()
        solver.add_clause([-one, *(-said for said in left)])
        solver.conf_budget(BUDGET)
        satisfied = within_budget(solver, [one, *held])
        if satisfied:
            denied = set(solver.get_model() or ())
            left = {said: fact for said, fact in left.items() if -said not in denied}
        solver.add_clause([-one])
    return list(left.values())


class LoopNearby:
    """Finds what is proved close by, for one problem."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._graph = problem.graph
        self._clues = [
            c for c in problem.constraints if isinstance(c, (EdgesUsed, *LOOP_CONSTRAINTS))
        ]
        self._surroundings = Surroundings(problem.graph)
        self._tried: dict[tuple[Constraint, int], tuple[int, Reason | None]] = {}
        """By conclusion and distance: what was known around it, and the reason found."""
        self._patches = Patches(problem, self._surroundings)
        self._named: dict[int, Constraint] = {}

    @cached_property
    def _edges(self) -> LoopEdges:
        return LoopEdges(self._problem)

    @cached_property
    def _whole(self) -> FormulaProver:
        return FormulaProver(self._edges)

    @cached_property
    def _clues_at(self) -> list[list[Constraint]]:
        return touching(self._graph, self._clues)

    @cached_property
    def _clues_said(self) -> list[list[int]]:
        """The literals of the clues at each node, of boards that are asked as a whole."""
        return [self._literals(clues) for clues in self._clues_at]

    def _literals(self, constraints: Sequence[Constraint]) -> list[int]:
        """The literals of some constraints, which have their names from then on."""
        found = []
        for constraint in constraints:
            literal = self._edges.literal(constraint)
            if literal is not None:
                self._named[literal] = constraint
                found.append(literal)
        return found

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """All that clues and facts close by prove, at the smallest distance that proves any.

        The reasons are not minimal. What is found does not depend on any order. Nothing where the
        token stops it.
        """
        open_ = self._open(known, wanted, token)
        if not open_:
            return []
        facts_at = touching(self._graph, known)
        # Clues do not change.
        versions = [hash(frozenset(facts)) for facts in facts_at]
        ask = self._asker((*known, *wanted), facts_at, token)

        def proved(facts: Sequence[Constraint], radius: int) -> dict[Constraint, Reason]:
            found = {}
            for fact in () if token.stopped else facts:
                reason = self._why(fact, radius, versions, ask, token)
                if token.stopped:
                    return {}
                if reason is not None:
                    found[fact] = reason
            return found

        *nearer, farthest = NEARBY
        within = proved(open_, farthest)
        stages = (proved(tuple(within), radius) for radius in nearer)
        found = next(filter(None, stages), within)
        return [] if token.stopped else [deduced(NEAR, *each) for each in found.items()]

    def _open(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> Sequence[Constraint]:
        """Those of some facts that may be proved: what all the board does not force nothing close
        by does."""
        if self._graph.size > SMALL:
            return wanted
        return forced(self._edges, wanted, (*self._clues, *known), token)

    def _loop(self, facts: Collection[Constraint]) -> frozenset[int] | None:
        """The edges of the answer, where facts say of every edge whether it is one."""
        index = self._graph.edge_index
        used = {index[fact.u, fact.v] for fact in facts if isinstance(fact, EdgeUsed)}
        unused = {index[fact.u, fact.v] for fact in facts if isinstance(fact, EdgeUnused)}
        ends = Counter(node for edge in used for node in self._graph.edges[edge])
        whole = len(used | unused) == len(self._graph.edges) and not used & unused
        return frozenset(used) if whole and set(ends.values()) == {2} else None

    def _why(
        self, fact: Constraint, radius: int, versions: Sequence[int], ask: Asker, token: Token
    ) -> Reason | None:
        """A reason within a distance; looked for only where something changed around there."""
        nodes = self._surroundings.around(fact, radius)
        around = hash(tuple(versions[node] for node in nodes))
        before = self._tried.get((fact, radius))
        if before is not None and before[0] == around:
            return before[1]
        reason = ask(fact, radius)
        if not token.stopped:
            self._tried[fact, radius] = around, reason
        return reason

    def _asker(
        self, facts: Collection[Constraint], facts_at: Sequence[Sequence[Constraint]], token: Token
    ) -> Asker:
        """What looks for a reason of a fact within a distance; ``facts_at`` are those that are
        known at each node, ``facts`` all of the answer."""
        window = self._surroundings.window
        if self._graph.size <= SMALL:
            # What is asked again and again is put into words once.
            said = [
                [*clues, *self._literals(known)]
                for clues, known in zip(self._clues_said, facts_at, strict=True)
            ]
            return lambda fact, radius: self._core(fact, window(fact, radius, said))
        at = [[*clues, *known] for clues, known in zip(self._clues_at, facts_at, strict=True)]
        loop = self._loop(facts)
        return lambda fact, radius: self._asked(fact, window(fact, radius, at), loop, token)

    def _core(self, fact: Constraint, held: Sequence[int]) -> Reason | None:
        """A reason among the constraints that some literals say."""
        literal = self._edges.literal(fact)
        if literal is None:
            return None
        solver = self._edges.solver
        solver.conf_budget(BUDGET)
        if within_budget(solver, [-literal, *held]) is not False:
            return None
        return frozenset(self._named[k] for k in solver.get_core() or () if k != -literal)

    def _asked(
        self,
        fact: Constraint,
        given: Collection[Constraint],
        loop: frozenset[int] | None,
        token: Token,
    ) -> Reason | None:
        """A reason among what is given, of a board that is too large to be asked at once."""
        patch = self._patches.around(fact)
        if loop is not None and patch.denied(fact, given, loop):
            return None
        reason = patch.why(fact, given, token)
        return self._whole.why(fact, given, token) if reason is None else reason
