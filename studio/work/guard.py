"""What keeps a solver process within its limits, and ends it with the window that started it.

Where the system enforces limits itself (Unix), it is told them: it ends the process whatever the
compiled code in it is doing. Elsewhere (Windows, and a parent's end on all but Linux) a thread
watches, which sleeps while compiled code holds the interpreter.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import signal
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import Protocol

import psutil

from studio.work.limits import NO_MEMORY, TIME_IS_UP, Limits

system: ModuleType | None
try:
    import resource as system
except ImportError:  # not on Windows
    system = None

PR_SET_PDEATHSIG = 1
NICE = 5
NICEST = 10
"""Where processors are short, the window goes before its solvers, and those before compiling."""

WATCH_S = 1.0
"""Seconds between two looks of the watching thread."""


class Guard(Protocol):
    """Holds this process to its limits."""

    def allow_time(self) -> None:
        """Let the next question have its whole time, from now on."""


class SystemGuard:
    """The system ends the process, by its own means."""

    def __init__(self, limits: Limits, system: ModuleType) -> None:
        self._seconds = limits.seconds
        self._system = system
        # RLIMIT_DATA, not RLIMIT_AS: compiled kernels reserve address space they never touch.
        system.setrlimit(system.RLIMIT_DATA, (limits.memory, limits.memory))

    def allow_time(self) -> None:
        """Move the end of the processor time."""
        until = math.ceil(time.process_time()) + self._seconds
        self._system.setrlimit(self._system.RLIMIT_CPU, (until, self._system.RLIM_INFINITY))


class WatchingGuard:
    """A thread looks now and then, and leaves with :data:`TIME_IS_UP` or :data:`NO_MEMORY`."""

    def __init__(
        self,
        limits: Limits,
        leave: Callable[[int], object] = os._exit,
        used: Callable[[], int] | None = None,
    ) -> None:
        self._limits = limits
        self._leave = leave
        self._used = used or (lambda: int(psutil.Process().memory_info().rss))
        self._until = math.inf
        watch(self.look)

    def allow_time(self) -> None:
        """Move the end of the processor time."""
        self._until = time.process_time() + self._limits.seconds

    def look(self) -> None:
        """End the process if it is beyond its limits."""
        if self._used() > self._limits.memory:
            self._leave(NO_MEMORY)
        elif time.process_time() > self._until:
            self._leave(TIME_IS_UP)


def guard(limits: Limits) -> Guard:
    """Hold this process to its limits from now on, by the best means of the system."""
    return WatchingGuard(limits) if system is None else SystemGuard(limits, system)


def watch(look: Callable[[], object]) -> None:
    """Look every second, in a thread that ends with the process."""

    def go_on() -> None:
        while True:
            time.sleep(WATCH_S)
            look()

    threading.Thread(target=go_on, daemon=True).start()


def go_behind(nice: int) -> None:
    """Let others go first where processors are short; ``nice`` as Unix counts it, from 1 to 19."""
    me = psutil.Process()
    with contextlib.suppress(psutil.Error):
        me.nice(psutil.BELOW_NORMAL_PRIORITY_CLASS if psutil.WINDOWS else me.nice() + nice)


def end_with_parent() -> None:
    """End this process when its parent is gone.

    The end of the requests tells so as well, but not while compiled code holds the interpreter:
    Linux is asked to kill it, elsewhere a thread looks.
    """
    if psutil.LINUX:
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    with contextlib.suppress(psutil.Error):
        parent = psutil.Process().parent()
        watch(lambda: None if parent is not None and parent.is_running() else os._exit(0))
