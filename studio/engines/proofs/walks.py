"""Walks by their states: where the line is, or which line of a drawing it is drawing and how.

Shape.PATH: a state is a node. Shape.COVERING_TRAIL: a state is a line of the drawing with one of
its two directions, and just one of the two is visited. A walk begins in one state, ends in one,
and visits none twice. Circles apart from the walk, and walks whose values add up wrongly, are
left in at first and cut when a model has them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise, product

from studio.engines.engine import Token
from studio.engines.proofs.formula import Formula, Reason
from studio.engines.reasons import Declined
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, Trace, ValuesSum
from studio.puzzle.reason import Reason as Refusal

MOST_PARALLEL = 6
"""Lines beyond the first between the same corners, up to which all their orders are written."""


def declines(problem: Problem) -> Refusal | None:
    """Why walks by their states do not serve here; None if they do."""
    if problem.shape not in (Shape.PATH, Shape.EULERIAN_TRAIL) or not problem.rooted:
        return Refusal(Declined.STATES_SHAPE)
    if not all(isinstance(c, StartsAt | EndsAt | ValuesSum) for c in problem.constraints):
        return Refusal(Declined.STATES_CLUES)
    if not problem.graph.size:
        return Refusal(Declined.NO_CELLS)
    if by_nodes(problem):
        return None
    if sum(n - 1 for n in Counter(problem.graph.edges).values()) > MOST_PARALLEL:
        return Refusal(Declined.STATES_PARALLEL)
    return None


def by_nodes(problem: Problem) -> bool:
    """Are the states nodes? Of a drawing without lines too: all that is drawn is a point."""
    return problem.shape is Shape.PATH or not problem.graph.edges


def states(problem: Problem) -> tuple[tuple[int, int], ...]:
    """Each state as (node where it begins, node where it ends); for a path both are the node."""
    graph = problem.graph
    if by_nodes(problem):
        return tuple((node, node) for node in range(graph.size))
    return (*graph.edges, *((v, u) for u, v in graph.edges))


def onward(problem: Problem) -> tuple[tuple[int, ...], ...]:
    """For each state those that may come next."""
    all_states = states(problem)
    if by_nodes(problem):
        return problem.graph.neighbours
    lines = len(problem.graph.edges)
    begin: dict[int, list[int]] = {}
    for state, (node, _) in enumerate(all_states):
        begin.setdefault(node, []).append(state)
    return tuple(
        tuple(after for after in begin.get(end, ()) if after % lines != state % lines)
        for state, (_, end) in enumerate(all_states)
    )


class SimplePaths:
    """The formula of one problem; see :class:`studio.engines.proofs.formula.Method`."""

    def __init__(self, problem: Problem, token: Token | None = None) -> None:
        self.formula = Formula(token)
        self._problem = problem
        self._states = states(problem)
        self._onward = onward(problem)
        number = range(len(self._states))
        variable = self.formula.variable
        self._visited = [variable("state", s) for s in number]
        self._first = [variable("first", s) for s in number]
        self._last = [variable("last", s) for s in number]
        self._arcs = {(s, t): variable("arc", s, t) for s in number for t in self._onward[s]}
        self._away: list[list[int]] = [[self._last[s]] for s in number]
        self._into: list[list[int]] = [[self._first[s]] for s in number]
        for (s, t), arc in self._arcs.items():
            self._away[s].append(arc)
            self._into[t].append(arc)
        for ends, word in ((self._first, "first"), (self._last, "last")):
            self._just_one(Reason(word), ends)
        for state in number:
            self._passed(state)
        if problem.shape is Shape.EULERIAN_TRAIL:
            lines = len(problem.graph.edges)
            for k in range(lines):
                self._just_one(Reason("line", (k,)), [self._visited[k], self._visited[k + lines]])
        for place, constraint in enumerate(problem.constraints):
            match constraint:
                case StartsAt(node):
                    self._end_at(place, self._first, (s for s, _ in self._states), node)
                case EndsAt(node):
                    self._end_at(place, self._last, (t for _, t in self._states), node)

    def _just_one(self, reason: Reason, literals: list[int]) -> None:
        self.formula.add(reason, *literals)
        for two in combinations(literals, 2):
            self.formula.add(reason, -two[0], -two[1])

    def _passed(self, state: int) -> None:
        """A state is come to once and left once, or the walk begins or ends there; or neither."""
        here, reason = self._visited[state], Reason("passed", (state,))
        for ways in (self._into[state], self._away[state]):
            self.formula.add(reason, -here, *ways)
            for way in ways:
                self.formula.add(reason, -way, here)
            for two in combinations(ways, 2):
                self.formula.add(reason, -two[0], -two[1])

    def _end_at(self, place: int, ends: list[int], nodes: Iterable[int], wanted: int) -> None:
        for literal, node in zip(ends, nodes, strict=True):
            if node != wanted:
                self.formula.add(Reason("clue", (place,)), -literal)

    # -- answers -----------------------------------------------------------------------------------

    def trace(self, true: frozenset[int]) -> Trace | None:
        """The walk of a model, or None and the cuts that it breaks."""
        ways = dict(pair for pair, arc in self._arcs.items() if arc in true)
        walk = [next(s for s, first in enumerate(self._first) if first in true)]
        while walk[-1] in ways:
            walk.append(ways.pop(walk[-1]))
        while ways:
            circle = [next(iter(ways))]
            while circle[-1] in ways:
                circle.append(ways.pop(circle[-1]))
            self._cut(frozenset(circle))
        trace = self._line(walk)
        wrong = [
            place
            for place, c in enumerate(self._problem.constraints)
            if isinstance(c, ValuesSum) and not c.holds(trace)
        ]
        if wrong:
            about = (wrong[0], *walk)
            self.formula.add(Reason("sum", about), *self._denied(walk))
            return None
        # Where circles were cut, the walk itself may still be an answer: to a path it is, and a
        # trail that leaves lines out is none.
        return trace if self._problem.fits(trace) else None

    def _cut(self, circle: frozenset[int]) -> None:
        """A walk that visits a state of the circle begins in it or comes into it."""
        into = [arc for (s, t), arc in self._arcs.items() if t in circle and s not in circle]
        begins = [self._first[s] for s in sorted(circle)]
        about = tuple(sorted(circle))
        self.formula.add(Reason("cut", about), -self._visited[about[0]], *begins, *into)

    def _line(self, walk: list[int]) -> Trace:
        if by_nodes(self._problem):
            return Trace(tuple(walk))
        first = self._states[walk[0]][0]
        return Trace((first, *(self._states[s][1] for s in walk)))

    def _denied(self, walk: list[int]) -> list[int]:
        """Not this walk: it begins elsewhere, ends elsewhere, or leaves one of its arcs out."""
        arcs = [-self._arcs[pair] for pair in pairwise(walk)]
        return [-self._first[walk[0]], *arcs, -self._last[walk[-1]]]

    def exclude(self, trace: Trace) -> None:
        """Any other walk differs from this one somewhere."""
        if by_nodes(self._problem):
            self.formula.add(Reason("other"), *self._denied(list(trace.nodes)))
            return
        # Where lines run side by side, several walks are the same drawing.
        number: dict[tuple[int, int], list[int]] = {}
        for state, ends in enumerate(self._states):
            number.setdefault(ends, []).append(state)
        lines = len(self._problem.graph.edges)
        for walk in product(*(number[step] for step in pairwise(trace.nodes))):
            if len({state % lines for state in walk}) == len(walk):
                self.formula.add(Reason("other"), *self._denied(list(walk)))
