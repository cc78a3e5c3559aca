"""Number paths by SAT: published counts, brute force, and cores that hold alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.path_sat import PATH_SAT
from studio.puzzle import (
    Problem,
    Shape,
    StepAt,
    Trace,
)

PATH, CYCLE = Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE
RIXKUDO = json.loads((Path(__file__).parents[1] / "data" / "rixkudo.json").read_text())


def count(engine: Engine, problem: Problem, limit: Limit | None = None) -> Done:
    *_, done = engine.run(problem, Task.COUNT, limit or Limit(), Token())
    assert isinstance(done, Done)
    return done


def answers(engine: Engine, problem: Problem) -> set[Trace]:
    *found, done = engine.run(problem, Task.SOLVE, Limit(), Token())
    traces = [event.trace for event in found if isinstance(event, Found)]
    assert done == Done(len(traces), exact=True)
    assert len(set(traces)) == len(traces)
    return set(traces)


def ends(graph: Graph, first: int, last: int) -> tuple[StepAt, StepAt]:
    return (StepAt(first, 1), StepAt(last, graph.size))


@pytest.mark.parametrize(("size", "expected"), [(3, 2), (4, 0), (5, 104)])
def test_counts_corner_to_corner_as_published(size: int, expected: int) -> None:
    graph = Board.square(size, size).cell_graph
    problem = Problem(graph, PATH, ends(graph, 0, graph.size - 1), rooted=True)
    assert count(PATH_SAT, problem) == Done(expected, exact=True)


def test_counts_the_hexagon_of_radius_2_from_first_to_last() -> None:
    graph = Board.hexagon(2).cell_graph
    problem = Problem(graph, PATH, ends(graph, 0, graph.size - 1), rooted=True)
    assert count(PATH_SAT, problem) == Done(1466, exact=True)


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (Board.square(4, 4), 6),
        (Board.square(6, 6), 1072),
        (Board.square(5, 5), 0),
        (Board.hexagon(1), 6),
        (Board.hexagon(1, holes=[(0, 0)]), 1),
        (Board.hexagon(2, holes=[(0, 0)]), 428),
    ],
)
def test_counts_cycles_as_published(board: Board, expected: int) -> None:
    assert count(PATH_SAT, Problem(board.cell_graph, CYCLE)) == Done(expected, exact=True)


@pytest.mark.parametrize(
    ("board", "expected"), [(Board.hexagon(1), 60), (Board.hexagon(1, holes=[(0, 0)]), 6)]
)
def test_counts_free_paths_once_for_both_directions(board: Board, expected: int) -> None:
    graph = board.cell_graph
    assert count(PATH_SAT, Problem(graph, PATH)) == Done(expected, exact=True)
    assert count(PATH_SAT, Problem(graph, PATH, rooted=True)).count == 2 * expected
