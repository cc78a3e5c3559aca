"""What is made ready in the background is what the window would wait for."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.gui.shell import preload
from studio.gui.shell.preload import Preload, Stage

PROGRAM = """
import sys
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from studio.drawing import lettering
from studio.gui.shell import preload

first = {*preload.ANYWHERE.modules, *preload.ANYWHERE.with_qt}
every = {*first, *preload.ON_BOARDS.modules, *preload.ON_BOARDS.with_qt}
assert not every & set(sys.modules)
app = QApplication([])
begun = False
preload.SETTLED = 0
loading = preload.Preload(app, lambda: begun, rest=0.0)
loading.timer.setInterval(5)
while not loading._settled:
    app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
assert first <= set(sys.modules)
assert not {"numpy", "pysat", "fontTools", "hashlib", "importlib.metadata"} & set(sys.modules)
assert not loading.ready
begun = True
while not loading.ready:
    app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
assert every <= set(sys.modules)
assert lettering._face.cache_info().currsize == 1
assert "numba" not in sys.modules
"""


def test_modules_and_font_are_there() -> None:
    """Those that bring libraries once there is a board, the others before."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


class Circle:
    """Holds itself, as a card does whose buttons call it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as the window has it, with what was frozen given back."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_what_was_alive_while_modules_came_is_collected_later(
    collector: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that was open meanwhile, say, and is closed before all is loaded."""
    card = Circle()
    gone = weakref.ref(card)
    loaded: list[str] = []

    def load(name: str) -> None:
        nonlocal card
        loaded.append(name)
        if name == "last":
            card = Circle()

    monkeypatch.setattr(preload, "_import", load)
    monkeypatch.setattr(preload, "_load_first", lambda rest: None)
    monkeypatch.setattr(preload, "ANYWHERE", Stage((), ("first", "second", "last")))
    monkeypatch.setattr(preload, "ON_BOARDS", Stage((), ()))
    monkeypatch.setattr(preload, "SETTLED", 1)
    frozen = gc.get_freeze_count()
    parent = QObject()
    loading = Preload(parent, lambda: True)
    loading.timer.setInterval(1)
    qtbot.waitUntil(lambda: loading.ready)
    assert loaded == ["first", "second", "last"]
    assert gc.get_freeze_count() > frozen
    assert gone() is None


def test_nothing_is_frozen_before_the_window_rests(
    collector: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preload, "_load_first", lambda rest: None)
    monkeypatch.setattr(preload, "ANYWHERE", Stage((), ()))
    looks: list[int] = []

    class Busy:
        def look(self) -> int:
            looks.append(0)
            return 5 if len(looks) > 4 else 0

        def pass_over(self) -> None:
            pass

    monkeypatch.setattr(preload, "Rest", Busy)
    frozen: list[int] = []
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(len(looks)))
    parent = QObject()
    loading = Preload(parent, lambda: False)
    loading.timer.setInterval(1)
    qtbot.waitUntil(lambda: bool(frozen))
    assert frozen == [5]
    assert not loading.ready


def test_a_slice_comes_after_what_came_at_the_same_time(
    collector: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key, say, and the paint that follows from it: neither waits for a module."""
    monkeypatch.setattr(preload, "_load_first", lambda rest: None)
    monkeypatch.setattr(preload, "ANYWHERE", Stage((), ("module",)))
    order: list[str] = []
    monkeypatch.setattr(preload, "_import", order.append)
    parent = QObject()
    loading = Preload(parent, lambda: False)
    loading._thread.join()
    loading.timer.stop()
    loading.timer.timeout.emit()
    assert order == []
    order.append("a key")
    qtbot.waitUntil(lambda: len(order) > 1)
    assert order == ["a key", "module"]
