"""Places for graphs that come without: apart, the same each time, and like the graph."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from studio.board import Graph
from studio.board.free import NODE_RADIUS
from studio.board.layout import APART, SMOOTHED, layout

GRID = Graph.undirected(
    20, [(k, k + 1) for k in range(20) if k % 5 < 4] + [(k, k + 5) for k in range(15)]
)
PATH = Graph(30, tuple((k, k + 1) for k in range(29)))
RING = Graph.undirected(9, [(k, (k + 2) % 9) for k in range(9)])
PARTS = Graph(6, ((0, 1), (1, 2), (3, 4)))
STAR = Graph(12, tuple((0, k) for k in range(1, 12)))
ARCS = Graph(4, ((0, 1), (1, 0), (2, 1), (3, 2)), directed=True)
COMPLETE = Graph(7, tuple(combinations(range(7), 2)))
LARGE = Graph(SMOOTHED + 50, tuple((k, k + 1) for k in range(SMOOTHED + 49)))


@pytest.mark.parametrize(
    "graph",
    [GRID, PATH, RING, PARTS, STAR, ARCS, COMPLETE, LARGE, Graph(0, ()), Graph(1, ())],
    ids=lambda graph: str(graph.size),
)
def test_nodes_have_places_of_their_own(graph: Graph) -> None:
    places = layout(graph)
    assert len(set(places)) == len(places) == graph.size
    assert all(math.isfinite(x) and math.isfinite(y) for x, y in places)
    assert layout(graph) == places


@pytest.mark.parametrize("graph", [GRID, PATH, RING, STAR, COMPLETE], ids=lambda g: str(g.size))
def test_discs_do_not_touch(graph: Graph) -> None:
    places = layout(graph)
    assert min(math.dist(a, b) for a, b in combinations(places, 2)) > 2 * NODE_RADIUS


def test_a_grid_looks_like_one() -> None:
    places = layout(GRID)
    edges = [math.dist(places[u], places[v]) for u, v in GRID.edges]
    assert max(edges) < 1.5 * min(edges)
    corners = [places[k] for k in (0, 4, 15, 19)]
    wide = max(x for x, _ in corners) - min(x for x, _ in corners)
    assert wide == pytest.approx(4 * APART, rel=0.5)


def test_neighbours_on_a_cycle_lie_side_by_side() -> None:
    places = layout(RING)
    edges = [math.dist(places[u], places[v]) for u, v in RING.edges]
    assert edges == pytest.approx([APART] * 9, abs=0.01)
