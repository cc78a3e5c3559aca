"""The command ``verify``: its words, its JSON, its exit codes and its certificates."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import assets, cli
from studio.work.certificate import FORMULA, PUZZLE, REASONS, STEPS, VERDICT

EXAMPLES = assets.root() / "examples"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    code = cli.main(["verify", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("slitherlink/garden", 0, "One solution, confirmed by a second engine."),
        ("number-path/contradiction", 1, "No solution, confirmed by a second engine."),
        ("one-stroke/house", 2, "Several solutions, confirmed by a second engine."),
    ],
)
def test_words_and_exit_codes(
    name: str, code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done, out, err = run(capsys, EXAMPLES / f"{name}.puzzle")
    assert (done, err) == (code, "")
    assert out.splitlines()[0] == words
    assert len({line for line in out.splitlines() if line.endswith("solution.")}) <= 2


def test_json_and_a_certificate_that_is_checked_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "certificate"
    path = EXAMPLES / "slitherlink" / "garden.puzzle"
    code, out, _ = run(capsys, path, "--json", "--certificate", folder)
    report = json.loads(out)
    assert code == 0 and report["verdict"] == "unique" and report["agree"] is True
    assert len({engine["engine"] for engine in report["engines"]}) == 2
    assert report["certificate"]["clauses"] > 100 and report["certificate"]["cuts"] > 0
    code, out, _ = run(capsys, folder)
    assert code == 0 and out.startswith("The certificate holds: one solution.")
    code, out, _ = run(capsys, folder, "--json")
    assert json.loads(out)["verdict"] == "unique"
    (folder / STEPS).write_text("")
    code, out, _ = run(capsys, folder)
    assert code == 65 and "does not hold" in out


def test_refusals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / VERDICT).write_text("{}")
    code, _, err = run(capsys, tmp_path)
    assert code == 65 and len(err.splitlines()) == 1
    code, _, err = run(capsys, "slither/3/3/zzz")
    assert code == 65 and len(err.splitlines()) == 1
    (tmp_path / "file").write_text("")
    path = EXAMPLES / "slitherlink" / "garden.puzzle"
    code, _, err = run(capsys, path, "--certificate", tmp_path / "file" / "below")
    assert code == 65 and "cannot be made" in err


def test_stopping_in_time(capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / "number-path" / "large-hexagon.puzzle"
    code, out, _ = run(capsys, path, "--seconds", "0.001", "--json")
    assert code == 3 and json.loads(out)["verdict"] == "unknown"


def test_a_certificate_takes_no_folder_of_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What was there with the names of our files was written over or removed."""
    path = EXAMPLES / "one-stroke" / "house.puzzle"
    names = (PUZZLE, FORMULA, REASONS, STEPS)
    for name in names:
        (tmp_path / name).write_text("mine")
    for verdict in (None, "{}"):
        if verdict is not None:
            (tmp_path / VERDICT).write_text(verdict)
        code, out, err = run(capsys, path, "--certificate", tmp_path)
        assert (code, out) == (65, "")
        assert err == f"The folder {tmp_path} holds other files; a certificate needs its own.\n"
    assert [(tmp_path / name).read_text() for name in names] == ["mine"] * 4


def test_an_earlier_certificate_is_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    for name in ("slitherlink/garden", "one-stroke/house"):
        path = EXAMPLES / f"{name}.puzzle"
        assert run(capsys, path, "--certificate", tmp_path / "empty")[0] in (0, 2)
    assert run(capsys, tmp_path / "empty")[0] == 2
    assert not (tmp_path / "empty" / FORMULA).exists()


def test_a_file_is_not_called_a_missing_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "g.puzzle"
    path.write_bytes((EXAMPLES / "one-stroke" / "house.puzzle").read_bytes())
    code, _, err = run(capsys, path, "--certificate", path)
    assert code == 65 and "is a file, not a folder." in err


def test_a_certificate_is_not_written_over_what_is_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Its formula is a puzzle, too, and was gone where that has no formula."""
    assert (
        run(capsys, EXAMPLES / "slitherlink" / "garden.puzzle", "--certificate", tmp_path)[0] == 0
    )
    formula = tmp_path / FORMULA
    before = formula.read_bytes()
    code, out, err = run(capsys, formula, "--certificate", tmp_path)
    assert (code, out) == (65, "") and "is what is read; name another folder." in err
    assert formula.read_bytes() == before
