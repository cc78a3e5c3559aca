"""Mazes on the command line: walks by number of jumps and by sum."""

from __future__ import annotations

import json

import pytest

from studio import assets, cli
from studio.cli import walks

MAZES = assets.root() / "examples" / "jump-maze"
LENGTHS = {"11": "1", "12": "1", "13": "3", "14": "2", "16": "9", "17": "4", "18": "4", "19": "4"}
SUMS = {"-4": "6", "-2": "4", "0": "4", "2": "6", "4": "4", "6": "2", "8": "2"}


def test_walks_by_jumps_and_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["count", "--json", "--tally", str(MAZES / "schonbrunn.puzzle")]) == 2
    said = json.loads(capsys.readouterr().out)
    assert said == {"count": "28", "exact": True, "tally": {"jumps": LENGTHS, "sum": SUMS}}


def test_with_a_sum_asked_for_the_sums_are_still_of_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["count", "--tally", str(MAZES / "schonbrunn-zero.puzzle")]) == 2
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "4",
        "By number of jumps: 17: 2, 19: 2",
        "By sum: " + ", ".join(f"{value}: {n}" for value, n in SUMS.items()),
    ]


def test_other_families_have_no_walks(capsys: pytest.CaptureFixture[str]) -> None:
    house = assets.path("examples", "one-stroke", "house.puzzle")
    assert cli.main(["count", "--tally", str(house)]) == 2
    said = capsys.readouterr()
    assert said.out == "88\n" and said.err.startswith("Only the walks of a maze")


def test_counts_that_are_not_all_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = list(walks.words({"jumps": {"3": "12"}, "sum": {}}, exact=False))
    assert found == ["By number of jumps, so far: 3: 12", "By sum, so far: none"]
    assert next(walks.words({"jumps": {"3": "12"}}, exact=True)) == "By number of jumps: 3: 12"
