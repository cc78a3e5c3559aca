"""Remembered results are the same objects, and never wrong ones."""

from __future__ import annotations

from studio.board import Board
from studio.drawing import memory
from studio.drawing.memory import remembered
from studio.puzzle import Clues


def test_equal_arguments_give_the_same_object() -> None:
    calls = []

    @remembered(2)
    def double(value: dict[str, int]) -> list[int]:
        calls.append(value)
        return [2 * v for v in value.values()]

    first = double({"a": 1})
    assert double({"a": 1}) is first
    assert double({"a": 2}) == [4]
    assert len(calls) == 2


def test_the_oldest_is_forgotten() -> None:
    @remembered(2)
    def boxed(value: int) -> list[int]:
        return [value]

    first = boxed(1)
    boxed(2)
    boxed(3)
    assert boxed(1) is not first
    assert boxed(1) == first


def test_boards_and_clues_match_as_the_very_same_object() -> None:
    @remembered()
    def pair(board: Board, clues: Clues) -> list[object]:
        return [board, clues]

    board, clues = Board.square(2, 2), Clues()
    first = pair(board, clues)
    assert pair(board, clues) is first
    assert pair(Board.square(2, 2), clues) is not first
    assert pair(board, Clues()) is not first


def test_what_is_told_more_is_not_the_same() -> None:
    @remembered()
    def told(value: int, more: int = 0) -> list[int]:
        return [value, more]

    assert told(1, 2) == [1, 2]
    assert told(1) == [1, 0]
    assert told(1, 2) == [1, 2]


def test_all_is_made_anew_after_forgetting() -> None:
    @remembered()
    def boxed(value: int) -> list[int]:
        return [value]

    first = boxed(1)
    memory.forget()
    assert boxed(1) is not first
