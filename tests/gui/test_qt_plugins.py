"""Qt finds its platform plugin wherever the program lies."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import PySide6
assert PySide6.__file__.startswith({folder!r}), PySide6.__file__
from studio.gui.app import make_application
print(make_application().platformName())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no file there has such a name")
def test_odd_names_of_folders_hide_no_plugins(tmp_path: Path) -> None:
    folder = tmp_path / 'a "b",c;d\\e'
    folder.mkdir()
    for package in ("PySide6", "shiboken6"):
        found = find_spec(package)
        assert found is not None and found.origin is not None
        (folder / package).symlink_to(Path(found.origin).parent)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(folder=str(folder))],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "offscreen"), done.stderr
