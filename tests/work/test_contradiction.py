"""Puzzles without answer whose clues shape the board: what is blamed is what helps."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.engines.events import Verdict
from studio.families import COUNTRY_ROAD, DETOUR, REGIONAL_YAJILIN, SIMPLE_LOOP
from studio.families.regions import regions_of
from studio.puzzle import Clue, Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.analyse import Analysis
from studio.work.codes import Contradicted
from studio.work.contradiction import removable, shaped
from studio.work.findings import Conflict, Judged, Redundant
from studio.work.generation import Repaired
from studio.work.repair import repair

SHAPED = {
    "yajilin/stepping-stones",
    "koburin/night-lights",
    "moon-or-sun/day-and-night",
    "dotchi-loop/bends",
    "simple-loop/no-entry",
}
PLAIN = {"castle-wall/ramparts", "slitherlink/basket", "masyu/tide", "number-path/flower"}


def example(name: str) -> Puzzle:
    return formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle


def conflict_of(puzzle: Puzzle) -> Conflict | None:
    compiled = puzzle.compile()
    found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
    (judged,) = (finding for finding in found if isinstance(finding, Judged))
    if judged.verdict is not Verdict.NONE:
        return None
    return [finding for finding in found if isinstance(finding, Conflict)][-1]


def redundant_of(puzzle: Puzzle) -> Redundant:
    compiled = puzzle.compile()
    found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
    return [finding for finding in found if isinstance(finding, Redundant)][-1]


def solvable(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    return isinstance(oracle_for(problem).ask(problem.constraints, [], Token()), Model)


@pytest.mark.parametrize("name", sorted(SHAPED | PLAIN))
def test_it_is_known_whose_clues_shape_the_board(name: str) -> None:
    puzzle = example(name)
    assert shaped(puzzle, puzzle.compile()) is (name in SHAPED)


@pytest.mark.parametrize("name", sorted(SHAPED))
def test_clues_are_blamed_without_which_there_is_an_answer(name: str) -> None:
    """Of puzzles with one clue too many, on the first cells where that leaves no answer."""
    puzzle, tried = example(name), 0
    kind = puzzle.rule.kinds[0]
    for at in puzzle.board.cells:
        value = puzzle.rule.values(puzzle, kind, Cell(at))[0] if kind.entry != "mark" else None
        more = puzzle.placed(Clue(kind.key, Cell(at), value))
        if puzzle.clues.taken(Cell(at)) or not isinstance(more, Puzzle):
            continue
        conflict = conflict_of(more)
        if conflict is None:
            continue
        helping = {clue for clue in removable(more) if solvable(more.erased(clue))}
        assert conflict.whole and set(conflict.clues) == helping
        assert Clue(kind.key, Cell(at), value) in helping
        assert conflict.reason == Reason.of(Contradicted.BY_ONE, ways=len(helping))
        assert {way.clue for way in conflict.ways} == helping
        tried += 1
        if tried == 3:
            break
    assert tried


def test_where_one_clue_is_not_enough_none_is_blamed() -> None:
    """Two pairs of blocked cells that cut off a corner each."""
    blocked = [Clue("blocked", Cell(at)) for at in ((0, 1), (1, 0), (4, 5), (5, 4))]
    puzzle = Puzzle(SIMPLE_LOOP, Board.square(6, 6)).placed(*blocked)
    assert isinstance(puzzle, Puzzle)
    conflict = conflict_of(puzzle)
    assert conflict is not None and conflict.whole
    assert (conflict.clues, conflict.reason) == ((), Reason(Contradicted.BY_SEVERAL))


def with_numbers(rule: Rule, rows: int, columns: int, *values: int) -> Puzzle:
    """One region with several numbers, in its first row."""
    clues = [Clue("numbers", Cell((0, column)), value) for column, value in enumerate(values)]
    puzzle = Puzzle(rule, Board.square(rows, columns)).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.mark.parametrize(
    ("rule", "impossible"),
    [(COUNTRY_ROAD, 2), (DETOUR, 3), (REGIONAL_YAJILIN, 15)],
    ids=lambda given: given.key if isinstance(given, Rule) else "",
)
def test_a_number_that_a_region_has_twice_is_blamed_and_to_take_one_away_is_no_way_out(
    rule: Rule, impossible: int
) -> None:
    twice = with_numbers(rule, 4, 4, impossible, impossible)
    assert not shaped(twice, twice.compile())
    conflict = conflict_of(twice)
    assert conflict is not None and not conflict.whole and conflict.ways == ()
    assert len(conflict.clues) == 1 and not conflict.enough
    once = conflict_of(with_numbers(rule, 4, 4, impossible))
    assert once is not None and once.ways


def test_numbers_that_differ_are_both_blamed_though_one_of_them_stands_there_twice() -> None:
    conflict = conflict_of(with_numbers(COUNTRY_ROAD, 4, 4, 12, 12, 10))
    assert conflict is not None and conflict.smallest
    assert [clue.value for clue in conflict.clues] == [12, 10]
    assert [way.clue.value for way in conflict.ways] == [10]
    assert not conflict.enough


def test_a_board_without_any_line_says_so_though_a_number_stands_there_twice() -> None:
    conflict = conflict_of(with_numbers(DETOUR, 3, 3, 4, 4))
    assert conflict is not None and (conflict.clues, conflict.whole) == ((), False)


def test_a_repair_takes_away_all_that_say_the_same() -> None:
    puzzle = with_numbers(COUNTRY_ROAD, 4, 4, 12, 12, 10)
    *_, repaired = repair(puzzle, Token())
    assert isinstance(repaired, Repaired) and repaired.reason is None
    assert [clue.value for clue in repaired.gone] == [10] and solvable(repaired.puzzle)
    *_, repaired = repair(with_numbers(COUNTRY_ROAD, 4, 4, 2, 2), Token())
    assert isinstance(repaired, Repaired) and len(repaired.gone) == 2 and solvable(repaired.puzzle)


def test_what_is_said_twice_is_superfluous() -> None:
    """In a puzzle with one answer, of whose numbers one is said again."""
    puzzle = example("country-road/lanes")
    spot, value = next(iter(puzzle.clues.of("numbers").items()))
    regions = regions_of(puzzle)
    region = regions.parts[regions.region(spot.at)]
    free = (Cell(puzzle.board.cells[node]) for node in region)
    again = Clue("numbers", next(cell for cell in free if cell != spot), value)
    more = puzzle.placed(again)
    assert isinstance(more, Puzzle)
    before, after = redundant_of(puzzle), redundant_of(more)
    assert {*after.single} == {*before.single, again, Clue("numbers", spot, value)}
    assert {*after.together} == {*before.together, again}


@pytest.mark.parametrize("name", ["number-path/contradiction", "slitherlink/no-way"])
def test_examples_whose_clues_contradict_each_other_say_why(name: str) -> None:
    conflict = conflict_of(example(name))
    assert conflict is not None and conflict.reason is not None
    assert len(conflict.clues) in (2, 3) and conflict.smallest
