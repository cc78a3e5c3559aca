"""Saving is all or nothing: killed, out of space, refused, or given a few bytes at a time."""

from __future__ import annotations

import errno
import os
import resource
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from studio.formats.save import MARK, SaveError, clean_leftovers, make_folder, save, try_file

OLD = b"old" * 1000
NEW = b"new" * 2000
CALLS = ("open", "write", "fsync", "close", "chmod", "replace", "stat")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "p.puzzle"
    path.write_bytes(OLD)
    return path


def leftovers(folder: Path) -> list[str]:
    return [name for name in os.listdir(folder) if MARK in name]


def test_a_new_file_gets_the_usual_mode(tmp_path: Path) -> None:
    path = tmp_path / "new.puzzle"
    save(path, NEW)
    plain = tmp_path / "plain"
    plain.touch()
    assert path.read_bytes() == NEW
    assert path.stat().st_mode == plain.stat().st_mode


def test_the_mode_of_the_old_file_is_kept(file: Path) -> None:
    file.chmod(0o640)
    save(file, NEW)
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_symbolic_links_are_followed(file: Path, tmp_path: Path) -> None:
    far = tmp_path / "far"
    far.mkdir()
    link = far / "link.puzzle"
    link.symlink_to(file)
    save(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW


def test_a_symbolic_link_to_nothing_makes_the_file(tmp_path: Path) -> None:
    link = tmp_path / "link.puzzle"
    link.symlink_to(tmp_path / "target.puzzle")
    save(link, NEW)
    assert link.is_symlink()
    assert (tmp_path / "target.puzzle").read_bytes() == NEW


def test_names_that_are_long_as_names_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("ü" * 120 + ".puzzle")
    save(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("name", [".", "missing/p.puzzle", "a\0b.puzzle"])
def test_what_cannot_be_a_file_is_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError, match="was not saved"):
        save(tmp_path / name, NEW)


def test_a_device_is_never_replaced() -> None:
    with pytest.raises(SaveError, match="no ordinary file"):
        save("/dev/null", NEW)
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("turn", [1, 2])
def test_the_system_refuses_a_call(
    file: Path, monkeypatch: pytest.MonkeyPatch, name: str, turn: int, error: int
) -> None:
    real: Callable[..., Any] = getattr(os, name)
    calls = 0

    def refusing(*args: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls != turn:
            return real(*args, **kwargs)
        if name == "close":
            real(*args, **kwargs)
        raise OSError(error, os.strerror(error))

    with monkeypatch.context() as patch:
        patch.setattr(os, name, refusing)
        try:
            save(file, NEW)
        except SaveError as told:
            assert os.strerror(error).lower() in str(told).lower()
            saved = False
        else:
            saved = True
    assert file.read_bytes() == (NEW if saved else OLD)
    assert leftovers(file.parent) == []
    # The second calls are on the folder: the file has its name then, and is whole.
    assert saved is (turn == 2)


@pytest.mark.parametrize("most", range(1, 21))
def test_short_writes_are_taken_up(file: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    real = os.write

    def short(handle: int, data: bytes) -> int:
        return real(handle, memoryview(data)[: max(1, min(len(data) // 2, most * 97))])

    monkeypatch.setattr(os, "write", short)
    save(file, NEW)
    assert file.read_bytes() == NEW


def test_a_disk_that_takes_nothing_is_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda handle, data: 0)
    with pytest.raises(SaveError, match="space"):
        save(file, NEW)
    assert file.read_bytes() == OLD


@pytest.fixture
def small_files() -> Iterator[int]:
    """Files may have 64 kB at most; what goes beyond fails with EFBIG instead of a signal."""
    limit = 64 * 1024
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


def test_fifty_sizes_around_a_full_disk(file: Path, small_files: int) -> None:
    held = OLD
    for size in (*range(small_files - 25, small_files), *range(small_files, small_files + 25)):
        data = bytes([size % 251]) * size
        if size <= small_files:
            save(file, data)
            held = data
        else:
            with pytest.raises(SaveError, match="unchanged"):
                save(file, data)
        assert file.read_bytes() == held
    assert leftovers(file.parent) == []


def test_only_leftovers_are_cleaned(tmp_path: Path) -> None:
    kept = ["p.puzzle", ".p.puzzle", f".p{MARK}notes", f"p{MARK}01234567"]
    for name in (*kept, f".p.puzzle{MARK}0123abcd"):
        (tmp_path / name).touch()
    assert clean_leftovers(tmp_path) == 0, "a file this young may be in use"
    assert clean_leftovers(tmp_path, older_than=0) == 1
    assert sorted(os.listdir(tmp_path)) == sorted(kept)
    assert clean_leftovers(tmp_path / "missing") == 0


def busy_kills(path: Path, kills: int) -> int:
    """How many of the kills came after a save had begun to count."""
    command = [sys.executable, "-m", "tests.formats.killer", str(path), str(kills)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def kills_lose_nothing(folder: Path, kills: int) -> None:
    """Kill so many saves; a third at least came after a save, and the next start cleans up."""
    assert busy_kills(folder / "p.puzzle", kills) > 0.3 * kills, "the kills came before any save"
    clean_leftovers(folder, older_than=0)
    assert os.listdir(folder) == ["p.puzzle"]


def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    """With 200, a file that has its name a moment before its content passed."""
    kills_lose_nothing(tmp_path, 1000)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_twenty_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    kills_lose_nothing(tmp_path, 20_000)


@pytest.mark.parametrize("letters", [60, 75, 80])
def test_names_are_as_long_as_the_disk_counts_them(tmp_path: Path, letters: int) -> None:
    """Letters of three bytes: a hundred of them made the unfinished file's name too long."""
    path = tmp_path / ("あ" * letters + ".puzzle")
    save(path, b"new")
    assert path.read_bytes() == b"new" and leftovers(tmp_path) == []


def test_a_write_protected_file_is_not_replaced(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    # Nothing is protected from an administrator, who may be running this.
    monkeypatch.setattr(os, "access", lambda path, mode: not (mode & os.W_OK))
    with pytest.raises(SaveError, match="write-protected"):
        save(file, b"new")
    assert file.read_bytes() == before and leftovers(file.parent) == []


def test_what_is_raised_at_the_last_moment_leaves_everything(file: Path) -> None:
    before, seen = file.read_bytes(), []

    def look() -> None:
        seen.append(file.read_bytes())
        raise KeyError

    with pytest.raises(KeyError):
        save(file, b"new", look)
    assert seen == [before] and file.read_bytes() == before and leftovers(file.parent) == []


def test_a_place_is_tried_before_there_is_work_to_lose(file: Path, tmp_path: Path) -> None:
    for path in (file, tmp_path / "new.puzzle"):
        try_file(path)
    assert file.read_bytes() == OLD and os.listdir(tmp_path) == ["p.puzzle"]
    for path in (file / "below.puzzle", tmp_path / "none" / "new.puzzle", tmp_path):
        with pytest.raises(SaveError) as tried:
            try_file(path)
        with pytest.raises(SaveError) as saved:
            save(path, NEW)
        assert str(tried.value) == str(saved.value)
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    with pytest.raises(SaveError, match="cannot be made: "):
        make_folder(file / "below")
