"""Nodes taken across where clues promise fewer states then: the same counts and shares."""

from __future__ import annotations

import random

import pytest

from studio.board import Board
from studio.engines.counting import plan as module
from studio.engines.counting.demand import counted
from studio.engines.counting.layout import layout, layout_across
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.order import across, good_order, width
from studio.engines.counting.plan import plan
from studio.engines.counting.sweep import Sweep
from studio.engines.engine import Token
from studio.puzzle import EdgesUsed, Problem, Shape
from tests.budget import tries
from tests.engines.frontier import KERNELS, by_kernel, count, points, slitherlink, table


@pytest.fixture
def turning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another way is looked for on every board, and taken."""
    monkeypatch.setattr(module, "WORTH", -1)
    monkeypatch.setattr(module, "MORE", -1)
    monkeypatch.setattr(
        module._Sheet, "_expected", lambda sheet, base: float(base is layout(sheet.graph))
    )


def test_columns_run_across_rows() -> None:
    graph = points(6, 6)
    along, crossing = good_order(graph), across(graph)
    assert crossing is not None
    assert sorted(crossing) == sorted(along)
    assert width(graph, crossing) == width(graph, along) == 7
    assert crossing[0] == along[0]
    rows = [node // 6 for node in along]
    in_rows = rows in (sorted(rows), sorted(rows, reverse=True))
    other = [node % 6 if in_rows else node // 6 for node in crossing]
    assert other in (sorted(other), sorted(other, reverse=True))


def test_a_board_is_not_taken_across_where_more_nodes_would_be_known_at_once() -> None:
    assert layout_across(points(4, 9)) is None
    assert across(Board.square(3, 7, holes=[(row, 3) for row in range(3)]).cell_graph) is None


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    "board", [Board.square(5, 5), Board.hexagon(2), Board.square(4, 5, holes=[(1, 1)])], ids=str
)
def test_turned_sweeps_say_the_same(
    board: Board, kernel: str, turning: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_kernel(kernel, monkeypatch)
    rng = random.Random(kernel)
    found = 0
    for _ in range(tries(12, 60)):
        problem = slitherlink(board, rng.uniform(0.1, 0.5), rng)
        with monkeypatch.context() as patch:
            patch.setattr(module._Sheet, "improve", lambda sheet: True)
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
        assert peaks[1] == peaks[0]
