"""The command line on graphs and formulas, engines by name, and "at least so many"."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from studio import assets, cli
from studio.drawing.draw import draw
from studio.drawing.shapes import Picture, Text
from tests.formats.test_hcp import ENVELOPE

EXAMPLES = assets.root() / "examples"
PRINTED = str(EXAMPLES / "number-path" / "rixkudo-printed.puzzle")
HOUSE = str(EXAMPLES / "one-stroke" / "house.puzzle")
FORMULA = "p cnf 3 4\n1 -3 0\n2 3 -1 0\n2 -3 0\n3 0\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one command."""
    code = cli.main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def envelope(tmp_path: Path) -> str:
    path = tmp_path / "envelope.hcp"
    path.write_text(ENVELOPE)
    return str(path)


@pytest.fixture
def formula(tmp_path: Path) -> str:
    path = tmp_path / "small.cnf"
    path.write_text(FORMULA)
    return str(path)


def test_the_envelope_graph_has_three_closed_lines(
    capsys: pytest.CaptureFixture[str], envelope: str
) -> None:
    assert run(capsys, "count", envelope)[:2] == (2, "3\n")
    code, out, _ = run(capsys, "solve", envelope, "--json", "--limit", "9")
    assert (code, len(json.loads(out)["solutions"])) == (2, 3)
    for engine in ("path-sat", "link-sat", "backtrack", "frontier-paths", "brute"):
        assert run(capsys, "count", envelope, "--engine", engine)[:2] == (2, "3\n")


def test_a_graph_there_and_back(
    capsys: pytest.CaptureFixture[str], envelope: str, tmp_path: Path
) -> None:
    puzzle, back = str(tmp_path / "e.puzzle"), str(tmp_path / "e.hcp")
    assert run(capsys, "convert", envelope, puzzle)[0] == 0
    assert run(capsys, "convert", puzzle, back)[0] == 0
    edges = ENVELOPE[ENVELOPE.index("EDGE_DATA_SECTION") : ENVELOPE.index("EOF")]
    assert edges in Path(back).read_text()
    assert run(capsys, "render", back, str(tmp_path / "e.svg"), "--solution")[0] == 0


def test_a_picture_has_the_letters_by_which_check_names_corners(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Picture] = []

    def spy(*given: Any, **how: Any) -> Picture:
        drawn.append(draw(*given, **how))
        return drawn[-1]

    monkeypatch.setattr("studio.formats.svg.draw", spy)
    for options in (["a.svg"], ["a.png"], ["a.pdf"], ["a.pdf", "--paper", "a5"]):
        for letters in ([], ["--letters"]):
            drawn.clear()
            name, *rest = options
            assert run(capsys, "render", HOUSE, str(tmp_path / name), *rest, *letters)[0] == 0
            rims = dict(drawn[0].layers)["rims"]
            texts = {shape.text for shape in rims if isinstance(shape, Text)}
            assert texts == (set("abcde") if letters else set())


def test_a_line_says_what_makes_a_formula_true(
    capsys: pytest.CaptureFixture[str], formula: str
) -> None:
    code, out, _ = run(capsys, "solve", formula)
    assert code in (0, 2)
    assert out.splitlines()[1] == "x1 = true, x2 = true, x3 = true"
    _, out, _ = run(capsys, "solve", formula, "--json")
    assert json.loads(out)["assignments"] == [{"x1": True, "x2": True, "x3": True}]


def test_one_of_at_least_so_many(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "solve", PRINTED, "--at-least", "6")
    assert (code, len(out.split()), err) == (2, 72, "")
    code, out, err = run(capsys, "solve", PRINTED, "--at-least", "7")
    assert (code, out, err) == (1, "", "There are fewer than 7 solutions: 6.\n")
    _, out, _ = run(capsys, "solve", PRINTED, "--at-least", "7", "--json")
    assert json.loads(out)["solutions"] == []


def test_many_are_counted_and_not_found_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    board = str(EXAMPLES / "graph-path" / "petersen.puzzle")
    assert run(capsys, "solve", board, "--at-least", "1000")[0] == 1
    code, out, _ = run(capsys, "solve", HOUSE, "--at-least", "44")
    assert (code, bool(out)) == (2, True)
    assert run(capsys, "solve", HOUSE, "--at-least", "1000")[0] == 1


def test_engines_and_prunings_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    for options in (("--engine", "backtrack"), ("--without", "dead-ends,parity")):
        assert run(capsys, "count", PRINTED, *options)[:2] == (2, "6\n")
    code, out, _ = run(capsys, "solve", PRINTED, "--without", "parity", "--limit", "9")
    assert (code, len(out.splitlines())) == (2, 6)


@pytest.mark.parametrize(
    ("options", "exits", "sentence"),
    [
        (("count", PRINTED, "--engine", "nope"), 64, "There is no engine nope; there are "),
        (("count", PRINTED, "--without", "nope"), 64, "There is no pruning nope; there are "),
        (
            ("count", PRINTED, "--engine", "path-sat", "--without", "parity"),
            64,
            "--without leaves out prunings of backtrack; path-sat has none.",
        ),
        (("solve", HOUSE, "--engine", "backtrack"), 65, "This engine draws lines through every"),
        (("count", PRINTED, "--engine", "link-sat"), 65, "This engine knows no clues but the ends"),
    ],
)
def test_engines_that_cannot_say_so(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], exits: int, sentence: str
) -> None:
    code, out, err = run(capsys, *options)
    assert (code, out) == (exits, "") and sentence in err
