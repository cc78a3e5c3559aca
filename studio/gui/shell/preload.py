"""What the first use of a card or mode would wait for is made ready in the background.

What the welcome page leads to comes first. What takes a board, and with it the libraries of arrays,
of SAT and of fonts (26 MB), waits until there is one.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from studio.drawing import lettering
from studio.families import RULES
from studio.gui.dialogs.new_puzzle import starts_of
from studio.gui.services.garbage import Rest
from studio.records import dataclass

REST_S = 1.5
"""The solvers of the window start first; only a number may be typed before."""
SLICE_MS = 250
SETTLED = 4
"""Looks in a row, one a slice, that find the window at rest before all that is there is frozen."""


@dataclass(frozen=True)
class Stage:
    """What is loaded together: ``modules`` without Qt by a thread, then ``with_qt``, one in each
    slice, by the window's thread, where Qt's classes are made.

    Those of ``with_qt`` that others need come first, so that no slice is longer than a few
    milliseconds.
    """

    modules: Sequence[str]
    with_qt: Sequence[str]


ANYWHERE = Stage(
    (
        "studio.puzzle.play",
        "studio.work.asking",
        "studio.work.picturing",
        "studio.work.comparison",
        "studio.formats.comparison",
    ),
    (
        "studio.gui.dialogs.how_to_play",
        "studio.gui.dialogs.generate_many",
        "studio.gui.dialogs.from_picture",
        "studio.gui.dialogs.compare_engines",
    ),
)
"""What the welcome page leads to."""
ON_BOARDS = Stage(
    (
        "studio.gui.document.game_file",
        "studio.work.watching",
        "studio.work.animating",
        "studio.work.clue_use",
        "studio.work.tours",
        "studio.work.tour_comparison",
        "studio.work.tour_files",
        "studio.work.census",
        "studio.work.verified",
        "studio.engines.counting.census",
    ),
    (
        "studio.gui.widgets.play_panel",
        "studio.gui.modes.play_pointer",
        "studio.gui.modes.play",
        "studio.gui.widgets.timeline",
        "studio.gui.widgets.transport",
        "studio.gui.widgets.watch_panel",
        "studio.gui.modes.player",
        "studio.gui.modes.watch",
        "studio.gui.modes.explain",
        "studio.gui.dialogs.navigation",
        "studio.gui.dialogs.properties",
        "studio.gui.dialogs.resize",
        "studio.gui.dialogs.tour",
        "studio.gui.dialogs.all_drawings",
        "studio.gui.dialogs.census",
        "studio.gui.dialogs.verify",
    ),
)
"""What modes need, and cards about the puzzle on the page."""


class Preload(QObject):
    """Loads stage after stage, and is ``ready`` when all is there.

    It begins after a rest of so many seconds; ``begun`` says whether there is a board.
    """

    def __init__(self, parent: QObject, begun: Callable[[], bool], rest: float = REST_S) -> None:
        super().__init__(parent)
        self.ready = False
        self._begun = begun
        self._thread = _started(lambda: _load_first(rest))
        self._left = deque(ANYWHERE.with_qt)
        self._stages = deque([ON_BOARDS])
        self._quiet = Rest()
        self._settled = self._lettered = False
        self._read_font()
        # What comes at the same time goes first, with the paint that follows from it.
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._look)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._turn.start)
        self.timer.start(SLICE_MS)

    def _read_font(self) -> None:
        """Once there is a board, read the font of its clues, which the first typed number would
        have to wait for."""
        if not self._lettered and self._begun():
            self._lettered = True
            _started(lettering.prepare)

    def _look(self) -> None:
        self._read_font()
        if self._thread.is_alive():
            self._loaded()
        elif self._left:
            _import(self._left.popleft())
            self._loaded()
        elif self._stages and self._begun():
            stage = self._stages.popleft()
            self._left.extend(stage.with_qt)
            self._thread = _started(lambda: _import_all(stage.modules))
        elif not self._settled and self._quiet.look() >= SETTLED:
            self._settle()
        self._quiet.pass_over()

    def _loaded(self) -> None:
        """Look through what came in this slice: all at once would take longer than a frame."""
        self._settled = False
        gc.collect(1)

    def _settle(self) -> None:
        """What is garbage now is found, and what is left is not looked through again.

        While a stage is loaded cards may be open that hang in circles; frozen, they would stay for
        good.
        """
        gc.collect()
        gc.freeze()
        self._settled = True
        if not self._stages:
            self.timer.stop()
            self.ready = True


def _started(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, name="preload", daemon=True)
    thread.start()
    return thread


def _load_first(rest: float) -> None:
    time.sleep(rest)
    _import_all(ANYWHERE.modules)
    for rule in RULES:
        for variant in rule.variants:
            for start in starts_of(variant):
                start.near(start.usual)


def _import_all(names: Sequence[str]) -> None:
    for name in names:
        _import(name)


def _import(name: str) -> None:
    # What is missing is told where it is needed.
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
