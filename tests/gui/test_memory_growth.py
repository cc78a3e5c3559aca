"""A long day with the window: what is opened, closed, edited and undone does not pile up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MOST_MB = 10.0
ROOT = Path(__file__).parents[2]


def grown(home: Path, openings: int, edits: int) -> dict[str, float]:
    """What the program tells of itself."""
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.memory_program", str(openings), str(edits)],
        cwd=ROOT,
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_thousand_documents_and_ten_thousand_edits(tmp_path: Path) -> None:
    found = grown(tmp_path, 1000, 10_000)
    assert found["opened_mb"] <= MOST_MB and found["edited_mb"] <= MOST_MB, found
    # Some of Qt's bindings lose references to these, until there are none left; more are no harm.
    assert found["none"] > -1000 and found["true"] > -1000, found


def test_some_documents_and_edits(tmp_path: Path) -> None:
    found = grown(tmp_path, 16, 60)
    assert found["opened_mb"] <= MOST_MB and found["edited_mb"] <= MOST_MB, found
