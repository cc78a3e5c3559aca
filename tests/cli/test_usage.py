"""How commands are called: names judged before the work, exit codes, sentences that help."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio import assets, cli, formats
from studio.board import Board
from studio.cli import codes, progress
from studio.cli.apart import apart as run_apart
from studio.cli.keys import ended_by_keys, stopped_by_keys
from studio.engines.engine import Token
from studio.families import DOTCHI_LOOP, DOUBLE_BACK, ENTRY_EXIT, MOON_OR_SUN
from studio.formats.booklet import GUTTER_MM
from studio.puzzle import Clues, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Uncounted

EXAMPLES = assets.root() / "examples"
UNIQUE = "https://puzz.link/p?slither/5/5/cbcbcddad"
HONEYCOMB = str(EXAMPLES / "number-path" / "honeycomb.puzzle")
NO_WAY = str(EXAMPLES / "slitherlink" / "no-way.puzzle")
HOUSE = str(EXAMPLES / "one-stroke" / "house.puzzle")
GARDEN = str(EXAMPLES / "slitherlink" / "garden.puzzle")
PICTURE = assets.root().parent / "packaging" / "screenshots" / "several.png"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one command."""
    try:
        code = cli.main(list(arguments))
    except SystemExit as ended:
        code = int(str(ended.code))
    said = capsys.readouterr()
    return code, said.out, said.err


# -- output ----------------------------------------------------------------------------------------

OVER_INPUT = [
    ("puzzle.pdf", ["render", "{file}", "{out}"]),
    ("puzzle.pdf", ["render", UNIQUE, "{out}", "--more", HOUSE, "{file}"]),
    ("puzzle.html", ["render", "{file}", "{out}", "--animate", "backtrack"]),
    ("puzzle.puzzle", ["convert", "{file}", "{out}"]),
    ("puzzle.html", ["page", GARDEN, "{file}", "-o", "{out}"]),
    ("puzzle.pdf", ["booklet", GARDEN, "{file}", "-o", "{out}"]),
    ("puzzle.pdf", ["explain", "{file}", "-o", "{out}"]),
    ("puzzle.puzzle", ["generate", "slitherlink", "{file}", "--repair", "-o", "{out}"]),
    ("puzzle.svg", ["compare", "{file}", "-o", "{out}"]),
    ("puzzle.csv", ["tour", "{file}", "-o", "{out}"]),
]
"""Commands whose output could be what they read: whatever its ending, a file may hold a puzzle."""


@pytest.mark.parametrize(("name", "arguments"), OVER_INPUT)
def test_what_is_read_is_not_written_over(
    name: str, arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, link = tmp_path / name, tmp_path / f"link-{name}"
    file.write_bytes(Path(GARDEN).read_bytes())
    link.symlink_to(file)
    before = file.read_bytes()
    for out in (file, link):
        given = [each.format(file=file, out=out) for each in arguments]
        code, said, err = run(capsys, *given)
        assert (code, said) == (65, "") and "is what is read; name another file." in err
    assert file.read_bytes() == before


WRITING = [
    ["convert", UNIQUE],
    ["render", UNIQUE],
    ["render", HOUSE, "--animate", "backtrack", "-o"],
    ["generate", "number-path", "square:3x3", "-o"],
    ["picture", str(PICTURE), "-o"],
    ["tour", "square:6x6", "-o"],
    ["explain", UNIQUE, "-o"],
    ["compare", "grids", "-o"],
]


@pytest.mark.parametrize("command", WRITING, ids=lambda words: words[0])
@pytest.mark.parametrize("name", ["out.xyz", "nowhere/out", ""])
def test_names_of_files_are_judged_before_the_work(
    command: list[str],
    name: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An unknown ending, a folder that is not there, and one where a file should be."""
    endings = {"convert": ".puzzle", "generate": ".puzzle", "picture": ".puzzle", "explain": ".pdf"}
    ending = ".gif" if "--animate" in command else endings.get(command[0], ".svg")
    if not name:
        (tmp_path / f"folder{ending}").mkdir()
        name = f"folder{ending}"
    elif name.startswith("nowhere"):
        name += ending

    def worked(*_: Any, **__: Any) -> None:
        raise AssertionError("work was begun")

    for work in ("studio.formats.read", "studio.cli.generate.generate_wanted"):
        if command[0] != "generate" or work.endswith("wanted"):
            monkeypatch.setattr(work, worked)
    monkeypatch.setattr("studio.cli.tour.make", worked)
    monkeypatch.setattr("studio.cli.picture.silhouette", worked)
    monkeypatch.setattr("studio.cli.compare.compare", worked)
    code, out, err = run(capsys, *command, str(tmp_path / name))
    assert (code, out) == (65, "")
    assert len(err.splitlines()) == 1
    assert not (tmp_path / name).is_file()


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["convert", UNIQUE, "-o"], "a.puzzle"),
        (["render", UNIQUE, "-o"], "a.png"),
        (["render", HOUSE, "--steps", "0-3", "--animate"], "a.html"),
        (["generate", "slitherlink", "square:3x3", "--seed", "1", "-o"], "a.puzzle"),
        (["tour", "square:6x6", "-o"], "a.csv"),
        (["explain", UNIQUE, "-o"], "a.pdf"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_success_says_what_was_written(
    command: list[str], name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / name
    code, out, err = run(capsys, *command, str(path))
    assert (code, err) == (0, "")
    assert f"Wrote {path}, {path.stat().st_size:,} bytes." in out


def test_convert_takes_exactly_the_names_that_it_lists(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _, out, _ = run(capsys, "convert", "--help")
    listed = [form.key for form in formats.FORMATS if form.write is not None]
    assert ", ".join(listed) in " ".join(out.split())
    for name in listed:
        code, _, err = run(capsys, "convert", UNIQUE, str(tmp_path / "a"), "--to", name)
        assert code in (0, 65) and "not known" not in err, name
    for name in (".svg", "SVG", "a.svg", "cnf", ""):
        assert run(capsys, "convert", UNIQUE, str(tmp_path / "b"), "--to", name)[0] == 64, name
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize("names", [[], ["a.svg", "-o", "b.svg"]])
def test_one_output_is_named(capsys: pytest.CaptureFixture[str], names: list[str]) -> None:
    code, _, err = run(capsys, "render", UNIQUE, *names)
    assert code == 64 and "one OUTPUT is needed" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("command", ["explain", "check", "solve"])
def test_an_output_that_takes_no_more_is_a_sentence(command: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "studio", command, UNIQUE],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == codes.NOT_WRITTEN
    assert done.stderr == "Standard output cannot be written: no space left on device.\n"


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["explain", UNIQUE, "--steps", "0"], "not a positive number"),
        (["explain", UNIQUE, "--what-if", "999"], "--what-if 999: there are "),
        (["render", HOUSE, "a.gif", "--animate", "nope"], "there is no engine nope to watch"),
        (["render", HOUSE, "a.gif", "--animate", "--frames", "1"], "2 pictures or more"),
        (["render", UNIQUE, "a.pdf", "--text"], "--text is for .svg alone."),
        (["render", UNIQUE, "a.svg", "--letters"], "--letters is for drawings alone."),
        (["render", HOUSE, "a.gif", "--solution", "--letters"], "--letters is not for animations"),
        (["render", UNIQUE, "a.svg", "--dpi", "90"], "--dpi is for .png alone."),
        (["tour", "square:5x5", "--tries", "0"], "not a positive number"),
        (["check", UNIQUE, "--seconds", "abc"], "abc is not a time in seconds"),
        (["check", UNIQUE, "--record", "r.json"], "--again and --scheduler are for folders"),
        (
            ["check", str(EXAMPLES / "masyu"), "--sets"],
            "--sets is for one puzzle, and this is a folder",
        ),
        (["page", UNIQUE, "-o", "a.html", "--hints", "--rules-only"], "--rules-only leaves out"),
        (["compare", "grids", "--from", "5", "--upto", "3"], "--from is larger than --upto"),
        (["render", UNIQUE, "a.png", "--size", "0x0"], "A side can have 16 to"),
        (["render", UNIQUE, "a.pdf", "--margin", "-5"], "-5 is not a length in mm"),
        (["booklet", UNIQUE, "-o", "a.pdf", "--bleed", "-3"], "-3 is not a length in mm"),
        (["booklet", UNIQUE, "-o", "a.pdf", "--gutter", "x"], "x is not a length in mm"),
        (["generate", "slitherlink", "square:3x3", "--weights", "numbers=x"], "x is not a weight"),
        (["picture", "cat.png", "--cells", "20", "--crop", "0,1"], "0,1 is no part of a picture"),
        (["picture", "cat.png", "--turn", "nan"], "nan is not an angle in degrees"),
        (["picture", "cat.png", "--turn", "inf"], "inf is not an angle in degrees"),
        (["picture", "cat.png", "--turn", "x"], "x is not an angle in degrees"),
        (["picture", "cat.png", "--cells", "x"], "x is not between 12 and 2,500"),
        (["compare", "grids", "--upto", "x"], "x is not a size from 1 to "),
        (["tour", "square:6x6", "--seed", "9" * 24], "is not a whole number of 18 digits"),
        (["render", HOUSE, "a.gif", "--animate", "--frames", "x"], "2 pictures or more"),
        (["render", HOUSE, "a.gif", "--solution", "--text"], "--text is not for animations"),
        (["render", HOUSE, "a.gif", "--solution", "--dots"], "only a .pdf is laid out for print"),
        (["render", HOUSE, "a.png", "--steps", "0-3"], "--steps is for animations alone"),
        (["render", HOUSE, "a.svg", "--frames", "9"], "--frames is for animations alone"),
        (["render", HOUSE, "a.png", "--pace", "9"], "--pace is for animations alone"),
        (
            ["render", HOUSE, "a.gif", "--solution", "--steps", "900-1000"],
            "There is no step 900: the last one is 9.",
        ),
        (
            ["render", HOUSE, "a.gif", "--animate", "trails", "--steps", "900-1000"],
            "There is no step 900: the last one is ",
        ),
        *(
            (["generate", "slitherlink", "square:4x4", option, value], f"have no {option}.")
            for option, value in (
                ("--length", "3"),
                ("--region", "4"),
                ("--decoys", "0"),
                ("--marks", "0.5"),
            )
        ),
        *(
            (["generate", family, "square:5x5", *given], f"such puzzles have no {given[0]}.")
            for family, given in (
                ("jump-maze", ["--clues", "3"]),
                ("jump-maze", ["--extra", "3"]),
                ("one-stroke", ["--line", "0,0 0,1"]),
                ("one-stroke", ["--must", "0,0"]),
                ("entry-exit", ["--extra", "3"]),
            )
        ),
        (["generate", "slitherlink", "square:4x4", "--density", "2"], "2 is not -1.0 to 1.2"),
        (["check", UNIQUE, "--foo"], "studio check: not understood: --foo."),
        (["render", UNIQUE, "out.gif"], ".gif is an animation: add --animate, or --solution."),
    ],
)
def test_a_bad_value_is_wrong_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (64, "")
    assert sentence in err
    assert err.startswith(f"usage: studio {arguments[0]} ")


@pytest.mark.parametrize(
    ("wanted", "code", "printed"), [(1, 2, True), (5, 2, True), (6, 2, True), (7, 1, False)]
)
def test_at_least_so_many_exits_with_the_verdict_or_with_1(
    capsys: pytest.CaptureFixture[str], wanted: int, code: int, printed: bool
) -> None:
    source = str(EXAMPLES / "number-path" / "rixkudo-printed.puzzle")
    exited, out, _ = run(capsys, "solve", source, "--at-least", str(wanted))
    assert (exited, bool(out)) == (code, printed)
    assert run(capsys, "solve", UNIQUE, "--at-least", "1")[0] == 0


def test_a_grade_that_is_not_ready_in_time_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "grade", HONEYCOMB, "--seconds", "0.000001")
    assert (code, out, err) == (3, "", "Stopped before the grade was known.\n")
    code, out, _ = run(capsys, "grade", HONEYCOMB, "--seconds", "0.000001", "--json")
    report = json.loads(out)
    assert (code, report["grade"], report["reason"]) == (
        3,
        None,
        "Stopped before the grade was known.",
    )
    code, _, err = run(capsys, "grade", NO_WAY)
    assert (code, err) == (1, "Only puzzles with exactly one solution are graded.\n")


@pytest.mark.parametrize(
    ("source", "form", "words"),
    [
        (NO_WAY, "gif", "it has none."),
        (NO_WAY, "png", "it has none."),
    ],
)
def test_a_solution_that_is_none_ends_alike_whatever_draws_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, source: str, form: str, words: str
) -> None:
    path = tmp_path / f"a.{form}"
    code, out, err = run(capsys, "render", source, str(path), "--solution")
    assert (code, out, err) == (1, "", f"The solution cannot be drawn: {words}\n")
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "pace", "most"),
    [
        ("a.gif", "99999999", "655,350"),
        ("a.gif", "655350", "655,350"),
        ("a.apng", "99999999", "65,535,000"),
        ("a.html", "9999999999", "2,147,483,647"),
    ],
)
def test_no_picture_stays_longer_than_its_form_can_say(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, pace: str, most: str
) -> None:
    """Pillow joins the first two pictures, which look the same, and their times."""
    path = tmp_path / name
    code, _, err = run(
        capsys, "render", HOUSE, str(path), "--solution", "--pace", pace, "--width", "64"
    )
    assert (code, err) == (65, f"A picture can stay for {most} ms here, and no longer.\n")
    assert not path.exists()


@pytest.mark.parametrize("option", ["--minimal", "--fewest", "--symmetry=left-right"])
def test_what_every_family_takes_is_said_to_change_nothing(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    told = option.partition("=")[0]
    code, out, err = run(capsys, "generate", "jump-maze", "square:4x4", "--seed", "1", option)
    assert (code, err) == (0, f"Jump maze: {told} changes nothing.\n")
    assert out == run(capsys, "generate", "jump-maze", "square:4x4", "--seed", "1")[1]


@pytest.mark.parametrize("symmetry", ["left-right", "turns"])
@pytest.mark.parametrize("rule", [MOON_OR_SUN, DOTCHI_LOOP, DOUBLE_BACK, ENTRY_EXIT])
def test_regions_and_marks_follow_no_symmetry(
    capsys: pytest.CaptureFixture[str], rule: Rule, symmetry: str
) -> None:
    words = ["generate", rule.key, "square:4x6", "--seed", "1"]
    code, out, err = run(capsys, *words, "--symmetry", symmetry)
    assert (code, err) == (0, f"{rule.name}: --symmetry changes nothing.\n")
    assert out == run(capsys, *words)[1]


@pytest.mark.parametrize(
    "words",
    [
        ["check", ""],
        ["check", "graph:"],
        ["verify", ""],
        ["page", "", "-o", "a.html"],
        ["census", ""],
        ["picture", ""],
        ["generate", "slitherlink", ""],
    ],
    ids=" ".join,
)
def test_an_empty_name_is_not_the_folder_of_now(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
) -> None:
    (tmp_path / "a.puzzle").write_bytes(Path(GARDEN).read_bytes())
    (tmp_path / "verdict.json").write_text("{}")
    monkeypatch.chdir(tmp_path)
    assert run(capsys, *words) == (65, "", "No input is named: its name is empty.\n")


def test_a_number_too_large_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "check", "square:999999999999x99999999")
    assert err == "The number of rows is “999999999999”; 1 to 40,000 is possible.\n"


def test_sets_that_are_not_counted_in_time_say_nothing_of_the_solution(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "studio.work.minimality.clue_sets", lambda *_: counted_not(Reason(Uncounted.STOPPED))
    )
    code, out, _ = run(capsys, "check", GARDEN, "--sets")
    assert code == 0 and out.endswith("Stopped before the minimal clue sets were counted.\n")


def counted_not(reason: Reason) -> Generator[Any, None, Reason]:
    """Work that says nothing but why it has ended."""
    yield from ()
    return reason


@pytest.mark.parametrize("board", [HOUSE, str(EXAMPLES / "graph-path" / "petersen.puzzle")])
def test_a_census_is_of_cells(capsys: pytest.CaptureFixture[str], board: str) -> None:
    code, out, err = run(capsys, "census", board)
    assert (code, out) == (65, "")
    assert err == "A census is taken of boards of cells, and this one is drawn of lines.\n"


def test_convert_says_what_a_format_does_not_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = tmp_path / "whole.puzzle"
    puzzle = formats.read(UNIQUE).puzzle
    formats.write(replace(puzzle, title="Mine", author="Me", notes="Hard."), whole)
    code, out, err = run(capsys, "convert", str(whole), "-", "--to", "puzzlink")
    assert (code, out.strip()) == (0, UNIQUE)
    assert err == "puzz.link address does not hold: title, author, notes.\n"
    path = formats.read(HONEYCOMB).puzzle
    square = replace(path, board=Board.square(3, 3), clues=Clues(), options={"ends_given": False})
    formats.write(replace(square, title=""), whole)
    code, _, err = run(capsys, "convert", str(whole), "-", "--to", "penpa", "--no-answer")
    assert code == 0 and "Penpa+ link does not hold: " in err
    assert "First and last are given" in err
    assert run(capsys, "convert", str(whole), str(tmp_path / "again.puzzle"))[2] == ""


# -- help ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], ["check"], ["render"]])
def test_help_lists_the_exit_codes(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    _, out, _ = run(capsys, *command, "--help")
    named = {int(line.split()[0]) for line in codes.TOLD.splitlines()[1:]}
    assert codes.TOLD in out
    ends = {*codes.EXIT.values(), codes.STOPPED, codes.USAGE, codes.BAD_INPUT, codes.DISAGREE}
    assert named == ends | {codes.UNEXPECTED, codes.NOT_WRITTEN, 69}


def test_help_names_the_file_that_a_window_opens_with(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--help")
    assert out.startswith("usage: studio [FILE.puzzle] ")


@pytest.mark.parametrize(
    ("text", "board"),
    [("10x10", "square:10x10"), ("5X7:king", "square:5x7:king"), ("hex3", "hex:3")],
)
def test_a_board_that_lacks_its_word_is_guessed(
    capsys: pytest.CaptureFixture[str], text: str, board: str
) -> None:
    code, _, err = run(capsys, "generate", "number-path", text)
    assert code == 65 and f"For a board write {board}." in err


def test_a_board_is_taken_where_a_puzzle_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", "square:1x5", "--json")
    assert (code, json.loads(out)["verdict"]) == (2, "several")
    assert err == "square:1x5 is a board without clues; here it is taken as: number path.\n"


def test_a_picture_is_told_from_a_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "check", str(PICTURE))
    assert code == 65 and "is a picture; `studio picture` makes a puzzle of one." in err


# -- long work -------------------------------------------------------------------------------------


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks at standard error, and has looked for a while."""
    monkeypatch.setattr(progress, "watched", lambda: True)
    monkeypatch.setattr(progress, "FIRST_S", 0.0)
    monkeypatch.setattr(progress, "NEXT_S", 0.0)


def test_long_work_shows_how_far_it_is(
    capsys: pytest.CaptureFixture[str], terminal: None, tmp_path: Path
) -> None:
    _, _, err = run(capsys, "census", "square:3x3")
    assert "213 of 213 loops compared" in err and err.endswith("\r")
    recording = str(tmp_path / "a.gif")
    _, _, err = run(
        capsys, "render", HOUSE, recording, "--animate", "--steps", "0-2", "--width", "64"
    )
    assert "3 of 3 pictures drawn" in err
    _, _, err = run(capsys, "page", HOUSE, "-o", str(tmp_path / "a.html"))
    assert "Ready: 0 of 1" in err


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ("Counting", ["count", HOUSE]),
        ("Checking", ["check", HOUSE]),
        ("Solving", ["solve", HOUSE]),
        ("Cutting the board", ["picture", str(PICTURE), "--cells", "20", "--json"]),
        ("Grading", ["grade", GARDEN]),
        ("Explaining", ["explain", GARDEN, "--json"]),
        ("Making a puzzle", ["generate", "slitherlink", "square:3x3", "--json"]),
    ],
)
def test_work_that_cannot_say_how_far_it_is_shows_the_time(
    capsys: pytest.CaptureFixture[str], terminal: None, words: str, arguments: list[str]
) -> None:
    _, out, err = run(capsys, *arguments)
    assert f"\r{words}" in err and err.endswith("\r")
    assert words not in out


def test_nothing_is_shown_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "census", "square:2x2")[2] == ""
    assert run(capsys, "count", HOUSE)[2] == ""


def test_compiling_is_said_and_done_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: None
) -> None:
    loaded: list[tuple[str, ...]] = []

    def load(*names: str) -> Any:
        loaded.append(names)
        yield 1, 1

    monkeypatch.setattr("studio.engines.kernels.off", lambda: False)
    monkeypatch.setattr("studio.engines.kernels.warm", lambda *names: bool(loaded))
    monkeypatch.setattr("studio.engines.kernels.load", load)
    progress.compiled("census")
    assert loaded == [("census",)]
    err = capsys.readouterr().err
    assert err.startswith("Compiling the fast loops.") and "1 of 1" in err
    progress.compiled("census")
    assert capsys.readouterr().err == ""


def made(words: bytes) -> bytes:
    """Work for another process; "refused" and "dies" are its two ways to fail."""
    if words == b"refused":
        raise formats.FormatError("It was refused.")
    if words == b"dies":
        os._exit(1)
    return words + str(os.getpid()).encode()


def test_work_apart_comes_back_or_says_why_not() -> None:
    answer = run_apart("It is drawn", made, b"pid ")
    assert answer.startswith(b"pid ") and answer != b"pid " + str(os.getpid()).encode()
    with pytest.raises(formats.FormatError, match="It was refused"):
        run_apart("It is drawn", made, b"refused")
    with pytest.raises(formats.FormatError, match="It is drawn broke off"):
        run_apart("It is drawn", made, b"dies")


def test_a_large_tour_is_drawn_apart(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def apart(words: str, work: Any) -> bytes:
        asked.append(words)
        return b"drawn"

    monkeypatch.setattr("studio.cli.tour.apart", apart)
    monkeypatch.setattr("studio.cli.tour.LARGE", 30)
    path = tmp_path / "a.svg"
    assert run(capsys, "tour", "square:6x6", "-o", str(path))[0] == 0
    assert asked and path.read_bytes() == b"drawn"


STUCK = """
import hashlib, sys
from studio import cli
from studio.cli import keys
keys.GRACE = 0.2

def stuck(options):
    # Compiled code that lets other threads run, but never the main one of Python.
    print("begun", flush=True)
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)

import studio.cli.check
studio.cli.check.run = stuck
sys.exit(cli.main(["check", "x"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be sent Ctrl+C there")
def test_keys_end_a_command_that_python_cannot_interrupt() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STUCK],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, err) == (3, "Stopped.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be sent Ctrl+C there")
def test_the_first_keys_stop_the_work_and_the_second_end_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    token = Token()
    with ended_by_keys(), stopped_by_keys(token):
        os.kill(os.getpid(), signal.SIGINT)
        assert token.cancelled
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert "Stopping; once more to leave at once." in capsys.readouterr().err
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_demo_behind_another_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """``__main__`` starts the demonstration; behind an option it does not see the command."""
    assert cli.main(["--language", "en", "demo", "here"]) == codes.USAGE
    assert "`demo` has to come first: studio demo here" in capsys.readouterr().err


def test_the_gutter_is_told_in_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["booklet", "--help"])
    assert f"more margin at the spine ({GUTTER_MM:g})" in " ".join(capsys.readouterr().out.split())
