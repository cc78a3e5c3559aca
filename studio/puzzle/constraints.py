"""Constraints: the open set of small classes that say what a line must do.

Each owns its whole meaning: ``holds`` judges a finished line, ``encode`` writes it as clauses. They
are hashable values, so engines use them as names: of selectors, of groups in a core, of facts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, runtime_checkable

from studio.puzzle.encoder import Encoder, Undeclared, Unsaid, exactly
from studio.puzzle.reason import Reason
from studio.puzzle.trace import Trace
from studio.records import dataclass


@runtime_checkable
class Constraint(Protocol):
    """What a line must do. Implementations are frozen dataclasses."""

    def holds(self, trace: Trace) -> bool:
        """Does the finished line obey?"""
        ...

    def encode(self, encoder: Encoder) -> None:
        """Add clauses that force it; the caller may put the group behind a selector."""
        ...

    def denied(self, encoder: Encoder) -> int | None:
        """A literal that, when true, makes the constraint fail; None where no single one does."""
        ...


@dataclass(frozen=True, slots=True)
class StepAt:
    """The line is at ``node`` at ``step``, counted from 1."""

    node: int
    step: int

    def holds(self, trace: Trace) -> bool:
        return 1 <= self.step <= len(trace.nodes) and trace.nodes[self.step - 1] == self.node

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.at(self.node, self.step))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.at(self.node, self.step)


@dataclass(frozen=True, slots=True)
class EdgeUsed:
    """The line uses the edge of ``u`` < ``v``, in either direction."""

    u: int
    v: int

    def holds(self, trace: Trace) -> bool:
        return (self.u, self.v) in trace.used

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.used(self.u, self.v))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.used(self.u, self.v)


@dataclass(frozen=True, slots=True)
class EdgeUnused:
    """The line does not use the edge of ``u`` < ``v``."""

    u: int
    v: int

    def holds(self, trace: Trace) -> bool:
        return (self.u, self.v) not in trace.used

    def encode(self, encoder: Encoder) -> None:
        encoder.add(-encoder.used(self.u, self.v))

    def denied(self, encoder: Encoder) -> int | None:
        return encoder.used(self.u, self.v)


@dataclass(frozen=True, slots=True)
class Follows:
    """The line goes from ``u`` straight on to ``v``; a closed one also from its last node to its
    first."""

    u: int
    v: int

    def holds(self, trace: Trace) -> bool:
        nodes = trace.nodes
        here, there = trace.steps.get(self.u), trace.steps.get(self.v)
        if here is None or there is None:
            return False
        return there == here + 1 or (trace.closed and there == 1 and here == len(nodes))

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.follows(self.u, self.v))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.follows(self.u, self.v)


@dataclass(frozen=True, slots=True)
class StepParity:
    """The line is at ``node`` at an odd step, or else at an even one.

    Meant for lines through all nodes; a node that the line misses counts as even.
    """

    node: int
    odd: bool

    def holds(self, trace: Trace) -> bool:
        return (trace.steps.get(self.node, 0) % 2 == 1) is self.odd

    def encode(self, encoder: Encoder) -> None:
        encoder.add(self._literal(encoder))

    def denied(self, encoder: Encoder) -> int | None:
        return -self._literal(encoder)

    def _literal(self, encoder: Encoder) -> int:
        literal = encoder.odd(self.node)
        return literal if self.odd else -literal


@dataclass(frozen=True, slots=True)
class StepAmong:
    """The line is at one of a few ``nodes`` at ``step``, counted from 1."""

    nodes: tuple[int, ...]
    step: int

    def holds(self, trace: Trace) -> bool:
        return 1 <= self.step <= len(trace.nodes) and trace.nodes[self.step - 1] in self.nodes

    def encode(self, encoder: Encoder) -> None:
        encoder.add(*(encoder.at(node, self.step) for node in self.nodes))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.either(*(encoder.at(node, self.step) for node in self.nodes))


@dataclass(frozen=True, slots=True)
class MetInOrder:
    """The line comes to ``nodes[place]`` behind all nodes before it in ``nodes``, and before all
    behind it.

    Meant to stand beside those of all other places. Where some are not held, what is left is the
    order of the others (:func:`beside_each_other`): so clauses say, which speak of no place whose
    own constraint is not held.
    """

    nodes: tuple[int, ...]
    place: int

    def holds(self, trace: Trace) -> bool:
        steps = trace.steps
        here = steps.get(self.nodes[self.place], 0)
        before, behind = self.nodes[: self.place], self.nodes[self.place + 1 :]
        return all(steps.get(node, 0) < here for node in before) and all(
            here < steps.get(node, 0) for node in behind
        )

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.in_order(self.nodes, self.place))

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class EdgesUsed:
    """The line uses exactly ``count`` of the ``edges``, each written (smaller, larger node)."""

    edges: tuple[tuple[int, int], ...]
    count: int

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        return sum(map(used.__contains__, self.edges)) == self.count

    def encode(self, encoder: Encoder) -> None:
        exactly(encoder, [encoder.used(u, v) for u, v in self.edges], self.count)

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class StartsAt:
    """The line starts at ``node``."""

    node: int

    def holds(self, trace: Trace) -> bool:
        return trace.nodes[:1] == (self.node,)

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.at(self.node, 1))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.at(self.node, 1)


@dataclass(frozen=True, slots=True)
class EndsAt:
    """The line ends at ``node``; a line whose length is open has no variable for that."""

    node: int

    def holds(self, trace: Trace) -> bool:
        return trace.nodes[-1:] == (self.node,)

    def encode(self, encoder: Encoder) -> None:
        raise Undeclared(Reason(Unsaid.LAST))

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class ValuesSum:
    """The values of the nodes visited add up to ``total``; ``values`` has one for every node.

    With ``count_start`` the value of the first node counts, else only those of the nodes reached.
    """

    values: tuple[int, ...]
    total: int
    count_start: bool = True

    def holds(self, trace: Trace) -> bool:
        counted = trace.nodes if self.count_start else trace.nodes[1:]
        return sum(self.values[node] for node in counted) == self.total

    def encode(self, encoder: Encoder) -> None:
        raise Undeclared(Reason(Unsaid.SUM))

    def denied(self, encoder: Encoder) -> int | None:
        return None


def beside_each_other(constraints: Collection[Constraint]) -> dict[Constraint, Constraint]:
    """What each of some constraints says where no others are held: of an order the places that are
    among them. Maps what is said to the constraint that says it."""
    if not any(isinstance(constraint, MetInOrder) for constraint in constraints):
        return dict(zip(constraints, constraints, strict=True))
    found: dict[Constraint, Constraint] = {}
    orders: dict[tuple[int, ...], list[MetInOrder]] = {}
    for constraint in constraints:
        if isinstance(constraint, MetInOrder):
            orders.setdefault(constraint.nodes, []).append(constraint)
        else:
            found[constraint] = constraint
    for nodes, places in orders.items():
        held = sorted(places, key=lambda one: one.place)
        left = tuple(nodes[one.place] for one in held)
        found |= {MetInOrder(left, place): one for place, one in enumerate(held)}
    return found


DIRECTED = (StepAt, StartsAt, EndsAt, Follows, StepParity, StepAmong, MetInOrder)
"""Constraints that tell a line from its reverse, or a closed one from another start."""
