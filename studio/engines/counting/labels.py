"""Tables for counting numbered lines: how far the next label is, and whether it can be reached."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph
from studio.engines.counting.demand import Demand
from studio.engines.counting.order import distances
from studio.records import dataclass


@dataclass(frozen=True)
class Steps:
    """For numbered lines: how far the next label is from a step, and what a node can reach.

    ``gaps[1, s]`` is the distance from step ``s`` to the next labelled step above it, or to the
    first step that does not exist; ``gaps[0, s]`` the same downwards. ``fits[node, 2 s + up]`` says
    whether a piece that ends at the node with step ``s`` can still reach the next label.
    """

    gaps: NDArray[np.int64]
    fits: NDArray[np.uint8]

    @staticmethod
    @lru_cache(maxsize=16)
    def none(size: int) -> Steps:
        """Of a line without numbers."""
        return Steps(np.zeros((2, 1), np.int64), np.zeros((size, 1), np.uint8))


def label_steps(graph: Graph, demand: Demand) -> Steps:
    """The tables of labels; in a closed line the steps run in a circle."""
    labels = demand.labels or {}
    n = graph.size
    nodes = sorted(labels, key=labels.__getitem__)
    at = [labels[node] for node in nodes]
    far = np.full((len(nodes), n), 4 * n, np.int64)
    for row, node in enumerate(nodes):
        for other, steps in distances(graph, node).items():
            far[row, other] = steps
    gaps = np.zeros((2, n + 2), np.int64)
    fits = np.ones((n, 2 * (n + 2)), np.uint8)
    for s in range(n + 2):
        above = [(t - s, row) for row, t in enumerate(at) if t > s]
        below = [(s - t, row) for row, t in enumerate(at) if t < s]
        if demand.closed:
            above = above or [(t + n - s, row) for row, t in enumerate(at)]
            below = below or [(s + n - t, row) for row, t in enumerate(at)]
        for up, near, beyond in ((0, below, s), (1, above, n + 1 - s)):
            gaps[up, s], row = min(near, default=(beyond, -1))
            if row >= 0:
                fits[:, 2 * s + up] = far[row] <= gaps[up, s]
    colours = _tint(graph)
    if colours is not None and not (demand.closed and n % 2):
        # On a two-coloured graph the colours of the steps alternate.
        phase = (colours[nodes[0]] + at[0]) % 2
        for node in range(n):
            for s in range(n + 2):
                if (colours[node] + s) % 2 != phase:
                    fits[node, 2 * s : 2 * s + 2] = 0
    return Steps(gaps, fits)


def _tint(graph: Graph) -> list[int] | None:
    """A colouring with two colours; None if there is none, or the graph is in pieces."""
    found = distances(graph, 0)
    if len(found) < graph.size:
        return None
    colours = [found[node] % 2 for node in range(graph.size)]
    return None if any(colours[u] == colours[v] for u, v in graph.edges) else colours
