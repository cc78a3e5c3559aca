"""Puzzles whose regions or marks are drawn with their loop: one solution, and all of them tidy."""

from __future__ import annotations

import random
from typing import Any

import pytest

from studio import formats, language
from studio.board import Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.search.brute import BRUTE
from studio.families import (
    BALANCE_LOOP,
    CASTLE_WALL,
    COUNTRY_ROAD,
    DETOUR,
    DOTCHI_LOOP,
    DOUBLE_BACK,
    ENTRY_EXIT,
    KOBURIN,
    MID_LOOP,
    MOON_OR_SUN,
    REGIONAL_YAJILIN,
    YAJILIN,
)
from studio.families.region_drawing import along, merged, moved, scattered
from studio.families.regions import divided, joined, regions_of, with_regions
from studio.formats import puzzlink
from studio.puzzle import Clue, Clues, Rule, Trace
from studio.work.analyse import Analysis
from studio.work.findings import Judged
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed
from studio.work.sentences import said

BOARD = Board.square(4, 4)
DIVIDED = (COUNTRY_ROAD, MOON_OR_SUN, DOTCHI_LOOP, DETOUR, REGIONAL_YAJILIN, DOUBLE_BACK)


@pytest.mark.parametrize("rule", [*DIVIDED, YAJILIN, KOBURIN], ids=lambda rule: rule.key)
def test_what_is_made_has_one_solution(rule: Rule) -> None:
    *_, made = generate(rule, BOARD, GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated), made
    problem = made.puzzle.compile().problem
    *_, done = BRUTE.run(problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and (done.count, done.exact) == (1, True)
    assert problem.answered_by(Trace(tuple(map(BOARD.index, made.line)), closed=True))
    if rule in DIVIDED:
        # Borders close regions: none has the same region on both sides.
        assert set(made.puzzle.clues.of("borders")) == set(regions_of(made.puzzle).borders)
    # Of cells that clues take from the line nothing is claimed, nor of borders.
    assert made.minimal is (rule not in (DOUBLE_BACK, YAJILIN, KOBURIN))


@pytest.mark.parametrize(
    ("rule", "host"), [(BALANCE_LOOP, "circles"), (CASTLE_WALL, "walls")], ids=lambda v: str(v)[:8]
)
def test_numbers_come_with_what_they_stand_in(rule: Rule, host: str) -> None:
    *_, made = generate(rule, Board.square(5, 5), GenerateOptions(seed=2), Token())
    assert isinstance(made, Generated) and made.grouped
    clues = made.puzzle.clues
    assert clues.of("numbers") and clues.of("numbers").keys() <= clues.of(host).keys()
    oracle = oracle_for(made.puzzle.compile().problem)
    found = list(Analysis(made.puzzle, made.puzzle.compile(), oracle, Token()).run())
    assert [f.verdict for f in found if isinstance(f, Judged)] == [Verdict.UNIQUE]
    address = puzzlink.address(made.puzzle)
    assert formats.read(address).puzzle.clues == clues


def test_both_circles_of_a_mid_loop_are_made() -> None:
    *_, made = generate(MID_LOOP, Board.square(7, 7), GenerateOptions(seed=2), Token())
    assert isinstance(made, Generated) and made.minimal
    assert made.puzzle.clues.of("circles") and made.puzzle.clues.of("middles")


@pytest.mark.parametrize("rule", [MOON_OR_SUN, DOTCHI_LOOP], ids=lambda rule: rule.key)
def test_no_mark_can_be_taken_off(rule: Rule) -> None:
    """Without any one of them there are several solutions, or not this one."""
    *_, made = generate(rule, BOARD, GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated) and made.minimal
    loop = Trace(tuple(map(BOARD.index, made.line)), closed=True)
    marks = [clue for clue in made.puzzle.clues.all() if clue.kind != "borders"]
    assert marks
    for clue in marks:
        problem = made.puzzle.erased(clue).compile().problem
        *_, done = BRUTE.run(problem, Task.COUNT, Limit(solutions=2), Token())
        assert isinstance(done, Done)
        assert done.count > 1 or not problem.answered_by(loop)


@pytest.mark.parametrize("rule", [ENTRY_EXIT, DOUBLE_BACK], ids=lambda rule: rule.key)
def test_no_two_regions_can_be_one_where_fewest_are_wanted(rule: Rule) -> None:
    *_, made = generate(rule, BOARD, GenerateOptions(seed=3, aim="fewest"), Token())
    assert isinstance(made, Generated) and made.minimal
    loop = Trace(tuple(map(BOARD.index, made.line)), closed=True)
    regions = regions_of(made.puzzle)
    for u, v in regions.crossing:
        one = merged(regions, u, v)
        assert one is not None
        problem = with_regions(made.puzzle, one).compile().problem
        *_, done = BRUTE.run(problem, Task.COUNT, Limit(solutions=2), Token())
        assert isinstance(done, Done)
        assert done.count > 1 or not problem.answered_by(loop)


def test_numbers_of_regions_are_fewest_or_generous() -> None:
    def numbers(**options: Any) -> Generated:
        *_, made = generate(COUNTRY_ROAD, BOARD, GenerateOptions(seed=3, **options), Token())
        assert isinstance(made, Generated)
        return made

    least, plain, more = (numbers(aim="fewest"), numbers(), numbers(aim="generous", extra=2))
    assert least.fewest and least.puzzle.clue_count <= plain.puzzle.clue_count
    assert more.puzzle.clue_count == plain.puzzle.clue_count + 2 and not more.minimal


def test_borders_are_no_clues() -> None:
    *_, made = generate(DETOUR, BOARD, GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated)
    assert made.puzzle.clue_count == len(made.puzzle.clues.of("numbers"))
    *_, made = generate(DOUBLE_BACK, BOARD, GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated)
    assert language.said(made.puzzle.rule.generated(made.puzzle, made.line)).endswith("regions.")


PLACES = frozenset(map(Cell, [(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)]))


@pytest.mark.parametrize(
    "rule", [MOON_OR_SUN, DOTCHI_LOOP, YAJILIN, KOBURIN, COUNTRY_ROAD], ids=lambda rule: rule.key
)
@pytest.mark.parametrize("seed", range(1, 4))
def test_cells_that_shall_have_no_clue_have_none(rule: Rule, seed: int) -> None:
    options = GenerateOptions(seed=seed, never=PLACES)
    *_, made = generate(rule, Board.square(5, 5), options, Token())
    assert isinstance(made, Generated), made
    assert PLACES.isdisjoint(clue.spot for clue in made.puzzle.clues.all())


@pytest.mark.parametrize("rule", [MOON_OR_SUN, DOTCHI_LOOP], ids=lambda rule: rule.key)
def test_cells_that_must_have_a_mark_have_one(rule: Rule) -> None:
    *_, made = generate(rule, Board.square(5, 5), GenerateOptions(seed=1, must=PLACES), Token())
    assert isinstance(made, Generated) and made.minimal
    assert PLACES.issubset(clue.spot for clue in made.puzzle.clues.all())
    assert (made.unmet, made.demanded) == ((), len(PLACES))


def test_kept_clues_are_completed_where_there_are_no_regions() -> None:
    keep = Clues().having(Clue("numbers", Cell((0, 0)), 0))
    *_, made = generate(KOBURIN, BOARD, GenerateOptions(seed=1, keep=keep), Token())
    assert isinstance(made, Generated) and made.puzzle.clues.of("numbers")[Cell((0, 0))] == 0
    *_, none = generate(DETOUR, BOARD, GenerateOptions(seed=1, keep=keep), Token())
    assert isinstance(none, GenerationFailed) and "made anew" in said(none.reason)


def test_a_board_of_no_cells_is_refused() -> None:
    *_, none = generate(DETOUR, Board.square(2, 2).with_cells(()), GenerateOptions(), Token())
    assert isinstance(none, GenerationFailed)


def test_parts_cover_all_cells_and_hang_together() -> None:
    board = Board.square(6, 7)
    ring = [(0, c) for c in range(7)] + [(r, 6) for r in range(1, 6)]
    ring += [(5, c) for c in range(5, -1, -1)] + [(r, 0) for r in range(4, 0, -1)]
    trace = Trace(tuple(map(board.index, ring)), closed=True)
    for seed in range(5):
        rng = random.Random(seed)
        for parts in (scattered(board, range(42), rng, 4.5), along(board, trace, rng, 4.5)):
            assert sorted(node for part in parts for node in part) == list(range(42))
            regions = joined(board, parts)
            again = divided(board, frozenset(regions.borders))  # type: ignore[arg-type]
            assert again.parts == regions.parts
            other = moved(regions, rng.randrange(42), rng)
            if other is not None:
                assert sorted(map(len, other.parts)) != sorted(map(len, regions.parts)) or (
                    other.parts != regions.parts
                )
        assert len(along(board, trace, rng, 4.5, even=True)) % 2 == 0
