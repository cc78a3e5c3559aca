"""Clues within others, as numbers in circles: what can go alone, and what goes with what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio.board import Board, Cell, Spot
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.families import BALANCE_LOOP, CASTLE_WALL, SHINGOKI
from studio.puzzle import Clue, Puzzle, Rule, Trace
from studio.work.easing import generate_wanted
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.contract.test_all_needed import redundant

BOARD = Board.square(4, 4)
RULES = (BALANCE_LOOP, CASTLE_WALL, SHINGOKI)


def unique(puzzle: Puzzle) -> bool:
    *_, done = BRUTE.run(puzzle.compile().problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return done.count == 1


def full(rule: Rule, seed: int) -> Puzzle:
    """A puzzle with every clue that its line allows."""
    *_, made = generate(rule, BOARD, GenerateOptions(seed=seed), Token())
    assert isinstance(made, Generated)
    blank = replace(made.puzzle, clues=type(made.puzzle.clues)())
    compiled = blank.compile()
    trace = Trace(tuple(map(BOARD.index, made.line)), closed=True)
    placed = blank.placed(*rule.candidate_clues(blank, compiled, trace))
    assert isinstance(placed, Puzzle)
    return placed


def removals(puzzle: Puzzle) -> dict[Clue, tuple[Clue, ...]]:
    """For each clue that can be taken away by itself what goes with it."""
    outer, inner = puzzle.rule.kinds
    numbered: set[Spot] = set(puzzle.clues.of(inner.key))
    bare = not numbered <= puzzle.clues.of(outer.key).keys()
    found: dict[Clue, tuple[Clue, ...]] = {}
    for clue in puzzle.clues.all():
        if clue.kind == inner.key:
            around = puzzle.clues.of(outer.key).get(clue.spot)
            pair = inner.joined and around is not None and not bare
            found[clue] = (clue, Clue(outer.key, clue.spot, around)) if pair else (clue,)
        elif bare or clue.spot not in numbered:
            found[clue] = (clue,)
    return found


@pytest.mark.parametrize("lone", [False, True])
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_what_can_go_is_what_leaves_one_solution(rule: Rule, lone: bool) -> None:
    """A wall below a number was called needed though others stood without one (``lone``)."""
    for seed in range(3):
        puzzle = full(rule, seed)
        numbers = puzzle.clues.of(rule.kinds[1].key)
        # A circle or wall that stands alone, perhaps a number that does, and all the others.
        first, second, *_ = (Clue(rule.kinds[1].key, spot, n) for spot, n in numbers.items())
        puzzle = puzzle.erased(second)
        if lone:
            puzzle = puzzle.erased(Clue(rule.kinds[0].key, first.spot))
        told = redundant(puzzle)
        assert told is not None and told.final
        alone = {clue for clue, gone in removals(puzzle).items() if unique(puzzle.erased(*gone))}
        assert set(told.single) == alone
        assert unique(puzzle.erased(*told.together))
        # What is left then has nothing that can go, and no circle went from under its number.
        rest = puzzle.erased(*told.together)
        after = redundant(rest)
        assert after is not None and (after.single, after.together) == ((), ())
        outer, inner = (rest.clues.of(kind.key).keys() for kind in rule.kinds)
        assert lone or inner <= outer


def test_a_circle_of_shingoki_keeps_its_number() -> None:
    """Published puzzles have no circle without a number, so that none is made."""
    for seed in range(6):
        *_, made = generate(SHINGOKI, Board.square(6, 6), GenerateOptions(seed=seed), Token())
        assert isinstance(made, Generated) and made.minimal
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
