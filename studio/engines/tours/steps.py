"""Tours step by step: the same search as in ``tours``, told as it goes.

Warnsdorff's rule with the ties it meets, then Posa's rotations; see ``kernels.tours_plain``, whose
choices and random numbers these are. Serves people who look on, so it is plain Python throughout.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found, Restart, Step, Turn, Why
from studio.engines.reasons import Impossible, Unfinished
from studio.engines.tours.tours import TOURS, WORK
from studio.puzzle import Problem, Shape, StartsAt, StepAt, Trace
from studio.puzzle.impossible import why_no_line
from studio.puzzle.reason import Reason
from studio.records import dataclass

TRIES = 40
"""How often the line is begun anew before it is given up."""


@dataclass
class _Walk:
    """The line and what the rule looks at: ``free`` counts the unvisited neighbours of a node."""

    graph: Graph
    closed: bool
    seed: int
    line: list[int] = field(default_factory=list)
    where: dict[int, int] = field(default_factory=dict)
    free: list[int] = field(default_factory=list)

    def grow(self, node: int) -> None:
        self.where[node] = len(self.line)
        self.line.append(node)
        for other in self.graph.neighbours[node]:
            self.free[other] -= 1

    def rule(self, start: int, random: bool) -> Iterator[Step]:
        """Go on by Warnsdorff's rule until there is no way on."""
        self.free = [len(nodes) for nodes in self.graph.neighbours]
        self.line, self.where = [], {}
        state = self.seed
        node: int | None = start
        why = Why.NOTHING
        while node is not None:
            self.grow(node)
            yield Step(node, why=why)
            best: int | None = None
            fewest, ties = 0, 0
            for other in self.graph.neighbours[node]:
                if other in self.where:
                    continue
                ways = self.free[other]
                if best is None or ways < fewest:
                    best, fewest, ties = other, ways, 1
                elif ways == fewest:
                    ties += 1
                    if random:
                        state = state * 48271 % 2147483647
                        if state % ties == 0:
                            best = other
            why = Why.ONLY if ties == 1 else Why.LOT if random else Why.FIRST
            node = best

    def rotations(self, seed: int) -> Iterator[Step | Turn]:
        """Lengthen the line, and close it if asked, by rotations; until done or out of work."""
        near, size = self.graph.neighbours, self.graph.size
        state = seed % 2147483646 + 1
        work = WORK * size
        while True:
            end, length = self.line[-1], len(self.line)
            if length < size and self.free[end] > 0:
                others = [v for v in near[end] if v not in self.where]
                best = min(others, key=self.free.__getitem__)
                self.grow(best)
                yield Step(best, why=Why.FREE)
                continue
            if self.whole:
                return
            chosen, candidates = -1, 0
            for other in near[end]:
                place = self.where.get(other, length)
                if place >= length - 2:
                    continue
                new_end = self.line[place + 1]
                good = self.line[0] in near[new_end] if length == size else self.free[new_end] > 0
                if good:
                    chosen = place
                    break
                candidates += 1
                state = state * 48271 % 2147483647
                if state % candidates == 0:
                    chosen = place
            if chosen < 0 or work <= 0:
                return
            work -= length - chosen + 6
            self.line[chosen + 1 :] = reversed(self.line[chosen + 1 :])
            for place in range(chosen + 1, length):
                self.where[self.line[place]] = place
            yield Turn(chosen)

    @property
    def whole(self) -> bool:
        """Is the line a tour?"""
        if len(self.line) < self.graph.size:
            return False
        linked = self.line[0] in self.graph.neighbours[self.line[-1]]
        return not self.closed or (linked and self.graph.size > 2)


@dataclass(frozen=True, slots=True)
class TourSteps:
    """The engine that is looked at; it declines what ``TOURS`` declines, and stops at one tour."""

    key: str = TOURS.key
    name: str = TOURS.name

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Lines through all nodes with nothing given but the first."""
        return TOURS.declines(problem, task)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """One tour, step by step, or why there is none."""
        graph = problem.graph
        closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        starts = {c.node for c in problem.constraints if isinstance(c, StartsAt | StepAt)}
        reason = why_no_line(graph, closed=closed, start=min(starts, default=None))
        if reason is not None or graph.size == 0 or len(starts) > 1:
            yield Done(0, exact=True, reason=reason or Reason(Impossible.TWO_FIRST_CELLS))
            return
        for number in range(TRIES):
            if number:
                yield Restart(Why.ROTATED)
            walk = _Walk(graph, closed, 1 + (1 + number) * 7919)
            for step in walk.rule(min(starts, default=0), random=number > 0):
                yield step
                if token.stopped:
                    break
            for turn in walk.rotations(1 + number):
                yield turn
                if token.stopped:
                    break
            if token.stopped:
                yield Done(0, exact=False, reason=Reason(Unfinished.TOUR_UNFOUND))
                return
            if walk.whole:
                yield Found(problem.canonical(Trace(tuple(walk.line), closed)))
                yield Done(1, exact=False, reason=Reason(Unfinished.NOT_ALL))
                return
        yield Done(0, exact=False, reason=Reason(Unfinished.NOT_MET))
