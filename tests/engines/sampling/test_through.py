"""Random lines that go on from what is drawn."""

from __future__ import annotations

from studio.board import Board
from studio.engines.engine import Refuted, Token
from studio.engines.sampling.loop import LoopStyle
from studio.engines.sampling.through import answers, held_by, line_through, whole
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import EdgesUsed, Problem, Puzzle, StepAt, Trace

TASTE = LoopStyle()


def through(problem: Problem, drawn: list[int], seed: int = 1) -> Trace:
    found = line_through(problem, drawn, seed, TASTE, Token())
    assert isinstance(found, Trace)
    assert problem.answered_by(found)
    return found


def test_paths_contain_the_stretch_the_way_it_was_drawn() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(5, 5)).compile().problem
    drawn = [12, 11, 6, 7, 8, 3]
    lines = {through(problem, drawn, seed) for seed in range(8)}
    assert len(lines) >= 6
    for trace in lines:
        assert all(constraint.holds(trace) for constraint in held_by(problem, drawn))


def test_loops_contain_the_stretch() -> None:
    board = Board.square(6, 6)
    problem = Puzzle(SLITHERLINK, board).compile().problem
    drawn = [board.corner_index[at] for at in [(3, 1), (3, 2), (3, 3), (2, 3), (2, 4)]]
    lines = {through(problem, drawn, seed) for seed in range(8)}
    assert len(lines) >= 7
    for trace in lines:
        assert all(constraint.holds(trace) for constraint in held_by(problem, drawn))


def test_what_is_drawn_whole_is_the_answer() -> None:
    path = Puzzle(NUMBER_PATH, Board.square(2, 3)).compile().problem
    assert through(path, [0, 1, 2, 5, 4, 3]).nodes == (0, 1, 2, 5, 4, 3)
    assert whole(path, [0, 1, 2]) is None
    loop = Puzzle(SLITHERLINK, Board.square(1, 1)).compile().problem
    around = [0, 1, 3, 2, 0]
    closed = whole(loop, around)
    assert closed is not None
    assert closed.closed


def test_a_stretch_that_leads_nowhere_is_refuted() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(5, 5)).compile().problem
    # The node in the corner is left without a way.
    found = line_through(problem, [10, 5, 6, 1, 2], 1, TASTE, Token())
    assert isinstance(found, Refuted)


def test_the_rule_itself_is_obeyed_too() -> None:
    board = Board.square(3, 3)
    puzzle = Puzzle(SLITHERLINK, board, options={"all_corners": True})
    problem = puzzle.compile().problem
    trace = through(problem, [0, 1, 2])
    assert len(trace.nodes) == 16
    assert any(isinstance(c, EdgesUsed) for c in problem.constraints)


def test_all_answers_come_once_and_then_the_proof() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(3, 3)).compile().problem
    ends = [StepAt(0, 1), StepAt(8, 9)]
    *found, end = answers(problem, ends, 1, Token())
    assert isinstance(end, Refuted)
    assert len(found) == len(set(found)) == 2
    token = Token()
    token.cancel()
    board = Puzzle(NUMBER_PATH, Board.square(6, 6)).compile().problem
    assert list(answers(board, [StepAt(3, 1), StepAt(8, 9)], 1, token))[-1] is None
