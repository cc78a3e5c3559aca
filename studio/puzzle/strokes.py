"""Drawing a graph without lifting the pen: what its corners tell at once (Euler, 1736).

A corner is odd where an odd number of lines meet. A drawing in one stroke begins and ends at the
odd corners, so there are two of them, or none and it ends where it began.
"""

from __future__ import annotations

from studio.board import Graph
from studio.puzzle.reason import Code, Reason


class NoStroke(Code):
    """Why lines cannot be drawn in one stroke."""

    NO_LINES = "no lines"
    PARTS = "parts"
    ODD = "odd"
    """At so many ``corners`` an odd number of lines meet."""
    START_ALONE = "start alone"
    END_ALONE = "end alone"
    START_EVEN = "start even"
    END_EVEN = "end even"
    SAME_ENDS = "same ends"
    CLOSED = "closed"


class Strokes(Code):
    """In how many strokes lines can be drawn."""

    FROM_EVERY_CORNER = "one from every corner"
    FROM_ODD_CORNER = "one from an odd corner"
    FEWEST = "fewest"
    """It takes ``strokes``."""
    ALIKE = "lines side by side are alike"


def odd_nodes(graph: Graph) -> tuple[int, ...]:
    """The corners where an odd number of lines meet."""
    return tuple(node for node, edges in enumerate(graph.incident) if len(edges) % 2)


def drawn_parts(graph: Graph) -> tuple[tuple[int, ...], ...]:
    """The corners that lines join, part by part; corners without lines are left out."""
    part = [-1] * graph.size
    parts: list[tuple[int, ...]] = []
    for start in range(graph.size):
        if part[start] >= 0 or not graph.incident[start]:
            continue
        part[start] = len(parts)
        found = [start]
        for node in found:
            for other in graph.neighbours[node]:
                if part[other] < 0:
                    part[other] = len(parts)
                    found.append(other)
        parts.append(tuple(sorted(found)))
    return tuple(parts)


def why_no_stroke(graph: Graph, start: int | None = None, end: int | None = None) -> Reason | None:
    """Why the lines cannot be drawn in one stroke between these ends; None if they can."""
    if not graph.edges:
        return Reason(NoStroke.NO_LINES)
    parts = drawn_parts(graph)
    if len(parts) > 1:
        return Reason.of(NoStroke.PARTS, parts=len(parts))
    odd = odd_nodes(graph)
    if len(odd) > 2:
        return Reason.of(NoStroke.ODD, corners=len(odd))
    ends = (
        (start, NoStroke.START_ALONE, NoStroke.START_EVEN),
        (end, NoStroke.END_ALONE, NoStroke.END_EVEN),
    )
    for node, alone, even in ends:
        if node is None:
            continue
        if not graph.incident[node]:
            return Reason(alone)
        if odd and node not in odd:
            return Reason(even)
    if odd and start is not None and start == end:
        return Reason(NoStroke.SAME_ENDS)
    if not odd and start is not None and end is not None and start != end:
        return Reason(NoStroke.CLOSED)
    return None


def fewest_strokes(graph: Graph) -> int:
    """How many strokes draw all lines: half the odd corners of each part, one where it has none.

    One less is the number of lines to add, from the end of a stroke to the start of the next, for a
    drawing in one stroke; fewer cannot be enough, since without them it falls into more strokes.
    """
    odd = set(odd_nodes(graph))
    return sum(max(1, len(odd.intersection(part)) // 2) for part in drawn_parts(graph))
