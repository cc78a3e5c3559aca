"""Nodes taken in other orders where clues promise fewer states then: the same counts."""

from __future__ import annotations

import random

import pytest

from studio.board import Board
from studio.engines.counting import plan as module
from studio.engines.counting.demand import counted
from studio.engines.counting.layout import layout, layouts_alike
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.order import ALIKE, alike, good_order, width
from studio.engines.counting.plan import plan
from studio.engines.counting.sweep import Sweep
from studio.engines.engine import Token
from studio.engines.kernels.contraction import Arrangement
from studio.puzzle import EdgesUsed, Problem, Shape
from tests.budget import tries
from tests.engines.frontier import KERNELS, by_kernel, count, points, slitherlink, table, unimproved


def along_rows(order: tuple[int, ...], side: int) -> bool | None:
    """Does it take row after row of a square, or column after column? None: neither."""
    for rows in (True, False):
        lines = [node // side if rows else node % side for node in order]
        if lines in (sorted(lines), sorted(lines, reverse=True)):
            return rows
    return None


def test_orders_alike_run_along_and_across_from_all_corners() -> None:
    graph = points(6, 6)
    along, first, *others = alike(graph)
    assert along == good_order(graph)
    orders = [along, first, *others]
    assert len(set(orders)) == len(orders) == ALIKE
    for order in orders:
        assert sorted(order) == sorted(along)
        assert width(graph, order) == 7
    ways = [along_rows(order, 6) for order in orders]
    assert ways[1] is not ways[0] and None not in ways[:2]
    assert len({order[0] for order in orders}) == 4
    assert min(ways.count(True), ways.count(False)) >= 2


def test_orders_are_not_looked_at_where_more_nodes_would_be_known_at_once() -> None:
    narrow = points(4, 9)
    assert all(sorted(order) == list(range(36)) for order in alike(narrow))
    assert len(alike(narrow)) > 1
    assert all(each.slots <= layout(narrow).slots for each in layouts_alike(narrow).each)
    parts = Board.square(3, 7, holes=[(row, 3) for row in range(3)]).cell_graph
    assert alike(parts) == (good_order(parts),)
    assert layouts_alike(parts).each == (layout(parts),)


def test_the_cheapest_is_the_one_of_the_fewest_states_as_expected() -> None:
    rng, board = random.Random(3), Board.square(6, 6)
    graph, settled = board.loop_graph, False
    while not settled:
        demand = counted(slitherlink(board, 0.3, rng)).demand
        if demand is not None:
            sheet = module._Sheet(graph, demand, layout(graph))
            settled = sheet.settled()
    orders = layouts_alike(graph).orders
    states = [sheet._arranged(orders=orders[k : k + 1]).states for k in range(len(orders))]
    assert len(set(states)) > 2
    assert sheet._arranged()[:2] == (states.index(min(states)), min(states))
    # The first one that is good enough is taken, and no other looked at.
    assert sheet._arranged(states[0])[:2] == (0, states[0])


@pytest.mark.parametrize("place", [1, 3, -1])
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    "board", [Board.square(5, 5), Board.hexagon(2), Board.square(4, 5, holes=[(1, 1)])], ids=str
)
def test_turned_sweeps_say_the_same(
    board: Board, kernel: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def turned(sheet: module._Sheet) -> Arrangement:
        orders = layouts_alike(sheet.graph).orders
        return sheet._arranged(orders=orders[place % len(orders)][None])

    by_kernel(kernel, monkeypatch)
    monkeypatch.setattr(module._Sheet, "improved", turned)
    rng = random.Random(kernel)
    found = 0
    for _ in range(tries(12, 60)):
        problem = slitherlink(board, rng.uniform(0.1, 0.5), rng)
        with monkeypatch.context() as patch:
            unimproved(patch)
            expected, shares = count(FRONTIER_LOOPS, problem), table(problem).shares
        assert count(FRONTIER_LOOPS, problem) == expected
        assert table(problem).shares == shares
        found += expected > 1
    assert found > 3


@pytest.mark.parametrize("above", [False, True])
def test_the_way_that_promises_fewer_states_is_taken(
    above: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep that meets some of the clues in all of its layers has fewer states in the worst."""
    monkeypatch.setattr(module, "infer", lambda *args, **options: True)
    board = Board.square(10, 10)
    graph = board.loop_graph
    clues = [
        EdgesUsed(tuple(graph.edges[k] for k in sides), 1)
        for at, sides in zip(board.cells, board.cell_sides, strict=True)
        if sum(at) % 2 and at[not above] < 5
    ]
    problem = Problem(graph, Shape.CYCLE, tuple(clues))
    demand = counted(problem).demand
    assert demand is not None
    peaks = []
    for improved in (False, True):
        found = plan(graph, demand, improved=improved)
        assert found is not None
        sweep = Sweep(found)
        for _ in sweep.run(Token()):
            pass
        peaks.append(sweep.peak)
    along = good_order(graph)
    by_rows = abs(along[1] - along[0]) == 1
    if by_rows == above:
        assert 2 * peaks[1] < peaks[0]
    else:
        assert peaks[0] / 2 < peaks[1] <= peaks[0]
