"""Counting loops: published numbers, brute force, the plain twin, SAT, limits and interruption."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from studio.board import Board
from studio.engines.counting import plan as frontier_plan
from studio.engines.counting.demand import counted
from studio.engines.counting.loops import FRONTIER_LOOPS, MOST_WIDE
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Progress
from studio.engines.kernels import fields
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.engines.search.brute import BRUTE
from studio.puzzle import (
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodeVisited,
    Problem,
    Shape,
)
from studio.work.sentences import said
from tests.bench import graphillion_counts
from tests.bench.bench_counting import random_loop
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE
from tests.engines.frontier import KERNELS, by_kernel, count, points, slitherlink, table
from tests.engines.sweep_plain import count_lines
from tests.engines.visiting import visiting_problems

CYCLES = {
    2: 1,
    3: 13,
    4: 213,
    5: 9349,
    6: 1222363,
    7: 487150371,
    8: 603841648931,
    9: 2318527339461265,
    10: 27359264067916806101,
    11: 988808811046283595068099,
    12: 109331355810135629946698361371,
    13: 36954917962039884953387868334644457,
}
"""Simple cycles of the n x n points: OEIS A140517. They pass 2^64 at n = 10."""

CYCLES_14 = 38157703688577845304445530851242055267353
"""Past 2^128, so its counts need a third limb."""


@pytest.mark.parametrize("n", CYCLES)
def test_cycles_of_square_points(n: int) -> None:
    assert count(FRONTIER_LOOPS, Problem(points(n, n), Shape.CYCLE)) == CYCLES[n]


def test_a_count_past_two_limbs() -> None:
    """On a long narrow board, which the plain twin follows in a moment."""
    graph = points(80, 4)
    plain = count_lines(graph.size, graph.edges, spanning=False, closed=True)
    assert count(FRONTIER_LOOPS, Problem(graph, Shape.CYCLE)) == plain > 2**128


def test_a_published_count_past_two_limbs() -> None:
    assert count(FRONTIER_LOOPS, Problem(points(14, 14), Shape.CYCLE)) == CYCLES_14


@pytest.mark.parametrize(("rows", "columns"), [(3, 9), (9, 3), (2, 70), (70, 2)])
def test_the_longer_side_does_not_matter(rows: int, columns: int) -> None:
    graph = points(rows, columns)
    limit = Limit(nodes=1024)
    *_, done = FRONTIER_LOOPS.run(Problem(graph, Shape.CYCLE), Task.COUNT, limit, Token())
    # A ladder of 69 squares has a loop for each first and last square.
    expected = (
        69 * 70 // 2
        if 2 in (rows, columns)
        else count_lines(graph.size, graph.edges, spanning=False, closed=True)
    )
    assert done == Done(expected, exact=True)


@pytest.mark.parametrize("name", BOARDS)
def test_same_as_brute_force(name: str) -> None:
    rng = random.Random(name)
    board = BOARDS[name]
    for density in (0.0, 0.0, 0.3, 0.6, 0.6, 1.0):
        problem = slitherlink(board, density, rng)
        edges = problem.graph.edges
        forced = (EdgeUsed(*rng.choice(edges)), EdgeUnused(*rng.choice(edges)))
        problem = Problem(
            problem.graph, Shape.CYCLE, problem.constraints + forced[: rng.randrange(3)]
        )
        assert count(FRONTIER_LOOPS, problem) == count(BRUTE, problem)


@pytest.mark.parametrize("kernel", KERNELS)
def test_same_as_the_plain_twin(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_kernel(kernel, monkeypatch)
    rng = random.Random(3)
    for board in (Board.square(3, 5), Board.hexagon(1), ISLAND_IN_A_LAKE):
        for density in (0.0, 0.2, 0.4):
            problem = slitherlink(board, density, rng)
            demand = counted(problem).demand
            assert demand is not None
            plain = count_lines(
                problem.graph.size,
                problem.graph.edges,
                spanning=False,
                closed=True,
                counts=demand.counts.listed(),
            )
            assert count(FRONTIER_LOOPS, problem) == plain


def test_states_of_two_words_count_as_those_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """On boards whose frontier does not fit the first word, loops as well as lines through all."""
    rng = random.Random(8)
    cells = Board.square(12, 12)
    problems = [
        Problem(points(12, 12), Shape.CYCLE),
        Problem(cells.cell_graph, Shape.HAMILTONIAN_CYCLE),
        Problem(cells.cell_graph, Shape.HAMILTONIAN_CYCLE, (EdgeUsed(5, 17), EdgeUnused(60, 61))),
        Problem(Board.hexagon(5).loop_graph, Shape.CYCLE, (EdgeUnused(40, 41),)),
    ]
    for density in (0.35, 0.45, 0.6):
        used = random_loop(cells, rng)
        graph = cells.loop_graph
        clues = [
            EdgesUsed(tuple(graph.edges[k] for k in sides), len(used.intersection(sides)))
            for sides in cells.cell_sides
            if rng.random() < density
        ]
        problems.append(Problem(graph, Shape.CYCLE, tuple(clues)))
        # The same with registers beside the counters.
        some = tuple(rng.sample(graph.edges, 5))
        odd = sum(graph.edge_index[edge] in used for edge in some) % 2 == 1
        node = rng.randrange(graph.size)
        visited = not used.isdisjoint(graph.incident[node])
        more = (EdgesParity(some, odd), NodeVisited(node, visited))
        problems.append(Problem(graph, Shape.CYCLE, (*clues, *more)))
    by_one = [table(problem) for problem in problems]
    assert all(each.total for each in by_one)
    by_kernel("broad", monkeypatch)
    wide = 0
    for problem, before in zip(problems, by_one, strict=True):
        planned = frontier_plan.plan(problem.graph, counted(problem).demand or pytest.fail())
        assert planned is not None and planned.mode == fields.BROAD
        wide += planned.slots > 12
        after = table(problem)
        assert (after.total, after.shares) == (before.total, before.shares)
    assert wide > len(problems) // 2


def test_constraints_on_visits_count_alike_by_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = (Board.square(4, 4), Board.square(3, 5), Board.hexagon(1))
    problems = [p for board in boards for p in visiting_problems(board.loop_graph, 3, 4)]
    problems = [p for p in problems if FRONTIER_LOOPS.declines(p, Task.COUNT) is None]
    found = [[count(FRONTIER_LOOPS, problem) for problem in problems]]
    for kernel in KERNELS[1:]:
        by_kernel(kernel, monkeypatch)
        found.append([count(FRONTIER_LOOPS, problem) for problem in problems])
    assert found[0] == found[1] == found[2]
    assert len(problems) > 30 and sum(map(bool, found[0])) > 20


@pytest.mark.parametrize("board", [Board.square(7, 6), Board.hexagon(3)], ids=["square", "hex"])
def test_same_as_sat_where_brute_force_cannot_follow(board: Board) -> None:
    rng = random.Random(11)
    met = 0
    while met < 12:
        solution = slitherlink(board, 0.05, rng)
        events = list(LOOP_SAT.run(solution, Task.SOLVE, Limit(solutions=1), Token()))
        if not isinstance(events[0], Found):
            continue
        # Numbers of a loop, so that there is an answer; few enough that there are several.
        used = events[0].trace.used
        clues = tuple(
            EdgesUsed(pairs, sum(pair in used for pair in pairs))
            for sides in board.cell_sides
            if rng.random() < 0.45
            for pairs in [tuple(board.loop_graph.edges[k] for k in sides)]
        )
        problem = Problem(board.loop_graph, Shape.CYCLE, clues)
        number = count(FRONTIER_LOOPS, problem)
        if number > 400:
            continue
        *answers, done = LOOP_SAT.run(problem, Task.SOLVE, Limit(), Token())
        assert isinstance(done, Done) and done.exact
        assert number == len(answers) == done.count > 0
        met += 1


GRAPHILLION = json.loads(graphillion_counts.TARGET.read_text())["slitherlinks"]


@pytest.mark.parametrize("case", GRAPHILLION, ids=lambda case: case["board"])
def test_same_as_graphillion(case: dict[str, Any]) -> None:
    """Its counts were kept by ``python -m tests.bench.graphillion_counts``."""
    numbers = {int(cell): number for cell, number in case["numbers"].items()}
    problem = graphillion_counts.problem(graphillion_counts.BOARDS[case["board"]], numbers)
    assert count(FRONTIER_LOOPS, problem) == int(case["count"])


def test_clues_that_contradict_each_other() -> None:
    graph = points(4, 4)
    pair = graph.edges[0]
    for clash in (
        (EdgeUsed(*pair), EdgeUnused(*pair)),
        (EdgesUsed((pair,), 2),),
        (EdgesUsed(graph.edges[:3], -1),),
        (EdgeUsed(0, 15),),
        (EdgesUsed(graph.edges[:3], 0), EdgeUsed(*pair)),
    ):
        assert count(FRONTIER_LOOPS, Problem(graph, Shape.CYCLE, clash)) == 0


def test_a_edge_listed_twice_counts_twice() -> None:
    graph = points(4, 4)
    a, b = graph.edges[:2]
    for number in range(5):
        problem = Problem(graph, Shape.CYCLE, (EdgesUsed((a, a, b, (0, 15)), number),))
        assert count(FRONTIER_LOOPS, problem) == count(BRUTE, problem)


def test_edges_that_count_several_times() -> None:
    """Two edges at a node once took more from a counter than it held, and then from the next."""
    graph = points(3, 4)
    first, second = (pair for pair in graph.edges if 0 in pair)
    rng = random.Random(8)
    for _ in range(60):
        clues = []
        for many in (2, 1):
            edges = [p for p in rng.sample(graph.edges, 5) for _ in range(rng.randint(1, many))]
            doubles = [first, second] * many * (many > 1)
            clues.append(EdgesUsed((*doubles, *edges), rng.randint(1, 3)))
        problem = Problem(graph, Shape.CYCLE, tuple(clues))
        assert count(FRONTIER_LOOPS, problem) == count(BRUTE, problem), clues


def test_counters_of_many_edges() -> None:
    graph = points(4, 4)
    for number in (0, 3, 12, 16, len(graph.edges)):
        problem = Problem(graph, Shape.CYCLE, (EdgesUsed(graph.edges, number),))
        assert count(FRONTIER_LOOPS, problem) == count(BRUTE, problem)


def test_a_bounded_count_proves_a_part() -> None:
    problem = Problem(points(10, 10), Shape.CYCLE)
    *_, done = FRONTIER_LOOPS.run(problem, Task.COUNT, Limit(nodes=1200), Token())
    assert isinstance(done, Done)
    assert not done.exact and "states" in said(done.reason)
    assert 2 < done.count < CYCLES[10]


def test_a_wide_board_is_declined_with_its_width() -> None:
    blank = Problem(Board.square(30, 30).loop_graph, Shape.CYCLE)
    reason = FRONTIER_LOOPS.declines(blank, Task.COUNT)
    assert reason is not None
    assert "32 nodes wide" in said(reason) and str(MOST_WIDE) in said(reason)
    clued = slitherlink(Board.square(30, 30), 0.6, random.Random(1))
    assert FRONTIER_LOOPS.declines(clued, Task.COUNT) is None


def test_it_does_not_show_solutions() -> None:
    assert FRONTIER_LOOPS.declines(Problem(points(3, 3), Shape.CYCLE), Task.SOLVE)


def test_progress_then_stop_at_once() -> None:
    token = Token()
    run = FRONTIER_LOOPS.run(Problem(points(13, 13), Shape.CYCLE), Task.COUNT, Limit(), token)
    done_by_then = [0]
    while done_by_then[-1] < 100:
        event = next(run)
        assert isinstance(event, Progress) and event.total == 169
        done_by_then.append(event.done)
    assert done_by_then == sorted(done_by_then)
    assert 0 < done_by_then[1] < done_by_then[-1] < 169
    token.cancel()
    done = next(run)
    assert isinstance(done, Done)
    assert not done.exact and done.reason
    # What was closed before is proved: the loops of the rows that are through.
    assert 0 < done.count < CYCLES[13]
    assert list(run) == []


def test_a_kernel_sees_the_flag_in_the_midst_of_a_layer() -> None:
    """A cancel from another thread must not wait for the layer, however long that takes."""
    import threading

    token = Token()
    run = FRONTIER_LOOPS.run(Problem(points(17, 17), Shape.CYCLE), Task.COUNT, Limit(), token)
    threading.Timer(0.5, token.cancel).start()
    *_, done = run
    assert isinstance(done, Done) and not done.exact


def test_the_time_limit_ends_the_count() -> None:
    problem = Problem(points(17, 17), Shape.CYCLE)
    *_, done = FRONTIER_LOOPS.run(problem, Task.COUNT, Limit(seconds=0.0), Token())
    assert done == Done(0, exact=False, reason=done.reason)
    assert done.reason
