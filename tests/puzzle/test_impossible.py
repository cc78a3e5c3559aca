"""Reasons why there is no line: right where they speak, beside a search of all lines."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest

from studio.board import Graph
from studio.puzzle.impossible import colouring, why_no_line
from studio.work.sentences import said


def graph(size: int, *edges: tuple[int, int]) -> Graph:
    return Graph.undirected(size, edges)


@pytest.mark.parametrize(
    ("tried", "closed", "start", "words"),
    [
        (graph(3, (0, 1)), False, None, "no way to any other"),
        (graph(4, (0, 1), (1, 2), (2, 3), (1, 3)), True, None, "only one"),
        (graph(4, (0, 1), (0, 2), (0, 3)), False, None, "3 cells do"),
        (graph(6, (0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)), False, None, "parts"),
        (graph(5, *((u, v) for u in (0, 1) for v in (2, 3, 4))), True, None, "cannot close"),
        (graph(6, *((u, v) for u in (0, 1) for v in (2, 3, 4, 5))), False, None, "take turns"),
        (graph(3, (0, 1), (1, 2)), False, 1, "the colour that has more"),
        (graph(1), True, None, "three cells"),
        (graph(1), False, None, None),
        (graph(3, (0, 1), (1, 2)), False, 0, None),
        (graph(3, (0, 1), (1, 2), (0, 2)), True, None, None),
    ],
)
def test_reasons(tried: Graph, closed: bool, start: int | None, words: str | None) -> None:
    reason = why_no_line(tried, closed=closed, start=start)
    assert (reason is None) == (words is None)
    assert words is None or words in said(reason)


@pytest.mark.parametrize("seed", range(60))
def test_a_reason_is_never_wrong(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randint(3, 6)
    pairs = [(u, v) for u in range(size) for v in range(u) if rng.random() < 0.5]
    tried = Graph.undirected(size, pairs)
    linked = tried.edge_index
    lines = [p for p in permutations(range(size)) if all(q in linked for q in pairwise(p))]
    rings = [p for p in lines if (p[-1], p[0]) in linked]
    assert not (lines and why_no_line(tried, closed=False))
    assert not (rings and why_no_line(tried, closed=True))
    for start in range(size):
        if any(p[0] == start for p in lines):
            assert why_no_line(tried, closed=False, start=start) is None


def test_colours_take_turns() -> None:
    assert colouring(graph(4, (0, 1), (1, 2), (2, 3))) == (0, 1, 0, 1)
    assert colouring(graph(3, (0, 1), (1, 2), (0, 2))) is None
