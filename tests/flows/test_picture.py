"""From a picture dropped on the real window to an exported puzzle sheet."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.flows.desk import ROOT, Studio, until
from tests.flows.test_puzzles import exported
from tests.pictures import PICTURES

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

DRAGS = 4
"""How often a file is dragged at most until it is taken."""


def test_a_dropped_picture_becomes_a_printed_puzzle(studio: Studio, tmp_path: Path) -> None:
    picture = tmp_path / "heart.png"
    PICTURES["heart"]().save(picture)
    with dropped(studio, picture):
        studio.take_focus()
        # Create is the button that Enter presses, as soon as there is a puzzle.
        until(lambda: studio.press("Return") or "heart" in studio.title, "the puzzle")
    assert studio.unsaved()
    studio.take_focus()
    exported(studio, "heart")
    assert len((studio.home / "heart.pdf").read_bytes()) > 5000


@contextmanager
def dropped(studio: Studio, path: Path) -> Iterator[None]:
    """Drag a file out of another program's window and let it go over the studio.

    The other program hands the file over, so it lives on for a while. On a busy machine the pointer
    may be there and gone before anybody has asked the studio whether it takes the file.
    """
    command = [sys.executable, "-m", "tests.flows.drag_source", str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, env=studio.environment, stdout=subprocess.PIPE, text=True
    ) as source:
        assert source.stdout is not None
        try:
            assert source.stdout.readline() == "ready\n"
            for _ in range(DRAGS):
                studio.drag_across((80, 60), (700, 500))
                if source.stdout.readline() == "taken\n":
                    break
            else:
                raise AssertionError("the studio never took the file")
            yield
        finally:
            source.kill()
