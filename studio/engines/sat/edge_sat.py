"""Lines through all nodes by SAT with a variable for each edge, and no numbers.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE, with ends and edges given. Every node has two edges
that are used (one in, one out where edges lead one way); a path gets one more node, joined to its
two ends. That allows several circles, so each circle of an answer that is none is forbidden when it
is met: of the edges that leave its nodes one must be used. Subtour cuts after G. Dantzig,
R. Fulkerson and S. Johnson, "Solution of a large-scale traveling-salesman problem", 1954. Small
formulas, but where many circles are possible the cuts are many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pysat.card import CardEnc, EncType
from pysat.solvers import Solver

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Candidate, Done, Event, Found, Leave
from studio.engines.reasons import Declined, Unfinished
from studio.engines.sat.solver import SOLVER, solve
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, EndsAt, Problem, StartsAt, StepAt, Trace
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.records import dataclass

FEW = 9
"""Edges at a node that are told without further variables."""
KNOWN = (StepAt, StartsAt, EndsAt, EdgeUsed, EdgeUnused)


@dataclass(frozen=True, slots=True)
class EdgeSat:
    """The engine: answers one by one, each excluded for the next.

    With ``steps`` it tells every candidate of the solver, and the circles it forbids.
    """

    steps: bool = False
    key: str = "link-sat"
    name: str = "SAT, a variable for each edge"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Lines through all nodes with nothing given but ends and edges."""
        if problem.shape not in SPANNING:
            return Reason(Declined.SPANNING_ONLY)
        if problem.graph.directed and not problem.rooted:
            return Reason(Declined.ONE_WAY_EDGES)
        size = problem.graph.size
        for constraint in problem.constraints:
            inner = isinstance(constraint, StepAt) and constraint.step not in (1, size)
            if not isinstance(constraint, KNOWN) or inner:
                return Reason(Declined.INSIDE_THE_LINE)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find lines until there are no more; a count shows none of them."""
        count = 0
        for nodes in _lines(problem, token):
            if isinstance(nodes, Candidate):
                if self.steps:
                    yield nodes
                continue
            if nodes is None:
                yield Done(count, exact=False, reason=Reason(Unfinished.LINES_UNFOUND))
                return
            for trace in _readings(problem, nodes):
                if limit.solutions is not None and count >= limit.solutions:
                    break
                count += 1
                if task is Task.SOLVE:
                    yield Found(trace)
            if limit.solutions is not None and count >= limit.solutions:
                reason = Reason(Unfinished.ENOUGH_LINES)
                yield Done(count, exact=False, reason=reason)
                return
        yield Done(count, exact=True)


EDGE_SAT = EdgeSat()


def _ends(constraints: Sequence[Constraint], size: int) -> tuple[set[int], set[int]]:
    """The nodes given as the first and as the last."""
    first = {c.node for c in constraints if isinstance(c, StartsAt)}
    last = {c.node for c in constraints if isinstance(c, EndsAt)}
    first |= {c.node for c in constraints if isinstance(c, StepAt) and c.step == 1}
    last |= {c.node for c in constraints if isinstance(c, StepAt) and c.step == size}
    return first, last


def _readings(problem: Problem, nodes: tuple[int, ...]) -> Iterator[Trace]:
    """The answers that a drawing gives: itself, and from other starts or backwards where that
    makes another."""
    ways = [nodes] if problem.graph.directed else [nodes, nodes[::-1]]
    starts = _ends(problem.constraints, problem.graph.size)[0] or nodes
    found = set()
    for way in ways:
        turned = problem.closed and problem.rooted
        for at in (way.index(node) for node in starts) if turned else (0,):
            found.add(problem.canonical(Trace(way[at:] + way[:at], problem.closed)))
    for trace in sorted(found, key=lambda trace: trace.nodes):
        if problem.answered_by(trace):
            yield trace


def _lines(problem: Problem, token: Token) -> Iterator[tuple[int, ...] | Candidate | None]:
    """Every drawing once, as nodes in order, each candidate on the way; None, and no more, where
    the token stopped it."""
    size = problem.graph.size
    if size < (3 if problem.closed else 2):
        if size == 1 and not problem.closed:
            yield (0,)
        return
    with Edges(problem) as edges:
        while True:
            satisfied = solve(edges.solver, (), token)
            if satisfied is None:
                yield None
            if not satisfied:
                return
            circles = edges.circles()
            yield edges.candidate(circles)
            if len(circles) == 1:
                yield edges.line(circles[0])
                edges.forget_this()
            for circle in circles if len(circles) > 1 else ():
                edges.cut(circle)


class Edges:
    """The formula: literal ``k + 1`` says that edge ``k`` is used."""

    def __init__(self, problem: Problem) -> None:
        graph = problem.graph
        self._closed, self._size = problem.closed, graph.size
        first, last = _ends(problem.constraints, graph.size)
        edges = list(graph.edges)
        if not problem.closed:
            # The node beyond both ends.
            beyond = graph.size
            begins = first or range(graph.size)
            stops = last or range(graph.size)
            if graph.directed:
                edges += [(beyond, v) for v in begins] + [(u, beyond) for u in stops]
            elif first and last:
                edges += [(v, beyond) for v in sorted(first | last)]
            else:
                edges += [(v, beyond) for v in range(graph.size)]
        self.graph = Graph(graph.size + (not problem.closed), tuple(edges), graph.directed)
        """That of the problem, with the node beyond the ends of a path behind the others."""
        self._top = len(edges)
        self.solver = Solver(name=SOLVER)
        self._degrees()
        for constraint in problem.constraints:
            self._hold(constraint)
        if not problem.closed and not graph.directed:
            for node in first | last:
                self._use({(node, beyond)}, used=True)

    def __enter__(self) -> Edges:
        return self

    def __exit__(self, *_: object) -> None:
        self.solver.delete()

    def new(self) -> int:
        """A fresh variable."""
        self._top += 1
        return self._top

    def _degrees(self) -> None:
        """Each node has two edges, or one in and one out."""
        edges = self.graph.edges
        for node, near in enumerate(self.graph.incident):
            if not self.graph.directed:
                self._exactly([k + 1 for k in near], 2)
                continue
            for side in (0, 1):
                self._exactly([k + 1 for k in near if edges[k][side] == node], 1)

    def _exactly(self, literals: list[int], count: int) -> None:
        if len(literals) < count:
            self.solver.add_clause([])
            return
        if len(literals) <= FEW:
            # Among any n - count + 1 one is true, among any count + 1 one false.
            for group in combinations(literals, len(literals) - count + 1):
                self.solver.add_clause(group)
            for group in combinations(literals, count + 1):
                self.solver.add_clause([-literal for literal in group])
            return
        kind = EncType.seqcounter
        made = CardEnc.equals(lits=literals, bound=count, top_id=self._top, encoding=kind)
        self._top = max(self._top, made.nv)
        self.solver.append_formula(made.clauses)

    def _hold(self, constraint: Constraint) -> None:
        if isinstance(constraint, EdgeUsed | EdgeUnused):
            u, v = constraint.u, constraint.v
            self._use({(u, v), (v, u)}, used=isinstance(constraint, EdgeUsed))

    def _use(self, pairs: set[tuple[int, int]], *, used: bool) -> None:
        """One of these edges is used, or none of them is."""
        literals = [k + 1 for k, edge in enumerate(self.graph.edges) if edge in pairs]
        if used:
            self.solver.add_clause(literals)
        else:
            self.solver.append_formula([[-literal] for literal in literals])

    # -- answers -----------------------------------------------------------------------------------

    def _used(self) -> list[int]:
        """The edges of the solver's answer."""
        model = self.solver.get_model()
        return [k for k in range(len(self.graph.edges)) if model[k] > 0]

    def circles(self) -> list[tuple[int, ...]]:
        """The circles that the answer falls into."""
        onward: list[list[int]] = [[] for _ in range(self.graph.size)]
        for k in self._used():
            u, v = self.graph.edges[k]
            onward[u].append(v)
            if not self.graph.directed:
                onward[v].append(u)
        found: list[tuple[int, ...]] = []
        left = set(range(self.graph.size))
        while left:
            nodes = [max(left)]
            left.discard(nodes[0])
            while step := [v for v in onward[nodes[-1]] if v in left]:
                nodes.append(step[0])
                left.discard(step[0])
            found.append(tuple(nodes))
        return found

    def candidate(self, circles: list[tuple[int, ...]]) -> Candidate:
        """The circles as they are told; the first of a path has the node beyond, which nobody
        sees."""
        if self._closed:
            pieces, opened = tuple(circles), None
        else:
            pieces, opened = (circles[0][1:], *circles[1:]), 0
        cuts = range(len(pieces)) if len(pieces) > 1 else ()
        return Candidate(pieces, tuple(Leave(k) for k in cuts if k != opened), opened)

    def line(self, circle: tuple[int, ...]) -> tuple[int, ...]:
        """The line of the only circle; of a path without the node beyond, which stands first."""
        return circle if self._closed else circle[1:]

    def cut(self, circle: tuple[int, ...]) -> None:
        """Of the edges that leave these nodes one must be used."""
        inside = set(circle)
        edges = self.graph.edges
        leaving = []
        for node in circle:
            for k in self.graph.incident[node]:
                u, v = edges[k]
                out = u == node
                if (v if out else u) not in inside and (out or not self.graph.directed):
                    leaving.append(k + 1)
        self.solver.add_clause(leaving)

    def forget_this(self) -> None:
        """Never this answer again."""
        self.solver.add_clause([-(k + 1) for k in self._used()])
