"""``studio generate`` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import formats
from studio.cli import main


def test_without_a_file_the_puzzle_goes_to_standard_output(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert main(["generate", "slitherlink", "square:5x5", "--seed", "3"]) == 0
    first = capfdbinary.readouterr().out
    assert main(["generate", "slitherlink", "square:5x5", "--seed", "3", "--json"]) == 0
    assert capfdbinary.readouterr().out == first
    assert json.loads(first)["family"] == "slitherlink"
    assert len(formats.read(first).puzzle.board) == 25


def test_check_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "a.puzzle")
    arguments = ["generate", "number-path", "hex:2", "--minimal", "--seed", "1", "-o", path]
    assert main([*arguments, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["minimal"] is True
    assert report["seed"] == 1
    assert main(["check", path, "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert (checked["verdict"], checked["minimal"]) == ("unique", True)
    assert main([*arguments, "--weights", "diamonds=1"]) == 0
    assert "all needed" in capsys.readouterr().out
    assert formats.read(tmp_path / "a.puzzle").puzzle.clues.of("diamonds")


def test_fewest_says_what_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "a.puzzle")
    assert (
        main(["generate", "slitherlink", "square:4x4", "--fewest", "--seed", "1", "-o", path]) == 0
    )
    assert "no smaller set" in capsys.readouterr().out


def test_a_seed_is_drawn_and_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "slitherlink", "square:3x4"]) == 0
    told = capfd.readouterr()
    seed = told.err.split()[1]
    assert main(["generate", "slitherlink", "square:3x4", "--seed", seed]) == 0
    assert capfd.readouterr().out == told.out


def test_a_folder_is_filled_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "many")
    arguments = ["generate", "slitherlink", "square:4x4", "-o", folder, "--json"]
    assert main([*arguments, "--count", "3", "--seed", "7"]) == 0
    assert json.loads(capsys.readouterr().out)["made"] == 3
    # The folder knows its seed.
    assert main([*arguments, "--count", "5"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["seed"], report["puzzles"], report["made"]) == (7, 5, 2)
    assert main([*arguments, "--count", "5", "--symmetry", "half-turn"]) == 65
    assert "another batch" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["number-path", "square:3x3", "--count", "2"], 64, "needs a folder"),
        (["one-stroke", "square:3x3"], 64, "invalid choice"),
        (["number-path", "square:3x3", "--weights", "stars=1"], 65, "no clues called stars"),
        (["number-path", "square:3x3", "--weights", "labels=x"], 64, "invalid"),
        (["number-path", "square:2x5", "--symmetry", "turns"], 65, "does not have this symmetry"),
        (["number-path", "nowhere"], 65, "neither a file"),
        (["jump-tour", "hex:2"], 65, "no such puzzles on this board"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        ended = main(["generate", *arguments, "--seed", "1"])
    except SystemExit as leaving:
        ended = int(leaving.code or 0)
    assert ended == code
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.out == ""


def test_a_board_without_any_line_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = {"lattice": "square", "rows": 3, "columns": 3, "neighbours": "sides", "holes": [[0, 1]]}
    text = {"format": "oneline-puzzle", "version": 1, "family": "number-path", "board": board}
    path = tmp_path / "board.puzzle"
    path.write_text(json.dumps({**text, "clues": {}, "options": {}}))
    assert main(["generate", "number-path", str(path), "--seed", "1"]) == 65
    assert "cannot take turns" in capsys.readouterr().err


def test_time_is_kept_and_the_best_so_far_comes_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.puzzle"
    arguments = ["generate", "slitherlink", "square:5x5", "--seed", "1", "-o", str(path)]
    monkeypatch.setattr("studio.engines.engine.Token.left", property(lambda self: 0.0))
    assert main([*arguments, "--seconds", "1"]) == 3
    assert "Stopped" in capsys.readouterr().err
    assert not path.exists()
