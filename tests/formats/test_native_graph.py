"""Free graphs in the program's own file: there and back, and what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from studio.board import Board
from studio.board.figures import house
from studio.board.free import graph_board
from studio.formats.format import FormatError
from studio.formats.native_board import board_items, read_board

GOOD: dict[str, Any] = {"lattice": "graph", "nodes": [[0, 0], [1.5, 0]], "links": [[0, 1], [0, 1]]}


@pytest.mark.parametrize(
    "board",
    [house(), graph_board([(0, 0)]), graph_board([(0, 0.25), (1, 1)], [(0, 1), (1, 0)])],
)
def test_there_and_back(board: Board) -> None:
    items = board_items(board)
    assert read_board(items) == (board, {})
    assert board_items(read_board(items)[0]) == items


def test_numbers_stay_as_they_are_written() -> None:
    board, extra = read_board({**GOOD, "colour": "red"})
    assert board_items(board) == GOOD and extra == {"colour": "red"}
    assert repr(board_items(board)["nodes"]) == "[[0, 0], [1.5, 0]]"


@pytest.mark.parametrize(
    ("change", "where", "words"),
    [
        ({"links": [[0, 0]]}, "board.links[0]", "to itself"),
        ({"links": [[0, 1], [0, 2]]}, "board.links[1]", "no corner 2"),
        ({"links": [[0, -1]]}, "board.links[0]", "no corner -1"),
        ({"links": [[0, 1, 2]]}, "board.links[0]", "corner, corner"),
        ({"links": [[True, 0]]}, "board.links[0]", "corner, corner"),
        ({"links": [[0, 1]] * 1_000_000}, "board", "1,000,000 lines are too many"),
        ({"nodes": [[0, 0]] * 50_000}, "board", "50,000 corners are too many"),
        ({"nodes": [[0, "x"], [1, 1]]}, "board.nodes[0]", "should be [x, y]"),
        ({"nodes": [[0, 1e300], [1, 1]]}, "board.nodes[0]", "should be [x, y]"),
        ({"nodes": [], "links": []}, "board", "no cells"),
        ({"nodes": 5}, "board.nodes", "should be a list"),
        ({"lattice": "cube"}, "board.lattice", "“graph”"),
    ],
)
def test_what_cannot_be_read(change: dict[str, Any], where: str, words: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_board({**GOOD, **change})
    assert caught.value.where == where and words in caught.value.sentence
