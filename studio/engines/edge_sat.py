"""Lines through all nodes by SAT over links, with lazy cuts against lines that fall into parts.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE on graphs without direction. Every link has a variable
"used"; two of them meet at each node, where an end of an open line counts for one. That it is one
line is left out at first: where a candidate falls into parts, each part gets a clause that one of
the links leading out of it is used (G. Dantzig, R. Fulkerson, S. Johnson, "Solution of a
large-scale traveling-salesman problem", Operations Research 2, 1954). A refutation is a proof.
Listing all answers excludes each for the next; the formula is linear in the links.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pysat.card import CardEnc, EncType
from pysat.solvers import Minisat22, Solver

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.path_sat import solve
from studio.puzzle import Constraint, EndsAt, Problem, Shape, StartsAt, StepAt, Trace
from studio.puzzle.constraints import DIRECTED
from studio.puzzle.encoder import Undeclared, exactly
from studio.puzzle.problem import SPANNING

FEW = 8
"""Links at a node that are told pair by pair; more need further variables."""


class EdgeFormula:
    """The clauses of one problem, and its solver; an :class:`Encoder` that speaks of links."""

    def __init__(self, graph: Graph, *, closed: bool, solver: Solver | None = None) -> None:
        self.graph, self.closed = graph, closed
        self.solver = Minisat22() if solver is None else solver
        pairs = sorted(set(graph.links))
        self._links = {pair: k for k, pair in enumerate(pairs, start=1)}
        self._pairs = pairs
        self._top = len(pairs)
        self._ends = [] if closed else [self._new() for _ in range(graph.size)]
        self._never = self._new()
        self.add(-self._never)
        near: list[list[int]] = [[] for _ in range(graph.size)]
        for (u, v), literal in self._links.items():
            near[u].append(literal)
            near[v].append(literal)
        for node, literals in enumerate(near):
            self._two(literals if closed else [*literals, self._ends[node]])
        if not closed:
            self._two(self._ends)

    def _new(self) -> int:
        self._top += 1
        return self._top

    def _two(self, literals: list[int]) -> None:
        """Exactly two of these."""
        if len(literals) <= FEW:
            exactly(self, literals, 2)
            return
        told = CardEnc.equals(literals, 2, top_id=self._top, encoding=EncType.seqcounter)
        self._top = max(self._top, told.nv)
        for clause in told.clauses:
            self.add(*clause)

    # -- the encoder -------------------------------------------------------------------------------

    def add(self, *clause: int) -> None:
        """A clause for good."""
        self.solver.add_clause(clause)

    def used(self, u: int, v: int) -> int:
        """The literal of a link; one that is never true where there is none."""
        return self._links.get((min(u, v), max(u, v)), self._never)

    def at(self, node: int, step: int) -> int:
        """Only the first and the last step can be said, as an end of an open line."""
        if step not in (1, self.graph.size):
            raise Undeclared("This engine can be told the first and the last cell only.")
        # A closed line passes every node anyway, and where it begins is left to the reading.
        return -self._never if self.closed else self._ends[node]

    def follows(self, u: int, v: int) -> int:
        raise Undeclared("This engine does not tell directions.")

    def odd(self, node: int) -> int:
        raise Undeclared("This engine does not tell odd steps from even ones.")

    # -- lines -------------------------------------------------------------------------------------

    def line(self, token: Token) -> Trace | None:
        """One line, none, or (where the token stopped it: see there) none yet.

        Solves, looks for parts, cuts, and solves again.
        """
        while solve(self.solver, (), token):
            model = self.solver.get_model()
            links = [self._pairs[k] for k in range(len(self._pairs)) if model[k] > 0]
            parts = _parts(self.graph.size, links)
            if len(parts) == 1:
                return Trace(parts[0], self.closed)
            for part in parts:
                inside = set(part)
                self.add(
                    *(
                        literal
                        for (u, v), literal in self._links.items()
                        if (u in inside) != (v in inside)
                    )
                )
        return None

    def exclude(self, trace: Trace) -> None:
        """Never this line again, from whichever end it is read."""
        self.add(*(-self._links[pair] for pair in trace.used))

    def require(self, constraint: Constraint) -> None:
        """Hold a constraint, as far as links and ends can say it."""
        if isinstance(constraint, EndsAt):
            self.add(self.at(constraint.node, self.graph.size))
        else:
            constraint.encode(self)


def _parts(size: int, links: Sequence[tuple[int, int]]) -> list[tuple[int, ...]]:
    """The lines that links draw, two or fewer at each node: open ones first, each from an end."""
    near: list[list[int]] = [[] for _ in range(size)]
    for u, v in links:
        near[u].append(v)
        near[v].append(u)
    seen = [False] * size
    parts = []
    for start in sorted(range(size), key=lambda node: len(near[node])):
        if seen[start]:
            continue
        part = [start]
        seen[start] = True
        while True:
            onward = [other for other in near[part[-1]] if not seen[other]]
            if not onward:
                break
            part.append(onward[0])
            seen[onward[0]] = True
        parts.append(tuple(part))
    return parts


class EdgeSat:
    """The engine: answers one by one, each excluded for the next."""

    key = "edge-sat"
    name = "Lines through all cells by SAT with lazy cuts"

    def declines(self, problem: Problem, task: Task) -> str | None:
        """Hamiltonian lines with constraints on links and ends."""
        if problem.shape not in SPANNING:
            return "This engine draws lines through every cell."
        if problem.graph.directed:
            return "This engine needs links without direction."
        for constraint in problem.constraints:
            if isinstance(constraint, DIRECTED) and not problem.rooted:
                return "First and last cells need a line whose direction counts."
            ends = (1, problem.graph.size)
            if isinstance(constraint, StepAt) and constraint.step not in ends:
                return "This engine can be told the first and the last cell only."
            if isinstance(constraint, DIRECTED) and not isinstance(
                constraint, StepAt | StartsAt | EndsAt
            ):
                return "This engine does not tell directions, nor odd steps from even ones."
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find lines until there are no more; a count shows none of them."""
        count = 0
        for trace in _answers(problem, token, limit):
            if trace is None:
                yield Done(count, exact=False, reason="Stopped before all lines were found.")
                return
            count += 1
            if task is Task.SOLVE:
                yield Found(problem.canonical(trace))
            if count == limit.solutions:
                reason = "Stopped at the number of lines asked for."
                yield Done(count, exact=False, reason=reason)
                return
        yield Done(count, exact=True)


EDGE_SAT = EdgeSat()


def _answers(problem: Problem, token: Token, limit: Limit) -> Iterator[Trace | None]:
    """All lines that obey, each in every reading that counts; a last None where it was stopped."""
    graph, closed = problem.graph, problem.shape is Shape.HAMILTONIAN_CYCLE
    if graph.size < (3 if closed else 2):
        single = Trace((0,))
        if graph.size == 1 and not closed and all(c.holds(single) for c in problem.constraints):
            yield single
        return
    formula = EdgeFormula(graph, closed=closed)
    for constraint in problem.constraints:
        formula.require(constraint)
    clock = token if limit.seconds is None else token.within(limit.seconds)
    while True:
        trace = formula.line(clock)
        if trace is None:
            if clock.stopped:
                yield None
            return
        formula.exclude(trace)
        for reading in _readings(trace) if problem.rooted else (trace,):
            if all(c.holds(reading) for c in problem.constraints):
                yield reading


def _readings(trace: Trace) -> Iterator[Trace]:
    """A line in both directions; a closed one from every node as well."""
    for nodes in (trace.nodes, trace.nodes[::-1]):
        for start in range(len(nodes) if trace.closed else 1):
            yield Trace(nodes[start:] + nodes[:start], trace.closed)
