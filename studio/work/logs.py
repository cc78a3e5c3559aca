"""The log of the solver processes: what they say besides answers, and their last words.

One file under the user's folder for logs, which begins anew after so many bytes; the last few are
kept. With the environment variable ``STUDIO_LOG=all`` every line of the protocol is written, too.
"""

from __future__ import annotations

import logging
import os
import threading
from functools import cache
from logging.handlers import RotatingFileHandler
from pathlib import Path

PROGRAM = "oneline-studio"
MOST_BYTES = 2_000_000
KEPT = 3
"""Older files, of as many bytes each."""

MOST_CHARACTERS = 4000
"""Of a line of the protocol; what comes after that is left out and counted."""

_MAKING = threading.Lock()


def log_file() -> Path:
    """Where the log is; the file need not be there yet."""
    # Loaded when something is to be logged: most windows never need it.
    import platformdirs

    return platformdirs.user_log_path(PROGRAM) / "solvers.log"


def log_path_in_words() -> str:
    """The same as people write it, with their home as ``~``."""
    path = log_file()
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def log(process: int, words: str) -> None:
    """A line of the log, with the time and the number of a solver process. Never raises."""
    record = logging.LogRecord(PROGRAM, logging.INFO, "", 0, words, (), None)
    record.process = process
    with _MAKING:  # several threads log; two handlers of one file would not know of each other
        handler = _handler(log_file())
    handler.handle(record)


def logs_protocol() -> bool:
    """Is every line to be logged that goes to and comes from a solver process?"""
    return os.environ.get("STUDIO_LOG") == "all"


def log_protocol(process: int, direction: str, line: bytes) -> None:
    """A line of the protocol: ``<<`` to the process or ``>>`` from it."""
    text = line.decode("utf-8", "replace").rstrip("\n")
    more = len(text) - MOST_CHARACTERS
    rest = f" ... and {more:,} characters more" if more > 0 else ""
    log(process, f"{direction} {text[:MOST_CHARACTERS]}{rest}")


class _Quiet(RotatingFileHandler):
    """A full disk or a folder that cannot be written to must not disturb anybody."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        pass


@cache
def _handler(path: Path) -> logging.Handler:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return logging.NullHandler()
    handler = _Quiet(
        path, maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8", errors="replace", delay=True
    )
    handler.setFormatter(logging.Formatter("%(asctime)s solver %(process)d: %(message)s"))
    return handler
