"""Does a clause hold for every answer? Asked of each on its own, from its reason and its names.

The other half of the trust in a certificate: nothing here is shared with the modules that write the
formulas, neighbours and distances are networkx's, and each kind of clause has a short argument.
A clause may say less than its argument shows (have more literals), never more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise, product
from typing import Any, TypeAlias

from studio.engines.proofs.formula import Clause, Name, Reason
from studio.puzzle import (
    EndsAt,
    Follows,
    LinksUsed,
    LinkUnused,
    LinkUsed,
    Problem,
    Shape,
    StartsAt,
    StepAt,
    StepParity,
    Trace,
    ValuesSum,
)

Signed: TypeAlias = tuple[bool, Name]
"""A name and whether it is said or denied."""

Shown: TypeAlias = Iterable[Iterable[Signed]]
"""Clauses that an argument shows to hold; a clause holds if it contains one of them."""

MOST_LINKS = 12
"""Links of one clue up to which all ways to use them are gone through."""


class Judge:
    """Judges the clauses of one formula; ``answers`` are those that clauses may leave out.

    No clause holds where the names are not sound: where one stands twice or speaks of a node or
    state that there is not.
    """

    def __init__(self, problem: Problem, names: Sequence[Name], answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._names = names
        self._answers = answers
        arguer: _Walks | _Lines | _Loops
        if problem.shape in (Shape.PATH, Shape.COVERING_TRAIL):
            arguer = _Walks(problem, answers)
        elif problem.rooted or problem.shape is Shape.HAMILTONIAN_PATH:
            arguer = _Lines(problem, answers)
        else:
            arguer = _Loops(problem, answers)
        self._arguments = arguer.arguments
        self._sound = len(set(names)) == len(names) and all(
            len(name.about) == len(ends)
            and all(0 <= number < end for number, end in zip(name.about, ends, strict=True))
            for name in names
            for ends in [arguer.words.get(name.word, (0,))]
        )

    def holds(self, clause: Clause, reason: Reason) -> bool:
        """Does the clause hold for every answer, by the argument that its reason names?"""
        argument = self._arguments.get(reason.kind)
        if argument is None or not self._sound or min(reason.about, default=0) < 0:
            return False
        if not all(0 < abs(lit) <= len(self._names) for lit in clause):
            return False
        said = frozenset((lit > 0, self._names[abs(lit) - 1]) for lit in clause)
        try:
            return any(said.issuperset(shown) for shown in argument(said, *reason.about))
        except (TypeError, IndexError, KeyError, ValueError):
            return False  # numbers that do not fit the kind


def _yes(word: str, *about: int) -> Signed:
    return True, Name(word, about)


def _no(word: str, *about: int) -> Signed:
    return False, Name(word, about)


def _counted(links: Sequence[tuple[int, int]], count: int, said: frozenset[Signed]) -> bool:
    """Is the clause true however exactly ``count`` of the links are used?"""
    if len(links) > MOST_LINKS or len(set(links)) < len(links):
        return False
    names = [Name("link", pair) for pair in links]
    return all(
        any((used, name) in said for used, name in zip(way, names, strict=True))
        for way in product((False, True), repeat=len(links))
        if sum(way) == count
    )


class _Loops:
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
        yield (_yes("link", u, v) for u, v in self._problem.graph.links)

    def _degree(self, said: frozenset[Signed], node: int) -> Shown:
        """Two links or none, and two just where the line is."""
        links = self._at.get(node, [])
        yield [_no("node", node), *((True, link) for link in links)]
        for link in links:
            yield [(False, link), _yes("node", node)]
            yield [(False, link), *((True, other) for other in links if other != link)]
        denied = [(False, link) for link in links if (False, link) in said]
        if len(denied) >= 3:
            yield denied

    def _all(self, said: frozenset[Signed], node: int) -> Shown:
        """The line visits every node."""
        if self._problem.shape is Shape.HAMILTONIAN_CYCLE:
            yield [_yes("node", node)]

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case LinkUsed(u, v):
                yield [_yes("link", u, v)]
            case LinkUnused(u, v):
                yield [_no("link", u, v)]
            case LinksUsed(links, count) if _counted(links, count, said):
                yield said

    def _cut(self, said: frozenset[Signed], *nodes: int) -> Shown:
        """A line at a node of a set and at one beyond must cross between them."""
        inside = set(nodes)
        crossing = [
            _yes("link", u, v)
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
            yield (_no("link", u, v) for u, v in answer.pairs)


class _Lines:
    """A line through all nodes: each has a step, which grows by one along the arcs taken."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._answers = answers
        self._size = size = problem.graph.size
        self.words = {"link": (size, size), "arc": (size, size), "after": (size, size)}
        self._closed = problem.closed
        links = problem.graph.links
        self._arcs = set(links) if problem.graph.directed else {*links, *((v, u) for u, v in links)}
        self._away: dict[int, list[Signed]] = {}
        self._into: dict[int, list[Signed]] = {}
        for u, v in self._arcs:
            self._away.setdefault(u, []).append(_yes("arc", u, v))
            self._into.setdefault(v, []).append(_yes("arc", u, v))
        self._far_from = lru_cache(maxsize=None)(self._distances)
        self.arguments: Mapping[str, Callable[..., Shown]] = {
            "one way": self._one_way,
            "order": self._order,
            "along": self._along,
            "clue": self._clue,
            "link": self._link,
            "far": self._far,
            "colour": self._colour,
            "other": self._other,
        }

    def _clause(self, *parts: Signed | None) -> Shown:
        """The clause of some parts, where "after" is certain before step 1 and false from the last.

        None: no literal. No clause at all where a part is certain.
        """
        left = []
        for part in parts:
            if part is None:
                continue
            positive, name = part
            if name.word == "after" and not 1 <= name.about[1] < self._size:
                if positive == (name.about[1] < 1):
                    return
                continue
            left.append(part)
        yield left

    def _one_way(self, said: frozenset[Signed], node: int) -> Shown:
        """At most one arc leads away and one in; but for the ends of an open line just one."""
        if node >= self._size:
            return
        away, into = self._away.get(node, []), self._into.get(node, [])
        for ways in (away, into):
            denied = [(False, name) for _, name in ways if (False, name) in said]
            if len(denied) >= 2:
                yield denied
        yield from self._clause(
            *away, None if self._closed else _yes("after", node, self._size - 1)
        )
        yield from self._clause(*into, None if self._closed else _no("after", node, 1))

    def _order(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """What is later than a step is later than the one before."""
        if node < self._size:
            yield from self._clause(_no("after", node, step), _yes("after", node, step - 1))

    def _along(self, said: frozenset[Signed], u: int, v: int, step: int) -> Shown:
        """v comes one step after u; only a closed line goes from its last node to its first."""
        if (u, v) not in self._arcs:
            return
        arc, last = _no("arc", u, v), self._size - 1
        wrap = _yes("after", u, last) if self._closed else None
        if step < last:
            yield from self._clause(arc, _no("after", u, step), _yes("after", v, step + 1), wrap)
            yield from self._clause(arc, _yes("after", u, step), _no("after", v, step + 1))
        else:
            first = _no("after", v, 1) if self._closed else None
            yield from self._clause(arc, _no("after", u, last), first)

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case StepAt(node, step):
                yield from self._step_at(node, step)
            case StartsAt(node):
                yield from self._step_at(node, 1)
            case EndsAt(node):
                yield from self._step_at(node, self._size)
            case Follows(u, v):
                yield [_yes("arc", u, v)] if (u, v) in self._arcs else []
            case LinkUsed(u, v):
                yield [_yes("arc", *arc) for arc in ((u, v), (v, u)) if arc in self._arcs]
            case LinkUnused(u, v):
                yield [_no("arc", u, v)]
                yield [_no("arc", v, u)]
            case StepParity(node, odd):
                steps = [n.about[1] for _, n in said if n.word == "after" and n.about[0] == node]
                for step in {*steps, *(step + 1 for step in steps)}:
                    if (step % 2 == 1) is not odd:
                        yield from self._not_at(node, step)
            case LinksUsed(links, count) if _counted(links, count, said):
                yield said

    def _step_at(self, node: int, step: int) -> Shown:
        if not 1 <= step <= self._size:
            yield []  # there is no such step, so no line obeys
            return
        yield from self._clause(_yes("after", node, step - 1))
        yield from self._clause(_no("after", node, step))

    def _not_at(self, node: int, step: int) -> Shown:
        yield from self._clause(_no("after", node, step - 1), _yes("after", node, step))

    def _link(self, said: frozenset[Signed], u: int, v: int) -> Shown:
        """What "link" means: one of its arcs is taken."""
        arcs = [arc for arc in ((u, v), (v, u)) if arc in self._arcs]
        for arc in arcs:
            yield [_no("arc", *arc), _yes("link", u, v)]
        yield [_no("link", u, v), *(_yes("arc", *arc) for arc in arcs)]

    @cached_property
    def _labels(self) -> dict[int, int]:
        """The node of each step that is given."""
        found = {}
        for constraint in self._problem.constraints:
            match constraint:
                case StepAt(node, step):
                    found[step] = node
                case StartsAt(node):
                    found[1] = node
                case EndsAt(node):
                    found[self._size] = node
        return found

    @cached_property
    def _network(self) -> Any:
        import networkx as nx

        network = nx.DiGraph() if self._problem.graph.directed else nx.Graph()
        network.add_nodes_from(range(self._size))
        network.add_edges_from(self._problem.graph.links)
        return network

    def _distances(self, label: int, backward: bool) -> Mapping[int, int]:
        """Steps between a labelled node and the others, with no other label on the way."""
        import networkx as nx

        others = set(self._labels.values()) - {label}
        free = self._network.subgraph(set(self._network) - others)
        if backward and self._problem.graph.directed:
            free = free.reverse()
        lengths: Mapping[int, int] = nx.single_source_shortest_path_length(free, label)
        return lengths

    def _far(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """Between a label and the next the line makes no detour shorter than the way."""
        label = self._labels[step]
        if node in self._labels.values() or node >= self._size:
            return
        before = max((other for other in self._labels if other < step), default=0)
        behind = min((other for other in self._labels if other > step), default=self._size + 1)
        ahead = self._far_from(label, False).get(node, self._size)
        back = self._far_from(label, True).get(node, self._size)
        yield from self._clause(
            _no("after", node, max(before, step - back)),
            _yes("after", node, min(behind, step + ahead) - 1),
        )

    @cached_property
    def _colouring(self) -> Mapping[int, int]:
        import networkx as nx

        colours: Mapping[int, int] = nx.bipartite.color(self._network)
        return colours

    def _colour(self, said: frozenset[Signed], node: int, step: int) -> Shown:
        """Steps between nodes of one colour are even in number, between two colours odd.

        On a board in parts, whose colours have nothing to do with each other, there is no line.
        """
        known, label = next(iter(self._labels.items()))
        same = self._colouring[node] == self._colouring[label]
        if ((step - known) % 2 == 0) is not same:
            yield from self._not_at(node, step)

    def _other(self, said: frozenset[Signed]) -> Shown:
        """Any other line leaves an arc out; a closed one may also begin elsewhere."""
        for answer in self._answers:
            if not self._problem.rooted:
                yield (_no("link", u, v) for u, v in answer.pairs)
                continue
            arcs = [_no("arc", u, v) for u, v in pairwise(answer.nodes)]
            if self._closed:
                arcs.append(_no("arc", answer.nodes[-1], answer.nodes[0]))
                arcs.append(_yes("after", answer.nodes[0], 1))
            yield from self._clause(*arcs)


class _Walks:
    """A walk over states: it comes to each it visits once, and leaves it once, but for its ends."""

    def __init__(self, problem: Problem, answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._answers = answers
        links = problem.graph.links
        if problem.shape is Shape.PATH:
            # A state is a node.
            self._ends = [(node, node) for node in range(problem.graph.size)]
            arcs = list(links) if problem.graph.directed else [*links, *((v, u) for u, v in links)]
        else:
            # A state is a line drawn forwards, or (numbered after all those) backwards.
            self._ends = [*links, *((v, u) for u, v in links)]
            arcs = [
                (s, t)
                for s, (_, end) in enumerate(self._ends)
                for t, (start, _) in enumerate(self._ends)
                if end == start and s % len(links) != t % len(links)
            ]
        self._arcs = set(arcs)
        size = len(self._ends)
        self.words = {"state": (size,), "first": (size,), "last": (size,), "arc": (size, size)}
        number = range(size)
        self._into: list[list[Signed]] = [[_yes("first", s)] for s in number]
        self._away: list[list[Signed]] = [[_yes("last", s)] for s in number]
        for s, t in arcs:
            self._away[s].append(_yes("arc", s, t))
            self._into[t].append(_yes("arc", s, t))
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
        yield (_yes(word, s) for s in range(len(self._ends)))
        denied = [part for part in said if not part[0] and part[1].word == word]
        if len(denied) >= 2:
            yield denied

    def _passed(self, said: frozenset[Signed], state: int) -> Shown:
        """Visited means come to once and left once."""
        for ways in (self._into[state], self._away[state]):
            yield [_no("state", state), *ways]
            denied = [(False, name) for _, name in ways if (False, name) in said]
            for way in denied:
                yield [way, _yes("state", state)]
            if len(denied) >= 2:
                yield denied

    def _line(self, said: frozenset[Signed], line: int) -> Shown:
        """A line of the drawing is drawn once, in one of its directions."""
        links = len(self._problem.graph.links)
        if self._problem.shape is Shape.COVERING_TRAIL and 0 <= line < links:
            yield [_yes("state", line), _yes("state", line + links)]
            yield [_no("state", line), _no("state", line + links)]

    def _clue(self, said: frozenset[Signed], number: int) -> Shown:
        match self._problem.constraints[number]:
            case StartsAt(node):
                for state, (start, _) in enumerate(self._ends):
                    if start != node:
                        yield [_no("first", state)]
            case EndsAt(node):
                for state, (_, end) in enumerate(self._ends):
                    if end != node:
                        yield [_no("last", state)]

    def _cut(self, said: frozenset[Signed], *circle: int) -> Shown:
        """A walk that visits one of some states begins in one of them or comes in from beyond."""
        inside = set(circle)
        into = [_yes("arc", s, t) for s, t in self._arcs if t in inside and s not in inside]
        begins = [_yes("first", s) for s in inside]
        for state in circle:
            yield [_no("state", state), *begins, *into]

    def _sum(self, said: frozenset[Signed], number: int, *walk: int) -> Shown:
        """This very walk has the wrong sum."""
        constraint = self._problem.constraints[number]
        if not isinstance(constraint, ValuesSum) or self._problem.shape is not Shape.PATH:
            return
        counted = walk if constraint.count_start else walk[1:]
        if sum(constraint.values[node] for node in counted) != constraint.total:
            yield self._denied(walk)

    def _denied(self, walk: Sequence[int]) -> Iterator[Signed]:
        yield _no("first", walk[0])
        yield from (_no("arc", s, t) for s, t in pairwise(walk))
        yield _no("last", walk[-1])

    def _other(self, said: frozenset[Signed]) -> Shown:
        """Any other walk begins or ends elsewhere, or leaves out one of this one's arcs."""
        for answer in self._answers:
            if self._problem.shape is Shape.PATH:
                yield self._denied(answer.nodes)
                continue
            # Of lines side by side the clause itself says which walk it leaves out.
            taken = {s for _, name in said if name.word != "state" for s in name.about}
            walk: list[int] = []
            for step in pairwise(answer.nodes):
                fitting = [s for s in taken - set(walk) if self._ends[s] == step]
                walk.extend(fitting[:1])
            if len(walk) == len(answer.nodes) - 1:
                yield self._denied(walk)
