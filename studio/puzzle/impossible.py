"""Reasons why a graph has no line through all its nodes: as sentences, and at once.

What these say is proved; where they say nothing there may still be no line.
"""

from __future__ import annotations

from studio.board import Graph


def colouring(graph: Graph) -> tuple[int, ...] | None:
    """Colours 0 and 1 of the nodes, so that links join different ones; None if there are none.

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


def why_no_line(graph: Graph, *, closed: bool, start: int | None = None) -> str | None:
    """Why no line passes all nodes of an undirected graph, or None where no reason is seen.

    Looks for nodes without enough links, for parts, and for colours that do not come out even.
    """
    if graph.size < 2:
        return "A closed line needs three cells." if closed else None
    degrees = [len(nodes) for nodes in graph.neighbours]
    reason = too_few_ways(degrees.count(0), degrees.count(1), closed=closed)
    if reason is not None:
        return reason
    if _reach(graph) < graph.size:
        return "The cells lie in parts between which there is no way."
    colours = colouring(graph)
    if colours is None:
        return None
    of_start = None if start is None else colours[start]
    return uneven(colours.count(0), colours.count(1), closed=closed, start=of_start)


def too_few_ways(none: int, single: int, *, closed: bool) -> str | None:
    """Why no line passes all cells where so many have no way to others, or a single one; or None.

    There are two cells at least.
    """
    if none:
        return "From one of the cells there is no way to any other."
    if closed and single:
        return "A closed line needs two ways at every cell, and one of the cells has only one."
    if not closed and single > 2:
        return f"Only the two ends of a line may have a single way, and {single:,} cells do."
    return None


def uneven(first: int, second: int, *, closed: bool, start: int | None = None) -> str | None:
    """Why so many cells of two colours that take turns cannot be passed by one line, or None.

    ``start`` is the colour of the line's first cell, 0 or 1, where that is given.
    """
    counts = f"there are {first:,} cells of one colour and {second:,} of the other"
    if closed and first != second:
        return (
            f"Coloured so that each step changes colour, {counts}: "
            "a line through all of them cannot close."
        )
    if not closed and abs(first - second) > 1:
        return f"Coloured so that each step changes colour, {counts}: they cannot take turns."
    if not closed and first != second and start == (first > second):
        return (
            f"Coloured so that each step changes colour, {counts}: "
            "the line must start on the colour that has more."
        )
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
