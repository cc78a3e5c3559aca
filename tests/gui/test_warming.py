"""What is made ready in the background is what the window would wait for."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from studio.drawing import lettering
from studio.gui.warming import MODULES, warm

assert not set(MODULES) & set(sys.modules)
warm(rest=0.0).join()
assert set(MODULES) <= set(sys.modules)
assert lettering.face.cache_info().currsize == 1
assert "numba" not in sys.modules
"""


def test_modules_and_font_are_there() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
