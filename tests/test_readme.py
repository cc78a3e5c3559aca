"""README says what was measured."""

from __future__ import annotations

import pytest

from tests.bench.readme import README, ratio, times, with_table


def test_the_table_is_made_from_the_recorded_results() -> None:
    """After a benchmark: ``python -m tests.bench.readme``."""
    text = README.read_text()
    assert with_table(text) == text


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
