"""What a player may ask: the first mistake is found, and hints are true."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge, SpotKind
from studio.board.free import graph_board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Answer, Model, Stopped, Token
from studio.families import GRAPH_PATH, JUMP_MAZE, ONE_STROKE, SLITHERLINK
from studio.puzzle import Clue, Clues, EdgeUsed, Puzzle
from studio.puzzle.reason import Reason
from studio.work import hint_service
from studio.work.asking import Asked, Hint, MarksChecked, question
from studio.work.codes import Uncounted
from studio.work.hint_service import AHEAD_WORDS, NEXT, WAY, first_wrong, messages, next_steps
from studio.work.protocol import Ended
from studio.work.steps import NUMBER, UNUSED, USED, Mark, Translation
from tests.work.wired import news, refuses

EXAMPLES = assets.root() / "examples"


def puzzle_of(name: str) -> Puzzle:
    return formats.read(EXAMPLES / f"{name}.puzzle").puzzle


def candidate_clues(puzzle: Puzzle) -> list[Mark]:
    """All marks of a solution, in a mixed order."""
    compiled = puzzle.compile()
    answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(answer, Model)
    trace, nodes = answer.trace, compiled.nodes
    if puzzle.rule.line_on == "corners":
        marks = [
            Mark(
                USED if pair in trace.used else UNUSED,
                (Edge.of(nodes[u], nodes[v], SpotKind.SIDE),),
            )
            for pair in compiled.problem.graph.edges
            for u, v in [pair]
        ]
    else:
        marks = [Mark(NUMBER, (Cell(nodes[n]),), k) for k, n in enumerate(trace.nodes, start=1)]
    random.Random(1).shuffle(marks)
    return marks


NAMES = ["slitherlink/garden", "number-path/small-square", "jump-maze/only-one-way"]


@pytest.mark.parametrize("name", [*NAMES, "one-stroke/house"])
def test_marks_of_a_solution_are_right(name: str) -> None:
    puzzle = puzzle_of(name)
    marks = candidate_clues(puzzle)
    assert first_wrong(puzzle, marks, Token()) is None
    assert first_wrong(puzzle, [], Token()) is None


@pytest.mark.parametrize("name", ["slitherlink/garden", "number-path/small-square"])
@pytest.mark.parametrize("place", [0, 3, 17])
def test_the_first_mistake_is_found_wherever_it_stands(name: str, place: int) -> None:
    puzzle = puzzle_of(name)
    marks = candidate_clues(puzzle)
    right = marks[place]
    if right.kind == NUMBER:
        wrong = Mark(NUMBER, right.spots, (right.value or 0) % len(marks) + 1)
    else:
        wrong = Mark(UNUSED if right.kind == USED else USED, right.spots)
    assert first_wrong(puzzle, [*marks[:place], wrong, *marks[place + 1 :]], Token()) == place


def test_a_mark_where_the_board_has_no_place_is_wrong() -> None:
    puzzle = puzzle_of("number-path/small-square")
    assert first_wrong(puzzle, [Mark(NUMBER, (Cell((99, 99)),), 1)], Token()) == 0


def test_a_puzzle_without_solution_and_a_stopped_check_are_sentences() -> None:
    none = puzzle_of("slitherlink/no-way")
    edge = none.board.corners[0], none.board.corners[1]
    mark = Mark(USED, (Edge.of(*edge, SpotKind.SIDE),))
    assert first_wrong(none, [mark], Token()) == Reason(Uncounted.MARKS_NO_SOLUTION)
    token = Token()
    token.cancel()
    puzzle = puzzle_of("slitherlink/garden")
    assert isinstance(first_wrong(puzzle, candidate_clues(puzzle)[:3], token), Reason)


@pytest.mark.parametrize("name", NAMES)
def test_hints_lead_to_the_solution(name: str) -> None:
    """Each hint concludes marks of the solution, from whatever is marked."""
    puzzle = puzzle_of(name)
    marks, compiled = candidate_clues(puzzle), puzzle.compile()
    translation = Translation(puzzle, compiled)
    answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(answer, Model)
    for count in (0, 5, len(marks) // 2):
        steps = next_steps(puzzle, marks[:count], Token())
        assert steps
        facts = [translation.fact(mark) for mark in steps[-1].then]
        assert all(fact is not None and fact.holds(answer.trace) for fact in facts)
        assert any(mark not in marks[:count] for mark in steps[-1].then)


@pytest.mark.parametrize("name", ["slitherlink/garden", "castle-wall/ramparts"])
def test_a_hint_from_a_mistake_tells_the_mistake(name: str) -> None:
    puzzle = puzzle_of(name)
    compiled = puzzle.compile()
    answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(answer, Model)
    translation = Translation(puzzle, compiled)
    unused = (p for p in compiled.problem.graph.edges if p not in answer.trace.used)
    right = translation.mark(EdgeUsed(*next(iter(answer.trace.used))))
    wrong = translation.mark(EdgeUsed(*next(unused)))
    assert right is not None and wrong is not None
    asked = question(puzzle, "hint", [right, wrong])
    assert next(iter(messages(asked, Token()))) == MarksChecked(1)


def test_a_hint_for_a_puzzle_without_solution_says_so() -> None:
    asked = question(puzzle_of("slitherlink/no-way"), "hint", [])
    assert list(messages(asked, Token())) == [Ended(Reason(Uncounted.MARKS_NO_SOLUTION))]


def test_where_solutions_differ_a_hint_is_a_mark_of_one_of_them() -> None:
    puzzle = puzzle_of("one-stroke/house")
    marks: list[Mark] = []
    for _ in range(9):
        steps = next_steps(puzzle, marks, Token())
        assert steps[-1].rule == "way"
        marks.extend(steps[-1].then)
        assert first_wrong(puzzle, marks, Token()) is None
    assert next_steps(puzzle, marks, Token()) == ()


def test_a_clue_that_nobody_drew_hides_no_mistake() -> None:
    """Nor that there is no solution."""
    diamonds = {Edge.of((0,), (1,)): None}
    square = graph_board(((0, 0), (1, 0), (1, 1), (0, 1)), ((0, 1), (1, 2), (2, 3), (0, 3), (0, 2)))
    puzzle = Puzzle(GRAPH_PATH, square, Clues({"diamonds": diamonds}), {"closed": True})
    wrong = Mark(USED, (Edge.of((0,), (2,)),))
    assert next_steps(puzzle, [], Token()) and next_steps(puzzle, [wrong], Token()) == ()
    assert first_wrong(puzzle, [wrong], Token()) == 0
    across = replace(puzzle, clues=Clues({"diamonds": {Edge.of((0,), (2,)): None}}))
    assert next_steps(across, [], Token()) == ()


def test_that_solutions_differ_is_said_only_where_it_was_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = puzzle_of("one-stroke/house")
    oracle = oracle_for(puzzle.compile().problem)
    ask = oracle.ask

    def stopped(needed: Any, without: Any, token: Token) -> Answer:
        return Stopped() if without else ask(needed, without, token)

    monkeypatch.setattr(oracle, "ask", stopped)
    monkeypatch.setattr(hint_service, "oracle_for", lambda _: oracle)
    (step,) = next_steps(puzzle, [], Token())
    assert (step.name, step.sentence) == (NEXT.template, AHEAD_WORDS.template)


@pytest.mark.parametrize("ask", ["check", "hint"])
def test_questions_and_answers_travel(ask: Any) -> None:
    puzzle = puzzle_of("slitherlink/garden")
    (answer,) = news(question(puzzle, ask, candidate_clues(puzzle)[:4]), messages)
    assert isinstance(answer, MarksChecked if ask == "check" else Hint)
    refuses(Asked, '{"is": "Rumour", "wrong": 1}')


def test_a_hint_of_several_steps_says_what_each_concludes_and_by_which_clue() -> None:
    """The board alone was given for what only the 2 leaves."""
    puzzle = Puzzle(SLITHERLINK, Board.square(2, 2)).placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(puzzle, Puzzle)
    first, *others, _ = (step.sentence for step in next_steps(puzzle, [], Token()))
    assert first.startswith("Of the two lines that meet here") and first.endswith("or neither.")
    assert others and all(words.startswith("The 2 in row 1, column 1:") for words in others)


def open_maze() -> Puzzle:
    """A maze with more walks than can be seen: on 7x9 cells each jump is one cell long."""
    board = Board.square(7, 9)
    jumps = {Cell(at): 1 for at in board.cells}
    clues = {"jumps": jumps, "start": {Cell((0, 0)): None}, "target": {Cell((6, 8)): None}}
    return Puzzle(JUMP_MAZE, board, Clues(clues))


def test_a_maze_with_more_walks_than_can_be_seen_has_hints() -> None:
    """A jump that no other could replace was looked for among all walks that begin with it."""
    puzzle = open_maze()
    for turned in (((0, 0), (1, 0)), ((0, 0), (0, 1))):
        marks = [Mark(NUMBER, (Cell(at),), step) for step, at in enumerate(turned, start=1)]
        for known in (marks[:0], marks[:1], marks):
            (step,) = next_steps(puzzle, known, Token(10.0))
            assert step.name == WAY.template
            assert [mark.value for mark in step.then] == [max(2, len(known) + 1)]
        assert first_wrong(puzzle, marks, Token(10.0)) is None


def test_a_drawing_with_more_ways_than_can_be_seen_has_hints() -> None:
    """Those that begin as the player did were looked for among all."""
    places = ((0, 4), (1, 1), (4, 0), (7, 1), (8, 4), (6, 8), (2, 8))
    puzzle = Puzzle(ONE_STROKE, graph_board(places, tuple(combinations(range(7), 2))))
    marks = [Mark(NUMBER, (Cell((6,)),), 1), Mark(NUMBER, (Cell((5,)),), 2)]
    (step,) = next_steps(puzzle, marks, Token(10.0))
    assert [mark.value for mark in step.then] == [3]
    assert first_wrong(puzzle, marks, Token(10.0)) is None


@pytest.mark.parametrize("ask", ["check", "hint"])
def test_an_answer_that_takes_too_long_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, ask: Any
) -> None:
    monkeypatch.setattr(hint_service, "ANSWER_SECONDS", 0.0)
    puzzle = puzzle_of("slitherlink/garden")
    asked = question(puzzle, ask, candidate_clues(puzzle)[:3])
    assert list(messages(asked, Token())) == [Ended(Reason.of(Uncounted.MARKS_LATE, seconds=0))]
