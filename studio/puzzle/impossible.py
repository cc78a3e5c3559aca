"""Reasons why a graph has no line through all its nodes, seen at once.

What these say is proved; where they say nothing there may still be no line.
"""

from __future__ import annotations

from studio.board import Graph
from studio.puzzle.reason import Code, Reason


class NoLine(Code):
    """Why no line passes all cells."""

    CLOSED_SMALL = "closed and small"
    PARTS = "parts"
    LONE = "lone"
    CLOSED_DEAD_END = "closed with a dead end"
    DEAD_ENDS = "dead ends"
    """``cells`` have a single way."""
    CLOSED_UNEVEN = "closed and uneven"
    """There are ``first`` cells of one colour and ``second`` of the other."""
    UNEVEN = "uneven"
    STARTS_ON_FEWER = "starts on fewer"


def colouring(graph: Graph) -> tuple[int, ...] | None:
    """Colours 0 and 1 of the nodes, so that edges join different ones; None if there are none.

    Each part of the graph begins with 0 at its smallest node.
    """
    colours = [-1] * graph.size
    for start in range(graph.size):
        if colours[start] >= 0:
            continue
        colours[start] = 0
        found = [start]
        for node in found:
            for other in graph.neighbours[node]:
                if colours[other] < 0:
                    colours[other] = 1 - colours[node]
                    found.append(other)
                elif colours[other] == colours[node]:
                    return None
    return tuple(colours)


def why_no_line(graph: Graph, *, closed: bool, start: int | None = None) -> Reason | None:
    """Why no line passes all nodes of an undirected graph, or None where no reason is seen.

    Looks for nodes without enough edges, for parts, and for colours that do not come out even.
    """
    if graph.size < 2:
        return Reason(NoLine.CLOSED_SMALL) if closed else None
    degrees = [len(nodes) for nodes in graph.neighbours]
    reason = too_few_ways(degrees.count(0), degrees.count(1), closed=closed)
    if reason is not None:
        return reason
    if _reach(graph) < graph.size:
        return Reason(NoLine.PARTS)
    colours = colouring(graph)
    if colours is None:
        return None
    of_start = None if start is None else colours[start]
    return uneven(colours.count(0), colours.count(1), closed=closed, start=of_start)


def too_few_ways(none: int, single: int, *, closed: bool) -> Reason | None:
    """Why no line passes all cells where so many have no way to others, or a single one; or None.

    There are two cells at least.
    """
    if none:
        return Reason(NoLine.LONE)
    if closed and single:
        return Reason(NoLine.CLOSED_DEAD_END)
    if not closed and single > 2:
        return Reason.of(NoLine.DEAD_ENDS, cells=single)
    return None


def uneven(first: int, second: int, *, closed: bool, start: int | None = None) -> Reason | None:
    """Why so many cells of two colours that take turns cannot be passed by one line, or None.

    ``start`` is the colour of the line's first cell, 0 or 1, where that is given.
    """
    if closed and first != second:
        return Reason.of(NoLine.CLOSED_UNEVEN, first=first, second=second)
    if not closed and abs(first - second) > 1:
        return Reason.of(NoLine.UNEVEN, first=first, second=second)
    if not closed and first != second and start == (first > second):
        return Reason.of(NoLine.STARTS_ON_FEWER, first=first, second=second)
    return None


def _reach(graph: Graph) -> int:
    """How many nodes there are ways to from node 0, itself included."""
    seen = {0}
    found = [0]
    for node in found:
        for other in graph.neighbours[node]:
            if other not in seen:
                seen.add(other)
                found.append(other)
    return len(found)
