"""The messages of a census, and what becomes of wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.puzzle import Problem, Shape
from studio.work import census as module
from studio.work.census import Compared, Loop, messages, reader

BOARD = Board.square(2, 2)


def loops(board: Board) -> tuple[Loop, ...]:
    """All loops that the messages tell."""
    read = reader(board)
    news = [read(message) for message in messages(board, Token()) if "ended" not in message]
    return tuple(loop for item in news if isinstance(item, tuple) for loop in item)


@pytest.mark.parametrize("board", [BOARD, Board.square(3, 3, holes=[(1, 1)]), Board.hexagon(1)])
def test_loops_arrive_as_lines_of_the_board(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 5)
    found = loops(board)
    problem = Problem(board.loop_graph, Shape.CYCLE)
    lines = {loop.line(board) for loop in found}
    assert len(lines) == len(found) > 5
    for loop in found:
        assert problem.answered_by(loop.line(board))
        assert loop.length == len(loop.line(board).nodes)


def test_large_numbers_arrive_whole() -> None:
    (loop,) = (loop for loop in loops(Board.square(1, 1)))
    arrived = reader(Board.square(1, 1))({"loops": [[f"{loop.links:x}", f"{3**200:x}"]]})
    assert arrived == (Loop(loop.links, 3**200),)


def test_a_board_that_is_too_large_is_declined() -> None:
    (only,) = messages(Board.square(5, 5), Token())
    assert "33,554,432" in only["ended"]


def test_a_stopped_census_ends_with_a_reason() -> None:
    token = Token()
    token.cancel()
    assert [*messages(BOARD, token)][-1]["ended"]


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"loops": 7},
        {"loops": [7]},
        {"loops": [["1", "1"]]},
        {"loops": [["0", "1"]]},
        {"loops": [["-f", "1"]]},
        {"loops": [["ffffffff", "1"]]},
        {"loops": [[15, 1]]},
        {"loops": [["x", "y"]]},
        {"compared": 7},
        {"compared": [1]},
        {"compared": ["x", None]},
    ],
)
def test_anything_else_is_no_news(message: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        reader(BOARD)(message)


def test_progress_arrives() -> None:
    assert reader(BOARD)({"compared": [64, 213]}) == Compared(64, 213)


def test_no_loop_has_negative_puzzles() -> None:
    loop = loops(BOARD)[0]
    with pytest.raises(ValueError):
        reader(BOARD)({"loops": [[f"{loop.links:x}", "-1"]]})
