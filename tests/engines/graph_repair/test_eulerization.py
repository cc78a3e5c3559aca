"""More strokes, more lines, lines twice: enough, and as few as can be."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from studio.board import Graph
from studio.engines.graph_repair import eulerization
from studio.engines.graph_repair.eulerization import (
    FEW_ODD,
    lines_to_add,
    lines_to_draw_twice,
    strokes,
)
from studio.puzzle.strokes import drawn_parts, fewest_strokes, odd_nodes, why_no_stroke


def random_lines(rng: random.Random) -> Graph:
    size = rng.randint(2, 6)
    pairs = list(combinations(range(size), 2))
    edges = sorted(rng.choice(pairs) for _ in range(rng.randint(1, 7)))
    return Graph(size, tuple(edges))


def mended(graph: Graph, lines: tuple[tuple[int, int], ...]) -> bool:
    return why_no_stroke(Graph(graph.size, tuple(sorted([*graph.edges, *lines])))) is None


@pytest.mark.parametrize("seed", range(60))
def test_mending_is_enough_and_the_least(seed: int) -> None:
    graph = random_lines(random.Random(seed))
    drawn = strokes(graph)
    assert Counter(pair for stroke in drawn for pair in stroke.pairs) == Counter(graph.edges)
    added = lines_to_add(graph)
    assert len(drawn) == fewest_strokes(graph) == len(added) + 1
    assert mended(graph, added)
    pairs = list(combinations(range(graph.size), 2))
    if added:
        fewer = combinations_with_replacement(pairs, len(added) - 1)
        assert not any(mended(graph, lines) for lines in fewer)
    twice = lines_to_draw_twice(graph)
    if len(drawn_parts(graph)) > 1:
        assert twice is None
        return
    assert twice is not None and set(twice) <= set(graph.edges) and mended(graph, twice)
    if twice:
        # Less than these never do, whichever lines are drawn twice.
        fewer = combinations_with_replacement(sorted(set(graph.edges)), len(twice) - 1)
        assert not any(mended(graph, lines) for lines in fewer)


def test_a_star_needs_a_stroke_for_each_two_rays() -> None:
    star = Graph(7, tuple((0, i) for i in range(1, 7)))
    assert odd_nodes(star) == (1, 2, 3, 4, 5, 6)
    assert len(strokes(star)) == 3
    assert len(lines_to_add(star)) == 2
    twice = lines_to_draw_twice(star)
    assert twice is not None and len(twice) == 4


@pytest.mark.parametrize("seed", range(20))
def test_trying_finds_as_little_as_a_matching(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of as many odd corners as are tried, beside networkx, which matches more of them."""
    rng = random.Random(seed)
    while True:
        pairs = list(combinations(range(14), 2))
        graph = Graph(14, tuple(sorted(rng.sample(pairs, 22))))
        if len(drawn_parts(graph)) == 1 and 4 <= len(odd_nodes(graph)) <= FEW_ODD:
            break
    tried = lines_to_draw_twice(graph)
    monkeypatch.setattr(eulerization, "FEW_ODD", 0)
    matched = lines_to_draw_twice(graph)
    assert tried is not None and matched is not None
    assert len(tried) == len(matched)
    assert mended(graph, tried)
    assert mended(graph, matched)
