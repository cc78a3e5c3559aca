"""The command ``compare``: its table, its JSON, its plots and its refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import assets, cli
from studio.engines.search.hamilton import PARITY

RIXKUDO = str(assets.root() / "examples" / "number-path" / "rixkudo-numbers.puzzle")
HCP = """NAME : square
TYPE : HCP
DIMENSION : 4
EDGE_DATA_FORMAT : EDGE_LIST
EDGE_DATA_SECTION
1 2
2 3
3 4
1 4
1 3
-1
EOF
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one comparison."""
    code = cli.main(["compare", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_table_of_grids_with_the_reason_for_its_zeros(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "grids", "--upto", "3", "--engines", "backtrack,brute,walks")
    rows = [line.split() for line in out.splitlines()]
    assert [row[:5] for row in rows[:4]] == [
        ["2", "x", "2", "backtrack", "0"],
        ["2", "x", "2", "brute", "0"],
        ["3", "x", "3", "backtrack", "2"],
        ["3", "x", "3", "brute", "2"],
    ]
    assert out.splitlines()[4:] == [
        "walks: This engine draws lines from a start to a target.",
        PARITY,
    ]
    assert code == 0


def test_one_puzzle_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, RIXKUDO, "--json", "--engines", "path-sat,loop-sat")
    first, second = json.loads(out)["runs"]
    assert (code, first["engine"], first["count"], first["exact"]) == (0, "path-sat", "1", True)
    assert (second["count"], second["seconds"]) == (None, None)
    assert second["reason"].endswith(".")


def test_a_file_of_a_cycle_problem(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "square.hcp"
    path.write_text(HCP)
    code, out, _ = run(capsys, str(path), "--json", "--engines", "path-sat,brute")
    assert code == 0
    assert [run["count"] for run in json.loads(out)["runs"]] == ["1", "1"]


def test_prunings_are_switched_off_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    less = ("--without", "dead-ends", "--without", "parity,distance")
    code, out, _ = run(capsys, "grids", "--from", "3", "--upto", "3", "--json", *less)
    runs = json.loads(out)["runs"]
    assert code == 0
    assert [(run["engine"], run["count"]) for run in runs] == [
        ("backtrack", "2"),
        ("backtrack-without-dead-ends", "2"),
        ("backtrack-without-parity-and-distance", "2"),
    ]


@pytest.mark.parametrize(
    ("ending", "begins"), [("svg", b"<svg "), ("png", b"\x89PNG"), ("csv", b"instance,")]
)
def test_plots(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, begins: bytes
) -> None:
    path = tmp_path / f"plot.{ending}"
    options = ("--upto", "4", "--engines", "brute,backtrack", "--plot", str(path))
    assert run(capsys, "complete", *options)[0] == 0
    assert path.read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("options", "exits", "sentence"),
    [
        (
            ("grids", "--plot", "plot.docx"),
            65,
            "A plot is written as .svg, .png, .pdf, .csv,",
        ),
        (("grids", "--engines", "nope"), 64, "There is no engine nope; there are "),
        (("grids", "--without", "hope"), 64, "There is no pruning hope; there are dead-ends, "),
        (("no-such-thing",), 65, "neither a file nor a puzzle"),
    ],
)
def test_refusals_are_sentences(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], exits: int, sentence: str
) -> None:
    code, out, err = run(capsys, *options)
    assert (code, out) == (exits, "")
    assert sentence in err
