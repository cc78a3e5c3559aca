"""Symmetries of graphs, and shares that are worked out for one of several links that are alike."""

from __future__ import annotations

import random

import numpy as np
import pytest

from studio.board import Board, Graph
from studio.engines import frontier_rounds, shares
from studio.engines.engine import Limit, Token, outcome
from studio.engines.frontier_demand import Demand, counted
from studio.engines.frontier_symmetry import alike_links, symmetries
from studio.engines.kernels.notes import complete
from studio.engines.kernels.shares import through
from studio.engines.kernels.table import ORIGIN_BITS
from studio.engines.shares import Shares, shared
from studio.puzzle import LinkUsed, Problem, Shape
from tests.engines.frontier import any_problem, from_first_to_last, points, table

CYCLES = Demand(spanning=False, closed=True)


def shares_of(problem: Problem) -> Shares:
    found = outcome(shared(problem, Limit(), Token()))
    assert isinstance(found, Shares)
    return found


@pytest.mark.parametrize(
    ("graph", "many"),
    [
        (points(4, 4), 8),
        (points(3, 5), 4),
        (Board.hexagon(2).cell_graph, 12),
        (Board.hexagon(2).loop_graph, 1),
        (Board.square(5, 5, king=True).cell_graph, 8),
        (Board.square(1, 6).cell_graph, 2),
        (Board.square(4, 4, holes=[(0, 0)]).cell_graph, 2),
    ],
)
def test_symmetries_of_lattices(graph: Graph, many: int) -> None:
    """Of the points of a hexagon too many are corners; then there is only the identity."""
    found = symmetries(graph)
    assert len(found) == len({tuple(images.tolist()) for images in found}) == many
    links = set(map(frozenset, graph.links))
    for images in found:
        moved = {frozenset(int(images[node]) for node in pair) for pair in graph.links}
        assert moved == links
        assert sorted(images.tolist()) == list(range(graph.size))


def test_links_that_are_alike() -> None:
    graph = points(3, 3)
    alike = alike_links(graph, CYCLES)
    assert alike is not None
    # The sides of the square by eights, the spokes of its middle by fours.
    assert sorted(np.unique(alike, return_counts=True)[1].tolist()) == [4, 8]
    ends = Demand(spanning=True, closed=False, ends=frozenset({0, 8}))
    by_ends = alike_links(graph, ends)
    assert by_ends is not None
    assert sorted(np.unique(by_ends, return_counts=True)[1].tolist()) == [4, 4, 4]
    assert alike_links(graph, Demand(True, False, ends=frozenset({0, 1}))) is None
    assert alike_links(graph, Demand(False, True, used=frozenset({0}))) is None


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
    problems += [Problem(points(9, 5), Shape.CYCLE, (LinkUsed(0, 1),))]
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
