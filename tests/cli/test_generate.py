"""``studio generate`` as people call it."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from studio import formats
from studio.board import Cell
from studio.cli import generate, main


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


@pytest.mark.parametrize("aim", ["--minimal", "--fewest"])
def test_a_single_clue_is_one(aim: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "a.puzzle")
    assert main(["generate", "slitherlink", "hats:3x3", aim, "--seed", "2", "-o", path]) == 0
    assert capsys.readouterr().out.startswith("1 clue, and it is needed. ")


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
        (["two-strokes", "square:3x3"], 64, "invalid choice"),
        (["one-stroke", "square:1x2"], 65, "No figure fits"),
        (["slitherlink", "square:3x3", "--sum", "0"], 65, "have no sum"),
        (["jump-maze", "square:3x3", "--length", "9"], 65, "lands on 10 cells"),
        (["number-path", "square:3x3", "--weights", "stars=1"], 64, "no clues called stars"),
        (["number-path", "square:3x3", "--weights", "labels=x"], 64, "x is not a weight"),
        (["number-path", "square:2x5", "--symmetry", "turns"], 65, "does not have this symmetry"),
        (["number-path", "nowhere"], 65, "neither a file"),
        (["jump-tour", "hex:2"], 65, "no such puzzles on this board"),
        (["yajilin", "square:5x5:king"], 65, "not played where cells touch diagonally"),
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


# -- from a line, and from clues ---------------------------------------------------------------


def puzzle_file(path: Path, labels: list[tuple[tuple[int, int], int]]) -> str:
    board = {"lattice": "square", "rows": 4, "columns": 4, "neighbours": "sides", "holes": []}
    text = {"format": "oneline-puzzle", "version": 1, "family": "number-path", "board": board}
    clues = {"labels": [[list(at), step] for at, step in labels]}
    solution = [[0, 0], [0, 1], [0, 2]]
    path.write_text(json.dumps({**text, "clues": clues, "options": {}, "solution": solution}))
    return str(path)


def test_a_line_drawn_is_in_the_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out.puzzle")
    arguments = ["generate", "slitherlink", "square:4x4", "--seed", "1", "-o", out]
    assert main([*arguments, "--line", "0,0 0,1 1,1 1,2"]) == 0
    capsys.readouterr()
    assert main(["solve", out, "--json"]) == 0
    (line,) = json.loads(capsys.readouterr().out)["solutions"]
    used = {frozenset(map(tuple, pair)) for pair in zip(line, [*line[1:], line[0]], strict=True)}
    assert {frozenset({(0, 1), (1, 1)}), frozenset({(1, 1), (1, 2)})} <= used
    assert main([*arguments, "--line", "0,0 0,1 / 3,3 3,4 2,4"]) == 0
    capsys.readouterr()
    assert main(["solve", out, "--json"]) == 0
    (line,) = json.loads(capsys.readouterr().out)["solutions"]
    used = {frozenset(map(tuple, pair)) for pair in zip(line, [*line[1:], line[0]], strict=True)}
    assert {frozenset({(0, 0), (0, 1)}), frozenset({(3, 4), (2, 4)})} <= used
    source = puzzle_file(tmp_path / "in.puzzle", [])
    assert (
        main(["generate", "number-path", source, "--seed", "1", "-o", out, "--line", "file"]) == 0
    )
    assert main(["generate", "number-path", "square:3x3", "--line", "file"]) == 65
    assert main(["generate", "number-path", "square:3x3", "--line", "x"]) == 64
    assert "no list of nodes" in capsys.readouterr().err


def test_clues_are_kept_and_completed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = puzzle_file(tmp_path / "in.puzzle", [((0, 0), 1), ((3, 3), 9)])
    out = tmp_path / "out.puzzle"
    arguments = ["generate", "number-path", source, "--seed", "1", "-o", str(out), "--keep"]
    assert main([*arguments, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["clues"], report["minimal"]) == (2 + report["added"], False)
    assert main(["check", str(out)]) == 0
    capsys.readouterr()
    assert main(arguments) == 0
    assert "of them added" in capsys.readouterr().out
    labels = formats.read(out).puzzle.clues.of("labels")
    assert {1, 9} < set(labels.values())


def test_contradictions_are_repaired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = puzzle_file(tmp_path / "in.puzzle", [((0, 0), 1), ((0, 1), 3), ((3, 3), 9)])
    out = str(tmp_path / "out.puzzle")
    arguments = ["generate", "number-path", source, "--seed", "1", "-o", out]
    assert main([*arguments, "--keep"]) == 65
    assert "contradict" in capsys.readouterr().err
    assert main([*arguments, "--repair", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (len(report["removed"]), report["smallest"]) == (1, True)
    assert main([*arguments, "--repair"]) == 0
    assert "Removed 1; fewer are not enough: number" in capsys.readouterr().out
    assert main([*arguments, "--repair", "--keep"]) == 0
    assert main(["check", out]) == 0
    assert main([*arguments, "--repair", "--count", "3"]) == 64


def test_masks_and_taste(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.puzzle"
    arguments = ["generate", "slitherlink", "square:6x6", "--seed", "1", "-o", str(out)]
    assert main([*arguments, "--never", "0,0 0,1 5,5", "--must", "3,3", "--density", "-1"]) == 0
    at = {
        spot.at for spot in formats.read(out).puzzle.clues.of("numbers") if isinstance(spot, Cell)
    }
    assert (3, 3) in at
    assert not at & {(0, 0), (0, 1), (5, 5)}
    capsys.readouterr()
    assert main([*arguments, "--must", "3,3"]) == 0 and not capsys.readouterr().err
    loop = "0,0 0,1 0,2 1,2 1,1 1,0"
    pearls = ["generate", "masyu", "square:2x3", "--line", loop, "--must", "0,0 0,1"]
    assert main([*pearls, "-o", str(out)]) == 0
    told = capsys.readouterr().err
    assert "one place that must have a clue has none" in told and "row 1, column 1" in told
    assert main([*arguments, "--must", "9,9"]) == 64
    assert "no cell of the board" in capsys.readouterr().err


def test_the_first_interrupt_keeps_the_best_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.puzzle"
    real = generate.generate_wanted

    def interrupted(*arguments: Any) -> Iterator[Any]:
        for number, event in enumerate(real(*arguments)):
            if number == 3:
                signal.raise_signal(signal.SIGINT)
            yield event

    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    monkeypatch.setattr("studio.work.generate.SPACED", 0.0)
    monkeypatch.setattr(generate, "generate_wanted", interrupted)
    before = signal.getsignal(signal.SIGINT)
    arguments = ["generate", "slitherlink", "square:8x8", "--seed", "1", "-o", str(out)]
    assert main(arguments) == 3
    assert signal.getsignal(signal.SIGINT) is before
    assert "Stopped before all was proved" in capsys.readouterr().err
    assert main(["check", str(out)]) == 0


def test_mazes_and_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.puzzle")
    maze = ["generate", "jump-maze", "square:5x5", "--seed", "1", "-o", out, "--length", "7"]
    assert main([*maze, "--sum", "0", "--decoys", "0.5"]) == 0
    assert "One walk adds up to 0, of 7 jumps." in capsys.readouterr().out
    assert main(["count", out]) == 0
    assert main([*maze, "--line", "0,0 0,2 3,2 3,1"]) == 0
    capsys.readouterr()
    assert main(["solve", out]) == 0
    assert capsys.readouterr().out == "0,0 0,2 3,2 3,1\n"
    assert main(["generate", "one-stroke", "hex:2", "--seed", "1", "-o", out]) == 0
    assert "in one stroke" in capsys.readouterr().out
    assert main(["solve", out, "--seconds", "200"]) in (0, 2)
