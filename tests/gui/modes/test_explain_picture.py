"""What lies over the puzzle in a step of Explain."""

from __future__ import annotations

from studio.board import Cell, Edge, SpotKind
from studio.gui.modes.explain_picture import overlay_of
from studio.puzzle import Clue
from studio.work.steps import NOT_BOTH, NUMBER, UNUSED, USED, Mark, Step

CLUE, OTHER = Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((2, 2)), 9)
FIRST = Edge((0, 0), (0, 1), SpotKind.CORNER.value)
SECOND = Edge((0, 1), (1, 1), SpotKind.CORNER.value)
FACT = Mark(USED, (FIRST,))


def step(*then: Mark) -> Step:
    return Step("rule", "Rule", 1, (CLUE, FACT), then, "Because.", 2)


def test_marks_before_and_of_the_step_are_drawn_and_what_follows_is_lit() -> None:
    overlay = overlay_of([FACT], step(Mark(UNUSED, (SECOND,)), Mark(NUMBER, (Cell((1, 1)),), 4)))
    assert overlay.drawn == {FIRST} and overlay.crossed == {SECOND}
    assert overlay.written == {(1, 1): 4}
    assert overlay.then == {SECOND, Cell((1, 1))}
    assert overlay.because == {CLUE.spot, FIRST}


def test_a_folded_reason_is_left_out() -> None:
    overlay = overlay_of([], step(Mark(UNUSED, (SECOND,))), folded=True)
    assert overlay.because == frozenset() and overlay.then == {SECOND}


def test_a_step_of_the_rule_alone_marks_what_it_looks_at() -> None:
    alone = Step("either", "Either way", 1, (), (FACT,), "So it is.", 1, places=(Cell((3, 3)),))
    assert overlay_of([], alone).because == {Cell((3, 3))}
    assert overlay_of([], alone, folded=True).because == frozenset()


def test_two_lines_of_which_something_is_known_get_a_sign() -> None:
    overlay = overlay_of([], step(Mark(NOT_BOTH, (FIRST, SECOND))))
    assert overlay.pairs == ((FIRST, SECOND, "≤1"),) and overlay.then == frozenset()


def test_clues_that_were_asked_for_stand_in_place_of_what_follows() -> None:
    overlay = overlay_of([FACT], step(Mark(UNUSED, (SECOND,))), (OTHER,))
    assert overlay.because == {OTHER.spot} and overlay.then == frozenset()
    assert overlay.drawn == {FIRST} and overlay.crossed == frozenset()
