"""Turned and mirrored puzzles: the same puzzle, looked at from elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.board import Board, Cell, Edge, HexagonFrame, RectangleFrame
from studio.board.figures import house
from studio.board.free import graph_board
from studio.board.symmetry import mirror, symmetries_of_lattice, turn
from studio.families import NUMBER_PATH, RULES, SLITHERLINK
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Clue, Clues, Follows, Puzzle, Rule
from studio.puzzle.transform import transformed
from tests.boards import puzzles
from tests.budget import EACH

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)


@each_rule
@settings(max_examples=EACH)
@given(data=st.data())
def test_there_and_back_again(rule: Rule, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule))
    symmetry = data.draw(st.sampled_from(symmetries_of_lattice(puzzle.board.lattice)))
    assert transformed(transformed(puzzle, symmetry), symmetry.inverse()) == puzzle


@each_rule
@settings(max_examples=EACH)
@given(data=st.data())
def test_one_after_another_is_both_at_once(rule: Rule, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule))
    some = st.sampled_from(symmetries_of_lattice(puzzle.board.lattice))
    one, other = data.draw(some), data.draw(some)
    both = transformed(puzzle, one.then(other))
    assert transformed(transformed(puzzle, one), other) == both
    assert len(both.board) == len(puzzle.board)
    assert both.clues.count() == puzzle.clues.count()
    assert len(both.faults()) == len(puzzle.faults())


def test_a_quarter_turn_of_squares() -> None:
    """The top row becomes the right column, read downwards."""
    board = Board.square(2, 3)
    clues = Clues().having(
        Clue("labels", Cell((0, 0)), 1),
        Clue("labels", Cell((0, 2)), 6),
        Clue("diamonds", Edge.of((1, 0), (1, 1))),
    )
    solution = ((0, 0), (1, 0), (1, 1), (0, 1), (0, 2), (1, 2))
    turned = transformed(Puzzle(NUMBER_PATH, board, clues, solution=solution), turn(board.lattice))
    assert turned.board == Board.square(3, 2)
    assert turned.clues == Clues().having(
        Clue("labels", Cell((0, 1)), 1),
        Clue("labels", Cell((2, 1)), 6),
        Clue("diamonds", Edge.of((0, 0), (1, 0))),
    )
    assert turned.solution == ((0, 1), (0, 0), (1, 0), (1, 1), (2, 1), (2, 0))


@pytest.mark.parametrize("board", [Board.square(3, 3), Board.hexagon(1)], ids=["square", "hex"])
def test_arrows_turn_with_the_board(board: Board) -> None:
    """Whatever the symmetry, an answer that obeys an arrow obeys it afterwards."""
    here, there = board.cells[0], board.neighbours(board.cells[0])[0]
    edge = Edge.of(here, there)
    puzzle = Puzzle(NUMBER_PATH, board, Clues({"arrows": {edge: 1 if edge.a == here else -1}}))
    for symmetry in symmetries_of_lattice(board.lattice):
        moved = transformed(replace(puzzle, solution=(here, there)), symmetry)
        (constraint,) = moved.compile().problem.constraints
        assert moved.solution is not None
        start, goal = (moved.board.index(at) for at in moved.solution)
        assert constraint == Follows(start, goal)


def test_a_loop_is_mirrored_by_its_corners() -> None:
    board = Board.square(1, 3)
    puzzle = Puzzle(SLITHERLINK, board, solution=((0, 0), (0, 1), (1, 1), (1, 0)))
    mirrored = transformed(puzzle, mirror(board.lattice))
    assert mirrored.solution == ((0, 3), (0, 2), (1, 2), (1, 3))


def test_frames_stay() -> None:
    holed = Board.square(2, 3, holes=[(0, 0), (1, 0)])
    turned = transformed(Puzzle(NUMBER_PATH, holed), turn(holed.lattice))
    assert turned.board.frame == RectangleFrame(3, 2)
    assert turned.board.holes == ((0, 0), (0, 1))
    ring = Board.hexagon(2, holes=[(2, 0)])
    turned = transformed(Puzzle(NUMBER_PATH, ring), turn(ring.lattice))
    assert turned.board.frame == HexagonFrame(2)
    assert turned.board.holes == ((0, 2),)


def test_a_drawing_is_turned_in_its_place() -> None:
    """The roof of the house of Nikolaus points right after a quarter turn, and down after two."""
    clues = Clues().having(Clue("start", Cell((4,))))
    puzzle = Puzzle(ONE_STROKE, house(), clues, solution=((0,), (1,)))
    quarter = turn(puzzle.board.lattice)
    turned = transformed(puzzle, quarter)
    assert turned.board.centre((4,)) == (3, 1)
    assert [turned.board.centre((node,)) for node in range(4)] == [(0, 0), (0, 2), (2, 0), (2, 2)]
    assert turned.board.cell_graph == puzzle.board.cell_graph
    assert (turned.clues, turned.solution) == (puzzle.clues, puzzle.solution)
    assert transformed(turned, quarter).board.centre((4,)) == (1, 3)
    assert transformed(turned, quarter.inverse()) == puzzle
    mirrored = transformed(puzzle, mirror(puzzle.board.lattice))
    assert mirrored.board.centre((0,)) == puzzle.board.centre((1,))
    empty = Puzzle(ONE_STROKE, graph_board([]))
    assert transformed(empty, quarter) == empty
