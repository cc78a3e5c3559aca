"""How the log of the solver processes is written: by Python's own logging, slow to load."""

from __future__ import annotations

import logging
import threading
from functools import cache
from logging.handlers import RotatingFileHandler
from pathlib import Path

MOST_BYTES = 2_000_000
KEPT = 3
"""Older files, of as many bytes each."""

_MAKING = threading.Lock()


def write(path: Path, process: int, words: str) -> None:
    """A line of the log in a file, with the time and the number of a process. Never raises."""
    record = logging.LogRecord("", logging.INFO, "", 0, words, (), None)
    record.process = process
    with _MAKING:  # several threads log; two handlers of one file would not know of each other
        handler = _handler(path)
    handler.handle(record)


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
