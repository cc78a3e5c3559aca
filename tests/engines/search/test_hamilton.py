"""Graphs from networkx, series with known numbers, directed graphs, and "at least so many"."""

from __future__ import annotations

import networkx
import pytest

from studio.board import Graph
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.engines.search.hamilton import (
    PARITY,
    at_least,
    complete,
    grid,
    one_of_at_least,
    problem_from_networkx,
    random_graph,
    ring,
    tournament,
)
from studio.puzzle import EdgeUsed, Problem, Shape, StepAt


def count(problem: Problem, engine: Engine = BRUTE) -> int:
    assert engine.declines(problem, Task.COUNT) is None
    *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return done.count


def test_a_networkx_graph_with_all_that_can_be_given() -> None:
    cube = networkx.hypercube_graph(3)
    named = problem_from_networkx(
        cube,
        source=(0, 0, 0),
        labels=[((0, 0, 1), 2)],
        diamonds=[((1, 1, 1), (1, 1, 0))],
    )
    at = named.names.index
    assert set(named.problem.constraints) == {
        StepAt(at((0, 0, 0)), 1),
        StepAt(at((0, 0, 1)), 2),
        EdgeUsed(*sorted((at((1, 1, 0)), at((1, 1, 1))))),
    }
    assert count(problem_from_networkx(cube, source=(0, 0, 0)).problem) == 18
    # 6 cycles, each from 8 starts in 2 directions.
    assert count(problem_from_networkx(cube, closed=True).problem) == 96


def test_directed_graphs_are_walked_along_their_arcs() -> None:
    tournament = networkx.DiGraph([(0, 1), (1, 2), (2, 0), (0, 3), (3, 1), (2, 3)])
    named = problem_from_networkx(tournament)
    assert named.problem.graph.directed
    lines = count(named.problem)
    assert lines == count(problem_from_networkx(tournament.reverse()).problem) > 0
    only = problem_from_networkx(networkx.DiGraph([(0, 1), (1, 2)]), source=0, target=2)
    assert count(only.problem) == 1
    back = problem_from_networkx(networkx.DiGraph([(0, 1), (1, 2)]), source=2)
    assert count(back.problem) == 0


def test_no_engine_takes_arcs_for_edges() -> None:
    problem = problem_from_networkx(networkx.DiGraph([(0, 1), (1, 2), (2, 3), (1, 0)])).problem
    numbers = {count(problem, e) for e in ENGINES if e.declines(problem, Task.COUNT) is None}
    assert numbers == {1}


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"source": 9}, KeyError, "9"),
        ({"labels": [(0, 7)]}, ValueError, "Step 7"),
        ({"diamonds": [(0, 9)]}, KeyError, "9"),
    ],
)
def test_what_does_not_fit_the_graph(
    options: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        problem_from_networkx(networkx.path_graph(3), **options)  # type: ignore[arg-type]


def test_an_edge_to_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="to itself"):
        problem_from_networkx(networkx.Graph([(0, 0)]))


def paths(graph: Graph, *constraints: StepAt) -> Problem:
    return Problem(graph, Shape.HAMILTONIAN_PATH, constraints, rooted=True)


def test_series_have_the_numbers_they_should() -> None:
    assert count(paths(complete(5))) == 120
    assert count(paths(complete(4, directed=True))) == 24
    assert count(paths(ring(7))) == 14
    corners = [count(paths(grid(n, n), StepAt(0, 1), StepAt(n * n - 1, n * n))) for n in (2, 3, 4)]
    assert corners == [0, 2, 0] and "even n" in PARITY
    assert random_graph(30, 4, seed=1) == random_graph(30, 4, seed=1) != random_graph(30, 4, seed=2)


def test_at_least_so_many() -> None:
    problem = paths(grid(3, 3), StepAt(0, 1))
    number = count(problem)
    assert at_least(BRUTE, problem, number, Token()) is True
    assert at_least(BRUTE, problem, number + 1, Token()) is False
    token = Token()
    token.cancel()
    assert at_least(BRUTE, problem, 1, token) is None


def test_one_of_at_least_so_many() -> None:
    problem = Problem(grid(3, 3), Shape.HAMILTONIAN_PATH, (StepAt(0, 1), StepAt(8, 9)), rooted=True)
    for engine in (BRUTE, *(e for e in ENGINES if e.declines(problem, Task.SOLVE) is None)):
        if engine.key in ("frontier-paths", "tours"):
            continue
        found = one_of_at_least(engine, problem, 2, Token())
        assert found is not None and problem.answered_by(found)
        assert one_of_at_least(engine, problem, 3, Token()) is None
    stopped = Token()
    stopped.cancel()
    with pytest.raises(TimeoutError):
        one_of_at_least(BRUTE, problem, 3, stopped)


def test_a_tournament_joins_each_two_nodes_one_way() -> None:
    edges = tournament(7, seed=1).edges
    assert len({frozenset(edge) for edge in edges}) == len(edges) == 21
