"""Where numbers can be as the facts have it now, and which of the facts that takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from studio.engines.deduction.path_reach import Gap, Reach, bits
from studio.engines.deduction.path_state import PathState, Reason, unique
from studio.puzzle import Follows, StepAt, StepParity
from studio.records import dataclass


@dataclass(frozen=True)
class Obstacle:
    """A part of the facts that keeps numbers away from cells, and the facts that say so."""

    because: Reason
    label: int | None = None
    edge: int | None = None
    mark: StepParity | Follows | None = None


class View:
    """Reach by all that is known, with reasons.

    ``blocked``: edges that are out, arrows and marks count too, not only labels. ``exact``: steps
    are counted, not only distances.
    """

    def __init__(self, state: PathState, *, blocked: bool, exact: bool) -> None:
        self._state = state
        self._exact = exact
        self._out = state.edges.out if blocked else {}
        self._marks: list[StepParity | Follows] = []
        if blocked:
            self._marks += [*state.ahead.values(), *(state.parity.values() if exact else ())]
        self.reach = self._reach(state.node_at, frozenset(self._out), self._marks)

    @cached_property
    def gaps(self) -> dict[Gap, dict[int, int]]:
        """The gaps, and for each step of each the cells that it may have."""
        return {gap: self.reach.cells(gap) for gap in self.reach.gaps()}

    @cached_property
    def _obstacles(self) -> list[Obstacle]:
        edges = [Obstacle(why, edge=edge) for edge, why in sorted(self._out.items())]
        return [*edges, *(Obstacle((mark,), mark=mark) for mark in self._marks)]

    def _with(self, labels: dict[int, int], obstacles: Iterable[Obstacle]) -> Reach:
        chosen = list(obstacles)
        return self._reach(
            labels,
            frozenset(part.edge for part in chosen if part.edge is not None),
            [part.mark for part in chosen if part.mark is not None],
        )

    def _reach(
        self, labels: dict[int, int], out: frozenset[int], marks: Iterable[StepParity | Follows]
    ) -> Reach:
        marks = tuple(marks)
        return Reach(
            self._state.graph,
            self._state.near,
            self._state.closed,
            labels,
            out,
            self._exact,
            {mark.node: mark.odd for mark in marks if isinstance(mark, StepParity)},
            tuple(mark for mark in marks if isinstance(mark, Follows)),
        )

    def around(self, gap: Gap) -> tuple[StepAt, ...]:
        """The labels on both sides of a gap."""
        node_at = self._state.node_at
        return tuple(StepAt(node_at[step], step) for step in gap[1:] if step is not None)

    def suffices(self, gap: Gap, proves: Callable[[Reach], bool]) -> bool:
        """Is the reason for something about the numbers of a gap no more than those around it?"""
        return proves(self._between(self.around(gap)))

    def _between(self, around: Iterable[StepAt]) -> Reach:
        return self._with({fact.step: fact.node for fact in around}, ())

    def why(self, gap: Gap, proves: Callable[[Reach], bool]) -> Reason:
        """A minimal reason for something about the numbers of a gap.

        The labels around it count in any case; then labels in the way, edges that are out, arrows
        and marks, as far as ``proves`` needs them.
        """
        around = self.around(gap)
        wide = self._between(around)
        if proves(wide):
            return around
        ends = {fact.step: fact.node for fact in around}
        kept = self._relevant(ends, wide.cells(gap))
        chunk = max(1, len(kept) // 2)
        while chunk:
            # Leaves out many at once where that is possible, then one by one.
            at = 0
            while at < len(kept):
                fewer = kept[:at] + kept[at + chunk :]
                if proves(self._with(_labelled(ends, fewer, self._state), fewer)):
                    kept = fewer
                else:
                    at += chunk
            chunk //= 2
        return unique(around, *(part.because for part in kept))

    def _relevant(self, ends: dict[int, int], wide: dict[int, int]) -> list[Obstacle]:
        """What may stand in the way of the numbers of a gap, that can be ``wide`` of each other."""
        state, graph = self._state, self._state.graph
        near = set(ends.values()).union(*map(bits, wide.values()))
        labels = [
            Obstacle((state.label(node),), label=step)
            for step, node in sorted(state.node_at.items())
            if node in near and step not in ends
        ]
        others = []
        for part in self._obstacles:
            if part.edge is None:
                others.append(part)
                continue
            steps = [state.step_of.get(node) for node in graph.edges[part.edge]]
            inner = any(step is not None and step not in ends for step in steps)
            if not inner and near.issuperset(graph.edges[part.edge]) and None in steps:
                others.append(part)
        return others + labels


def _labelled(ends: dict[int, int], parts: Iterable[Obstacle], state: PathState) -> dict[int, int]:
    labels = {part.label for part in parts if part.label is not None}
    return {**ends, **{step: state.node_at[step] for step in labels}}


def instead_of(state: PathState, fact: StepAt) -> list[StepAt]:
    """Where its step can be else, or which steps can be at its node: the fewer of these.

    By what counting steps between labels leaves; one of them holds where ``fact`` does not.
    """
    reach = View(state, blocked=True, exact=True).reach
    cells: dict[int, int] = {}
    for gap in reach.gaps():
        cells.update(reach.cells(gap))
    nodes = [node for node in bits(cells.get(fact.step, 0)) if node != fact.node]
    steps = [s for s, some in sorted(cells.items()) if some >> fact.node & 1 and s != fact.step]
    if len(steps) < len(nodes):
        return [StepAt(fact.node, step) for step in steps]
    return [StepAt(node, fact.step) for node in nodes]
