"""The messages of a census, and what becomes of wrong ones."""

from __future__ import annotations

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.puzzle import Problem, Puzzle, Shape
from studio.work import census as module
from studio.work.census import Census, Loop, Loops, LoopsCompared, checker, messages, question
from studio.work.sentences import ended_words
from tests.work.wired import news, refuses, sent, told

BOARD = Board.square(2, 2)


def loops(board: Board) -> tuple[Loop, ...]:
    """All loops that the messages tell."""
    found = map(checker(board), news(question(Puzzle(SLITHERLINK, board)), messages))
    return tuple(loop for item in found if isinstance(item, Loops) for loop in item.loops)


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
    large = Loops((Loop(15, 3**20_000), Loop(2**70_000, 1)))
    assert sent(large) == large


def test_a_board_that_is_too_large_is_declined() -> None:
    (only,) = told(question(Puzzle(SLITHERLINK, Board.square(5, 5))), messages)
    assert "33,554,432" in ended_words(only)


def test_a_stopped_census_ends_with_a_reason() -> None:
    token = Token()
    token.cancel()
    assert told(question(Puzzle(SLITHERLINK, BOARD)), messages, token)[-1].reason


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        '{"is": "Loops", "loops": 7}',
        '{"is": "Loops", "loops": [7]}',
        '{"is": "Loops", "loops": [{"is": "Loop", "edges": 15, "puzzles": 1}]}',
        '{"is": "Loops", "loops": [{"is": "Loop", "edges": "x", "puzzles": "y"}]}',
        '{"is": "LoopsCompared", "done": 7}',
        '{"is": "LoopsCompared", "done": "x", "total": null}',
    ],
)
def test_anything_else_is_no_news(message: str) -> None:
    refuses(Census, message)


@pytest.mark.parametrize("edges", [0, 1, -15, 0xFFFFFFFF])
def test_loops_of_another_board_are_refused(edges: int) -> None:
    with pytest.raises(ValueError, match="not a loop"):
        checker(BOARD)(Loops((Loop(edges, 1),)))


def test_progress_arrives() -> None:
    assert checker(BOARD)(sent(LoopsCompared(64, 213))) == LoopsCompared(64, 213)


def test_no_loop_has_negative_puzzles() -> None:
    loop = loops(BOARD)[0]
    with pytest.raises(ValueError, match="not a loop"):
        checker(BOARD)(Loops((Loop(loop.edges, -1),)))
