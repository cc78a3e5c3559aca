"""Cells and edges on which the open board hangs: without them it falls into two parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def articulation_points(
    size: int, near: Callable[[int], list[int]]
) -> tuple[list[int], list[tuple[int, int]]]:
    """Articulation points and bridges of a graph (R. Tarjan, SIAM J. Comput. 1, 1972).

    ``near`` gives the neighbours of a node. Bridges are (node nearer the start, node beyond).
    """
    number = [0] * size
    low = [0] * size
    points: set[int] = set()
    bridges = []
    count = 0
    for start in range(size):
        if number[start]:
            continue
        children = 0
        count += 1
        number[start] = low[start] = count
        stack: list[tuple[int, int, Iterator[int]]] = [(start, -1, iter(near(start)))]
        while stack:
            node, before, others = stack[-1]
            for other in others:
                if not number[other]:
                    count += 1
                    number[other] = low[other] = count
                    stack.append((other, node, iter(near(other))))
                    break
                if other != before:
                    low[node] = min(low[node], number[other])
            else:
                stack.pop()
                if before < 0:
                    continue
                low[before] = min(low[before], low[node])
                if low[node] > number[before]:
                    bridges.append((before, node))
                if before == start:
                    children += 1
                elif low[node] >= number[before]:
                    points.add(before)
        if children > 1:
            points.add(start)
    return sorted(points), bridges


def part(start: int, near: Callable[[int], list[int]], without: int) -> set[int]:
    """The nodes that are reached from one without passing through another."""
    seen = {start}
    stack = [start]
    while stack:
        for other in near(stack.pop()):
            if other != without and other not in seen:
                seen.add(other)
                stack.append(other)
    return seen
