"""What a start of the window loads: its first paint must not wait for what it may never need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {
    "fontTools",
    "fractions",
    "hashlib",
    "http.client",
    "networkx",
    "numba",
    "numpy",
    "PIL",
    "pysat",
    "reportlab",
    "resvg_py",
    "studio.engines.catalogue",
    "studio.engines.deduction",
    "studio.work.analyse",
}


def test_the_window_loads_nothing_heavy() -> None:
    program = "import sys, studio.gui.app; print(*sys.modules)"
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "studio.gui.window" in loaded
    assert not HEAVY & set(loaded)


ORDER = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from studio.gui import app

told = []

class Probe(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and "paint" not in told:
            told.append("paint")
        return False

probe = Probe()
make = app.make_window

def made(**known):
    window = make(**known)
    window.installEventFilter(probe)
    window.refresh.due.connect(lambda: told.append("board"))
    return window

def started(window):
    told.append("solvers")
    QTimer.singleShot(0, QApplication.exit)

app.make_window, app.start_solvers = made, started
app.main([])
print(*told)
"""


def test_solvers_and_board_come_after_the_first_paint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The welcome page, which lies over the board, is what one waits for."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", ORDER], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.split()) == (0, ["paint", "solvers", "board"]), done.stderr
