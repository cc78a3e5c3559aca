"""The loop that the search begins at."""

import pytest

from studio.board import Board
from studio.engines.kernels.cuts_plain import PlainCuts
from studio.engines.sat.winding import winding
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE

LARGER = {"9x11": Board.square(9, 11), "radius 4": Board.hexagon(4, holes=[(0, 0), (1, 2)])}


@pytest.mark.parametrize("board", [*BOARDS.values(), ISLAND_IN_A_LAKE, *LARGER.values()])
def test_the_border_is_one_loop(board: Board) -> None:
    graph = board.loop_graph
    assert graph.planar is not None
    inside = winding(graph, graph.planar)
    assert any(inside) and not inside[-1]
    assert PlainCuts(graph.planar.beside)([1 if face else -1 for face in inside]) == []
    at_node = [0] * graph.size
    for edge, (a, b) in enumerate(graph.planar.sides):
        if inside[a] != inside[b]:
            for node in graph.edges[edge]:
                at_node[node] += 1
    assert set(at_node) <= {0, 2}


@pytest.mark.parametrize("board", LARGER.values(), ids=LARGER)
def test_it_passes_most_corners(board: Board) -> None:
    graph = board.loop_graph
    assert graph.planar is not None
    inside = winding(graph, graph.planar)
    used = sum(inside[a] != inside[b] for a, b in graph.planar.sides)
    assert used > 0.6 * graph.size


def test_nothing_winds_on_no_board() -> None:
    graph = Board.square(0, 0).loop_graph
    assert graph.planar is not None
    assert winding(graph, graph.planar) == [False]
