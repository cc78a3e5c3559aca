"""Play: the strip of missing numbers, and the cells that a number can reach."""

from __future__ import annotations

import random

import pytest

from studio.board import At, Board, Cell
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.modes.play import PlayMode
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.play import Sheet, Table

SNAKE: dict[At, int] = {
    (row, column if row % 2 == 0 else 3 - column): 4 * row + column + 1
    for row in range(4)
    for column in range(4)
}
"""A line through a square of 4x4."""


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def given(*numbers: int) -> Puzzle:
    clues = (Clue("labels", Cell(at), n) for at, n in SNAKE.items() if n in numbers)
    result = Puzzle(NUMBER_PATH, Board.square(4, 4)).placed(*clues)
    assert isinstance(result, Puzzle)
    return result


def playing(window: Window, puzzle: Puzzle) -> PlayMode:
    window.open_document(Document(puzzle))
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    return mode


def test_no_cell_of_an_answer_is_left_out() -> None:
    numbers = random.Random(5)
    for _ in range(60):
        shown = numbers.sample(range(1, 17), numbers.randint(0, 6))
        table = Table(given(*shown))
        for at, number in SNAKE.items():
            if number not in shown:
                assert at in table.reached_by(Sheet(), number)


def test_what_lies_too_far_away_is_left_out() -> None:
    table = Table(given(1, 4))
    assert table.reached_by(Sheet(), 2) == {(0, 1), (1, 0)} & {
        at for at in SNAKE if abs(at[0]) + abs(at[1] - 3) <= 2
    }
    assert table.reached_by(Sheet(), 1) == frozenset()


def test_the_strip_shows_what_is_missing_and_takes_a_number_up(window: Window) -> None:
    mode = playing(window, given(1, 16))
    assert mode.strip.isVisible()
    mode.strip.number_chosen.emit(7)
    assert mode._state(mode.sheet).next_number == 7
    mode.strip.number_chosen.emit(16)
    assert mode._state(mode.sheet).next_number == 7, "it is given"


def test_the_cells_in_reach_are_marked_when_asked_for(window: Window) -> None:
    mode = playing(window, given(1, 3))
    assert not mode.overlay(mode.sheet).because
    mode.panel.reach.click()
    assert mode.overlay(mode.sheet).because == {Cell((0, 1))}
    assert mode.panel.reach.isChecked()
    mode.panel.reach.click()
    assert not mode.overlay(mode.sheet).because


def test_families_without_numbers_have_neither(window: Window) -> None:
    mode = playing(window, Puzzle(SLITHERLINK, Board.square(3, 3)))
    assert not mode.strip.isVisible() and not mode.panel.reach.isVisible()


def test_a_number_that_can_go_nowhere_is_said_to_be_shut_out(window: Window) -> None:
    """No cell was marked, and nothing said why."""
    mode = playing(window, given(1, 3))
    heard: list[str] = []
    mode.panel.told.connect(heard.append)
    mode.panel.reach.click()
    assert not mode.panel.nowhere.isVisible()
    mode.play(mode.sheet.with_number((0, 1), 7))
    assert mode.panel.nowhere.text() == "2 can go nowhere: something that is marked is wrong."
    assert mode.panel.nowhere.isVisible() and mode.panel.nowhere.text() in heard
    mode.undo()
    assert not mode.panel.nowhere.isVisible()
    mode.play(mode.sheet.with_number((0, 1), 7))
    mode.panel.reach.click()
    assert not mode.panel.nowhere.isVisible()


def test_given_numbers_that_leave_no_place_are_told_from_marks(window: Window) -> None:
    clues = (Clue("labels", Cell(at), n) for at, n in (((0, 0), 1), ((3, 3), 3)))
    puzzle = Puzzle(NUMBER_PATH, Board.square(4, 4)).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    mode = playing(window, puzzle)
    mode.panel.reach.click()
    assert "no line fits the numbers" in mode.panel.nowhere.text()
