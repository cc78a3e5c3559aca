"""Drawing a graph without lifting the pen: what its corners tell at once (Euler, 1736).

A corner is odd where an odd number of lines meet. A drawing in one stroke begins and ends at the
odd corners, so there are two of them, or none and it ends where it began.
"""

from __future__ import annotations

from studio.board import Graph


def odd_nodes(graph: Graph) -> tuple[int, ...]:
    """The corners where an odd number of lines meet."""
    return tuple(node for node, links in enumerate(graph.incident) if len(links) % 2)


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


def why_no_stroke(
    graph: Graph, start: int | None = None, end: int | None = None, noun: str = "corner"
) -> str | None:
    """Why the lines cannot be drawn in one stroke between these ends; None if they can."""
    if not graph.links:
        return "There are no lines to draw."
    parts = drawn_parts(graph)
    if len(parts) > 1:
        return f"The lines lie in {len(parts):,} parts that are not joined."
    odd = odd_nodes(graph)
    if len(odd) > 2:
        return (
            f"At {len(odd):,} {noun}s an odd number of lines meet; "
            "a drawing in one stroke has two such ends at most."
        )
    for name, node in (("start", start), ("end", end)):
        if node is None:
            continue
        if not graph.incident[node]:
            return f"No line leads to the {name}."
        if odd and node not in odd:
            return f"A drawing must {_verb(name)} at one of the two odd {noun}s, and here is none."
    if odd and start is not None and start == end:
        return f"Start and end are the same, but two {noun}s are odd: they must be the ends."
    if not odd and start is not None and end is not None and start != end:
        return f"All {noun}s are even, so a drawing ends where it began."
    return None


def _verb(name: str) -> str:
    return "begin" if name == "start" else "end"


def fewest_strokes(graph: Graph) -> int:
    """How many strokes draw all lines: half the odd corners of each part, one where it has none.

    One less is the number of lines to add, from the end of a stroke to the start of the next, for a
    drawing in one stroke; fewer cannot be enough, since without them it falls into more strokes.
    """
    odd = set(odd_nodes(graph))
    return sum(max(1, len(odd.intersection(part)) // 2) for part in drawn_parts(graph))
