"""kill -9 in the middle of edits: the next start brings back all that is older than a second."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.flows.desk import ROOT

pytestmark = pytest.mark.timeout(600)

RUNS = 4
LONG_RUNS = 100
LOST_S = 1.0
"""What is older than this when the window is killed must come back."""


Start = Callable[..., Any]


def start(start_program: Start, home: Path, *arguments: str) -> Any:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
    }
    command = [sys.executable, "-m", "tests.flows.crash_program", *arguments]
    return start_program(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE)


def kill_after(
    start_program: Start, home: Path, seed: int, edits: int
) -> tuple[list[dict[str, Any]], float]:
    """Kill the window after some edits; what it told until then, and when it was killed."""
    process = start(start_program, home, "edit", str(seed))
    with process.stdout as told:
        lines = [told.readline() for _ in range(edits)]
        killed = time.time()
        os.kill(process.pid, signal.SIGKILL)
        lines += told.read().splitlines(keepends=True)
    process.wait()
    return [json.loads(line) for line in lines if line.endswith(b"\n")], killed


def restored(start_program: Start, home: Path) -> dict[str, Any] | None:
    process = start(start_program, home, "restore")
    with process.stdout as told:
        output = told.read()
    assert process.wait() == 0
    found: dict[str, Any] | None = json.loads(output.splitlines()[-1])
    return found


def steps(told: list[dict[str, Any]]) -> list[str]:
    """The puzzles of the history after what was told, without the first."""
    found: list[str] = []
    for line in told:
        if line["new"]:
            found = [*found[: line["at"] - 1], line["puzzle"]]
    return found


def check(start_program: Start, home: Path, seed: int) -> None:
    edits = random.Random(seed).randint(150, 450)
    told, killed = kill_after(start_program, home, seed, edits)
    must = [i for i, line in enumerate(told) if line["time"] < killed - LOST_S]
    found = restored(start_program, home)
    if found is None:
        assert not must, f"{len(must)} edits older than {LOST_S} s are lost"
        return
    assert not found["clean"]
    # Undoing comes by the same puzzle again: any moment late enough may be the one.
    here = (found["puzzle"], found["at"], found["history"][1:])
    late = range(max(must, default=0), len(told))
    assert any((told[i]["puzzle"], told[i]["at"], steps(told[: i + 1])) == here for i in late)
    assert restored(start_program, home) is None


@pytest.mark.parametrize("seed", range(RUNS))
def test_killing_the_window_loses_less_than_a_second(
    start_program: Start, tmp_path: Path, seed: int
) -> None:
    check(start_program, tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(RUNS, LONG_RUNS))
def test_a_hundred_killed_windows(start_program: Start, tmp_path: Path, seed: int) -> None:
    check(start_program, tmp_path, seed)
