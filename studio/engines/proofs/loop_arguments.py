"""Arguments about closed lines by their links."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from studio.engines.proofs.arguments import Shown, Signed, counted, no, yes
from studio.engines.proofs.formula import Name
from studio.puzzle import (
    LinksUsed,
    LinkUnused,
    LinkUsed,
    Problem,
    Shape,
    Trace,
)


class LoopArguments:
    """A closed line: a node is visited, and then has two of its links, or is not and has none."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._answers = answers
        size = problem.graph.size
        self.words = {"link": (size, size), "node": (size,)}
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
        for u, v in self._problem.graph.links:
            for node in (u, v):
                found.setdefault(node, []).append(Name("link", (u, v)))
        return found

    def _line(self, said: frozenset[Signed]) -> Shown:
        """There is a line, so some link is used."""
        yield (yes("link", u, v) for u, v in self._problem.graph.links)

    def _degree(self, said: frozenset[Signed], node: int) -> Shown:
        """Two links or none, and two just where the line is."""
        links = self._at.get(node, [])
        yield [no("node", node), *((True, link) for link in links)]
        for link in links:
            yield [(False, link), yes("node", node)]
            yield [(False, link), *((True, other) for other in links if other != link)]
        denied = [(False, link) for link in links if (False, link) in said]
        if len(denied) >= 3:
            yield denied

    def _all(self, said: frozenset[Signed], node: int) -> Shown:
        """The line visits every node."""
        if self._problem.shape is Shape.HAMILTONIAN_CYCLE:
            yield [yes("node", node)]

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case LinkUsed(u, v):
                yield [yes("link", u, v)]
            case LinkUnused(u, v):
                yield [no("link", u, v)]
            case LinksUsed(links, count) if counted(links, count, said):
                yield said

    def _cut(self, said: frozenset[Signed], *nodes: int) -> Shown:
        """A line at a node of a set and at one beyond must cross between them."""
        inside = set(nodes)
        crossing = [
            yes("link", u, v)
            for u, v in self._problem.graph.links
            if (u in inside) != (v in inside)
        ]
        visited = [name for positive, name in said if not positive and name.word == "node"]
        here = [name for name in visited if inside.issuperset(name.about)]
        beyond = [name for name in visited if inside.isdisjoint(name.about)]
        if here and beyond:
            yield [(False, here[0]), (False, beyond[0]), *crossing]

    def _other(self, said: frozenset[Signed]) -> Shown:
        """No closed line is part of another, so any other leaves out one of this one's links."""
        for answer in self._answers:
            yield (no("link", u, v) for u, v in answer.pairs)
