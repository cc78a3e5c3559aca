"""What holds for every test: windows are off-screen unless a test brings its own display."""

import gc
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engines import kernels
from studio.gui.qt_plugins import find_plugins
from studio.work import solving
from tests.forked import WINDOWS, Nursery

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
find_plugins()

# Tests read what is said in English, whatever their user speaks.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The program and its solver processes are started hundreds of times: what they were compiled to is
# kept beside the sources even where the environment asks for none, or each would compile them anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The log of solver processes that tests kill is not the user's own.
_STATE = tempfile.TemporaryDirectory(prefix="studio-state-")
os.environ["XDG_STATE_HOME"] = _STATE.name

# No test depends on how fast the machine is; the same examples every time. Most properties hold for
# each of twenty families, and are tried so many times on each.
settings.register_profile("suite", deadline=None, derandomize=True, database=None, max_examples=30)
# The long tests look at others each time; what fails comes with the line that repeats it.
settings.register_profile("fresh", deadline=None, derandomize=False, database=None, print_blob=True)

PATIENCE_MS = 60_000
"""How long a test waits for what has to come."""

DISPLAY_TOOLS = ("Xvfb", "xdotool")
OUTSIDE = ("window", "browser")
"""The marks of what is driven from outside."""

BROWSERS = ("chromium", "chromium-browser")


def profile_for(marks: str) -> str:
    """The examples that are tried where tests are chosen by these marks (pytest's ``-m``)."""
    return "suite" if "not long" in marks else "fresh"


def pytest_configure(config: pytest.Config) -> None:
    """Choose the examples before any test is imported, and keep the order of files.

    A run that a script starts in the background has inherited that Ctrl+C is ignored, and so would
    each program that the tests start; the tests of Ctrl+C need it as at a prompt.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile(profile_for(str(config.getoption("markexpr"))))
    config.option.loadscopereorder = False  # pytest-xdist would begin with many short tests


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before several processes share the tests, compile the kernels that have changed: each of
    them, and each solver process they start, would do it for itself."""
    shared = session.config.getoption("dist", "no") != "no"
    if shared and not kernels.off() and not kernels.warm():
        subprocess.run([sys.executable, "-m", "studio.engines.kernels"], check=False)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """What is collected stays until the end: no collection of garbage needs to look through it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take long, lest a worker is left alone with one at the end: those
    of the real window and of web pages. Skip them where nothing is there to drive it."""
    slow = {item.path for item in items for each in OUTSIDE if item.get_closest_marker(each)}
    items.sort(key=lambda item: item.path not in slow)
    missing = [tool for tool in DISPLAY_TOOLS if shutil.which(tool) is None]
    needs = {"window": " and ".join(missing)}
    needs["browser"] = "" if any(map(shutil.which, BROWSERS)) else BROWSERS[0]
    for marker, tools in needs.items():
        left_out = pytest.mark.skip(reason=f"needs {tools}, not installed here")
        for item in items:
            if tools and item.get_closest_marker(marker):
                item.add_marker(left_out)


class PatientBot(QtBot):
    """Gives a slow or busy machine the time it needs; what comes at once costs nothing more."""

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **how: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **how)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where forked solver processes come from."""
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def forked(nursery: Nursery) -> Iterator[None]:
    """Solver processes are forked from one that has loaded all, where the system can."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.platform == "linux":
            patch.setattr(solving, "subprocess", nursery)
        yield


@pytest.fixture
def kernels_held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Kernels are being loaded, and no end of it, until this is called."""
    go_on = threading.Event()
    loading = threading.Thread(target=go_on.wait)
    monkeypatch.setattr(kernels, "_behind", loading)

    def let_go() -> None:
        go_on.set()
        loading.join()

    loading.start()
    yield let_go
    let_go()


@pytest.fixture(scope="session")
def start_program(nursery: Nursery) -> Iterator[Callable[..., Any]]:
    """Starts programs with a window as ``subprocess.Popen`` does, forked where the system can."""
    if sys.platform != "linux":
        yield subprocess.Popen
        return
    windows = Nursery(WINDOWS, nursery)
    yield windows.Popen
    windows.close()


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)
