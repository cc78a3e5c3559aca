"""Clues within others, as numbers in circles: which come together, and which may go alone."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.families import BALANCE_LOOP, CASTLE_WALL, SHINGOKI
from studio.puzzle import Rule
from studio.work.easing import generate_wanted
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions

RULES = (BALANCE_LOOP, CASTLE_WALL, SHINGOKI)


def test_a_circle_of_shingoki_keeps_its_number() -> None:
    """Published puzzles have no circle without a number, so that none is made."""
    for seed in range(6):
        *_, made = generate(SHINGOKI, Board.square(6, 6), GenerateOptions(seed=seed), Token())
        assert isinstance(made, Generated) and made.grouped
        assert made.puzzle.clues.of("circles").keys() == made.puzzle.clues.of("numbers").keys()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_numbers_that_make_a_puzzle_easier_come_with_what_they_stand_in(rule: Rule) -> None:
    for seed in range(4):
        options = GenerateOptions(seed=seed, difficulty="easy")
        *_, made = generate_wanted(rule, Board.square(5, 5), options, Token(20))
        assert isinstance(made, Generated)
        outer, inner = (made.puzzle.clues.of(kind.key).keys() for kind in rule.kinds)
        assert inner <= outer


def test_a_wall_may_lose_its_number() -> None:
    """Where the side of a wall says enough the number goes, and the wall stays."""
    *_, made = generate(CASTLE_WALL, Board.square(6, 6), GenerateOptions(seed=0), Token())
    assert isinstance(made, Generated)
    walls, numbers = (made.puzzle.clues.of(kind).keys() for kind in ("walls", "numbers"))
    assert numbers < walls and Cell(made.line[0]) not in walls
