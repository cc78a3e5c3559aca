"""Grades: the same for mirror images, higher for harder puzzles, and what the generator wants."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import correlation
from typing import Any

import pytest

from studio import formats
from studio.board import Board, Cell
from studio.board.symmetry import symmetries_of_board
from studio.engines.deduction import LoopLadder
from studio.engines.engine import Token
from studio.families import BALANCE_LOOP, JUMP_MAZE, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.puzzle.transform import transformed
from studio.work import easing
from studio.work.easing import generate_wanted
from studio.work.explain import Explainer
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working
from studio.work.grade import (
    CELL_LOOPS,
    LOOPS,
    PATHS,
    SIMPLE_PATHS,
    WORDS,
    Grade,
    Word,
    grade,
    hardest_step,
    word_of,
)
from studio.work.sentences import said

PUBLISHED = Path(__file__).parents[3] / "shared" / "data" / "loops.json"

EASY = "10x10t0:f3a1a22212d3a22123b123a3c0a02223a102a2e1c2a3b23a3a2e223232a1a3a1a1c3d12a3"
BOARDS = (
    (SLITHERLINK, Board.square(7, 7)),
    (SLITHERLINK, Board.hexagon(2)),
    (NUMBER_PATH, Board.hexagon(2)),
    (NUMBER_PATH, Board.square(5, 5)),
)


def made(rule: Rule, board: Board, **wanted: object) -> Puzzle:
    *_, event = generate_wanted(rule, board, GenerateOptions(**wanted), Token())  # type: ignore[arg-type]
    assert isinstance(event, Generated)
    return event.puzzle


def graded(puzzle: Puzzle) -> Grade:
    found = grade(Explainer(puzzle, Token()))
    assert found is not None
    return found


@pytest.mark.parametrize("case", range(len(BOARDS)))
def test_a_grade_is_the_same_for_all_mirror_images(case: int) -> None:
    rule, board = BOARDS[case]
    puzzle = made(rule, board, seed=5, aim="generous", extra=3)
    wanted = graded(puzzle)
    for symmetry in symmetries_of_board(board):
        other = graded(transformed(puzzle, symmetry))
        assert (other.number, other.rounds, other.open) == (
            wanted.number,
            wanted.rounds,
            wanted.open,
        )


def test_a_published_easy_puzzle_is_easy() -> None:
    found = graded(formats.read(EASY).puzzle)
    assert found.word == "easy"
    assert found.open == 0
    assert found.hardest is not None and found.hardest.sentence


def test_words_follow_the_number() -> None:
    for bounds in (LOOPS, CELL_LOOPS, PATHS, SIMPLE_PATHS):
        assert list(bounds) == sorted(bounds)
        assert [word_of(number, bounds) for number in (0.0, *bounds)] == list(WORDS)


@pytest.mark.parametrize("case", (0, 2))
def test_the_generator_gives_the_difficulty_that_is_wanted(case: int) -> None:
    rule, board = BOARDS[case]
    numbers = []
    for word in WORDS[:3]:
        puzzle = made(rule, board, seed=2, difficulty=word)
        assert graded(puzzle).word == word
        numbers.append(graded(puzzle).number)
    assert numbers == sorted(numbers)


def easy(rule: Rule, board: Board, **wanted: object) -> Generated:
    """An easy puzzle with more clues than the first one of its seed, which was too hard."""
    options = GenerateOptions(**wanted)  # type: ignore[arg-type]
    *_, first = generate(rule, board, options, Token())
    *_, event = generate_wanted(rule, board, replace(options, difficulty="easy"), Token())
    assert isinstance(first, Generated) and isinstance(event, Generated)
    assert event.line == first.line and event.puzzle.clue_count > first.puzzle.clue_count
    assert first.grouped or first.minimal
    return event


def test_nothing_is_claimed_of_clues_to_which_others_came() -> None:
    eased = easy(BALANCE_LOOP, Board.square(5, 5), seed=1)
    assert not (eased.minimal or eased.fewest or eased.grouped)


def test_clues_that_came_to_make_a_puzzle_easy_are_counted_with_those_added() -> None:
    board = Board.square(4, 4)
    keep = Clues().having(next(made(SLITHERLINK, board, seed=1).clues.all()))
    eased = easy(SLITHERLINK, board, seed=0, keep=keep, aim="fewest")
    assert eased.added == eased.puzzle.clue_count - 1
    assert eased.tried == 1 and not eased.every


def test_an_easy_puzzle_has_as_many_clues_as_are_wanted() -> None:
    puzzle = made(SLITHERLINK, Board.square(5, 5), seed=1, difficulty="easy", clues=10)
    assert puzzle.clue_count == 10 and graded(puzzle).word == "easy"


def test_an_easy_puzzle_has_as_many_more_clues_than_needed_as_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The difficulty added others on top of them."""
    made_first: list[Generated] = []

    def listening(*args: Any) -> Iterator[Working | Generated | GenerationFailed]:
        for event in generate(*args):
            if isinstance(event, Generated):
                made_first.append(event)
            yield event

    monkeypatch.setattr(easing, "generate", listening)
    wanted = GenerateOptions(seed=0, aim="generous", extra=1, difficulty="easy")
    *_, event = generate_wanted(SLITHERLINK, Board.square(5, 5), wanted, Token())
    assert isinstance(event, Generated) and graded(event.puzzle).word == "easy"
    assert event == made_first[-1] and len(made_first) > 1


@pytest.mark.long
@pytest.mark.parametrize("word", WORDS[3:])
def test_the_generator_gives_the_hardest_words(word: Word) -> None:
    assert graded(made(SLITHERLINK, Board.square(7, 7), seed=2, difficulty=word)).word == word


@pytest.mark.parametrize("word", WORDS[:3])
def test_walks_of_mazes_are_as_long_as_makes_the_difficulty(word: Word) -> None:
    assert graded(made(JUMP_MAZE, Board.square(6, 6), seed=3, difficulty=word)).word == word


def test_drawings_in_one_stroke_have_no_difficulty() -> None:
    wanted = GenerateOptions(seed=3, difficulty="easy")
    *_, event = generate_wanted(ONE_STROKE, Board.square(4, 4), wanted, Token())
    assert isinstance(event, GenerationFailed)
    assert "no difficulty" in said(event.reason)


def test_only_puzzles_with_one_solution_have_a_grade() -> None:
    placed = Puzzle(SLITHERLINK, Board.square(4, 4)).placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(placed, Puzzle)
    assert grade(Explainer(placed, Token())) is None


def test_a_jump_maze_is_graded_by_its_wrong_turns() -> None:
    maze = Puzzle(JUMP_MAZE, Board.square(1, 3)).placed(
        *(Clue("jumps", Cell((0, c)), 1) for c in range(3)),
        Clue("start", Cell((0, 0))),
        Clue("target", Cell((0, 2))),
    )
    assert isinstance(maze, Puzzle)
    explainer = Explainer(maze, Token())
    found = grade(explainer)
    assert found is not None
    assert found.word == "easy"
    assert hardest_step(explainer, found) is not None


def loopy(size: str) -> list[tuple[str, str]]:
    """Levels and game IDs of a size, as published by Loopy."""
    lines = (Path(__file__).parents[1] / "data" / "loopy_levels.txt").read_text().splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return [(level, game) for level, game in pairs if game.startswith(size)]


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; equal ones share theirs."""
    ordered = sorted(values)
    return [
        (ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2
        for value in values
    ]


def test_grades_rise_with_the_publishers_levels() -> None:
    """Spearman's rank correlation with Loopy's levels, and words that spread over them."""
    games = loopy("10x10t0")[::2]
    levels = ["enth".index(level) for level, _ in games]
    grades = [graded(formats.read(game).puzzle) for _, game in games]
    assert correlation(ranks(levels), ranks([found.number for found in grades])) >= 0.85
    assert {found.word for found in grades} >= {"easy", "medium", "hard"}
    assert all(found.number > 0 for found in grades)


@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published loops are not beside the project")
def test_words_spread_over_published_loops_through_cells() -> None:
    boards = json.loads(PUBLISHED.read_text(encoding="utf-8"))["boards"]
    small = [board for board in boards if board["rows"] * board["columns"] <= 100][::3]
    grades = [graded(formats.read(board["url"]).puzzle) for board in small]
    assert all(found.number > 0 for found in grades)
    words = Counter(found.word for found in grades)
    assert set(words) == set(WORDS) and max(words.values()) <= len(grades) / 2


def test_a_board_of_one_cell_is_easy() -> None:
    found = graded(Puzzle(NUMBER_PATH, Board.square(1, 1)))
    assert (found.word, found.open) == ("easy", 0.0)


def test_staged_techniques_find_what_the_others_find() -> None:
    """Only the order differs: what is known at the end is the same."""
    for _, game in loopy("7x7t0")[::10]:
        problem = formats.read(game).puzzle.compile().problem
        known = []
        for staged in (False, True):
            ladder = LoopLadder(problem, staged=staged)
            while found := ladder.next():
                for deduction in found:
                    ladder.learn(deduction.then)
            known.append(ladder.known())
        assert known[0] == known[1]
