"""The ladder for lines through all cells: number paths and jump tours, cheapest first.

Names after what solvers of Hidato, Numbrix and Rikudo say. Conclusions are numbers, and edges that
are used or not; which numbers a cell may still have is not written down, it is seen from the labels
around (``path_reach``), and every reason says which labels and edges those are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from studio.engines.deduction.deduction import ContradictionError, Deduction, Technique
from studio.engines.deduction.path_cuts import articulation_points, part
from studio.engines.deduction.path_order import ORDER, Orders
from studio.engines.deduction.path_reach import Gap, Reach, bits
from studio.engines.deduction.path_state import PathState, Reason, unique
from studio.engines.deduction.path_strands import ALONG, Strands
from studio.engines.deduction.path_view import View
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Problem, StepAt
from studio.puzzle.problem import SPANNING

NEIGHBOUR = Technique("neighbour", "Forced neighbour", 1, 1.0)
GAP_OF_TWO = Technique("gap-of-two", "Gap of two", 1, 1.0)
TWO_WAYS = Technique("two-ways", "Dead end", 2, 1.5)
CLOSURE = Technique("closure", "The line does not close", 2, 1.5)
STRAIGHT = Technique("straight", "Straight line", 3, 1.5)
DISTANCE = Technique("distance", "Distance between numbers", 3, 2.0)
HIDDEN = Technique("hidden", "Only one cell left for a number", 4, 3.0)
STEPS = Technique("steps", "Odd and even", 5, 3.5)
BRIDGE = Technique("bridge", "Only edge between two parts", 6, 3.5)
CUT = Technique("cut", "Cut cell", 6, 4.0)
NAKED = Technique("naked", "Only one number left for a cell", 7, 5.0)

PATHS = (
    ALONG, NEIGHBOUR, GAP_OF_TWO, TWO_WAYS, CLOSURE, ORDER, STRAIGHT, DISTANCE, HIDDEN, STEPS,
    BRIDGE, CUT, NAKED,
)  # fmt: skip
"""The techniques for lines through all cells, in the order in which they are tried."""


class PathLadder:
    """Deductions about a line through all nodes; see :class:`Ladder`.

    ValueError where the problem is not of this kind.
    """

    def __init__(self, problem: Problem) -> None:
        if problem.shape not in SPANNING or problem.graph.directed:
            raise ValueError("This ladder is for lines through all cells.")
        self._state = PathState(problem)
        self._strands = Strands(self._state)
        self._orders = Orders(self._state, problem.constraints)
        self._graph = problem.graph
        self._reasons = True
        self._views: dict[tuple[bool, bool], View] = {}

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """What it tries."""
        return PATHS

    @property
    def state(self) -> PathState:
        """What is known, for those who look closely."""
        return self._state

    @property
    def open(self) -> int:
        """How many cells have no number; of a line without start, edges that are not settled."""
        state = self._state
        if state.rooted:
            return state.size - len(state.step_of)
        edges = state.edges
        return sum(
            k not in edges.inside and k not in edges.out for k in range(len(self._graph.edges))
        )

    def learn(self, facts: Iterable[Constraint]) -> None:
        """Take facts as known."""
        self._views.clear()
        for fact in facts:
            self._state.learn(fact)

    def known(self) -> frozenset[Constraint]:
        """The numbers of cells, and the edges that are marked."""
        state = self._state
        steps: set[Constraint] = {StepAt(node, step) for node, step in state.step_of.items()}
        pairs = self._graph.edges
        steps |= {EdgeUsed(*pairs[edge]) for edge in state.used}
        steps |= {EdgeUnused(*pairs[edge]) for edge in state.unused}
        return frozenset(steps)

    def sees(self, fact: EdgeUsed | EdgeUnused) -> bool:
        """Is what an edge does marked, or plain from what stands beside it?"""
        edges, edge = self._state.edges, self._graph.edge_index[fact.u, fact.v]
        return edge in (edges.inside if isinstance(fact, EdgeUsed) else edges.out)

    def next(self) -> list[Deduction]:
        """All conclusions of the cheapest technique that has any."""
        self._reasons = True
        return self._look()

    def conclusions(self) -> list[Deduction]:
        """The same without those reasons that take long to find: for who asks how, not why."""
        self._reasons = False
        return self._look()

    def _look(self) -> list[Deduction]:
        looks: tuple[Callable[[], list[Deduction]], ...] = (
            lambda: [
                *self._alone(),
                *self._strands.numbers(reasons=self._reasons),
                *self._neighbours(),
                *self._gaps_of_two(),
            ],
            lambda: [*self._two_ways(), *self._closures(), *self._orders.steps()],
            lambda: self._reached(DISTANCE),
            lambda: self._reached(HIDDEN),
            lambda: self._reached(STEPS),
            self._articulation_points,
            self._naked,
        )
        for look in looks:
            found = _once(look())
            if found:
                return found
        return []

    # -- beside a number ---------------------------------------------------------------------------

    def _alone(self) -> list[Deduction]:
        """The one cell of a board that has no other."""
        state = self._state
        if state.size != 1 or not state.rooted or state.step_of:
            return []
        return [Deduction(NEIGHBOUR, (), (StepAt(0, 1),), (1,))]

    def _neighbours(self) -> list[Deduction]:
        """A number whose next, or previous, number has only one free cell beside it."""
        state, graph = self._state, self._graph
        found = []
        for step, node in sorted(state.node_at.items()):
            for other, arrows in (
                (state.after(step), state.ahead),
                (state.before(step), state.behind),
            ):
                if other is None or other in state.node_at:
                    continue
                arrow = arrows.get(node)
                free = [
                    near
                    for near in graph.neighbours[node]
                    if near not in state.step_of
                    and graph.edge_index[node, near] not in state.edges.out
                ]
                if arrow is not None:
                    there = arrow.v if arrow.u == node else arrow.u
                    because: Reason = (state.label(node), arrow)
                    found.append(
                        Deduction(NEIGHBOUR, because, (StepAt(there, other),), (step, other))
                    )
                elif not free:
                    raise ContradictionError(unique((state.label(node),), self._beside(node, ())))
                elif len(free) == 1:
                    because = unique((state.label(node),), self._beside(node, free))
                    found.append(
                        Deduction(NEIGHBOUR, because, (StepAt(free[0], other),), (step, other))
                    )
        return found

    def _beside(self, node: int, besides: Iterable[int]) -> Reason:
        """Why the line cannot go on from a node to its other neighbours."""
        state, graph = self._state, self._graph
        parts: list[Reason] = []
        for near in graph.neighbours[node]:
            if near in besides:
                continue
            edge = graph.edge_index[node, near]
            if near in state.step_of:
                parts.append((state.label(near),))
            else:
                parts.append(state.edges.out[edge])
        return unique(*parts)

    def _gaps_of_two(self) -> list[Deduction]:
        """A number between two known ones that only one cell touches both of."""
        state, graph = self._state, self._graph
        found = []
        for step, node in sorted(state.node_at.items()):
            middle = state.after(step)
            last = None if middle is None else state.after(middle)
            if middle is None or last is None or middle in state.node_at:
                continue
            other = state.node_at.get(last)
            if other is None or other == node:
                continue
            common = [near for near in graph.neighbours[node] if near in graph.neighbours[other]]
            out: dict[int, Reason] = {}
            for near in common:
                first, second = graph.edge_index[node, near], graph.edge_index[near, other]
                if near in state.step_of:
                    out[near] = (state.label(near),)
                elif first in state.edges.out or second in state.edges.out:
                    out[near] = state.edges.out.get(first) or state.edges.out[second]
            free = [near for near in common if near not in out]
            because = unique((state.label(node), state.label(other)), *out.values())
            if not free:
                raise ContradictionError(because)
            if len(free) == 1:
                values = (step, middle, last)
                found.append(Deduction(GAP_OF_TWO, because, (StepAt(free[0], middle),), values))
        return found

    # -- ways through a cell -----------------------------------------------------------------------

    def _two_ways(self) -> list[Deduction]:
        """A cell with no more ways than the line needs uses them all."""
        state, graph = self._state, self._graph
        found = []
        for node in range(graph.size):
            ways = [edge for edge in graph.incident[node] if edge not in state.edges.out]
            if len(ways) > 2 or state.size == 1:
                continue
            inner = state.inner(node)
            if inner is None and not state.end(node):
                continue
            wanted = 2 if inner is not None else 1
            new = tuple(
                EdgeUsed(*graph.edges[edge]) for edge in ways if edge not in state.edges.inside
            )
            if len(ways) > wanted or (len(ways) == wanted and not new):
                continue
            out = [state.edges.out[k] for k in graph.incident[node] if k not in ways]
            because = unique((state.label(node),) if inner is None else inner, *out)
            if len(ways) < wanted:
                raise ContradictionError(because)
            if new:
                found.append(Deduction(TWO_WAYS, because, new, (wanted,), (node,)))
        return found

    def _closures(self) -> list[Deduction]:
        """An edge between the ends of a strand would close it too early."""
        state, graph = self._state, self._graph
        found = []
        for node, drawn in enumerate(state.edges.drawn):
            if drawn != 1:
                continue
            other, path = state.edges.strand(node)
            if len(path) < 2 or other <= node or (state.closed and len(path) == state.size - 1):
                continue
            edge = graph.edge_index.get((node, other))
            if edge is None or edge in state.edges.out:
                continue
            because = unique(*(state.edges.inside[k] for k in path))
            then = (EdgeUnused(*graph.edges[edge]),)
            found.append(Deduction(CLOSURE, because, then, (), (node, other)))
        return found

    # -- where a number can be ---------------------------------------------------------------------

    def _reached(self, technique: Technique) -> list[Deduction]:
        """A number that only one cell is left for, between the numbers around it."""
        state = self._state
        if not state.node_at:
            return []
        view = self._view(blocked=technique is not DISTANCE, exact=technique is STEPS)
        found = []
        for gap, cells in view.gaps.items():
            for step, nodes in cells.items():
                if not nodes:
                    raise ContradictionError(view.why(gap, partial(_nowhere, gap, step)))
                if nodes.bit_count() > 1:
                    continue
                then = (StepAt(nodes.bit_length() - 1, step),)

                def proves(some: Reach, gap: Gap = gap, step: int = step) -> bool:
                    return some.cells(gap)[step].bit_count() == 1

                around = view.around(gap)
                if self._reasons:
                    because = view.why(gap, proves)
                    straight = len(because) == len(around) == 2
                else:
                    because = ()
                    straight = len(around) == 2 and view.suffices(gap, proves)
                values = (step, *(fact.step for fact in around))
                found.append(Deduction(STRAIGHT if straight else technique, because, then, values))
        return found

    def _view(self, *, blocked: bool, exact: bool) -> View:
        """Where numbers can be as it is known now."""
        if (blocked, exact) not in self._views:
            self._views[blocked, exact] = View(self._state, blocked=blocked, exact=exact)
        return self._views[blocked, exact]

    # -- parts of the board ------------------------------------------------------------------------

    def _articulation_points(self) -> list[Deduction]:
        """Edges and cells without which the board falls into two parts."""
        state, graph = self._state, self._graph
        edges = state.edges

        def near(node: int) -> list[int]:
            return [sum(graph.edges[k]) - node for k in graph.incident[node] if k not in edges.out]

        points, bridges = articulation_points(graph.size, near)
        found = []
        for node, beyond in bridges:
            edge = graph.edge_index[node, beyond]
            if edge in edges.inside:
                continue
            far = part(beyond, near, node)
            because = self._between(far, set(range(graph.size)) - far, {edge})
            found.append(
                Deduction(BRIDGE, because, (EdgeUsed(*graph.edges[edge]),), (), tuple(far))
            )
        for node in points:
            if node in state.step_of or state.closed or not state.rooted:
                continue
            first = part(near(node)[0], near, node)
            rest = set(range(graph.size)) - first - {node}
            found += self._cut(node, first, rest)
        return found

    def _cut(self, node: int, first: set[int], rest: set[int]) -> list[Deduction]:
        """A cell between two parts comes after all of one and before all of the other."""
        state = self._state
        here = sorted((state.step_of[v], v) for v in first if v in state.step_of)
        there = sorted((state.step_of[v], v) for v in rest if v in state.step_of)
        if not here or not there:
            return []
        ahead = here[0] < there[-1]
        low, high = (here[0], there[-1]) if ahead else (there[0], here[-1])
        step = len(first if ahead else rest) + 1
        because = unique(
            (state.label(low[1]), state.label(high[1])), self._between(first, rest, set())
        )
        then = (StepAt(node, step),)
        return [Deduction(CUT, because, then, (step,), tuple(first if ahead else rest))]

    def _between(self, some: set[int], others: set[int], besides: set[int]) -> Reason:
        """Why no edge leads from some nodes to others, besides a few."""
        parts = []
        for edge, (u, v) in enumerate(self._graph.edges):
            if edge not in besides and ((u in some and v in others) or (v in some and u in others)):
                parts.append(self._state.edges.out[edge])
        return unique(*parts)

    # -- what a cell can hold ----------------------------------------------------------------------

    def _naked(self) -> list[Deduction]:
        """A cell that only one number is left for."""
        state = self._state
        if not state.node_at:
            return []
        view = self._view(blocked=True, exact=True)
        steps = {step: row for cells in view.gaps.values() for step, row in cells.items()}
        once = twice = 0
        for row in steps.values():
            twice |= once & row
            once |= row
        found = []
        for node in bits(once & ~twice):
            step = next(step for step, row in steps.items() if row >> node & 1)
            if not self._reasons:
                found.append(Deduction(NAKED, (), (StepAt(node, step),)))
                continue
            # A number that stands elsewhere is not here: every label counts.
            reasons: list[Reason] = [tuple(state.label(v) for v in sorted(state.step_of))]
            for gap in view.gaps:

                def proves(some: Reach, gap: Gap = gap, node: int = node, own: int = step) -> bool:
                    cells = some.cells(gap)
                    return not any(row >> node & 1 for at, row in cells.items() if at != own)

                reasons.append(view.why(gap, proves))
            found.append(Deduction(NAKED, unique(*reasons), (StepAt(node, step),), (step,)))
        return found


def _nowhere(gap: Gap, step: int, reach: Reach) -> bool:
    """Is there no cell left for a step of a gap?"""
    return not reach.cells(gap)[step]


def _once(found: list[Deduction]) -> list[Deduction]:
    """Each conclusion once, with the shortest of its reasons; what is new in each deduction."""
    best: dict[Constraint, Deduction] = {}
    for deduction in found:
        for fact in deduction.then:
            if fact not in best or deduction.size < best[fact].size:
                best[fact] = deduction
    kept = []
    for deduction in found:
        then = tuple(fact for fact in deduction.then if best[fact] is deduction)
        if then == deduction.then:
            kept.append(deduction)
        elif then:
            kept.append(
                Deduction(
                    deduction.technique, deduction.because, then, deduction.values, deduction.nodes
                )
            )
    return kept
