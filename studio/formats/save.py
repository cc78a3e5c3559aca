"""Saving a file so that at every moment either the old or the new one is there, whole."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import tempfile
from pathlib import Path

MARK = ".oneline-saving-"
"""Every unfinished file is called ``.<name>.oneline-saving-<letters>``."""
_LEFTOVER = re.compile(r"^\..+" + re.escape(MARK) + r"[A-Za-z0-9_]{8}$")


class SaveError(Exception):
    """The file was not saved; ``str()`` is a sentence, and what was there before still is."""


def save(path: str | Path, data: bytes) -> None:
    """Write a file, or leave what was there untouched and raise :class:`SaveError`.

    The bytes go to a new file in the same folder, reach the disk, and take the name in one step;
    then the folder reaches the disk too. Symbolic links are followed; the mode of the old file is
    kept. Method: Pillai et al., "All File Systems Are Not Created Equal" (OSDI 2014).
    """
    named = Path(path)
    try:
        target = Path(os.path.realpath(named))
        if target.is_dir():
            raise SaveError(f"{named.name} was not saved: there is a folder of that name.")
        _replace(target, data)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise SaveError(
            f"{named.name} was not saved: {_lower(reason)}. The file on disk is as it was."
        ) from error


def _replace(target: Path, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:100]}{MARK}", dir=target.parent)
    try:
        try:
            _write_all(handle, data)
            os.fchmod(handle, _mode(target))
            os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(target.parent)


def _write_all(handle: int, data: bytes) -> None:
    """Write everything, however little the system takes at a time."""
    rest = memoryview(data)
    while rest:
        written = os.write(handle, rest)
        if written <= 0:
            raise OSError(28, "the disk took nothing")
        rest = rest[written:]


def _mode(target: Path) -> int:
    """The mode of the file to be replaced, or what a new file gets."""
    try:
        return stat.S_IMODE(os.stat(target).st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Make the new name last. The file is whole already, so what cannot do this is no failure."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def clean_leftovers(folder: str | Path) -> int:
    """Remove what killed programs left of unfinished saves; says how many files that were."""
    removed = 0
    with contextlib.suppress(OSError):
        for entry in list(os.scandir(folder)):
            if _LEFTOVER.match(entry.name) and entry.is_file(follow_symlinks=False):
                with contextlib.suppress(OSError):
                    os.unlink(entry.path)
                    removed += 1
    return removed


def _lower(reason: str) -> str:
    return reason[:1].lower() + reason[1:]
