"""The command ``explain``."""

from __future__ import annotations

import json

import pytest

from studio import assets
from studio.cli import main
from studio.work.grade import WORDS


def test_explain_prints_steps_with_their_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    garden = str(assets.path("examples", "slitherlink", "garden.puzzle"))
    assert main(["explain", garden]) == 0
    out = capsys.readouterr().out
    assert "No line round a 0" in out and "so: " in out and "by: " in out
    assert out.splitlines()[-1].startswith("Solved in ")


def test_explain_as_json_follows_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    walk = str(assets.path("examples", "number-path", "kings-walk.puzzle"))
    assert main(["explain", walk, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["solved"] is True
    for step in report["steps"]:
        assert step["rule"] and isinstance(step["because"], list) and step["then"]


def test_explain_tells_by_its_exit_code_where_solutions_differ(
    capsys: pytest.CaptureFixture[str],
) -> None:
    draft = str(assets.path("examples", "slitherlink", "draft.puzzle"))
    assert main(["explain", draft, "--json", "--seconds", "200"]) == 2
    assert json.loads(capsys.readouterr().out)["solved"] is False


def test_explain_stops_after_the_steps_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    garden = str(assets.path("examples", "slitherlink", "garden.puzzle"))
    assert main(["explain", garden, "--steps", "3"]) == 0
    out = capsys.readouterr().out
    assert "   3. " in out and "   4. " not in out


def test_a_step_is_looked_at_the_other_way_round(capsys: pytest.CaptureFixture[str]) -> None:
    comb = str(assets.path("examples", "number-path", "honeycomb.puzzle"))
    assert main(["explain", comb, "--what-if", "1"]) == 0
    out = capsys.readouterr().out
    assert "Suppose that" in out and "cannot be otherwise" in out
    assert main(["explain", comb, "--what-if", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["solved"] is True and report["steps"][0]["rule"] == "suppose"
    assert main(["explain", comb, "--what-if", "999"]) == 64
    assert "there are" in capsys.readouterr().err


def test_grade_says_number_word_and_hardest_step(capsys: pytest.CaptureFixture[str]) -> None:
    garden = str(assets.path("examples", "slitherlink", "garden.puzzle"))
    assert main(["grade", garden, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["word"] in WORDS
    assert report["grade"] >= 0 and report["hardest"]["sentence"]
    assert main(["grade", garden]) == 0
    assert report["word"] in capsys.readouterr().out


def test_generate_makes_puzzles_of_a_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--difficulty", "easy", "--seed", "3"]
    assert main(["generate", "slitherlink", "square:6x6", *wanted]) == 0
