"""The tests' own desk: whatever goes wrong on it, nothing is left running."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.flows import desk
from tests.flows.desk import Studio

pytestmark = pytest.mark.window


def test_a_picture_of_the_screen_needs_no_other_program(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    desk.picture_of(display, tmp_path / "screen.png")
    with Image.open(tmp_path / "screen.png") as picture:
        assert picture.size == desk.SCREEN


def test_a_program_whose_window_never_comes_is_ended(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be found running by the garbage collector, and fail some later test."""
    started: list[subprocess.Popen[bytes]] = []
    sleeper = [sys.executable, "-c", "input()"]

    class Sleeping(subprocess.Popen[bytes]):
        def __init__(self, command: object, **options: object) -> None:
            super().__init__(sleeper, stdin=subprocess.PIPE)
            started.append(self)

    monkeypatch.setattr(desk, "PATIENCE_S", 0.0)
    monkeypatch.setattr(Studio, "windows", lambda self, name="": [])
    with pytest.raises(AssertionError, match="waited in vain for a window"):
        Studio(display, tmp_path, start=Sleeping)
    (program,) = started
    assert program.returncode is not None
    assert program.stdin is not None
    program.stdin.close()
