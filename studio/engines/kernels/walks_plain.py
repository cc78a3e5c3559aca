"""Walks that visit no node twice, in plain Python; twin of ``walks``.

Depth-first, with a reachability prune at every node: only those neighbours are tried from which the
target can still be reached through unvisited nodes. So every branch holds a walk, and the time
between two walks is bounded by (length of a walk) x (edges of the graph).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

MayGo: TypeAlias = Callable[[Sequence[int], int], int]
"""Which of some nodes, as bits, a path may go on to."""


def _anywhere(_path: Sequence[int], nodes: int) -> int:
    return nodes


def walks(
    successors: Sequence[Sequence[int]], start: int, target: int, may_go: MayGo = _anywhere
) -> Iterator[tuple[int, ...] | None]:
    """Every simple path from ``start`` to ``target``; None for a step of the search without one.

    ``may_go`` leaves out ways on that are not wanted.
    """
    size = len(successors)
    ahead = [sum(1 << node for node in nodes) for nodes in successors]
    behind = ways_back(successors)
    free = (1 << size) - 1 & ~(1 << start)
    path = [start]
    if start == target:
        yield (start,)
        return
    choices = [promising(behind, free, may_go(path, ahead[start] & free), target)]
    while choices:
        if not choices[-1]:
            choices.pop()
            free |= 1 << path.pop()
            continue
        low = choices[-1] & -choices[-1]
        choices[-1] ^= low
        node = low.bit_length() - 1
        if node == target:
            yield (*path, target)
            continue
        yield None
        path.append(node)
        free ^= low
        choices.append(promising(behind, free, may_go(path, ahead[node] & free), target))


def ways_back(successors: Sequence[Sequence[int]]) -> list[int]:
    """For each node the nodes that lead to it, as bits."""
    behind = [0] * len(successors)
    for node, nodes in enumerate(successors):
        for other in nodes:
            behind[other] |= 1 << node
    return behind


def promising(behind: Sequence[int], free: int, wanted: int, target: int) -> int:
    """Which of the ``wanted`` nodes can reach the target through ``free`` nodes, as bits."""
    reached = frontier = 1 << target
    while frontier and wanted & ~reached:
        low = frontier & -frontier
        frontier ^= low
        new = behind[low.bit_length() - 1] & free & ~reached
        reached |= new
        frontier |= new
    return wanted & reached


def shortest_walk(
    successors: Sequence[Sequence[int]],
    start: int,
    target: int,
    steps: int,
    values: Sequence[int] = (),
    total: int | None = None,
) -> tuple[int, ...] | None:
    """A walk that none is shorter than; None where so many steps did not find one.

    ``total`` asks for walks whose values add up to it, the first one's with the others. Depth-first
    to a depth that grows, from nodes alone that are near enough to the target: without a sum the
    first walk is met at the first depth, along the distances of a breadth-first search.
    """
    away = _distances(successors, target)
    if start not in away:
        return None
    most = len(away)
    for depth in range(away[start], most):
        visited, path = {start}, [start]
        # A way that comes to the target goes no further.
        choices = [iter(successors[start])]
        while choices:
            node = next(choices[-1], None)
            if node is None:
                choices.pop()
                visited.discard(path.pop())
                continue
            left = depth - len(path)
            if node in visited or away.get(node, most) > left:
                continue
            if node == target:
                walk = (*path, target)
                # Walks that are shorter were met at an earlier depth.
                if not left and (total is None or sum(values[at] for at in walk) == total):
                    return walk
                continue
            steps -= 1
            if steps < 0:
                return None
            visited.add(node)
            path.append(node)
            choices.append(iter(successors[node]))
    return None


def _distances(successors: Sequence[Sequence[int]], target: int) -> dict[int, int]:
    """How many steps lead to the target from each node that can reach it."""
    behind: list[list[int]] = [[] for _ in successors]
    for node, nodes in enumerate(successors):
        for other in nodes:
            behind[other].append(node)
    away = {target: 0}
    reached = [target]
    for node in reached:
        for other in behind[node]:
            if other not in away:
                away[other] = away[node] + 1
                reached.append(other)
    return away


class PlainWalks:
    """Counts walks in slices; attributes as in the compiled twin.

    ``by_length`` has the number of walks by the number of jumps, ``by_sum`` by the sum of the
    values of the nodes visited (with the first one's), ``wanted`` by the number of jumps those
    with the sum ``total``; with ``total`` None all. ``shortest`` and ``longest`` are of the wanted.
    """

    def __init__(
        self,
        successors: Sequence[Sequence[int]],
        values: Sequence[int],
        start: int,
        target: int,
        total: int | None,
    ) -> None:
        self._values = values
        self._total = total
        self._walks = walks(successors, start, target)
        self.by_length: dict[int, int] = {}
        self.by_sum: dict[int, int] = {}
        self.wanted: dict[int, int] = {}
        self.shortest: tuple[int, ...] | None = None
        self.longest: tuple[int, ...] | None = None
        self.steps = 0

    def run(self, steps: int) -> bool:
        """Work on for so many steps of the search; True when all walks are counted."""
        end = self.steps + steps
        while self.steps < end:
            try:
                walk = next(self._walks)
            except StopIteration:
                return True
            self.steps += 1
            if walk is not None:
                self._count(walk)
        return False

    def _count(self, walk: tuple[int, ...]) -> None:
        length = len(walk) - 1
        total = sum(self._values[node] for node in walk)
        self.by_length[length] = self.by_length.get(length, 0) + 1
        self.by_sum[total] = self.by_sum.get(total, 0) + 1
        if self._total is not None and total != self._total:
            return
        self.wanted[length] = self.wanted.get(length, 0) + 1
        if self.shortest is None or len(walk) < len(self.shortest):
            self.shortest = walk
        if self.longest is None or len(walk) > len(self.longest):
            self.longest = walk
