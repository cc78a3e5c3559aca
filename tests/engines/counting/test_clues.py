"""What clues and nodes settle before a sweep, held to all lines that there are."""

from __future__ import annotations

import random

import pytest

from studio.board import Board, Graph
from studio.engines.counting.demand import counted
from studio.engines.counting.plan import plan
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.kernels import fields
from studio.engines.search.brute import BRUTE
from studio.puzzle import EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape
from tests.engines.frontier import any_problem

CORNER = Board.square(3, 3)


def settled(problem: Problem) -> tuple[set[int], set[int]] | None:
    """The edges that the plan of a problem says are used, and those that it leaves out."""
    task = counted(problem)
    planned = plan(problem.graph, task.demand) if task.demand else None
    if planned is None:
        return None
    rows = zip(planned.edges.tolist(), planned.flags, strict=True)
    used = {k for edge, flag in rows if flag & fields.MUST_USE for k in planned.chains[edge]}
    left = {k for edge in planned.edges.tolist() for k in planned.chains[edge]}
    return used, set(range(len(problem.graph.edges))) - left


def sides(cell: int, count: int) -> EdgesUsed:
    """So many sides of a cell."""
    edges = CORNER.loop_graph.edges
    return EdgesUsed(tuple(edges[k] for k in CORNER.cell_sides[cell]), count)


def test_a_three_in_the_corner_settles_its_corner_and_no_more() -> None:
    """By the degree of the nodes: the corner's two edges stand or fall together."""
    graph = CORNER.loop_graph
    corner = graph.edge_index[0, 1]
    beside = graph.edge_index[0, 4]
    fixed = settled(Problem(graph, Shape.CYCLE, (sides(0, 3), EdgeUsed(0, 1))))
    assert fixed is not None
    assert {corner, beside} <= fixed[0]


def test_nodes_and_clues_follow_from_each_other() -> None:
    """A 0 in the corner leaves its neighbour two sides, and the line goes on from their ends."""
    graph = CORNER.loop_graph
    fixed = settled(Problem(graph, Shape.CYCLE, (sides(0, 0), sides(1, 2))))
    assert fixed is not None
    used, unused = ({graph.edges[k] for k in part} for part in fixed)
    assert used == {(2, 6), (5, 6), (5, 9), (2, 3), (3, 7), (7, 11)}
    assert unused == {(0, 1), (0, 4), (1, 5), (4, 5), (1, 2), (4, 8), (6, 7), (6, 10)}


def test_what_clashes_has_no_plan() -> None:
    graph = CORNER.loop_graph
    assert settled(Problem(graph, Shape.CYCLE, (EdgeUsed(0, 1), EdgeUnused(0, 4)))) is None
    assert settled(Problem(graph, Shape.CYCLE, (sides(0, 0), sides(1, 3)))) is None


def test_a_node_with_one_edge_is_on_no_cycle() -> None:
    graph = Graph.undirected(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
    fixed = settled(Problem(graph, Shape.CYCLE))
    assert fixed == (set(), {graph.edge_index[2, 3]})
    assert settled(Problem(graph, Shape.HAMILTONIAN_CYCLE)) is None


@pytest.mark.parametrize("seed", range(60))
def test_what_is_settled_holds_of_every_line(seed: int) -> None:
    rng = random.Random(seed)
    board = Board.square(rng.choice((2, 3)), 3) if seed % 3 else Board.hexagon(1)
    problem = any_problem(board, rng)
    if problem.rooted:
        return  # numbered lines have plans by arcs, and ends
    fixed = settled(problem)
    lines = [
        event.trace
        for event in BRUTE.run(problem, Task.SOLVE, Limit(), Token())
        if isinstance(event, Found)
    ]
    if fixed is None:
        assert not lines
        return
    used, unused = ({problem.graph.edges[k] for k in part} for part in fixed)
    for line in lines:
        assert used <= set(line.used)
        assert not unused & set(line.used)
