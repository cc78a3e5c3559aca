"""Numbers that stand in one of two cells are explained like all other clues."""

from __future__ import annotations

import json

import pytest

from studio import assets, cli


def test_a_puzzle_of_open_numbers_is_solved_step_by_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    example = assets.path("examples", "number-path", "open-numbers.puzzle")
    assert cli.main(["explain", "--json", str(example)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["solved"]
    assert any("14" in str(step["because"]) for step in said["steps"])
