"""Sweeps with their states in files count what they count in memory, and end in time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.board import Board
from studio.engines.counting import external, sweep
from studio.engines.counting.demand import counted, unsuited
from studio.engines.counting.external import (
    GOING,
    Advanced,
    ExternalSweep,
    NoDisk,
    Stage,
    advance,
    classes,
    merged,
    stage_from,
    write,
)
from studio.engines.counting.plan import Plan, plan
from studio.engines.counting.sweep import Interrupted, Sweep
from studio.engines.engine import Token
from studio.puzzle import Problem, Shape
from tests.engines.counting.test_loops import CYCLES
from tests.engines.frontier import (
    KERNELS,
    any_heading,
    any_problem,
    by_kernel,
    one_way,
    points,
    slitherlink,
)
from tests.engines.visiting import visiting_problems

SMALL = 1 << 14
"""Bytes of memory with which most stages are done in parts."""


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of some rows do, and some rows are worth a task."""
    monkeypatch.setattr(sweep, "FEWEST_ROWS", 16)
    monkeypatch.setattr(sweep, "FIRST_ROWS", 16)
    monkeypatch.setattr(external, "FEWEST", 8)
    monkeypatch.setattr(external, "BLOCK", 64)


def here(work: Callable[..., Advanced], tasks: Any) -> Iterator[tuple[int, Advanced]]:
    """One task after the other."""
    for number, arguments in tasks:
        yield number, work(*arguments)


def planned(problem: Problem) -> Plan | None:
    task = counted(problem)
    return plan(problem.graph, task.demand) if task.demand else None


def in_files(followed: Plan, folder: Path, memory: int = SMALL) -> int:
    run = ExternalSweep(followed, folder, memory=memory)
    done, most = [], 0
    for progress in run.run(here, Token(), parts=2):
        done.append(progress.done)
        most = max(most, run.nbytes)
    assert done == sorted(done)
    assert not list(folder.iterdir()), "files that nobody will read"
    assert followed.slots < 12 or most > memory, "all of it had room in memory at once"
    return run.total


def in_memory(followed: Plan) -> int:
    run = Sweep(followed)
    for _ in run.run(Token()):
        pass
    return run.total


@pytest.mark.parametrize("n", [2, 3, 6, 9, 11])
def test_cycles_of_square_points(n: int, tmp_path: Path, tiny: None) -> None:
    followed = planned(Problem(points(n, n), Shape.CYCLE))
    assert followed is not None
    memory = SMALL if n < 11 else 8 * SMALL
    assert in_files(followed, tmp_path, memory) == CYCLES[n]


def test_a_wide_count_past_two_limbs(tmp_path: Path) -> None:
    followed = planned(Problem(points(60, 4), Shape.CYCLE))
    assert followed is not None
    assert in_files(followed, tmp_path) == in_memory(followed) > 2**90


@pytest.mark.parametrize("kernel", KERNELS)
def test_loops_under_clues(
    kernel: str, tmp_path: Path, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_kernel(kernel, monkeypatch)
    rng = random.Random(4)
    some = 0
    for board in (Board.square(5, 6), Board.hexagon(2)):
        for density in (0.0, 0.1, 0.1, 0.2, 0.3):
            followed = planned(slitherlink(board, density, rng))
            if followed is not None:
                found = in_memory(followed)
                assert in_files(followed, tmp_path) == found
                some += found > 0
    assert some > 4


def test_loops_under_constraints_on_visits(tmp_path: Path, tiny: None) -> None:
    some = 0
    for problem in visiting_problems(points(6, 6), 5, 4):
        followed = None if unsuited(problem) else planned(problem)
        if followed is not None:
            found = in_memory(followed)
            assert in_files(followed, tmp_path) == found, problem
            some += found > 0
    assert some > 8


def test_problems_of_any_shape(tmp_path: Path, tiny: None) -> None:
    rng = random.Random(2)
    some = 0
    for number in range(60):
        board = rng.choice((Board.square(4, 4), Board.square(3, 5), Board.hexagon(1)))
        problem = any_problem(board, rng)
        if number % 4 == 0:
            problem = any_heading(rng, one_way(6, 0.7, rng))
        if unsuited(problem):
            continue
        followed = planned(problem)
        if followed is None:
            continue
        found = in_memory(followed)
        assert in_files(followed, tmp_path) == found, problem
        some += found > 0
    assert some > 15


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_stage_leaves_the_kinds_of_still_nodes_as_they_are(
    kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So no two states of different classes ever become one in it."""
    by_kernel(kernel, monkeypatch)
    followed = planned(slitherlink(Board.square(7, 7), 0.1, random.Random(1)))
    assert followed is not None
    before = Sweep(followed, stepwise=True)
    layer, longest, apart = 0, 0, 0
    while layer < followed.layers:
        stop, still = stage_from(followed, layer)
        assert stop > layer
        longest = max(longest, stop - layer)
        rows = before.rows.copy()
        told = classes(followed, rows, still)
        apart = max(apart, len(set(told.tolist())))
        for row, number in zip(rows[:50], told[:50].tolist(), strict=True):
            one = Sweep(followed, stepwise=True)
            one.resume(layer, row.reshape(1, -1), 128)
            for _ in one.run(Token(), until=stop):
                pass
            assert set(classes(followed, one.rows, still).tolist()) <= {number}
        for _ in before.run(Token(), until=stop):
            pass
        layer = stop
    assert longest >= 4 and apart >= 8


def test_states_that_two_files_have_are_made_one(tmp_path: Path, tiny: None) -> None:
    followed = planned(Problem(points(3, 3), Shape.CYCLE))
    assert followed is not None
    low = np.array([[5, 2**64 - 1], [7, 1]], np.uint64)
    high = np.array([[7, 2, 0], [5, 1, 1]], np.uint64)
    pieces = [
        write(str(tmp_path / name), followed, rows, bits, ()).piece
        for name, rows, bits in (("a", low, 64), ("b", high, 65))
    ]
    ((rows, bits),) = merged(pieces, 1, SMALL)
    assert sorted(rows.tolist()) == [[5, 0, 2], [7, 3, 0]]
    assert bits >= 66
    tables = [rows.copy() for rows, _ in merged(pieces, 1, 0)]
    assert sum(map(len, tables)) >= 2


def test_files_may_not_take_more_than_they_may(tmp_path: Path) -> None:
    followed = planned(Problem(points(8, 8), Shape.CYCLE))
    assert followed is not None
    run = ExternalSweep(followed, tmp_path, disk=5000)
    with pytest.raises(NoDisk):
        for _ in run.run(here, Token()):
            pass
    assert run.nbytes > 5000 and not (tmp_path / GOING).exists()


def test_a_part_ends_when_nobody_wants_the_count_any_more(tmp_path: Path) -> None:
    followed = planned(Problem(points(8, 8), Shape.CYCLE))
    assert followed is not None
    start = np.append(followed.start, np.uint64(1)).reshape(1, -1)
    piece = write(str(tmp_path / "start"), followed, start, 1, ()).piece
    stage = Stage(followed, 0, followed.layers, (), SMALL)
    with pytest.raises(Interrupted):
        advance(stage, [piece], str(tmp_path / "more"))
    with pytest.raises(FileNotFoundError):
        advance(stage, [piece], str(tmp_path / "not seen from here" / "more"))
    (tmp_path / GOING).touch()
    assert advance(stage, [piece], str(tmp_path / "more")).total == CYCLES[8]
    token = Token()
    token.cancel()
    with pytest.raises(Interrupted):
        advance(stage, [piece], str(tmp_path / "more"), token)


def test_cancelling_tells_all_who_work(tmp_path: Path) -> None:
    followed = planned(Problem(points(8, 8), Shape.CYCLE))
    assert followed is not None
    token = Token()
    run = ExternalSweep(followed, tmp_path)

    def stopped(work: Callable[..., Advanced], tasks: Any) -> Iterator[tuple[int, Advanced]]:
        assert (tmp_path / GOING).exists()
        token.cancel()
        yield from here(work, tasks)

    with pytest.raises(Interrupted):
        for _ in run.run(stopped, token):
            pass
    assert run.total == 0
