"""Folders over the wire: what is in them, what is found out, and exports."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from studio import formats
from studio.board import Board
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.puzzle import Puzzle, Trace
from studio.work import collecting
from studio.work.collecting import check, export, export_one, look
from studio.work.folders import Checked, CheckFolder, Exported, ExportFiles, LookAt, Looked
from studio.work.job import Ended
from studio.work.listing import answer
from studio.work.sentences import ended_words
from tests.formats.written import written
from tests.work import wired
from tests.work.wired import news

UNIQUE = "https://puzz.link/p?slither/4/4/dgdh2c7b"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "mine"
    folder.mkdir()
    formats.write(formats.read(UNIQUE).puzzle, folder / "a.puzzle")
    formats.write(Puzzle(SLITHERLINK, Board.square(2, 2)), folder / "b.puzzle")
    (folder / "c.puzzle").write_text("nothing")
    return folder


def test_a_folder_is_shown_at_once_and_what_was_found_out_the_next_time(folder: Path) -> None:
    (looked,) = news(LookAt(folder), look)
    assert isinstance(looked, Looked) and looked.total == 3
    assert [member.file for member in looked.members] == ["a.puzzle", "b.puzzle", "c.puzzle"]
    assert looked.members[0].puzzle == formats.read(UNIQUE).puzzle
    assert looked.members[2].puzzle is None and looked.members[2].sentence
    found = news(CheckFolder(folder, workers=1), check)
    assert {each.file: each.verdict for each in found} == {
        "a.puzzle": "unique",
        "b.puzzle": "several",
        "c.puzzle": "",
    }
    again = news(LookAt(folder), look)
    known = [each for each in again if isinstance(each, Checked)]
    assert [each.file for each in known] == ["a.puzzle", "b.puzzle"]


def test_what_is_known_of_a_folder_is_not_told_again(folder: Path) -> None:
    (looked,) = news(LookAt(folder), look)
    assert isinstance(looked, Looked)
    digests = [member.digest for member in looked.members]
    assert all(digests) and len(set(digests)) == 3
    (folder / "c.puzzle").rename(folder / "d.puzzle")
    formats.write(formats.read(UNIQUE).puzzle, folder / "b.puzzle")
    (again,) = news(LookAt(folder, tuple(digests[1:])), look)
    assert isinstance(again, Looked)
    assert [(m.file, m.puzzle is not None, m.digest) for m in again.members] == [
        ("a.puzzle", True, digests[0]),
        ("b.puzzle", True, digests[0]),
        ("d.puzzle", False, digests[2]),
    ]
    assert again.members[2].sentence is None


def test_a_folder_that_is_gone_is_not_an_empty_one(folder: Path) -> None:
    (ended,) = wired.told(LookAt(folder / "gone"), look)
    assert ended_words(ended).startswith("The folder cannot be read: ")


def test_an_export_says_what_it_could_not_write(folder: Path) -> None:
    to = folder / "out"
    to.mkdir()
    files = ("a.puzzle", "c.puzzle")
    last = news(ExportFiles(folder, files, to, "svg", solved=True, workers=1), export)[-1]
    assert isinstance(last, Exported) and last.done == 1
    assert [file for file, _ in last.refused] == ["c.puzzle"]
    assert (to / "a.svg").read_bytes().startswith(b"<svg")


def test_an_exported_answer_is_called_one_of_several(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        "One of several solutions" in (line.words for line in pages[1])
        for name in ("a", "b")
        for pages in [
            written(
                partial(export_one, folder / f"{name}.puzzle", folder / f"{name}.pdf", "pdf", True),
                monkeypatch,
            )
        ]
    ]
    assert told == [False, True]


def test_no_picture_waits_for_an_answer_that_it_does_not_tell_of(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def spy(*args: Any, others: bool) -> tuple[Trace | None, bool, bool]:
        asked.append(others)
        return answer(*args, others=others)

    monkeypatch.setattr(collecting, "answer", spy)
    for form in ("svg", "png", "pdf"):
        assert export_one(folder / "a.puzzle", folder / f"a.{form}", form, True) is None
    assert asked == [False, False, True]


def test_an_export_leaves_what_is_there(folder: Path) -> None:
    to = folder.parent / "kept"
    to.mkdir()
    (to / "a.svg").write_text("mine")
    (folder / "a.copy").write_bytes((folder / "a.puzzle").read_bytes())
    last = news(ExportFiles(folder, ("a.puzzle", "a.copy"), to, "svg", workers=1), export)[-1]
    assert last == Exported(2, (), 2)
    assert (to / "a.svg").read_text() == "mine"
    assert sorted(path.name for path in to.iterdir()) == ["a (2).svg", "a (3).svg", "a.svg"]


def test_a_folder_to_export_to_is_made(folder: Path) -> None:
    to = folder.parent / "new" / "deep"
    last = news(ExportFiles(folder, ("a.puzzle",), to, "svg", workers=1), export)[-1]
    assert last == Exported(1) and (to / "a.svg").exists()
    refused = list(export(ExportFiles(folder, ("a.puzzle",), to / "a.svg", "svg"), Token()))
    (ended,) = refused
    assert isinstance(ended, Ended) and "cannot be made: file exists." in ended_words(ended)


def test_names_that_are_too_long_together_are_cut(folder: Path) -> None:
    to, deep = folder.parent / "flat", folder / ("ä" * 70) / ("b" * 130)
    to.mkdir()
    deep.mkdir(parents=True)
    (deep / "x.puzzle").write_bytes((folder / "a.puzzle").read_bytes())
    long = (deep / "x.puzzle").relative_to(folder).as_posix()
    files = ("a.puzzle", long, long)
    last = news(ExportFiles(folder, files, to, "svg", workers=1), export)[-1]
    assert isinstance(last, Exported) and (last.done, last.refused) == (3, ())
    begun = "ä" * 70 + "-" + "b" * 106
    names = ["a.svg", f"{begun} (2).svg", f"{begun}bbbb.svg"]
    assert sorted(path.name for path in to.iterdir()) == names


def test_an_export_to_where_nothing_can_be_is_refused_at_once(folder: Path) -> None:
    gone = folder / ("c" * 300)
    (ended,) = export(ExportFiles(folder, ("a.puzzle",), gone, "svg", workers=1), Token())
    assert isinstance(ended, Ended) and "cannot be made: file name too long." in ended_words(ended)
