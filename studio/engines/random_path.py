"""Random Hamiltonian paths and cycles, for puzzles that start from an answer."""

from __future__ import annotations

from itertools import accumulate

import numpy as np

from studio.board import Graph
from studio.engines import kernels
from studio.engines.kernels import backbite_plain
from studio.puzzle import Trace

MIXING = 100
"""Moves for each node. Mixed are paths after about 10 on hexagons, 30 on squares."""


def random_path(
    graph: Graph, seed: int, *, closed: bool = False, start: Trace | None = None
) -> Trace | None:
    """A random line through all nodes of an undirected graph, or None if none was met.

    Without ``start`` the path grows from a random node by Posa's rotations; boards of squares or
    hexagons seldom need more. None proves nothing: a solver's line can be given as ``start``. The
    same seed makes the same line.

    Backbite moves: R. Oberdorf, A. Ferguson, J. L. Jacobsen, J. Kondev, "Secondary structures in
    long compact polymers", Physical Review E 74 (2006) 051801. Not proved to sample evenly.
    """
    if graph.size == 0 or (closed and graph.size < 3):
        return None
    degrees = [len(nodes) for nodes in graph.neighbours]
    starts = [0, *accumulate(degrees)]
    near = [node for nodes in graph.neighbours for node in nodes]
    begin = start.nodes if start is not None else (seed % graph.size,)
    path = [*begin, *[0] * (graph.size - len(begin))]
    where = [-1] * graph.size
    for place, node in enumerate(begin):
        where[node] = place
    moves = MIXING * graph.size
    numbers = (starts, near, path, where)
    length = _move(numbers, len(begin), moves, seed, closed)
    return Trace(tuple(path), closed) if length == graph.size else None


def _move(
    numbers: tuple[list[int], list[int], list[int], list[int]],
    length: int,
    moves: int,
    seed: int,
    closed: bool,
) -> int:
    """Move the path, by the compiled code where that is ready; its length afterwards."""
    starts, near, path, where = numbers
    if not kernels.warm():
        return backbite_plain.backbite(starts, near, path, where, length, moves, seed, closed)
    from studio.engines.kernels.backbite import backbite

    nodes = np.array(path, dtype=np.int64)
    length = backbite(
        np.array(starts, dtype=np.int64),
        np.array(near, dtype=np.int64),
        nodes,
        np.array(where, dtype=np.int64),
        length,
        moves,
        seed,
        closed,
    )
    path[:] = nodes.tolist()
    return length
