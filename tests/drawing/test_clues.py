"""Figures of clues: what an edit draws anew is what a fresh picture has."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from studio.board import Board, Cell
from studio.drawing.draw import draw
from studio.families import MASYU, SLITHERLINK
from studio.puzzle import Clue, Puzzle, Rule


@pytest.mark.parametrize(
    ("rule", "kind", "values"),
    [(SLITHERLINK, "numbers", (0, 1, 2, 3)), (MASYU, "pearls", (1, 2))],
    ids=lambda value: value.key if isinstance(value, Rule) else None,
)
def test_after_an_edit_the_figures_are_those_of_a_fresh_picture(
    rule: Rule, kind: str, values: tuple[int, ...]
) -> None:
    rng, board = random.Random(4), Board.square(5, 5)
    puzzle = Puzzle(rule, board)
    for _ in range(80):
        clue = Clue(kind, Cell(rng.choice(board.cells)), rng.choice(values))
        there = list(puzzle.clues.all())
        match rng.choice(("place", "change", "erase")):
            case "change" if there:
                placed = puzzle.placed(replace(rng.choice(there), value=clue.value))
            case "erase" if there:
                placed = puzzle.erased(rng.choice(there))
            case _:
                placed = puzzle.placed(clue)
        assert isinstance(placed, Puzzle)
        puzzle = placed
        # Nothing is remembered of another board, though it is equal.
        fresh = replace(puzzle, board=Board.square(5, 5))
        assert draw(puzzle).layers == draw(fresh).layers
