"""Saving a file so that at every moment either the old or the new one is there, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from studio.formats.refusal import RefusalError, reason

MARK = ".oneline-saving-"
"""Every unfinished file is called ``.<name>.oneline-saving-<eight digits>``."""
_LEFTOVER = re.compile(r"\..+" + re.escape(MARK) + r"[0-9a-f]{8}", re.DOTALL)
_LONGEST_NAME = 200
"""Bytes of a name that an unfinished file's holds: with the rest of it no more than disks take."""


class SaveError(RefusalError):
    """The file was not saved; ``str()`` is a sentence, and what was there before still is."""


def save(
    path: str | Path, data: bytes, before_replacing: Callable[[], object] | None = None
) -> None:
    """Write a file, or leave what was there untouched and raise :class:`SaveError`.

    The bytes go to a new file in the same folder, reach the disk, and take the name in one step;
    then the folder reaches the disk too. Symbolic links are followed; the mode of the old file is
    kept, and one that is write-protected is not replaced. What ``before_replacing`` raises, at the
    last moment, leaves everything as it was. Method: Pillai et al., "All File Systems Are Not
    Created Equal" (OSDI 2014).
    """
    named = Path(path)
    with _refused(named):
        target, mode = _looked_at(named)
        _replace(target, data, mode, before_replacing)


def try_file(path: str | Path) -> None:
    """See whether a file could be saved, before there is work to lose; SaveError as if it was."""
    named = Path(path)
    with _refused(named):
        target, _ = _looked_at(named)
        try_folder(target.parent)


def try_folder(folder: Path) -> None:
    """Write a file of no bytes in a folder and remove it; OSError where that cannot be done."""
    temporary = folder / f".new{MARK}{os.urandom(4).hex()}"
    os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    os.unlink(temporary)


def _looked_at(named: Path) -> tuple[Path, int | None]:
    """The file that has a name, and its kind and mode if it is there; SaveError if it must stay."""
    target = Path(os.path.realpath(named))
    mode = _mode(target)
    if mode is not None and not stat.S_ISREG(mode):
        raise SaveError(
            "{name} was not saved: what has that name is no ordinary file.", name=named.name
        )
    if mode is not None and not os.access(target, os.W_OK):
        raise SaveError(
            "{name} was not saved: it is write-protected. What was there before is unchanged.",
            name=named.name,
        )
    return target, mode


@contextlib.contextmanager
def _refused(named: Path) -> Iterator[None]:
    """Say of a file why the system refused it."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise SaveError(
            "{name} was not saved: {reason}. What was there before is unchanged.",
            name=named.name,
            reason=reason(error),
        ) from error


def make_folder(folder: Path) -> None:
    """Make a folder where it is missing, with those that it is in; SaveError where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SaveError(
            "The folder {folder} cannot be made: {reason}.",
            folder=str(folder),
            reason=reason(error),
        ) from None


def _mode(target: Path) -> int | None:
    """Kind and mode of the file that will be replaced; None if there is none."""
    try:
        return os.stat(target).st_mode
    except FileNotFoundError:
        return None


def _replace(
    target: Path, data: bytes, mode: int | None, before: Callable[[], object] | None
) -> None:
    name = f".{cut_name(target.name, _LONGEST_NAME)}{MARK}{os.urandom(4).hex()}"
    temporary = target.parent / name
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(temporary, flags, 0o666)
    try:
        try:
            _write_all(handle, data)
            os.fsync(handle)
        finally:
            os.close(handle)
        if mode is not None:
            os.chmod(temporary, stat.S_IMODE(mode))
        if before is not None:
            before()
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(target.parent)


def cut_name(name: str, most: int) -> str:
    """As much of a name as has room in so many bytes, as disks count them."""
    while len(os.fsencode(name)) > most:
        name = name[:-1]
    return name


def _write_all(handle: int, data: bytes) -> None:
    """Write everything, however little the system takes at a time."""
    rest = memoryview(data)
    while rest:
        written = os.write(handle, rest)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]


def _sync_folder(folder: Path) -> None:
    """Make the new name last. The file is whole already, so what cannot do this is no failure."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def clean_leftovers(folder: str | Path, older_than: float = 60.0) -> int:
    """Remove the unfinished files of saves that were killed; says how many there were.

    Those younger than ``older_than`` seconds may be another program's that is saving just now.
    """
    removed = 0
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in list(entries):
            if not (_LEFTOVER.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)):
                continue
            with contextlib.suppress(OSError):
                if time.time() - entry.stat(follow_symlinks=False).st_mtime >= older_than:
                    os.unlink(entry.path)
                    removed += 1
    return removed
