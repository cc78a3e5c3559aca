"""The files used last, looked at in the background: their folders may be slow, or gone."""

from __future__ import annotations

import os
import stat
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio.gui.document.background_io import Opened, read_puzzle
from studio.gui.services.background import Background
from studio.gui.services.settings import Settings
from studio.puzzle import Puzzle
from studio.records import dataclass


@dataclass(frozen=True)
class _Seen:
    """What a look at a file brought: is it there, which puzzle is in it, and when did it change?

    ``digest`` is that of the bytes that the puzzle was read of.
    """

    there: bool
    puzzle: Puzzle | None = None
    changed: float | None = None
    digest: str = ""


class RecentFiles(QObject):
    """What is known of the files that were used last; ``changed`` whenever that is more."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._background = Background(self)
        self._seen: dict[Path, _Seen] = {}
        self._looking: set[Path] = set()

    def look(self) -> None:
        """Look at the files again, each in a thread of its own; returns at once."""
        for path in self._settings.recent:
            # One that has not answered by now is not asked twice.
            if path not in self._looking:
                self._looking.add(path)
                self._background.run(partial(_look_at, path), partial(self._found, path))

    def _found(self, path: Path, seen: _Seen) -> None:
        self._looking.discard(path)
        if seen.there:
            self._settings.answered(path)
        if self._seen.get(path) != seen:
            self._seen[path] = seen
            self.changed.emit()

    @property
    def puzzles(self) -> tuple[tuple[Path, Puzzle], ...]:
        """The puzzles that were read, with their files, newest first."""
        known = ((path, self._seen.get(path)) for path in self._settings.recent)
        return tuple((path, seen.puzzle) for path, seen in known if seen and seen.puzzle)

    def when(self, path: Path) -> float | None:
        """When a file was changed last, in seconds of the system; None if that is not known."""
        seen = self._seen.get(path)
        return None if seen is None else seen.changed

    def digest(self, path: Path) -> str:
        """The fingerprint of what its puzzle was read of; "" if none was."""
        seen = self._seen.get(path)
        return "" if seen is None else seen.digest

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files, newest first, without those that are known to be gone."""
        gone = {path for path, seen in self._seen.items() if not seen.there}
        return tuple(path for path in self._settings.recent if path not in gone)


def _look_at(path: Path) -> _Seen:
    try:
        status = os.stat(path)
        there, changed = stat.S_ISREG(status.st_mode), status.st_mtime
    except (OSError, ValueError):
        there, changed = False, None
    found = read_puzzle(path) if there else None
    if isinstance(found, Opened):
        return _Seen(there, found.reading.puzzle, changed, found.digest)
    return _Seen(there, changed=changed)
