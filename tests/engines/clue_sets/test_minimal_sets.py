"""Counts of minimal clue sets against brute force and the published numbers."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from studio.board import Board, Graph
from studio.board.symmetry import symmetries_of_board
from studio.engines.clue_sets import minimal_sets
from studio.engines.clue_sets.minimal_sets import count_sets, declines
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.engine import Token, outcome
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUsed,
    Problem,
    Puzzle,
    Shape,
    StepAt,
    Trace,
)
from tests.engines.clue_sets.test_clue_sets import ROWS, SMALL, SNAKE, lines_of, rixkudo


def path(board: Board, trace: Trace, kinds: str) -> tuple[Problem, list[Constraint]]:
    """A number path with its ends, and the clues there are."""
    ends = (StepAt(trace.nodes[0], 1), StepAt(trace.nodes[-1], len(trace.nodes)))
    empty = Puzzle(NUMBER_PATH, board).compile().problem
    problem = Problem(empty.graph, empty.shape, ends, rooted=True)
    labels = [StepAt(node, step) for step, node in enumerate(trace.nodes, start=1)][1:-1]
    diamonds = [EdgeUsed(u, v) for u, v in trace.pairs]
    return problem, {
        "labels": [*labels],
        "diamonds": [*diamonds],
        "both": [*labels, *diamonds],
    }[kinds]


@pytest.mark.parametrize(
    ("board", "trace", "kinds", "sets"),
    [
        (Board.hexagon(1), SMALL, "labels", 4),
        (Board.hexagon(1), SMALL, "diamonds", 4),
        (Board.hexagon(1), SMALL, "both", 8),
        (Board.hexagon(2), ROWS, "labels", 119),
        (Board.hexagon(2), ROWS, "diamonds", 147),
        (Board.hexagon(2), ROWS, "both", 2775),
        (Board.square(4, 4), SNAKE, "labels", 37),
        (Board.square(4, 4), SNAKE, "diamonds", 28),
        (Board.square(4, 4), SNAKE, "both", 263),
    ],
)
def test_published_numbers_of_clue_sets(board: Board, trace: Trace, kinds: str, sets: int) -> None:
    problem, choices = path(board, trace, kinds)
    counted = outcome(count_sets(problem, trace, choices, Token()))
    assert counted.exact
    assert counted.count == sum(counted.by_size.values()) == sets


def test_rixkudo_has_176580_minimal_sets_of_labels() -> None:
    problem, trace = rixkudo()
    choices = [StepAt(node, step) for step, node in enumerate(trace.nodes, start=1)][1:-1]
    counted = outcome(count_sets(problem, trace, choices, Token()))
    assert counted.exact
    assert counted.count == 176_580
    assert counted.by_size == {11: 84, 12: 3624, 13: 33096, 14: 82944, 15: 56832}


def turned(board: Board, trace: Trace) -> frozenset[frozenset[tuple[int, int]]]:
    """What a loop and all its images under the symmetries of the board have in common."""
    corners, places = board.corners, board.corner_index
    return frozenset(
        frozenset((min(u, v), max(u, v)) for u, v in ((image[a], image[b]) for a, b in trace.pairs))
        for image in (
            [places[each.corner(at)] for at in corners] for each in symmetries_of_board(board)
        )
    )


def all_loops(board: Board, token: Token) -> tuple[int, int, int]:
    """Loops, their minimal clue sets in all, and the loops that no set fixes."""
    problem = Puzzle(SLITHERLINK, board).compile().problem
    edges = problem.graph.edges
    around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
    lines = lines_of(problem, BRUTE)
    sets = unfixed = 0
    # Loops that a turn or a mirror makes of each other have as many sets.
    alike: dict[frozenset[frozenset[tuple[int, int]]], list[Trace]] = {}
    for trace in lines:
        alike.setdefault(turned(board, trace), []).append(trace)
    for trace, *others in alike.values():
        choices = [EdgesUsed(s, sum(edge in trace.used for edge in s)) for s in around]
        counted = outcome(count_sets(problem, trace, choices, token))
        assert counted.exact
        sets += counted.count * (1 + len(others))
        unfixed += (1 + len(others)) * (not counted.count)
    return len(lines), sets, unfixed


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [(2, 2, (13, 28, 4)), (2, 3, (40, 282, 0)), (3, 3, (213, 5299, 6))],
)
def test_all_loops_of_a_board(rows: int, columns: int, expected: tuple[int, int, int]) -> None:
    assert all_loops(Board.square(rows, columns), Token()) == expected


@pytest.mark.long
def test_all_loops_of_twelve_cells() -> None:
    assert all_loops(Board.square(3, 4), Token()) == (1049, 97_301, 0)


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_all_loops_of_sixteen_cells() -> None:
    assert all_loops(Board.square(4, 4), Token()) == (9349, 5_062_846, 56)


def test_what_is_known_on_the_way_is_never_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minimal_sets, "EVERY", 1)
    problem, choices = path(Board.hexagon(2), ROWS, "both")
    news: list[SetsCounted] = []
    counting = count_sets(problem, ROWS, choices, Token())
    with pytest.raises(StopIteration):
        while True:
            news.append(next(counting))
    assert not any(each.exact for each in news)
    counts = [each.count for each in news]
    assert counts == sorted(counts)
    assert 20 < counts[-1] <= 2775


@pytest.mark.parametrize("at_once", [True, False])
def test_many_are_counted_at_once_where_that_can_be_done(
    monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    monkeypatch.setattr(minimal_sets, "SINGLY", 600)
    if not at_once:
        monkeypatch.setattr(minimal_sets, "count_transversals", lambda masks, token: None)
    problem, choices = path(Board.hexagon(2), ROWS, "both")
    counted = outcome(count_sets(problem, ROWS, choices, Token()))
    assert counted.exact
    assert counted.count == sum(counted.by_size.values()) == 2775


def test_stopped_it_says_at_least() -> None:
    problem, choices = path(Board.hexagon(2), ROWS, "both")
    token = Token()
    counting = count_sets(problem, ROWS, choices, token)
    for _ in range(60):
        news = next(counting)
    token.cancel()
    last = outcome(counting)
    assert not last.exact
    assert news.count <= last.count < 2775


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("closed", [False, True])
def test_edges_that_lead_one_way_as_every_subset_of_clues_says(seed: int, closed: bool) -> None:
    rng = random.Random(seed)
    pairs = tuple((u, v) for u in range(6) for v in range(6) if u != v and rng.random() < 0.7)
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    given = (StepAt(0, 1),) if closed else ()
    problem = Problem(Graph(6, pairs, directed=True), shape, given, rooted=True)
    lines = lines_of(problem)
    trace = rng.choice(lines)
    choices: list[Constraint] = [StepAt(node, step) for node, step in trace.steps.items()]
    choices += [EdgeUsed(u, v) for u, v in trace.pairs][:3]
    fixing = {
        chosen
        for size in range(len(choices) + 1)
        for chosen in combinations(range(len(choices)), size)
        if sum(all(choices[k].holds(line) for k in chosen) for line in lines) == 1
    }
    minimal = [
        chosen
        for chosen in fixing
        if not any(tuple(k for k in chosen if k != left) in fixing for left in chosen)
    ]
    counted = outcome(count_sets(problem, trace, choices, Token()))
    assert counted.exact and counted.count == len(minimal)


def test_other_shapes_are_declined() -> None:
    assert declines(Problem(Graph.undirected(2, [(0, 1)]), Shape.EULERIAN_TRAIL))
    assert declines(Puzzle(SLITHERLINK, Board.square(2, 2)).compile().problem) is None
