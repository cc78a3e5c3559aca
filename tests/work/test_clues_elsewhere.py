"""Clues with which other lines are the answers, counted again by brute force."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.families import KOBURIN, SLITHERLINK, YAJILIN
from studio.puzzle import Puzzle, Rule
from studio.work.clues_elsewhere import clues_elsewhere
from tests.oracles import answers


@pytest.mark.parametrize("rule", [YAJILIN, KOBURIN], ids=lambda rule: rule.key)
def test_each_leaves_as_many_answers_as_is_said(rule: Rule) -> None:
    puzzle = Puzzle(rule, Board.square(4, 4))
    found = list(clues_elsewhere(puzzle, Token()))
    places = {clue.clue.spot for clue in found}
    # A corner that no line passes leaves room for two others.
    assert places and places <= {Cell(at) for at in puzzle.board.cells}
    for each in found:
        placed = puzzle.placed(each.clue)
        assert isinstance(placed, Puzzle)
        assert len(answers(placed.compile().problem)) == each.left
    never = {next(iter(places))}
    less = {each.clue.spot for each in clues_elsewhere(puzzle, Token(), never)}
    assert less == places - never


def test_a_clue_where_every_line_passes_is_found() -> None:
    """Two solutions are left, whose clues of shaded cells tell nothing apart."""
    puzzle = Puzzle(YAJILIN, Board.square(4, 4))
    for _ in range(8):
        right = answers(puzzle.compile().problem)
        passed = set.intersection(*(set(trace.nodes) for trace in right))
        found = [
            each
            for each in clues_elsewhere(puzzle, Token())
            if isinstance(each.clue.spot, Cell)
            and puzzle.board.index(each.clue.spot.at) in passed
            and each.left
        ]
        if found:
            break
        further = next(iter(clues_elsewhere(puzzle, Token())))
        puzzle = replace(puzzle, clues=puzzle.clues.having(further.clue))
    for each in found:
        placed = replace(puzzle, clues=puzzle.clues.having(each.clue))
        others = answers(placed.compile().problem)
        assert len(others) == each.left
        assert not set(others) & set(right)
    assert found


def test_numbers_beside_a_line_leave_it_where_it_is() -> None:
    assert not list(clues_elsewhere(Puzzle(SLITHERLINK, Board.square(3, 3)), Token()))


def test_the_search_can_be_stopped() -> None:
    token = Token()
    token.cancel()
    assert not list(clues_elsewhere(Puzzle(YAJILIN, Board.square(4, 4)), token))
