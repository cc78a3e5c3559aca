"""From a state to all that the window shows: plain values, no window and no application."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio.board import Board, Cell, Edge, Spot
from studio.engines.events import Verdict
from studio.families import GERADEWEG, JUMP_MAZE, LINESWEEPER, NUMBER_PATH, SLITHERLINK
from studio.gui.editor.tools.typing import Entry, with_entry
from studio.gui.panel.layer_rows import SHOWN_AT_FIRST
from studio.gui.panel.live_check import Knowledge
from studio.gui.panel.state import Hand, Replayed, State
from studio.gui.panel.view import PALE, presenter_of, still_true, view_of
from studio.gui.widgets.panel_state import Hint, NextClue, VerdictKind
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    EdgeFrequencies,
    Finding,
    Judged,
    Redundant,
    Suggested,
    Suggestion,
    Surveyed,
)

BOARD = Board.hexagon(2)
LABELS = NUMBER_PATH.kinds[0]
ONE = Clue("labels", Cell((0, -2)), 1)
NINE = Clue("labels", Cell((0, 0)), 9)
FIVE = Clue("labels", Cell((1, 0)), 5)
LINE = tuple(BOARD.cells)
EDGE = Edge.of((0, 0), (1, 0))


def puzzle_with(*clues: Clue) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, BOARD).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def known(*findings: Finding) -> Knowledge:
    knowledge = Knowledge()
    for finding in findings:
        knowledge = knowledge.knowing(finding)
    return knowledge


SEVERAL = known(
    Judged(Verdict.SEVERAL, (LINE, LINE[::-1])),
    Counted(7, True),
    Common((EDGE,), 18),
    Doubtful((((0, 0), 0.5), ((1, 0), 0.8))),
    Suggested((Suggestion(FIVE, 1),)),
)
STATE = State(puzzle_with(ONE, NINE), SEVERAL, layers=SHOWN_AT_FIRST, title="Hive", undo="Place 9")


def test_one_state_is_one_view_with_the_very_same_parts() -> None:
    view, again = view_of(STATE), view_of(replace(STATE, notice="Saved."))
    assert view.panel is again.panel and view.overlay is again.overlay
    assert view.strip is again.strip
    assert view.hints == () and again.hints == (Hint("Saved."),)
    assert view.panel.verdict.kind is VerdictKind.SEVERAL and view.glance.count == "7"
    assert view.overlay.common == {EDGE} and not view.faded
    assert (view.title.name, view.title.unsaved, view.undo) == ("Hive", False, "Place 9")
    assert view.title.facts == "Rikudo · 19 cells · 2 numbers"


def test_while_an_edit_is_judged_the_old_marks_stay_paler() -> None:
    edited = replace(STATE, puzzle=puzzle_with(ONE, NINE, FIVE), knowledge=Knowledge())
    before = view_of(replace(edited, before=SEVERAL))
    assert before.faded and before.panel.faded
    assert before.panel.verdict.kind is VerdictKind.WORKING
    assert before.overlay.common == {EDGE}
    # Where a number stands now nothing is doubtful, and nothing is proposed.
    assert before.overlay.doubt == {} and before.overlay.suggestions == ()
    assert [row.key for row in before.panel.layers] == [
        row.key for row in view_of(STATE).panel.layers
    ]
    assert not before.removable
    after = view_of(edited)
    assert not after.faded and after.overlay.common == frozenset()


def test_walks_of_the_board_before_stand_back_until_there_are_those_of_now() -> None:
    board = Board.square(1, 3)
    jumps = {Cell(at): 1 for at in board.cells}
    ends: dict[str, dict[Spot, int | None]] = {
        "start": {Cell((0, 0)): None},
        "target": {Cell((0, 2)): None},
    }
    walk = ((0, 0), (0, 1), (0, 2))
    judged = Judged(Verdict.SEVERAL, (walk, walk[::-1]))
    surveyed = Surveyed(((2, 40),), ((0, 40),), walk, walk, False, True)
    before = known(judged, Counted(40, False), surveyed)
    state = State(Puzzle(JUMP_MAZE, board, Clues({"jumps": jumps, **ends})), before)
    assert not view_of(state).panel.walks_faded
    judging = view_of(replace(state, knowledge=Knowledge(), before=before)).panel
    assert judging.walks is not None and judging.walks_faded
    told = view_of(replace(state, knowledge=known(judged, surveyed), before=before)).panel
    assert told.faded and told.walks is not None and not told.walks_faded
    numbers = view_of(replace(STATE, knowledge=Knowledge(), before=SEVERAL)).panel
    assert numbers.faded and not numbers.walks_faded


def test_doubt_that_stays_is_paler() -> None:
    judging = view_of(replace(STATE, knowledge=Knowledge(), before=known(
        Judged(Verdict.SEVERAL, (LINE,)), Doubtful((((1, 0), 0.8),)))))  # fmt: skip
    assert judging.overlay.doubt == {(1, 0): 0.8 * PALE}


def test_a_verdict_is_told_before_its_marks() -> None:
    judged = known(Judged(Verdict.UNIQUE, (LINE,)))
    view = view_of(replace(STATE, knowledge=judged, before=SEVERAL))
    assert view.panel.verdict.kind is VerdictKind.UNIQUE and view.faded
    assert isinstance(view.panel.advice, NextClue)


def test_nothing_is_said_of_clues_that_went() -> None:
    before = known(Redundant((ONE, NINE), (ONE,), 2, 2, True), Conflict((ONE, NINE)))
    kept = still_true(before, puzzle_with(NINE))
    assert kept.redundant is not None and kept.conflict is None
    assert (kept.redundant.single, kept.redundant.together) == ((NINE,), ())
    assert still_true(before, puzzle_with(ONE, NINE)) == before


def test_that_nothing_helps_is_not_said_where_all_was_placed() -> None:
    assert still_true(SEVERAL, puzzle_with(ONE, NINE, FIVE)).suggested is None
    none = replace(SEVERAL, suggested=Suggested(()))
    assert still_true(none, puzzle_with(ONE, NINE, FIVE)).suggested == none.suggested


@pytest.mark.parametrize(
    ("text", "offered", "value"), [("5", False, 5), ("5", True, None), ("", False, None)]
)
def test_a_number_is_judged_while_it_is_typed(text: str, offered: bool, value: int | None) -> None:
    entry = Entry(LABELS, (1, 0), text, offered)
    state = replace(STATE, entry=entry)
    assert state.judged.clues.of("labels").get(Cell((1, 0))) == value
    assert state.puzzle.clues.of("labels").get(Cell((1, 0))) is None
    numbers = 2 if value is None else 3
    assert view_of(state).title.facts == f"Rikudo · 19 cells · {numbers} numbers"


def test_a_number_that_is_typed_is_in_the_strip_and_unsaved_already() -> None:
    """The board, the verdict and the header had it."""
    state = replace(STATE, hand=Hand(kind=LABELS), clean=True)
    typed = replace(state, entry=Entry(LABELS, (1, 0), "2"))
    strip = view_of(typed).strip.numbers
    assert strip is not None and (strip.placed, strip.next) == ({1, 2, 9}, 3)
    assert view_of(typed).title.unsaved and "3 numbers" in view_of(typed).title.facts
    for nothing_new in (None, Entry(LABELS, (1, 0), "2", offered=True), Entry(LABELS, (0, 0), "9")):
        other = view_of(replace(state, entry=nothing_new))
        assert other.strip == view_of(state).strip and not other.title.unsaved


def test_what_cannot_stand_there_is_not_judged() -> None:
    numbers = SLITHERLINK.kinds[0]
    puzzle = Puzzle(SLITHERLINK, Board.square(2, 3))
    for text in ("9", "-"):
        assert with_entry(puzzle, Entry(numbers, (0, 0), text)) is puzzle


def test_the_place_is_told_only_while_the_board_has_it() -> None:
    hand = Hand(at=(0, 0))
    assert view_of(replace(STATE, hand=hand)).place.startswith("Row 3, cell 3")
    small = Puzzle(NUMBER_PATH, Board.square(1, 2))
    assert view_of(State(small, hand=Hand(at=(0, 1)))).place == "Row 1, column 2"
    assert view_of(State(small, hand=Hand(at=(5, 5)))).place == ""
    # The other modes do not follow the pointer.
    assert view_of(replace(STATE, hand=hand, mode="play")).place == ""


def test_another_line_is_not_drawn_again_from_where_the_last_one_was() -> None:
    lines = SHOWN_AT_FIRST | {"line"}
    state = replace(STATE, layers=lines, replay=Replayed(LINE, 3))
    line = view_of(state).overlay.line
    assert line is not None and len(line) == 4
    assert view_of(replace(state, replay=Replayed(LINE[::-1], 3))).overlay.line == LINE
    assert view_of(state).line == (LINE, False)


def test_the_strip_follows_the_tool_in_hand() -> None:
    numbers = view_of(replace(STATE, hand=Hand(kind=LABELS, offer=4))).strip.numbers
    assert numbers is not None and (numbers.last, numbers.next) == (19, 4)
    assert numbers.placed == {1, 9}
    few = view_of(State(Puzzle(SLITHERLINK, Board.square(2, 3)), hand=Hand(offer=2))).strip
    assert few.numbers is None and few.choice == 2
    assert few.choices == tuple((n, str(n)) for n in range(5))


def test_the_strip_has_all_values_of_the_board_as_they_are_written() -> None:
    def choices(rule: Rule) -> list[str]:
        state = State(Puzzle(rule, Board.square(3, 3)), hand=Hand(kind=rule.kinds[0]))
        return [text for _, text in view_of(state).strip.choices]

    # In a corner of the board a number has three cells around it, in the middle eight.
    assert choices(LINESWEEPER) == [str(n) for n in range(9)]
    assert choices(GERADEWEG) == ["?", "1", "2"]
    assert choices(JUMP_MAZE)[0] == "\N{MINUS SIGN}2"
    # Only the target may have a 0, which is in the middle here.
    maze = Puzzle(JUMP_MAZE, Board.square(3, 3), Clues({"target": {Cell((1, 1)): None}}))
    strip = view_of(State(maze, hand=Hand(kind=JUMP_MAZE.kinds[0]))).strip
    assert [value for value, _ in strip.choices] == [-2, -1, 1, 2]


def test_undo_is_a_way_out_only_where_what_it_leads_to_can_be_solved() -> None:
    assert presenter_of(STATE).undo == "Place 9"
    assert presenter_of(replace(STATE, undo_helps=False)).undo == ""
    assert view_of(replace(STATE, undo_helps=False)).undo == "Place 9"


def test_numbers_of_a_border_name_both_its_cells() -> None:
    """The status line named one cell, and meant a border of it."""
    edge = Edge.of((0, 0), (0, 1))
    shares = EdgeFrequencies(((edge, 3),), 4)
    knowledge = Knowledge(shares=shares)
    square = Puzzle(NUMBER_PATH, Board.square(2, 2))
    state = replace(STATE, puzzle=square, knowledge=knowledge, hand=Hand(at=(0, 0), near=edge))
    words = "Between row 1, column 1 and row 1, column 2: line in 3 of 4 solutions"
    assert view_of(state).place == words
    assert view_of(replace(state, hand=Hand(at=(0, 0)))).place.startswith("Row 1, column 1")
