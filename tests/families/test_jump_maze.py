"""Jump mazes: the Schonbrunn board and its known answers, hexagons, holes, faults, dead cells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio import language
from studio.board import At, Board, Cell
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Tally
from studio.engines.reasons import Declined
from studio.engines.search.simple_paths import SIMPLE_PATHS, surveys
from studio.families.jump_maze import JUMP_MAZE, landings, leading, reached
from studio.puzzle import Clue, Clues, Fault, Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.work.sentences import said

SCHONBRUNN = (
    (2, -2, 4, -1, 3),
    (-3, 3, 1, 3, -2),
    (1, -2, 0, -2, -3),
    (-3, 2, -3, 2, -4),
    (4, -2, 1, -3, 2),
)
SEEDS_WALK = (
    (4, 2), (4, 1), (2, 1), (0, 1), (0, 3), (1, 3), (4, 3), (4, 0), (0, 0),
    (2, 0), (3, 0), (3, 3), (3, 1), (1, 1), (1, 4), (1, 2), (2, 2),
)  # fmt: skip


def maze(board: Board, jumps: dict[At, int], start: At, target: At, **options: object) -> Puzzle:
    ends = [Clue("start", Cell(start)), Clue("target", Cell(target))]
    begun = Puzzle(JUMP_MAZE, board, options=options).placed(*ends)
    assert isinstance(begun, Puzzle)
    placed = begun.placed(*(Clue("jumps", Cell(at), value) for at, value in jumps.items()))
    assert isinstance(placed, Puzzle), placed
    return placed


def schonbrunn(**options: object) -> Puzzle:
    jumps = {(r, c): v for r, row in enumerate(SCHONBRUNN) for c, v in enumerate(row)}
    return maze(Board.square(5, 5), jumps, (4, 2), (2, 2), **options)


def codes(puzzle: Puzzle) -> list[str]:
    return [fault.code for fault in puzzle.faults()]


def test_the_schonbrunn_board_has_28_walks() -> None:
    *_, survey = surveys(schonbrunn().compile().problem, Limit(), Token())
    assert survey.exact and survey.count == 28
    lengths = {11: 1, 12: 1, 13: 3, 14: 2, 16: 9, 17: 4, 18: 4, 19: 4}
    assert survey.wanted == survey.by_length == lengths
    assert survey.shortest is not None and len(survey.shortest.nodes) == 12
    assert survey.longest is not None and len(survey.longest.nodes) == 20


def test_the_walk_of_the_seed_is_one_of_the_28() -> None:
    compiled = schonbrunn().compile()
    *found, done = SIMPLE_PATHS.run(compiled.problem, Task.SOLVE, Limit(), Token())
    lines = [compiled.addresses(event.trace) for event in found if isinstance(event, Found)]
    assert done == Done(28, exact=True)
    assert len(set(lines)) == 28 and SEEDS_WALK in lines
    assert all(compiled.problem.answered_by(e.trace) for e in found if isinstance(e, Found))


@pytest.mark.parametrize(
    ("count_start", "by_length"), [(True, {17: 2, 19: 2}), (False, {})], ids=["with", "without"]
)
def test_sum_zero(count_start: bool, by_length: dict[int, int]) -> None:
    problem = schonbrunn(sum=0, count_start=count_start).compile().problem
    *_, survey = surveys(problem, Limit(), Token())
    assert survey.wanted == by_length
    assert survey.by_sum.get(0, 0) == sum(by_length.values())
    assert sum(survey.by_sum.values()) == 28
    *found, done = SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(), Token())
    assert done == Done(sum(by_length.values()), exact=True)
    *_, tally, _, counted = SIMPLE_PATHS.run(problem, Task.COUNT, Limit(), Token())
    assert counted == done and tally == Tally("length", tuple(by_length.items()))
    assert all(problem.answered_by(event.trace) for event in found if isinstance(event, Found))


def test_jumps_go_along_three_axes_on_hexagons_and_over_holes() -> None:
    board = Board.hexagon(2, holes=[(0, 0)])
    puzzle = maze(board, {(-1, 0): 2, (1, 0): -1}, (-1, 0), (1, 0))
    assert set(landings(puzzle, (-1, 0))) == {(1, 0), (-1, 2), (1, -2)}
    assert landings(puzzle, (2, 0)) == ()


def test_where_jumps_lead() -> None:
    puzzle = maze(Board.square(1, 6), {(0, 0): 2, (0, 1): 4, (0, 2): 2, (0, 3): 1}, (0, 0), (0, 4))
    assert reached(puzzle) == {(0, 0), (0, 2), (0, 4)}
    assert leading(puzzle) == {(0, 0), (0, 2), (0, 3), (0, 4)}
    leads = JUMP_MAZE.leads(puzzle)
    assert leads.unreached | leads.dead == {(0, 1), (0, 3), (0, 5)}


def test_a_zero_is_for_the_target_only() -> None:
    puzzle = maze(Board.square(2, 2), {(0, 0): 1, (1, 1): 0}, (0, 0), (1, 1))
    refused = puzzle.placed(Clue("jumps", Cell((0, 1)), 0))
    assert isinstance(refused, Fault)
    zero = replace(puzzle, clues=puzzle.clues.having(Clue("jumps", Cell((0, 1)), 0)))
    assert codes(zero)[0] == "zero" and "[0, 1]" in language.said(zero.faults()[0].message)


def test_an_unfinished_maze_is_not_wrong() -> None:
    lone = Puzzle(JUMP_MAZE, Board.square(2, 2)).placed(Clue("jumps", Cell((0, 0)), 1))
    assert isinstance(lone, Puzzle) and codes(lone) == []
    assert SIMPLE_PATHS.declines(lone.compile().problem, Task.COUNT) == Reason(Declined.NO_START)


def test_there_is_one_start_and_it_is_on_the_board() -> None:
    clues = Clues({"start": {Cell((0, 0)): None, Cell((7, 7)): None}})
    assert codes(Puzzle(JUMP_MAZE, Board.square(2, 2), clues)) == ["doubled", "off-board"]


def test_a_second_start_moves_the_first() -> None:
    moved = schonbrunn().placed(Clue("start", Cell((0, 0))))
    assert isinstance(moved, Puzzle) and list(moved.clues.of("start")) == [Cell((0, 0))]


def test_a_jump_longer_than_the_board_is_refused() -> None:
    refused = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(Clue("jumps", Cell((0, 0)), 3))
    assert isinstance(refused, Fault) and refused.code == "out-of-range"


def test_a_sum_must_be_a_number() -> None:
    assert codes(schonbrunn(sum="many")) == ["bad-sum"]


def test_because_says_that_nothing_leads_to_the_target() -> None:
    puzzle = maze(Board.square(1, 3), {(0, 0): 1}, (0, 0), (0, 2))
    ends = [Clue("start", Cell((0, 0))), Clue("target", Cell((0, 2)))]
    assert "No jumps lead" in said(JUMP_MAZE.because(puzzle, ends))
    assert said(JUMP_MAZE.because(schonbrunn(), ends)) == ""


def test_truths_are_the_ends() -> None:
    puzzle = schonbrunn()
    compiled = puzzle.compile()
    trace = Trace(tuple(puzzle.board.index(at) for at in SEEDS_WALK))
    candidate_clues = set(JUMP_MAZE.candidate_clues(puzzle, compiled, trace))
    assert candidate_clues == {Clue("start", Cell((4, 2))), Clue("target", Cell((2, 2)))}


def test_how_to_tells_the_sum() -> None:
    assert "add up to 0" in language.paragraph(JUMP_MAZE.how_to(schonbrunn(sum=0)))
    assert "add up" not in language.paragraph(JUMP_MAZE.how_to(schonbrunn()))


def test_one_line_answers_a_walk_that_ends_on_its_first_jump() -> None:
    problem = maze(Board.square(1, 2), {(0, 0): 1}, (0, 0), (0, 1)).compile().problem
    *found, done = SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(), Token())
    assert found == [Found(Trace((0, 1)))] and done == Done(1, exact=True)


@pytest.mark.parametrize("end", ["start", "target"])
def test_no_cell_is_of_no_use_before_there_are_a_start_and_a_target(end: str) -> None:
    puzzle = maze(Board.square(1, 6), {(0, 0): 2, (0, 1): 4}, (0, 0), (0, 4))
    spot = Cell((0, 0) if end == "start" else (0, 4))
    leads = JUMP_MAZE.leads(puzzle.erased(Clue(end, spot)))
    assert leads.jumps == (((0, 0), (0, 2)), ((0, 1), (0, 5))) and leads.unused == 0
