"""README says what was measured."""

from __future__ import annotations

import pytest

from tests.bench import targets
from tests.bench.readme import README, ratio, times, with_table


def test_the_table_is_made_from_the_recorded_results() -> None:
    """After a benchmark: ``python -m tests.bench.readme``."""
    text = README.read_text()
    assert with_table(text) == text


def test_the_table_of_targets_is_made_from_the_recorded_results() -> None:
    """After a benchmark: ``python -m tests.bench.targets``."""
    assert targets.TABLE.read_text() == targets.made()


def test_times_are_read_with_their_unit() -> None:
    assert targets.milliseconds("1.5e+03 ms") == targets.milliseconds("1.5 s") == 1500
    assert targets.milliseconds("path 0.785 ms, 3 ms") == 0.785
    with pytest.raises(ValueError, match="no time"):
        targets.milliseconds("gave up")


def test_a_target_is_met_only_by_the_worst_of_its_values() -> None:
    assert targets.within("start", "it", 10, [9, 9.9]).met
    assert not targets.within("start", "it", 10, [1, 10.0]).met
    assert targets.at_least("loops", "it", 5, ["5.0x", "9x"], "peer").met
    assert not targets.at_least("loops", "it", 5, ["4.9x", "9x"], "peer").met


def test_ratios_are_rounded_down() -> None:
    assert [times(value) for value in (1.88, 16.97, 3712.9, 98_794.0)] == [
        "1.8x",
        "16x",
        "3,712x",
        "about 90,000x",
    ]
    assert ratio("943 ms (718.8x, 3 of 5)") == 718.8
    with pytest.raises(ValueError, match="no ratio"):
        ratio("gave up")
