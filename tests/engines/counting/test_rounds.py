"""Layers that repeat: found where they are, and counted as if each were swept."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from studio.board import Board
from studio.engines.counting import repeat as frontier_repeat
from studio.engines.counting import rounds as frontier_rounds
from studio.engines.counting import sweep as frontier_sweep
from studio.engines.counting.demand import Demand, counted
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.plan import plan
from studio.engines.counting.rounds import Rounds, rounds
from studio.engines.counting.sweep import Sweep
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.kernels.back_pointers import follow
from studio.engines.kernels.rounds import rename
from studio.engines.kernels.table import ORIGIN_BITS
from studio.puzzle import EdgeUnused, Problem, Shape
from tests.engines.frontier import any_problem, count, from_first_to_last, points, table
from tests.engines.sweep_plain import count_lines

CYCLES = Demand(spanning=False, closed=True)


@pytest.fixture
def everywhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Rounds]]:
    """Let also the smallest boards go in rounds; which ones were found."""
    found: list[Rounds] = []

    def noted(planned: frontier_rounds.Plan) -> Rounds | None:
        turns = rounds(planned)
        if turns is not None:
            found.append(turns)
        return turns

    monkeypatch.setattr(frontier_rounds, "FEWEST_SLOTS", 1)
    monkeypatch.setattr(frontier_sweep, "rounds", noted)
    yield found
    assert found, "nothing was counted in rounds"


def swept(problem: Problem) -> int:
    """The count without rounds."""
    demand = counted(problem).demand
    assert demand is not None
    planned = plan(problem.graph, demand)
    assert planned is not None
    sweep = Sweep(planned, stepwise=True)
    list(sweep.run(Token()))
    return sweep.total * counted(problem).factor


def test_rows_of_a_blank_board_are_rounds() -> None:
    planned = plan(points(12, 12), CYCLES)
    assert planned is not None
    found = rounds(planned)
    assert found is not None
    assert (found.length, found.times, found.end) == (12, 10, 131)
    assert sorted(found.wrap.tolist()) == sorted(found.last.tolist()) == list(range(16))


def test_what_repeats_between_other_rows_is_found() -> None:
    """Edges that are forbidden in the first and the last rows part the rows between from them."""
    graph = points(12, 11)
    odd = frozenset({0, 1, len(graph.edges) - 1})
    planned = plan(graph, Demand(spanning=False, closed=True, unused=odd))
    assert planned is not None
    found = rounds(planned)
    assert found is not None
    assert found.start > 11
    assert (found.length, found.times) == (11, 8)


@pytest.mark.parametrize("board", [Board.square(9, 9), Board.hexagon(5)], ids=["small", "hexagon"])
def test_where_little_repeats_there_are_no_rounds(board: Board) -> None:
    planned = plan(board.cell_graph, CYCLES)
    assert planned is not None
    assert rounds(planned) is None


@pytest.mark.parametrize(("n", "loops"), [(7, 487150371), (8, 603841648931)])
def test_published_numbers_of_loops(n: int, loops: int, everywhere: list[Rounds]) -> None:
    problem = Problem(points(n, n), Shape.CYCLE)
    assert count(FRONTIER_LOOPS, problem) == loops
    assert table(problem).total == loops


@pytest.mark.parametrize(
    "problem",
    [
        Problem(Board.square(9, 4).cell_graph, Shape.CYCLE),
        Problem(Board.square(3, 9).cell_graph, Shape.CYCLE),
        Problem(Board.square(8, 3, king=True).cell_graph, Shape.CYCLE),
        Problem(Board.square(10, 4).cell_graph, Shape.HAMILTONIAN_CYCLE),
        Problem(Board.square(8, 3, king=True).cell_graph, Shape.HAMILTONIAN_CYCLE),
        from_first_to_last(Board.square(9, 4)),
    ],
)
def test_same_as_the_plain_twin(problem: Problem, everywhere: list[Rounds]) -> None:
    demand = counted(problem).demand
    assert demand is not None
    expected = count_lines(
        problem.graph.size,
        problem.graph.edges,
        spanning=demand.spanning,
        closed=demand.closed,
        ends=demand.ends,
    )
    assert table(problem).total == expected == swept(problem)


def test_random_demands_are_the_same_in_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(8)
    boards = [Board.square(8, 3), Board.square(5, 5), Board.hexagon(2), Board.square(9, 2)]
    problems = [any_problem(board, rng) for board in boards for _ in range(8)]
    problems += [from_first_to_last(board) for board in boards]
    demands = [counted(problem).demand for problem in problems]
    fit = [p for p, d in zip(problems, demands, strict=True) if d and plan(p.graph, d)]
    plain = [(table(problem).shares, swept(problem)) for problem in fit]
    monkeypatch.setattr(frontier_rounds, "FEWEST_SLOTS", 1)
    assert [(table(problem).shares, swept(problem)) for problem in fit] == plain


def test_counts_grow_past_two_and_three_limbs(everywhere: list[Rounds]) -> None:
    """Strips of many rows: each layer of limbs begins in the middle of a round."""
    for rows in (40, 120):
        problem = Problem(points(rows, 5), Shape.CYCLE)
        found = table(problem)
        assert found.total == swept(problem) > 1 << (64 if rows == 40 else 192)
        assert sum(found.shares.edges[k] for k in (0, 1)) > 0


def test_solutions_drawn_and_listed_obey(everywhere: list[Rounds]) -> None:
    problem = Problem(points(8, 3), Shape.CYCLE, (EdgeUnused(0, 1),))
    found = table(problem)
    listed = list(found.solutions())
    assert len(set(listed)) == len(listed) == found.total
    assert all(problem.answered_by(trace) for trace in listed)
    rng = random.Random(2)
    assert {found.draw(rng) for _ in range(50)} <= set(listed)


def test_without_room_each_layer_is_swept(
    everywhere: list[Rounds], monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = Problem(points(9, 6), Shape.CYCLE)
    expected = swept(problem)
    monkeypatch.setattr(frontier_sweep, "rooms", lambda *_: iter([2, 40]))
    assert count(FRONTIER_LOOPS, problem) == expected
    monkeypatch.setattr(frontier_sweep, "rooms", lambda *_: iter([2, 40, 4096]))
    assert count(FRONTIER_LOOPS, problem) == expected


def test_a_bound_of_states_gives_a_lower_bound(everywhere: list[Rounds]) -> None:
    problem = Problem(points(40, 7), Shape.CYCLE)
    limit = Limit(nodes=10)
    *_, done = FRONTIER_LOOPS.run(problem, Task.COUNT, limit, Token())
    assert isinstance(done, Done)
    whole = count(FRONTIER_LOOPS, problem)
    assert not done.exact or done.count == whole
    assert 0 < done.count <= whole


def test_a_stopped_count_is_a_lower_bound(everywhere: list[Rounds]) -> None:
    problem = Problem(points(60, 6), Shape.CYCLE)
    whole = count(FRONTIER_LOOPS, problem)
    seen = set()
    for stop in range(0, 70, 7):
        token = Token()
        last: object = None
        for k, event in enumerate(FRONTIER_LOOPS.run(problem, Task.COUNT, Limit(), token)):
            last = event
            if k == stop:
                token.cancel()
        assert isinstance(last, Done)
        assert last.count <= whole
        assert last.exact == (last.count == whole)
        seen.add(last.count)
    assert len(seen) > 3


def test_memory_allows_no_more_states_than_notes_can_name() -> None:
    planned = plan(points(13, 13), CYCLES)
    assert planned is not None
    turns = rounds(planned)
    assert turns is not None
    allowed = list(frontier_repeat.rooms(planned, turns, 1 << 40, 1 << 40))
    assert allowed and max(allowed) < 1 << (32 - ORIGIN_BITS - 2 * 2)
    assert not list(frontier_repeat.rooms(planned, turns, 1 << 40, 1_000_000))
    assert not list(frontier_repeat.rooms(planned, turns, 100, 1 << 40))


def test_slots_get_other_names() -> None:
    rng = random.Random(5)
    names = [*rng.sample(range(14), 14), 14, 15]
    keys, expected = [], []
    for _ in range(50):
        values = [rng.randrange(16) for _ in range(15)]
        ends = rng.randrange(4)
        keys.append(sum(v << 4 * s for s, v in enumerate(values)) | ends << 60)
        moved = sum(names[v] << 4 * names[s] for s, v in enumerate(values))
        expected.append(moved | ends << 60)
    rows = np.array(keys, np.uint64)
    rename(rows, np.array(names, np.uint64))
    assert rows.tolist() == expected


@pytest.mark.parametrize("limbs", [1, 2, 3])
def test_counts_follow_notes(limbs: int) -> None:
    rng = random.Random(limbs)
    counts = [rng.randrange(1 << (64 * limbs - 4)) for _ in range(9)]
    bits, batches, notes = 2, [], []
    expected = [0] * 6
    for start, rows in ((0, 5), (5, 4)):
        ways = [
            (rng.randrange(6), origin) for origin in range(rows) for _ in range(rng.choice((0, 1)))
        ]
        batches.append((0, start, rows, len(ways)))
        for goal, origin in ways:
            notes.append((goal << ORIGIN_BITS | origin) << 2 * bits | rng.randrange(16))
            expected[goal] += counts[start + origin]
    source = np.array(
        [n >> 64 * j & (1 << 64) - 1 for n in counts for j in range(limbs)], np.uint64
    )
    target = np.zeros(6 * limbs, np.uint64)
    follow(limbs)(bits, np.array(notes, np.uint32), np.array(batches), limbs, source, target)
    found = [
        sum(limb << 64 * j for j, limb in enumerate(row))
        for row in target.reshape(-1, limbs).tolist()
    ]
    assert found == expected
