"""What the form of a generator offers."""

from __future__ import annotations

import pytest

from studio.families import RULES
from studio.puzzle import Rule


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_the_window_offers_the_default_of_every_option(rule: Rule) -> None:
    for option in rule.generator.options:
        values = [value for value, _ in option.choices]
        assert option.tick is not None or option.default in values, option.key
        numbers = [value for value in values if value is not None]
        assert numbers == sorted(set(numbers)), option.key
