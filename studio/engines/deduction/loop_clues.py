"""What techniques for loops through cells see in constraints: clues with a few ways, and counts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from studio.board import Graph
from studio.engines.deduction.loop_cases import EDGE, NODE, Case
from studio.engines.deduction.loop_units import UNUSED, USED
from studio.engines.deduction.loop_visits import Visits
from studio.puzzle import AnyWay, Constraint, EdgesCounted, EdgeUsed, NodesVisited, NodeVisited
from studio.puzzle.visits import Way
from studio.records import dataclass


@dataclass(frozen=True, eq=False)
class Clue:
    """A constraint that is obeyed in one of a few cases, and the nodes that these speak of.

    ``centres`` are the nodes that every case passes. ``marking``: its cases say which nodes are
    passed and which are not, as marks in a region do, or leave out a way between two regions.
    """

    owner: Constraint
    cases: tuple[Case, ...]
    scope: frozenset[int]
    centres: frozenset[int]
    marking: bool = False


@dataclass(frozen=True, eq=False)
class Count:
    """A constraint on how many of some edges or nodes are used."""

    owner: Constraint
    kind: int
    items: tuple[int, ...]
    counts: tuple[int, ...]
    region: frozenset[int] | None
    """The nodes that the edges lead out of, where they are all that do."""


def clue_of(visits: Visits, owner: Constraint, ways: Sequence[Way]) -> Clue:
    """A constraint with the ways in which it is obeyed."""
    cases = tuple(tuple(map(visits.atom, way)) for way in ways)
    marking = isinstance(owner, AnyWay) and all(map(_marking, cases))
    return Clue(owner, cases, visits.scope(cases), _centres(visits.graph, cases), marking)


def _marking(case: Case) -> bool:
    """Does a case speak of nodes alone, or of one edge that is left out?"""
    left_out = len(case) == 1 and case[0][0] == EDGE and case[0][2] == UNUSED
    return left_out or all(kind == NODE for kind, _, _ in case)


def _centres(graph: Graph, cases: Sequence[Case]) -> frozenset[int]:
    """The nodes that every case passes."""
    passed = [
        {
            node
            for kind, i, status in case
            if status == USED
            for node in ((i,) if kind == NODE else graph.edges[i])
        }
        for case in cases
    ]
    return frozenset(set.intersection(*passed)) if passed else frozenset()


def ways_of(owner: Constraint, part: Constraint) -> tuple[Way, ...]:
    """The ways in which a constraint is obeyed, where it is one of a few."""
    match part:
        case AnyWay(ways):
            return ways
        case EdgeUsed() if part is not owner:
            return ((part,),)
        case NodesVisited((u, v), (1, 2)):
            return ((NodeVisited(u),), (NodeVisited(v),))
    return ()


def counts_of(graph: Graph, parts: Iterable[tuple[Constraint, Constraint]]) -> list[Count]:
    """The constraints that count edges or nodes, with the regions that edges lead out of."""
    found = []
    for owner, part in parts:
        if isinstance(part, NodesVisited) and part.nodes and not ways_of(owner, part):
            found.append(Count(owner, NODE, part.nodes, part.counts, None))
        elif isinstance(part, EdgesCounted) and part.edges:
            edges = tuple(graph.edge_index[pair] for pair in part.edges)
            found.append(Count(owner, EDGE, edges, part.counts, None))
    cuts = {k for count in found if count.kind == EDGE for k in count.items}
    regions = {rim: part for part, rim in _parts(graph, cuts)}
    return [
        replace(count, region=regions.get(frozenset(count.items)) if count.kind == EDGE else None)
        for count in found
    ]


def _parts(graph: Graph, cuts: Collection[int]) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    """The connected parts of a graph without some edges: their nodes and the edges outward."""
    seen: set[int] = set()
    for start in range(graph.size):
        if start in seen:
            continue
        part, stack = {start}, [start]
        while stack:
            node = stack.pop()
            for edge in graph.incident[node]:
                other = sum(graph.edges[edge]) - node
                if edge not in cuts and other not in part:
                    part.add(other)
                    stack.append(other)
        seen |= part
        around = {edge for node in part for edge in graph.incident[node]}
        rim = {k for k in around if not part.issuperset(graph.edges[k])}
        yield frozenset(part), frozenset(rim)


def chains(graph: Graph, clues: Sequence[Clue]) -> Iterator[tuple[Clue, ...]]:
    """Two clues whose scopes meet, and three of which one has centres close to those of both
    others: three pearls in a row, or a black one with two white ones diagonally on one side."""
    near: dict[int, list[int]] = {}
    for i, clue in enumerate(clues):
        for node in clue.scope:
            near.setdefault(node, []).append(i)
    couples = sorted({pair for numbers in near.values() for pair in combinations(numbers, 2)})
    for i, k in couples:
        yield clues[i], clues[k]
    beside: dict[int, list[int]] = {}
    for i, k in couples:
        if any(_close(graph, a, b) for a in clues[i].centres for b in clues[k].centres):
            beside.setdefault(i, []).append(k)
            beside.setdefault(k, []).append(i)
    for middle, others in beside.items():
        for i, k in combinations(sorted(others), 2):
            yield clues[i], clues[middle], clues[k]


def _close(graph: Graph, node: int, other: int) -> bool:
    """Do two nodes touch, or both touch a third?"""
    near = graph.neighbours[node]
    return other in near or not set(near).isdisjoint(graph.neighbours[other])
