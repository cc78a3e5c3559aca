"""Uniqueness techniques: true wherever there is only one solution, and silent where they would not
be."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell
from studio.engines.deduction import LoopLadder
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_uniqueness import uniqueness_steps
from studio.engines.deduction.loops import HIGHLANDER
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import SLITHERLINK
from studio.puzzle import Clue, EdgeUsed, Puzzle
from studio.work.explain import Explainer
from studio.work.steps import Ending
from tests.engines.deduction.test_ladders import made


@pytest.mark.parametrize("board", [Board.square(6, 6), Board.hexagon(3)])
def test_all_that_follows_with_highlanders_is_true(board: Board) -> None:
    for seed in range(6):
        puzzle, trace = made(SLITHERLINK, board, seed)
        ladder = LoopLadder(puzzle.compile().problem, uniqueness=True)
        while found := ladder.next():
            for deduction in found:
                assert all(fact.holds(trace) for fact in deduction.then), deduction
                ladder.learn(deduction.then)


@pytest.mark.parametrize("board", [Board.square(5, 6), Board.square(3, 4)])
def test_highlanders_are_found_from_the_first_move_on_and_true(board: Board) -> None:
    told = 0
    for seed in range(8):
        puzzle, trace = made(SLITHERLINK, board, seed)
        problem = puzzle.compile().problem
        assert problem.graph.planar is not None
        state = LoopState(problem.graph, problem.graph.planar, problem.constraints)
        # The more of the loop is known, the more often all but one side of a corner cell is.
        for pair in sorted(trace.used):
            for deduction in uniqueness_steps(state, problem.constraints, HIGHLANDER):
                told += 1
                assert all(fact.holds(trace) for fact in deduction.then), deduction
            state.learn(EdgeUsed(*pair))
    assert told


def test_a_loop_round_the_corner_cell_alone_has_no_twin() -> None:
    placed = Puzzle(SLITHERLINK, Board.square(2, 2)).placed(Clue("numbers", Cell((1, 1)), 0))
    assert isinstance(placed, Puzzle)
    explainer = Explainer(placed, Token(), uniqueness=True)
    assert explainer.verdict is Verdict.UNIQUE
    assert len(explainer.answers[0].nodes) == 4
    assert all(step.technique is not HIGHLANDER for step in explainer.deductions())


def test_where_there_are_several_solutions_no_highlander_is_told() -> None:
    empty = Puzzle(SLITHERLINK, Board.square(4, 4)).placed(Clue("numbers", Cell((2, 2)), 3))
    assert isinstance(empty, Puzzle)
    *steps, ending = Explainer(empty, Token(), uniqueness=True).run()
    assert isinstance(ending, Ending) and ending.verdict is Verdict.SEVERAL
    assert all(not isinstance(s, Ending) and s.rule != "highlander" for s in steps)
