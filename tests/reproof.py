"""Judges reasons: do the clues and facts named in a step force its conclusion, by themselves?

Shares nothing with the ladders and proofs but the problem: loops are edges with degrees and cuts
made for each loop found, lines through all cells are the plain clauses of a permutation whose
neighbours touch, all else is listed one by one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from pysat.solvers import Cadical153

from studio.engines.deduction import Alike, Deduction, NotBoth, OneOf
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    Problem,
    Shape,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.problem import SPANNING


class Judge:
    """Judges the deductions of one problem; ``rule`` are constraints that are no clues."""

    def __init__(self, problem: Problem, rule: Collection[Constraint] = ()) -> None:
        self.problem = problem
        self.rule = tuple(rule)
        self.solver = Cadical153()
        self.top = 0
        self.said: dict[Constraint, int] = {}
        if problem.shape is Shape.CYCLE:
            self._loops()
        elif problem.shape in SPANNING:
            self._lines()

    def sufficient(self, deduction: Deduction) -> bool:
        """Is every conclusion forced by the reason alone?"""
        reason = (*deduction.because, *self.rule)
        return all(self.forces(reason, fact) for fact in deduction.then)

    def forces(self, reason: Sequence[Constraint], fact: Constraint) -> bool:
        """Is there no line that obeys the reason and breaks the fact?"""
        if self.problem.shape is not Shape.CYCLE and self.problem.shape not in SPANNING:
            return self._listed(reason, fact)
        held = [self.literal(constraint) for constraint in reason]
        denied = self.literal(fact, whole=True)
        while self.solver.solve([*held, -denied]):
            if not self._cut(self.solver.get_model()):
                return False
        return True

    def _listed(self, reason: Sequence[Constraint], fact: Constraint) -> bool:
        return all(
            fact.holds(trace)
            for trace in _lines_of(self.problem, reason)
            if all(constraint.holds(trace) for constraint in reason)
        )

    # -- formulas ------------------------------------------------------------------------------

    def new(self) -> int:
        self.top += 1
        return self.top

    def edge(self, pair: tuple[int, int]) -> int:
        return self.edges[self.problem.graph.edge_index[pair]]

    def literal(self, constraint: Constraint, *, whole: bool = False) -> int:
        """A literal that forces the constraint; with ``whole`` it is equivalent to it."""
        match constraint:
            case EdgeUsed(u, v):
                return self.edge((u, v))
            case EdgeUnused(u, v):
                return -self.edge((u, v))
            case StepAt(node, step):
                return self.at[node][step - 1]
            case StartsAt(node):
                return self.at[node][0]
            case EndsAt(node):
                return self.at[node][-1]
        if constraint not in self.said:
            self.said[constraint] = self._say(constraint)
        return self.said[constraint]

    def _say(self, constraint: Constraint) -> int:
        said = self.new()
        add = self.solver.add_clause
        match constraint:
            case EdgesUsed(edges, count):
                variables = [self.edge(pair) for pair in edges]
                for chosen in combinations(variables, count + 1):
                    add([-said, *(-v for v in chosen)])
                for chosen in combinations(variables, len(variables) - count + 1):
                    add([-said, *chosen])
            case NotBoth(a, b):
                self._equivalent(said, [-self.edge(a), -self.edge(b)])
            case OneOf(a, b):
                self._equivalent(said, [self.edge(a), self.edge(b)])
            case Alike(a, b):
                x, y = self.edge(a), self.edge(b)
                for clause in ([-said, -x, y], [-said, x, -y], [said, x, y], [said, -x, -y]):
                    add(clause)
            case StepParity(node, odd):
                for step, variable in enumerate(self.at[node], start=1):
                    if (step % 2 == 1) != odd:
                        add([-said, -variable])
            case StepAmong(nodes, step):
                add([-said, *(self.at[node][step - 1] for node in nodes)])
            case Follows(u, v):
                size = self.problem.graph.size
                for step in range(size):
                    last = step == size - 1
                    if last and not self.problem.closed:
                        add([-said, -self.at[u][step]])
                    else:
                        add([-said, -self.at[u][step], self.at[v][(step + 1) % size]])
            case _:
                raise AssertionError(constraint)
        return said

    def _equivalent(self, said: int, clause: list[int]) -> None:
        self.solver.add_clause([-said, *clause])
        for literal in clause:
            self.solver.add_clause([said, -literal])

    def _loops(self) -> None:
        graph = self.problem.graph
        self.edges = [self.new() for _ in graph.edges]
        for near in graph.incident:
            variables = [self.edges[k] for k in near]
            for three in combinations(variables, 3):
                self.solver.add_clause([-v for v in three])
            for v in variables:
                self.solver.add_clause([-v, *(w for w in variables if w != v)])
        self.solver.add_clause(self.edges)

    def _lines(self) -> None:
        graph, size = self.problem.graph, self.problem.graph.size
        self.at = [[self.new() for _ in range(size)] for _ in range(size)]
        add = self.solver.add_clause
        for i in range(size):
            for line in (self.at[i], [self.at[v][i] for v in range(size)]):
                add(line)
                for a, b in combinations(line, 2):
                    add([-a, -b])
        steps = range(size if self.problem.closed else size - 1)
        for step in steps:
            for u in range(size):
                near = (self.at[v][(step + 1) % size] for v in graph.neighbours[u])
                add([-self.at[u][step], *near])
        self.edges = []
        for u, v in graph.edges:
            used, ways = self.new(), []
            for step in steps:
                for a, b in ((u, v), (v, u)):
                    way, here, there = self.new(), self.at[a][step], self.at[b][(step + 1) % size]
                    for clause in ([-way, here], [-way, there], [way, -here, -there]):
                        add(clause)
                    ways.append(way)
                    add([used, -way])
            add([-used, *ways])
            self.edges.append(used)

    def _cut(self, model: Sequence[int]) -> bool:
        """Forbid loops that lie apart; False where the model is one line."""
        if self.problem.shape is not Shape.CYCLE:
            return False
        graph = self.problem.graph
        left = {k for k, variable in enumerate(self.edges) if model[variable - 1] > 0}
        loops = []
        while left:
            loop = {left.pop()}
            while more := {
                k for k in left if any(set(graph.edges[k]) & set(graph.edges[m]) for m in loop)
            }:
                loop |= more
                left -= more
            loops.append(loop)
        if len(loops) == 1:
            return False
        for loop in loops:
            nodes = {node for k in loop for node in graph.edges[k]}
            border = [
                self.edges[k] for k, pair in enumerate(graph.edges) if len(nodes & set(pair)) == 1
            ]
            for other in loops:
                if other is not loop:
                    a, b = min(loop), min(other)
                    self.solver.add_clause([-self.edges[a], -self.edges[b], *border])
        return True


def _lines_of(problem: Problem, reason: Sequence[Constraint]) -> Iterator[Trace]:
    """Every path, or every trail through all edges, that begins where the reason says, if it does.

    Goes on from node to node, and back; tells paths of all lengths.
    """
    graph = problem.graph
    starts = {c.node for c in reason if isinstance(c, StartsAt)}
    starts |= {c.node for c in reason if isinstance(c, StepAt) and c.step == 1}
    covering = problem.shape is Shape.EULERIAN_TRAIL

    def onward(nodes: list[int], left: frozenset[int]) -> Iterator[Trace]:
        if not covering or not left:
            yield Trace(tuple(nodes))
        for edge in graph.incident[nodes[-1]]:
            u, v = graph.edges[edge]
            if nodes[-1] != u and graph.directed:
                continue
            other = u + v - nodes[-1]
            if edge in left if covering else other not in nodes:
                yield from onward([*nodes, other], left - {edge})

    for start in sorted(starts) or range(graph.size):
        yield from onward([start], frozenset(range(len(graph.edges))))
