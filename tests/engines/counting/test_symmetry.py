"""Symmetries of graphs, and shares that are worked out for one of several edges that are alike."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import numpy as np
import pytest

from studio.board import Board, Graph
from studio.engines.counting import edge_frequencies as shares
from studio.engines.counting import rounds as frontier_rounds
from studio.engines.counting import symmetry
from studio.engines.counting.demand import Demand, counted
from studio.engines.counting.edge_frequencies import EdgeFrequencies, shared
from studio.engines.counting.symmetry import alike_edges, generators
from studio.engines.engine import Limit, Token, outcome
from studio.engines.kernels.back_pointers import complete
from studio.engines.kernels.shares import through
from studio.engines.kernels.table import ORIGIN_BITS
from studio.puzzle import EdgeUsed, Problem, Shape
from tests.engines.frontier import any_problem, from_first_to_last, points, table

CYCLES = Demand(spanning=False, closed=True)


def shares_of(problem: Problem) -> EdgeFrequencies:
    found = outcome(shared(problem, Limit(), Token()))
    assert isinstance(found, EdgeFrequencies)
    return found


@pytest.mark.parametrize(
    ("graph", "many"),
    [
        (points(4, 4), 8),
        (points(3, 5), 4),
        (Board.hexagon(2).cell_graph, 12),
        (Board.hexagon(2).loop_graph, 12),
        (Graph.undirected(6, combinations(range(6), 2)), 720),
        (Graph.undirected(5, []), 120),
        (Graph.undirected(6, [(0, 1), (2, 3), (4, 5)]), 48),
        (Graph.undirected(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 5)]), 2),
        (Board.square(5, 5, king=True).cell_graph, 8),
        (Board.square(1, 6).cell_graph, 2),
        (Board.square(4, 4, holes=[(0, 0)]).cell_graph, 2),
    ],
)
def test_symmetries_of_lattices(graph: Graph, many: int) -> None:
    """The generators are symmetries, and make all of them."""
    made = [tuple(images.tolist()) for images in generators(graph)]
    edges = set(map(frozenset, graph.edges))
    for images in made:
        moved = {frozenset(images[node] for node in pair) for pair in graph.edges}
        assert moved == edges
        assert sorted(images) == list(range(graph.size))
    found = {tuple(range(graph.size))}
    fresh = list(found)
    while fresh:
        images = fresh.pop()
        for first in made:
            both = tuple(images[node] for node in first)
            if both not in found:
                found.add(both)
                fresh.append(both)
    assert len(found) == many


def test_edges_are_alike_where_some_symmetry_takes_one_to_the_other() -> None:
    """Held against all permutations, on small graphs and with ends that must be kept."""
    rng = random.Random(7)
    for _ in range(40):
        size = rng.randint(2, 5)
        pairs = list(combinations(range(size), 2))
        graph = Graph.undirected(size, rng.sample(pairs, rng.randint(1, len(pairs))))
        ends = frozenset(rng.sample(range(size), rng.choice((0, 2))))
        index = {frozenset(pair): k for k, pair in enumerate(graph.edges)}
        first = list(range(len(graph.edges)))
        for images in permutations(range(size)):
            moved = [frozenset((images[u], images[v])) for u, v in graph.edges]
            if {images[node] for node in ends} == ends and set(moved) == set(index):
                first = [min(a, first[index[edge]]) for a, edge in zip(first, moved, strict=True)]
        while first != (again := [first[k] for k in first]):
            first = again
        alike = alike_edges(graph, Demand(True, False, ends=ends))
        expected = first if len(set(first)) < len(first) else None
        if alike is None:
            assert expected is None
        else:
            assert alike.tolist() == first


@pytest.mark.parametrize(
    "edges",
    [
        [],
        [(0, k) for k in range(1, 40)],
        list(combinations(range(40), 2)),
        [(k, k + 20) for k in range(20)],
        [(k, m + 20) for k in range(20) for m in range(20)],
    ],
    ids=["none", "star", "complete", "pairs", "two sides"],
)
def test_graphs_that_look_alike_everywhere_take_little_work(edges: list[tuple[int, int]]) -> None:
    """They have up to 40! symmetries, and some forty generators."""
    graph = Graph.undirected(40, edges)
    made = generators(graph)
    assert 20 <= len(made) < 40
    alike = alike_edges(graph, CYCLES)
    assert alike is None if not edges else set(alike.tolist()) == {0}


def test_the_search_for_symmetries_ends_at_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symmetry, "MOST_WORK", 2_000)
    graph = Graph.undirected(60, [(0, k) for k in range(1, 60)])
    assert len(generators(graph)) < 58


def test_edges_that_are_alike() -> None:
    graph = points(3, 3)
    alike = alike_edges(graph, CYCLES)
    assert alike is not None
    # The sides of the square by eights, the spokes of its middle by fours.
    assert sorted(np.unique(alike, return_counts=True)[1].tolist()) == [4, 8]
    ends = Demand(spanning=True, closed=False, ends=frozenset({0, 8}))
    by_ends = alike_edges(graph, ends)
    assert by_ends is not None
    assert sorted(np.unique(by_ends, return_counts=True)[1].tolist()) == [4, 4, 4]
    assert alike_edges(graph, Demand(True, False, ends=frozenset({0, 1}))) is None
    assert alike_edges(graph, Demand(False, True, used=frozenset({0}))) is None


@pytest.mark.parametrize("in_rounds", [False, True], ids=["layer by layer", "in rounds"])
def test_the_shares_are_those_of_the_table(
    in_rounds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if in_rounds:
        monkeypatch.setattr(frontier_rounds, "FEWEST_SLOTS", 1)
    rng = random.Random(31)
    problems = [
        any_problem(board, rng)
        for board in (Board.square(4, 3), Board.hexagon(2), Board.square(3, 3, king=True))
        for _ in range(6)
    ]
    problems += [Problem(points(n, n), Shape.CYCLE) for n in (2, 3, 7, 8)]
    problems += [Problem(points(9, 5), Shape.CYCLE), Problem(points(50, 4), Shape.CYCLE)]
    problems += [Problem(Board.square(8, 6).cell_graph, Shape.HAMILTONIAN_CYCLE)]
    problems += [from_first_to_last(Board.square(9, 5)), from_first_to_last(Board.square(7, 7))]
    problems += [Problem(points(9, 5), Shape.CYCLE, (EdgeUsed(0, 1),))]
    for problem in problems:
        if counted(problem).demand is not None:
            assert shares_of(problem) == table(problem).shares


def test_the_way_back_of_a_large_board_ends_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it finds there still has to be all the lines."""
    problem = Problem(points(12, 12), Shape.CYCLE)
    found = shares_of(problem)
    assert found == table(problem).shares
    monkeypatch.setattr(shares, "_through", lambda *_: found.total - 1)
    with pytest.raises(ArithmeticError):
        shares_of(problem)


@pytest.mark.parametrize("limbs", [1, 2, 3])
def test_completions_and_lines_through_a_layer(limbs: int) -> None:
    rng = random.Random(limbs)
    whole = 1 << 64 * limbs
    after = [1, *(rng.randrange(whole) for _ in range(5))]
    notes, batches, expected = [], [], [0] * 9
    for start, rows in ((0, 5), (5, 4)):
        ways = [(rng.randrange(6), k) for k in range(rows) for _ in range(rng.randrange(3))]
        batches.append((0, start, rows, len(ways)))
        for goal, origin in ways:
            notes.append((goal << ORIGIN_BITS | origin) << 4 | rng.randrange(16))
            expected[start + origin] = (expected[start + origin] + after[goal]) % whole
    here = np.zeros(10 * limbs, np.uint64)
    arrays = np.array(notes, np.uint32), np.array(batches)
    complete(limbs)(2, *arrays, limbs, words(after, limbs), here)
    assert here.tolist() == words([0, *expected], limbs).tolist()

    counts = [rng.randrange(whole) for _ in range(9)]
    answer = np.zeros(limbs, np.uint64)
    through(words(counts, limbs), limbs, here, limbs, answer)
    lines = sum(a * b for a, b in zip(counts, expected, strict=True)) % whole
    assert answer.tolist() == words([lines], limbs).tolist()


def words(numbers: list[int], limbs: int) -> np.ndarray:
    return np.array([n >> 64 * j & (1 << 64) - 1 for n in numbers for j in range(limbs)], np.uint64)
