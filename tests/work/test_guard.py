"""Solver processes are held to their limits, also where the system has no means of its own."""

from __future__ import annotations

import math
import signal
import subprocess
import sys
import threading

import pytest

from studio.work import guard as guards
from studio.work.guard import SystemGuard, WatchingGuard
from studio.work.limits import NO_MEMORY, TIME_IS_UP, Limits, time_was_up

WITHOUT_RESOURCE = "import psutil, sys; psutil.LINUX = False; sys.modules['resource'] = None\n"


def watched(used: int, seconds: int = 60) -> tuple[WatchingGuard, list[int]]:
    """A guard of a process that uses so many bytes, and the codes it left with."""
    left: list[int] = []
    return WatchingGuard(Limits(256, seconds), left.append, lambda: used), left


def test_memory_beyond_the_limit_ends_the_process() -> None:
    guard, left = watched(used=(256 << 20) + 1)
    guard.look()
    assert left == [NO_MEMORY]


def test_memory_up_to_the_limit_is_no_end() -> None:
    guard, left = watched(used=256 << 20)
    guard.look()
    assert left == []


def test_time_counts_from_the_last_question(monkeypatch: pytest.MonkeyPatch) -> None:
    guard, left = watched(used=0, seconds=60)
    now = 1000.0
    monkeypatch.setattr(guards.time, "process_time", lambda: now)
    guard.look()
    guard.allow_time()
    now = 1060.0
    guard.look()
    assert left == []
    now = 1060.5
    guard.look()
    assert left == [TIME_IS_UP]


def test_the_system_is_told_where_it_can_be() -> None:
    pytest.importorskip("resource")
    told: list[tuple[object, tuple[float, float]]] = []

    class System:
        RLIMIT_DATA, RLIMIT_CPU, RLIM_INFINITY = "data", "time", math.inf

        @staticmethod
        def setrlimit(kind: object, most: tuple[float, float]) -> None:
            told.append((kind, most))

    guard = SystemGuard(Limits(256, 60), System)  # type: ignore[arg-type]
    guard.allow_time()
    assert told[0] == ("data", (256 << 20, 256 << 20))
    kind, (until, never) = told[1]
    assert kind == "time" and 60 <= until < 3600 and never == math.inf


@pytest.mark.parametrize("code", [TIME_IS_UP, -getattr(signal, "SIGXCPU", TIME_IS_UP)])
def test_both_ways_to_run_out_of_time_are_known(code: int) -> None:
    assert time_was_up(code)


@pytest.mark.parametrize("code", [0, 1, -9, NO_MEMORY])
def test_other_ends_are_not_for_time(code: int) -> None:
    assert not time_was_up(code)


def test_a_solver_without_system_limits_is_still_ended() -> None:
    hungry = WITHOUT_RESOURCE + (
        "import time\n"
        "from studio.work import guard\n"
        "from studio.work.limits import Limits\n"
        "assert guard.system is None\n"
        "guard.WATCH_S = 0.01\n"
        "guard.go_behind(guard.NICE)\n"
        "guard.end_with_parent()\n"
        "guard.guard(Limits(memory_mb=1))\n"
        "time.sleep(60)\n"
    )
    assert subprocess.run([sys.executable, "-c", hungry], check=False).returncode == NO_MEMORY


def test_a_process_ends_with_its_parent_where_the_system_does_not_see_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Parent:
        @staticmethod
        def is_running() -> bool:
            return False

    class Process:
        @staticmethod
        def parent() -> type[Parent]:
            return Parent

    gone = threading.Event()
    monkeypatch.setattr(guards.psutil, "LINUX", False)
    monkeypatch.setattr(guards.psutil, "Process", Process)
    monkeypatch.setattr(guards, "watch", lambda look: look())
    monkeypatch.setattr(guards.os, "_exit", lambda code: gone.set())
    guards.end_with_parent()
    assert gone.is_set()
