"""Folders of puzzles: stopped and gone on with, nothing twice, and the same for the same seed."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from studio import formats
from studio.board import Board
from studio.board.free import graph_board
from studio.board.symmetry import symmetries_of_board
from studio.engines.engine import Token
from studio.families import COUNTRY_ROAD, JUMP_MAZE, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.formats import FormatError
from studio.puzzle.transform import transformed
from studio.work.batch import Stored, batch, figure_key, key_of
from studio.work.folder import INDEX, claim, head_of, seed_of
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.sentences import said

OPTIONS = GenerateOptions(seed=5)
BOARD = Board.square(4, 4)


def texts(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def fill(
    folder: Path, count: int, options: GenerateOptions = OPTIONS
) -> list[Stored | GenerationFailed]:
    return [*batch(SLITHERLINK, BOARD, options, count, folder, Token())]


def test_a_batch_that_was_interrupted_comes_out_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert all(isinstance(event, Stored) and event.made for event in fill(whole, 12))
    for event in islice(batch(SLITHERLINK, BOARD, OPTIONS, 12, parts, Token()), 5):
        assert isinstance(event, Stored)
    # As after a kill: the last file is missing, and the index is as it was at the start.
    assert len(texts(parts)) < 12
    again = fill(parts, 12)
    assert [event.made for event in again if isinstance(event, Stored)] == [False] * 5 + [True] * 7
    assert texts(whole) == texts(parts)
    index = json.loads((whole / INDEX).read_text())
    assert [entry["file"] for entry in index["puzzles"]] == [
        f"{number:06d}.puzzle" for number in range(1, 13)
    ]
    assert seed_of(whole) == 5


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    arguments = ["generate", "slitherlink", "square:12x12", "--seed", "5", "-o", str(parts)]
    command = [sys.executable, "-m", "studio", *arguments, "--count", "1000"]
    with subprocess.Popen(command) as process:
        while len(list(parts.glob("*.puzzle"))) < 3:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.02)
        process.kill()
    count = len(list(parts.glob("*.puzzle"))) + 3
    board = Board.square(12, 12)
    again = [*batch(SLITHERLINK, board, OPTIONS, count, parts, Token())]
    made = [event.made for event in again if isinstance(event, Stored)]
    assert made == [False] * (count - 3) + [True] * 3
    assert all(
        isinstance(e, Stored) for e in batch(SLITHERLINK, board, OPTIONS, count, whole, Token())
    )
    assert {name: text for name, text in texts(parts).items() if not name.startswith(".")} == texts(
        whole
    )


def test_no_two_are_the_same_up_to_symmetry(tmp_path: Path) -> None:
    board = Board.square(3, 3)
    *stored, last = batch(NUMBER_PATH, board, OPTIONS, 200, tmp_path / "few", Token())
    assert isinstance(last, GenerationFailed)
    assert "repetitions" in said(last.reason)
    assert len(stored) > 5
    maps = symmetries_of_board(board)
    puzzles = [formats.read(path).puzzle for path in sorted((tmp_path / "few").glob("*.puzzle"))]
    seen = set()
    for puzzle in puzzles:
        turned = {transformed(puzzle, each).clues for each in maps}
        assert not turned & seen
        assert {key_of(transformed(puzzle, each), maps) for each in maps} == {key_of(puzzle, maps)}
        seen.add(puzzle.clues)


def test_other_seeds_make_other_puzzles(tmp_path: Path) -> None:
    fill(tmp_path / "a", 3)
    fill(tmp_path / "b", 3, replace(OPTIONS, seed=6))
    a, b = texts(tmp_path / "a"), texts(tmp_path / "b")
    assert all(a[name] != b[name] for name in a)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    fill(tmp_path / "a", 2)
    before = texts(tmp_path / "a")
    with pytest.raises(FormatError, match="its seed differs"):
        fill(tmp_path / "a", 2, replace(OPTIONS, seed=6))
    with pytest.raises(FormatError, match="its symmetry differs"):
        fill(tmp_path / "a", 2, replace(OPTIONS, symmetry="all"))
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "mine.puzzle").write_text("{}")
    with pytest.raises(FormatError, match="other puzzles"):
        fill(tmp_path / "b", 2)
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / INDEX).write_text("[]")
    with pytest.raises(FormatError, match="not the index"):
        fill(tmp_path / "c", 2)
    assert texts(tmp_path / "a") == before


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("clues", GenerateOptions(seed=5, clues=9)),
        ("difficulty", GenerateOptions(seed=5, difficulty="easy")),
        ("length", GenerateOptions(seed=5, chosen={"length": 7})),
    ],
)
def test_a_folder_is_bound_to_choices_that_others_do_not_make(
    tmp_path: Path, key: str, options: GenerateOptions
) -> None:
    claim(tmp_path, head_of(JUMP_MAZE, BOARD, options))
    claim(tmp_path, head_of(JUMP_MAZE, BOARD, options))
    with pytest.raises(FormatError, match=f"its {key} differs"):
        claim(tmp_path, head_of(JUMP_MAZE, BOARD, OPTIONS))


def test_a_number_that_is_usual_elsewhere_is_told_where_it_is_chosen() -> None:
    full = GenerateOptions(chosen={"density": 0.8})
    assert head_of(SLITHERLINK, BOARD, full) == head_of(SLITHERLINK, BOARD, GenerateOptions())
    plain = head_of(COUNTRY_ROAD, BOARD, GenerateOptions())
    assert plain["taste"] == [0.8, 0.0] and "density" not in plain
    assert head_of(COUNTRY_ROAD, BOARD, full) == {**plain, "density": 0.8}


def test_what_was_stopped_half_way_is_not_kept(tmp_path: Path) -> None:
    token = Token()
    token.cancel()
    (last,) = batch(SLITHERLINK, BOARD, OPTIONS, 3, tmp_path / "a", token)
    assert isinstance(last, GenerationFailed)
    assert [*texts(tmp_path / "a")] == [INDEX]


def test_figures_and_mazes_fill_folders_too(tmp_path: Path) -> None:
    for rule in (ONE_STROKE, JUMP_MAZE):
        options = GenerateOptions(seed=2, chosen={"length": 7})
        folder = tmp_path / rule.key
        made = list(batch(rule, Board.square(4, 4), options, 2, folder, Token()))
        assert all(isinstance(each, Stored) for each in made)
        assert len(made) == 2
        again = list(batch(rule, Board.square(4, 4), options, 3, folder, Token()))
        assert [each.made for each in again if isinstance(each, Stored)] == [False] * 2 + [True]


def test_a_figure_that_is_turned_is_the_same_figure() -> None:
    nodes = [(0.0, 0.0), (2.0, 0.0), (2.0, 4.0)]
    edges = [(0, 1), (1, 2), (0, 2)]
    key = figure_key(graph_board(nodes, edges))
    quarter = graph_board([(10 - y, x) for x, y in nodes], edges)
    mirrored = graph_board([(-x, y) for x, y in reversed(nodes)], [(2, 1), (1, 0), (2, 0)])
    other = graph_board([(0.0, 0.0), (2.0, 0.0), (2.0, 6.0)], edges)
    assert figure_key(quarter) == figure_key(mirrored) == key
    assert figure_key(other) != key


def test_the_index_tells_choices_as_it_always_did(tmp_path: Path) -> None:
    """A folder that an earlier version began is gone on with."""
    plain = head_of(SLITHERLINK, Board.square(4, 4), GenerateOptions())
    assert plain["taste"] == [0.8, 0.0]
    assert not {"length", "decoys", "density", "straight"} & plain.keys()
    maze = GenerateOptions(chosen={"length": 7, "decoys": 0.5, "straight": 0.4})
    told = head_of(JUMP_MAZE, Board.square(4, 4), maze)
    assert (told["length"], told["decoys"], told["taste"]) == (7, 0.5, [0.8, 0.4])
