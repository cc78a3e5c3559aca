"""What holds for every test: windows are off-screen unless a test brings its own display."""

import os
import shutil

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No test depends on how fast the machine is; the same examples every time.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.load_profile("suite")

DISPLAY_TOOLS = ("Xvfb", "xdotool")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of the real window where there is nothing to drive it with."""
    missing = [tool for tool in DISPLAY_TOOLS if shutil.which(tool) is None]
    if not missing:
        return
    left_out = pytest.mark.skip(reason=f"needs {' and '.join(missing)}, not installed here")
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(left_out)
