"""Arguments about closed lines by their edges."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import product

from studio.engines.proofs.arguments import Shown, Signed, counted, no, yes
from studio.engines.proofs.formula import Name
from studio.puzzle import (
    AnyWay,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
    Shape,
    Trace,
)
from studio.puzzle.visits import Fact, VisitedOrOutside, simplified


class LoopArguments:
    """A closed line: a node is visited, and then has two of its edges, or is not and has none."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem = simplified(problem)
        self._answers = answers
        size = problem.graph.size
        clues, parts = len(problem.constraints), _most_parts(problem)
        self.words = {
            "link": (size, size),
            "node": (size,),
            "way": (clues, parts),
            "turn": (clues, parts),
            "upto": (clues, parts + 1, parts + 1),
            "odd": (clues, parts + 1),
        }
        self.arguments: Mapping[str, Callable[..., Shown]] = {
            "line": self._line,
            "degree": self._degree,
            "all": self._all,
            "clue": self._clue,
            "cut": self._cut,
            "other": self._other,
        }

    @cached_property
    def _at(self) -> dict[int, list[Name]]:
        found: dict[int, list[Name]] = {}
        for u, v in self._problem.graph.edges:
            for node in (u, v):
                found.setdefault(node, []).append(Name("link", (u, v)))
        return found

    def _line(self, said: frozenset[Signed]) -> Shown:
        """There is a line, so some edge is used."""
        yield (yes("link", u, v) for u, v in self._problem.graph.edges)

    def _degree(self, said: frozenset[Signed], node: int) -> Shown:
        """Two edges or none, and two just where the line is."""
        edges = self._at.get(node, [])
        yield [no("node", node), *((True, edge) for edge in edges)]
        for edge in edges:
            yield [(False, edge), yes("node", node)]
            yield [(False, edge), *((True, other) for other in edges if other != edge)]
        denied = [(False, edge) for edge in edges if (False, edge) in said]
        if len(denied) >= 3:
            yield denied

    def _all(self, said: frozenset[Signed], node: int) -> Shown:
        """The line visits every node."""
        if self._problem.shape is Shape.HAMILTONIAN_CYCLE:
            yield [yes("node", node)]

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case EdgeUsed(u, v):
                yield [yes("link", u, v)]
            case EdgeUnused(u, v):
                yield [no("link", u, v)]
            case EdgesUsed(edges, count) if counted(edges, count, said):
                yield said
            case NodeVisited(node, visited):
                yield [(visited, Name("node", (node,)))]
            case NodesVisited(nodes, counts):
                yield from _counting(number, [Name("node", (node,)) for node in nodes], counts)
            case EdgesCounted(edges, counts):
                yield from _counting(number, [Name("link", pair) for pair in edges], counts)
            case EdgesParity(edges, odd):
                yield from _adding(number, [Name("link", pair) for pair in edges])
                if edges:
                    yield [(odd, Name("odd", (number, len(edges))))]
                elif odd:
                    yield []
            case VisitedOrOutside(node, edges):
                yield from _adding(number, [Name("link", pair) for pair in edges])
                if edges:
                    yield [yes("node", node), no("odd", number, len(edges))]
            case OddsCounted(groups, counts):
                turns = [Name("turn", (number, place)) for place in range(len(groups))]
                for turn, group in zip(turns, groups, strict=True):
                    for used in product((False, True), repeat=len(group)):
                        said_of = zip(used, group, strict=True)
                        others = [(not one, Name("link", pair)) for one, pair in said_of]
                        yield [*others, (sum(used) % 2 == 1, turn)]
                yield from _counting(number, turns, counts)
            case AnyWay(ways):
                yield [yes("way", number, i) for i in range(len(ways))]
                for i, facts in enumerate(ways):
                    yield from ([no("way", number, i), _signed(fact)] for fact in facts)

    def _cut(self, said: frozenset[Signed], *nodes: int) -> Shown:
        """A line at a node of a set and at one beyond must cross between them."""
        inside = set(nodes)
        crossing = [
            yes("link", u, v)
            for u, v in self._problem.graph.edges
            if (u in inside) != (v in inside)
        ]
        visited = [name for positive, name in said if not positive and name.word == "node"]
        here = [name for name in visited if inside.issuperset(name.about)]
        beyond = [name for name in visited if inside.isdisjoint(name.about)]
        if here and beyond:
            yield [(False, here[0]), (False, beyond[0]), *crossing]

    def _other(self, said: frozenset[Signed]) -> Shown:
        """No closed line is part of another, so any other leaves out one of this one's edges."""
        for answer in self._answers:
            yield (no("link", u, v) for u, v in answer.pairs)


def _most_parts(problem: Problem) -> int:
    """No constraint has more nodes, edges or ways than this."""
    most = 1
    for constraint in problem.constraints:
        match constraint:
            case NodesVisited(parts) | EdgesCounted(parts) | EdgesParity(parts) | AnyWay(parts):
                most = max(most, len(parts))
            case VisitedOrOutside(_, parts):
                most = max(most, len(parts))
            case OddsCounted(groups):
                most = max(most, len(groups))
    return most


def _signed(fact: Fact) -> Signed:
    """A fact about the line as a name, said or denied."""
    match fact:
        case NodeVisited(node, visited):
            return visited, Name("node", (node,))
        case EdgeUsed(u, v):
            return yes("link", u, v)
        case EdgeUnused(u, v):
            return no("link", u, v)


def _counting(number: int, names: Sequence[Name], counts: Sequence[int]) -> Shown:
    """ "upto" c i k: exactly ``k`` of the first ``i`` names of clue ``c`` are true, or it need not.

    Only what makes it true is said of it, so all that it may not be at the end is denied.
    """
    for i, name in enumerate(names, start=1):
        for k in range(i):
            # None of no names are true, which needs no variable.
            before = [no("upto", number, i - 1, k)] if i > 1 else []
            yield [*before, (True, name), yes("upto", number, i, k)]
            yield [*before, (False, name), yes("upto", number, i, k + 1)]
    for k in range(len(names) + 1):
        if k not in counts:
            yield [no("upto", number, len(names), k)]
    if not names and 0 not in counts:
        yield []


def _adding(number: int, names: Sequence[Name]) -> Shown:
    """ "odd" c i: an odd number of the first ``i`` names of clue ``c`` is true."""
    for i, name in enumerate(names, start=1):
        now = Name("odd", (number, i))
        if i == 1:
            yield [(False, name), (True, now)]
            yield [(True, name), (False, now)]
            continue
        before = Name("odd", (number, i - 1))
        for first, second in product((True, False), repeat=2):
            yield [(not first, before), (not second, name), (first != second, now)]
