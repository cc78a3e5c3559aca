"""The journal of puzzles that were generated and are in no folder yet: a crash does not lose them.

Beside the journals of documents each batch has a folder with a lock (see ``instances``) and
``batch.jsonl``: the question that the batch was made by, then a line for each puzzle, as messages
of :mod:`studio.work.batching`; the number of each is the version.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from studio.formats import FormatError, SaveError, native
from studio.gui.document.instances import LOCK, Claim
from studio.gui.document.journal import BATCH, RETRY_S, remove
from studio.gui.document.unsaved import MOST_READ_BYTES, left_folders, written
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work.batching import Arrived, Batch, question, sharing
from studio.work.generation import GenerateOptions
from studio.work.wire import Codec, WireError

VERSION = 1

LINES: Codec[Batch | Arrived] = Codec(Batch, Arrived)


@dataclass(frozen=True)
class UnsavedBatch:
    """Generated puzzles that a window left behind, and what they were to be; ``time`` as in files.

    ``count`` is how many were wanted.
    """

    folder: Path
    blank: Puzzle
    options: GenerateOptions
    count: int
    made: tuple[Arrived, ...]
    time: float


class BatchJournal:
    """Keeps the puzzles of one batch. All methods return at once, but :meth:`close`.

    A disk that refuses is not told of: the puzzles are still in the window, and are written once it
    does not refuse.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / f"{os.getpid()}-{os.urandom(4).hex()}"
        self._orders: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._items: list[Batch | Arrived] = []
        self._edited: float | None = None
        self._torn = False
        """Does the file lack some of the items, or hold half a line?"""
        self._awaiting: list[Callable[[], object]] = []
        self._claim = Claim(self.folder)
        self._thread = threading.Thread(target=self._run, name="batch-journal", daemon=True)
        self._thread.start()

    def begin(
        self,
        blank: Puzzle,
        options: GenerateOptions,
        count: int,
        made: Iterable[Arrived],
        edited: float | None = None,
    ) -> None:
        """Keep this batch from now on, and nothing of what was kept before.

        ``edited`` is when the last puzzle was made, if that was not now.
        """
        items: tuple[Batch | Arrived, ...] = (question(blank, options, count, ()), *made)
        self._orders.put(partial(self._begin, items, edited))

    def add(self, arrived: Arrived) -> None:
        """Keep one more puzzle."""
        self._orders.put(partial(self._add, arrived))

    def forget(self) -> None:
        """Its puzzles are safe elsewhere, or not wanted."""
        self._orders.put(self._forget)

    def then(self, run: Callable[[], object]) -> None:
        """Call something in the journal's thread once all that was told is on the disk."""
        self._orders.put(partial(self._awaiting.append, run))

    def close(self) -> None:
        """Write what is left and end; what was kept stays, unless it was forgotten."""
        self._orders.put(None)
        self._thread.join()

    # -- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        ended = False
        while not ended:
            with contextlib.suppress(queue.Empty):
                order = self._orders.get(timeout=RETRY_S if self._torn else None)
                ended = order is None
                if order is not None:
                    with contextlib.suppress(OSError, SaveError):
                        order()
            with contextlib.suppress(OSError, SaveError):
                self._settle()
        self._claim.let_go()

    def _begin(self, items: Iterable[Batch | Arrived], edited: float | None) -> None:
        self._items, self._edited, self._torn = [*items], edited, True

    def _add(self, arrived: Arrived) -> None:
        self._items.append(arrived)
        if not self._torn:
            self._edited, self._torn = None, True
            self._write("ab", (arrived,))

    def _forget(self) -> None:
        self._items, self._torn = [], False
        self._claim.let_go()
        remove(self.folder)

    def _settle(self) -> None:
        """Write what the disk refused, all anew, and then do what waited for it."""
        if self._torn:
            self._write("wb", self._items)
        while self._awaiting:
            self._awaiting.pop(0)()

    def _write(self, mode: str, items: Iterable[Batch | Arrived]) -> None:
        if not (self.folder / LOCK).exists():
            self._claim.take(None)
        data = b"".join(LINES.encode(VERSION, item) for item in items)
        with (self.folder / BATCH).open(mode) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if self._edited is not None:
            os.utime(self.folder / BATCH, (self._edited, self._edited))
        self._torn = False


def batches_left_behind(folder: Path) -> list[UnsavedBatch]:
    """The batches of windows that are gone, the last written first."""
    found = [batch for one in left_folders(folder) if (batch := read_batch(one)) is not None]
    return sorted(found, key=lambda batch: batch.time, reverse=True)


def read_batch(folder: Path) -> UnsavedBatch | None:
    """The batch that a journal holds; None if nothing of it can be read."""
    try:
        with (folder / BATCH).open("rb") as file:
            first, *rest = file.read(MOST_READ_BYTES).splitlines()
        head = LINES.decode(first).message
    except (OSError, ValueError):
        return None
    if not isinstance(head, Batch):
        return None
    try:
        blank = native.read(head.asked.puzzle).puzzle
    except FormatError:
        return None
    made: list[Arrived] = []
    for line in rest:
        # The last line may be torn.
        with contextlib.suppress(WireError):
            found = LINES.decode(line).message
            if isinstance(found, Arrived):
                made.append(sharing(found, blank.board))
    if not made:
        return None
    options = head.asked.wanted(blank)
    return UnsavedBatch(folder, blank, options, head.count, tuple(made), written(folder / BATCH))
