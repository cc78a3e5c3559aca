"""However the window ends, no solver process stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from studio import assets
from tests.flows.conftest import Open
from tests.flows.desk import Studio, until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]


@pytest.fixture
def start_program() -> Callable[..., Any]:
    """Windows and solvers start here as users start them, with nothing loaded before."""
    return subprocess.Popen


PUZZLE = assets.path("examples", "number-path", "large-hexagon.puzzle")


def children(pid: int) -> set[int]:
    """The living child processes of a process."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name stands in brackets and may hold anything; state and parent come after it.
            state, parent = status.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == pid and state != "Z":
            found.add(int(status.parent.name))
    return found


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def with_solvers(open_studio: Open) -> tuple[Studio, set[int]]:
    """The program at work, with its busy solver process and the spare one."""
    studio = open_studio(str(PUZZLE))
    until(lambda: len(children(studio.process.pid)) >= 2, "two solver processes")
    return studio, children(studio.process.pid)


def test_killing_the_window_ends_its_solvers(open_studio: Open) -> None:
    studio, solvers = with_solvers(open_studio)
    os.kill(studio.process.pid, signal.SIGKILL)
    until(lambda: not any(map(lives, solvers)), "the end of the solver processes")


def test_killing_the_window_ends_what_it_makes(open_studio: Open) -> None:
    """Clues are being looked for in a process of its own."""
    studio, solvers = with_solvers(open_studio)
    studio.press("ctrl+g")
    until(lambda: children(studio.process.pid) - solvers, "a process that makes clues")
    every = children(studio.process.pid) | solvers
    os.kill(studio.process.pid, signal.SIGKILL)
    until(lambda: not any(map(lives, every)), "the end of all processes")


def test_closing_the_window_ends_its_solvers(open_studio: Open) -> None:
    studio, solvers = with_solvers(open_studio)
    studio.ask_to_close()
    until(studio.ended, "the end of the program")
    assert studio.process.returncode == 0
    assert not any(map(lives, solvers))


def test_an_edit_and_the_end_at_once(open_studio: Open) -> None:
    studio, solvers = with_solvers(open_studio)
    studio.press("ctrl+a", "Delete", "ctrl+z", "ctrl+q")
    until(studio.ended, "the end of the program")
    assert not any(map(lives, solvers))
