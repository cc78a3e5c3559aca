"""Number paths by SAT: a line through all nodes, with a variable for each step and node.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE. Questions that count no steps are answered by edges
(see ``arc_questions``). Every other question gets a fresh solver, in which the
labels held have already narrowed where each step may be; most variables are then never made (see
``path_formula``). Only where there is no line, and the constraints that forbid it are to be told, a
solver over all variables is made, once, and asked under assumptions. Formulas of steps are made of
arrays; what makes them is loaded with the first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from studio.board import Graph
from studio.engines import kernels
from studio.engines.engine import Answer, Halt, Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Event, Found, Narrowed
from studio.engines.reasons import Declined, Unfinished
from studio.engines.sampling.path import random_path
from studio.engines.sat.arc_questions import ArcQuestions
from studio.engines.sat.path_conflicts import PathConflicts
from studio.engines.sat.solver import SOLVER, solve
from studio.puzzle import (
    Constraint,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.constraints import DIRECTED, beside_each_other
from studio.puzzle.encoder import Undeclared, Unsaid
from studio.puzzle.reason import Reason
from studio.records import dataclass

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from studio.engines.sat.path_formula import Booleans, Integers, PathFormula
    from studio.engines.sat.path_inference import Inferred

MOST_CHANCE = 2
"""Labels up to which a line is looked for among random ones."""

MOST_LINES = 8
"""Lines that are looked for at most before a solver is asked."""

CORE_QUESTIONS = 12
"""How often what is held is made smaller to narrow down a contradiction that was inferred."""

CORE_EFFORT = 20
"""Effort of each of these questions; see ``path_inference.EFFORT``."""

CORE_NODES = 150
"""The largest board on which a contradiction is narrowed down: by questions about less where it was
inferred, elsewhere by the solver over all variables."""

CORE_NODES_DENIED = 64
"""The same where a line is denied, which is asked all the time."""

CORE_CONFLICTS = 20_000
"""How long that solver may try before all that is held is called the contradiction."""

SHAPES = frozenset({Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE})


class PathOracle:
    """Answers questions about the lines through all nodes of one graph.

    See :class:`studio.engines.engine.Oracle`. ``rooted`` says whether start and direction make
    another line, as in :class:`studio.puzzle.Problem`.
    """

    def __init__(
        self, graph: Graph, shape: Shape, *, rooted: bool = True, solver: str = SOLVER
    ) -> None:
        if shape not in SHAPES or (graph.directed and not rooted):
            raise ValueError("Only lines through all nodes are found here.")
        self._graph = graph
        self._shape = shape
        self._rooted = rooted
        self._closed = shape is Shape.HAMILTONIAN_CYCLE
        self._solver = solver
        # What no line does along edges both ways, none does where some lead one way only.
        self._conflicts = PathConflicts(graph.both_ways, self._closed)
        self._last: Trace | None = None
        self._effort: float | None = None

    @property
    def graph(self) -> Graph:
        """The graph whose lines are asked for."""
        return self._graph

    @property
    def shape(self) -> Shape:
        """A path or a cycle through all nodes."""
        return self._shape

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """Every node's step where start and direction count, every edge where they do not."""
        if self._rooted:
            return frozenset(StepAt(node, step) for step, node in enumerate(trace.nodes, start=1))
        return frozenset(EdgeUsed(u, v) for u, v in trace.pairs)

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """A line that obeys ``hold`` and breaks one of each group of ``deny``, or a proof of none.

        The core of a refutation is small where :class:`PathConflicts` sees it or the board is small
        enough to look for one; elsewhere it is all that is held.
        """
        inferred = None if token.stopped else self._inferred(hold, deny)
        if inferred is not None:
            for trace in inferred.lines:
                if _answers(trace, hold, deny):
                    self._last = trace
                    return Model(trace)
            if inferred.every and _whole(deny):
                return Refuted(frozenset(hold))
        conflict = self.conflict(hold)
        if conflict is not None:
            return Refuted(conflict)
        if inferred is not None and inferred.every:
            return Refuted(self._shrunk(hold, deny, token))
        for trace in self._at_hand(hold, len(deny)):
            if _answers(trace, hold, deny):
                return Model(trace)
        if token.stopped:
            return Stopped()
        by_arcs = self._arcs.ask(hold, deny, token) if self._rooted else None
        if by_arcs is not None:
            return by_arcs
        one_way = not self._graph.directed and not any(
            isinstance(c, DIRECTED) for group in deny for c in group
        )
        from studio.engines.sat.path_formula import MOST_PLACES

        possible = None if inferred is None else inferred.possible
        if possible is None:
            possible = self.places(hold, one_way=one_way)
        if possible.sum() > MOST_PLACES:
            return Stopped(Reason(Unfinished.LINES_FORMULA))
        try:
            formula = self.formula(hold, deny, one_way=one_way, possible=possible, token=token)
        except Halt:
            return Stopped()
        satisfied = solve(formula.solver, (), token)
        if satisfied is None:
            formula.solver.delete()
            return Stopped()
        if satisfied:
            self._last = formula.trace()
        formula.solver.delete()
        if satisfied:
            assert self._last is not None
            return Model(self._last)
        if inferred is not None:
            return Refuted(self._shrunk(hold, deny, token))
        return Refuted(self._core(hold, deny, token))

    @cached_property
    def _table(self) -> Integers:
        from studio.engines.sat.path_formula import neighbour_table

        return neighbour_table(self._graph)

    # -- what follows without a solver -------------------------------------------------------------

    def _inferred(
        self, hold: Collection[Constraint], deny: Sequence[Collection[Constraint]]
    ) -> Inferred | None:
        """What follows of the labels, with lines of which one may answer; None where it is left to
        the solver, which is quicker where next to nothing is held."""
        labels = sum(isinstance(c, StepAt) for c in hold)
        if self._closed or labels <= MOST_CHANCE or not kernels.at_hand("placement"):
            return None
        from studio.engines.sat.path_inference import EFFORT, infer

        without, most = _left_out(deny)
        effort = EFFORT if self._effort is None else self._effort
        inferred = infer(self._graph, hold, most, effort, without, self._ends)
        if inferred is not None:
            # Boards on which it leads nowhere are many of a kind: questions about one of them.
            settled = inferred.every or bool(inferred.lines)
            self._effort = min(EFFORT, 2 * effort) if settled else max(1.0, effort / 2)
        return inferred

    @cached_property
    def _ends(self) -> NDArray[np.int32]:
        from studio.engines.sat.path_inference import edge_ends

        return edge_ends(self._graph.edges)

    def _shrunk(
        self, hold: Collection[Constraint], deny: Sequence[Collection[Constraint]], token: Token
    ) -> frozenset[Constraint]:
        """A part of ``hold`` that already allows no line, as far as that is seen by leaving out a
        few constraints at a time.

        All of it where whole lines are denied: whoever asks that asks again without this or that,
        which costs less than to look for a core (measured on published Hidatos of 8x8).
        """
        kept = list(hold)
        if self._graph.size > CORE_NODES or _whole(deny):
            return frozenset(kept)
        from studio.engines.sat.path_inference import infer

        few = -(-len(kept) // CORE_QUESTIONS)
        without, most = _left_out(deny)
        for first in range(few * (CORE_QUESTIONS - 1), -1, -few):
            if first >= len(kept):
                continue
            fewer = kept[:first] + kept[first + few :]
            inferred = None
            if not token.stopped:
                inferred = infer(self._graph, fewer, most, CORE_EFFORT, without, self._ends)
            if inferred is None:
                break
            if inferred.every and not any(_answers(t, fewer, deny) for t in inferred.lines):
                kept = fewer
        return frozenset(kept)

    @cached_property
    def _arcs(self) -> ArcQuestions:
        return ArcQuestions(self._graph, closed=self._closed)

    # -- lines that cost nothing -------------------------------------------------------------------

    def _at_hand(self, hold: Collection[Constraint], denials: int) -> Iterator[Trace]:
        """Lines to try before a solver, which has a hard time where next to nothing is held."""
        if self._last is not None:
            yield from self._readings(self._last)
        labels = {c.step: c.node for c in hold if isinstance(c, StepAt)}
        if len(hold) == len(labels) <= MOST_CHANCE and not self._graph.directed:
            # Each denial asks for another line, so for another seed.
            trace = random_path(self._graph, 1 + denials, closed=self._closed, labels=labels)
            if trace is not None:
                self._last = trace if self._rooted else trace.canonical()
                yield from self._readings(self._last)

    def _readings(self, trace: Trace) -> Iterator[Trace]:
        """The line; where it counts as another, also read backwards or from another start."""
        yield trace
        if self._rooted and not self._graph.directed:
            yield Trace(trace.nodes[::-1], self._closed)
        if self._rooted and self._closed:
            yield Trace(trace.nodes[1:] + trace.nodes[:1], closed=True)

    # -- the solver for one question ---------------------------------------------------------------

    def conflict(self, hold: Collection[Constraint]) -> frozenset[Constraint] | None:
        """A contradiction within ``hold`` that is seen without a search, if there is one."""
        return self._conflicts.find(hold)

    def formula(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]] = (),
        *,
        one_way: bool,
        possible: Booleans | None = None,
        token: Token | None = None,
    ) -> PathFormula:
        """All of one question as clauses; ``hold`` must have no :meth:`conflict`.

        ``possible``: where the line may be at each step, if that is known better than by labels.

        With ``one_way`` each line is found in one direction and from one start only, unless
        constraints are held that tell them apart. Halt where the token stops it.
        """
        from studio.engines.sat.path_formula import PathFormula

        if possible is None:
            possible = self.places(hold, one_way=one_way)
        formula = PathFormula(
            self._graph,
            self._table,
            possible,
            closed=self._closed,
            solver=self._solver,
            token=token,
        )
        if one_way and not _tells_ways(hold):
            formula.one_way()
        for constraint in hold:
            if not isinstance(constraint, StepAt | StepParity):
                constraint.encode(formula)
        for group in deny:
            formula.add(*_denials(formula, group))
        return formula

    def places(self, hold: Collection[Constraint], *, one_way: bool) -> Booleans:
        """Where the line may be at each step by what is held, as :func:`domains` gives it."""
        from studio.engines.sat.path_formula import domains, source_table

        labels = {c.step: c.node for c in hold if isinstance(c, StepAt)}
        if one_way and self._closed and not _tells_ways(hold):
            labels = {1: 0}
        odd = self._conflicts.odd_nodes(hold)
        back = source_table(self._graph) if self._graph.directed else None
        return domains(self._table, labels, self._closed, odd, back)

    # -- contradictions ----------------------------------------------------------------------------

    def _core(
        self, hold: Collection[Constraint], deny: Sequence[Collection[Constraint]], token: Token
    ) -> frozenset[Constraint]:
        """A part of ``hold`` that already allows no line; all of it where no less is known."""
        if self._graph.size > (CORE_NODES_DENIED if deny else CORE_NODES) or not hold:
            return frozenset(hold)
        formula = self._whole
        guards = []
        for group in deny:
            guards.append(formula.new())
            formula.add(-guards[-1], *_denials(formula, group))
        selected = {formula.selector(constraint): constraint for constraint in hold}
        satisfied = solve(formula.solver, [*guards, *selected], token, CORE_CONFLICTS)
        core = (formula.solver.get_core() or ()) if satisfied is False else tuple(selected)
        for guard in guards:
            formula.add(-guard)
        return frozenset(selected[literal] for literal in core if literal in selected)

    @cached_property
    def _whole(self) -> PathFormula:
        """A formula in which nothing is held, to be asked under assumptions."""
        import numpy as np

        from studio.engines.sat.path_formula import PathFormula

        size = self._graph.size
        possible = np.ones((size, size), dtype=bool)
        return PathFormula(
            self._graph, self._table, possible, closed=self._closed, solver=self._solver
        )


def _answers(
    trace: Trace, hold: Collection[Constraint], deny: Sequence[Collection[Constraint]]
) -> bool:
    return all(c.holds(trace) for c in beside_each_other(hold)) and not any(
        all(c.holds(trace) for c in group) for group in deny
    )


def _tells_ways(hold: Collection[Constraint]) -> bool:
    """Is anything held that tells a line from its reverse?"""
    return any(isinstance(c, DIRECTED) for c in hold)


def _whole(deny: Sequence[Collection[Constraint]]) -> bool:
    """Is a whole line denied?"""
    return any(len(group) > 1 for group in deny)


def _left_out(deny: Sequence[Collection[Constraint]]) -> tuple[tuple[StepAt, ...], int]:
    """Places at which no answer is, and how many lines without them to look for, so that one of
    them is an answer."""
    places = {c for group in deny if len(group) == 1 for c in group if isinstance(c, StepAt)}
    others = sum(places.isdisjoint(group) for group in deny)
    return tuple(places), min(1 + others, MOST_LINES)


def _denials(formula: PathFormula, group: Collection[Constraint]) -> list[int]:
    """Literals of which one must be true for the line to break one of the group."""
    literals = [constraint.denied(formula) for constraint in group]
    if None in literals:
        raise Undeclared(Reason(Unsaid.DENIAL))
    return [literal for literal in literals if literal is not None]


@dataclass(frozen=True, slots=True)
class PathSat:
    """The engine: answers one by one, each excluded for the next.

    With ``steps`` it first tells what the labels leave of the steps that each node may be.
    """

    steps: bool = False
    key: str = "path-sat"
    name: str = "SAT, a variable for each step and cell"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Hamiltonian paths and cycles."""
        if problem.shape not in SHAPES:
            return Reason(Declined.SPANNING_ONLY)
        if problem.graph.directed and not problem.rooted:
            return Reason(Declined.ONE_WAY_EDGES)
        constraints = problem.constraints
        if not problem.rooted and any(isinstance(c, Follows | StepParity) for c in constraints):
            return Reason(Declined.DIRECTION_COUNTS)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find lines until there are no more; a count shows none of them."""
        from studio.engines.sat.path_formula import MOST_PLACES
        from studio.engines.sat.path_inference import infer

        inferred = None
        asked = limit.solutions != 0 and not self.steps and not token.stopped
        if asked and problem.rooted and not problem.closed:
            most = MOST_LINES if limit.solutions is None else min(limit.solutions, MOST_LINES)
            inferred = infer(problem.graph, problem.constraints, most)
        if inferred is not None and (inferred.every or len(inferred.lines) == limit.solutions):
            if task is Task.SOLVE:
                yield from map(Found, inferred.lines)
            reason = None if inferred.every else Reason(Unfinished.ENOUGH_LINES)
            yield Done(len(inferred.lines), exact=inferred.every, reason=reason)
            return
        oracle = PathOracle(problem.graph, problem.shape, rooted=problem.rooted)
        if oracle.conflict(problem.constraints) is not None:
            yield Done(0, exact=True)
            return
        possible = None if inferred is None else inferred.possible
        one_way = not problem.rooted
        if possible is None:
            possible = oracle.places(problem.constraints, one_way=one_way)
        if possible.sum() > MOST_PLACES:
            yield Done(0, exact=False, reason=Reason(Unfinished.LINES_FORMULA))
            return
        try:
            formula = oracle.formula(
                problem.constraints, one_way=one_way, possible=possible, token=token
            )
        except Halt:
            yield Done(0, exact=False, reason=Reason(Unfinished.LINES_UNFOUND))
            return
        if self.steps:
            yield Narrowed(tuple(formula.choices.tolist()))
        count = 0
        while limit.solutions is None or count < limit.solutions:
            satisfied = solve(formula.solver, (), token)
            if satisfied is None:
                yield Done(count, exact=False, reason=Reason(Unfinished.LINES_UNFOUND))
                return
            if not satisfied:
                yield Done(count, exact=True)
                return
            count += 1
            trace = formula.trace()
            formula.add(*_denials(formula, oracle.facts(trace)))
            if task is Task.SOLVE:
                yield Found(problem.canonical(trace))
        yield Done(count, exact=False, reason=Reason(Unfinished.ENOUGH_LINES))


PATH_SAT = PathSat()
