"""What follows about a loop from its clues alone, before anything is searched.

Most published Slitherlinks are settled that way, several times as quickly as
by SAT; what is left open goes to the solver with all that was learnt. See
``kernels.inference_plain`` for the method.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, chain

from studio.engines import kernels
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem

EFFORT = 1
"""Looks at units for each face, before anything is learnt."""

MOST_EDGES = 30
"""Edges of a constraint that are looked at together."""


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
        outside = self.across[-1]
        return None if self.open else [1 if side != outside else -1 for side in self.across]

    def settles(self, edges: Iterable[int]) -> bool:
        """Is it known of all these edges whether they are used?"""
        return all(map(self.settled.__getitem__, edges))


def infer(problem: Problem) -> Inferred | None:
    """What follows of a loop problem; None where that is not ready at once, or cannot be asked.

    Constraints that do not count edges are passed over, so an answer has to be held to them.
    """
    planar, graph = problem.graph.planar, problem.graph
    loaded = "numba" in sys.modules and kernels.warm("inference")
    if planar is None or not graph.edges or not loaded or graph.simple is not graph:
        return None
    import numpy as np

    from studio.engines.kernels.inference import infer as compiled

    clues: list[list[int]] = []
    counts: list[int] = []
    looked_at: list[Constraint] = []
    others: list[Constraint] = []
    index = graph.edge_index
    for constraint in problem.constraints:
        if isinstance(constraint, EdgesUsed) and len(constraint.edges) <= MOST_EDGES:
            clues.append([index[pair] for pair in constraint.edges])
            counts.append(constraint.count)
        elif isinstance(constraint, EdgeUsed | EdgeUnused):
            clues.append([index[constraint.u, constraint.v]])
            counts.append(int(isinstance(constraint, EdgeUsed)))
        else:
            others.append(constraint)
            continue
        looked_at.append(constraint)
    first = np.fromiter(accumulate(map(len, clues), initial=0), np.int32)
    edges = np.fromiter(chain.from_iterable(clues), np.int32)
    sides = np.fromiter(chain.from_iterable(planar.sides), np.int32)
    ends = np.fromiter(chain.from_iterable(graph.edges), np.int32)
    faces = np.empty(planar.size, np.int32)
    wanted = np.array(counts, np.int32)
    left = int(compiled(sides, ends, first, edges, wanted, EFFORT * planar.size, faces))
    root = faces >> 1
    settled = (root[sides[::2]] == root[sides[1::2]]).tolist() if left > 0 else []
    found = Inferred(root.tolist(), (faces & 1).tolist(), left, settled, others)
    if left > 0:
        clued = zip(looked_at, clues, strict=True)
        others.extend(constraint for constraint, clue in clued if not found.settles(clue))
    return found
