"""What rules of loops through regions have in common."""

from __future__ import annotations

import pytest

from studio import api
from studio.board import Cell
from studio.families import COUNTRY_ROAD, DETOUR, REGIONAL_YAJILIN
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.sentences import said
from tests.families.region_boards import divided


def number(row: int, column: int, value: int) -> Clue:
    return Clue("numbers", Cell((row, column)), value)


@pytest.mark.parametrize("rule, low", [(COUNTRY_ROAD, 3), (DETOUR, 2), (REGIONAL_YAJILIN, 1)])
def test_numbers_that_contradict_each_other_say_why(rule: Rule, low: int) -> None:
    board = divided(rule, "aaab / aaab / cccb / cccb")

    def reason(*clues: Clue) -> str:
        puzzle = board.placed(*clues)
        assert isinstance(puzzle, Puzzle)
        return said(rule.because(puzzle, api.Puzzle(puzzle).check().conflict))

    differ = number(0, 0, low), number(1, 1, low + 1)
    assert reason(*differ) == "The numbers are in one region, and differ."
    assert reason(number(0, 0, 2), number(3, 0, 7)) == "The region has only 6 cells."
    assert not reason(number(0, 0, 6), number(3, 0, 6))
