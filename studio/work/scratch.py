"""A folder for a while, which does not outlive the work it is for, however that ends."""

from __future__ import annotations

import multiprocessing
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from studio.formats import FormatError
from studio.formats.refusal import reason
from studio.puzzle.message import named

TRIES, BETWEEN_S = 100, 0.1
"""Another process may still be writing a file while the folder is removed."""


@contextmanager
def scratch_folder(parent: Path) -> Iterator[Path]:
    """A new folder within another one; in the end it is removed, with all that is in it.

    Where this process dies, another one removes it. FormatError where there cannot be a folder.
    """
    try:
        made = Path(tempfile.mkdtemp(prefix="oneline-studio-", dir=parent))
    except OSError as error:
        raise unwritable(parent, error) from None
    context = multiprocessing.get_context("spawn")
    keeper = context.Process(target=_outlive, args=(str(made),), daemon=True)
    keeper.start()
    try:
        yield made
    finally:
        _remove(made)
        keeper.kill()
        keeper.join()


def unwritable(folder: Path, error: OSError) -> FormatError:
    """What is said of a folder in which there can be no files, or no more of them."""
    return FormatError(
        "The folder {folder} cannot be written to: {reason}.",
        folder=named(str(folder)),
        reason=reason(error),
    )


def _outlive(folder: str) -> None:
    """Wait until the process that asked for the folder is dead, and remove it."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    _remove(Path(folder))


def _remove(folder: Path) -> None:
    for _ in range(TRIES):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(BETWEEN_S)
