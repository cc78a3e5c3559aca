"""Random Hamiltonian paths and cycles, for puzzles that start from an answer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import accumulate

from studio.board import Graph
from studio.engines import kernels
from studio.engines.kernels import backbite_plain
from studio.puzzle import Trace

MIXING = 100
"""Moves for each node. Mixed are paths after about 10 on hexagons, 30 on squares."""


PATIENCE = 1_000_000
"""Moves that a path is given to come by the labels wanted: a tenth of a second or two. Plain Python
is fifty times slower and gets as many times fewer."""

LOADING_S = 0.4
"""What loading the compiler takes. So long plain Python moves small paths first, to the same end:
on a board of 5x5 that takes 2 ms, on one of 15x15 30."""

SMALL = 225
"""Nodes of a graph that plain Python is used for."""


class _Plain:
    """What this process has moved without the compiler."""

    spent = 0.0


def random_path(
    graph: Graph,
    seed: int,
    *,
    closed: bool = False,
    start: Trace | None = None,
    labels: Mapping[int, int] | None = None,
) -> Trace | None:
    """A random line through all nodes of an undirected graph, or None if none was met.

    Without ``start`` the path grows from a random node by Posa's rotations; boards of squares or
    hexagons seldom need more. ``labels`` maps steps, from 1, to the nodes that the line must be at
    then: it is left to chance to meet them, which serves for one or two. None proves nothing. The
    same seed makes the same line (with labels: where it makes any).

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
    wanted = [number for step, node in (labels or {}).items() for number in (step - 1, node)]
    moves = MIXING * graph.size
    lists = (starts, near, path, where, wanted)
    if _move(lists, (len(begin), moves, seed), closed) != graph.size:
        return None
    if any(path[step - 1] != node for step, node in (labels or {}).items()):
        path.reverse()
    return Trace(tuple(path), closed)


def _move(
    lists: tuple[list[int], list[int], list[int], list[int], list[int]],
    numbers: tuple[int, int, int],
    closed: bool,
) -> int:
    """Move the path, by the compiled code where that pays and is ready; its length afterwards."""
    starts, near, path, where, wanted = lists
    length, moves, seed = numbers

    def plain(path: list[int], where: list[int], more: int) -> int:
        begun = time.perf_counter()
        found = backbite_plain.backbite(
            starts, near, path, where, wanted, length, moves, more, seed, closed
        )
        _Plain.spent += time.perf_counter() - begun
        return found

    if len(path) <= SMALL and _Plain.spent < LOADING_S and not kernels.loaded("backbite"):
        moved, places = path.copy(), where.copy()
        found = plain(moved, places, moves)
        # Where that was too few, the compiled code begins anew, and so comes to the same end as if
        # it had been asked first.
        if found >= 0:
            path[:] = moved
            return found
    warm = kernels.warm()
    more = moves
    if wanted:
        more = PATIENCE if warm else PATIENCE // 50
    if not warm:
        return plain(path, where, more)
    import numpy as np

    from studio.engines.kernels.backbite import backbite

    nodes = np.array(path, dtype=np.int64)
    found = backbite(
        np.array(starts, dtype=np.int64),
        np.array(near, dtype=np.int64),
        nodes,
        np.array(where, dtype=np.int64),
        np.array(wanted, dtype=np.int64),
        length,
        moves,
        more,
        seed,
        closed,
    )
    path[:] = nodes.tolist()
    return found
