"""Constraints: the open set of small classes that say what a line must do.

Each owns its whole meaning: ``holds`` judges a finished line, ``encode`` writes it as clauses. They
are hashable values, so engines use them as names: of selectors, of groups in a core, of facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from studio.puzzle.encoder import Encoder, Undeclared, exactly
from studio.puzzle.trace import Trace


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
class LinkUsed:
    """The line uses the link of ``u`` < ``v``, in either direction."""

    u: int
    v: int

    def holds(self, trace: Trace) -> bool:
        return (self.u, self.v) in trace.used

    def encode(self, encoder: Encoder) -> None:
        encoder.add(encoder.used(self.u, self.v))

    def denied(self, encoder: Encoder) -> int | None:
        return -encoder.used(self.u, self.v)


@dataclass(frozen=True, slots=True)
class LinkUnused:
    """The line does not use the link of ``u`` < ``v``."""

    u: int
    v: int

    def holds(self, trace: Trace) -> bool:
        return (self.u, self.v) not in trace.used

    def encode(self, encoder: Encoder) -> None:
        encoder.add(-encoder.used(self.u, self.v))

    def denied(self, encoder: Encoder) -> int | None:
        return encoder.used(self.u, self.v)


@dataclass(frozen=True, slots=True)
class LinksUsed:
    """The line uses exactly ``count`` of the ``links``, each written (smaller, larger node)."""

    links: tuple[tuple[int, int], ...]
    count: int

    def holds(self, trace: Trace) -> bool:
        used = trace.used
        return sum(link in used for link in self.links) == self.count

    def encode(self, encoder: Encoder) -> None:
        exactly(encoder, [encoder.used(u, v) for u, v in self.links], self.count)

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
        raise Undeclared("Where a line of any length ends cannot be said in this encoding.")

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
        raise Undeclared("Sums of values cannot be said in this encoding.")

    def denied(self, encoder: Encoder) -> int | None:
        return None
