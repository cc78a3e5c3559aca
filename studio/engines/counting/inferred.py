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

Shorts: TypeAlias = NDArray[np.int32]

TRYING = 2
"""Looks at clues and nodes for each face, before anything is learnt, where edges are tried."""

NEVER = -(1 << 30)
"""Looks until which no edge is tried, whatever is learnt."""


def infer(
    graph: Graph, fate: Ints, first: Ints, edge: Ints, times: Ints, wanted: Ints, *, trying: bool
) -> bool:
    """Settle in ``fate`` edges as clues and a single loop demand; False where there is no loop.

    Clues are as ``Clues`` has them; their edges count ``times``. Nothing is settled where there are
    no faces to tell, or the kernel is not at hand. ``trying``: also what follows where an edge
    leads to a contradiction; that takes a few times as long.
    """
    if graph.planar is None or graph.simple is not graph or not kernels.at_hand("inference"):
        return True
    from studio.engines.kernels.inference import infer_fates

    sides, ends = _around(graph.planar, graph.edges)
    most = TRYING * graph.planar.size if trying else NEVER
    left = infer_fates(
        fate, sides, ends, first, edge, times, wanted, graph.planar.size, graph.size, most
    )
    return bool(left >= 0)


@lru_cache(maxsize=16)
def _around(planar: Planar, edges: tuple[tuple[int, int], ...]) -> tuple[Shorts, Shorts]:
    """The two faces of one edge after the other, and their two nodes."""
    return np.array(planar.sides, np.int32).ravel(), np.array(edges, np.int32).ravel()
