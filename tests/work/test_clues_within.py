"""Clues within others, as numbers in circles: which come together, and which may go alone."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.families import BALANCE_LOOP, CASTLE_WALL, SHINGOKI
from studio.puzzle import Clues, Rule
from studio.work.easing import generate_wanted
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.contract.test_all_needed import solutions

RULES = (BALANCE_LOOP, CASTLE_WALL, SHINGOKI)


def test_a_circle_of_shingoki_keeps_its_number() -> None:
    """Published puzzles have no circle without a number, so that none is made."""
    for seed in range(6):
        *_, made = generate(SHINGOKI, Board.square(6, 6), GenerateOptions(seed=seed), Token())
        assert isinstance(made, Generated) and made.grouped
        assert made.puzzle.clues.of("circles").keys() == made.puzzle.clues.of("numbers").keys()


def test_a_circle_of_shingoki_keeps_its_number_though_circles_may_stand_alone() -> None:
    alone = 0
    for seed in range(6):
        weights = {"circles": 1e-9, "numbers": 1.0}
        options = GenerateOptions(seed=seed, weights=weights)
        *_, made = generate(SHINGOKI, Board.square(6, 6), options, Token())
        assert isinstance(made, Generated)
        alone += len(made.puzzle.clues.of("circles").keys() - made.puzzle.clues.of("numbers"))
    # Those alone were chosen so; if numbers went from others there were nearly twice as many.
    assert 0 < alone <= 12


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


@pytest.mark.parametrize("rule", (BALANCE_LOOP, CASTLE_WALL), ids=lambda rule: rule.key)
def test_so_many_clues_are_made_where_each_of_two_in_a_cell_is_one(rule: Rule) -> None:
    board, made = Board.square(6, 6), 0
    for seed in range(3):
        for wanted in (9, 13):
            options = GenerateOptions(seed=seed, clues=wanted)
            *_, last = generate(rule, board, options, Token(10))
            if isinstance(last, Generated):
                assert last.puzzle.clue_count == wanted
                made += 1
        *_, bare = generate(rule, board, GenerateOptions(seed=seed), Token(10))
        more = GenerateOptions(seed=seed, aim="generous", extra=4)
        *_, generous = generate(rule, board, more, Token(10))
        assert isinstance(bare, Generated) and isinstance(generous, Generated)
        assert generous.line == bare.line
        assert generous.puzzle.clue_count == bare.puzzle.clue_count + 4
    assert made


@pytest.mark.parametrize("rule", (BALANCE_LOOP, CASTLE_WALL), ids=lambda rule: rule.key)
def test_the_fewest_are_counted_in_clues_and_no_fewer_are_refused(rule: Rule) -> None:
    """A wall with its number is two clues: as many as are found for a line can be asked for."""
    board = Board.square(5, 5)
    for seed in range(4):
        *_, fewest = generate(rule, board, GenerateOptions(seed=seed, aim="fewest"), Token(20))
        assert isinstance(fewest, Generated) and not fewest.fewest
        size = fewest.puzzle.clue_count
        line = (*fewest.line, fewest.line[0])
        options = GenerateOptions(seed=seed, clues=size, line=line)
        *_, counted = generate(rule, board, options, Token(20))
        assert isinstance(counted, Generated) and counted.puzzle.clue_count == size
        *_, needed = generate(rule, board, GenerateOptions(seed=seed, line=line), Token(20))
        assert isinstance(needed, Generated) and needed.puzzle.clue_count >= size


@pytest.mark.parametrize("rule", (BALANCE_LOOP, CASTLE_WALL), ids=lambda rule: rule.key)
def test_of_what_comes_in_pairs_no_fewest_is_claimed_for_what_is_completed(rule: Rule) -> None:
    for seed in range(4):
        *_, made = generate(rule, Board.square(5, 5), GenerateOptions(seed=seed), Token(20))
        assert isinstance(made, Generated)
        kept = list(made.puzzle.clues.all())[:-2]
        options = GenerateOptions(seed=seed, aim="fewest", keep=Clues().having(*kept))
        *_, done = generate(rule, made.puzzle.board, options, Token(20))
        assert isinstance(done, Generated) and not done.fewest
        added = set(done.puzzle.clues.all()).difference(kept)
        assert done.added == len(added)
        if done.minimal:
            assert all(solutions(done.puzzle.erased(clue)) != 1 for clue in added)
