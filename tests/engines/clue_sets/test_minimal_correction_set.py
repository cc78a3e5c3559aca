"""Smallest repairs against brute force over all subsets of the clues."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from studio.board import Board
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.minimal_correction_set import repairs
from studio.engines.engine import Token
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Constraint, EdgesUsed, Problem, Puzzle, StepAt, Trace
from tests.engines.clue_sets.test_clue_sets import lines_of


def fewest(lines: list[Trace], clues: list[Constraint]) -> int:
    """How few of the clues must go, by the line that breaks the fewest."""
    return min(sum(not clue.holds(trace) for clue in clues) for trace in lines)


def numbers(rng: random.Random, board: Board, problem: Problem) -> list[Constraint]:
    edges = problem.graph.edges
    around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
    return [EdgesUsed(sides, rng.randrange(4)) for sides in around if rng.random() < 0.8]


def labels(rng: random.Random, board: Board) -> list[Constraint]:
    cells = rng.sample(range(len(board)), 6)
    return [StepAt(v, s) for v, s in zip(cells, rng.sample(range(1, 10), 6), strict=True)]


@pytest.mark.parametrize("seed", range(12))
def test_no_fewer_would_do(seed: int) -> None:
    rng = random.Random(seed)
    board = Board.square(3, 3)
    rule = SLITHERLINK if seed % 2 else NUMBER_PATH
    problem = Puzzle(rule, board).compile().problem
    clues = numbers(rng, board, problem) if seed % 2 else labels(rng, board)
    clues = list(dict.fromkeys(clues))
    *_, last = repairs(oracle_for(problem), problem.constraints, dict.fromkeys(clues, 1), Token())
    assert last.smallest
    assert len(last.gone) == fewest(lines_of(problem, BRUTE), clues)
    left = [clue for clue in clues if clue not in last.gone]
    assert problem.fits(last.trace)
    assert all(clue.holds(last.trace) for clue in left)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_cheaper_would_do(seed: int) -> None:
    rng = random.Random(seed)
    board = Board.square(3, 3)
    problem = Puzzle(NUMBER_PATH, board).compile().problem
    costs = {clue: rng.randrange(1, 4) for clue in labels(rng, board)}
    *_, last = repairs(oracle_for(problem), problem.constraints, costs, Token())
    assert last.smallest
    assert last.cost == sum(costs[clue] for clue in last.gone)
    assert last.cost == min(
        sum(cost for clue, cost in costs.items() if not clue.holds(line))
        for line in lines_of(problem, BRUTE)
    )


def test_what_needs_no_repair_is_left_alone() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(3, 3)).compile().problem
    *_, last = repairs(oracle_for(problem), (), {StepAt(0, 1): 1}, Token())
    assert (last.gone, last.smallest) == (frozenset(), True)


def test_where_the_rest_allows_no_line_there_is_no_repair() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(3, 3)).compile().problem
    clash = [StepAt(0, 1), StepAt(1, 1)]
    assert list(repairs(oracle_for(problem), clash, {StepAt(2, 5): 1}, Token())) == []


def test_stopped_it_keeps_what_it_has() -> None:
    problem = Puzzle(NUMBER_PATH, Board.square(3, 3)).compile().problem
    clues = [StepAt(node, 1) for node in range(9)]
    token = Token()
    work = repairs(oracle_for(problem), (), dict.fromkeys(clues, 1), token)
    first = next(work)
    assert len(first.gone) == 8
    token.cancel()
    assert all(len(each.gone) == 8 for each in work)
    assert len(list(combinations(clues, 8))) == 9
