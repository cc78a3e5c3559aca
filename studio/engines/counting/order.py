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

SIMILAR = 1.2
"""Another order is about as good where it is expected to cost up to so many times as much."""

ALIKE = 8
"""So many orders are looked at: of squares those along rows and columns from all corners."""

CROSSING = 0.5
"""Two orders cross where places in one correlate less than this with places in the other."""


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


def alike(graph: Graph) -> tuple[tuple[int, ...], ...]:
    """Orders about as good as the good one, ALIKE at most, which comes first: then those across it,
    as columns are across rows, each also from its other end, and from other corners.

    Which of them a sweep has the fewest states in depends on what is asked of the edges. Only the
    good one where the graph has several components.
    """
    along = good_order(graph)
    parts = components(graph)
    if len(parts) != 1:
        return (along,)
    bound = SIMILAR * _cost(graph, along, float("inf"))
    costs: dict[tuple[int, ...], float] = {}
    for candidate in _candidates(graph, parts[0], mirrored=True):
        for order in (tuple(candidate), tuple(reversed(candidate))):
            if order not in costs:
                costs[order] = _cost(graph, order, bound)
    place = {node: i for i, node in enumerate(along)}
    middle = (graph.size - 1) / 2
    spread = sum((i - middle) ** 2 for i in range(graph.size))

    def crosses(order: tuple[int, ...]) -> bool:
        shared = sum((i - middle) * (place[node] - middle) for i, node in enumerate(order))
        return abs(shared) < CROSSING * spread

    others = [order for order in costs if costs[order] < bound and order != along]
    others.sort(key=lambda order: (not crosses(order), costs[order]))
    return (along, *others[: ALIKE - 1])


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
    neighbours, (once, full) = graph.neighbours, GROWTH
    more = full / once
    touched, taken = [0] * graph.size, bytearray(graph.size)
    size, states = 0, 1.0
    for node in order:
        taken[node] = True
        own = touched[node]
        size += not own
        for other in neighbours[node]:
            if taken[other]:
                continue
            times = touched[other]
            touched[other] = times + 1
            if times == 0:
                size += 1
                states *= once
            elif times == 1:
                states *= more
        yield size, states
        size -= 1
        if own:
            states /= once if own == 1 else full


def _cost(graph: Graph, order: Sequence[int], bound: float) -> float:
    """The expected number of states of a sweep; gives up where it passes ``bound``."""
    total = 0.0
    for _, states in _frontiers(graph, order):
        total += states
        if total >= bound:
            break
    return total


def _candidates(
    graph: Graph, component: Sequence[int], *, mirrored: bool = False
) -> Iterable[list[int]]:
    """Orders along lattices; ``mirrored`` also those that take each row the other way round."""
    places = range(len(component))

    def far_from(start: int) -> list[int]:
        found = distances(graph, start)
        return [found[node] for node in component]

    def by(keys: list[int]) -> list[int]:
        return [component[place] for place in sorted(places, key=keys.__getitem__)]

    # Start from the far end of a first search; then always the node farthest from all so far.
    near = far_from(component[0])
    maps: list[list[int]] = []
    while len(maps) < min(EXTREMES, len(component)):
        maps.append(far_from(component[max(places, key=near.__getitem__)]))
        near = maps[0] if len(maps) == 1 else list(map(min, near, maps[-1]))
    # Two distances make one number: what comes first counts more than the other can be.
    most = 2 * len(component)
    for i, a in enumerate(maps):
        for b in maps[i + 1 :]:
            beside = tuple(zip(a, b, strict=True))
            yield by([(x - y) * most + x + y for x, y in beside])
            yield by([(x + y) * most + x - y for x, y in beside])
            yield by([x * most + y for x, y in beside])
            if mirrored:
                yield by([(x - y) * most - x - y for x, y in beside])
                yield by([(x + y) * most - x + y for x, y in beside])
