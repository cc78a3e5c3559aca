"""What helps where one stroke is not enough: more strokes, more lines, or lines drawn twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

from studio.board import Graph
from studio.engines.search.eulerian_trails import hierholzer
from studio.puzzle import Trace
from studio.puzzle.strokes import drawn_parts, odd_nodes

MOST_ODD = 600
"""Matching more odd corners than that takes minutes."""

FEW_ODD = 12
"""Up to so many are matched by trying; the time doubles with each, and is shorter here than what
it takes to load a library."""


def strokes(graph: Graph) -> tuple[Trace, ...]:
    """All lines in the fewest strokes (see :func:`studio.puzzle.strokes.fewest_strokes`).

    In each part the odd corners are joined in pairs by lines that are not there, the whole is drawn
    in one, and falls into strokes at these lines.
    """
    found = []
    odd = odd_nodes(graph)
    for part in drawn_parts(graph):
        inside = set(part)
        ends = [node for node in odd if node in inside]
        lines = [edge for edge in graph.edges if edge[0] in inside]
        # Without the last pair: the drawing begins at one of its corners and ends at the other.
        pairs = list(zip(ends[2::2], ends[3::2], strict=True))
        whole = Graph(graph.size, tuple(sorted([*lines, *pairs])))
        *_, drawing = hierholzer(whole, ends[0] if ends else part[0])
        assert isinstance(drawing, Trace)
        found += _cut(drawing, pairs)
    return tuple(found)


def _cut(drawing: Trace, pairs: list[tuple[int, int]]) -> list[Trace]:
    """A drawing without one line for each of the pairs."""
    left = list(pairs)
    found = []
    stroke = list(drawing.nodes[:1])
    for edge, node in zip(drawing.pairs, drawing.nodes[1:], strict=True):
        if edge in left:
            left.remove(edge)
            found.append(stroke)
            stroke = [node]
        else:
            stroke.append(node)
    return [Trace(tuple(nodes)) for nodes in (*found, stroke) if len(nodes) > 1]


def lines_to_add(graph: Graph) -> tuple[tuple[int, int], ...]:
    """The fewest lines that, added anywhere, let the whole be drawn in one stroke.

    They lead from the end of each stroke to the start of the next.
    """
    drawn = strokes(graph)
    return tuple(
        (min(a.nodes[-1], b.nodes[0]), max(a.nodes[-1], b.nodes[0])) for a, b in pairwise(drawn)
    )


def lines_to_draw_twice(graph: Graph) -> tuple[tuple[int, int], ...] | None:
    """The fewest lines that, drawn twice, let all be drawn in one stroke without lifting the pen.

    None where the lines are not joined, or there are too many odd corners. The ways between odd
    corners are matched so that two of them stay odd, the ends (the Chinese postman's open round; J.
    Edmonds, E. L. Johnson, "Matching, Euler tours and the Chinese postman", Mathematical
    Programming 5, 1973). Cost: the third power of the number of odd corners.
    """
    odd = odd_nodes(graph)
    if len(drawn_parts(graph)) != 1 or len(odd) > MOST_ODD:
        return None
    if len(odd) <= 2:
        return ()
    ways = {node: _ways_from(graph, node) for node in odd}
    far = {
        (a, b): len(_way(ways[a], b)) - 1 for place, a in enumerate(odd) for b in odd[place + 1 :]
    }
    lines = []
    for a, b in (_tried if len(odd) <= FEW_ODD else _matched)(odd, far):
        way = _way(ways[a], b)
        lines += [(min(u, v), max(u, v)) for u, v in pairwise(way)]
    return tuple(sorted(lines))


def _tried(odd: Sequence[int], far: Mapping[tuple[int, int], int]) -> tuple[tuple[int, int], ...]:
    """The pairs of all nodes but two whose ways are shortest together: each set of nodes once."""

    @cache
    def best(nodes: tuple[int, ...], ends: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        if not nodes:
            return 0, ()
        first, *others = nodes
        found = []
        if ends:
            found.append(best(tuple(others), ends - 1))
        # As many nodes are left over as ends are.
        for other in others if len(nodes) > ends else ():
            cost, pairs = best(tuple(node for node in others if node != other), ends)
            found.append((cost + far[first, other], ((first, other), *pairs)))
        return min(found)

    return best(tuple(odd), 2)[1]


def _matched(odd: Sequence[int], far: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The same for any number of nodes, as a matching of least weight."""
    import networkx

    graph = networkx.Graph()
    for (a, b), cost in far.items():
        graph.add_edge(a, b, weight=cost)
    for node in odd:
        # Two more partners cost nothing: who gets them is an end.
        graph.add_edge(node, "start", weight=0)
        graph.add_edge(node, "end", weight=0)
    pairs = networkx.min_weight_matching(graph)
    return [(min(a, b), max(a, b)) for a, b in pairs if not {"start", "end"} & {a, b}]


def _ways_from(graph: Graph, start: int) -> dict[int, int]:
    """For every node that can be reached the one before it on a shortest way."""
    before = {start: start}
    found = [start]
    for node in found:
        for other in graph.neighbours[node]:
            if other not in before:
                before[other] = node
                found.append(other)
    return before


def _way(before: dict[int, int], end: int) -> list[int]:
    way = [end]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way
