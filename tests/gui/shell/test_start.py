"""What a start of the window loads: its first paint must not wait for what it may never need."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {
    "fontTools",
    "http.client",
    "networkx",
    "numba",
    "numpy",
    "PIL",
    "pysat",
    "reportlab",
    "resvg_py",
    "studio.engines.catalogue",
    "studio.work.analyse",
}


def test_the_window_loads_nothing_heavy() -> None:
    program = "import sys, studio.gui.app; print(*sys.modules)"
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "studio.gui.window" in loaded
    assert not HEAVY & set(loaded)
