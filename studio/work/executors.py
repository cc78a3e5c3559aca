"""Who makes or checks many puzzles: processes of this machine, or a Dask cluster.

Both speak the protocol of :class:`concurrent.futures.Executor`, and so may anything else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from studio import catalogue, language
from studio.formats import FormatError
from studio.formats.refusal import reason
from studio.records import dataclass


@dataclass(frozen=True)
class Workers:
    """Where tasks are sent, and how many of them can run there at a time (that may change)."""

    executor: Executor
    count: Callable[[], int]


@contextmanager
def workers_for(workers: int = 1, scheduler: str = "") -> Iterator[Workers | None]:
    """So many processes, or the workers of a Dask scheduler; None where nobody else is needed.

    FormatError with a sentence where the cluster cannot be reached.
    """
    if scheduler:
        with _cluster(scheduler) as cluster:
            yield cluster
    elif workers > 1:
        # Fresh processes: compiled loops and solvers do not bear being forked.
        fresh = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            workers, mp_context=fresh, initializer=_begin, initargs=(language.code(),)
        )
        try:
            yield Workers(pool, lambda: workers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    else:
        yield None


def _begin(code: str) -> None:
    """In each process: speak a language, leave Ctrl+C to the parent, and never outlive it."""
    catalogue.speak(code)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client
    except ImportError:
        raise FormatError(
            "Clusters need Dask: install it with pip install 'oneline-studio[cluster]'."
        ) from None
    try:
        connect: Any = Client
        client = connect(address, timeout=10)
    except (OSError, ValueError) as error:
        raise FormatError(
            "The scheduler {address} cannot be reached: {error}.",
            address=address,
            error=reason(error),
        ) from None
    try:
        # A worker that dies is replaced by another one.
        executor: Executor = client.get_executor(retries=5)
        yield Workers(executor, lambda: sum(client.nthreads().values()))
    finally:
        client.close()
