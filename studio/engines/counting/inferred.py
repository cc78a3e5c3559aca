"""What follows about the edges of a loop before it is swept: those that all loops have, or none.

Fewer edges are open then, and fewer states differ. See ``kernels/inference_plain.py`` for the
method.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph, Planar
from studio.engines import kernels
from studio.engines.counting.layout import Ints
from studio.engines.kernels import plan as kernel

Shorts: TypeAlias = NDArray[np.int32]

MOST_THINGS = 30
"""Of a clue: what it may still want is a bit of a word for each number up to that (in SAT, too:
``sat/loop_units.py``)."""

TRYING = 2
"""Looks at clues and nodes for each face, before anything is learnt, where edges are tried."""

NEVER = -(1 << 30)
"""Looks until which no edge is tried, whatever is learnt."""

FATES = np.array([kernel.OPEN, kernel.UNUSED, kernel.USED])
"""What the inference says of an edge, as the plan says it."""


def infer(
    graph: Graph, fate: Ints, first: Ints, edge: Ints, times: Ints, wanted: Ints, *, trying: bool
) -> bool:
    """Settle in ``fate`` edges as clues and a single loop demand; False where there is no loop.

    Clues are as ``Clues`` has them; their edges count ``times``. Nothing is settled where there are
    no faces to tell, or the kernel is not at hand. ``trying``: also what follows where an edge
    leads to a contradiction; that takes a few times as long.
    """
    entries = int(first[-1])
    if (
        graph.planar is None
        or graph.simple is not graph
        or not (entries or fate.any())
        or not kernels.at_hand("inference")
        or (
            entries
            and (times[:entries].max() > 1 or max(np.diff(first).max(), wanted.max()) > MOST_THINGS)
        )
    ):
        return True
    from studio.engines.kernels.inference import infer as compiled
    from studio.engines.kernels.inference_plain import CLASSES

    sides, ends = _around(graph.planar, graph.edges)
    known = np.flatnonzero(fate)
    related = np.empty((len(known), 3), np.int32)
    related[:, :2] = sides[known]
    related[:, 2] = fate[known] == kernel.USED
    faces = np.empty(graph.planar.size, np.int32)
    status = np.empty(len(fate) + graph.size, np.int32)
    nothing = np.zeros(len(wanted) + 1, np.int32)
    most = TRYING * graph.planar.size if trying else NEVER
    left = compiled(
        sides.reshape(-1), ends, np.full(len(wanted), CLASSES, np.int32),
        first.astype(np.int32), edge[:entries].astype(np.int32), nothing, nothing[:0],
        np.left_shift(1, wanted).astype(np.int32), related.reshape(-1),
        most, faces, status,
    )  # fmt: skip
    fate[:] = FATES[status[: len(fate)]]
    return bool(left >= 0)


@lru_cache(maxsize=16)
def _around(planar: Planar, edges: tuple[tuple[int, int], ...]) -> tuple[Shorts, Shorts]:
    """The two faces of each edge, a row each, and the two nodes of one edge after the other."""
    sides = np.array(planar.sides, np.int32).reshape(-1, 2)
    return sides, np.array(edges, np.int32).reshape(-1)
