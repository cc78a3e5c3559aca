"""Which windows of the program run, and which files they have open: one small lock file each.

A lock holds a process number with the time when that process began: numbers are used again. The
time is the system's own count. That of psutil moves when somebody sets the clock: a window that
lives would seem gone, and its work be offered to another one.

Numbers mean something within one space of processes only. A program in a container, as Flatpak
starts it, has a space of its own, as has another machine with the same home: of a lock from there
the file is asked that its window holds locked (flock) while it runs.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from pathlib import Path

from studio.formats import FormatError, save
from studio.formats.json_text import parse
from studio.records import dataclass

LOCK = "lock.json"
HELD = "held"
"""The file that a window holds locked while it runs."""
MOST_LOCK_BYTES = 64 * 1024


@dataclass(frozen=True)
class Lock:
    """A running window: its process, when that began (in the system's own words), its file, and the
    space in which the number of the process holds."""

    pid: int
    started: str
    path: Path | None = None
    space: str = ""


def own_lock(path: Path | None) -> Lock:
    """The lock of this process, with a file open in it."""
    where = None if path is None else real(path)
    return Lock(os.getpid(), began(os.getpid()), where, own_space())


def real(path: Path) -> Path:
    """A file's one name, whatever edges lead to it."""
    return Path(os.path.realpath(path))


def write_lock(folder: Path, lock: Lock) -> None:
    """Write a lock into its folder, whole or not at all. SaveError if the disk refuses."""
    path = None if lock.path is None else str(lock.path)
    found = {"pid": lock.pid, "started": lock.started, "path": path, "space": lock.space}
    save(folder / LOCK, json.dumps(found).encode())


class Claim:
    """A folder that a window of this process claims, from the first :meth:`take` on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: int | None = None

    def take(self, path: Path | None) -> None:
        """Make the folder where it is missing, and tell in its lock which file is open. OSError or
        SaveError if the disk refuses."""
        self._folder.mkdir(parents=True, exist_ok=True)
        if not (self._folder / HELD).exists():
            self.let_go()
            self._held = _hold(self._folder)
        write_lock(self._folder, own_lock(path))

    def let_go(self) -> None:
        """The window goes: its folder may be looked into."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


def read_lock(folder: Path) -> Lock | None:
    """The lock of a folder; None if there is none, or nonsense in its place."""
    try:
        with (folder / LOCK).open("rb") as file:
            found = parse(file.read(MOST_LOCK_BYTES).decode())
    except (OSError, ValueError, FormatError):
        return None
    if not isinstance(found, dict):
        return None
    pid, started = found.get("pid"), found.get("started")
    if type(pid) is not int or not isinstance(started, str):
        return None
    space = found.get("space")
    return Lock(pid, started, path_of(found.get("path")), space if isinstance(space, str) else "")


def path_of(value: object) -> Path | None:
    """A path that a file of ours tells; None for nonsense."""
    if not isinstance(value, str) or not value or "\0" in value:
        return None
    try:
        os.fsencode(value)
    except UnicodeEncodeError:
        return None  # half a character
    return Path(value)


def lives(folder: Path, lock: Lock) -> bool:
    """Is the process of the lock of a folder still running?"""
    if lock.space and lock.space != own_space():
        return _is_held(folder)
    return bool(lock.started) and began(lock.pid) == lock.started


def open_elsewhere(folder: Path, path: Path, own: Path | None = None) -> bool:
    """Does another window, whose lock is in a folder of ``folder``, have this file open?

    ``own`` is the folder of the window that asks; without it no window of this program counts.
    """
    wanted = real(path)
    for one in folders(folder):
        lock = read_lock(one)
        if one == own or lock is None:
            continue
        other = lock.path == wanted and (own is not None or lock.pid != os.getpid())
        if other and lives(one, lock):
            return True
    return False


def folders(folder: Path) -> list[Path]:
    """The folders of all windows that run or ran, those that changed last first."""
    found = []
    try:
        for entry in os.scandir(folder):
            if entry.is_dir(follow_symlinks=False):
                found.append((entry.stat(follow_symlinks=False).st_mtime, Path(entry.path)))
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def _began(pid: int) -> str:
        may_ask_little, still_active = 0x1000, 259
        kernel = ctypes.windll.kernel32
        kernel.OpenProcess.restype = wintypes.HANDLE
        handle = kernel.OpenProcess(may_ask_little, False, pid)
        if not handle:
            return ""
        times = [wintypes.FILETIME() for _ in range(4)]
        code = wintypes.DWORD()
        try:
            told = kernel.GetProcessTimes(wintypes.HANDLE(handle), *map(ctypes.byref, times))
            kernel.GetExitCodeProcess(wintypes.HANDLE(handle), ctypes.byref(code))
        finally:
            kernel.CloseHandle(wintypes.HANDLE(handle))
        if not told or code.value != still_active:
            return ""
        return str(times[0].dwHighDateTime << 32 | times[0].dwLowDateTime)

elif sys.platform.startswith("linux"):

    def _began(pid: int) -> str:
        try:
            # The name stands in brackets and may hold anything; field 22 is the time of the start.
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except (OSError, ValueError):
            return ""
        return "" if fields[0] == "Z" else fields[19]

else:
    import subprocess

    def _began(pid: int) -> str:
        command = ["ps", "-o", "lstart=", "-p", str(pid)]
        try:
            told = subprocess.run(command, check=False, capture_output=True, text=True, timeout=5)
        except (OSError, subprocess.SubprocessError):
            return ""
        return told.stdout.strip()


if sys.platform == "win32":
    # All processes have one space of numbers there, and nobody removes what is open.
    def _hold(folder: Path) -> int | None:
        return None

    def _is_held(folder: Path) -> bool:
        return False

else:
    import fcntl

    def _hold(folder: Path) -> int | None:
        """Hold the file of a folder locked until what is returned is closed (``os.close``); None
        where the disk knows no such locks. What a program held is free when it ends."""
        handle = os.open(folder / HELD, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            return None
        return handle

    def _is_held(folder: Path) -> bool:
        try:
            handle = os.open(folder / HELD, os.O_RDWR)
        except OSError:
            return False
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            os.close(handle)
        return False


@cache
def own_space() -> str:
    """The space that numbers of processes mean something in: this start of the machine, and the
    namespace of this program there; "" where the system has one for all."""
    try:
        start = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{start} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""


def began(pid: int) -> str:
    """When a process began, as the system tells it; "" if there is none of that number."""
    return _began(pid) if pid > 0 else ""
