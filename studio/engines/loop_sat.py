"""Loops by SAT: inside and outside of a plane graph, with lazy cuts that keep each connected.

Shape.CYCLE on graphs with faces. Every face but the outer one has a variable "inside"; a link is
used where its two faces differ. At a node the faces change sides at most twice. That the inside and
the outside are connected is left out at first: each candidate of the solver is looked at, and the
cuts it breaks (minimal separators, see ``kernels.cuts_plain``) are added. Cuts speak of faces only,
so what is learnt stays true whichever clues come and go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from pysat.solvers import Minisat22, MinisatGH

from studio.board import Graph, Planar
from studio.engines import kernels
from studio.engines.engine import Answer, Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.kernels.cuts_plain import PlainCuts
from studio.engines.winding import winding
from studio.puzzle import Constraint, LinksUsed, LinkUsed, Problem, Shape, Trace
from studio.puzzle.encoder import Undeclared

SMALL = 200
"""Faces up to which cuts are found in plain Python, without loading the compiler."""

SLICE = 1000
"""Conflicts between two looks at the clock, where time is limited."""

CutFinder: TypeAlias = Callable[[Sequence[int]], list[list[int]]]


def cut_finder(neighbours: Sequence[Sequence[int]]) -> CutFinder:
    """The quickest cut finder that is ready at once."""
    if len(neighbours) <= SMALL or not kernels.warm("cuts"):
        return PlainCuts(neighbours)
    from studio.engines.kernels.cuts import CompiledCuts

    return CompiledCuts(neighbours)


class LoopFormula:
    """The growing formula of the loops of a plane graph; an Encoder for constraints.

    Face ``f`` is variable ``f + 1``. Links get a variable when first spoken of, except at the
    border of the outer face, where a link *is* its inner face; links between the same two faces
    share one.
    """

    def __init__(self, graph: Graph, planar: Planar, solver: Minisat22 | MinisatGH) -> None:
        self.solver = solver
        self.links: dict[tuple[int, int], int] = {}
        """The literals of links spoken of so far, by their two faces."""
        self._top = planar.outer
        self._outer = planar.outer
        self._sides = planar.sides
        self._index = graph.link_index
        self._guard: int | None = None
        for faces in _faces_around_nodes(graph, planar):
            self._change_twice(faces)
        self.solver.add_clause(range(1, planar.outer + 1))

    def _change_twice(self, faces: Sequence[int]) -> None:
        """Around a node the faces change sides at most twice: the loop never touches itself."""
        for quad in combinations(faces, 4):
            a, b, c, d = (face + 1 for face in quad)
            self._post(a, -b, c, -d)
            self._post(-a, b, -c, d)

    def _post(self, *clause: int) -> None:
        """Add a clause over faces, in which the outer one may stand: it is false for good."""
        outer = self._outer + 1
        if -outer not in clause and not any(-literal in clause for literal in clause):
            self.add(*(literal for literal in clause if literal != outer))

    def new(self) -> int:
        """A fresh variable."""
        self._top += 1
        return self._top

    # -- what constraints ask ------------------------------------------------------------------

    def at(self, node: int, step: int) -> int:
        """Steps have no variables here."""
        return _Links().at(node, step)

    def used(self, u: int, v: int) -> int:
        """The literal that the loop uses the link of two nodes."""
        faces = self._sides[self._index[u, v]]
        literal = self.links.get(faces)
        if literal is None:
            literal = self.links[faces] = self._link(*faces)
        return literal

    def _link(self, face: int, other: int) -> int:
        """A literal that is true where two faces differ."""
        a, b = face + 1, other + 1
        if other == self._outer and face != other:
            return a
        used = self.new()
        if a == b:
            self.solver.add_clause([-used])
            return used
        for clause in ([-used, a, b], [-used, -a, -b], [used, -a, b], [used, a, -b]):
            self.solver.add_clause(clause)
        return used

    def add(self, *clause: int) -> None:
        """Add a clause, behind the selector that is open now."""
        if self._guard is None:
            self.solver.add_clause(clause)
        else:
            self.solver.add_clause((*clause, -self._guard))

    def encode(self, constraint: Constraint) -> None:
        """Add a constraint for good, with what else follows from it about faces."""
        constraint.encode(self)
        if isinstance(constraint, LinksUsed):
            self._halve(constraint)

    def guarded(self, constraint: Constraint) -> int:
        """Encode a constraint behind a new selector, which is returned."""
        self._guard = self.new()
        try:
            self.encode(constraint)
            return self._guard
        finally:
            self._guard = None

    def _halve(self, constraint: LinksUsed) -> None:
        """If half of the links around a face are used, half of its neighbours are inside.

        That is so whether the face is inside or not, which clauses over links do not see: two
        fifths of the conflicts of a hard Slitherlink are gone with it.
        """
        sides = [self._sides[self._index[pair]] for pair in constraint.links]
        shared = set.intersection(*map(set, sides)) if sides else set()
        if 2 * constraint.count != len(sides) or len(shared) != 1:
            return
        (face,) = shared
        around = [a + b - face for a, b in sides]
        for group in combinations(around, constraint.count + 1):
            self._post(*(other + 1 for other in group))
            self._post(*(-other - 1 for other in group))


class LoopOracle:
    """A live solver for the loops of one plane graph; see :class:`studio.engines.engine.Oracle`.

    Constraints come in behind selectors when first held, denials when first asked; learnt clauses
    and cuts stay. The solver leans towards the last loop found, at first (unless ``once``, for a
    single puzzle) towards one that winds all over the board: of all ways to begin this keeps the
    worst case, numbers placed one by one on a blank board, in bounds. ValueError if the graph has
    no faces.
    """

    def __init__(self, graph: Graph, *, once: bool = False) -> None:
        if graph.planar is None:
            raise ValueError("The graph has no faces.")
        self._graph = graph
        self._planar = graph.planar
        self._formula = LoopFormula(graph, graph.planar, Minisat22() if once else MinisatGH())
        self._cuts = cut_finder(_beside(graph.planar))
        self._selectors: dict[Constraint, int] = {}
        self._selected: dict[int, Constraint] = {}
        self._denials: dict[frozenset[Constraint], int] = {}
        # One object a link, shared by the facts of all loops: a long memory stays a light one.
        self._facts = {pair: LinkUsed(*pair) for pair in graph.links}
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
        denials = [self._denial(group) for group in deny]
        return self._solve(denials + [self._selector(c) for c in hold], token)

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """The links of the loop: no other loop contains them all."""
        return frozenset(map(self._facts.__getitem__, trace.pairs))

    # -- for good --------------------------------------------------------------------------------

    def require(self, constraints: Collection[Constraint]) -> None:
        """Hold these constraints from now on in every question; quicker than holding each time."""
        for constraint in constraints:
            self._formula.encode(constraint)

    def exclude(self, trace: Trace) -> None:
        """Never answer with this loop again."""
        self._formula.add(*(-self._formula.used(u, v) for u, v in trace.pairs))

    # -- the inside ------------------------------------------------------------------------------

    def _selector(self, constraint: Constraint) -> int:
        selector = self._selectors.get(constraint)
        if selector is None:
            selector = self._selectors[constraint] = self._formula.guarded(constraint)
            self._selected[selector] = constraint
        return selector

    def _denial(self, group: Collection[Constraint]) -> int:
        key = group if isinstance(group, frozenset) else frozenset(group)
        denial = self._denials.get(key)
        if denial is None:
            literals = [constraint.denied(self._formula) for constraint in key]
            if None in literals:
                raise Undeclared("Only constraints with a single denying literal can be denied.")
            denial = self._denials[key] = self._formula.new()
            self._formula.add(-denial, *(lit for lit in literals if lit is not None))
        return denial

    def _solve(self, assumptions: list[int], token: Token) -> Answer:
        """Solve, look, cut, and solve again."""
        solver = self._formula.solver
        if len(self._formula.links) > self._leaning:
            self._lean(self._last)
        token.on_cancel(solver.interrupt)
        try:
            while True:
                satisfied = self._call(assumptions, token)
                if satisfied is None:
                    return Stopped()
                if not satisfied:
                    core = solver.get_core() or ()
                    return Refuted(frozenset(self._held(core)))
                model = solver.get_model()
                # The outer face, which has no variable, is outside.
                faces = [*model[: self._planar.outer], -1]
                cuts = self._cuts(faces)
                if not cuts:
                    self._lean(faces)
                    return Model(self._trace(faces))
                for cut in cuts:
                    solver.add_clause(cut)
        finally:
            token.forget(solver.interrupt)
            solver.clear_interrupt()

    def _lean(self, signs: list[int]) -> None:
        """Have the solver try this side of each face first, and what follows for the links."""
        self._last = signs
        links = self._formula.links
        self._leaning = len(links)
        phases = [face if sign > 0 else -face for face, sign in enumerate(signs[:-1], start=1)]
        for (face, other), literal in links.items():
            phases.append(literal if (signs[face] > 0) != (signs[other] > 0) else -literal)
        self._formula.solver.set_phases(phases)

    def _held(self, core: Collection[int]) -> Iterator[Constraint]:
        return (self._selected[literal] for literal in core if literal in self._selected)

    def _call(self, assumptions: list[int], token: Token) -> bool | None:
        """One call of the solver; None only if the token stopped it."""
        solver = self._formula.solver
        while not token.stopped:
            # Time is kept by slices; being cancelled needs none, it interrupts the call.
            solver.conf_budget(-1 if token.left is None else SLICE)
            satisfied: bool | None = solver.solve_limited(assumptions, expect_interrupt=True)
            if satisfied is not None:
                return satisfied
            if not token.cancelled:
                solver.clear_interrupt()  # a late wake-up of an earlier question
        return None

    def _trace(self, faces: Sequence[int]) -> Trace:
        """The one loop between inside and outside."""
        inside = [sign > 0 for sign in faces]
        ways: dict[int, list[int]] = {}
        for (u, v), (face, other) in zip(self._graph.links, self._planar.sides, strict=True):
            if inside[face] != inside[other]:
                ways.setdefault(u, []).append(v)
                ways.setdefault(v, []).append(u)
        first = min(ways)
        nodes = [first, min(ways[first])]
        while True:
            a, b = ways[nodes[-1]]
            step = b if a == nodes[-2] else a
            if step == first:
                return Trace(tuple(nodes), closed=True)
            nodes.append(step)


class _Links:
    """An Encoder that only tells whether links are all that a constraint speaks of."""

    def at(self, node: int, step: int) -> int:
        raise Undeclared("This way of solving does not know at which step the line is where.")

    def used(self, u: int, v: int) -> int:
        return 1

    def add(self, *clause: int) -> None:
        pass


class LoopSat:
    """The engine: answers one by one, each excluded for the next."""

    key = "loop-sat"
    name = "Loops by SAT with lazy cuts"

    def declines(self, problem: Problem, task: Task) -> str | None:
        """Loops of plane graphs with any constraint that speaks of links."""
        if problem.shape is not Shape.CYCLE:
            return "This engine draws closed lines that may leave places out."
        if problem.graph.planar is None or problem.graph.directed:
            return "This engine needs a board in the plane, and links without direction."
        if problem.rooted:
            return "This engine does not tell where a loop starts."
        try:
            for constraint in {type(c): c for c in problem.constraints}.values():
                constraint.encode(_Links())
        except Undeclared as why:
            return str(why)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find loops until there are no more; a count shows none of them."""
        oracle = LoopOracle(problem.graph, once=True)
        oracle.require(problem.constraints)
        count = 0
        while limit.solutions is None or count < limit.solutions:
            match oracle.ask((), (), token):
                case Model(trace):
                    count += 1
                    oracle.exclude(trace)
                    if task is Task.SOLVE:
                        yield Found(problem.canonical(trace))
                case Refuted():
                    yield Done(count, exact=True)
                    return
                case Stopped():
                    yield Done(count, exact=False, reason="Stopped before all loops were found.")
                    return
        yield Done(count, exact=False, reason="Stopped at the number of loops asked for.")


LOOP_SAT = LoopSat()


def _beside(planar: Planar) -> list[list[int]]:
    """For each face the faces across its links."""
    beside: list[set[int]] = [set() for _ in range(planar.size)]
    for face, other in planar.sides:
        if face != other:
            beside[face].add(other)
            beside[other].add(face)
    return [sorted(faces) for faces in beside]


def _faces_around_nodes(graph: Graph, planar: Planar) -> Iterator[list[int]]:
    """The faces around each node that four or more links meet at, in order."""
    for links in graph.incident:
        if len(links) >= 4:
            # A link with one face on both sides never has the sides change.
            pairs = [planar.sides[link] for link in links]
            yield _walk([pair for pair in pairs if pair[0] != pair[1]])


def _walk(links: list[tuple[int, int]]) -> list[int]:
    """A closed walk from face to face over each link once (Hierholzer); uses ``links`` up.

    Where a face comes up at a node more than once the walk may take another turn than the drawing;
    how often the faces change sides is the same.
    """
    stack, walk = [links[0][0]] if links else [], []
    while stack:
        face = stack[-1]
        for i, (a, b) in enumerate(links):
            if face in (a, b):
                del links[i]
                stack.append(b if a == face else a)
                break
        else:
            walk.append(stack.pop())
    return walk[:-1]
