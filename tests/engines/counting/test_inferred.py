"""What follows about loops before they are swept: the same counts and shares, of fewer states."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from studio.board import Board
from studio.engines import kernels
from studio.engines.counting import inferred
from studio.engines.counting import plan as module
from studio.engines.counting.demand import Demand, counted
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.counting.plan import Plan, plan
from studio.engines.counting.sweep import Sweep
from studio.engines.engine import Token
from studio.engines.kernels import plan as kernel
from studio.engines.sampling.loop import random_loop
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape
from tests.budget import tries
from tests.engines.frontier import count, slitherlink, table, unimproved

BOARDS = {
    "5x5": Board.square(5, 5),
    "hexagon": Board.hexagon(2),
    "hole": Board.square(4, 5, holes=[(1, 1)]),
    "parts": Board.square(3, 6, holes=[(row, 2) for row in range(3)]),
}


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is there, compiled or not."""
    monkeypatch.setattr(kernels, "at_hand", lambda name: True)


@pytest.fixture
def always(at_hand: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is inferred, few as the states may be."""
    monkeypatch.setattr(module, "MANY", -1)
    monkeypatch.setattr(module, "MORE", -1)
    monkeypatch.setattr(module, "MOST", -1)


def told(problem: Problem, rng: random.Random) -> list[Constraint]:
    """Edges that are used or not, as may be false."""
    some = rng.sample(problem.graph.edges, rng.choice((0, 1, 3)))
    return [EdgeUsed(*pair) if rng.random() < 0.5 else EdgeUnused(*pair) for pair in some]


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize(
    ("name", "spanning"),
    [*((name, False) for name in BOARDS), ("5x5", True), ("hole", True)],
)
def test_nothing_is_counted_otherwise(
    name: str, spanning: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"{name} {spanning}")
    engine = FRONTIER_PATHS if spanning else FRONTIER_LOOPS
    shape = Shape.HAMILTONIAN_CYCLE if spanning else Shape.CYCLE
    found = none = 0
    for _ in range(tries(25, 150)):
        drawn = slitherlink(BOARDS[name], rng.uniform(0.0 if spanning else 0.1, 0.4), rng)
        clues = (*drawn.constraints[: 2 if spanning else None], *told(drawn, rng))
        problem = Problem(drawn.graph, shape, clues)
        with monkeypatch.context() as patch:
            unimproved(patch)
            expected, shares = count(engine, problem), table(problem).shares
        assert count(engine, problem) == expected
        assert table(problem).shares == shares
        found, none = found + (expected > 1), none + (expected == 0)
    assert found > 1 and none > 1


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("edges", [30, 31, 64, 84])
def test_a_clue_of_many_edges_is_not_read_wrongly(
    edges: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = Board.square(6, 6).loop_graph
    problem = Problem(graph, Shape.CYCLE, (EdgesUsed(graph.edges[:edges], 8),))
    found = count(FRONTIER_LOOPS, problem)
    unimproved(monkeypatch)
    assert count(FRONTIER_LOOPS, problem) == found > 0


def planned(demand: Demand, problem: Problem, improved: bool) -> Plan:
    made = plan(problem.graph, demand, improved=improved)
    assert made is not None
    return made


def swept(made: Plan) -> Sweep:
    sweep = Sweep(made)
    for _ in sweep.run(Token()):
        pass
    return sweep


@pytest.mark.usefixtures("always")
def test_fewer_states_are_met() -> None:
    board, peaks = Board.square(8, 8), [0, 0]
    for seed in range(8):
        graph, loop = board.loop_graph, random_loop(board.loop_graph, seed)
        around = [tuple(graph.edges[k] for k in sides) for sides in board.cell_sides]
        numbers = [EdgesUsed(sides, sum(e in loop.used for e in sides)) for sides in around]
        clues = random.Random(seed).sample(numbers, len(numbers) // 2)
        problem = Problem(graph, Shape.CYCLE, tuple(clues))
        demand = counted(problem).demand
        assert demand is not None
        plain, improved = (swept(planned(demand, problem, each)) for each in (False, True))
        assert improved.total == plain.total > 0
        peaks[0], peaks[1] = peaks[0] + plain.peak, peaks[1] + improved.peak
    assert 2 * peaks[1] < peaks[0]


def fates(board: Board, numbers: Sequence[tuple[int, int]], **options: bool) -> list[int] | None:
    """What is inferred of each edge from numbers of cells; None where there is no loop."""
    graph = board.loop_graph
    sides = [board.cell_sides[cell] for cell, _ in numbers]
    fate = np.zeros(len(graph.edges), np.int64)
    first = np.cumsum([0, *map(len, sides)])
    edge = np.array([k for each in sides for k in each])
    wanted = np.array([number for _, number in numbers])
    times = np.ones(len(edge), np.int64)
    options = {"trying": False} | options
    return (
        fate.tolist()
        if inferred.infer(graph, fate, first, edge, times, wanted, **options)
        else None
    )


@pytest.mark.usefixtures("at_hand")
def test_threes_that_touch_at_a_corner_settle_the_sides_away_from_it() -> None:
    board = Board.square(4, 4)
    one, other = board.index((1, 1)), board.index((2, 2))
    known = fates(board, [(one, 3), (other, 3)], trying=True)
    assert known is not None
    used = {k for k, fate in enumerate(known) if fate == kernel.USED}
    touching = set.intersection(
        *({*board.loop_graph.edges[k]} for k in used & {*board.cell_sides[one]})
    )
    assert len(used) == 4 and len(touching) == 1
    assert used < {*board.cell_sides[one], *board.cell_sides[other]}
    # Nor do the edges go on that meet where two of them do.
    assert sum(fate == kernel.UNUSED for fate in known) == 4


@pytest.mark.usefixtures("at_hand")
def test_there_is_no_loop_round_four_threes() -> None:
    board = Board.square(2, 2)
    assert fates(board, [(cell, 3) for cell in range(4)], trying=True) is None


def test_without_the_kernel_nothing_is_inferred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "at_hand", lambda name: False)
    board = Board.square(4, 4)
    nothing = [kernel.OPEN] * len(board.loop_graph.edges)
    assert fates(board, [(0, 3), (5, 3)]) == nothing


def test_a_kernel_is_loaded_for_many_states_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def infer(*args: object, trying: bool) -> bool:
        asked.append(trying)
        return True

    monkeypatch.setattr(module, "infer", infer)
    problem = slitherlink(Board.square(11, 11), 0.1, random.Random(1))
    demand = counted(problem).demand
    assert demand is not None
    monkeypatch.setattr(kernels, "loaded", lambda name: False)
    planned(demand, problem, improved=True)
    assert asked == []
    monkeypatch.setattr(module, "MOST", 0)
    planned(demand, problem, improved=True)
    assert asked == [False, True]
    monkeypatch.setattr(module, "MOST", 10**12)
    monkeypatch.setattr(kernels, "loaded", lambda name: True)
    planned(demand, problem, improved=True)
    assert asked == [False, True] * 2
