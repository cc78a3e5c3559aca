"""Puzzles from a drawing, completed and repaired ones, judged by other engines."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Repaired
from studio.work.making import (
    messages,
    question,
    repair_messages,
    repair_question,
)
from studio.work.repair import repair
from studio.work.sentences import said
from tests.engines.clue_sets.test_clue_sets import lines_of
from tests.work.test_generate import removable, solutions
from tests.work.wired import news, sent


def made(puzzle: Puzzle, options: GenerateOptions) -> Generated:
    *_, last = generate(puzzle.rule, puzzle.board, options, Token())
    assert isinstance(last, Generated), last
    return last


def failure(puzzle: Puzzle, options: GenerateOptions) -> GenerationFailed:
    *_, last = generate(puzzle.rule, puzzle.board, options, Token())
    assert isinstance(last, GenerationFailed)
    return last


def labelled(board: Board, labels: dict[tuple[int, int], int]) -> Puzzle:
    return Puzzle(NUMBER_PATH, board, Clues({"labels": {Cell(at): n for at, n in labels.items()}}))


# -- from a drawing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        (NUMBER_PATH, ((2, 1), (1, 1), (1, 2), (2, 2), (3, 2))),
        (SLITHERLINK, ((1, 1), (1, 2), (2, 2), (2, 3), (1, 3))),
    ],
)
def test_half_a_drawing_becomes_a_puzzle(rule: Rule, line: tuple[tuple[int, int], ...]) -> None:
    blank = Puzzle(rule, Board.square(5, 5))
    for seed in range(4):
        found = made(blank, GenerateOptions(seed=seed, line=line))
        drawn = {frozenset(pair) for pair in pairwise(line)}
        ends = [*found.line, found.line[0]]
        used = {frozenset(pair) for pair in pairwise(ends)}
        assert drawn <= used
        assert found.minimal
        assert solutions(found.puzzle) == 1
        assert removable(found.puzzle) == []


@pytest.mark.parametrize("closed", [False, True])
def test_several_stretches_are_in_the_solution_in_any_direction(closed: bool) -> None:
    stretches = (((0, 0), (0, 1), (1, 1)), ((3, 3), (3, 2)), ((0, 3), (1, 3)))
    blank = Puzzle(NUMBER_PATH, Board.square(4, 4), options={"closed": closed})
    for seed in range(3):
        settings = {"closed": closed}
        wanted = GenerateOptions(
            seed=seed, line=stretches[0], stretches=stretches[1:], settings=settings
        )
        assert sent(question(blank, wanted)).wanted(blank) == wanted
        found = made(blank, wanted)
        used = {frozenset(pair) for pair in pairwise([*found.line, *found.line[:closed]])}
        assert {frozenset(pair) for line in stretches for pair in pairwise(line)} <= used
        assert found.minimal and solutions(found.puzzle) == 1
    crossed = GenerateOptions(line=((0, 0), (0, 1), (0, 2)), stretches=(((0, 1), (1, 1)),))
    assert "No solution goes on" in said(failure(blank, crossed).reason)


def test_a_whole_drawing_is_the_solution() -> None:
    line = tuple((r, c if r % 2 == 0 else 3 - c) for r in range(4) for c in range(4))
    found = made(Puzzle(NUMBER_PATH, Board.square(4, 4)), GenerateOptions(line=line))
    assert found.line == line
    assert solutions(found.puzzle) == 1


def test_drawings_that_cannot_be_are_refused() -> None:
    blank = Puzzle(NUMBER_PATH, Board.square(5, 5))
    # The cell in the corner is left without a way.
    line = ((2, 0), (1, 0), (1, 1), (0, 1), (0, 2))
    cut = failure(blank, GenerateOptions(line=line))
    assert "goes on" in said(cut.reason)
    assert cut.spots == tuple(map(Cell, line))
    jump = failure(blank, GenerateOptions(line=((0, 0), (2, 2))))
    assert "do not touch" in said(jump.reason)
    off = failure(blank, GenerateOptions(line=((0, 0), (0, 9))))
    assert "leaves the board" in said(off.reason)


def test_a_line_that_no_clue_set_fixes_is_said() -> None:
    # Round three of four cells: the loop round the other three has the same numbers.
    line = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (2, 1), (2, 0), (1, 0), (0, 0))
    found = failure(Puzzle(SLITHERLINK, Board.square(2, 2)), GenerateOptions(line=line))
    assert said(found.reason).startswith("This line is not fixed")


# -- completing ------------------------------------------------------------------------------------


def fewest_to_add(puzzle: Puzzle) -> int:
    """The least number of labels to add for one solution, over all solutions, by brute force."""
    problem = puzzle.compile().problem
    lines = [t for t in lines_of(problem, BRUTE) if all(c.holds(t) for c in problem.constraints)]
    steps = range(1, len(puzzle.board) + 1)
    for size in range(len(puzzle.board)):
        for chosen in combinations(steps, size):
            shown = [tuple(trace.nodes[step - 1] for step in chosen) for trace in lines]
            if any(shown.count(each) == 1 for each in shown):
                return size
    raise AssertionError("a line of all labels is one")


@pytest.mark.parametrize(
    "labels", [{(0, 0): 1}, {(0, 0): 1, (2, 3): 12}, {(1, 1): 5}, {(0, 0): 3, (2, 1): 8}]
)
def test_as_few_clues_as_possible_are_added(labels: dict[tuple[int, int], int]) -> None:
    puzzle = labelled(Board.square(3, 4), labels)
    found = made(puzzle, GenerateOptions(seed=1, aim="fewest", keep=puzzle.clues))
    assert set(puzzle.clues.all()) <= set(found.puzzle.clues.all())
    assert solutions(found.puzzle) == 1
    assert found.added == found.puzzle.clues.count() - puzzle.clues.count()
    assert found.added >= fewest_to_add(puzzle)
    if found.every:
        assert found.fewest
        assert found.added == fewest_to_add(puzzle)


def test_every_clue_added_is_needed() -> None:
    numbers: dict[Cell, int | None] = {Cell((0, 0)): 3, Cell((2, 2)): 2, Cell((4, 1)): 3}
    puzzle = Puzzle(SLITHERLINK, Board.square(5, 5), Clues({"numbers": numbers}))
    for seed in range(3):
        found = made(puzzle, GenerateOptions(seed=seed, keep=puzzle.clues))
        assert set(puzzle.clues.all()) <= set(found.puzzle.clues.all())
        assert solutions(found.puzzle) == 1
        added = set(found.puzzle.clues.all()) - set(puzzle.clues.all())
        assert found.added == len(added)
        assert not added & set(removable(found.puzzle))


def test_what_is_unique_already_gets_nothing() -> None:
    whole = made(Puzzle(SLITHERLINK, Board.square(4, 4)), GenerateOptions(seed=2)).puzzle
    found = made(whole, GenerateOptions(aim="fewest", keep=whole.clues))
    assert (found.added, found.every, found.fewest) == (0, True, True)
    assert found.puzzle.clues == whole.clues


def test_a_border_holds_one_clue_of_its_group() -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2))
    base = made(puzzle, GenerateOptions(seed=3, weights={"diamonds": 1.0}))
    kept = Clues({"diamonds": base.puzzle.clues.of("diamonds")})
    weights = {"arrows": 1.0, "labels": 0.1}
    found = made(puzzle, GenerateOptions(seed=3, keep=kept, weights=weights))
    assert not found.puzzle.faults()
    crowded = made(
        puzzle,
        GenerateOptions(seed=3, aim="generous", extra=30, weights={"diamonds": 1, "arrows": 1}),
    )
    assert not crowded.puzzle.faults()


def test_contradicting_clues_are_named() -> None:
    puzzle = labelled(Board.square(4, 4), {(0, 0): 1, (0, 1): 3, (3, 3): 9})
    refused = failure(puzzle, GenerateOptions(keep=puzzle.clues))
    assert "contradict" in said(refused.reason)
    assert set(refused.spots) == {Cell((0, 0)), Cell((0, 1))}


# -- repairing -------------------------------------------------------------------------------------


def repaired(puzzle: Puzzle) -> Repaired:
    *_, last = repair(puzzle, Token())
    assert isinstance(last, Repaired)
    return last


def test_one_wrong_label_of_many_goes() -> None:
    line = [(r, c if r % 2 == 0 else 3 - c) for r in range(4) for c in range(4)]
    labels = {at: step for step, at in enumerate(line, start=1) if step % 2}
    labels[2, 2] = 6
    puzzle = labelled(Board.square(4, 4), labels)
    found = repaired(puzzle)
    assert found.smallest
    assert found.gone == (Clue("labels", Cell((2, 2)), 6),)
    assert found.puzzle == puzzle.erased(*found.gone)
    engine = BACKTRACK
    assert lines_of(found.puzzle.compile().problem, engine)


def test_a_board_without_a_line_cannot_be_repaired() -> None:
    *_, last = repair(labelled(Board.square(3, 3, holes=[(0, 1)]), {(0, 0): 1}), Token())
    assert isinstance(last, GenerationFailed)
    assert "whatever the clues" in said(last.reason)
    doubled = labelled(Board.square(2, 2), {(0, 0): 9})
    *_, last = repair(doubled, Token())
    assert isinstance(last, GenerationFailed)
    assert last.spots == (Cell((0, 0)),)


def test_repairs_and_completions_travel() -> None:
    puzzle = labelled(Board.square(4, 4), {(0, 0): 1, (0, 1): 3, (3, 3): 9})
    assert news(repair_question(puzzle), repair_messages) == list(repair(puzzle, Token()))
    keeping = labelled(Board.square(4, 4), {(0, 0): 1})
    wanted = GenerateOptions(seed=5, aim="fewest", line=((0, 0), (0, 1)))
    *_, last = news(question(keeping, wanted, keep=True), messages, Token(8))
    assert isinstance(last, Generated)
    assert last.added is not None
    assert set(keeping.clues.all()) < set(last.puzzle.clues.all())
    (failure_,) = news(question(puzzle, GenerateOptions(), keep=True), messages)
    assert isinstance(failure_, GenerationFailed)
    assert len(failure_.spots) == 2
