"""What lies over the puzzle in a step of Explain."""

from __future__ import annotations

from studio.board import Board, Cell, Edge, SpotKind
from studio.families import SLITHERLINK, YAJILIN
from studio.gui.modes.explain_picture import overlay_of
from studio.puzzle import Clue, Puzzle
from studio.puzzle.clues import ray
from studio.puzzle.play import Table
from studio.work.steps import NOT_BOTH, NUMBER, UNUSED, USED, Mark, Step

CLUE, OTHER = Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((2, 2)), 9)
FIRST = Edge((0, 0), (0, 1), SpotKind.CORNER.value)
SECOND = Edge((0, 1), (1, 1), SpotKind.CORNER.value)
TABLE = Table(Puzzle(SLITHERLINK, Board.square(3, 3)))
FACT = Mark(USED, (FIRST,))


def step(*then: Mark) -> Step:
    return Step("rule", "Rule", 1, (CLUE, FACT), then, "Because.", 2)


def test_marks_before_and_of_the_step_are_drawn_and_what_follows_is_lit() -> None:
    overlay = overlay_of(
        TABLE, [FACT], step(Mark(UNUSED, (SECOND,)), Mark(NUMBER, (Cell((1, 1)),), 4))
    )
    assert overlay.drawn == {FIRST} and overlay.crossed == {SECOND}
    assert overlay.written == {(1, 1): 4}
    assert overlay.then == {SECOND, Cell((1, 1))}
    assert overlay.because == {CLUE.spot, FIRST}


def test_a_folded_reason_is_left_out() -> None:
    overlay = overlay_of(TABLE, [], step(Mark(UNUSED, (SECOND,))), folded=True)
    assert overlay.because == frozenset() and overlay.then == {SECOND}


def test_a_step_of_the_rule_alone_marks_what_it_looks_at() -> None:
    alone = Step("either", "Either way", 1, (), (FACT,), "So it is.", 1, places=(Cell((3, 3)),))
    assert overlay_of(TABLE, [], alone).because == {Cell((3, 3))}
    assert overlay_of(TABLE, [], alone, folded=True).because == frozenset()


def test_two_lines_of_which_something_is_known_get_a_sign() -> None:
    overlay = overlay_of(TABLE, [], step(Mark(NOT_BOTH, (FIRST, SECOND))))
    assert overlay.pairs == ((FIRST, SECOND, "≤1"),) and overlay.then == frozenset()


def test_clues_that_were_asked_for_stand_in_place_of_what_follows() -> None:
    overlay = overlay_of(TABLE, [FACT], step(Mark(UNUSED, (SECOND,))), (OTHER,))
    assert overlay.because == {OTHER.spot} and overlay.then == frozenset()
    assert overlay.drawn == {FIRST} and overlay.crossed == frozenset()


def test_a_cell_whose_edges_are_all_crossed_out_is_shaded_where_answers_shade() -> None:
    """Yajilin was explained to the end without a shaded cell."""
    arrow = Clue("numbers", Cell((0, 1)), ray(1, 2))
    puzzle = Puzzle(YAJILIN, Board.square(3, 3)).placed(arrow)
    assert isinstance(puzzle, Puzzle)
    down = Mark(UNUSED, (Edge.of((0, 0), (1, 0)),))
    right = Mark(UNUSED, (Edge.of((0, 2), (1, 2)),))
    overlay = overlay_of(Table(puzzle), [down], step(right))
    assert overlay.shaded == {(0, 0), (0, 2)}, "neither the clue nor what a line may still pass"
    assert overlay_of(Table(puzzle), [], step(down)).shaded == {(0, 0)}
    assert overlay_of(TABLE, [down], step(right)).shaded == frozenset()
