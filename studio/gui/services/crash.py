"""When something goes wrong that nobody expected: a log, a copy of the work, one dialog.

Exceptions in slots, virtual overrides and threads all reach ``sys.excepthook`` (or the threading
hook); Qt goes on as if nothing had happened, so without this they would be lost in silence.
"""

from __future__ import annotations

import datetime
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Signal
from shiboken6 import isValid

from studio import __version__

Rescue = Callable[[Path], Path | None]
"""Writes a copy of the work into a folder and says where; None if there was nothing to save."""


def state_folder() -> Path:
    """Where logs and recovery copies go; made if it is not there."""
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    folder = Path(QStandardPaths.writableLocation(location))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


MOST_TOLD = 100
"""Places of the program that errors are told of; a fault in a paint event comes at every frame."""


class CrashHook(QObject):
    """Catches what nobody caught.

    ``crashed(log, copy)`` comes in the window's thread, once for each kind of error and place of
    the program.
    """

    crashed = Signal(object, object)

    def __init__(self, rescue: Rescue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rescue = rescue
        self._told: set[tuple[str, str, int]] = set()

    def install(self) -> None:
        """Take over both hooks."""
        sys.excepthook = self.caught
        threading.excepthook = lambda args: self.caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """An exception that nobody caught; also for threads of other makes."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        place = _place(kind, trace)
        if place in self._told or len(self._told) >= MOST_TOLD:
            return
        self._told.add(place)
        log, copy = None, None
        try:
            folder = state_folder()
            log = folder / "crash.log"
            now = datetime.datetime.now().isoformat(timespec="seconds")
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{now} Oneline Studio {__version__}\n{text}\n")
            copy = self._rescue(folder)
        except Exception as second:
            # Nothing may escape from here: it would end in this hook again.
            sys.stderr.write(f"{second}\n")
        if isValid(self):
            # Else the last window is gone, and nobody is there to be told.
            self.crashed.emit(log, copy)


def _place(kind: type[BaseException], trace: TracebackType | None) -> tuple[str, str, int]:
    """What went wrong, and where."""
    where = traceback.extract_tb(trace)[-1:]
    return kind.__name__, *((where[0].filename, where[0].lineno or 0) if where else ("", 0))
