"""Batches by many workers: two processes here, and a cluster of 200 and 1,000 that is acted.

``python -m tests.bench.bench_many``. The acted cluster takes tasks as a scheduler does: each worker
has one at a time, the others wait. What a task takes is drawn (lognormal: some take ten times as
long as most), what it gives was made before. So all that is measured is whether this process keeps
the workers busy, and what a puzzle costs it.
"""

from __future__ import annotations

import heapq
import random
import sys
import tempfile
import threading
import time
from collections import deque
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from studio.board import Board
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.work.batch import Made, Stored, batch, make_one
from studio.work.collection import Record, check_all, files_of
from studio.work.executors import Workers, workers_for
from studio.work.generation import GenerateOptions
from tests.bench.report import keep, table

BOARD = Board.square(10, 10)
OPTIONS = GenerateOptions(seed=1)
MEDIAN_S, SPREAD = 1.0, 1.0
"""Of the logarithm of a task's time."""


class Acted(Executor):
    """So many workers that sleep."""

    def __init__(self, workers: int, like: Made, median: float) -> None:
        self._idle, self._idle_s, self.longest_s = workers, 0.0, 0.0
        self._changed = time.monotonic()
        self._like, self._median = like, median
        self._rng = random.Random(7)
        self._waiting: deque[Future[Any]] = deque()
        self._running: list[tuple[float, int, Future[Any]]] = []
        self._number = 0
        self._lock = threading.Condition()
        threading.Thread(target=self._run, daemon=True).start()

    def submit(self, work: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self._lock:
            self._waiting.append(future)
            self._begin()
            self._lock.notify()
        return future

    def _begin(self) -> None:
        while self._idle and self._waiting:
            self._now_idle(-1)
            takes = self._rng.lognormvariate(0, SPREAD) * self._median
            self.longest_s = max(self.longest_s, takes)
            self._number += 1
            end = time.monotonic() + takes
            heapq.heappush(self._running, (end, self._number, self._waiting.popleft()))

    def _now_idle(self, more: int) -> None:
        now = time.monotonic()
        self._idle_s += self._idle * (now - self._changed)
        self._idle, self._changed = self._idle + more, now

    def idle_s(self) -> float:
        """The time that workers had nothing to do, all of them together."""
        with self._lock:
            self._now_idle(0)
            return self._idle_s

    def _run(self) -> None:
        while True:
            with self._lock:
                while not self._running or self._running[0][0] > time.monotonic():
                    left = self._running[0][0] - time.monotonic() if self._running else None
                    self._lock.wait(left)
                _, number, future = heapq.heappop(self._running)
                self._now_idle(1)
                self._begin()
            future.set_result(replace(self._like, key=number.to_bytes(8, "big")))


def acted(workers: int, puzzles: int, like: Made) -> tuple[str, ...]:
    """A batch by acted workers, as a line of the table."""
    cluster = Acted(workers, like, MEDIAN_S)
    with tempfile.TemporaryDirectory() as folder:
        began, spent = time.monotonic(), time.process_time()
        events = batch(
            SLITHERLINK,
            BOARD,
            OPTIONS,
            puzzles,
            Path(folder) / "batch",
            Token(),
            Workers(cluster, lambda: workers),
        )
        # At the end some workers have nothing left to do: that is no fault of anybody's.
        steady = puzzles - 2 * workers
        for number, event in enumerate(events, start=1):
            assert isinstance(event, Stored)
            if number == steady:
                idle = cluster.idle_s() / (workers * (time.monotonic() - began))
        wall, cpu = time.monotonic() - began, time.process_time() - spent
    return (
        f"{workers:,} (acted)",
        f"{puzzles:,}",
        f"{wall:.1f} s",
        f"{100 * (1 - idle):.1f} %",
        f"{1000 * cpu / puzzles:.2f} ms",
        f"{cluster.longest_s:.0f} s",
    )


def real(processes: int, puzzles: int) -> tuple[str, ...]:
    """A batch by processes of this machine; 1 is this one alone."""
    with tempfile.TemporaryDirectory() as folder, workers_for(processes) as workers:
        if workers is not None:
            # What loads and compiles in each process is not counted.
            began = [
                workers.executor.submit(make_one, SLITHERLINK.key, BOARD, OPTIONS, None)
                for _ in range(4 * processes)
            ]
            for future in began:
                future.result()
        start, spent = time.monotonic(), time.process_time()
        path = Path(folder) / "batch"
        count = sum(
            isinstance(event, Stored)
            for event in batch(SLITHERLINK, BOARD, OPTIONS, puzzles, path, Token(), workers)
        )
        wall, cpu = time.monotonic() - start, time.process_time() - spent
    here = "" if workers is None else f"{1000 * cpu / count:.2f} ms"
    return (f"{processes} (here)", f"{count:,}", f"{wall:.1f} s", "", here, "")


def checked(processes: int, files: int) -> tuple[str, ...]:
    """A folder of many files, checked."""
    blank = make_one(SLITHERLINK.key, Board.square(6, 6), OPTIONS, None)
    assert isinstance(blank, Made)
    with tempfile.TemporaryDirectory() as name, workers_for(processes) as workers:
        folder = Path(name)
        for number in range(files):
            text = blank.text.replace(b'"title": ""', b'"title": "%d"' % number)
            (folder / f"{number}.puzzle").write_bytes(text)
        began = time.monotonic()
        record = Record(folder / "record")
        paths = files_of(folder)
        for _ in check_all(paths[:50], folder, record, 10, Token(), workers):
            pass
        first = time.monotonic() - began
        began = time.monotonic()
        some = sum(1 for _ in check_all(paths, folder, record, 10, Token(), workers))
        wall = time.monotonic() - began
        began = time.monotonic()
        record = Record(folder / "record")
        known = sum(1 for _ in check_all(paths, folder, record, 10, Token(), workers))
        again = time.monotonic() - began
    assert some == known == files
    return (
        f"{processes} (here)",
        f"{files:,}",
        f"{first:.1f} s",
        f"{wall:.1f} s",
        f"{again:.2f} s",
    )


def main() -> int:
    """Measure and keep."""
    like = make_one(SLITHERLINK.key, BOARD, OPTIONS, None)
    assert isinstance(like, Made)
    lines = [real(1, 60), real(2, 60), acted(200, 4_000, like), acted(1_000, 10_000, like)]
    head = ("workers", "puzzles", "time", "workers busy", "this process a puzzle", "slowest task")
    words = (
        "Slitherlinks of 10x10. Busy: the part of all workers' time that tasks took, "
        "up to when the last ones wait for a worker."
    )
    folders = table(
        ("processes", "files", "the first 50", "the others", "all again"),
        [checked(1, 150), checked(2, 400)],
    )
    about = "Slitherlinks of 6x6 in a folder, judged and graded; again: nothing is to be done."
    keep(
        "many",
        "Batches and folders by many workers",
        [words, table(head, lines), about, folders],
        ["distributed"],
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
