"""Nodes with two edges are left out: the same counts and shares, of smaller graphs."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from studio.board import Board, Graph
from studio.engines.counting import plan as module
from studio.engines.counting.clues import Clues
from studio.engines.counting.demand import Demand, counted
from studio.engines.counting.layout import layout
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.counting.plan import Plan, plan
from studio.engines.kernels import fields
from studio.engines.sampling.loop import random_loop
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape
from tests.budget import tries
from tests.engines.frontier import KERNELS, by_kernel, count, slitherlink, table, unimproved

BOARDS = {
    "5x5": Board.square(5, 5),
    "hexagon": Board.hexagon(2),
    "holes": Board.square(5, 5, holes=[(1, 1), (3, 2)]),
    "parts": Board.square(3, 6, holes=[(row, 2) for row in range(3)]),
}


def planned(problem: Problem) -> Plan:
    """The plan of a problem that has one."""
    demand = counted(problem).demand
    made = plan(problem.graph, demand) if demand is not None else None
    assert made is not None
    return made


def numbered(board: Board, rng: random.Random) -> Problem:
    """Numbers on some cells: of a loop, or any."""
    graph, density = board.loop_graph, rng.uniform(0.1, 0.6)
    if rng.random() < 0.2:
        return slitherlink(board, density, rng)
    used = random_loop(graph, rng.randrange(1000)).used
    pairs = [tuple(graph.edges[k] for k in sides) for sides in board.cell_sides]
    clues = [EdgesUsed(p, len(used.intersection(p))) for p in pairs if rng.random() < density]
    return Problem(graph, Shape.CYCLE, tuple(clues))


def at_sides(board: Board, *numbers: tuple[tuple[int, int], int]) -> Problem:
    """Numbers in cells."""
    graph = board.loop_graph
    sides = [board.cell_sides[board.index(at)] for at, _ in numbers]
    clues = [
        EdgesUsed(tuple(graph.edges[k] for k in each), number)
        for each, (_, number) in zip(sides, numbers, strict=True)
    ]
    return Problem(graph, Shape.CYCLE, tuple(clues))


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    ("name", "spanning"), [*((name, False) for name in BOARDS), ("5x5", True), ("holes", True)]
)
def test_nothing_is_counted_otherwise(
    name: str, spanning: bool, kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counts and the shares of all edges are those of sweeps over all nodes."""
    by_kernel(kernel, monkeypatch)
    rng = random.Random(f"{name} {spanning} {kernel}")
    engine = FRONTIER_PATHS if spanning else FRONTIER_LOOPS
    shape = Shape.HAMILTONIAN_CYCLE if spanning else Shape.CYCLE
    found = smaller = 0
    for _ in range(tries(25, 150)):
        drawn = numbered(BOARDS[name], rng)
        some = rng.sample(drawn.graph.edges, rng.choice((0, 0, 2, 5)))
        told: list[Constraint] = [
            EdgeUsed(*pair) if rng.random() < 0.3 else EdgeUnused(*pair) for pair in some
        ]
        clues = (*drawn.constraints[: 2 if spanning else None], *told)
        problem = Problem(drawn.graph, shape, clues)
        with monkeypatch.context() as patch:
            unimproved(patch)
            expected = table(problem)
        assert count(engine, problem) == expected.total
        known = table(problem)
        assert known.shares == expected.shares
        if expected.total:
            smaller += planned(problem).layers < problem.graph.size
        if 0 < expected.total < 50:
            lines = {line.used for line in known.solutions()}
            assert lines == {line.used for line in expected.solutions()}
            assert len(lines) == known.total
            assert known.draw(rng).used in lines
            found += 1
    assert smaller > 3 and found > 0


def test_two_edges_at_a_node_stand_for_each_other() -> None:
    """Of two loops and a path between them two triangles are left: two nodes never get a second
    edge."""
    graph = Graph.undirected(
        10, [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (5, 9)]
    )
    clue = EdgesUsed(((0, 1), (5, 6)), 1)
    made = planned(Problem(graph, Shape.CYCLE, (clue,)))
    # The bridge is on no cycle.
    assert made.layers == 6
    assert max(map(len, made.chains.values())) >= 2
    assert table(Problem(graph, Shape.CYCLE, (clue,))).total == 2


def test_a_clue_that_counts_a_corner_twice_settles_it() -> None:
    """A one in a corner can have none of the corner's two sides, a three must have both."""
    board = Board.square(4, 4)
    graph = board.loop_graph
    corner = {graph.edge_index[0, 1], graph.edge_index[0, 5]}
    one = planned(at_sides(board, ((0, 0), 1), ((2, 2), 2)))
    assert not corner & set(one.edges.tolist())
    three = planned(at_sides(board, ((0, 0), 3), ((2, 2), 2)))
    musts = {
        k
        for edge, flag in zip(three.edges.tolist(), three.flags, strict=True)
        if flag & fields.MUST_USE
        for k in three.chains[edge]
    }
    assert corner <= musts


def test_rows_and_slots_are_those_of_a_layout() -> None:
    """Each edge is decided with the earlier of its nodes, and no two nodes share a slot at once."""
    rng, board = random.Random(5), Board.square(7, 7)
    looked_at = 0
    for _ in range(20):
        problem = numbered(board, rng)
        demand = counted(problem).demand
        assert demand is not None
        made = plan(problem.graph, demand)
        if made is None:
            continue
        looked_at += 1
        layers, slot = range(made.layers), made.meta[:, fields.SLOT].tolist()
        rows = [
            (i, i + ahead)
            for i, ahead in zip(made.layer_of_rows.tolist(), made.offsets.tolist(), strict=True)
        ]
        assert rows == sorted(rows) and len(set(rows)) == len(rows)
        assert all(i < j for i, j in rows)
        assert made.targets.tolist() == [slot[j] for _, j in rows]
        since = [min([j, *(i for i, other in rows if other == j)]) for j in layers]
        for i, j in combinations(layers, 2):
            if since[j] <= i:
                assert slot[i] != slot[j]
        for i in layers:
            held = {slot[j] for j in layers if since[j] <= i < j}
            assert set(np.flatnonzero(made.held[i]).tolist()) == held
    assert looked_at > 10


def test_lines_with_free_ends_may_end_anywhere() -> None:
    """Nodes of two edges stay where the line may end in them."""
    graph = Board.square(2, 3).cell_graph
    clue = EdgesUsed(((0, 1), (1, 2)), 1)
    demand = Demand(spanning=True, closed=False, free_ends=2)
    problem = Problem(graph, Shape.HAMILTONIAN_PATH, (clue,))
    told = counted(problem).demand
    assert told is not None and told.free_ends == demand.free_ends
    made = planned(problem)
    assert made.layers == graph.size
    assert not any(len(chain) > 1 for chain in made.chains.values())


def test_a_board_too_wide_for_any_promise_has_a_plan_all_the_same() -> None:
    """More states expected than a number holds are no proof that there is no loop."""
    leaves = range(2, 1002)
    pairs = [(hub, leaf) for hub in (0, 1) for leaf in leaves]
    graph = Graph.undirected(1002, [*pairs, *((leaf, leaf + 1) for leaf in leaves[:-1])])
    demand = Demand(spanning=False, closed=True, counts=Clues.of(graph, [EdgesUsed(((0, 2),), 1)]))
    sheet = module._Sheet(graph, demand, layout(graph))
    hubs_first = np.arange(graph.size)[None]
    found = sheet._arranged(orders=hubs_first)
    assert found.order == 0 and found.states == float("inf")
