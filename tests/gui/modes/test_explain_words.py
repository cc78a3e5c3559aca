"""What Explain says of a step and of all of them, without a window."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge, SpotKind
from studio.board.tilings.penrose import PENROSE_RHOMBS
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import NUMBER_PATH
from studio.gui.modes.explain_words import (
    Note,
    beside,
    cells_of,
    fold_words,
    no_step_words,
    notes,
    places_of,
    sign,
    step_words,
    why_not_closer,
)
from studio.gui.style.sentences import place_words
from studio.puzzle import Clue, Puzzle
from studio.puzzle.reason import Reason
from studio.work.clue_use import ClueUse
from studio.work.codes import Explained
from studio.work.explain import Explainer
from studio.work.findings import Graded
from studio.work.reasons import HERE
from studio.work.steps import NUMBER, Ending, Mark, Step

NAMED = re.compile(r"[Rr]ow \d+, (?:column|cell) \d+|[Cc]orner [a-z]+\d*")
"""How a sentence names cells, and corners of drawings."""


def examples() -> dict[str, Puzzle]:
    """The first small example of each kind of puzzle, and some of several tilings."""
    found: dict[str, Puzzle] = {}
    for path in sorted(assets.path("examples").rglob("*.puzzle")):
        puzzle = formats.read(str(path)).puzzle
        key = f"{puzzle.rule.key} {puzzle.board.lattice.key}"
        if len(puzzle.board) <= 60 and key not in found:
            found[key] = puzzle
    rhombs = Puzzle(NUMBER_PATH, Board.patch(PENROSE_RHOMBS, 6, 7))
    ends = rhombs.placed(Clue("labels", Cell((5,)), 1), Clue("labels", Cell((3,)), 19))
    assert isinstance(ends, Puzzle)
    return found | {"number-path penrose-rhombs": ends}


PUZZLES = examples()

CLUE = Clue("labels", Cell((0, 0)), 7)
MARK = Mark(NUMBER, (Cell((0, 1)),), 8)
STEP = Step("next", "Next to it", 1, (CLUE,), (MARK,), "Because.", 1)
LONG = Step("proof", "Proof", 9, (CLUE,), (MARK,), "Because.", 1200, long=True)
FAILS = Step("fails", "Fails", 1, (CLUE,), (), "Because.", 1)


def test_a_step_says_its_place_its_reason_and_the_grade() -> None:
    words = step_words(STEP, 1, 2000, Graded(2.31, "easy"), running=True)
    assert (words.headline, words.sentence) == ("Next to it", "Because.")
    assert words.facts == (
        ("Step", "2 of 2,000…"),
        ("Reason", "1 clue or fact"),
        ("Difficulty", "easy (2.3)"),
    )
    for told, apart in ((False, False), (True, True)):
        words = step_words(STEP, 0, 1, None, running=False, apart=apart)
        assert ("count the cells" in words.sentence) is told
    edge = Step("count", "A count", 1, (CLUE,), (), "Because.", 1)
    assert step_words(edge, 0, 1, None, running=False, apart=True).sentence == "Because."
    long = step_words(LONG, 0, 1, None, running=False)
    assert long.facts == (("Step", "1 of 1"), ("Long step", "1,200 clues and facts"))


def test_steps_of_one_name_in_a_row_are_told_apart_by_where_they_are() -> None:
    board = Board.square(3, 3)
    side = board.incidence.edges_of_face[board.index((0, 0))][1]  # on its right
    ends = [board.corners[i] for i in board.incidence.edges[side]]
    used = Mark("used", (Edge.of(*ends, SpotKind.SIDE),))
    cell, border = Cell((2, 0)), Edge.of((1, 1), (1, 2), SpotKind.EDGE)
    clue = Clue("labels", Cell((2, 2)), 7)
    goes_on = [
        Step("goes on", "A line goes on", 1, because, then, "Because.", 1)
        for because, then in (
            ((MARK,), (used,)),
            ((MARK,), (Mark(NUMBER, (cell,), 8),)),
            ((MARK,), (Mark("used", (border,)),)),
            ((MARK,), (Mark("unused", (border,)),)),
            ((MARK, clue), (used,)),
            ((MARK,), ()),
        )
    ]
    goes_on[4] = replace(goes_on[4], named=((2, 2),))
    steps = [STEP, *goes_on, LONG]
    places = places_of(board, steps, 0, len(steps))
    assert places[0] == places[-1] == ""
    assert places[1] == "Row 1, column 1"
    assert places[2:5] == ["Row 3, column 1", "Row 2, column 2", "Row 2, column 3"]
    assert places[5:7] == ["Row 3, column 3", "Row 1, column 2"]
    # What is out of sight above counts, too.
    assert places_of(board, steps, 4, 6) == places[4:6]


def test_the_place_of_a_step_is_one_that_its_words_name() -> None:
    """The list said where the target of a maze was, and a cell beside the one that is named."""
    board = Board.square(3, 3)
    target, clue = Clue("target", Cell((2, 2))), Clue("numbers", Cell((0, 1)), 2)
    side = Edge.of((0, 0), (0, 1), SpotKind.SIDE)
    at_cells = [
        Step("next", "Next", 1, (target,), (Mark(NUMBER, (Cell(at),), n),), "Because.", 1)
        for n, at in enumerate(((0, 1), (2, 0)), start=2)
    ]
    used = (Mark("used", (side,)),)
    at_clue = [Step("two", "Two", 1, (clue,), used, "Because.", 1, named=((0, 1),))] * 2
    here = [Step("near", "Near", 1, (clue,), used, "Because.", 1)] * 2
    assert places_of(board, at_cells, 0, 2) == ["Row 1, column 2", "Row 3, column 1"]
    assert places_of(board, at_clue, 0, 2) == ["Row 1, column 2"] * 2
    assert places_of(board, here, 0, 2)[0] == "Row 1, column 1"


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_the_list_of_steps_names_a_place_that_the_words_name(puzzle: Puzzle) -> None:
    """Of every family: it named the other end of a border, and cells of clues far from it."""
    board, names = puzzle.board, {place_words(puzzle.board, Cell(at)) for at in puzzle.board.cells}
    steps = (step for step in Explainer(puzzle, Token()).run() if isinstance(step, Step))
    for step in islice(steps, 40):
        told = names & {words[0].upper() + words[1:] for words in NAMED.findall(step.sentence)}
        cells = cells_of(board, step)
        assert cells, step
        if told and step.rule not in HERE:
            assert {place_words(board, Cell(at)) for at in cells} == told, step
            continue
        marked = [spot for mark in step.then for spot in mark.spots]
        there = {at for spot in marked for at in beside(board, spot)}
        assert set(cells) <= there, step


def test_where_no_step_is_there_it_says_why() -> None:
    solved = Ending(Verdict.UNIQUE, True)
    numbers = Ending(Verdict.SEVERAL, False, Reason(Explained.NUMBERS_DIFFER))
    places = Ending(Verdict.SEVERAL, False, Reason(Explained.PLACES_DIFFER))
    for ending, running, given_up, nested, headline in (
        (None, True, False, False, "Looking for the first step"),
        (None, False, True, False, "Stopped"),
        (solved, False, False, True, "No other place"),
        (solved, False, False, False, "All is given"),
        (numbers, False, False, False, "No number follows"),
        (places, False, False, False, "The solutions differ"),
        (Ending(Verdict.NONE, False), False, False, False, "No solution"),
        (None, False, False, True, "Nothing follows"),
    ):
        words = no_step_words(ending, running=running, given_up=given_up, nested=nested)
        assert words.headline == headline


def test_without_a_solution_it_says_where_to_look_and_nothing_twice() -> None:
    ending = Ending(Verdict.NONE, False, Reason(Explained.NO_SOLUTION))
    words = no_step_words(ending, running=False, given_up=False, nested=False)
    assert words.headline == "No solution"
    assert words.sentence.startswith("No line obeys all clues")


def test_only_a_long_step_is_folded() -> None:
    assert fold_words(None, unfolded=False) == fold_words(STEP, unfolded=False) == ""
    assert fold_words(LONG, unfolded=False) == "Show all 1,200 clues and facts"
    assert fold_words(LONG, unfolded=True) == "Hide the reason"


def test_each_note_points_at_a_step_or_at_clues() -> None:
    use = ClueUse(stuck=(4, 6), hardest=6, carrying=(CLUE, 3), unneeded=(CLUE, CLUE))
    assert notes(use, lambda clue: f"the {clue.value}") == [
        Note("Named techniques end at step 5", step=4),
        Note("Hardest: step 7", step=6),
        Note("Most used: the 7, in 3 steps", clues=(CLUE,)),
        Note("Not needed on this way: 2 clues", clues=(CLUE, CLUE)),
    ]
    assert notes(ClueUse((), None, None, ()), str) == []


def test_the_list_marks_long_steps_and_those_that_fail() -> None:
    assert [sign(step) for step in (STEP, LONG, FAILS)] == [">", "=", "x"]


def test_what_keeps_from_a_closer_look_is_said() -> None:
    said = [
        why_not_closer(running=True, nested=True, steps=True),
        why_not_closer(running=False, nested=True, steps=True),
        why_not_closer(running=False, nested=False, steps=False),
        why_not_closer(running=False, nested=False, steps=True),
    ]
    assert len(set(said)) == 4 and "Esc" in said[1]


def test_what_is_only_supposed_has_no_reason() -> None:
    """ "0 clues and facts" stood beside its name."""
    supposed = Step("supposed", "Suppose it were otherwise", 1, (), (MARK,), "Look.", 0)
    assert step_words(supposed, 0, 1, None, running=False).facts == (("Step", "1 of 1"),)
