"""Lines round trees of faces, judged by themselves."""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio.board import Board
from studio.board.tilings import PATCHED
from studio.engines.graph_repair.face_tree import around_faces

BOARDS = [Board.square(7, 8), Board.hexagon(3), *(Board.patch(t, 4, 4) for t in PATCHED if t.paths)]


def changes(board: Board, wanted: list[bool]) -> tuple[int, int]:
    """How many nodes are added and how many are left out; the path is one."""
    graph = board.cell_graph
    found = around_faces(graph, wanted)
    assert found is not None
    assert len(set(found.nodes)) == len(found.nodes) > 2
    pairs = [*pairwise(found.nodes), (found.nodes[-1], found.nodes[0])]
    assert all((min(pair), max(pair)) in graph.edge_index for pair in pairs)
    chosen = set(found.nodes)
    added = sum(node in chosen and not there for node, there in enumerate(wanted))
    return added, sum(node not in chosen and there for node, there in enumerate(wanted))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.lattice.key)
def test_a_path_whose_ends_touch_nearly_fills_a_board(board: Board) -> None:
    added, left = changes(board, [True] * len(board))
    assert added == 0 and left <= 0.2 * len(board)


def test_arms_of_single_squares_become_two_wide() -> None:
    board = Board.square(9, 12)
    arms = [at[0] == 4 or at[1] in (2, 6, 10) for at in board.cells]
    added, left = changes(board, arms)
    assert added + left <= sum(arms)
    assert left <= 3


def test_arms_of_two_squares_stay() -> None:
    board = Board.square(9, 12)
    assert changes(board, [at[0] in (4, 5) or at[1] in (2, 3, 8, 9) for at in board.cells]) == (
        0,
        0,
    )


def test_cells_apart_have_none() -> None:
    board = Board.square(7, 7)
    assert around_faces(board.cell_graph, [at == (3, 3) for at in board.cells]) is None
    assert around_faces(Board.square(5, 5, king=True).cell_graph, [True] * 25) is None
