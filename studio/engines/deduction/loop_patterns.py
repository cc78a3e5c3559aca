"""What two clues that touch, or one clue at the rim, say at once: the patterns people learn first.

Two cells that share a side or a corner are looked at together with the edges that leave them at
shared corners; all ways to draw them are tried, once for every form that occurs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from studio.engines.deduction.loop_state import LoopState, Unit
from studio.engines.deduction.loop_units import UNUSED, USED
from studio.records import dataclass

MOST = 4000
"""Ways to draw two cells that are tried at most; more are left to other techniques."""

Nodes = tuple[tuple[tuple[int, ...], bool], ...]


@dataclass(frozen=True)
class Pattern:
    """One or two clue units and the edges that are settled by them alone."""

    units: tuple[Unit, ...]
    settled: tuple[tuple[int, int], ...]


def patterns(state: LoopState) -> list[Pattern]:
    """All patterns of a board; they depend on the clues alone."""
    cells = [unit for unit in state.units if unit.clue is not None and unit.face is not None]
    by_node: dict[int, list[int]] = {}
    for number, unit in enumerate(cells):
        for edge in unit.edges:
            for node in state.graph.edges[edge]:
                by_node.setdefault(node, []).append(number)
    found = []
    for unit in cells:
        settled = _settled(state, (unit,))
        if settled:
            found.append(Pattern((unit,), settled))
    couples = {
        couple for numbers in by_node.values() for couple in combinations(sorted(set(numbers)), 2)
    }
    for a, b in sorted(couples):
        settled = _settled(state, (cells[a], cells[b]))
        if settled:
            found.append(Pattern((cells[a], cells[b]), settled))
    return found


def _settled(state: LoopState, units: Sequence[Unit]) -> tuple[tuple[int, int], ...]:
    graph = state.graph
    edges = list(dict.fromkeys(edge for unit in units for edge in unit.edges))
    around: dict[int, list[int]] = {}
    for place, edge in enumerate(edges):
        for node in graph.edges[edge]:
            around.setdefault(node, []).append(place)
    if len(units) == 2:
        first, second = (
            {node for edge in unit.edges for node in graph.edges[edge]} for unit in units
        )
        for node in first & second:
            for edge in graph.incident[node]:
                if edge not in edges:
                    around[node].append(len(edges))
                    edges.append(edge)
    nodes = tuple(
        (tuple(places), len(places) == len(graph.incident[node]))
        for node, places in around.items()
        if len(places) > 2 or len(places) == len(graph.incident[node])
    )
    if not nodes:
        return ()
    groups = tuple(
        (tuple(edges.index(edge) for edge in unit.edges), unit.shape.counts[0]) for unit in units
    )
    return tuple((edges[place], status) for place, status in _forced(len(edges), groups, nodes))


@cache
def _forced(
    size: int, groups: tuple[tuple[tuple[int, ...], int], ...], nodes: Nodes
) -> tuple[tuple[int, int], ...]:
    some, every = 0, -1
    for tried, pattern in enumerate(_ways(size, groups)):
        if tried == MOST:
            return ()
        if all(_fits(pattern, places, whole) for places, whole in nodes):
            some |= pattern
            every &= pattern
    if every == -1:
        return ()  # nothing fits: other techniques will say why
    return tuple(
        (place, USED if every >> place & 1 else UNUSED)
        for place in range(size)
        if every >> place & 1 or not some >> place & 1
    )


def _ways(size: int, groups: tuple[tuple[tuple[int, ...], int], ...]) -> Iterator[int]:
    """The sets of edges in which every group has its count, as bit sets."""
    first, count = groups[0]
    others = [place for place in range(size) if place not in first]
    second = groups[1] if len(groups) > 1 else ((), 0)
    later = [place for place in second[0] if place not in first]
    shared = [place for place in second[0] if place in first]
    stubs = [place for place in others if place not in later]
    for chosen in combinations(first, count):
        base = sum(1 << place for place in chosen)
        rest = second[1] - sum(base >> place & 1 for place in shared)
        if not 0 <= rest <= len(later):
            continue
        for more in combinations(later, rest):
            both = base + sum(1 << place for place in more)
            for free in product((0, 1), repeat=len(stubs)):
                yield both + sum(bit << place for bit, place in zip(free, stubs, strict=True))


def _fits(pattern: int, places: Sequence[int], whole: bool) -> bool:
    degree = sum(pattern >> place & 1 for place in places)
    return degree <= 2 and not (whole and degree == 1)
