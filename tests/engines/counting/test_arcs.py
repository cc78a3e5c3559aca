"""Counting lines whose direction counts: brute force, subsets, known numbers, and their tables."""

from __future__ import annotations

import random
from math import factorial

import pytest

from studio.board import Board, Graph
from studio.engines.counting.held_karp import HELD_KARP
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.search.brute import BRUTE
from studio.puzzle import EdgesUsed, Follows, Problem, Shape, StepAmong, StepAt, StepParity, Trace
from studio.work.sentences import said
from tests.engines.frontier import any_heading, count, from_first_to_last, one_way, table


def both_ways(graph: Graph) -> Graph:
    """The same graph, each edge as two that lead one way each."""
    edges = (*graph.edges, *((v, u) for u, v in graph.edges))
    return Graph(graph.size, edges, directed=True)


def small(rng: random.Random) -> Graph:
    size = rng.randint(2, 6)
    if rng.random() < 0.6:
        return one_way(size, rng.choice((0.4, 0.6, 0.8)), rng)
    edges = [(u, v) for u in range(size) for v in range(u) if rng.random() < 0.7]
    return Graph.undirected(size, edges)


def answers(problem: Problem) -> set[Trace]:
    """All answers by brute force."""
    events = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return {event.trace for event in events if isinstance(event, Found)}


@pytest.mark.parametrize("seed", range(4))
def test_brute_force_counts_the_same(seed: int) -> None:
    rng = random.Random(seed)
    some = 0
    for _ in range(150):
        problem = any_heading(rng, small(rng))
        if FRONTIER_PATHS.declines(problem, Task.COUNT):
            assert problem.closed and problem.graph.size % 2
            continue
        counted = count(FRONTIER_PATHS, problem)
        assert counted == count(BRUTE, problem), problem
        some += counted > 0
    assert some > 30


@pytest.mark.parametrize("closed", [False, True])
def test_subsets_count_the_same_on_larger_graphs(closed: bool) -> None:
    rng = random.Random(5)
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    for _ in range(6):
        graph = one_way(rng.randint(11, 13), 0.3, rng)
        u, v = rng.choice(graph.edges)
        for told in (
            (),
            (Follows(u, v),),
            (StepAt(0, 1), StepAt(5, 4)),
            (StepAt(3, 2), StepAt(7, 9), StepParity(5, odd=False)),
        ):
            problem = Problem(graph, shape, told, rooted=True)
            if not (closed and graph.size % 2 and len(told) == 3):
                assert count(FRONTIER_PATHS, problem) == count(HELD_KARP, problem), problem


def test_a_table_has_all_answers_and_the_share_of_each_edge() -> None:
    rng = random.Random(7)
    several = 0
    for _ in range(80):
        problem = any_heading(rng, small(rng))
        if FRONTIER_PATHS.declines(problem, Task.COUNT):
            continue
        if any(isinstance(c, StepAmong) for c in problem.constraints):
            continue
        lines = answers(problem)
        found = table(problem)
        assert found.total == len(lines)
        assert sorted(t.nodes for t in found.solutions()) == sorted(t.nodes for t in lines)
        for edge, many in zip(problem.graph.edges, found.shares.edges, strict=True):
            u, v = edge
            uses = [
                Follows(u, v).holds(t) or (not problem.graph.directed and Follows(v, u).holds(t))
                for t in lines
            ]
            assert many == sum(uses), (problem, edge)
        if lines:
            assert all(found.draw(rng) in lines for _ in range(3))
        several += len(lines) > 1
    assert several > 10


def test_every_answer_is_drawn_as_often() -> None:
    problem = Problem(Board.hexagon(1).cell_graph, Shape.HAMILTONIAN_PATH, (StepParity(0, True),))
    problem = Problem(problem.graph, problem.shape, problem.constraints, rooted=True)
    found = table(problem)
    rng = random.Random(1)
    drawn = [found.draw(rng).nodes for _ in range(100 * found.total)]
    times = [drawn.count(nodes) for nodes in {trace.nodes for trace in found.solutions()}]
    assert len(times) == found.total and min(times) > 50 and max(times) < 160


def test_complete_graphs_one_way() -> None:
    for size in (3, 6, 9):
        edges = tuple((u, v) for u in range(size) for v in range(size) if u != v)
        graph = Graph(size, edges, directed=True)
        lines = Problem(graph, Shape.HAMILTONIAN_PATH, rooted=True)
        assert count(FRONTIER_PATHS, lines) == factorial(size)
        rings = Problem(graph, Shape.HAMILTONIAN_CYCLE, (StepAt(0, 1),), rooted=True)
        assert count(FRONTIER_PATHS, rings) == factorial(size - 1)


def test_edges_both_ways_count_as_edges_without_direction() -> None:
    """Known: lines between opposite corners of 7 x 7 cells, all rings of 6 x 6 cells, and lines
    through a hexagon of radius 3 from the first to the last cell in reading order."""
    for board, lines in ((Board.square(7, 7), 111712), (Board.hexagon(3), 45055218)):
        problem = from_first_to_last(board)
        graph = both_ways(problem.graph)
        assert (
            count(FRONTIER_PATHS, Problem(graph, problem.shape, problem.constraints, rooted=True))
            == lines
        )
    rings = Problem(
        both_ways(Board.square(6, 6).cell_graph), Shape.HAMILTONIAN_CYCLE, (StepAt(0, 1),), True
    )
    assert count(FRONTIER_PATHS, rings) == 2 * 1072


def test_numbers_of_two_cells_are_counted_case_by_case() -> None:
    rng = random.Random(11)
    for board in (Board.hexagon(1), Board.square(3, 4), Board.square(2, 4, king=True)):
        graph, size = board.cell_graph, len(board)
        for _ in range(12):
            told = [
                StepAmong(rng.choice(graph.edges), rng.randint(1, size))
                for _ in range(rng.randint(1, 3))
            ]
            shape = rng.choice((Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE))
            problem = Problem(graph, shape, (*told, StepAt(0, 1)), rooted=True)
            assert count(FRONTIER_PATHS, problem) == count(BRUTE, problem), problem
    many = [StepAmong((u, v), step) for step, (u, v) in enumerate(graph.edges[:7], start=1)]
    reason = FRONTIER_PATHS.declines(
        Problem(graph, Shape.HAMILTONIAN_PATH, tuple(many), rooted=True), Task.COUNT
    )
    assert reason is not None and "64 ways" in said(reason)


def test_on_a_chessboard_odd_and_even_are_colours() -> None:
    problem = from_first_to_last(Board.square(5, 5))
    for node, odd, lines in ((6, True, 104), (7, True, 0), (7, False, 104)):
        told = (*problem.constraints, StepParity(node, odd))
        assert count(FRONTIER_PATHS, Problem(problem.graph, problem.shape, told, True)) == lines


def test_an_arrow_and_the_one_against_it_share_the_lines_of_their_edge() -> None:
    problem = from_first_to_last(Board.hexagon(3))
    u, v = problem.graph.edges[40]
    forth, back = (
        count(
            FRONTIER_PATHS, Problem(problem.graph, problem.shape, (*problem.constraints, c), True)
        )
        for c in (Follows(u, v), Follows(v, u))
    )
    assert forth + back == table(problem).shares.edges[40]


def test_marks_and_numbers_together_are_what_a_solver_finds() -> None:
    rng = random.Random(3)
    graph = Board.hexagon(2).cell_graph
    base = [StepAt(0, 1), StepAt(18, 19), StepAt(9, 8), StepAt(4, 13)]
    for _ in range(4):
        marks = [StepParity(node, rng.random() < 0.5) for node in rng.sample(range(19), 2)]
        arrow = Follows(*rng.choice(graph.edges))
        problem = Problem(graph, Shape.HAMILTONIAN_PATH, (*base, *marks, arrow), rooted=True)
        assert count(FRONTIER_PATHS, problem) == count(PATH_SAT, problem)


def test_declines() -> None:
    graph = Board.square(3, 3).cell_graph
    for told, shape, rooted, words in (
        (StepParity(0, True), Shape.HAMILTONIAN_CYCLE, True, "odd length"),
        (Follows(0, 1), Shape.HAMILTONIAN_PATH, False, "numbered lines"),
    ):
        reason = FRONTIER_PATHS.declines(Problem(graph, shape, (told,), rooted), Task.COUNT)
        assert reason is not None and words in said(reason)
    clue = EdgesUsed(graph.edges[:3], 2)
    one_way_only = Problem(both_ways(graph), Shape.HAMILTONIAN_PATH, (clue,), True)
    assert "directions" in said(FRONTIER_PATHS.declines(one_way_only, Task.COUNT))
    dense = Graph(20, tuple((u, v) for u in range(20) for v in range(20) if u != v), True)
    reason = FRONTIER_PATHS.declines(
        Problem(dense, Shape.HAMILTONIAN_PATH, rooted=True), Task.COUNT
    )
    assert reason is not None and "15 edges" in said(reason)
