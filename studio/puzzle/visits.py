"""Constraints on what a loop visits and how it runs close by: the vocabulary of loop puzzles.

All of them speak of edges that are used and of nodes that are visited, whatever the board is: a
pearl is an :class:`AnyWay`, a region that is entered once :class:`EdgesCounted`, cells on the loop
or shaded :class:`NodesVisited`, a wall inside the loop :class:`EdgesParity`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import combinations

from studio.puzzle.clauses import implicates
from studio.puzzle.constraints import Constraint, EdgeUnused, EdgeUsed
from studio.puzzle.encoder import Encoder, counted, odd_of
from studio.puzzle.problem import Problem
from studio.puzzle.trace import Trace
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class NodeVisited:
    """The line visits ``node``, or, ``visited`` False, it does not."""

    node: int
    visited: bool = True

    def holds(self, trace: Trace) -> bool:
        return (self.node in trace.steps) is self.visited

    def encode(self, encoder: Encoder) -> None:
        encoder.add(self._literal(encoder))

    def denied(self, encoder: Encoder) -> int | None:
        return -self._literal(encoder)

    def _literal(self, encoder: Encoder) -> int:
        literal = encoder.visited(self.node)
        return literal if self.visited else -literal


@dataclass(frozen=True)
class NodesVisited:
    """How many of the ``nodes`` the line visits is one of ``counts``, which are in order.

    Shaded cells that must not touch say hundreds of these, so the hash is found once.
    """

    nodes: tuple[int, ...]
    counts: tuple[int, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.nodes, self.counts))

    def holds(self, trace: Trace) -> bool:
        steps = trace.steps
        return sum(map(steps.__contains__, self.nodes)) in self.counts

    def encode(self, encoder: Encoder) -> None:
        counted(encoder, [encoder.visited(node) for node in self.nodes], self.counts)

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class EdgesCounted:
    """How many of the ``edges``, each (smaller, larger node), are used is one of ``counts``."""

    edges: tuple[tuple[int, int], ...]
    counts: tuple[int, ...]

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        return sum(map(used.__contains__, self.edges)) in self.counts

    def encode(self, encoder: Encoder) -> None:
        counted(encoder, [encoder.used(u, v) for u, v in self.edges], self.counts)

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class EdgesParity:
    """The line uses an odd number of the ``edges``, or else an even one.

    Of the edges crossed on the way from a face to the outer one an odd number is used where the
    loop goes round that face.
    """

    edges: tuple[tuple[int, int], ...]
    odd: bool

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        return (sum(map(used.__contains__, self.edges)) % 2 == 1) is self.odd

    def encode(self, encoder: Encoder) -> None:
        literal = odd_of(encoder, [encoder.used(u, v) for u, v in self.edges])
        if literal is not None:
            encoder.add(literal if self.odd else -literal)
        elif self.odd:
            encoder.add()

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class OddsCounted:
    """In how many of the ``groups`` the line uses an odd number of edges is one of ``counts``.

    Each is of one edge or two, or empty: a line that visits a cell turns there where it uses just
    one of those to its left and to its right.
    """

    groups: tuple[tuple[tuple[int, int], ...], ...]
    counts: tuple[int, ...]

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        odd = (sum(map(used.__contains__, group)) % 2 for group in self.groups)
        return sum(odd) in self.counts

    def encode(self, encoder: Encoder) -> None:
        literals = (
            odd_of(encoder, [encoder.used(u, v) for u, v in group]) for group in self.groups
        )
        counted(encoder, [one for one in literals if one is not None], self.counts)

    def denied(self, encoder: Encoder) -> int | None:
        return None

    def edges(self) -> tuple[tuple[int, int], ...]:
        """The edges of all groups, each once."""
        return tuple(dict.fromkeys(edge for group in self.groups for edge in group))


Fact = EdgeUsed | EdgeUnused | NodeVisited
"""What one literal says."""

Way = tuple[Fact, ...]


@dataclass(frozen=True)
class AnyWay:
    """In at least one of the ``ways`` all facts are true. No way at all is never obeyed."""

    ways: tuple[Way, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.ways)

    def holds(self, trace: Trace) -> bool:
        return any(all(fact.holds(trace) for fact in way) for way in self.ways)

    def encode(self, encoder: Encoder) -> None:
        if all(len(way) == 1 for way in self.ways):
            encoder.add(*(_literal(fact, encoder) for (fact,) in self.ways))
            return
        place: dict[tuple[int, ...], int] = {}
        ways = tuple(
            tuple(_sign(fact) * place.setdefault(_atom(fact), len(place) + 1) for fact in way)
            for way in self.ways
        )
        said = [_said(atom, encoder) for atom in place]
        # A literal from the start, a negative one from the end.
        literals = [0, *said, *(-literal for literal in reversed(said))]
        clauses = implicates(len(place), ways)
        if clauses is not None:
            for clause in clauses:
                encoder.add(*map(literals.__getitem__, clause))
            return
        chosen = []
        for way in ways:
            told = [literals[lit] for lit in way]
            alone = len(told) == 1
            chosen.append(told[0] if alone else -encoder.either(*(-lit for lit in told)))
        encoder.add(*chosen)

    def denied(self, encoder: Encoder) -> int | None:
        return None

    def facts(self) -> Iterator[Fact]:
        """All facts, way by way."""
        for way in self.ways:
            yield from way


def _atom(fact: Fact) -> tuple[int, ...]:
    return (fact.node,) if isinstance(fact, NodeVisited) else (fact.u, fact.v)


def _sign(fact: Fact) -> int:
    affirms = fact.visited if isinstance(fact, NodeVisited) else isinstance(fact, EdgeUsed)
    return 1 if affirms else -1


def _literal(fact: Fact, encoder: Encoder) -> int:
    if isinstance(fact, NodeVisited):
        literal = encoder.visited(fact.node)
        return literal if fact.visited else -literal
    literal = encoder.used(fact.u, fact.v)
    return literal if isinstance(fact, EdgeUsed) else -literal


def _said(atom: tuple[int, ...], encoder: Encoder) -> int:
    return encoder.visited(*atom) if len(atom) == 1 else encoder.used(*atom)


class Several:
    """What says several constraints at once: all its ``parts`` hold."""

    __match_args__ = ("parts",)

    parts: tuple[Constraint, ...]

    def holds(self, trace: Trace) -> bool:
        """Does a line obey all of them?"""
        return all(part.holds(trace) for part in self.parts)

    def encode(self, encoder: Encoder) -> None:
        """Add the clauses of all of them."""
        for part in self.parts:
            part.encode(encoder)

    def denied(self, encoder: Encoder) -> int | None:
        """No literal is true where one of them is broken."""
        return None


@dataclass(frozen=True)
class AllOf(Several):
    """All ``parts`` hold: what one clue says in several constraints.

    It may be thousands of facts, so its hash is found once.
    """

    parts: tuple[Constraint, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.parts)


@dataclass(frozen=True)
class EqualArms(Several):
    """The two arms by which the line leaves ``node`` are equally long, or, ``equal`` False, not.

    ``arms`` are the straight runs of edges that leave it, the nearest edge first: one for each edge
    at the node. How far the line follows a run without a gap is how long that arm is. Of a node
    that the line does not visit it says nothing.
    """

    node: int
    arms: tuple[tuple[tuple[int, int], ...], ...]
    equal: bool

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.node, self.arms, self.equal))

    def holds(self, trace: Trace) -> bool:
        """Are both arms as long as each other, or not?"""
        used = trace.used
        lengths = [
            next((i for i, pair in enumerate(arm) if pair not in used), len(arm))
            for arm in self.arms
        ]
        taken = [length for length in lengths if length]
        return len(taken) != 2 or (taken[0] == taken[1]) is self.equal

    @cached_property
    def parts(self) -> tuple[Constraint, ...]:  # type: ignore[override]
        """The same as clauses over edges: a way each to break it."""
        return tuple(
            AnyWay(
                (
                    *((EdgeUnused(*pair),) for pair in used),
                    *((EdgeUsed(*pair),) for pair in unused),
                )
            )
            for used, unused in self._broken()
        )

    def encode(self, encoder: Encoder) -> None:
        """Add the clauses, with each edge looked up once."""
        literal = {pair: encoder.used(*pair) for arm in self.arms for pair in arm}
        for used, unused in self._broken():
            encoder.add(*(-literal[pair] for pair in used), *(literal[pair] for pair in unused))

    def _broken(self) -> Iterator[tuple[list[tuple[int, int]], list[tuple[int, int]]]]:
        """The edges that are used, and those that are not, in each way to break it."""
        for one, other in combinations(self.arms, 2):
            if not self.equal:
                for size in range(1, min(len(one), len(other)) + 1):
                    ends = [*one[size : size + 1], *other[size : size + 1]]
                    yield [*one[:size], *other[:size]], ends
                continue
            for longer, shorter in ((one, other), (other, one)):
                for size in range(2, min(len(longer), len(shorter) + 1) + 1):
                    # An arm of this size at least, and one that ends an edge before that.
                    yield [*longer[:size], *shorter[: size - 1]], [*shorter[size - 1 : size]]


@dataclass(frozen=True, slots=True)
class VisitedOrOutside:
    """The line visits ``node``, or uses an even number of ``edges``: those crossed on the way from
    beside it to the outside."""

    node: int
    edges: tuple[tuple[int, int], ...]

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        return self.node in trace.steps or sum(map(used.__contains__, self.edges)) % 2 == 0

    def encode(self, encoder: Encoder) -> None:
        odd = odd_of(encoder, [encoder.used(u, v) for u, v in self.edges])
        if odd is not None:
            encoder.add(encoder.visited(self.node), -odd)

    def denied(self, encoder: Encoder) -> int | None:
        return None


LOOP_CONSTRAINTS: tuple[type[Constraint], ...] = (
    NodeVisited,
    NodesVisited,
    EdgesCounted,
    EdgesParity,
    OddsCounted,
    AnyWay,
    AllOf,
    EqualArms,
    VisitedOrOutside,
)
"""Those of this module."""


def simple(constraints: Iterable[Constraint]) -> Iterator[Constraint]:
    """The constraints, with the parts in place of each that is several at once."""
    for constraint in constraints:
        if isinstance(constraint, Several):
            yield from simple(constraint.parts)
        else:
            yield constraint


def simplified(problem: Problem) -> Problem:
    """The same problem without constraints that are several at once; itself if it has none."""
    if not any(issubclass(kind, Several) for kind in set(map(type, problem.constraints))):
        return problem
    return replace(problem, constraints=tuple(dict.fromkeys(simple(problem.constraints))))
