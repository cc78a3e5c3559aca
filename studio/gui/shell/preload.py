"""What the first use of a card or mode would wait for is made ready in the background."""

from __future__ import annotations

import contextlib
import gc
import importlib
import threading
import time
from collections import deque

from PySide6.QtCore import QObject, QTimer

from studio.drawing import lettering
from studio.families import RULES
from studio.gui.dialogs.new_puzzle import starts_of
from studio.work import examples

REST_S = 1.5
"""The solvers of the window start first; only a number may be typed before."""
SLICE_MS = 250
MODULES = (
    "studio.puzzle.play",
    "studio.work.asking",
    "studio.work.watching",
    "studio.work.animating",
    "studio.work.clue_use",
    "studio.work.tours",
    "studio.work.tour_comparison",
    "studio.work.tour_files",
    "studio.work.picturing",
    "studio.work.census",
    "studio.work.comparison",
    "studio.work.verified",
    "studio.formats.comparison",
    "studio.engines.counting.census",
)
"""What modes and cards need beyond the window itself, without Qt: a thread loads them."""
WITH_QT = (
    "studio.gui.widgets.play_panel",
    "studio.gui.modes.play_pointer",
    "studio.gui.modes.play",
    "studio.gui.widgets.timeline",
    "studio.gui.widgets.transport",
    "studio.gui.widgets.watch_panel",
    "studio.gui.modes.player",
    "studio.gui.modes.watch",
    "studio.gui.modes.explain",
    "studio.gui.dialogs.how_to_play",
    "studio.gui.dialogs.tour",
    "studio.gui.dialogs.from_picture",
    "studio.gui.dialogs.all_drawings",
    "studio.gui.dialogs.census",
    "studio.gui.dialogs.compare_engines",
    "studio.gui.dialogs.verify",
)
"""Then the window's thread loads these, one in each slice: that is where Qt's classes are made.
Those that others need come first, so that no slice is longer than a few milliseconds."""


def warm(parent: QObject, rest: float = REST_S) -> QTimer:
    """Begin, and go on after a rest of so many seconds; the timer stops when all is ready."""
    thread = threading.Thread(target=_load, args=(rest,), name="warming", daemon=True)
    thread.start()
    left = deque(WITH_QT)
    timer = QTimer(parent)

    def go_on() -> None:
        # What was loaded stays; looking through it even once would cost a frame.
        gc.freeze()
        if thread.is_alive():
            return
        if left:
            _import(left.popleft())
        else:
            timer.stop()

    timer.timeout.connect(go_on)
    timer.start(SLICE_MS)
    return timer


def _load(rest: float) -> None:
    lettering.prepare()
    time.sleep(rest)
    for name in MODULES:
        _import(name)
    for rule in RULES:
        for variant in rule.variants:
            for start in starts_of(variant):
                start.near(start.usual)
    for path in examples.files():
        examples.example(path)


def _import(name: str) -> None:
    # What is missing is told where it is needed.
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
