"""Tasks spread over workers: as many in flight as keep all of them busy, results as they come."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future
from typing import Any, Generic, TypeVar

from studio.engines.engine import Token
from studio.work.executors import Workers

Key = TypeVar("Key")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks in flight for each worker: one that runs, and one that waits for when it is done."""

LOOK_S = 0.2
"""Between two looks whether the work was stopped."""

COUNT_S = 2.0
"""Between two counts of the workers, of which a cluster may get more."""


class Spread(Generic[Key, Result]):
    """Tasks with keys. Nothing waits for the order in which they were begun."""

    def __init__(self, workers: Workers, token: Token) -> None:
        self._workers, self._token = workers, token
        self._done: queue.SimpleQueue[tuple[Key, Future[Result]]] = queue.SimpleQueue()
        self._flying: dict[Key, Future[Result]] = {}
        self._count, self._counted = 1, 0.0

    @property
    def busy(self) -> bool:
        """Is anything under way?"""
        return bool(self._flying)

    @property
    def room(self) -> bool:
        """Would another task keep a worker busy?"""
        now = time.monotonic()
        if now - self._counted >= COUNT_S:
            self._count, self._counted = max(1, self._workers.count()), now
        return len(self._flying) < AHEAD * self._count

    def begin(self, key: Key, work: Callable[..., Result], *arguments: Any) -> None:
        """Give a task to a worker; no other under way has this key."""
        future = self._workers.executor.submit(work, *arguments)
        self._flying[key] = future
        future.add_done_callback(lambda done: self._done.put((key, done)))

    def next(self) -> tuple[Key, Result] | None:
        """The next result that comes, with its key; None where the work was stopped.

        Raises what the task raised.
        """
        while not self._token.stopped:
            try:
                key, future = self._done.get(timeout=LOOK_S)
            except queue.Empty:
                continue
            self._flying.pop(key)
            try:
                return key, future.result()
            except CancelledError:
                return None
        return None

    def close(self) -> None:
        """Nothing more is waited for."""
        for future in self._flying.values():
            future.cancel()


def each_of(
    work: Callable[..., Result],
    tasks: Iterable[tuple[Key, tuple[Any, ...]]],
    workers: Workers | None,
    token: Token,
) -> Iterator[tuple[Key, Result]]:
    """What comes of each task (a key, and the arguments of ``work``), as it comes.

    Tasks are asked for when there is a worker for them. Without workers they are done here, one
    after the other. Ends early where it is stopped.
    """
    if workers is None:
        for key, arguments in tasks:
            if token.stopped:
                return
            yield key, work(*arguments)
        return
    spread: Spread[Key, Result] = Spread(workers, token)
    waiting = iter(tasks)
    try:
        while True:
            while spread.room and (task := next(waiting, None)) is not None:
                spread.begin(task[0], work, *task[1])
            came = spread.next() if spread.busy else None
            if came is None:
                return
            yield came
    finally:
        spread.close()
