"""Where a shape is short of edges, on graphs of two colours that take turns.

A path through all nodes uses two edges at each of them, one at its ends. Where a maximum flow from
the nodes of one colour to those of the other, two at each, cannot fill them all, its minimum cut
(Hall's theorem with deficiency, for simple 2-matchings) tells nodes that are short of edges from
those beside them that cannot give more. A zone is a part of the shape in which short nodes and
nodes beside them touch; from zone to zone lead edges between short nodes, all of which are used as
long as nothing leaks, and edges between other nodes, none of which is. Each zone keeps an equation
of its own:

    2 (short nodes that go + nodes beside them that come) + ends at short nodes
        = deficiency + ends beside them + leaks + 2 (nodes beside them that go)

A zone that is short of an odd number of edges needs an end, a leak or half a change more: that the
halves are no changes is lost in a sum over the whole shape, and hard to see for a solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from studio.board import Graph

ENDS = 2
"""Ends of a path."""


class Coloured(NamedTuple):
    """What a formula of open lines through all chosen nodes says of a graph of two colours."""

    colours: Sequence[int]
    """0 or 1 for each node; no edge joins two alike."""
    edges: Sequence[int]
    """The literal of each edge, true where the line uses it."""
    ends: Sequence[int]
    """The literal of each node, true where the line ends there."""


class Zone(NamedTuple):
    """A part of a shape; its short nodes are of the shape, those beside them perhaps not."""

    short: tuple[int, ...]
    beside: tuple[int, ...]
    full: tuple[int, ...]
    """Edges from its short nodes to those of other zones: one that is not used is a leak."""
    barred: tuple[int, ...]
    """Edges from nodes beside short ones to such nodes of other zones: a used one is a leak."""
    deficiency: int
    """How many edges its short nodes are short of, if the nodes are as wanted and nothing leaks."""


def zones(graph: Graph, wanted: Sequence[bool], colours: Sequence[int]) -> list[Zone]:
    """The zones of the wanted nodes; each node is in one of them.

    ``colours`` are 0 and 1, and no edge joins two alike.
    """
    side = _source_side(graph, wanted, colours)
    short = [there and (node in side) == (colours[node] == 1) for node, there in enumerate(wanted)]
    seen: set[int] = set()
    return [
        _zone(graph, wanted, short, start, seen) for start in range(graph.size) if start not in seen
    ]


def fewest_changes(found: Sequence[Zone]) -> int:
    """So many nodes at least must come or go for a path to pass all nodes there are then."""
    short = [zone.deficiency for zone in found if zone.deficiency > 0]
    odd = sum(deficiency % 2 for deficiency in short)
    # An end spares an odd zone its half of a change, both together spare an even one a whole.
    spared = min(odd, ENDS) if odd else min(len(short), 1)
    return sum((deficiency + 1) // 2 for deficiency in short) - spared


def _zone(
    graph: Graph, wanted: Sequence[bool], short: Sequence[bool], start: int, seen: set[int]
) -> Zone:
    seen.add(start)
    nodes = [start]
    full: list[int] = []
    barred: list[int] = []
    for node in nodes:
        for edge in graph.incident[node]:
            u, v = graph.edges[edge]
            other = v if u == node else u
            if short[other] == short[node]:
                (full if short[node] else barred).append(edge)
            elif other not in seen:
                seen.add(other)
                nodes.append(other)
    inside = tuple(node for node in nodes if short[node])
    beside = tuple(node for node in nodes if not short[node])
    given = 2 * sum(wanted[node] for node in beside) + len(full)
    return Zone(inside, beside, tuple(full), tuple(barred), 2 * len(inside) - given)


def _source_side(graph: Graph, wanted: Sequence[bool], colours: Sequence[int]) -> frozenset[int]:
    """The wanted nodes on the side of the source in a minimum cut, from colour 1 to colour 0."""
    import networkx as nx
    from networkx.algorithms.flow import boykov_kolmogorov

    flow = nx.DiGraph()
    source, sink = -1, -2
    flow.add_nodes_from((source, sink))
    for node, there in enumerate(wanted):
        if there:
            flow.add_edge(*((source, node) if colours[node] else (node, sink)), capacity=2)
    for u, v in graph.edges:
        if wanted[u] and wanted[v]:
            flow.add_edge(*((u, v) if colours[u] else (v, u)), capacity=1)
    residual = boykov_kolmogorov(flow, source, sink)
    reached = [source]
    side = {source}
    for node in reached:
        for other, arc in residual[node].items():
            if other not in side and arc["flow"] < arc["capacity"]:
                side.add(other)
                reached.append(other)
    return frozenset(side - {source})
