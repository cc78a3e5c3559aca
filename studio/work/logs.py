"""The log of the solver processes: what they say besides answers, and their last words.

One file under the user's folder for logs, which begins anew after so many bytes; the last few are
kept. With the environment variable ``STUDIO_LOG=all`` every line of the protocol is written, too.
"""

from __future__ import annotations

import os
from pathlib import Path

PROGRAM = "oneline-studio"
MOST_CHARACTERS = 4000
"""Of a line of the protocol; what comes after that is left out and counted."""


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
    # Loaded when something is to be logged, as platformdirs.
    from studio.work.log_files import write

    write(log_file(), process, words)


def logs_protocol() -> bool:
    """Is every line to be logged that goes to and comes from a solver process?"""
    return os.environ.get("STUDIO_LOG") == "all"


def log_protocol(process: int, direction: str, line: bytes) -> None:
    """A line of the protocol: ``<<`` to the process or ``>>`` from it."""
    text = line.decode("utf-8", "replace").rstrip("\n")
    more = len(text) - MOST_CHARACTERS
    rest = f" ... and {more:,} characters more" if more > 0 else ""
    log(process, f"{direction} {text[:MOST_CHARACTERS]}{rest}")
