"""Files read and written in the background: no folder is ever waited for in the window's thread.

A network folder may not answer for minutes, and a name may lead to a pipe or into ``/proc``. Each
read and each write is a thread of its own, so that what hangs holds up nothing else; only writes to
one path wait for each other.
"""

from __future__ import annotations

import os
import stat
import threading
import time
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio import formats
from studio.drawing import draw
from studio.formats import FormatError, Reading, booklet_file
from studio.formats.format import shown
from studio.formats.save import SaveError, save
from studio.gui.document.document import Document
from studio.gui.services.background import Background
from studio.gui.style.chunks import chunks_of
from studio.puzzle.message import Message
from studio.records import dataclass


@dataclass(frozen=True)
class Opened:
    """A file that was read: the puzzle in it, and the fingerprint of its bytes."""

    reading: Reading
    digest: str


@dataclass(frozen=True)
class Written:
    """A file that is on the disk, and the fingerprint of its bytes."""

    path: Path
    digest: str


class FolderError(FormatError):
    """It is a folder: what is in it is shown in another way."""


class BookletError(FormatError):
    """It is a saved booklet, which its card reads."""


class _ChangedError(Exception):
    """Another program wrote the file meanwhile."""


class _GivenUpError(Exception):
    """Nobody wants the file any more."""


class Filing(QObject):
    """Reads and writes files in the background; every method returns at once.

    ``saved(path)`` comes once the bytes of a write are on the disk, ``failed(sentence)`` if they
    are not; then the old file is as it was. What comes after one write belongs to that write: it is
    given along, and called for no other.
    """

    saved = Signal(object)
    failed = Signal(str)
    ended = Signal()
    """A write is over, and what came after it done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._writes: list[tuple[Path, threading.Thread]] = []
        self._wrote: dict[Path, str] = {}
        """The fingerprints of what was written here last, before anybody was told of it."""
        self.refusals = 0
        """So often the disk has refused."""

    @property
    def busy(self) -> bool:
        """Is something still being written?"""
        return bool(self._writes)

    @property
    def pending(self) -> tuple[Path, ...]:
        """The files that are still being written."""
        return tuple(path for path, _ in self._writes)

    def read(self, path: Path, then: Callable[[Opened | FormatError], object]) -> None:
        """Read a puzzle; ``then`` gets it, ready to be shown, or why it cannot be read."""
        self._background.run(partial(_read_to_show, path), then)

    def make(
        self,
        what: Callable[[], bytes],
        path: Path,
        then: Callable[[Written], object] | None = None,
        *,
        known: str | None = None,
        changed: Callable[[], object] | None = None,
        refused: Callable[[str], object] | None = None,
        ended: Callable[[], object] | None = None,
        given_up: threading.Event | None = None,
    ) -> None:
        """Make bytes and write them atomically, both in the background; ``then`` comes after that.

        With ``known``, the fingerprint of what should be in the file, nothing is written where it
        holds something else: ``changed`` is called in place of ``then``. ``refused`` is told why
        nothing was written, in place of ``failed``. ``ended`` is called before any of them. Once
        ``given_up`` is set, what is not on the disk yet is not written, and nobody is told.
        """
        before = [thread for other, thread in self._writes if other == path]

        def write() -> Written | Exception:
            for thread in before:
                thread.join()
            expected = None if known is None else {known, self._wrote.get(path, known)}
            try:
                written = _write(what, path, expected, given_up or threading.Event())
            except Exception as error:
                return error
            self._wrote[path] = written.digest
            return written

        def tell(outcome: Written | Exception) -> None:
            if entry in self._writes:
                self._writes.remove(entry)
            if ended is not None:
                ended()
            match outcome:
                case Written():
                    self.saved.emit(path)
                    if then is not None:
                        then(outcome)
                case _ChangedError():
                    if changed is not None:
                        changed()
                case _GivenUpError():
                    pass
                case SaveError() | FormatError() if given_up is not None and given_up.is_set():
                    pass  # it was refused just before
                case SaveError() | FormatError():
                    self.refusals += 1
                    (refused or self.failed.emit)(str(outcome))
                case _:
                    raise outcome

            self.ended.emit()

        entry = (path, self._background.run(write, tell))
        self._writes.append(entry)

    def wait(self, seconds: float) -> bool:
        """Wait until everything is on the disk or refused, but no longer than this; is it?

        What came of it is told then, and whether the disk refused by ``refusals``.
        """
        end = time.monotonic() + seconds
        for _, thread in self._writes:
            thread.join(max(0.0, end - time.monotonic()))
        self._background.tell()
        return not any(thread.is_alive() for _, thread in self._writes)

    def compare(self, document: Document, prints: Mapping[Path, str]) -> None:
        """Take a document for unsaved if its file is gone, or holds what another program wrote;
        ``prints`` tell what should be in it.

        Unless it was saved since, as the fingerprints of then tell.
        """
        path = document.path
        if path is None:
            return
        digest = prints.get(path)

        def told(found: Opened | FormatError) -> None:
            since = document.path != path or prints.get(path) != digest
            if not since and (isinstance(found, FormatError) or found.digest != digest):
                document.outdate()

        self._background.run(partial(read_puzzle, path), told)

    def give_up(self) -> None:
        """Wait for nothing that is still being written."""
        self._writes.clear()


def read_puzzle(path: Path) -> Opened | FormatError:
    """The puzzle of a file. A pipe, which might keep its reader waiting for ever, is none.

    A folder is told by :class:`FolderError`, a booklet by its ending and :class:`BookletError`.
    """
    try:
        data = _load(path)
        if path.suffix.lower() == booklet_file.ENDING:
            told = Message.of("{path} is a booklet, not a puzzle.", path=shown(str(path)))
            raise BookletError(told)
        return Opened(formats.read(data), digest_of(data))
    except FormatError as error:
        return error


def _read_to_show(path: Path) -> Opened | FormatError:
    """The same, drawn and compiled: both remember the layers, and of a large graph the window would
    stand still for them. What is only looked at leaves those of the open puzzle remembered."""
    found = read_puzzle(path)
    if isinstance(found, Opened):
        for name, shapes in draw(found.reading.puzzle, lettered=True).layers:
            chunks_of(name, shapes)
    return found


def _load(path: Path) -> bytes:
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return formats.load(path)
    if stat.S_ISDIR(mode):
        raise FolderError("{path} is a folder, not a file.", path=shown(str(path)))
    if not stat.S_ISREG(mode):
        raise FormatError("This is no ordinary file.")
    return formats.load(path)


_turns: dict[str, threading.Lock] = {}
"""Windows that write the same file do so one after the other, each with its look at it before."""


def _write(
    what: Callable[[], bytes],
    path: Path,
    expected: Collection[str] | None,
    given_up: threading.Event,
) -> Written:
    def look() -> None:
        """Much may come between while the bytes are made, or are on their way: other programs may
        write the file, and whoever asked for it may give it up.
        """
        if given_up.is_set():
            raise _GivenUpError
        if expected is None:
            return
        try:
            now = digest_of(_load(path))
        except FormatError:
            # A file that is gone, or cannot be read, is nobody's work that could be lost.
            return
        if now not in expected:
            raise _ChangedError

    with _turns.setdefault(os.path.realpath(path), threading.Lock()):
        look()
        data = what()
        save(path, data, look)
    return Written(path, digest_of(data))


def digest_of(data: bytes) -> str:
    """A fingerprint of the contents of a file."""
    import hashlib  # no start waits for it

    return hashlib.sha256(data).hexdigest()
