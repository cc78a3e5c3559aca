"""``studio tour`` as people call it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from studio.board import Board
from studio.cli import main
from studio.families import JUMP_TOUR
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle


def test_a_small_tour_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tour", "square:6x6", "--moves", "knight", "--closed", "--start", "1,2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    steps = [[int(step) for step in line.split()] for line in lines[:6]]
    assert sorted(step for row in steps for step in row) == list(range(1, 37)) and steps[1][2] == 1
    assert "Closed tour of 6 x 6" in lines[6] and "crossings" in "".join(lines)


def test_json_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ending, begins in (("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF"), ("csv", b"")):
        path = tmp_path / f"tour.{ending}"
        assert main(["tour", "square:8x9", "-o", str(path), "--json", "--start", "random"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert len(report["tour"]) == 72 and report["closed"] is False
        assert path.read_bytes().startswith(begins)
    table = [line.split(",") for line in (tmp_path / "tour.csv").read_text().splitlines()]
    first = report["tour"][0]
    assert table[first[0]][first[1]] == "1" and (len(table), len(table[0])) == (8, 9)


def test_large_pictures_have_no_labels(tmp_path: Path) -> None:
    path = tmp_path / "tour.svg"
    # A figure is used where it stands, in black; outlines that repeat are, too, in other colours.
    figure = re.compile(r'<use href="#\w+" x="[^"]+" y="[^"]+" fill="#000000"/>')
    for arguments, figures in (
        (("square:150x130", "--closed"), 0),
        (("square:20x20",), 400),
        (("square:20x20", "--no-labels"), 0),
    ):
        assert main(["tour", *arguments, "-o", str(path)]) == 0
        assert len(figure.findall(path.read_text())) == figures


def test_a_puzzle_gives_board_moves_and_holes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = Board.square(3, 3)
    ring = board.with_cells(set(board.cells) - {(1, 1)})
    moves = [[0, 1], [1, 0], [0, -1], [-1, 0]]
    puzzle = Puzzle(JUMP_TOUR, ring, options={"moves": moves, "closed": True})
    path = tmp_path / "ring.puzzle"
    path.write_bytes(native.write(puzzle, PLAIN))
    assert main(["tour", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["closed"] is True and len(report["tour"]) == 8


def test_what_is_proved_of_a_random_start_is_not_said_of_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the middle of the upper row, which the seed chooses, there is none."""
    board = Board.square(2, 3, holes=[(1, 1)])
    path = tmp_path / "bridge.puzzle"
    path.write_bytes(native.write(Puzzle(JUMP_TOUR, board), PLAIN))
    steps = ["tour", str(path), "--moves", "rook-step", "--json"]
    assert main([*steps, "--start", "0,1"]) == 1
    assert json.loads(capsys.readouterr().out)["proved"] is True
    assert main([*steps, "--start", "random", "--seed", "1"]) == 0
    assert len(json.loads(capsys.readouterr().out)["tour"]) == 5


def test_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tour", "square:999x999", "--moves", "knight", "--closed"]) == 1
    assert "cannot close" in capsys.readouterr().err
    assert main(["tour", "square:5x5", "--moves", "knight", "--closed", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["proved"] is True


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["square:1001x5"], 65, "1 to 1,000"),
        (["square:99999999x5"], 65, "1 to 1,000"),
        (["hex:2"], 65, "squares"),
        (["square:5x5", "--moves", "unicorn"], 64, "pen-and-paper"),
        (["square:5x5", "--moves", "0,0"], 64, "pen-and-paper"),
        (["square:5x5", "--start", "a"], 64, "two numbers"),
        (["square:5x5", "--start", "7,7"], 65, "not on the board"),
        (["square:5x5", "-o", "tour.txt"], 65, ".svg"),
    ],
)
def test_bad_input(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tour", *arguments]) == code
    assert words in capsys.readouterr().err


def test_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tour", "square:6x6", "--compare", "--runs", "1", "--seconds", "1"]
    assert main(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) == 14
    assert main([*arguments, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["runs"]) == 12
