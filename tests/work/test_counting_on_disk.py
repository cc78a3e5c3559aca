"""Counts with states in files: by one process, several, and a cluster; and how they end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.board import Board
from studio.engines.counting import external
from studio.engines.engine import Token
from studio.engines.reasons import Unfinished
from studio.formats import FormatError
from studio.puzzle import Problem, Shape, StepAmong, StepAt
from studio.work.counting import Total, count_of
from studio.work.counting_on_disk import Filed, count_on_disk
from studio.work.executors import Workers, workers_for
from tests.engines.counting.test_loops import CYCLES
from tests.engines.frontier import from_first_to_last, points

LOOPS = Problem(points(9, 9), Shape.CYCLE)


@pytest.fixture
def parted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few states are worth a task of their own."""
    monkeypatch.setattr(external, "FEWEST", 8)


def total(events: Iterator[Filed | Total]) -> Total:
    *filed, last = events
    assert all(isinstance(event, Filed) for event in filed)
    assert isinstance(last, Total)
    return last


def test_it_tells_how_far_it_is(tmp_path: Path, parted: None) -> None:
    *filed, last = count_on_disk(LOOPS, tmp_path, Token())
    assert last == Total(CYCLES[9], exact=True)
    told = [event for event in filed if isinstance(event, Filed)]
    assert len(told) == len(filed) > 20
    assert [event.layers for event in told] == sorted(event.layers for event in told)
    assert told[-1].layers == told[-1].of == 81
    assert max(event.states for event in told) > 500
    assert not list(tmp_path.iterdir())


def test_two_processes_count_the_same(tmp_path: Path, parted: None) -> None:
    with workers_for(2) as workers:
        assert total(count_on_disk(LOOPS, tmp_path, Token(), workers)).count == CYCLES[9]
    assert not list(tmp_path.iterdir())


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_counts_the_same(tmp_path: Path, parted: None) -> None:
    distributed = pytest.importorskip("distributed")
    local = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with (
        distributed.LocalCluster(**local) as cluster,
        workers_for(scheduler=cluster.scheduler_address) as workers,
    ):
        assert total(count_on_disk(LOOPS, tmp_path, Token(), workers)).count == CYCLES[9]
    assert not list(tmp_path.iterdir())


def test_numbers_of_two_cells_and_numberings_count_as_elsewhere(tmp_path: Path) -> None:
    graph = Board.square(3, 4).cell_graph
    ring = Shape.HAMILTONIAN_CYCLE
    for problem in (
        Problem(graph, Shape.HAMILTONIAN_PATH, (StepAmong((3, 8, 11), 12),), rooted=True),
        Problem(graph, ring, (StepAt(0, 1),), rooted=True),
        from_first_to_last(Board.square(3, 5)),
        Problem(points(1, 1), Shape.CYCLE),
    ):
        assert total(count_on_disk(problem, tmp_path, Token())) == count_of(problem, Token())


def test_what_it_declines(tmp_path: Path) -> None:
    for problem, why in (
        (Problem(points(3, 3), Shape.PATH), "does not know the shape"),
        (Problem(points(70, 70), Shape.CYCLE), "wide"),
    ):
        with pytest.raises(FormatError, match=why):
            list(count_on_disk(problem, tmp_path, Token()))
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    done = total(count_on_disk(LOOPS, tmp_path, Token(), most=5000))
    assert not done.exact and done.reason is not None
    assert done.reason.code is Unfinished.DISK
    assert 0 < done.count < CYCLES[9]
    assert not list(tmp_path.iterdir())


def test_a_folder_that_goes_away_is_said(tmp_path: Path) -> None:
    events = count_on_disk(LOOPS, tmp_path, Token())
    next(events)
    (made,) = tmp_path.iterdir()
    shutil.rmtree(made)
    with pytest.raises(FormatError, match="cannot be written to: no such file or directory"):
        list(events)


@pytest.mark.parametrize("several", [False, True])
def test_stopping_says_what_is_proved(tmp_path: Path, parted: None, several: bool) -> None:
    token = Token()
    with workers_for(2 if several else 1) as workers:
        events = count_on_disk(LOOPS, tmp_path, token, workers)
        for event in events:
            if isinstance(event, Filed) and event.layers >= 40:
                token.cancel()
        assert isinstance(event, Total)
    assert not event.exact and event.reason is not None
    assert event.reason.code is Unfinished.NODES_LEFT
    assert 0 < event.count < CYCLES[9]
    assert not list(tmp_path.iterdir())


def test_parts_are_made_for_all_workers(tmp_path: Path, parted: None) -> None:
    """What a stage has to do is dealt out to more tasks than there are workers."""
    from tests.work.test_executors import Shuffling

    shuffling = Shuffling(1)
    workers = Workers(shuffling, lambda: 4)
    assert total(count_on_disk(LOOPS, tmp_path, Token(), workers)).count == CYCLES[9]
    assert shuffling.most >= 4
