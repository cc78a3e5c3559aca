"""The page that specifies the file says all that the reader knows."""

from __future__ import annotations

import re

import pytest

from studio import assets
from studio.families import RULES
from studio.formats import native

PAGE = assets.path("puzzle-format.md").read_text()


FAMILIES = re.findall(r"^\| `([a-z]+-[a-z]+|slitherlink)` \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("key", FAMILIES)
def test_a_family_has_all_its_clues_and_options(key: str) -> None:
    (rule,) = (rule for rule in RULES if rule.key == key)
    (row,) = re.findall(rf"^\| `{key}` \|.*$", PAGE, re.MULTILINE)
    if "as `number-path`" in row:
        row += re.findall(r"^\| `number-path` \|.*$", PAGE, re.MULTILINE)[0]
    named = set(re.findall(r"`(\w+)`", row))
    assert {kind.key for kind in rule.kinds} <= named
    assert {option.key for option in rule.options} <= named


def test_the_families_of_the_first_day_are_there() -> None:
    assert {"number-path", "slitherlink", "jump-maze", "jump-tour", "one-stroke"} <= {*FAMILIES}


def test_the_example_is_read_and_written_as_it_stands() -> None:
    example = re.search(r"^    (\{.*?\})\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert example is not None
    text = "\n".join(line.removeprefix("    ") for line in example[1].splitlines())
    puzzle = native.read(text).puzzle
    assert native.write(puzzle, native.Output()).decode().strip() == text.strip()
    assert f"version {native.VERSION}" in PAGE.splitlines()[0]
