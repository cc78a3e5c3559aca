"""The reduction from formulas to lines: models and lines correspond."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.reduction import Reduction, reduce
from studio.engines.walks import WALKS
from studio.puzzle import Problem, Shape, Trace

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
    events = WALKS.run(reduction.walks, Task.SOLVE, Limit(), Token())
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


def hamiltonian(graph: Graph, first: int, last: int) -> set[tuple[int, ...]]:
    """All lines through all nodes of a small graph, those with a node cut off given up early."""
    found: set[tuple[int, ...]] = set()

    def go(path: list[int], left: set[int]) -> None:
        if not left:
            if path[-1] == last:
                found.add(tuple(path))
            return
        for node in left:
            if node != last and sum(n in left or n == path[-1] for n in graph.neighbours[node]) < 2:
                return
        for node in graph.neighbours[path[-1]]:
            if node in left:
                go([*path, node], left - {node})

    go([first], set(range(graph.size)) - {first})
    return found


def test_the_board_without_directions_has_the_same_lines() -> None:
    reduction = reduce(2, [[1, -2]])
    board = reduction.board()
    assert len(board) == 3 * reduction.graph.size
    undirected = hamiltonian(board.cell_graph, 0, len(board) - 1)
    assert len(undirected) == len(lines(reduction)) > 0
    problem = Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, rooted=True)
    assert all(problem.fits(Trace(line)) for line in undirected)


def test_what_is_no_formula_of_these_variables() -> None:
    with pytest.raises(ValueError, match="names none of the variables 1 to 2"):
        reduce(2, [[3]])
    with pytest.raises(ValueError, match="nodes"):
        reduce(1, [[1]] * 10_000)
