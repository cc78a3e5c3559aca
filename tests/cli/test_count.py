"""The command ``count``: places have their names, and states may lie in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import api, assets, cli
from tests.engines.counting.test_loops import CYCLES


@pytest.fixture
def blank(tmp_path: Path) -> str:
    """A blank Slitherlink of 6 x 6 points."""
    path = tmp_path / "blank.puzzle"
    api.blank("slitherlink", "square:5x5").save(path)
    return str(path)


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    return folder


@pytest.mark.parametrize(
    ("example", "first"),
    [
        ("number-path/honeycomb", "row 1, cell 1 - row 1, cell 2: 1"),
        ("slitherlink/garden", "point 1 - point 2: 0"),
        ("one-stroke/house", "corner a - corner b: 88"),
    ],
)
def test_places_are_named_as_everywhere(
    example: str, first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["count", str(assets.path("examples", f"{example}.puzzle")), "--shares"])
    assert capsys.readouterr().out.splitlines()[1] == first


def test_a_count_on_disk(blank: str, scratch: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["count", blank, "--on-disk", str(scratch)]) == 2
    assert capsys.readouterr().out == f"{CYCLES[6]:,}\n"
    assert cli.main(["count", blank, "--json", "--on-disk", str(scratch), "--workers", "2"]) == 2
    assert json.loads(capsys.readouterr().out) == {"count": str(CYCLES[6]), "exact": True}
    assert not list(scratch.iterdir())


def test_a_count_on_disk_tells_how_far_it_is(
    blank: str,
    scratch: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from studio.cli import progress

    monkeypatch.setattr(progress, "watched", lambda: True)
    monkeypatch.setattr(progress, "FIRST_S", 0.0)
    monkeypatch.setattr(progress, "NEXT_S", 0.0)
    cli.main(["count", blank, "--on-disk", str(scratch)])
    err = capsys.readouterr().err
    assert "Layer 36 of 36: " in err and " GB. Ctrl+C stops it." in err


def test_where_memory_does_not_do_the_disk_is_named(
    blank: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["count", blank]) == 2
    assert "--on-disk" not in capsys.readouterr().err
    monkeypatch.setattr("studio.engines.counting.loops.MOST_WIDE", 3)
    assert cli.main(["count", blank, "--seconds", "0.5"]) == 3
    assert "--on-disk FOLDER counts it exactly" in capsys.readouterr().err
    monkeypatch.setattr("studio.engines.counting.loops.MOST_WIDE", 18)
    monkeypatch.setattr("studio.engines.counting.sweep.FEWEST_ROWS", 16)
    monkeypatch.setattr("studio.engines.counting.sweep.FIRST_ROWS", 16)
    monkeypatch.setattr("studio.work.counting.Room.states", 16)
    assert cli.main(["count", blank]) == 3
    assert "--on-disk FOLDER counts it exactly" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        (["--workers", "2"], 64, "go with --on-disk"),
        (["--scheduler", "tcp://[::1]:1"], 64, "go with --on-disk"),
        (["--gigabytes", "3"], 64, "go with --on-disk"),
        (["--on-disk", ".", "--shares"], 64, "--on-disk counts, and nothing else"),
        (["--on-disk", ".", "--engine", "brute"], 64, "--on-disk counts, and nothing else"),
        (["--on-disk", "no/such/folder"], 65, "cannot be written to: no such file or directory"),
    ],
)
def test_what_is_refused(
    blank: str, capsys: pytest.CaptureFixture[str], options: list[str], code: int, said: str
) -> None:
    assert cli.main(["count", blank, *options]) == code
    assert said in capsys.readouterr().err
