"""Arguments about walks by their states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from studio.engines.proofs.arguments import Shown, Signed, no, yes
from studio.puzzle import (
    EndsAt,
    Problem,
    Shape,
    StartsAt,
    Trace,
    ValuesSum,
)


class WalkArguments:
    """A walk over states: it comes to each it visits once, and leaves it once, but for its ends."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._answers = answers
        edges = problem.graph.edges
        self._by_nodes = problem.shape is Shape.PATH or not edges
        if self._by_nodes:
            # A state is a node.
            self._ends = [(node, node) for node in range(problem.graph.size)]
            arcs = list(edges) if problem.graph.directed else [*edges, *((v, u) for u, v in edges)]
        else:
            # A state is a line drawn forwards, or (numbered after all those) backwards.
            self._ends = [*edges, *((v, u) for u, v in edges)]
            arcs = [
                (s, t)
                for s, (_, end) in enumerate(self._ends)
                for t, (start, _) in enumerate(self._ends)
                if end == start and s % len(edges) != t % len(edges)
            ]
        self._arcs = set(arcs)
        size = len(self._ends)
        self.words = {"state": (size,), "first": (size,), "last": (size,), "arc": (size, size)}
        number = range(size)
        self._into: list[list[Signed]] = [[yes("first", s)] for s in number]
        self._away: list[list[Signed]] = [[yes("last", s)] for s in number]
        for s, t in arcs:
            self._away[s].append(yes("arc", s, t))
            self._into[t].append(yes("arc", s, t))
        self.arguments: Mapping[str, Callable[..., Shown]] = {
            "first": self._first,
            "last": self._last,
            "passed": self._passed,
            "line": self._line,
            "clue": self._clue,
            "cut": self._cut,
            "sum": self._sum,
            "other": self._other,
        }

    def _first(self, said: frozenset[Signed]) -> Shown:
        """A walk begins in one state."""
        return self._just_one("first", said)

    def _last(self, said: frozenset[Signed]) -> Shown:
        """A walk ends in one state."""
        return self._just_one("last", said)

    def _just_one(self, word: str, said: frozenset[Signed]) -> Shown:
        yield (yes(word, s) for s in range(len(self._ends)))
        denied = [part for part in said if not part[0] and part[1].word == word]
        if len(denied) >= 2:
            yield denied

    def _passed(self, said: frozenset[Signed], state: int) -> Shown:
        """Visited means come to once and left once."""
        for ways in (self._into[state], self._away[state]):
            yield [no("state", state), *ways]
            denied = [(False, name) for _, name in ways if (False, name) in said]
            for way in denied:
                yield [way, yes("state", state)]
            if len(denied) >= 2:
                yield denied

    def _line(self, said: frozenset[Signed], line: int) -> Shown:
        """A line of the drawing is drawn once, in one of its directions."""
        edges = len(self._problem.graph.edges)
        if self._problem.shape is Shape.EULERIAN_TRAIL and 0 <= line < edges:
            yield [yes("state", line), yes("state", line + edges)]
            yield [no("state", line), no("state", line + edges)]

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case StartsAt(node):
                for state, (start, _) in enumerate(self._ends):
                    if start != node:
                        yield [no("first", state)]
            case EndsAt(node):
                for state, (_, end) in enumerate(self._ends):
                    if end != node:
                        yield [no("last", state)]

    def _cut(self, said: frozenset[Signed], *circle: int) -> Shown:
        """A walk that visits one of some states begins in one of them or comes in from beyond."""
        inside = set(circle)
        into = [yes("arc", s, t) for s, t in self._arcs if t in inside and s not in inside]
        begins = [yes("first", s) for s in inside]
        for state in circle:
            yield [no("state", state), *begins, *into]

    def _sum(self, said: frozenset[Signed], number: int, *walk: int) -> Shown:
        """This very walk has the wrong sum."""
        constraint = self._problem.constraints[number]
        if not isinstance(constraint, ValuesSum) or self._problem.shape is not Shape.PATH:
            return
        counted = walk if constraint.count_start else walk[1:]
        if sum(constraint.values[node] for node in counted) != constraint.total:
            yield self._denied(walk)

    def _denied(self, walk: Sequence[int]) -> Iterator[Signed]:
        yield no("first", walk[0])
        yield from (no("arc", s, t) for s, t in pairwise(walk))
        yield no("last", walk[-1])

    def _other(self, said: frozenset[Signed]) -> Shown:
        """Any other walk begins or ends elsewhere, or leaves out one of this one's arcs."""
        for answer in self._answers:
            if self._by_nodes:
                yield self._denied(answer.nodes)
                continue
            # Of lines side by side the clause itself says which walk it leaves out.
            walk = self._walk_left_out(said)
            if [self._ends[s] for s in walk] == list(pairwise(answer.nodes)):
                yield self._denied(walk)

    @staticmethod
    def _walk_left_out(said: frozenset[Signed]) -> list[int]:
        """The states of the walk that a clause denies: its first one, and on along its arcs."""
        denied = [name for positive, name in said if not positive]
        ways = {name.about[0]: name.about[1] for name in denied if name.word == "arc"}
        walk = [name.about[0] for name in denied if name.word == "first"][:1]
        while walk and walk[-1] in ways:
            walk.append(ways.pop(walk[-1]))
        return walk
