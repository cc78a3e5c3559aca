"""Small proofs about lines through all cells, the easy ones first.

One formula of the whole board answers all questions. Clues and facts are assumptions, those near
the conclusion first, so that what refutes its opposite names few of them and near ones; of the
conclusions whose raw reasons are short the reasons are made minimal. Boards large for one formula
are looked at in windows that grow around the conclusion first (``path_window``). Either way a
reason is one that a short search refutes: the smallest reason by number alone may take a search
over all of the board, which nobody follows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property

from studio.engines.deduction.deduction import LONG, Deduction, weight
from studio.engines.deduction.path_reach import beside, bits
from studio.engines.deduction.path_window import Ground, PathWindow, TooWideError
from studio.engines.deduction.proofs import NEAR, PROOF, SHORT, FormulaProver, deduced, least
from studio.engines.engine import Token
from studio.engines.sat.path_sat import PathOracle
from studio.engines.sat.solver import within_budget
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
"""In so many windows, those of the easiest conclusions, a proof is looked for."""

MOST_ASKED, ENOUGH = 16, 2
"""Of all of the board proofs are looked for until so many conclusions have one, or so many a short
one."""

MOST_SHRUNK = 2
"""Of so many reasons the shortest is taken."""

HANDY = 8
"""A reason so short is taken without looking for a shorter one."""

HOPELESS = 14
"""A reason longer than this is not looked at with longer searches: they rarely make it short."""

RADII = (1, 2, 4)
"""Edges from the conclusion to the cells of a window."""

CLOSE = 3
"""Edges from the conclusion to all that a proof close by takes."""

EASY = 200
"""Conflicts after which a conclusion counts as not easy."""

BUDGETS = (5, 20, 400)
"""Conflicts that a question may take, the short searches first."""

LARGE, LARGEST = 256, 400
"""Cells up to which there is one formula of the whole board, where windows find nothing at most;
clauses grow with the square."""


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
        for search in self._searches(given, wanted, token):
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
        formula = oracle.formula(known, one_way=False)
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
            refuted = within_budget(solver, [denied]) is False
            conflicts = solver.accum_stats()["conflicts"]
            if refuted:
                rated.append((conflicts - before, place, fact))
            before = conflicts
        solver.delete()
        return [fact for _, _, fact in sorted(rated, key=lambda row: row[:2])]

    def _searches(
        self, given: Known, wanted: Sequence[Constraint], token: Token
    ) -> Iterator[Iterator[Deduction]]:
        """Ways to look for proofs, the cheap ones first."""
        size = self._ground.size
        if size > LARGE:
            tried = self._easiest(tuple(given.parts), wanted, token)[:MOST_TRIED]
            for radius in (*RADII, size):
                yield self._within(radius, given, tried, token)
        if size <= LARGEST:
            hopeful = self._hopeful(given, wanted)
            for budget in BUDGETS:
                yield self._overall(budget, given, hopeful, token)

    # -- all of the board ----------------------------------------------------------------------

    @cached_property
    def _whole(self) -> PathWindow:
        ground = self._ground
        return PathWindow(ground, {}, range(1, ground.size + 1), 0, ground.size**2)

    def _hopeful(self, given: Known, wanted: Sequence[Constraint]) -> list[Constraint]:
        """What is wanted, numbers with few cells left and cells with few numbers first."""
        cells = [0] * self._ground.size
        for row in given.rows.values():
            for node in bits(row):
                cells[node] += 1

        def choices(fact: Constraint) -> int:
            if isinstance(fact, StepAt):
                return min(given.rows[fact.step].bit_count(), cells[fact.node])
            return 0

        return sorted(wanted, key=choices)

    def _overall(
        self, budget: int, given: Known, hopeful: Sequence[Constraint], token: Token
    ) -> Iterator[Deduction]:
        """Proofs by short searches over the whole board."""
        ground = self._ground
        free = ground.everything & ~sum(1 << node for node in given.labels.values())
        # Edges between labelled cells tell nothing new.
        self._whole.look_at(free | beside(ground.near, free))
        prover = FormulaProver(self._whole, budget)
        raw = []
        short = 0
        for fact in hopeful:
            # What comes first is looked at first, so a reason tends to lie close by.
            near_first = sorted(given.parts, key=remote(ground, fact))
            reason = prover.why(fact, near_first, token)
            if reason is None:
                continue
            raw.append((fact, reason))
            short += weight(reason) <= SHORT
            if short == ENOUGH or len(raw) == MOST_ASKED:
                break

        best = None
        for fact, reason in _by_weight(raw)[:MOST_SHRUNK]:
            if token.stopped or (best is not None and best.size <= HANDY):
                break
            small = self._shrunk(prover, fact, reason, token, best)
            if small is not None:
                best = self._proof(fact, small)
                yield best
        if best is not None and LONG < best.size <= HOPELESS and not token.stopped:
            # A longer search may do with less.
            (fact,) = best.then
            longer = FormulaProver(self._whole, BUDGETS[1])
            small = self._shrunk(longer, fact, frozenset(best.because), token, best)
            if small is not None:
                yield self._proof(fact, small)

    def _shrunk(
        self,
        prover: FormulaProver,
        fact: Constraint,
        reason: Facts,
        token: Token,
        best: Deduction | None,
    ) -> Facts | None:
        """A minimal part of a reason, what is far left out first; None where it is no better than
        the best so far."""
        far = remote(self._ground, fact)
        kept, needed = reason, []
        for part in sorted(reason, key=lambda part: (-far(part), repr(part))):
            if part not in kept:
                continue
            smaller = prover.why(fact, sorted(kept - {part}, key=far), token)
            if smaller is not None:
                kept = smaller
                continue
            needed.append(part)
            if best is not None and weight(needed) >= best.size:
                return None
        return kept

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
        for fact, reason in _by_weight(raw)[:MOST_SHRUNK]:
            deduction = self._proof(fact, shrink(fact, reason))
            yield deduction
            if deduction.size <= SHORT or token.stopped:
                return

    def _proof(self, fact: Constraint, reason: Facts) -> Deduction:
        far = remote(self._ground, fact)
        close = all(far(part) <= CLOSE for part in reason)
        return deduced(NEAR if close else PROOF, fact, reason)


def _by_weight(
    raw: Sequence[tuple[Constraint, Facts]],
) -> list[tuple[Constraint, Facts]]:
    """Conclusions with their reasons, the shortest first."""
    return sorted(raw, key=lambda pair: (weight(pair[1]), repr(pair[0])))


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
