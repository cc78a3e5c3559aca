"""Faults that every family looks for: codes, sentences and spots."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import Board, Cell, Edge
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Clue, Clues, Fault, Puzzle, Rule

BOARD = Board.square(2, 3)


def fault(rule: Rule, *clues: Clue) -> Fault:
    """The only fault of a puzzle with these clues."""
    (found,) = Puzzle(rule, BOARD, Clues().having(*clues)).faults()
    return found


@pytest.mark.parametrize(
    ("rule", "clues", "code", "sentence"),
    [
        (
            NUMBER_PATH,
            [Clue("labels", Cell((2, 0)), 1)],
            "off-board",
            "The number at [2, 0] is off the board.",
        ),
        (
            NUMBER_PATH,
            [Clue("diamonds", Edge.of((1, 1), (0, 0)))],
            "off-board",
            "The diamond at [0, 0]-[1, 1] joins cells that do not touch.",
        ),
        (
            NUMBER_PATH,
            [Clue("labels", Cell((0, 0)), 7)],
            "out-of-range",
            "The number 7 at [0, 0] is out of range: 1 to 6 fits there.",
        ),
        (
            NUMBER_PATH,
            [Clue("labels", Cell((0, 0)), 4), Clue("labels", Cell((1, 2)), 4)],
            "doubled",
            "The number 4 stands twice: at [0, 0] and at [1, 2].",
        ),
        (
            SLITHERLINK,
            [Clue("numbers", Cell((0, 0)), 5)],
            "out-of-range",
            "The clue 5 at [0, 0] is out of range: 0 to 4 fits there.",
        ),
    ],
)
def test_each_fault_names_what_and_where(
    rule: Rule, clues: list[Clue], code: str, sentence: str
) -> None:
    found = fault(rule, *clues)
    assert (found.code, language.said(found.message)) == (code, sentence)
    assert set(found.spots) == {clue.spot for clue in clues}


def test_every_fault_is_told() -> None:
    clues = Clues().having(
        Clue("labels", Cell((0, 0)), 9),
        Clue("labels", Cell((5, 5)), 1),
        Clue("labels", Cell((0, 1)), 2),
        Clue("labels", Cell((0, 2)), 2),
        Clue("labels", Cell((1, 2)), 2),
    )
    codes = [found.code for found in Puzzle(NUMBER_PATH, BOARD, clues).faults()]
    assert sorted(codes) == ["doubled", "doubled", "off-board", "out-of-range"]
