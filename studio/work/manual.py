"""Where the manual is, and how it is made where it is not: for the window and the command line.

A release brings it along. Elsewhere it is built when it is first asked for, in a process of its
own, into the user's folder of caches; what was built of other sources is not shown.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from studio import assets, language
from studio.formats.refusal import reason
from studio.puzzle.message import Message
from studio.work.logs import PROGRAM

FIRST_PAGE = "index.html"
SHIPPED = ("manual", "html")
"""Where among the resources a release has it."""

SECONDS = 300
"""How long to wait for it to be built: it takes a busy machine a minute."""


class NoManualError(Exception):
    """It could not be built; ``str()`` is a sentence."""


def ready() -> Path | None:
    """The first page of the manual, if it is there."""
    shipped = assets.root().joinpath(*SHIPPED, FIRST_PAGE)
    if assets.installed() and shipped.is_file():
        return shipped
    kept = kept_in() / FIRST_PAGE
    return kept if kept.is_file() else None


def kept_in() -> Path:
    """The folder in the user's cache for the manual of the program as it is."""
    import platformdirs

    return platformdirs.user_cache_path(PROGRAM) / "manual" / _made_of()


def made() -> Path:
    """The first page of the manual, which is built if need be; NoManualError where that fails."""
    found = ready()
    if found is not None:
        return found
    folder = kept_in()
    command = [*_program(), "manual", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except OSError as error:
        raise NoManualError(language.said(reason(error))) from error
    except subprocess.TimeoutExpired as error:
        raise NoManualError(language.said(Message("It took too long."))) from error
    if done.returncode:
        silent = language.said(Message("It ended without a word."))
        raise NoManualError([silent, *done.stderr.strip().splitlines()][-1])
    for other in folder.parent.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    return folder / FIRST_PAGE


def _program() -> list[str]:
    """How to start this program once more."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "studio"]


def _made_of() -> str:
    """A name for the sources that the manual is made of: another one once any of them changes."""
    import hashlib  # no start waits for it

    digest = hashlib.sha256()
    for path in sorted(_sources()):
        state = path.stat()
        digest.update(f"{path}:{state.st_size}:{state.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    yield from Path(assets.__file__).parent.rglob("*.py")
    yield from (path for path in assets.root().rglob("*") if path.is_file())
