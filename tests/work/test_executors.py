"""Batches by several processes, here and on a cluster, come out as by one."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.formats import FormatError
from studio.work.batch import Stored, batch
from studio.work.executors import executor_for
from studio.work.generation import GenerateOptions, GenerationFailed

BOARD = Board.square(5, 5)
OPTIONS = GenerateOptions(seed=5)


def fill(folder: Path, count: int, executor: Any, token: Token | None = None) -> list[Any]:
    wanted = (SLITHERLINK, BOARD, OPTIONS, count, folder, token or Token())
    return [*batch(*wanted, executor)]


def texts(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_two_processes_fill_a_folder_as_one_does(tmp_path: Path) -> None:
    fill(tmp_path / "one", 20, None)
    with executor_for(2) as executor:
        events = fill(tmp_path / "two", 12, executor)
        assert all(isinstance(event, Stored) and event.made for event in events)
        again = fill(tmp_path / "two", 20, executor)
    assert [event.made for event in again] == [False] * 12 + [True] * 8
    assert texts(tmp_path / "one") == texts(tmp_path / "two")


def test_stopping_does_not_wait_for_workers(tmp_path: Path) -> None:
    token = Token()
    token.cancel()
    with executor_for(2) as executor:
        (last,) = fill(tmp_path / "a", 5, executor, token)
    assert isinstance(last, GenerationFailed)
    assert [*texts(tmp_path / "a")] == ["index.json"]


@pytest.mark.long
def test_a_scheduler_that_is_not_there_is_said() -> None:
    pytest.importorskip("distributed")
    with (
        pytest.raises(FormatError, match="cannot be reached"),
        executor_for(scheduler="tcp://[::1]:1"),
    ):
        pass


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_of_two_of_which_one_is_killed(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    fill(tmp_path / "one", 30, None)
    local = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**local) as cluster:
        pids = [nanny.pid for nanny in cluster.workers.values()]
        assert len(pids) == 2
        with executor_for(scheduler=cluster.scheduler_address) as executor:
            wanted = (SLITHERLINK, BOARD, OPTIONS, 30, tmp_path / "many", Token())
            for event in batch(*wanted, executor):
                assert isinstance(event, Stored)
                if event.number == 5:
                    os.kill(pids[0], signal.SIGKILL)
    assert texts(tmp_path / "one") == texts(tmp_path / "many")
