"""Errors that nobody expected: their details go to a file, and people read one sentence.

The file is for those who mend the program. It is kept small: two of ``MOST`` bytes at most.
"""

from __future__ import annotations

from pathlib import Path

from studio import __version__, language
from studio.puzzle.message import Message

MOST = 500_000
"""Bytes of the file, after which a new one is begun and the last one kept beside it."""

NAME = "errors.log"


def record(error: BaseException) -> Path | None:
    """Write the traceback of an error down; where it stands, None where nothing can be written."""
    # Loaded when something went wrong: no start waits for it.
    import logging
    import tempfile
    from logging.handlers import RotatingFileHandler

    import platformdirs

    for folder in (platformdirs.user_log_path("oneline-studio"), Path(tempfile.gettempdir())):
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(path, maxBytes=MOST, backupCount=1, encoding="utf-8")
        except OSError:
            continue
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        info = (type(error), error, error.__traceback__)
        words = f"Oneline Studio {__version__}"
        written = logging.LogRecord(__name__, logging.ERROR, __file__, 0, words, None, info)
        handler.emit(written)
        handler.close()
        return path
    return None


def told(what: Message, error: BaseException) -> Message:
    """Says that ``what`` broke off by an error of the program, and where its details are."""
    path = record(error)
    name = type(error).__name__
    if path is None:
        return Message.of(
            "{what} broke off: an error of the program ({name}).", what=what, name=name
        )
    return Message.of(
        "{what} broke off: an error of the program ({name}). Details: {path}",
        what=what,
        name=name,
        path=str(path),
    )


def sentence(what: Message, error: BaseException) -> str:
    """The same as a text."""
    return language.said(told(what, error))
