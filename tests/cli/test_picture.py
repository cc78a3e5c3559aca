"""The command ``picture``, from a file to a puzzle with one solution."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import formats
from studio.cli import main
from tests.pictures import PICTURES


@pytest.fixture
def heart(tmp_path: Path) -> str:
    PICTURES["heart"]().save(tmp_path / "heart.png")
    return str(tmp_path / "heart.png")


@pytest.mark.parametrize(
    ("lattice", "family"),
    [
        ("hex", "number-path"),
        ("square", "slitherlink"),
        ("kagome", "slitherlink"),
        ("penrose-rhombs", "ordered-path"),
    ],
)
def test_a_puzzle_of_a_heart(
    heart: str, tmp_path: Path, lattice: str, family: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "made.puzzle"
    words = ["picture", heart, "--cells", "60", "--lattice", lattice, "--family", family]
    assert main([*words, "--seed", "3", "--json", "-o", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    puzzle = formats.read(path).puzzle
    assert puzzle.rule.key == family
    assert abs(len(puzzle.board) - 60) <= 5
    assert told["cells"] == len(puzzle.board)
    assert told["clues"] == puzzle.clues.count() > 2
    assert main(["check", str(path)]) == 0


@pytest.mark.parametrize("lattice", ["hex", "square"])
def test_the_loop_draws_a_heart(
    heart: str, tmp_path: Path, lattice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "made.puzzle"
    words = ["picture", heart, "--cells", "50", "--lattice", lattice, "--loop", "--seed", "3"]
    assert main([*words, "--json", "-o", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    puzzle = formats.read(path).puzzle
    assert puzzle.rule.key == "slitherlink"
    # The board has room around what the loop draws.
    assert told["cells"] == len(puzzle.board) > 70
    assert main(["check", str(path)]) == 0
    assert main([*words, "--family", "number-path"]) == 64
    assert "(--loop): slitherlink." in capsys.readouterr().err


def test_only_the_board(heart: str, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["picture", heart, "--cells", "50", "--blank"]) == 0
    puzzle = formats.read(capsysbinary.readouterr().out).puzzle
    assert not puzzle.clues
    assert len(puzzle.board) > 40


def test_what_is_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "drawing.svg"
    path.write_text("<svg/>")
    assert main(["picture", str(path)]) == 65
    assert "PNG, JPEG, WebP and BMP" in capsys.readouterr().err
    PICTURES["blank"]().save(tmp_path / "blank.png")
    assert main(["picture", str(tmp_path / "blank.png")]) == 65
    assert "blank" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [["--cells", "2"], ["--threshold", "300"], ["--crop", "0.5,0,0.2,1"], ["--crop", "a"]],
)
def test_wrong_usage(heart: str, wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["picture", heart, *wrong])
    assert ended.value.code == 64


def test_the_picture_is_not_written_over(
    heart: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = Path(heart).read_bytes()
    link = tmp_path / "link.puzzle"
    link.symlink_to(heart)
    for output in (heart, str(link)):
        assert main(["picture", heart, "--cells", "50", "--blank", "-o", output]) == 65
        assert "is what is read; name another file." in capsys.readouterr().err
    assert Path(heart).read_bytes() == picture
