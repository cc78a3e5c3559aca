"""The sentences of steps: what clues are called in them."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import Board, Cell, Edge
from studio.families import MASYU, MID_LOOP, NUMBER_PATH
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.work.reasons import called
from studio.work.steps import Translation


@pytest.mark.parametrize(
    ("rule", "clue", "words"),
    [
        (MID_LOOP, Clue("middles", Edge.of((0, 0), (0, 1))), "the circle on a border in row 1"),
        (NUMBER_PATH, Clue("diamonds", Edge.of((0, 0), (0, 1))), "the diamond in row 1"),
        (NUMBER_PATH, Clue("labels", Cell((0, 0)), 5), "the 5 in row 1"),
        (MASYU, Clue("pearls", Cell((0, 0)), 1), "the white pearl in row 1"),
    ],
    ids=["mark", "diamond", "number", "choice"],
)
def test_no_noun_is_said_twice(rule: Rule, clue: Clue, words: str) -> None:
    puzzle = Puzzle(rule, Board.square(3, 3), Clues({clue.kind: {clue.spot: clue.value}}))
    told = language.said(called(Translation(puzzle, puzzle.compile()), clue))
    assert told.startswith(words)
