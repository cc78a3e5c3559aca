"""A technique for strands: drawn stretches of a line, some of whose nodes have numbers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from studio.engines.deduction.deduction import (
    ContradictionError,
    Deduction,
    Technique,
    weight,
)
from studio.engines.deduction.path_state import PathState, Reason, unique
from studio.puzzle import StepAt
from studio.records import dataclass

ALONG = Technique("along", "Numbers along a line", 1, 1.0)

WAYS = 3
"""Of what tells the direction of a strand the nearest so many are looked at."""


@dataclass(frozen=True)
class Way:
    """Which way numbers rise along a strand: 1 onward, -1 back.

    ``span`` are the places that tell, ``why`` what tells besides the numbers there.
    """

    turn: int
    span: tuple[int, ...]
    why: Reason = ()


class Strands:
    """The numbers that those of a strand tell of its other nodes."""

    def __init__(self, state: PathState) -> None:
        self._state = state

    def numbers(self, *, reasons: bool) -> list[Deduction]:
        """A strand whose direction is known is numbered from end to end.

        Without ``reasons`` the first one that is found will do.
        """
        state = self._state
        found = []
        seen: set[int] = set()
        for node, drawn in enumerate(state.edges.drawn):
            if not drawn or node in seen or node in state.step_of:
                continue
            start, _ = state.edges.strand(node)
            _, path = state.edges.strand(start)
            nodes = [start]
            for edge in path:
                nodes.append(sum(self._state.graph.edges[edge]) - nodes[-1])
            seen.update(nodes)
            if len(nodes) < 2 or nodes[0] == nodes[-1]:
                continue
            found += self._numbered(nodes, path, reasons)
        return found

    def _numbered(self, nodes: list[int], path: list[int], reasons: bool) -> list[Deduction]:
        state = self._state
        known = [place for place, node in enumerate(nodes) if node in state.step_of]
        if not known:
            return []
        ways = self._directions(nodes, path, known)
        if not ways:
            return []
        found = []
        for at, node in enumerate(nodes):
            if node in state.step_of:
                continue
            place = min(known, key=lambda other: abs(other - at))
            if not reasons:
                ways = ways[:1]
            # The line from the number to what tells its direction, and on to the node.
            told = [
                (self._strand_reason(nodes, path, (place, at, *way.span), way.why), way.turn)
                for way in sorted(ways, key=lambda way: _farthest(way.span, at))[:WAYS]
            ]
            because, turn = min(told, key=lambda one: weight(one[0]))
            step = state.step_of[nodes[place]]
            wanted = step + turn * (at - place)
            if state.closed:
                wanted = (wanted - 1) % state.size + 1
            found.append(Deduction(ALONG, because, (StepAt(node, wanted),), (step, wanted)))
        return found

    def _directions(self, nodes: list[int], path: list[int], known: list[int]) -> list[Way]:
        """What tells whether the numbers of a strand rise or fall along it; ``known`` are the
        places with a number.

        ContradictionError where two numbers are not as many steps apart as their places.
        """
        state = self._state
        found = []
        first = known[0]
        for one, other in (*((first, other) for other in known[1:]), *pairwise(known[1:])):
            apart = state.step_of[nodes[other]] - state.step_of[nodes[one]]
            fitting = [turn for turn in (1, -1) if self._fits(apart, turn * (other - one))]
            if not fitting:
                raise ContradictionError(self._strand_reason(nodes, path, (one, other), ()))
            # Half of a closed line apart, two numbers fit either way.
            if len(fitting) == 1:
                found.append(Way(fitting[0], (one, other)))
        for place in known:
            if state.end(nodes[place]):
                rises = (state.step_of[nodes[place]] == 1) == (place == 0)
                found.append(Way(1 if rises else -1, (place,)))
        for at in range(len(path)):
            ahead, behind = state.ahead.get(nodes[at]), state.behind.get(nodes[at])
            if ahead is not None and ahead.v == nodes[at + 1]:
                found.append(Way(1, (at, at + 1), (ahead,)))
            if behind is not None and behind.u == nodes[at + 1]:
                found.append(Way(-1, (at, at + 1), (behind,)))
        return found

    def _fits(self, apart: int, places: int) -> bool:
        """Can two numbers so far apart stand so many places apart?"""
        if self._state.closed:
            return (apart - places) % self._state.size == 0
        return apart == places

    def _strand_reason(
        self, nodes: list[int], path: list[int], places: Iterable[int], why: Reason
    ) -> Reason:
        """The numbers among some places of a strand, what else counts, the edges between them."""
        state = self._state
        chosen = sorted(set(places))
        labels = [state.label(nodes[at]) for at in chosen if nodes[at] in state.step_of]
        edges = (state.edges.inside[edge] for edge in path[chosen[0] : chosen[-1]])
        return unique(labels, why, *edges)


def _farthest(span: tuple[int, ...], at: int) -> int:
    """How many places lie between one place of a strand and the farthest of some."""
    return max(abs(place - at) for place in span)
