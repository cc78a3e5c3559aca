"""What PySide does to ``import`` costs the window nothing."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import linecache, sys
import studio.gui.app
assert "PySide6.QtWidgets" in sys.modules
print(*(name for name in linecache.cache if "studio" in name))
"""


def test_no_module_is_read_for_the_sake_of_pyside() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr
