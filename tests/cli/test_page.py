"""The command ``page``: files, folders, and what it refuses."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.cli import main
from studio.families import SLITHERLINK
from studio.formats.page_data import Playable
from studio.formats.webpage import webpage
from studio.puzzle import Clue, Puzzle

MASYU = assets.root() / "examples" / "masyu"
LARGEST = 300 * 1024
MAZES = ("schonbrunn", "only-one-way")
"""One of several walks, and one of a single one."""


def data_of(page: str) -> Any:
    found = re.search('id="data">(.*?)</script>', page, re.S)
    assert found
    return json.loads(found[1])


def test_a_folder_becomes_one_page_with_hints(tmp_path: Path) -> None:
    path, folder = tmp_path / "all.html", tmp_path / "puzzles"
    folder.mkdir()
    for name, file in (("b", "masyu/tide"), ("a", "slitherlink/garden")):
        source = assets.root() / "examples" / f"{file}.puzzle"
        shutil.copy(source, folder / f"{name}.puzzle")
    assert main(["page", str(folder), "-o", str(path), "--hints", "--title", "Pearls <3"]) == 0
    page = path.read_text()
    data = data_of(page)
    assert [puzzle["title"] for puzzle in data] == ["Garden", "Tide"]
    assert all(puzzle["answer"]["digest"] and puzzle["hints"] for puzzle in data)
    assert "<title>Pearls &lt;3</title>" in page
    assert "://" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_page_says_which_of_its_puzzles_have_no_hints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "a.html")
    several, one = (
        str(assets.root() / "examples" / "jump-maze" / f"{name}.puzzle") for name in MAZES
    )
    for files, words in (([one], ""), ([one, several], "no hints")):
        assert main(["page", *files, "-o", path, "--hints"]) == 0
        told = capsys.readouterr().err
        assert words in told.lower() and bool(told) == bool(words)


def test_by_the_rules_alone_nothing_is_known_of_the_answer(tmp_path: Path) -> None:
    path, other = tmp_path / "a.html", tmp_path / "b.html"
    file = str(MASYU / "tide.puzzle")
    assert main(["page", file, "-o", str(path), "--rules-only"]) == 0
    assert main(["convert", file, str(other)]) == 0
    assert path.read_bytes() == other.read_bytes()
    (data,) = data_of(path.read_text())
    assert "answer" not in data
    assert "hints" not in data


def test_what_cannot_be_a_page_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["page", str(tmp_path), "-o", str(tmp_path / "a.html")]) == 65
    assert "no .puzzle file" in capsys.readouterr().err
    (tmp_path / "spoilt.puzzle").write_text("nothing of the kind")
    for command in (["page", "-o", "a.html"], ["booklet", "-o", "a.pdf"]):
        assert main([*command, str(tmp_path)]) == 65
        assert "spoilt.puzzle: It begins" in capsys.readouterr().err
    assert main(["page", str(MASYU), "-o", str(tmp_path / "a.pdf")]) == 65
    assert "written as .html" in capsys.readouterr().err


def test_a_page_of_400_cells_stays_small_and_script_stays_data() -> None:
    clues = [Clue("numbers", Cell((r, c)), (r + c) % 4) for r in range(20) for c in range(20)]
    puzzle = Puzzle(SLITHERLINK, Board.square(20, 20), title="</script><b>")
    kind = puzzle.rule.kinds[0].key
    placed = puzzle.placed(*(Clue(kind, clue.spot, clue.value) for clue in clues))
    assert isinstance(placed, Puzzle)
    page = webpage([Playable(placed)])
    assert len(page) < LARGEST
    assert b"</script><b>" not in page
    assert data_of(page.decode())[0]["title"] == "</script><b>"
    assert formats.encode(placed, "html") == page
