"""The command ``booklet``."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from studio import assets, formats
from studio.board.free import graph_board
from studio.cli import main, paper
from studio.families import GRAPH_PATH
from studio.formats import native
from studio.formats.booklet_file import read
from studio.formats.format import PLAIN
from studio.formats.printing import Printed, PrintOptions
from studio.puzzle import Puzzle

EXAMPLES = assets.root() / "examples"
GARDEN = str(EXAMPLES / "slitherlink" / "garden.puzzle")

MAZES = ("schonbrunn.puzzle", "only-one-way.puzzle")
"""One of several walks, and one of a single one."""


def test_a_folder_becomes_a_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("slitherlink/garden", "masyu/tide"):
        shutil.copy(EXAMPLES / f"{name}.puzzle", tmp_path)
    path = tmp_path / "book.pdf"
    assert main(["booklet", str(tmp_path), "-o", str(path), "--trim", "a5", "--bleed", "3"]) == 0
    assert path.read_bytes().startswith(b"%PDF-")
    assert "Wrote" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["booklet", "render", "render with paper"])
def test_letters_that_stay_blank_are_told(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = formats.read(EXAMPLES / "slitherlink" / "garden.puzzle").puzzle
    path, made = str(tmp_path / "one.puzzle"), str(tmp_path / "one.pdf")
    data = native.write(replace(puzzle, title="A \N{DRAGON} \N{HEBREW LETTER ALEF}"), PLAIN)
    Path(path).write_bytes(data)
    name, *more = command.split()
    assert main([name, path, "-o", made, *(["--paper", "a5"] if more else [])]) == 0
    assert "stay blank: \N{DRAGON} \N{HEBREW LETTER ALEF}" in capsys.readouterr().err
    # So are those of authors, and of corners.
    board = graph_board([(0.0, 0.0), (2.0, 0.0)], [(0, 1)], names=("p∨q", "1"))
    graph = Puzzle(GRAPH_PATH, board, author="\N{DRAGON}")
    Path(path).write_bytes(native.write(graph, PLAIN))
    assert main([name, path, "-o", made, *(["--paper", "a5"] if more else [])]) == 0
    assert "stay blank: \N{DRAGON} ∨" in capsys.readouterr().err


def test_a_booklet_is_saved_gone_on_with_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(EXAMPLES / "slitherlink" / "garden.puzzle", tmp_path)
    saved, book = tmp_path / "mine.booklet", tmp_path / "book.pdf"
    command = ["booklet", str(tmp_path), "-o", str(saved), "--title", "Mine", "--hints"]
    assert main([*command, "--standards"]) == 0
    assert main(["booklet", str(saved), "-o", str(book), "--workers", "1"]) == 0
    data = book.read_bytes()
    assert b"(Mine)" in data and b"(Hints)" in data
    assert main(["booklet", str(saved), str(tmp_path), "-o", str(book)]) == 64


@pytest.mark.parametrize(
    ("option", "mm"), [("--gutter", "120"), ("--gutter", "80"), ("--bleed", "500")]
)
def test_bleed_and_gutter_leave_room_for_the_page(
    option: str, mm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A gutter as wide as the page never ended."""
    file, book = str(EXAMPLES / "slitherlink" / "garden.puzzle"), tmp_path / "book.pdf"
    assert main(["booklet", file, "-o", str(book), option, mm]) == 64
    assert f"{option[2:]} is 0 to" in capsys.readouterr().err
    assert not book.exists()


def test_a_puzzle_without_a_solution_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = EXAMPLES / "slitherlink" / "no-way.puzzle"
    assert main(["booklet", str(file), "-o", str(tmp_path / "book.pdf")]) == 65
    assert "has no solution. It cannot be in a booklet." in capsys.readouterr().err


def test_all_puzzles_without_a_solution_are_named_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each was told of in a round of its own."""
    unsolved = (EXAMPLES / "slitherlink" / "no-way.puzzle").read_text()
    for n in range(8):
        (tmp_path / f"{n}.puzzle").write_text(unsolved.replace('"No way"', f'"Way {n}"'))
    garden = str(EXAMPLES / "slitherlink" / "garden.puzzle")
    command = ["booklet", "-o", str(tmp_path / "book.pdf"), "--workers", "1", garden]
    assert main([*command, *(str(tmp_path / f"{n}.puzzle") for n in range(2))]) == 65
    told = capsys.readouterr().err
    assert "Way 0" in told and "Way 1" in told and "None of these can be in a booklet." in told
    assert main([*command, *(str(tmp_path / f"{n}.puzzle") for n in range(8))]) == 65
    told = capsys.readouterr().err
    assert "Way 5" in told and "Way 6" not in told
    assert "These and 2 more cannot be in a booklet." in told


def test_print_options_lay_out_a_pdf_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(EXAMPLES / "slitherlink" / "garden.puzzle")
    plain, paper = tmp_path / "a.pdf", tmp_path / "b.pdf"
    assert main(["render", file, str(plain)]) == 0
    options = ["--paper", "a5", "--code", "--dots", "--answers", "upside-down"]
    assert main(["render", file, str(paper), *options]) == 0
    assert plain.read_bytes() != paper.read_bytes()
    capsys.readouterr()
    assert main(["render", file, str(tmp_path / "c.svg"), "--paper", "a5"]) == 64
    assert "only a .pdf" in capsys.readouterr().err


def test_printed_answers_of_several_are_known_to_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    several, one = (str(EXAMPLES / "jump-maze" / name) for name in MAZES)
    page = str(tmp_path / "page.pdf")
    told: list[list[bool]] = []

    def noted(puzzles: Sequence[Printed], how: PrintOptions) -> bytes:
        told.append([each.several for each in puzzles])
        return b""

    monkeypatch.setattr(paper, "pdf", noted)
    for options in (["--answers", "end"], ["--paper", "a5"]):
        assert main(["render", several, page, *options, "--more", one, several]) == 0
    assert told == [[True, False, True], [False, False, False]]


def test_names_of_another_encoding_do_no_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such bytes come as halves of surrogate pairs, which no file can hold."""
    odd = str(tmp_path / "gr\udcfcn.puzzle")
    shutil.copy(EXAMPLES / "slitherlink" / "garden.puzzle", odd)
    for name in ("book.pdf", "mine.booklet"):
        assert main(["booklet", odd, "-o", str(tmp_path / name), "--workers", "1"]) == 0
        given = ["--title", "Gr\udcfcn", "--author", "\udcff"]
        assert main(["booklet", GARDEN, *given, "-o", str(tmp_path / name)]) == 0
    assert read((tmp_path / "mine.booklet").read_bytes())[1].title == "Gr\ufffdn"
    assert main(["compare", odd, "-o", str(tmp_path / "chart.svg")]) == 0
    capsys.readouterr()


def test_the_ending_of_a_booklet_may_be_in_capitals(tmp_path: Path) -> None:
    saved, book = tmp_path / "MINE.BOOKLET", tmp_path / "BOOK.PDF"
    assert main(["booklet", GARDEN, "-o", str(saved), "--title", "Mine"]) == 0
    assert read(saved.read_bytes())[1].title == "Mine"
    assert main(["booklet", str(saved), "-o", str(book), "--workers", "1"]) == 0
    assert b"(Mine)" in book.read_bytes()


@pytest.mark.parametrize("more", [[], ["--dots"]])
def test_a_puzzle_without_a_solution_is_printed_where_no_answers_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    no_way, path = str(EXAMPLES / "slitherlink" / "no-way.puzzle"), tmp_path / "out.pdf"
    for first, second in ((GARDEN, no_way), (no_way, GARDEN)):
        assert main(["render", first, str(path), "--more", second, *more]) == 0
        assert path.read_bytes().count(b"/Type /Page\n") == 2
    asked = ["render", GARDEN, str(path), "--more", no_way, *more, "--answers", "end"]
    assert main(asked) == 65
    assert "has no solution" in capsys.readouterr().err
