"""Brute force against published counts: it judges all other engines."""

import pytest

from studio.board import Board
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Problem, Puzzle, Shape


def count(problem: Problem, **limits: int) -> Done:
    *_, done = BRUTE.run(problem, Task.COUNT, Limit(**limits), Token())
    assert isinstance(done, Done)
    return done


@pytest.mark.parametrize(("rows", "loops"), [(1, 1), (2, 13), (3, 213)])
def test_loops_of_squares(rows: int, loops: int) -> None:
    problem = Puzzle(SLITHERLINK, Board.square(rows, rows)).compile().problem
    assert count(problem) == Done(loops, exact=True)


@pytest.mark.parametrize(
    ("board", "shape", "lines"),
    [
        (Board.square(4, 4), Shape.HAMILTONIAN_CYCLE, 6),
        (Board.hexagon(1), Shape.HAMILTONIAN_CYCLE, 6),
        (Board.hexagon(1, holes=[(0, 0)]), Shape.HAMILTONIAN_CYCLE, 1),
        (Board.hexagon(1), Shape.HAMILTONIAN_PATH, 60),
        (Board.hexagon(1, holes=[(0, 0)]), Shape.HAMILTONIAN_PATH, 6),
        (Board.hexagon(2, holes=[(0, 0)]), Shape.HAMILTONIAN_CYCLE, 428),
    ],
)
def test_lines_through_every_cell(board: Board, shape: Shape, lines: int) -> None:
    assert count(Problem(board.cell_graph, shape)) == Done(lines, exact=True)


def test_rooted_lines_have_a_start_and_a_direction() -> None:
    graph = Board.hexagon(1, holes=[(0, 0)]).cell_graph
    assert count(Problem(graph, Shape.HAMILTONIAN_PATH, rooted=True)).count == 12
    assert count(Problem(graph, Shape.HAMILTONIAN_CYCLE, rooted=True)).count == 12


def test_a_single_cell_is_a_path() -> None:
    graph = Board.square(1, 1).cell_graph
    assert count(Problem(graph, Shape.HAMILTONIAN_PATH)).count == 1
    assert count(Problem(graph, Shape.HAMILTONIAN_CYCLE)).count == 0


def test_stops_after_its_steps() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(4, 3)).compile().problem
    done = count(problem, nodes=10)
    assert not done.exact and done.reason


def test_declines_large_boards_and_other_shapes() -> None:
    large = Puzzle(SLITHERLINK, Board.square(4, 5)).compile().problem
    assert BRUTE.declines(large, Task.COUNT)
    assert BRUTE.declines(
        Problem(Board.square(5, 5).cell_graph, Shape.HAMILTONIAN_PATH), Task.COUNT
    )
    assert BRUTE.declines(Problem(Board.square(2, 2).cell_graph, Shape.EULERIAN_TRAIL), Task.COUNT)
