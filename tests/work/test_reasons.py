"""The sentences of steps: what clues are called in them."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import Board, Cell, Edge
from studio.engines.deduction.loop_cells import CELLS_REST, MISSED
from studio.families import MASYU, MID_LOOP, NUMBER_PATH, SIMPLE_LOOP, VERTEX_SLITHERLINK
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


@pytest.mark.parametrize(
    ("rule", "points"),
    [(SIMPLE_LOOP, "cell"), (VERTEX_SLITHERLINK, "corner")],
    ids=["cell", "corner"],
)
def test_steps_about_what_a_loop_passes_are_named_by_what_it_passes(
    rule: Rule, points: str
) -> None:
    puzzle = Puzzle(rule, Board.square(3, 3))
    translation = Translation(puzzle, puzzle.compile())
    assert translation.name(MISSED) == f"No line through a {points} left out"
    assert translation.name(CELLS_REST) == f"A count needs all {points}s left"
