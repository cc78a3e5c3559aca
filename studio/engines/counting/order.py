"""A good order of the nodes for frontier counting: one that keeps few nodes half decided.

A sweep takes the nodes one by one. Its frontier are the nodes not yet taken that touch a taken
one; the number of states grows exponentially with it, so its width decides what can be counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from studio.board import Graph

GROWTH = (2.6, 3.5)
"""States per node of the frontier, roughly: one that a single taken node touches is untouched or
one of two kinds of open end; one that several touch may be full as well."""

EXTREMES = 6
"""How many far-out nodes the candidate orders are laid between."""


@lru_cache(maxsize=16)
def good_order(graph: Graph) -> tuple[int, ...]:
    """All nodes in an order with a narrow frontier, component after component.

    Tries the given numbering and sweeps between pairs of far-out nodes: on a lattice the difference
    and the sum of the distances from two corners run along its rows and columns, whichever way they
    lie. Cost: a few dozen passes over the edges.
    """
    order: list[int] = []
    for component in components(graph):
        best = component
        bound = _cost(graph, component, float("inf"))
        for candidate in _candidates(graph, component):
            cost = _cost(graph, candidate, bound)
            if cost < bound:
                best, bound = candidate, cost
        order.extend(best)
    return tuple(order)


def components(graph: Graph) -> list[list[int]]:
    """The connected parts of a graph, each with its nodes in increasing order."""
    seen: set[int] = set()
    parts = []
    for start in range(graph.size):
        if start not in seen:
            part = list(distances(graph, start))
            seen.update(part)
            parts.append(sorted(part))
    return parts


def distances(graph: Graph, start: int) -> dict[int, int]:
    """Steps from a node to every node that can be reached."""
    found = {start: 0}
    ring = [start]
    while ring:
        further = []
        for node in ring:
            for other in graph.neighbours[node]:
                if other not in found:
                    found[other] = found[node] + 1
                    further.append(other)
        ring = further
    return found


@lru_cache(maxsize=16)
def narrowest(graph: Graph) -> int:
    """The most nodes that are on the frontier at once in the good order."""
    return width(graph, good_order(graph))


def width(graph: Graph, order: Sequence[int]) -> int:
    """The most nodes that are on the frontier at once, the one being taken included."""
    return max((size for size, _ in _frontiers(graph, order)), default=0)


def _frontiers(graph: Graph, order: Iterable[int]) -> Iterator[tuple[int, float]]:
    """At each node the size of the frontier with it, and roughly how many states that makes."""
    touched: dict[int, int] = {}
    taken: set[int] = set()
    states = 1.0
    for node in order:
        taken.add(node)
        touched.setdefault(node, 0)
        for other in graph.neighbours[node]:
            if other in taken:
                continue
            times = touched.get(other, 0)
            touched[other] = times + 1
            if times == 0:
                states *= GROWTH[0]
            elif times == 1:
                states *= GROWTH[1] / GROWTH[0]
        yield len(touched), states
        times = touched.pop(node)
        if times:
            states /= GROWTH[min(times, 2) - 1]


def _cost(graph: Graph, order: Sequence[int], bound: float) -> float:
    """The expected number of states of a sweep; gives up where it passes ``bound``."""
    total = 0.0
    for _, states in _frontiers(graph, order):
        total += states
        if total >= bound:
            break
    return total


def _candidates(graph: Graph, component: Sequence[int]) -> Iterable[list[int]]:
    # Start from the far end of a first search; then always the node farthest from all so far.
    first = distances(graph, component[0])
    extreme = max(component, key=lambda node: first[node])
    maps = [distances(graph, extreme)]
    while len(maps) < min(EXTREMES, len(component)):
        extreme = max(component, key=lambda node: min(far[node] for far in maps))
        maps.append(distances(graph, extreme))
    for i, a in enumerate(maps):
        for b in maps[i + 1 :]:
            yield sorted(component, key=lambda node: (a[node] - b[node], a[node] + b[node]))
            yield sorted(component, key=lambda node: (a[node] + b[node], a[node] - b[node]))
            yield sorted(component, key=lambda node: (a[node], b[node]))
