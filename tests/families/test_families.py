"""The list of families."""

import pytest

from studio.families import RULES, rule


def test_a_rule_is_found_by_its_key() -> None:
    assert [rule(each.key) for each in RULES] == list(RULES)


def test_there_is_no_rule_by_another_name() -> None:
    with pytest.raises(KeyError):
        rule("sudoku")
