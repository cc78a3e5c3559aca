"""Shares, lists and random draws of solutions, held to brute force and to sums that must hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from studio.board import Board
from studio.engines.counting import back_pointers as frontier_notes
from studio.engines.counting import sweep as frontier_sweep
from studio.engines.counting.edge_frequencies import MOST_LISTED, SolutionTable, tabulate
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found, Progress
from studio.engines.kernels.table import WIDE_BITS
from studio.engines.reasons import Unfinished
from studio.engines.search.brute import BRUTE
from studio.puzzle import Problem, Shape, StepAt, Trace
from studio.puzzle.reason import Reason
from studio.work.sentences import said
from tests.engines.boards import BOARDS
from tests.engines.frontier import any_problem, count, from_first_to_last, points, table


def answers(problem: Problem) -> list[Trace]:
    """All answers, by brute force."""
    events = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in events if isinstance(event, Found)]


def outcome(problem: Problem, limit: Limit, token: Token) -> SolutionTable | Reason:
    """What tabulating ends with."""
    run = tabulate(problem, limit, token)
    while True:
        try:
            next(run)
        except StopIteration as end:
            assert isinstance(end.value, SolutionTable | Reason)
            return end.value


@pytest.mark.parametrize("name", [name for name, board in BOARDS.items() if len(board) <= 12])
def test_same_as_brute_force(name: str) -> None:
    rng = random.Random(name)
    for _ in range(12):
        problem = any_problem(BOARDS[name], rng)
        if BRUTE.declines(problem, Task.SOLVE):
            continue
        expected = answers(problem)
        found = table(problem)
        assert found.total == len(expected)
        uses = Counter(pair for trace in expected for pair in trace.used)
        assert found.shares.edges == tuple(uses[pair] for pair in problem.graph.edges)
        listed = list(found.solutions())
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(expected)
        if expected:
            assert found.draw(rng) in listed
        steps = found.steps()
        if steps is not None and problem.rooted:
            where = Counter((v, s) for trace in expected for v, s in trace.steps.items())
            for node, row in enumerate(steps):
                assert row == tuple(where[node, step + 1] for step in range(problem.graph.size))


def test_shares_past_two_limbs_obey_symmetry_and_sums() -> None:
    """Every loop of the 12 x 12 points that visits a node uses two of its edges, and turned or
    mirrored edges have one share; every square's corner cell is cut off by as many loops."""
    n = 12
    graph = points(n, n)
    found = table(Problem(graph, Shape.CYCLE))
    assert found.total == count(FRONTIER_LOOPS, Problem(graph, Shape.CYCLE)) > 2**64
    share = dict(zip(graph.edges, found.shares.edges, strict=True))

    def turned(node: int) -> int:
        return node % n * n + (n - 1 - node // n)

    for (u, v), number in share.items():
        a, b = sorted((turned(u), turned(v)))
        assert share[a, b] == number
        assert 0 < number < found.total
    # A corner is visited with both of its edges or not at all.
    assert share[0, 1] == share[0, n]


def test_shares_of_many_limbs_obey_sums() -> None:
    """The way back over counts of more than two limbs: cycles through all cells of a long strip."""
    graph = Board.square(4, 180).cell_graph
    found = table(Problem(graph, Shape.HAMILTONIAN_CYCLE))
    assert found.total > 2**190
    for edges in graph.incident:
        assert sum(found.shares.edges[k] for k in edges) == 2 * found.total
    trace = found.draw(random.Random(5))
    assert found.problem.answered_by(trace)


@pytest.mark.parametrize("size", [(7, 6), (10, 10)])
def test_notes_of_two_words_say_the_same(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a table has too many rows to name one in a word beside the rest."""
    problem = Problem(points(*size), Shape.CYCLE)
    found = table(problem)
    monkeypatch.setattr(frontier_sweep, "bits_for", lambda edges, rows: WIDE_BITS)
    wide = table(problem)
    assert wide.shares == found.shares
    assert wide.draw(random.Random(1)) == found.draw(random.Random(1))


def test_the_form_of_notes_changes_where_a_table_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(points(9, 9), Shape.CYCLE)
    found = table(problem)
    monkeypatch.setattr(frontier_notes, "NARROW_BITS", 24)  # rows up to 2047
    monkeypatch.setattr(frontier_sweep, "FIRST_ROWS", 1024)
    mixed = table(problem)
    assert {page.bits for page in mixed.book.pages} == {2, WIDE_BITS}
    assert mixed.shares == found.shares


def test_every_line_through_all_cells_has_two_edges_at_an_inner_cell() -> None:
    problem = from_first_to_last(Board.square(11, 11))
    found = table(problem)
    graph = problem.graph
    for node, edges in enumerate(graph.incident):
        through = sum(found.shares.edges[k] for k in edges)
        assert through == found.total * (1 if node in (0, graph.size - 1) else 2)


def test_draws_are_even() -> None:
    problem = Problem(Board.square(3, 4).cell_graph, Shape.HAMILTONIAN_PATH, rooted=True)
    found = table(problem)
    rng = random.Random(1)
    draws = 40 * found.total
    seen = Counter(found.draw(rng) for _ in range(draws))
    assert len(seen) == found.total
    # Chi-squared with total - 1 degrees of freedom: mean total - 1, deviation sqrt(2 total).
    chi = sum((n - 40) ** 2 / 40 for n in seen.values())
    assert chi < found.total + 5 * (2 * found.total) ** 0.5


def test_a_label_in_the_middle_leaves_both_directions() -> None:
    problem = Problem(
        Board.square(3, 3).cell_graph, Shape.HAMILTONIAN_PATH, (StepAt(4, 5),), rooted=True
    )
    expected = answers(problem)
    found = table(problem)
    assert set(found.solutions()) == set(expected)
    rng = random.Random(2)
    seen = {found.draw(rng) for _ in range(60 * len(expected))}
    assert seen == set(expected)


def test_too_many_solutions_are_not_listed() -> None:
    found = table(Problem(points(7, 7), Shape.CYCLE))
    assert found.total > MOST_LISTED
    assert found.steps() is None
    trace = found.draw(random.Random(3))
    assert found.problem.answered_by(trace)


def test_no_solution() -> None:
    found = table(Problem(Board.square(4, 4).cell_graph, Shape.HAMILTONIAN_PATH, (
        StepAt(0, 1), StepAt(15, 16)), rooted=True))  # fmt: skip
    assert found.total == 0
    assert set(found.shares.edges) == {0}
    assert list(found.solutions()) == []
    with pytest.raises(ValueError, match="no solution"):
        found.draw(random.Random(0))


def test_sentences_where_there_is_no_table() -> None:
    problem = Problem(points(9, 9), Shape.CYCLE)
    crowded = outcome(Problem(points(11, 11), Shape.CYCLE), Limit(nodes=1024), Token())
    assert isinstance(crowded, Reason) and "states" in said(crowded)
    token = Token()
    run = tabulate(problem, Limit(), token)
    assert isinstance(next(run), Progress)
    token.cancel()
    with pytest.raises(StopIteration) as end:
        while True:
            next(run)
    assert end.value.value == Reason(Unfinished.NODES_LEFT)
