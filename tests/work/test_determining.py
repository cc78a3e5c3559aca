"""Lines that clues about shaded cells can fix."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from studio.board import Board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Refuted, Token
from studio.families.koburin import KOBURIN
from studio.families.regional_yajilin import REGIONAL_YAJILIN
from studio.families.yajilin import YAJILIN
from studio.puzzle import Puzzle, Rule, Trace
from studio.work.answers import Answers
from studio.work.determining import determined
from studio.work.generation import GenerateOptions


def alone(puzzle: Puzzle, trace: Trace) -> bool:
    """Is it the only loop through its cells?"""
    problem = replace(puzzle.compile().problem, constraints=())
    oracle, facts = oracle_for(problem), puzzle.rule.knowable(puzzle, trace).values()
    return isinstance(oracle.ask(list(facts), [oracle.facts(trace)], Token()), Refuted)


@pytest.mark.parametrize("rule", [YAJILIN, KOBURIN, REGIONAL_YAJILIN], ids=lambda rule: rule.key)
def test_random_answers_are_told_by_their_cells(rule: Rule) -> None:
    blank = Puzzle(rule, Board.square(8, 8))
    found = Answers(blank, GenerateOptions(), random.Random(4), Token()).all()
    lines = [trace for trace, _ in zip(found, range(4), strict=False)]
    assert all(isinstance(trace, Trace) and alone(blank, trace) for trace in lines)


def test_a_loop_with_a_twin_is_led_another_way() -> None:
    # All cells of 4 x 4: six loops go through them.
    blank = Puzzle(YAJILIN, Board.square(4, 4))
    outline = YAJILIN.outline(blank, blank.compile())
    around = (0, 1, 2, 3, 7, 6, 5, 9, 10, 11, 15, 14, 13, 12, 8, 4)
    trace = Trace(around, closed=True)
    assert not alone(blank, trace)
    found = determined(trace, partial(YAJILIN.knowable, blank), outline, outline, Token())
    assert found is not None and alone(blank, found) and len(found.steps) < 16


def test_a_stopped_search_finds_none() -> None:
    blank = Puzzle(YAJILIN, Board.square(4, 4))
    outline = YAJILIN.outline(blank, blank.compile())
    trace = Trace((0, 1, 2, 3, 7, 6, 5, 9, 10, 11, 15, 14, 13, 12, 8, 4), closed=True)
    token = Token()
    token.cancel()
    assert determined(trace, partial(YAJILIN.knowable, blank), outline, outline, token) is None
