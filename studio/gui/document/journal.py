"""The journal of unsaved work: what was edited is on the disk within a second.

Each running window has a folder of its own under the user's state folder, with three files: the
lock (see ``instances``); ``edits.jsonl``, to which a line is appended for every step, undo and
redo, and for a number as it is typed; and each minute ``snapshot.puzzle``, the puzzle as an
ordinary file. Only the journal's own threads write. A document without unsaved changes has only
the lock.

The first line of the edits tells file and version. Every other line says where the undo history
stands after an edit: ``at`` of ``count`` steps, and the native text of the puzzle there unless
an earlier line told it. So the whole history can be built again from the lines.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import takewhile, zip_longest
from pathlib import Path
from typing import Any

from studio import language
from studio.formats import native, save
from studio.formats.format import PLAIN
from studio.formats.refusal import reason as why
from studio.gui.document.document import UNDO_LIMIT
from studio.gui.document.instances import Claim
from studio.puzzle import Puzzle
from studio.records import dataclass

EDITS = "edits.jsonl"
SNAPSHOT = "snapshot.puzzle"
BATCH = "batch.jsonl"
"""Puzzles that were generated, see ``batch_journal``."""
VERSION = 1
GATHER_S = 0.3
"""Edits that follow each other this quickly go to the disk together."""
SNAPSHOT_S = 60.0
RETRY_S = 5.0
"""So long after the disk refused it is asked again, if nothing else is to be written sooner."""
MOST_BYTES = 32 * 1024 * 1024
"""A journal that would grow beyond this begins again with the present puzzle."""


@dataclass(frozen=True)
class Origin:
    """The file that a document came from, and the fingerprint of what was in it; or neither.

    ``clean`` is the number of steps after which it was as saved or opened, -1 where none led there.
    ``made`` sets it apart where it was made and not opened.
    """

    path: Path | None = None
    digest: str = ""
    clean: int = -1
    made: str = ""


@dataclass(frozen=True)
class State:
    """Where a document's history stands: after ``at`` of ``count`` steps, the last named ``text``.

    ``time`` is that of the last edit, in seconds since 1970.
    """

    at: int
    count: int
    puzzle: Puzzle
    text: str
    time: float


@dataclass(frozen=True)
class _Begin:
    origin: Origin
    states: tuple[State, ...]
    unsaved: bool = False


_Order = State | _Begin | Callable[[], object] | None
"""What the thread is asked: write a state, begin anew, do something else then, or end (None)."""


class Journal:
    """Keeps the edits of one window. All methods return at once, except :meth:`close`.

    ``failed`` is told, in the journal's thread, when the disk begins to refuse; what it refused is
    written once it does not.
    """

    def __init__(self, folder: Path, failed: Callable[[str], object]) -> None:
        self.folder = folder / f"{os.getpid()}-{os.urandom(4).hex()}"
        self.failed = failed
        self._told = False
        self._orders: queue.SimpleQueue[_Order] = queue.SimpleQueue()
        self._begin: _Begin | None = None
        self._locked: Origin | None = None
        self._claim = Claim(self.folder)
        self._begun = False
        self._known: dict[int, State] = {}
        self._count = 0
        self._lines = 0
        self._size = 0
        self._snapshot_due = 0.0
        # What is written outlives the program at once; that it outlives the machine, too, may take
        # a slow disk seconds, for which the next edits do not wait.
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="journal-disk")
        self._syncs: list[Future[None]] = []
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def begin(self, origin: Origin, *states: State, unsaved: bool = False) -> None:
        """Forget the edits before, keep those that follow, and these states together with them.

        What they hold is safe elsewhere; where it is ``unsaved`` they are kept at once, in the
        place of what was.
        """
        self._orders.put(_Begin(origin, states, unsaved))

    def record(self, state: State) -> None:
        """Keep a state."""
        self._orders.put(state)

    def then(self, run: Callable[[], object]) -> None:
        """Call something in the journal's thread once all that was recorded is on the disk."""
        self._orders.put(run)

    def close(self, *, keep: bool = False) -> None:
        """Write what is left and end; the folder goes unless it is to be kept."""
        self._orders.put(None)
        self._thread.join()
        self._disk.shutdown(wait=True)
        self._claim.let_go()
        if not keep:
            remove(self.folder)

    # -- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        owed: deque[_Order] = deque()
        ended = refused = False
        while not ended:
            owed += self._gather(RETRY_S if owed else None)
            ended = None in owed
            try:
                self._follow(owed)
                if refused:
                    refused = self._told = False
            except Exception as error:
                refused = True
                self._recollect()
                while len(owed) > UNDO_LIMIT and isinstance(owed[0], State):
                    owed.popleft()
                self._tell(error)

    def _recollect(self) -> None:
        """Half a line may stand in the file, or nothing be left of the folder: what was told of is
        written once more, with what follows."""
        if self._begun and self._begin is not None and self._known:
            told = [replace(known, count=self._count) for _, known in sorted(self._known.items())]
            self._begin = replace(self._begin, states=tuple(told))
        self._begun, self._locked = False, None

    def _tell(self, error: BaseException) -> None:
        if not self._told:
            self._told = True
            self.failed(language.said(why(error)))

    def _gather(self, patience: float | None) -> list[_Order]:
        """Wait for an order and for those that follow it soon, up to one that wants all written.

        After so many seconds of ``patience`` none has come.
        """
        orders: list[_Order] = []
        end = None if patience is None else time.monotonic() + patience
        while not orders or isinstance(orders[-1], State | _Begin):
            try:
                left = None if end is None else max(end - time.monotonic(), 0)
                orders.append(self._orders.get(timeout=left))
            except queue.Empty:
                break
            if len(orders) == 1:
                end = time.monotonic() + GATHER_S
        return orders

    def _follow(self, owed: deque[_Order]) -> None:
        """Do what is owed, and strike it off once it is done."""
        while owed:
            states = list(takewhile(lambda order: isinstance(order, State), owed))
            order = owed[len(states)] if len(states) < len(owed) else None
            if isinstance(order, _Begin):
                self._start_over(order)
            else:
                self._keep(_told_last(states))
            for _ in range(min(len(states) + 1, len(owed))):
                owed.popleft()
            if callable(order):
                order()

    def _start_over(self, begin: _Begin) -> None:
        self._begin, self._begun = begin, False
        if begin.unsaved:
            self._write_first(begin, ())
            self._sync()
            (self.folder / SNAPSHOT).unlink(missing_ok=True)
            return
        for name in (EDITS, SNAPSHOT):
            (self.folder / name).unlink(missing_ok=True)
        self._lock(begin.origin)

    def _lock(self, origin: Origin) -> None:
        """See that the lock tells the present file."""
        if self._locked is None or self._locked.path != origin.path:
            self._claim.take(origin.path)
            self._locked = origin

    def _keep(self, states: Sequence[State]) -> None:
        if not states or self._begin is None:
            return
        if self._begun:
            self._append(states)
        else:
            self._write_first(self._begin, states)
        self._sync()
        now = time.monotonic()
        if now >= self._snapshot_due:
            save(self.folder / SNAPSHOT, native.write(states[-1].puzzle, PLAIN))
            self._snapshot_due = now + SNAPSHOT_S

    def _write_first(self, begin: _Begin, states: Sequence[State]) -> None:
        self._lock(begin.origin)
        self._known, self._lines = {}, 0
        path = None if begin.origin.path is None else str(begin.origin.path)
        origin = begin.origin
        head = {"journal": VERSION, "path": path, "digest": origin.digest, "clean": origin.clean}
        if origin.made:
            head["made"] = origin.made
        told = (*begin.states, *states)
        lines = [json.dumps(head), *map(self._line, told)]
        data = "".join(f"{line}\n" for line in lines).encode()
        if len(data) > MOST_BYTES and len(told) > 1:
            self._write_alone(begin, told[-1])
            return
        # A journal that grew too large is replaced in one step.
        unfinished = self.folder / f"{EDITS}.new"
        unfinished.write_bytes(data)
        os.replace(unfinished, self.folder / EDITS)
        self._begun, self._size = True, len(data)
        self._snapshot_due = time.monotonic() + SNAPSHOT_S

    def _write_alone(self, begin: _Begin, state: State) -> None:
        """Begin again with one state, for more than it would not be read."""
        # What was saved is not among the steps any more, and another may take its place.
        self._begin = _Begin(replace(begin.origin, clean=-1), (state,))
        self._write_first(self._begin, ())

    def _append(self, states: Sequence[State]) -> None:
        data = "".join(f"{self._line(state)}\n" for state in states).encode()
        if self._size + len(data) > MOST_BYTES and self._begin is not None:
            self._write_alone(self._begin, states[-1])
            return
        with (self.folder / EDITS).open("ab") as file:
            file.write(data)
        self._size += len(data)

    def _sync(self) -> None:
        """See that what was written reaches the disk: now, or after what is on its way there."""
        for done in [sync for sync in self._syncs if sync.done()]:
            self._syncs.remove(done)
            if error := done.exception():
                self._tell(error)
        if len(self._syncs) < 2:
            self._syncs.append(self._disk.submit(_sync_file, self.folder / EDITS))

    def _line(self, state: State) -> str:
        self._lines += 1
        item = {
            "line": self._lines,
            "at": state.at,
            "count": state.count,
            "time": round(state.time, 3),
            "text": state.text,
        }
        # Undo leads back to none that is older; steps that were undone are gone when new ones come.
        within = range(state.count - UNDO_LIMIT, state.count + 1)
        self._known = {at: known for at, known in self._known.items() if at in within}
        known = self._known.get(state.at)
        if known is None or known.puzzle is not state.puzzle:
            item["puzzle"] = native.write(state.puzzle, PLAIN).decode()
        if self._begin is not None:
            clean = self._begin.origin.clean
            other = known is not None and "puzzle" in item
            if state.count < clean or (other and state.at <= clean):
                # Another step was made in the place of what was saved, as readers see, too.
                self._begin = replace(self._begin, origin=replace(self._begin.origin, clean=-1))
        self._known[state.at], self._count = state, state.count
        return json.dumps(item)


def _told_last(states: Sequence[Any]) -> list[State]:
    """The states but those that are replaced at once: steps of one stroke follow each other."""
    return [
        state
        for state, after in zip_longest(states, states[1:])
        if after is None or (state.at, state.count) != (after.at, after.count)
    ]


def _sync_file(path: Path) -> None:
    # A journal that is gone by now, because all was saved, needs no disk.
    with contextlib.suppress(FileNotFoundError), path.open("rb+") as file:
        os.fsync(file.fileno())


def remove(folder: Path) -> None:
    """Remove the folder of a window; the lock goes last, so that half of it is never offered."""
    for name in (EDITS, SNAPSHOT, BATCH):
        with contextlib.suppress(OSError):
            (folder / name).unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
