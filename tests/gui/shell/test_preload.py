"""What is made ready in the background is what the window would wait for."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from studio.board import outlines
from studio.drawing import lettering
from studio.gui.shell import preload as warming

every = {*warming.MODULES, *warming.WITH_QT}
assert not every & set(sys.modules)
app = QApplication([])
timer = warming.warm(app, rest=0.0)
timer.setInterval(5)
while timer.isActive():
    app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
assert every <= set(sys.modules)
assert outlines._measures_near.cache_info().currsize > 20
assert lettering.face.cache_info().currsize == 1
assert "numba" not in sys.modules
"""


def test_modules_and_font_are_there() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
