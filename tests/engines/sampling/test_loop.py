"""Random loops: they are loops, they differ, they fill, and compiled and plain draw the same."""

from __future__ import annotations

import pytest

from studio.board import Board, Graph
from studio.engines import kernels
from studio.engines.sampling.loop import LoopStyle, random_loop
from studio.puzzle import Problem, Shape, Trace
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE

SMALL = {name: board for name, board in BOARDS.items() if board.cells}


def _turns(board: Board, trace: Trace) -> int:
    """Nodes at which a loop on squares turns."""
    at = [board.corners[node] for node in trace.nodes]
    return sum(
        (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])
        for a, b, c in zip(at, at[1:] + at[:1], at[2:] + at[:2], strict=True)
    )


@pytest.mark.parametrize("name", SMALL)
def test_a_random_loop_is_one_closed_line(name: str) -> None:
    graph = SMALL[name].loop_graph
    for seed in range(20):
        trace = random_loop(graph, seed)
        assert trace is not None
        assert Problem(graph, Shape.CYCLE).fits(trace)
        assert trace == trace.canonical()


def test_a_loop_may_go_round_a_hole() -> None:
    board = Board.square(3, 3, holes=[(1, 1)])
    graph = board.loop_graph
    hole = {(1, 1), (1, 2), (2, 1), (2, 2)}
    loops = [random_loop(graph, seed, LoopStyle(0.0)) for seed in range(100)]
    corners = [{board.corners[node] for node in loop.nodes} for loop in loops if loop is not None]
    assert any(len(along) == 12 and not along & hole for along in corners)
    assert any(along & hole for along in corners)
    assert random_loop(ISLAND_IN_A_LAKE.loop_graph, 1) is not None


def test_without_cells_there_is_no_loop_and_without_faces_no_question() -> None:
    assert random_loop(Board.square(1, 1, holes=[(0, 0)]).loop_graph, 1) is None
    with pytest.raises(ValueError, match="no faces"):
        random_loop(Graph.undirected(3, [(0, 1), (1, 2), (0, 2)]), 1)


def test_seeds_repeat_and_others_differ() -> None:
    graph = Board.square(7, 6).loop_graph
    loops = [random_loop(graph, seed) for seed in range(20)]
    assert loops == [random_loop(graph, seed) for seed in range(20)]
    assert len(set(loops)) == 20


def test_compiled_and_plain_draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    graphs = [Board.square(6, 9).loop_graph, Board.hexagon(3).loop_graph]
    loop_style = LoopStyle(0.6, 0.7)
    kernels.load_all()
    compiled = [random_loop(graph, seed, loop_style) for graph in graphs for seed in range(4)]
    monkeypatch.setattr(kernels, "warm", lambda *_: False)
    assert compiled == [
        random_loop(graph, seed, loop_style) for graph in graphs for seed in range(4)
    ]


def test_taste_decides_how_full_and_how_straight_loops_are() -> None:
    board = Board.square(15, 15)
    graph = board.loop_graph

    def loops(loop_style: LoopStyle) -> list[Trace]:
        found = [random_loop(graph, seed, loop_style) for seed in range(4)]
        return [trace for trace in found if trace is not None]

    full, small = loops(LoopStyle(1.0)), loops(LoopStyle(-1.5))
    assert min(len(trace.nodes) for trace in full) > 0.85 * graph.size
    assert max(len(trace.nodes) for trace in small) < 0.3 * graph.size

    straight, winding = loops(LoopStyle(0.8, 1.0)), loops(LoopStyle(0.8, -1.0))
    assert max(_turns(board, t) / len(t.nodes) for t in straight) < 0.5
    assert min(_turns(board, t) / len(t.nodes) for t in winding) > 0.7
