"""The reduction from formulas to lines: models and lines correspond."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import combinations, product

import pytest

from studio.board.free import NODE_RADIUS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.sat.reduction import Reduction, reduce, sizes
from studio.engines.search.simple_paths import SIMPLE_PATHS
from studio.families.graph_path import GRAPH_PATH
from studio.puzzle import Puzzle, Trace

FORMULAS = {
    "two variables": (2, [[1, 2], [-1, -2]]),
    "unused variable": (2, [[1]]),
    "no clause": (2, []),
    "contradiction": (1, [[1], [-1]]),
    "empty clause": (1, [[]]),
    "doubled and always true": (2, [[1, 1, 2], [1, -1]]),
    "three literals": (3, [[1, -3], [2, 3, -1]]),
}


def models(variables: int, clauses: list[list[int]]) -> set[tuple[int, ...]]:
    every = product(*((-v, v) for v in range(1, variables + 1)))
    return {m for m in every if all(set(m).intersection(clause) for clause in clauses)}


def lines(reduction: Reduction) -> list[Trace]:
    """All lines through all nodes, from the list of all walks."""
    events = SIMPLE_PATHS.run(reduction.walks, Task.SOLVE, Limit(), Token())
    size = reduction.graph.size
    return [e.trace for e in events if isinstance(e, Found) and len(e.trace.nodes) == size]


def check(variables: int, clauses: list[list[int]]) -> None:
    reduction = reduce(variables, clauses)
    found = lines(reduction)
    assert all(reduction.problem.answered_by(trace) for trace in found)
    said = Counter(reduction.model(trace) for trace in found)
    expected = models(variables, clauses)
    assert said == {model: reduction.lines(model) for model in expected}


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_models_correspond_to_lines(formula: tuple[int, list[list[int]]]) -> None:
    check(*formula)


@pytest.mark.parametrize("seed", range(12))
def test_random_formulas(seed: int) -> None:
    rng = random.Random(seed)
    variables = rng.randint(1, 3)
    clauses = [
        [
            rng.choice((-1, 1)) * v
            for v in rng.sample(range(1, variables + 1), rng.randint(1, variables))
        ]
        for _ in range(rng.randint(1, 3))
    ]
    check(variables, clauses)


@pytest.mark.parametrize("seed", range(8))
def test_sizes_are_told_before_anything_is_built(seed: int) -> None:
    rng = random.Random(seed)
    clauses = [[rng.choice((-1, 1)) * rng.randint(1, 4) for _ in range(3)] for _ in range(5)]
    for many, told in enumerate(sizes(4, clauses)):
        graph = reduce(4, clauses[:many]).graph
        assert (graph.size, len(graph.edges)) == told


def test_the_board_has_the_same_lines_and_names_what_is_true() -> None:
    reduction = reduce(2, [[1, -2]])
    board = reduction.board()
    assert board.cell_graph == reduction.graph
    assert [board.name((row[0],)) for row in reduction.rows] == ["x1", "x2"]
    assert [board.name((row[-1],)) for row in reduction.rows] == ["¬x1", "¬x2"]
    assert [board.name((node,)) for node in reduction.clauses] == ["C1"]
    *events, done = PATH_SAT.run(reduction.problem, Task.SOLVE, Limit(), Token())
    found = {event.trace for event in events if isinstance(event, Found)}
    assert isinstance(done, Done) and done.exact
    assert found == set(lines(reduction)) != set()
    puzzle = Puzzle(GRAPH_PATH, board)
    for trace in found:
        model = reduction.model(trace)
        line = [(node,) for node in trace.nodes]
        assert GRAPH_PATH.assignment(puzzle, line) == {f"x{abs(v)}": v > 0 for v in model}


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_no_two_corners_touch(
    formula: tuple[int, list[list[int]]],
) -> None:
    places = reduce(*formula).places
    assert all(math.dist(a, b) > 2 * NODE_RADIUS for a, b in combinations(places, 2))


def test_what_is_no_formula_of_these_variables() -> None:
    with pytest.raises(ValueError, match="names none of the variables 1 to 2"):
        reduce(2, [[3]])
    with pytest.raises(ValueError, match="nodes"):
        reduce(1, [[1]] * 10_000)
