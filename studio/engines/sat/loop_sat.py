"""Loops by SAT: inside and outside of a plane graph, with lazy cuts that keep each connected.

Shape.CYCLE on graphs with faces. Every face but the outer one has a variable "inside"; an edge is
used where its two faces differ. At a node the faces change sides at most twice. That the inside and
the outside are connected is left out at first: each candidate of the solver is looked at, and the
cuts it breaks (minimal separators, see ``kernels.cuts_plain``) are added. Cuts speak of faces only,
so what is learnt stays true whichever clues come and go.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import compress
from typing import TypeAlias

from pysat.solvers import Minisat22, MinisatGH

from studio.board import Graph, Planar
from studio.engines import kernels
from studio.engines.engine import Answer, Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Candidate, Cut, Done, Event, Found
from studio.engines.kernels.cuts_plain import PlainCuts
from studio.engines.reasons import Declined, Unfinished
from studio.engines.sat.loop_formula import EdgesOnly, LoopFormula
from studio.engines.sat.loop_inference import Inferred, Learnt, learn, signs
from studio.engines.sat.loop_search import LoopSearch
from studio.engines.sat.solver import within_budget
from studio.engines.sat.winding import winding
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape, Trace
from studio.puzzle.encoder import Undeclared, Unsaid
from studio.puzzle.reason import Reason
from studio.records import dataclass

LOADING = 0.3
"""Seconds that finding cuts in plain Python may take in a process before the compiler is loaded
for it, which takes about as long: so no process takes much more than twice the time it must."""

SLICE = 1000
"""Conflicts between two looks at the clock, where time is limited."""

PATIENCE = 50
"""Candidates near one loop that are cut off before the solver goes on from the latest of them.

Near a small loop on a sparse board there are more islands than anybody can cut off one by one.
"""

DENIALS_KEPT = 512
"""Groups of denied constraints that stay in the solver for the next question."""

CutFinder: TypeAlias = Callable[[Sequence[int]], list[list[int]]]


class Cuts:
    """Finds the cuts of one board, compiled where that is ready or has paid by now."""

    spent = 0.0
    """Seconds of this process in plain Python."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self.finder: CutFinder = PlainCuts(neighbours)
        """What finds them now."""
        self._compiled = False
        self._choose()

    def __call__(self, signs: Sequence[int]) -> list[list[int]]:
        """Clauses that an inside breaks; see :class:`PlainCuts`."""
        if self._compiled:
            return self.finder(signs)
        started = time.perf_counter()
        cuts = self.finder(signs)
        Cuts.spent += time.perf_counter() - started
        self._choose()
        return cuts

    def _choose(self) -> None:
        if kernels.loading():
            return
        if (kernels.loaded("cuts") or Cuts.spent > LOADING) and kernels.warm("cuts"):
            from studio.engines.kernels.cuts import CompiledCuts

            self.finder = CompiledCuts(self._neighbours)
            self._compiled = True


class LoopOracle:
    """A live solver for the loops of one plane graph; see :class:`studio.engines.engine.Oracle`.

    Constraints come in behind selectors when first held, denials when first asked; learnt clauses
    and cuts stay. The solver leans towards the last loop found, at first (unless ``once``, for a
    single puzzle) towards one that winds all over the board: of all ways to begin this keeps the
    worst case, numbers placed one by one on a blank board, in bounds. What is ``known`` holds in
    every answer. ValueError if the graph has no faces.
    """

    def __init__(self, graph: Graph, *, once: bool = False, known: Inferred | None = None) -> None:
        if graph.planar is None:
            raise ValueError("The graph has no faces.")
        self._graph = graph
        self._planar = graph.planar
        self._formula = LoopFormula(
            graph, graph.planar, Minisat22() if once else MinisatGH(), known
        )
        self._cuts = Cuts(graph.planar.beside)
        self._selectors: dict[Constraint, int] = {}
        self._selected: dict[int, Constraint] = {}
        self._denials: dict[frozenset[Constraint], int] = {}
        self._held: tuple[Collection[Constraint], list[int]] = (), []
        """What was held in the question before, and its literals: an edit is two questions."""
        self._others: dict[frozenset[Constraint], list[int]] = {}
        """By the facts of loops found: the clause of all other loops, over faces."""
        self.heard: Callable[[Sequence[int], list[list[int]]], object] | None = None
        """Told of every candidate, as a sign for each face, and of the cuts it breaks."""
        self.most_conflicts: int | None = None
        """Conflicts after which a question is given up as if it were stopped."""
        self._left: int | None = None
        """How many the question under way may still take."""
        self._found: Trace | None = None
        self._facts: dict[tuple[int, int], EdgeUsed] = {}
        start = [False] * graph.planar.size if once else winding(graph, graph.planar)
        self._lean([1 if inside else -1 for inside in start])

    @property
    def graph(self) -> Graph:
        """The graph whose loops are asked for."""
        return self._graph

    @property
    def shape(self) -> Shape:
        """Always one closed line."""
        return Shape.CYCLE

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """A loop that obeys ``hold`` and breaks one of each group in ``deny``, or a proof."""
        groups = [group if isinstance(group, frozenset) else frozenset(group) for group in deny]
        if len(self._denials) > DENIALS_KEPT:
            self._retire(frozenset(groups))
        denials = [self._denial(group) for group in groups]
        if hold is not self._held[0] or not isinstance(hold, frozenset):
            self._held = hold, [self.selector(constraint) for constraint in hold]
        match self.solve(denials + self._held[1], token):
            case list(signs):
                self._found = self.loop(signs)
                return Model(self._found)
            case frozenset(core):
                return Refuted(frozenset(self._named(core)))
        return Stopped()

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """The edges of the loop: no other loop contains them all."""
        if not self._facts:
            # One object an edge, shared by all loops: a long memory stays a light one.
            self._facts = {pair: EdgeUsed(*pair) for pair in self._graph.edges}
        facts: frozenset[Constraint] = frozenset(map(self._facts.__getitem__, trace.pairs))
        if trace == self._found and facts not in self._denials:
            if len(self._others) >= DENIALS_KEPT:
                self._others.clear()
            self._others[facts] = self._differing()
        return facts

    # -- for good --------------------------------------------------------------------------------

    def require(self, constraints: Collection[Constraint]) -> None:
        """Hold these constraints from now on in every question; quicker than holding each time."""
        for constraint in constraints:
            self._formula.encode(constraint)

    def exclude_last(self) -> None:
        """Never answer again with the loop that was found last."""
        self._formula.add(*self._differing())

    def exclude(self, trace: Trace) -> None:
        """Never answer with this loop, and lean towards it: what else there is may be near."""
        self.lean(trace)
        self.exclude_last()

    def lean(self, trace: Trace) -> None:
        """Look near this loop first."""
        inside = inside_of(self._planar, {self._graph.edge_index[pair] for pair in trace.pairs})
        self._lean([1 if face else -1 for face in inside])
        self._found = None

    def settle(self, constraint: Constraint, held: bool) -> None:
        """From now on hold a constraint in every question, or in none."""
        selector = self.selector(constraint)
        self._formula.add(selector if held else -selector)

    # -- for those who keep selectors themselves ---------------------------------------------------

    def selector(self, constraint: Constraint) -> int:
        """The literal that holds a constraint."""
        selector = self._selectors.get(constraint)
        if selector is None:
            selector = self._selectors[constraint] = self._formula.guarded(constraint)
            self._selected[selector] = constraint
        return selector

    def literal(self, constraint: Constraint) -> int:
        """The literal that a mark is, which other marks may be as well; else a selector."""
        match constraint:
            case EdgeUsed(u, v):
                return self._formula.used(u, v)
            case EdgeUnused(u, v):
                return -self._formula.used(u, v)
        return self.selector(constraint)

    def broken(self, number: EdgesUsed) -> int:
        """A new literal under which a number of edges round one face is wrong."""
        return self._formula.broken(number)

    def new(self) -> int:
        """A fresh literal, for clauses of one's own."""
        return self._formula.new()

    def add(self, *clause: int) -> None:
        """Demand that one of these literals is true, from now on in every question."""
        self._formula.add(*clause)

    def solve(self, selectors: list[int], token: Token) -> list[int] | frozenset[int] | None:
        """A loop, as a sign for each face, positive inside; or the selectors that forbid one.

        None if the token stopped it. Solves, looks, cuts, and solves again.
        """
        solver = self._formula.solver
        if len(self._formula.edges) > self._leaning:
            self._lean(self._last)
        token.on_cancel(solver.interrupt)
        self._left = self.most_conflicts
        seen = 0
        try:
            while True:
                satisfied = self._call(selectors, token)
                if satisfied is None:
                    return None
                if not satisfied:
                    return frozenset(solver.get_core() or ())
                model = solver.get_model()
                # The outer face, which has no variable, is outside.
                faces = [*model[: self._planar.outer], -1]
                cuts = self._cuts(faces)
                if self.heard is not None:
                    self.heard(faces, cuts)
                if not cuts:
                    self._lean(faces)
                    return faces
                for cut in cuts:
                    solver.add_clause(cut)
                seen += 1
                if seen % PATIENCE == 0:
                    self._favour(faces)
        finally:
            token.forget(solver.interrupt)
            solver.clear_interrupt()
            if seen >= PATIENCE:
                self._favour(self._last)

    # -- the inside ------------------------------------------------------------------------------

    def _denial(self, group: frozenset[Constraint]) -> int:
        denial = self._denials.get(group)
        if denial is None:
            clause = self._others.pop(group, None)
            if clause is None:
                clause = []
                for constraint in group:
                    literal = constraint.denied(self._formula)
                    if literal is None:
                        raise Undeclared(Reason(Unsaid.DENIAL))
                    clause.append(literal)
            denial = self._denials[group] = self._formula.new()
            self._formula.add(-denial, *clause)
        return denial

    def _retire(self, asked: frozenset[frozenset[Constraint]]) -> None:
        """Drop the denials that are not asked for; they would slow every call a little."""
        for group in self._denials.keys() - asked:
            self._formula.add(-self._denials.pop(group))

    def _differing(self) -> list[int]:
        """A clause that every loop obeys but the last one found.

        Were all faces along the loop on the sides they are on, it would be the same loop.
        """
        signs = self._last
        sides = self._planar.sides
        along = {face for pair in sides if signs[pair[0]] * signs[pair[1]] < 0 for face in pair}
        along.discard(self._planar.outer)
        return [-face - 1 if signs[face] > 0 else face + 1 for face in along]

    def _lean(self, signs: list[int]) -> None:
        """Favour a loop, and take it for the last one found."""
        self._last = signs
        self._favour(signs)

    def _favour(self, signs: Sequence[int]) -> None:
        """Have the solver try this side of each face first, and what follows for the edges."""
        edges = self._formula.edges
        self._leaning = len(edges)
        phases = [face if sign > 0 else -face for face, sign in enumerate(signs[:-1], start=1)]
        for (face, other), literal in edges.items():
            phases.append(literal if (signs[face] > 0) != (signs[other] > 0) else -literal)
        self._formula.solver.set_phases(phases)

    def _named(self, core: Collection[int]) -> Iterator[Constraint]:
        return (self._selected[literal] for literal in core if literal in self._selected)

    def _call(self, assumptions: list[int], token: Token) -> bool | None:
        """One call of the solver; None only if the token, or too many conflicts, stopped it."""
        solver = self._formula.solver
        while not token.stopped:
            # Time is kept by slices; being cancelled needs none, it interrupts the call.
            budget = -1 if token.left is None else SLICE
            if self._left is not None:
                budget = self._left if budget < 0 else min(budget, self._left)
                before = solver.accum_stats()["conflicts"]
            solver.conf_budget(budget)
            satisfied = within_budget(solver, assumptions)
            if self._left is not None:
                self._left -= solver.accum_stats()["conflicts"] - before
            if satisfied is not None:
                return satisfied
            if self._left is not None and self._left <= 0:
                return None
            if not token.cancelled:
                solver.clear_interrupt()  # a late wake-up of an earlier question
        return None

    def loop(self, faces: Sequence[int]) -> Trace:
        """The one loop between inside and outside, from the signs of :meth:`solve`."""
        return Trace(next(borders(self._graph, self._planar, faces)), closed=True)


def borders(graph: Graph, planar: Planar, faces: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The closed lines between inside (faces of positive sign) and outside, the first node first.

    At no node the sides change more than twice.
    """
    inside = [sign > 0 for sign in faces]
    used = [inside[face] is not inside[other] for face, other in planar.sides]
    ways: dict[int, list[int]] = {}
    for u, v in compress(graph.edges, used):
        ways.setdefault(u, []).append(v)
        ways.setdefault(v, []).append(u)
    while ways:
        first = min(ways)
        nodes = [first, min(ways.pop(first))]
        while nodes[-1] != first:
            a, b = ways.pop(nodes[-1])
            nodes.append(b if a == nodes[-2] else a)
        yield tuple(nodes[:-1])


def inside_of(planar: Planar, loop: Collection[int]) -> list[bool]:
    """For each face whether the loop of these edges goes round it."""
    inside = [True] * planar.size
    inside[planar.outer] = False
    outside = [planar.outer]
    for face in outside:
        for edge in planar.borders[face]:
            other = sum(planar.sides[edge]) - face
            if inside[other] and edge not in loop:
                inside[other] = False
                outside.append(other)
    return inside


@dataclass(frozen=True, slots=True)
class LoopSat:
    """The engine: answers one by one, each excluded for the next.

    With ``steps`` it tells every candidate of the solver and the cuts learnt from it.
    """

    steps: bool = False
    key: str = "loop-sat"
    name: str = "Loops by SAT with lazy cuts"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Loops of plane graphs with any constraint that speaks of edges."""
        if problem.shape is not Shape.CYCLE:
            return Reason(Declined.CLOSED_ONLY)
        if problem.graph.planar is None or problem.graph.directed:
            return Reason(Declined.PLANE_ONLY)
        if problem.rooted:
            return Reason(Declined.NO_LOOP_START)
        try:
            for constraint in {type(c): c for c in problem.constraints}.values():
                constraint.encode(EdgesOnly())
        except Undeclared as why:
            return why.reason
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find loops until there are no more; a count shows none of them."""
        learnt = None if self.steps or limit.solutions == 0 else learn(problem)
        if learnt is not None and learnt.open == 0:
            loop = _loop(problem, signs((learnt.faces & 1).tolist()))
            # Constraints of which nothing was inferred may still forbid the only loop there can be.
            count = int(problem.answered_by(loop))
            if count and task is Task.SOLVE:
                yield Found(problem.canonical(loop))
            yield Done(count, exact=True)
            return
        if learnt is not None and learnt.open < 0:
            yield Done(0, exact=True)
            return
        heard: list[Candidate] = []
        ask = self._asker(problem, learnt, token, heard)
        count = 0
        while limit.solutions is None or count < limit.solutions:
            answer = ask()
            yield from heard
            heard.clear()
            match answer:
                case Model(trace):
                    count += 1
                    if task is Task.SOLVE:
                        yield Found(problem.canonical(trace))
                case Refuted():
                    yield Done(count, exact=True)
                    return
                case Stopped():
                    yield Done(count, exact=False, reason=Reason(Unfinished.LOOPS_UNFOUND))
                    return
        yield Done(count, exact=False, reason=Reason(Unfinished.ENOUGH_LOOPS))

    def _asker(
        self, problem: Problem, learnt: Learnt | None, token: Token, heard: list[Candidate]
    ) -> Callable[[], Answer]:
        """What gives loop after loop: the compiled search, where it may, until its room is full."""
        search = None if learnt is None else LoopSearch.begin(problem.graph, learnt)
        found: list[Trace] = []
        oracle: LoopOracle | None = None

        def ask() -> Answer:
            nonlocal search, oracle
            if search is not None:
                faces = search.next(token)
                if isinstance(faces, list):
                    found.append(_loop(problem, faces))
                    return Model(found[-1])
                if faces is not None:
                    return faces
                search = None
            if oracle is None:
                known = None if learnt is None else learnt.inferred()
                oracle = LoopOracle(problem.graph, once=True, known=known)
                oracle.require(problem.constraints if known is None else known.left)
                for loop in found:
                    oracle.exclude(loop)
                if self.steps:
                    oracle.heard = lambda faces, cuts: heard.append(
                        _candidate(problem.graph, faces, cuts)
                    )
            answer = oracle.ask((), (), token)
            if isinstance(answer, Model):
                oracle.exclude_last()
            return answer

        return ask


LOOP_SAT = LoopSat()


def _loop(problem: Problem, faces: Sequence[int]) -> Trace:
    """The one loop between faces with a positive sign and the others."""
    planar = problem.graph.planar
    assert planar is not None
    return Trace(next(borders(problem.graph, planar, faces)), closed=True)


def _candidate(graph: Graph, faces: Sequence[int], cuts: list[list[int]]) -> Candidate:
    """A proposal of the solver with what it teaches; see ``kernels.cuts_plain`` for the clauses."""
    assert graph.planar is not None
    outer = graph.planar.outer
    told = []
    for clause in cuts:
        # The two ends come first with one sign, the faces between them with the other. The outer
        # face, which is never inside, is left out of clauses.
        sign = -1 if clause[0] > 0 else 1
        ends = [abs(literal) - 1 for literal in clause if literal * sign < 0]
        between = tuple(abs(literal) - 1 for literal in clause if literal * sign > 0)
        told.append(Cut(ends[0], ends[1] if len(ends) > 1 else outer, between, sign > 0))
    return Candidate(tuple(borders(graph, graph.planar, faces)), tuple(told))
