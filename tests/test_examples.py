"""Which examples hypothesis tries: the same in the suite, others each time among the long tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.conftest import profile_for


def test_the_suite_tries_the_same_examples_each_time(request: pytest.FixtureRequest) -> None:
    chosen = settings.get_profile(profile_for("not long"))
    assert chosen.derandomize and chosen.database is None and chosen.deadline is None
    ours = settings.get_profile(profile_for(str(request.config.getoption("markexpr"))))
    assert settings.default is not None
    assert settings.default.derandomize is ours.derandomize


@pytest.mark.parametrize("marks", ["", "long"])
def test_the_long_tests_try_others_and_say_how_to_repeat_them(marks: str) -> None:
    chosen = settings.get_profile(profile_for(marks))
    assert not chosen.derandomize and chosen.print_blob and chosen.deadline is None
