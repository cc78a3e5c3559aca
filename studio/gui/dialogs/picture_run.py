"""A picture on its way to a puzzle: read, cut and mended in the background, told by signals."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.formats import FormatError
from studio.gui.dialogs.generation_run import SETTLE_MS
from studio.gui.services.background import Delivery
from studio.gui.services.job_runner import JobRunner
from studio.puzzle import Puzzle, Rule
from studio.work.generation import Generated, GenerationFailed, Working
from studio.work.job import Ended
from studio.work.picturing import News, Shaped, question
from studio.work.sentences import ended_words, said

if TYPE_CHECKING:
    from studio.formats.raster import Raster
    from studio.work.picture import Cutting, Hopeless, Silhouette


class PictureMaking(QObject):
    """Cuts cells from one picture at a time and has a solver process mend and fill them.

    ``changed`` follows everything that becomes known: the ``raster`` first, then what is ``seen``
    in it, then the board ``shaped`` from that, at last the puzzle ``filled``.
    """

    changed = Signal()

    def __init__(self, source: bytes | Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.raster: Raster | None = None
        self.seen: Silhouette | None = None
        self.shaped: Shaped | None = None
        self.latest: Working | Generated | None = None
        self.filled: Puzzle | None = None
        """The best puzzle with one solution by now."""
        self.problem = ""
        """Why there is nothing to show."""
        self._cutting: Cutting | None = None
        self._rule: Rule | None = None
        self._fill, self._loop = True, False
        self._round = 0
        self._cutting_now = True
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._send)
        self._delivery: Delivery[tuple[int, object]] = Delivery(self, self._hear_cut)
        tasks: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._tasks = tasks
        # The thread outlives neither this object nor the program, but a cut that takes long.
        self.destroyed.connect(lambda: tasks.put(None))
        threading.Thread(target=_work, args=(tasks,), name="pictures", daemon=True).start()
        self._submit(partial(_read, source))

    @property
    def busy(self) -> bool:
        """Is something being read, cut, mended or filled?"""
        return self._cutting_now or self._job_runner.busy or self._settle.isActive()

    def begin(self, cutting: Cutting, rule: Rule, *, fill: bool, loop: bool = False) -> None:
        """Begin anew with these wishes; what was known goes as soon as something better is.

        With ``loop`` the answer draws the picture, not the board.
        """
        self._cutting, self._rule, self._fill, self._loop = cutting, rule, fill, loop
        if self.raster is None:
            return
        self.stop()
        self.shaped, self.latest, self.filled, self.problem = None, None, None, ""
        self._submit(partial(_silhouette, self.raster, cutting))
        self.changed.emit()

    def another(self) -> None:
        """Another puzzle on the same cells."""
        self.latest, self.filled = None, None
        self._settle.start()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """End the work under way; what is known stays."""
        self._round += 1
        self._cutting_now = False
        self._settle.stop()
        self._job_runner.stop()

    @Slot()
    def close(self) -> None:
        """Nothing will be asked any more."""
        self.stop()
        self._tasks.put(None)

    # -- pixels and cells, in a thread -----------------------------------------------------------

    def _submit(self, task: Callable[[], object]) -> None:
        self._round += 1
        self._cutting_now = True
        number, send = self._round, self._delivery.send

        def done() -> None:
            # Of wishes that follow each other quickly only the last is worth the work.
            if number == self._round:
                send((number, task()))

        self._tasks.put(done)

    def _hear_cut(self, cut: tuple[int, object]) -> None:
        from studio.formats.raster import Raster
        from studio.work.picture import Hopeless, Silhouette

        number, found = cut
        if number != self._round:
            return
        self._cutting_now = False
        match found:
            case Raster():
                self.raster = found
                if self._cutting is not None and self._rule is not None:
                    self.begin(self._cutting, self._rule, fill=self._fill, loop=self._loop)
                    return
            case Silhouette():
                self.seen = found
                self._settle.start()
            case Hopeless(reason):
                self.problem = said(reason)
            case FormatError(sentence=sentence):
                self.problem = sentence
        self.changed.emit()

    # -- boards and puzzles, in a process --------------------------------------------------------

    def _send(self) -> None:
        assert self.seen is not None
        assert self._rule is not None
        self._round += 1
        seed, shapes = random.SystemRandom().randrange(1 << 31), self.seen.likenesses
        asked = question(self._rule, shapes, seed, fill=self._fill, loop=self._loop)
        self._job_runner.ask(asked)

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Ended():
                reason = ended_words(news)
                self.stop()
                self.problem = reason or self.problem
            case Shaped():
                self.shaped = news
            case Working(puzzle, unique):
                self.latest = news
                self.filled = puzzle if unique else self.filled
            case Generated(puzzle):
                self.latest, self.filled = news, puzzle
            case GenerationFailed(why):
                self.problem = said(why)
        self.changed.emit()


def _work(tasks: SimpleQueue[Callable[[], object] | None]) -> None:
    while (task := tasks.get()) is not None:
        task()


def _read(source: bytes | Path) -> Raster | FormatError:
    from studio.formats.raster import read_raster

    try:
        return read_raster(source)
    except FormatError as error:
        return error


def _silhouette(raster: Raster, cutting: Cutting) -> Silhouette | Hopeless:
    from studio.work.picture import silhouette

    return silhouette(raster, cutting)
