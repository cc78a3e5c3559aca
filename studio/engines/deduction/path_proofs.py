"""Small proofs about lines through all cells, the easy ones first.

Which conclusions are easy to prove is found out on the whole board as it is known now, where little
is open and questions are cheap. The reasons of the easiest are looked for in windows that grow
around the conclusion (``path_window``); on small boards, and where nearly everything is open, in
all of the board with searches that grow. Either way a reason is one that a short search refutes:
the smallest reason by number alone may take a search over all of the board, which nobody follows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property

from studio.engines.deduction.deduction import Deduction, weight
from studio.engines.deduction.path_window import Ground, PathWindow, TooWideError
from studio.engines.deduction.proofs import NEAR, PROOF, SHORT, FormulaProver, deduced, least
from studio.engines.engine import Token
from studio.engines.sat.path_sat import PathOracle
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    MetInOrder,
    Problem,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
)
from studio.records import dataclass

Facts = frozenset[Constraint]

MOST_TRIED = 12
"""Of so many conclusions, the easiest ones, a proof is looked for."""

MOST_SHRUNK = 3
"""Of so many reasons the shortest is taken."""

RADII = (1, 2, 4)
"""Edges from the conclusion to the cells of a window."""

CLOSE = 3
"""Edges from the conclusion to all that a proof close by takes."""

EASY = 200
"""Conflicts after which a conclusion counts as not easy."""

BUDGETS = (20, 100, 400)
"""Conflicts that a question may take, the short searches first."""

SMALL, LARGE = 64, 200
"""Cells up to which all of the board is looked at first, and at all: clauses grow with the square.

Between the two it is looked at first where it is sparse, and else at last (bounds are measured).
"""

SPARSE = 0.12
"""Share of the cells that a step may have, on the average, in a board that is called sparse."""


@dataclass(frozen=True)
class Known:
    """All that is given and known: labels as step to node, and the rest."""

    labels: Mapping[int, int]
    others: tuple[Constraint, ...]
    rows: Mapping[int, int]
    """For each step the cells that it may have."""

    @property
    def parts(self) -> Iterator[Constraint]:
        """All of it as facts."""
        yield from (StepAt(node, step) for step, node in self.labels.items())
        yield from self.others


class PathProofs:
    """Finds small proofs about the line of one problem; see :class:`Proofs`."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._ground = Ground(problem)

    def find(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Deduction]:
        """See the protocol."""
        given = self._known(known)
        tried = self._easiest(known, wanted, token)[:MOST_TRIED]
        for search in self._searches(given, tried, token):
            found = list(search)
            if found or token.stopped:
                return sorted(found, key=lambda d: (d.size, repr(d.then)))
        return []

    def _known(self, known: Collection[Constraint]) -> Known:
        size = self._ground.size
        labels, others = {}, []
        for constraint in dict.fromkeys((*self._problem.constraints, *known)):
            match constraint:
                case StepAt(node, step):
                    labels[step] = node
                case StartsAt(node):
                    labels[1] = node
                case EndsAt(node):
                    labels[size] = node
                case _:
                    others.append(constraint)
        return Known(labels, tuple(others), self._ground.rows(labels, range(1, size + 1)))

    def _easiest(
        self, known: Collection[Constraint], wanted: Sequence[Constraint], token: Token
    ) -> list[Constraint]:
        """Of what is wanted that which a short search over the whole board proves."""
        problem = self._problem
        oracle = PathOracle(problem.graph, problem.shape, rooted=problem.rooted)
        formula = oracle.formula((*problem.constraints, *known), one_way=False)
        solver = formula.solver
        rated = []
        before = 0
        for place, fact in enumerate(wanted):
            denied = fact.denied(formula)
            if token.stopped:
                break
            if denied is None:
                continue
            solver.conf_budget(EASY)
            refuted = solver.solve_limited([denied]) is False
            conflicts = solver.accum_stats()["conflicts"]
            if refuted:
                rated.append((conflicts - before, place, fact))
            before = conflicts
        solver.delete()
        return [fact for _, _, fact in sorted(rated, key=lambda row: row[:2])]

    def _searches(
        self, given: Known, tried: Sequence[Constraint], token: Token
    ) -> Iterator[Iterator[Deduction]]:
        """Ways to look for proofs, the cheap ones first."""
        size = self._ground.size
        choices = sum(row.bit_count() for row in given.rows.values())
        windows = size > LARGE or (size > SMALL and choices < SPARSE * size * size)
        if windows:
            for radius in RADII if size <= LARGE else (*RADII, size):
                yield self._within(radius, given, tried, token)
        if size <= LARGE:
            for budget in BUDGETS:
                yield self._overall(budget, given, tried, token)

    # -- all of the board ----------------------------------------------------------------------

    @cached_property
    def _whole(self) -> PathWindow:
        ground = self._ground
        steps = range(1, ground.size + 1)
        return PathWindow(ground, {}, steps, ground.everything, ground.size**2)

    def _overall(
        self, budget: int, given: Known, tried: Sequence[Constraint], token: Token
    ) -> Iterator[Deduction]:
        """Proofs by short searches over the whole board."""
        prover = FormulaProver(self._whole, budget)
        raw = []
        for fact in tried:
            # What comes first is looked at first, so a reason tends to lie close by.
            near_first = sorted(given.parts, key=remote(self._ground, fact))
            reason = prover.why(fact, near_first, token)
            if reason is not None:
                raw.append((fact, reason))

        def shrink(fact: Constraint, reason: Facts) -> Facts:
            far = remote(self._ground, fact)
            return least(prover, fact, reason, token, order=lambda part: (-far(part), repr(part)))

        yield from self._shortest(raw, shrink, token)

    # -- windows -------------------------------------------------------------------------------

    def _within(
        self, radius: int, given: Known, tried: Sequence[Constraint], token: Token
    ) -> Iterator[Deduction]:
        """Proofs in windows of one width."""
        views = {}
        raw = []
        for fact in tried:
            view = View(self._ground, given, fact, radius)
            reason = view.reason(view.bounds, token)
            if reason is not None:
                views[fact] = view
                raw.append((fact, reason))
        yield from self._shortest(raw, lambda fact, reason: views[fact].least(reason, token), token)

    def _shortest(
        self,
        raw: Sequence[tuple[Constraint, Facts]],
        shrink: Callable[[Constraint, Facts], Facts],
        token: Token,
    ) -> Iterator[Deduction]:
        """The shortest of some reasons shrunk; stops early at a short one."""
        ordered = sorted(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))
        for fact, reason in ordered[:MOST_SHRUNK]:
            small = shrink(fact, reason)
            far = remote(self._ground, fact)
            close = all(far(part) <= CLOSE for part in small)
            deduction = deduced(NEAR if close else PROOF, fact, small)
            yield deduction
            if deduction.size <= SHORT or token.stopped:
                return


def nodes_of(constraint: Constraint) -> tuple[int, ...]:
    """The nodes that a clue or a fact speaks of."""
    match constraint:
        case EdgeUsed(u, v) | EdgeUnused(u, v) | Follows(u, v):
            return u, v
        case StepAmong(nodes):
            return nodes
        case StepAt(node) | StepParity(node):
            return (node,)
        case MetInOrder(nodes, place):
            return (nodes[place],)
    return ()


def remote(ground: Ground, fact: Constraint) -> Callable[[Constraint], int]:
    """Tells how many edges lie between a conclusion and a clue or fact."""
    edges = ground.edges_from(nodes_of(fact))
    return lambda part: min((edges[node] for node in nodes_of(part)), default=0)


class View:
    """The window around one conclusion, looked through with more or fewer of the labels hard."""

    def __init__(self, ground: Ground, given: Known, fact: Constraint, radius: int) -> None:
        self._ground = ground
        self._given = given
        self._fact = fact
        edges = ground.edges_from(nodes_of(fact))
        self._nodes = sum(1 << node for node, far in enumerate(edges) if far <= radius)
        self._steps = self._looked_at()
        self.bounds = self._bounding()

    def _looked_at(self) -> frozenset[int]:
        """The steps that may be in the window, and those beside its labels."""
        ground, labels = self._ground, self._given.labels
        steps = {step for step, row in self._given.rows.items() if row & self._nodes}
        for step in list(steps):
            if step in labels:
                steps.update(other for t in (1, -1) if (other := ground.other(step, t)))
        return frozenset(step for step in steps if step not in labels or not self._inside(step))

    def _inside(self, step: int) -> bool:
        """Is a label between two others, so that it is only in the way?"""
        beside = (self._ground.other(step, turn) for turn in (1, -1))
        return all(other is None or other in self._given.labels for other in beside)

    def _bounding(self) -> frozenset[int]:
        """The labels, by step, before and after each of the steps."""
        found = set()
        for step in self._steps:
            for turn in (1, -1):
                here: int | None = step
                for _ in range(self._ground.size):
                    if here is None or here in self._given.labels:
                        break
                    here = self._ground.other(here, turn)
                if here is not None and here in self._given.labels:
                    found.add(here)
        return frozenset(found)

    def reason(
        self, hard: Collection[int], token: Token, among: Facts | None = None
    ) -> Facts | None:
        """What it takes with some labels hard, and the others, or those ``among``, as parts."""
        prover = self._prover(hard)
        if prover is None:
            return None
        labels = {StepAt(self._given.labels[step], step) for step in hard}
        parts = [part for part in self._given.parts if part not in labels]
        if among is not None:
            parts = [part for part in parts if part in among]
        core = prover.why(self._fact, parts, token)
        return None if core is None else core | labels

    def _prover(self, hard: Collection[int]) -> FormulaProver | None:
        labels = {step: self._given.labels[step] for step in hard}
        try:
            window = PathWindow(self._ground, labels, self._steps, self._nodes)
        except TooWideError:
            return None
        return FormulaProver(window, BUDGETS[-1])

    def least(self, reason: Facts, token: Token) -> Facts:
        """A part of a reason; labels that can be spared, as a short search sees, are not in it."""
        far = remote(self._ground, self._fact)

        def farthest(part: Constraint) -> tuple[int, str]:
            return -far(part), repr(part)

        # With no label hard one window answers all questions; it may have no room.
        loose = self._prover(())
        core = None if loose is None else loose.why(self._fact, reason, token)
        if loose is not None and core is not None:
            return least(loose, self._fact, core, token, order=farthest)
        label = self._given.labels
        hard = sorted(self.bounds, key=lambda step: farthest(StepAt(label[step], step)))
        chunk = max(1, len(hard) // 2)
        while chunk:
            at = 0
            while at < len(hard) and not token.stopped:
                fewer = hard[:at] + hard[at + chunk :]
                smaller = self.reason(fewer, token, reason)
                if smaller is None:
                    at += chunk
                else:
                    hard, reason = fewer, smaller
            chunk //= 2
        return reason
