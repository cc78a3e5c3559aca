"""Batches by several processes, here and on a cluster, come out as by one."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import FormatError
from studio.work.batch import Stored, batch
from studio.work.executors import Workers, workers_for
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.spread import Spread

BOARD = Board.square(5, 5)
OPTIONS = GenerateOptions(seed=5)


def fill(folder: Path, count: int, workers: Any, token: Token | None = None) -> list[Any]:
    wanted = (SLITHERLINK, BOARD, OPTIONS, count, folder, token or Token())
    return [*batch(*wanted, workers)]


def texts(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_two_processes_fill_a_folder_as_one_does(tmp_path: Path) -> None:
    fill(tmp_path / "one", 20, None)
    with workers_for(2) as workers:
        events = fill(tmp_path / "two", 12, workers)
        assert all(isinstance(event, Stored) and event.made for event in events)
        again = fill(tmp_path / "two", 20, workers)
    assert [event.made for event in again] == [False] * 12 + [True] * 8
    assert texts(tmp_path / "one") == texts(tmp_path / "two")


def test_stopping_does_not_wait_for_workers(tmp_path: Path) -> None:
    token = Token()
    token.cancel()
    with workers_for(2) as workers:
        (last,) = fill(tmp_path / "a", 5, workers, token)
    assert isinstance(last, GenerationFailed)
    assert [*texts(tmp_path / "a")] == ["index.json"]


class Shuffling(Executor):
    """Does what it is given in any order but the one in which it came."""

    def __init__(self, seed: int) -> None:
        self.most = 0
        self._waiting: list[Callable[[], object]] = []
        self._rng = random.Random(seed)
        self._more = threading.Semaphore(0)
        threading.Thread(target=self._work, daemon=True).start()

    def submit(self, work: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.append(lambda: future.set_result(work(*arguments)))
        self.most = max(self.most, len(self._waiting))
        self._more.release()
        return future

    def _work(self) -> None:
        while self._more.acquire(timeout=5):
            self._waiting.pop(self._rng.randrange(len(self._waiting)))()


@pytest.mark.parametrize(("columns", "count"), [(3, 8), (2, 20)], ids=["all", "too many"])
def test_the_order_in_which_puzzles_come_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: int, count: int
) -> None:
    """Of so small boards many come twice, and after some no new one is found at all."""
    monkeypatch.setattr("studio.work.batch.REPEATS", 12)
    wanted = (NUMBER_PATH, Board.square(3, columns), OPTIONS, count)
    *_, one = batch(*wanted, tmp_path / "one", Token())
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        shuffling = Shuffling(seed)
        events = [*batch(*wanted, folder, Token(), Workers(shuffling, lambda: 5))]
        assert shuffling.most > 5
        assert texts(folder) == texts(tmp_path / "one")
        assert type(events[-1]) is type(one)
        numbers = [event.number for event in events if isinstance(event, Stored)]
        assert len(numbers) == len(set(numbers))
        assert columns == 2 or numbers != sorted(numbers)


def test_as_many_are_in_flight_as_there_are_workers_even_behind_a_slow_one() -> None:
    """The first task is done last; nothing waits for it."""
    futures: list[Future[int]] = []

    class Held(Executor):
        def submit(self, work: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
            futures.append(Future())
            return futures[-1]

    spread: Spread[int, int] = Spread(Workers(Held(), lambda: 200), Token())
    begun = 0
    for _ in range(1000):
        while spread.room:
            spread.begin(begun, int)
            begun += 1
        assert begun - _ == 400
        futures[_ + 1].set_result(_)
        assert spread.next() == (_ + 1, _)
    spread.close()
    assert futures[0].cancelled()


@pytest.mark.long
def test_a_scheduler_that_is_not_there_is_said() -> None:
    pytest.importorskip("distributed")
    with (
        pytest.raises(FormatError, match="cannot be reached"),
        workers_for(scheduler="tcp://[::1]:1"),
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
        with workers_for(scheduler=cluster.scheduler_address) as workers:
            wanted = (SLITHERLINK, BOARD, OPTIONS, 30, tmp_path / "many", Token())
            for event in batch(*wanted, workers):
                assert isinstance(event, Stored)
                if event.number == 5:
                    os.kill(pids[0], signal.SIGKILL)
    assert texts(tmp_path / "one") == texts(tmp_path / "many")
