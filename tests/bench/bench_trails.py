"""Drawings in one stroke: exact numbers, beside a plain recursive search.

``python -m tests.bench.bench_trails``. The search is stopped after a while; what it would need is
then reckoned from the drawings it met by then.
"""

from __future__ import annotations

import time
from itertools import combinations

from studio.board import Graph
from studio.engines.engine import Limit, Token
from studio.engines.search.eulerian_trails import drawings, hierholzer
from studio.puzzle import Trace
from tests.bench.report import keep, milliseconds, table

SECONDS = 5.0


def complete(size: int, *missing: tuple[int, int]) -> Graph:
    """All lines between the corners but those that are missing."""
    return Graph(size, tuple(p for p in combinations(range(size), 2) if p not in missing))


def ladder(rows: int, columns: int) -> Graph:
    """A grid whose corners are all even: its rim is drawn with every second line left out."""
    edges = {
        *((r * columns + c, r * columns + c + 1) for r in range(rows) for c in range(columns - 1)),
        *(
            (r * columns + c, (r + 1) * columns + c)
            for r in range(rows - 1)
            for c in range(columns)
        ),
    }
    for c in range(1, columns - 2, 2):
        edges -= {(c, c + 1), ((rows - 1) * columns + c, (rows - 1) * columns + c + 1)}
    for r in range(1, rows - 2, 2):
        left, right = r * columns, r * columns + columns - 1
        edges -= {(left, left + columns), (right, right + columns)}
    return Graph.undirected(rows * columns, edges)


GRAPHS = {
    "house of Nikolaus": Graph(5, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4))),
    "K5": complete(5),
    "K6 less a matching": complete(6, (0, 1), (2, 3), (4, 5)),
    "K7": complete(7),
    "K8 less a matching": complete(8, (0, 1), (2, 3), (4, 5), (6, 7)),
    "K9": complete(9),
    "K11": complete(11),
    "grid 8x8, rim thinned": ladder(8, 8),
}


def plain(graph: Graph, start: int) -> tuple[int, bool]:
    """Drawings from a corner by recursion; False where the time was over first."""
    used = [False] * len(graph.edges)
    until = time.process_time() + SECONDS
    found = 0

    def go(node: int, left: int) -> bool:
        nonlocal found
        if left == 0:
            found += 1
            return time.process_time() < until
        for edge in graph.incident[node]:
            if not used[edge]:
                used[edge] = True
                u, v = graph.edges[edge]
                going = go(u + v - node, left - 1)
                used[edge] = False
                if not going:
                    return False
        return True

    return (found, True) if go(start, len(graph.edges)) else (found, False)


def row(name: str, graph: Graph) -> list[str]:
    """A row of the table; where both come to the end they must agree."""
    started = time.process_time()
    *_, numbers = drawings(graph, Limit(), Token())
    ours = time.process_time() - started
    assert numbers is not None
    start = next(node for node, number in numbers.items() if number)
    started = time.process_time()
    found, whole = plain(graph, start)
    other = time.process_time() - started
    assert not whole or found == numbers[start]
    if not whole:
        other *= numbers[start] / found
    said = milliseconds(other) if whole else f"{other:.3g} s (reckoned)"
    number = numbers[start]
    shown = f"{number:,}" if number < 10**15 else f"{number:.4g}"
    lines = str(len(graph.edges))
    return [name, lines, shown, milliseconds(ours), said, f"{other / ours:.3g}x"]


def torus(size: int) -> str:
    """How long one drawing of a large graph takes."""
    cells = range(size * size)
    edges = [(v, (v + size) % (size * size)) for v in cells]
    edges += [(v, v // size * size + (v + 1) % size) for v in cells]
    graph = Graph.undirected(size * size, edges)
    assert graph.incident
    started = time.process_time()
    *_, trace = hierholzer(graph, 0)
    seconds = time.process_time() - started
    assert isinstance(trace, Trace) and len(trace.nodes) == len(graph.edges) + 1
    return f"One drawing of {len(graph.edges):,} lines, step by step: {milliseconds(seconds)}."


def main() -> None:
    """Measure, print and keep the table."""
    rows = [row(name, graph) for name, graph in GRAPHS.items()]
    head = ["drawing", "lines", "drawings from a corner", "studio", "plain recursion", "ratio"]
    keep("trails", "Drawings in one stroke", [table(head, rows), torus(150)], ())


if __name__ == "__main__":
    main()
