"""The minimality report of puzzles, as values and as messages."""

from __future__ import annotations

from typing import Any

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.engine import Token, outcome
from studio.families import JUMP_MAZE, NUMBER_PATH, SLITHERLINK
from studio.puzzle import Clues, Puzzle
from studio.puzzle.reason import Reason
from studio.work.findings import Redundant
from studio.work.minimality import CountClueSets, clue_sets, kinds_of, messages, question
from studio.work.sentences import said
from tests.work.wired import news, refuses, told

CELLS = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (1, 2), (1, 1), (1, 0),
         (2, 0), (2, 1), (2, 2), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0)]  # fmt: skip


def snake(*steps: int, ends: bool = True) -> Puzzle:
    """Rows to and fro, with the numbers of some steps."""
    shown = {*steps, *((1, 16) if ends else ())}
    labels: dict[Any, int | None] = {Cell(CELLS[step - 1]): step for step in sorted(shown)}
    return Puzzle(NUMBER_PATH, Board.square(4, 4), Clues({"labels": labels}))


def count(puzzle: Puzzle, *kinds: str) -> SetsCounted | Reason:
    return outcome(clue_sets(puzzle, kinds or kinds_of(puzzle), Token()))


def test_a_puzzle_is_one_of_its_minimal_sets() -> None:
    whole = snake(*range(2, 16))
    counted = count(whole)
    assert isinstance(counted, SetsCounted)
    assert (counted.count, counted.exact) == (37, True)
    both = count(whole, "labels", "diamonds")
    assert isinstance(both, SetsCounted)
    assert both.count == 263


def test_the_clues_at_hand_hold_a_minimal_set_before_any_is_found() -> None:
    whole = snake(*range(2, 16))
    told = next(clue_sets(whole, kinds_of(whole), Token()))
    assert (told.count, told.exact, dict(told.by_size)) == (1, False, {})
    # Diamonds alone need not fix the line, whatever the numbers do.
    told = next(clue_sets(whole, ["diamonds"], Token()))
    assert (told.count, told.exact) == (0, False)


def test_a_report_that_was_stopped_at_once_still_knows_of_one() -> None:
    example = assets.path("examples", "slitherlink", "garden.puzzle")
    puzzle = formats.read(example).puzzle
    token = Token()
    counting = clue_sets(puzzle, kinds_of(puzzle), token)
    assert next(counting).count == 1
    token.cancel()
    last = outcome(counting)
    assert isinstance(last, SetsCounted)
    assert (last.count, last.exact) == (1, False)


def test_ends_that_do_not_stand_are_clues_like_any_other() -> None:
    inner = snake(*range(2, 16), ends=False)
    counted = count(inner)
    assert isinstance(counted, SetsCounted)
    assert counted.count > 37


def test_kinds_are_those_of_the_puzzle() -> None:
    assert kinds_of(snake()) == ("labels",)
    assert kinds_of(snake(5)) == ("labels",)


@pytest.mark.parametrize(
    ("puzzle", "sentence"),
    [
        (snake(), "several solutions"),
        (Puzzle(SLITHERLINK, Board.square(2, 2),
                Clues({"numbers": {Cell((0, 0)): 4, Cell((1, 1)): 4}})), "no solution"),
        (Puzzle(JUMP_MAZE, Board.square(2, 2)), "loops and for lines"),
    ],
)  # fmt: skip
def test_other_puzzles_get_a_sentence(puzzle: Puzzle, sentence: str) -> None:
    told = count(puzzle, "labels")
    assert isinstance(told, Reason)
    assert sentence in said(told)


@pytest.mark.parametrize(
    ("example", "sentence"),
    [
        ("yajilin/stepping-stones", "asks for something else without these clues"),
        ("koburin/night-lights", "asks for something else without these clues"),
        ("double-back/twice-round", "asks for something else without these clues"),
        ("moon-or-sun/day-and-night", "asks for something else without these clues"),
        ("balance-loop/seesaw", "where clues stand in others"),
        ("castle-wall/ramparts", "where clues stand in others"),
    ],
)
def test_sets_that_are_no_puzzles_of_their_own_are_not_counted(example: str, sentence: str) -> None:
    """Of a Yajilin without clues one would be told that none is needed."""
    puzzle = formats.read(assets.path("examples", *f"{example}.puzzle".split("/"))).puzzle
    refused = count(puzzle)
    assert isinstance(refused, Reason)
    assert sentence in said(refused)


@pytest.mark.parametrize(
    ("example", "size"),
    [
        ("regional-yajilin/quarters", 3),
        ("country-road/lanes", 5),
        ("detour/roundabout", 8),
    ],
)
def test_numbers_of_regions_are_counted_within_them(example: str, size: int) -> None:
    """Every number of these is needed, so that none is in a smaller set alone."""
    puzzle = formats.read(assets.path("examples", *f"{example}.puzzle".split("/"))).puzzle
    assert len(puzzle.clues.of("numbers")) == size
    counted = count(puzzle)
    assert isinstance(counted, SetsCounted) and counted.exact and counted.by_size.get(size)
    assert 1 not in counted.by_size


def test_the_report_travels() -> None:
    found = news(question(snake(*range(2, 16))), messages)
    redundant = [each for each in found if isinstance(each, Redundant)]
    assert redundant[-1].final
    assert redundant[-1].minimal is False
    last = found[-1]
    assert isinstance(last, SetsCounted)
    assert (last.count, last.exact, sum(last.by_size.values())) == (37, True, 37)


def test_a_puzzle_without_a_single_solution_has_no_report() -> None:
    assert "several solutions" in said(told(question(snake()), messages)[-1].reason)


SETS = '"is": "SetsCounted", "exact": true, "counterexamples": 0, "whole": true'


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        f"{{{SETS}}}",
        f'{{{SETS}, "count": 12, "by_size": {{}}}}',
        f'{{{SETS}, "count": "12", "by_size": {{"x": "1"}}}}',
    ],
)
def test_anything_else_is_no_news(message: str) -> None:
    refuses(CountClueSets, message)
