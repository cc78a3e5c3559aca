"""Where the manual is, and that it is built in a process of its own where it is not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from studio import assets
from studio.work import manual


def test_it_is_built_once_and_older_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def build(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        (Path(command[-1]) / "index.html").parent.mkdir(parents=True)
        (Path(command[-1]) / "index.html").touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", build)
    older = manual.kept_in().parent / "older"
    older.mkdir(parents=True)
    assert manual.ready() is None
    first = manual.made()
    assert first == manual.ready() == manual.made() and first.is_relative_to(tmp_path)
    assert [command[-2:] for command in asked] == [["manual", str(first.parent)]]
    assert not older.exists()


def test_what_a_release_brings_is_shown_where_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "resources" / "manual" / "html" / "index.html"
    shipped.parent.mkdir(parents=True)
    shipped.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(assets, "root", lambda: tmp_path / "resources")
    assert manual.ready() is None
    monkeypatch.setattr(assets, "installed", lambda: True)
    assert manual.ready() == shipped


def test_what_went_wrong_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 70, "", "one\nThe disk is full.\n")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(manual.NoManualError, match=r"^The disk is full\.$"):
        manual.made()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(13, "Permission denied", "/usr/bin/python"), "permission denied"),
        (subprocess.TimeoutExpired(["python", "-m", "studio"], 300), "It took too long."),
    ],
)
def test_no_words_of_the_system_or_of_a_command_line_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str
) -> None:
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        raise error

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(manual.NoManualError) as refused:
        manual.made()
    assert str(refused.value) == words
