"""What follows about a loop from its clues alone, before anything is searched.

Most published loops are settled that way, several times as quickly as by SAT; what is left open
goes to the solver with all that was learnt. See ``kernels.inference_plain`` for the method.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, compress
from typing import Any

from studio.engines import kernels
from studio.puzzle import Constraint, Problem
from studio.records import dataclass

EFFORT = 2
"""Looks at units for each face, before anything is learnt."""

LONG_EFFORT = 300
"""The same where clues say more than how many edges are used: there trying pays longer."""


@dataclass(frozen=True, slots=True)
class Inferred:
    """What was learnt of the faces: the side of each seen from its root."""

    root: list[int]
    across: list[int]
    open: int
    """How many edges may be used or not; -1 where no loop obeys the clues."""
    settled: list[bool]
    """For each edge whether that is known."""
    left: list[Constraint]
    """The constraints that may still be broken."""

    @property
    def refuted(self) -> bool:
        """Can there be no loop?"""
        return self.open < 0

    @property
    def faces(self) -> list[int] | None:
        """A sign for each face, positive inside of the only loop that there can be; None while
        edges are open."""
        return None if self.open else signs(self.across)

    def settles(self, edges: Iterable[int]) -> bool:
        """Is it known of all these edges whether they are used?"""
        return all(map(self.settled.__getitem__, edges))


def signs(across: Sequence[int]) -> list[int]:
    """A sign for each face, positive inside, by the sides of all from the one that they share."""
    outside = across[-1]
    return [1 if side != outside else -1 for side in across]


@dataclass(frozen=True, slots=True)
class Learnt:
    """What the kernel took and wrote: numpy arrays of int32, see ``inference_plain.infer``."""

    sides: Any
    ends: Any
    kinds: Any
    thing_first: Any
    things: Any
    said_first: Any
    said: Any
    allowed: Any
    related: Any
    faces: Any
    status: Any
    open: int
    """As in :class:`Inferred`."""
    looked_at: list[Constraint]
    """The constraint of each unit."""
    others: list[Constraint]
    """Those that there are no units for."""

    def inferred(self) -> Inferred:
        """The same in the terms of a problem."""
        from studio.engines.kernels.inference_plain import CLASSES, OPEN, UNUSED
        from studio.engines.sat.loop_units import FALSE, TRUE, left_open

        status, things, said_first = self.status, self.things, self.said_first
        edges = len(self.sides) // 2
        known = status[:edges] != OPEN
        left = list(self.others)
        if self.open > 0:
            import numpy as np

            # Of a node counts what is known only where it stands in its edges.
            near = self.ends.reshape(-1, 2)[~known].ravel()
            status = status.copy()
            status[edges + near] = OPEN
            # Of each constraint, how many of its things are open.
            opened = np.concatenate(([0], np.cumsum(status[things] == OPEN)))[self.thing_first]
            still = (opened[1:] > opened[:-1]).tolist()
            if all(kind == CLASSES for kind in self.kinds.tolist()):
                left.extend(compress(self.looked_at, still))
            else:
                learnt = status[self.said >> 1]
                true = learnt == UNUSED + (self.said & 1)
                told = np.where(learnt == OPEN, OPEN, np.where(true, TRUE, FALSE))
                left.extend(left_open(self.looked_at, still, told.tolist(), said_first.tolist()))
        root, across = (self.faces >> 1).tolist(), (self.faces & 1).tolist()
        return Inferred(root, across, self.open, known.tolist(), left)


def infer(problem: Problem) -> Inferred | None:
    """What follows of a loop problem; None where that is not ready at once, or cannot be asked.

    Constraints that there are no units for are passed over, so an answer has to be held to them.
    """
    learnt = learn(problem)
    return None if learnt is None else learnt.inferred()


def learn(problem: Problem) -> Learnt | None:
    """The same as the kernel has it."""
    planar, graph = problem.graph.planar, problem.graph
    if (
        planar is None
        or not graph.edges
        or not kernels.at_hand("inference")
        or graph.simple is not graph
    ):
        return None
    import numpy as np

    from studio.engines.kernels.inference import infer as compiled
    from studio.engines.kernels.inference_plain import CLASSES
    from studio.engines.sat.loop_units import Units, told

    units = Units(graph, planar)
    looked_at: list[Constraint] = []
    others: list[Constraint] = []
    for constraint in told(problem.constraints):
        before = len(units.kinds)
        if not units.add(constraint):
            others.append(constraint)
        elif len(units.kinds) > before:
            looked_at.append(constraint)
    thing_first = np.fromiter(accumulate(map(len, units.things), initial=0), np.int32)
    things = np.fromiter(chain.from_iterable(units.things), np.int32)
    said_first = np.fromiter(accumulate(map(len, units.said), initial=0), np.int32)
    said = np.fromiter(chain.from_iterable(units.said), np.int32)
    sides = np.fromiter(chain.from_iterable(planar.sides), np.int32)
    ends = np.fromiter(chain.from_iterable(graph.edges), np.int32)
    faces = np.empty(planar.size, np.int32)
    status = np.empty(len(graph.edges) + graph.size, np.int32)
    kinds = np.array(units.kinds, np.int32)
    allowed = np.array(units.allowed, np.int32)
    related = np.array(units.related, np.int32)
    counting = all(kind == CLASSES for kind in units.kinds)
    most = (EFFORT if counting else LONG_EFFORT) * planar.size
    left = int(
        compiled(
            sides, ends, kinds, thing_first, things, said_first, said, allowed, related,
            most, faces, status,
        )
    )  # fmt: skip
    return Learnt(
        sides, ends, kinds, thing_first, things, said_first, said, allowed, related,
        faces, status, left, looked_at, others,
    )  # fmt: skip
