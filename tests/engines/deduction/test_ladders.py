"""Ladders: every conclusion is true, and every reason suffices by itself."""

from __future__ import annotations

import pytest

from studio import formats
from studio.board import Board
from studio.engines.deduction import (
    CELLS,
    LOOPS,
    PATHS,
    ContradictionError,
    Deduction,
    Ladder,
    LoopLadder,
    PathLadder,
)
from studio.engines.deduction.ladders import ladder_for
from studio.engines.engine import Token
from studio.families import JUMP_TOUR, NUMBER_PATH, SLITHERLINK
from studio.puzzle import (
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Puzzle,
    Rule,
    Shape,
    StepAt,
    Trace,
)
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.reproof import Judge

EASY = "7x7t0:f3a1a22212d3a22123b123a3c0a02223a102a2e1c2a"
ALL = {"labels": 1.0, "diamonds": 1.5, "walls": 1.5, "arrows": 1.5, "parities": 1.0}


def climb(ladder: Ladder) -> list[Deduction]:
    """All that a ladder finds by itself."""
    found = []
    while deductions := ladder.next():
        for deduction in deductions:
            ladder.learn(deduction.then)
            found.append(deduction)
    return found


def made(
    rule: Rule, board: Board, seed: int, extra: int = 0, **weights: float
) -> tuple[Puzzle, Trace]:
    """A unique puzzle and its answer."""
    options = GenerateOptions(seed=seed, aim="generous", extra=extra, weights=weights)
    *_, event = generate(rule, board, options, Token())
    assert isinstance(event, Generated)
    compiled = event.puzzle.compile()
    index = {at: i for i, at in enumerate(compiled.nodes)}
    return event.puzzle, Trace(tuple(index[at] for at in event.line), compiled.problem.closed)


CASES = (
    (SLITHERLINK, Board.square(6, 7), 12, {}),
    (SLITHERLINK, Board.hexagon(3, holes=[(0, 0)]), 8, {}),
    (NUMBER_PATH, Board.hexagon(3), 6, {}),
    (NUMBER_PATH, Board.square(5, 6), 6, {}),
    (NUMBER_PATH, Board.square(6, 5, king=True), 6, {}),
    (NUMBER_PATH, Board.hexagon(2), 3, {"labels": 1.0, "diamonds": 1.5, "walls": 1.5}),
    (NUMBER_PATH, Board.square(5, 5), 3, {"labels": 1.0, "arrows": 1.5, "parity": 1.0}),
    (JUMP_TOUR, Board.square(5, 5), 5, {}),
)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_every_conclusion_is_true_and_every_reason_suffices(case: int) -> None:
    rule, board, extra, weights = CASES[case]
    for seed in range(2):
        puzzle, trace = made(rule, board, seed, extra, **weights)
        problem = puzzle.compile().problem
        judge = Judge(problem)
        deductions = climb(ladder_for(problem))
        assert deductions
        for deduction in deductions:
            assert all(fact.holds(trace) for fact in deduction.then), deduction
            assert judge.sufficient(deduction), deduction


@pytest.mark.parametrize("case", [k for k, case in enumerate(CASES) if case[0] is not SLITHERLINK])
def test_conclusions_are_the_same_without_reasons(case: int) -> None:
    rule, board, extra, weights = CASES[case]
    for seed in range(2):
        puzzle, _ = made(rule, board, seed, extra, **weights)
        ladder = PathLadder(puzzle.compile().problem)
        while found := ladder.next():
            bare = ladder.conclusions()
            level = {deduction.technique.level for deduction in found}
            assert {deduction.technique.level for deduction in bare} == level
            told, same = ({f for d in some for f in d.then} for some in (found, bare))
            assert told == same
            ladder.learn(told)


def test_a_number_far_along_a_strand_is_told_by_those_beside_it() -> None:
    board = Board.square(2, 10)
    index = {at: node for node, at in enumerate(board.cells)}
    numbers = [StepAt(index[0, column], column + 3) for column in range(6)]
    drawn = EdgeUsed(index[0, 5], index[0, 6])
    problem = Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, (*numbers, drawn))
    along = [d for d in PathLadder(problem).next() if d.technique.key == "along"]
    (deduction,) = (d for d in along if StepAt(index[0, 6], 9) in d.then)
    assert set(deduction.because) == {*numbers[-2:], drawn}


def test_every_deduction_says_something_new_once() -> None:
    puzzle, _ = made(SLITHERLINK, Board.square(7, 7), 3, 10)
    said = [
        fact for deduction in climb(LoopLadder(puzzle.compile().problem)) for fact in deduction.then
    ]
    assert len(said) == len(set(said))


def test_a_published_easy_puzzle_is_solved_by_the_ladder_alone() -> None:
    gid = "10x10t0:f3a1a22212d3a22123b123a3c0a02223a102a2e1c2a3b23a3a2e223232a1a3a1a1c3d12a3"
    ladder = LoopLadder(formats.read(gid).puzzle.compile().problem)
    climb(ladder)
    assert ladder.open == 0


def test_an_arrow_tells_the_direction_only_along_the_line_that_joins_it() -> None:
    graph = Board.square(1, 6).cell_graph
    edges = (EdgeUsed(0, 1), EdgeUsed(1, 2), EdgeUsed(2, 3))
    given = (StepAt(0, 3), Follows(2, 3), *edges)
    ladder = PathLadder(Problem(graph, Shape.HAMILTONIAN_PATH, given, rooted=True))
    found = {d.then: set(d.because) for d in ladder.next() if d.technique.key == "along"}
    assert found[(StepAt(2, 5),)] >= {StepAt(0, 3), Follows(2, 3), edges[0], edges[1]}


def test_techniques_are_in_the_order_of_their_levels() -> None:
    for techniques in (LOOPS, CELLS, PATHS):
        levels = [technique.level for technique in techniques]
        assert levels == sorted(levels)
        assert len({technique.key for technique in techniques}) == len(techniques)


def test_facts_against_the_clues_are_refused() -> None:
    puzzle, trace = made(SLITHERLINK, Board.square(4, 4), 1, 16)
    problem = puzzle.compile().problem
    ladder = LoopLadder(problem)
    wrong = next(
        EdgeUnused(*pair) if pair in trace.used else EdgeUsed(*pair) for pair in problem.graph.edges
    )
    with pytest.raises(ContradictionError):
        ladder.learn([wrong])
        climb(ladder)


def test_two_numbers_in_one_cell_are_refused() -> None:
    problem = Problem(
        Board.square(3, 3).cell_graph,
        NUMBER_PATH.compile(Puzzle(NUMBER_PATH, Board.square(3, 3))).problem.shape,
        (),
        rooted=True,
    )
    ladder = PathLadder(problem)
    ladder.learn([StepAt(0, 1)])
    with pytest.raises(ContradictionError):
        ladder.learn([StepAt(0, 2)])
