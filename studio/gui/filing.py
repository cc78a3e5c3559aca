"""Opening and saving: read in the window's thread (bounded), written in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.formats import native
from studio.formats.format import PLAIN, FormatError
from studio.formats.save import SaveError, save
from studio.puzzle import Puzzle


class Filing(QObject):
    """Writes puzzles in the background, one after the other.

    ``saved(path, puzzle)`` comes once the bytes are on the disk, ``failed(sentence)`` if they are
    not; then the old file is as it was.
    """

    saved = Signal(object, object)
    failed = Signal(str)
    _ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="filing")
        self._ended.connect(self._tell)
        self._pending = 0

    @property
    def busy(self) -> bool:
        """Is something still being written?"""
        return self._pending > 0

    def save(self, puzzle: Puzzle, path: Path) -> None:
        """Write a puzzle in the native format; returns at once."""
        self.make(lambda: native.write(puzzle, PLAIN), path, puzzle)

    def make(self, what: Callable[[], bytes], path: Path, told: object) -> None:
        """Make bytes and write them atomically, both in the background.

        ``told`` comes back with the signal.
        """
        self._pending += 1
        future = self._writer.submit(lambda: save(path, what()))
        future.add_done_callback(lambda done: self._ended.emit((done, path, told)))

    def close(self) -> None:
        """Wait until everything is written."""
        self._writer.shutdown(wait=True)

    @Slot(object)
    def _tell(self, ended: tuple[Future[None], Path, object]) -> None:
        done, path, what = ended
        self._pending -= 1
        error = done.exception()
        if error is None:
            self.saved.emit(path, what)
        elif isinstance(error, SaveError | FormatError):
            self.failed.emit(str(error))
        else:
            raise error
