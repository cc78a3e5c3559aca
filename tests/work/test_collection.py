"""Folders of puzzles: what is found out of each, kept, gone on with, and told apart."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio import cli, formats
from studio.board import Board, Cell
from studio.board.symmetry import symmetries_of_lattice
from studio.engines.engine import Token
from studio.families import CASTLE_WALL, NUMBER_PATH, SLITHERLINK
from studio.families.castle_wall import ARROWED
from studio.puzzle import Clues, Puzzle
from studio.puzzle.clues import ray
from studio.puzzle.message import Message
from studio.puzzle.transform import transformed
from studio.work.collection import Record, check_all, check_bytes, files_of, same_key
from studio.work.executors import Workers
from studio.work.folders import Checked, duplicates

UNIQUE = "https://puzz.link/p?slither/4/4/dgdh2c7b"
SEVERAL = Puzzle(SLITHERLINK, Board.square(2, 3), title="Two")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four files: one solution, the same turned, several, and no puzzle at all."""
    folder = tmp_path / "mine"
    (folder / "more").mkdir(parents=True)
    unique = formats.read(UNIQUE).puzzle
    turned = transformed(unique, symmetries_of_lattice(unique.board.lattice)[1])
    formats.write(unique, folder / "a.puzzle")
    formats.write(replace(turned, title="Another"), folder / "more" / "b.puzzle")
    formats.write(SEVERAL, folder / "c.puzzle")
    (folder / "d.puzzle").write_text("{}")
    (folder / "notes.md").write_text("no puzzle")
    return folder


def checked(folder: Path, record: Path, **more: Any) -> list[Checked]:
    files = files_of(folder)
    return [*check_all(files, folder, Record(record), 10, more.pop("token", Token()), **more)]


def test_each_file_has_its_verdict_and_the_broken_one_a_reason(folder: Path) -> None:
    found = {each.file: each for each in checked(folder, folder / "record")}
    assert {name: each.verdict for name, each in found.items()} == {
        "a.puzzle": "unique",
        "c.puzzle": "several",
        "d.puzzle": "",
        "more/b.puzzle": "unique",
    }
    assert found["d.puzzle"].sentence
    one = found["a.puzzle"]
    assert (one.family, one.cells, one.clues) == ("slitherlink", 16, 6)
    assert one.word and one.grade > 0 and one.minimal is not None
    assert duplicates(found.values()) == [("a.puzzle", "more/b.puzzle")]


def test_what_is_known_is_not_asked_again_even_after_a_torn_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = folder / "record"
    first = checked(folder, record)
    with record.open("a") as file:
        file.write('{"version": "0", "fi')
    (folder / "c.puzzle").rename(folder / "moved.puzzle")
    asked = []

    def watched(file: str, data: bytes, seconds: float | None) -> Checked:
        asked.append(file)
        return check_bytes(file, data, seconds)

    monkeypatch.setattr("studio.work.collection.check_bytes", watched)
    again = checked(folder, record)
    assert asked == []
    assert {each.verdict for each in again} == {each.verdict for each in first}
    assert "moved.puzzle" in {each.file for each in again}
    formats.write(replace(SEVERAL, title="Changed"), folder / "moved.puzzle")
    checked(folder, record)
    assert asked == ["moved.puzzle"]


def test_what_was_not_known_in_time_is_asked_again_with_more_of_it(tmp_path: Path) -> None:
    record = Record(tmp_path / "record")
    record.add(Checked("a", "1", verdict="unknown", limit=5))
    record.add(Checked("b", "2", verdict="unique", limit=5))
    assert record.known("a", "1", 5) is not None and record.known("a", "1", 60) is None
    assert record.known("a", "1", None) is None
    renamed = record.known("c", "2", 60)
    assert renamed is not None and renamed.file == "c"


def test_what_is_kept_is_said_in_the_language_spoken_later(tmp_path: Path) -> None:
    """The sentence was kept as it was said first, and stayed so from session to session."""
    inner = Message.counted("n", "{n:,} cell of {what}", "{n:,} cells of {what}", n=1200, what="x")
    sentence = Message.of("{where}: {sentence}", where="line 3", sentence=inner)
    first = Checked("a", "1", verdict="unknown", limit=5, sentence=sentence)
    Record(tmp_path / "record").add(first)
    assert Record(tmp_path / "record").known("a", "1", 5) == first
    # A line with a text in its place, as they were once, is passed over.
    text = (tmp_path / "record").read_text()
    told = {**json.loads(text), "sentence": "As it was said."}
    (tmp_path / "record").write_text(json.dumps(told) + "\n[]\n")
    assert Record(tmp_path / "record").known("a", "1", 5) is None


def test_workers_are_sent_bytes_and_stopping_keeps_what_is_done(folder: Path) -> None:
    token = Token()

    class Stopping(Executor):
        def submit(self, work: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_result(work(*arguments))
            return future

    record = folder / "record"
    found = []
    workers = Workers(Stopping(), lambda: 1)
    for each in check_all(files_of(folder), folder, Record(record), 10, token, workers):
        found.append(each)
        if len(found) == 2:
            token.cancel()
    assert len(found) == 2
    assert len(checked(folder, record)) == 4


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(
            SLITHERLINK,
            Board.square(2, 4),
            Clues({"numbers": {Cell((0, 0)): 3, Cell((1, 2)): 1}}),
        ),
        Puzzle(NUMBER_PATH, Board.hexagon(2), Clues({"labels": {Cell((0, -2)): 1}})),
        Puzzle(CASTLE_WALL, Board.square(3, 4), Clues({ARROWED.key: {Cell((1, 1)): ray(2, 1)}})),
    ],
    ids=["oblong", "hexagons", "arrows"],
)
def test_a_puzzle_that_is_turned_is_the_same_and_one_that_differs_is_not(puzzle: Puzzle) -> None:
    turns = symmetries_of_lattice(puzzle.board.lattice)
    assert {same_key(transformed(puzzle, each)) for each in turns} == {same_key(puzzle)}
    assert same_key(replace(puzzle, clues=Clues())) != same_key(puzzle)


def test_the_command_tells_all_of_a_folder(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["check", str(folder), "--workers", "1", "--record", str(folder / "record")]
    assert cli.main(command) == 65
    said = capsys.readouterr().out
    assert "One solution: 2" in said and "Several solutions: 1 (c.puzzle)" in said
    assert "The same up to turns and mirrors: a.puzzle, more/b.puzzle" in said
    (folder / "d.puzzle").unlink()
    assert cli.main([*command, "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["duplicates"] == [["a.puzzle", "more/b.puzzle"]]
    assert [each["verdict"] for each in told["files"]] == ["unique", "several", "unique"]
    empty = folder / "empty"
    empty.mkdir()
    assert cli.main(["check", str(empty)]) == 65


def test_a_record_takes_no_file_of_others(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines were added to whatever was named, and a puzzle was none any more."""
    (folder / "deep").write_text("[" * 100_000)
    for name in ("a.puzzle", "d.puzzle", "notes.md", "deep"):
        before = (folder / name).read_bytes()
        assert cli.main(["check", str(folder), "--record", str(folder / name)]) == 65
        assert "holds something else; results need a file of their own." in capsys.readouterr().err
        assert (folder / name).read_bytes() == before


def test_a_record_that_cannot_be_written_is_said_where_it_was_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for name in (folder, tmp_path / "file" / "x"):
        assert cli.main(["check", str(folder), "--record", str(name)]) == 65
        said = capsys.readouterr()
        assert said.out == "" and f"Results cannot be kept in {name}: " in said.err
    Record(tmp_path / "file" / "x").add(Checked("a", "1"))
    new = tmp_path / "new" / "record"
    for _ in range(2):
        assert cli.main(["check", str(folder), "--record", str(new)]) == 65  # of the broken file
    assert len(new.read_text().splitlines()) == 4
