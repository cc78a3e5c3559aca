"""Errors that nobody expected: exit 70 with a sentence, never the code of a verdict."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from studio import cli
from studio.engines.deduction import ContradictionError, PathLadder
from studio.work import explain

ONE = {
    "format": "oneline-puzzle",
    "version": 1,
    "family": "number-path",
    "board": {"lattice": "square", "rows": 2, "columns": 2},
    "clues": {
        "diamonds": [[[0, 1], [1, 1]], [[0, 0], [1, 0]]],
        "labels": [[[1, 1], 3]],
    },
    "options": {"ends_given": False},
}
"""Two numbers of its line fit both ways round, but on an open line only one way."""


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    path = tmp_path / "one.puzzle"
    path.write_text(json.dumps(ONE))
    return str(path)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where details go."""
    monkeypatch.setattr("platformdirs.user_log_path", lambda name: tmp_path / "log")
    return tmp_path / "log" / "errors.log"


def broken(self: PathLadder) -> None:
    raise ContradictionError


def wrong(self: explain.Explainer, deduction: object) -> None:
    raise explain.WrongStepError("along")


@pytest.mark.parametrize("command", ["check", "explain", "grade"])
def test_two_diamonds_and_a_number_have_one_solution(command: str, puzzle: str) -> None:
    assert cli.main([command, puzzle]) == 0


@pytest.mark.parametrize("command", ["explain", "grade", "solve", "count", "verify"])
def test_an_unexpected_error_is_no_verdict(
    command: str,
    puzzle: str,
    log: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ContradictionError

    monkeypatch.setattr(f"studio.cli.{command}.run", fail)
    assert cli.main([command, puzzle]) == 70
    said = capsys.readouterr()
    assert str(log) in said.err and "Traceback" not in said.err and not said.out
    assert "ContradictionError" in log.read_text()


def test_a_wrong_step_ends_an_explanation_with_no_verdict(
    puzzle: str, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explain.Explainer, "_check", wrong)
    assert cli.main(["explain", puzzle]) == 70


def test_the_verdict_stands_though_the_grade_failed(
    puzzle: str, log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PathLadder, "conclusions", broken)
    assert cli.main(["check", puzzle]) == 0
    said = capsys.readouterr().out
    assert said.startswith("One solution") and str(log) in said


def test_details_are_kept_small(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from studio.work import unexpected

    monkeypatch.setattr(unexpected, "MOST", 2_000)
    for _ in range(20):
        assert unexpected.record(ValueError("x" * 300)) == log
    files = list(log.parent.iterdir())
    assert len(files) == 2 and all(file.stat().st_size <= 3_000 for file in files)


def test_no_folder_for_details_is_no_second_error(
    puzzle: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from studio.work import unexpected

    taken = tmp_path / "taken"
    taken.write_text("")
    monkeypatch.setattr("platformdirs.user_log_path", lambda name: taken / "log")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(taken))
    assert unexpected.sentence("The check", ValueError()).endswith("(ValueError).")


def test_a_grade_that_ran_out_of_time_says_so(
    puzzle: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One solution is known, how hard it is is not: that is no verdict on the puzzle."""
    monkeypatch.setattr("studio.cli.grade.grade", lambda explainer: None)
    assert cli.main(["grade", puzzle]) == 3
    assert "Stopped" in capsys.readouterr().err
