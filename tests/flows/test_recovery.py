"""kill -9 in the middle of edits: the next start brings back all that is older than a second."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.flows.desk import ROOT

pytestmark = pytest.mark.timeout(600)

RUNS = 4
LONG_RUNS = 100
LOST_S = 1.0
"""What is older than this when the window is killed must come back."""


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
    }
    command = [sys.executable, "-m", "tests.flows.crash_program", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=sys.stderr, text=True
    )


def kill_after(home: Path, seed: int, edits: int) -> tuple[list[dict[str, Any]], float]:
    """Kill the window after some edits; what it told until then, and when it was killed."""
    with start(home, "edit", str(seed)) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(edits)]
        killed = time.time()
        os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read()
    whole = [*told, *rest.splitlines(keepends=True)]
    return [json.loads(line) for line in whole if line.endswith("\n")], killed


def restored(home: Path) -> dict[str, Any] | None:
    with start(home, "restore") as process:
        output, _ = process.communicate(timeout=100)
    assert process.returncode == 0
    found: dict[str, Any] | None = json.loads(output.splitlines()[-1])
    return found


def steps(told: list[dict[str, Any]]) -> list[str]:
    """The puzzles of the history after what was told, without the first."""
    found: list[str] = []
    for line in told:
        if line["new"]:
            found = [*found[: line["at"] - 1], line["puzzle"]]
    return found


def check(home: Path, seed: int) -> None:
    edits = random.Random(seed).randint(150, 450)
    told, killed = kill_after(home, seed, edits)
    must = [i for i, line in enumerate(told) if line["time"] < killed - LOST_S]
    found = restored(home)
    if found is None:
        assert not must, f"{len(must)} edits older than {LOST_S} s are lost"
        return
    assert not found["clean"]
    # Undoing comes by the same puzzle again: any moment late enough may be the one.
    here = (found["puzzle"], found["at"], found["history"][1:])
    late = range(max(must, default=0), len(told))
    assert any((told[i]["puzzle"], told[i]["at"], steps(told[: i + 1])) == here for i in late)
    assert restored(home) is None


@pytest.mark.parametrize("seed", range(RUNS))
def test_killing_the_window_loses_less_than_a_second(tmp_path: Path, seed: int) -> None:
    check(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(RUNS, LONG_RUNS))
def test_a_hundred_killed_windows(tmp_path: Path, seed: int) -> None:
    check(tmp_path, seed)
