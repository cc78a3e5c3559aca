"""The command line: what it prints, how it exits, and that it never loads the window."""

import io
import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from studio import assets, cli, formats
from studio.board import Board
from studio.families import SLITHERLINK
from studio.puzzle import Puzzle
from tests.formats.written import written

EXAMPLES = assets.root() / "examples"
UNIQUE = "https://puzz.link/p?slither/5/5/cbcbcddad"
PRINTED = str(EXAMPLES / "number-path" / "rixkudo-printed.puzzle")
FOURTEEN = EXAMPLES / "number-path" / "rixkudo-numbers.puzzle"
DRAFT = str(EXAMPLES / "slitherlink" / "draft.puzzle")
NO_WAY = str(EXAMPLES / "slitherlink" / "no-way.puzzle")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one command."""
    code = cli.main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("source", "code", "verdict"),
    [
        (UNIQUE, 0, "unique"),
        ("slither/4/4/dgdh2c7b", 0, "unique"),
        ("slither/4/4/dgdh2c71", 0, "unique"),
        ("https://puzz.link/p?slither/5/5/gch1222ch331bg222", 0, "unique"),
        ("7x7t0de:02g222b3b2e2a2b322b2a2a3a2a1d1b", 0, "unique"),
        ("slither/f/3/3/gdk", 0, "unique"),
        (DRAFT, 2, "several"),
        (PRINTED, 2, "several"),
        (NO_WAY, 1, "none"),
    ],
)
def test_check_says_the_verdict_and_exits_with_it(
    capsys: pytest.CaptureFixture[str], source: str, code: int, verdict: str
) -> None:
    exited, out, _ = run(capsys, "check", source, "--json")
    report = json.loads(out)
    assert (exited, report["verdict"]) == (code, verdict)
    assert set(report) >= {"minimal", "redundant", "conflict", "common", "seconds"}
    assert (report["conflict"] is None) == (verdict != "none")


def test_the_fourteen_numbers_are_minimal_while_the_ends_are_given(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = run(capsys, "check", str(FOURTEEN), "--json")
    assert (code, json.loads(out)["minimal"], json.loads(out)["redundant"]) == (0, True, [])
    free = json.loads(FOURTEEN.read_text())
    free["options"]["ends_given"] = False
    path = tmp_path / "free.puzzle"
    path.write_text(json.dumps(free))
    _, out, _ = run(capsys, "check", str(path), "--json")
    report = json.loads(out)
    assert report["minimal"] is False
    assert [clue["value"] for clue in report["redundant"]] == [72]


def test_check_names_the_clues_that_contradict(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "check", NO_WAY, "--json")
    conflict = json.loads(out)["conflict"]
    assert {(tuple(clue["at"]), clue["value"]) for clue in conflict} == {((0, 0), 3), ((0, 1), 0)}
    _, words, _ = run(capsys, "check", NO_WAY)
    assert "clue 3 in row 1, column 1, clue 0 in row 1, column 2" in words


def test_solve_prints_different_answers_up_to_the_limit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "solve", PRINTED, "--limit", "10", "--json")
    answer = json.loads(out)
    lines = [tuple(map(tuple, line)) for line in answer["solutions"]]
    assert (code, len(lines), len(set(lines)), answer["closed"]) == (2, 6, 6, False)
    assert all(len(line) == len(set(line)) == 72 for line in lines)


def test_shaded_cells_are_a_part_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "solve", "yajilin/o/3/3/i", "--limit", "2", "--json")
    report = json.loads(out)
    for line, shaded in zip(report["solutions"], report["shaded"], strict=True):
        assert sorted(line + shaded) == [[r, c] for r in range(3) for c in range(3)]
    yajilin = "yajilin/5/5/m32j10"
    assert "shaded: 2,0 2,2 4,3" in run(capsys, "solve", yajilin)[1]
    report = json.loads(run(capsys, "check", yajilin, "--json")[1])
    assert report["shaded"] == [[2, 0], [2, 2], [4, 3]]


def test_solve_gives_one_answer_unless_told_and_exits_with_the_verdict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "solve", DRAFT, "--json")
    assert (code, len(json.loads(out)["solutions"])) == (2, 1)
    assert json.loads(out)["closed"] is True
    code, out, _ = run(capsys, "solve", NO_WAY)
    assert (code, out) == (1, "No solution\n")
    code, out, _ = run(capsys, "solve", UNIQUE)
    assert code == 0
    assert len(out.split()) == 30


def test_standard_input_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = io.TextIOWrapper(io.BytesIO(FOURTEEN.read_bytes()))
    monkeypatch.setattr(sys, "stdin", data)
    assert run(capsys, "check", "-", "--json")[0] == 0


def test_convert_goes_there_and_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "puzzle.puzzle"
    assert run(capsys, "convert", UNIQUE, str(path))[0] == 0
    again = tmp_path / "again.puzzle"
    assert run(capsys, "convert", str(path), str(again))[0] == 0
    assert path.read_bytes() == again.read_bytes()
    text = tmp_path / "address.txt"
    assert run(capsys, "convert", str(path), str(text), "--to", "puzzlink")[0] == 0
    assert text.read_text().strip() == UNIQUE


@pytest.mark.parametrize(
    ("ending", "magic"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")]
)
def test_render_draws_with_and_without_the_solution(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, magic: bytes
) -> None:
    plain, solved = tmp_path / f"plain.{ending}", tmp_path / f"solved.{ending}"
    assert run(capsys, "render", UNIQUE, str(plain))[0] == 0
    assert run(capsys, "render", UNIQUE, str(solved), "--solution")[0] == 0
    assert plain.read_bytes().startswith(magic)
    assert plain.read_bytes() != solved.read_bytes()


@pytest.mark.parametrize("options", [[], ["--answers", "end"]])
def test_render_says_where_the_solution_is_one_of_several(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    options: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the page of a PDF, beside pictures in the terminal."""
    many = tmp_path / "many.puzzle"
    formats.write(Puzzle(SLITHERLINK, Board.square(2, 2)), many)
    for source, several in ((UNIQUE, False), (str(many), True)):
        asked = ["render", source, str(tmp_path / "a.pdf"), "--solution", *options]
        _, page = written(partial(run, capsys, *asked), monkeypatch)
        assert ("One of several solutions" in [line.words for line in page]) is several
    _, _, err = run(capsys, "render", str(many), str(tmp_path / "a.svg"), "--solution")
    assert err == "One of several solutions\n"


def test_render_says_that_there_is_no_solution(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = run(capsys, "render", NO_WAY, str(tmp_path / "a.svg"), "--solution")
    assert (code, err) == (1, "The solution cannot be drawn: it has none.\n")
    assert not (tmp_path / "a.svg").exists()


def test_a_check_stopped_in_time_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", PRINTED, "--json", "--seconds", "0.000001")
    assert (code, json.loads(out)["verdict"]) == (3, "unknown")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check"], 64),
        (["frobnicate", "x"], 64),
        (["solve", UNIQUE, "--limit", "0"], 64),
        (["check", UNIQUE, "--seconds", "never"], 64),
        (["check", "nowhere.puzzle"], 65),
        (["check", "slither/5/5/cbcbcdda"], 65),
        (["check", "slither/5/5/cbcbcddadd"], 65),
        (["convert", UNIQUE, "file.unknown"], 65),
        (["render", UNIQUE, "file.puzzle"], 65),
    ],
)
def test_wrong_usage_and_bad_input_are_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int
) -> None:
    try:
        exited = cli.main(arguments)
    except SystemExit as leaving:
        exited = int(str(leaving.code))
    said = capsys.readouterr()
    last = said.err.strip().splitlines()[-1]
    assert exited == code
    assert said.out == ""
    assert last.endswith(".")
    assert "Traceback" not in said.err


def test_the_command_line_never_loads_the_window(tmp_path: Path) -> None:
    blocked = (
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] == 'PySide6': raise ImportError('the window')\n"
        "sys.meta_path.insert(0, Block())\n"
        "from studio.__main__ import main\n"
        f"codes = [main(a) for a in (['check', {UNIQUE!r}], ['solve', {UNIQUE!r}], "
        f"['convert', {UNIQUE!r}, {str(tmp_path / 'a.puzzle')!r}], "
        f"['render', {UNIQUE!r}, {str(tmp_path / 'a.png')!r}])]\n"
        "print(codes, 'PySide6' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", blocked], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[0, 0, 0, 0] False"


def test_check_counts_the_clue_sets_with_the_same_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "a.puzzle")
    assert cli.main(["generate", "slitherlink", "square:3x3", "--seed", "4", "-o", path]) == 0
    capsys.readouterr()
    assert cli.main(["check", path, "--sets", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["minimal_sets_exact"] is True
    sizes = report["minimal_sets_by_size"]
    assert int(report["minimal_sets"]) == sum(map(int, sizes.values())) > 1
    assert cli.main(["check", path, "--sets"]) == 0
    told = capsys.readouterr().out
    assert f"Minimal clue sets with this solution: {int(report['minimal_sets']):,}." in told
    assert cli.main(["check", "https://puzz.link/p?slither/2/2/j", "--sets"]) == 2
    assert "several solutions" in capsys.readouterr().out


def test_a_drawing_that_one_stroke_does_not_draw_is_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    square = {
        "lattice": "graph",
        "nodes": [[0, 0], [1, 0], [1, 1], [0, 1]],
        "links": [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [1, 3]],
    }
    path = tmp_path / "square.puzzle"
    head = {"format": "oneline-puzzle", "version": 1, "family": "one-stroke"}
    path.write_text(json.dumps({**head, "board": square}))
    assert cli.main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "At 4 corners an odd number of lines meet" in told and "It takes 2 strokes:" in told
    assert cli.main(["check", str(path), "--json"]) == 1
    mended = json.loads(capsys.readouterr().out)["mended"]
    assert sum(len(line) - 1 for line in mended["strokes"]) == 6
    assert len(mended["add"]) == len(mended["twice"]) == 1


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_its_help(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([name, "--help"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: studio {name}") and cli.COMMANDS[name] in out


def test_a_command_loads_none_of_the_others() -> None:
    program = (
        "import sys; from studio import cli; cli.main(sys.argv[1:]); "
        "print(sorted(name for name in cli.COMMANDS if f'studio.cli.{name}' in sys.modules))"
    )
    command = [sys.executable, "-c", program, "convert", UNIQUE, "-"]
    said = subprocess.run(command, capture_output=True, check=True).stdout
    assert said.splitlines()[-1] == b"['convert']"
