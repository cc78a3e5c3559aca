"""Roles and measures of the tokens."""

from __future__ import annotations

import re

import pytest

from studio.drawing.themes import THEMES, colour, colours, measures


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_is_a_full_hex_colour(theme: str) -> None:
    found = colours(theme)  # type: ignore[arg-type]
    assert found
    for role, value in found.items():
        assert re.fullmatch(r"#[0-9A-F]{6}", value), role


def test_light_and_dark_have_the_same_roles() -> None:
    assert colours("light").keys() == colours("dark").keys()
    assert "heat4" in colours("light")


def test_paper_is_the_same_in_every_theme() -> None:
    for role in ("paper", "ink", "grey", "pale"):
        assert len({colour(role, theme) for theme in THEMES}) == 1


def test_an_unknown_role_is_an_error() -> None:
    with pytest.raises(KeyError):
        colour("sparkle", "light")


def test_measures_are_lengths() -> None:
    for kind in ("hex", "grid", "jump", "stroke"):
        values = [v for v in measures(kind).values() if not isinstance(v, list)]
        assert values and all(0 < value < 2 for value in values)


def luminance(text: str) -> float:
    """Relative luminance after WCAG 2.2."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


TEXT = 4.5
LARGE = 3.0
PAIRS = [
    ("number", "cell", TEXT),
    ("number", "none_tint", TEXT),
    ("number", "line", TEXT),
    ("number", "selected", TEXT),
    ("redundant_text", "cell", TEXT),
    ("unique_text", "cell", TEXT),
    ("cell", "unique_text", TEXT),
    ("player", "cell", TEXT),
    ("outline", "cell", TEXT),
    ("paper", "none", LARGE),
    ("none", "cell", LARGE),
    ("accent", "cell", LARGE),
    ("unique", "cell", LARGE),
    ("doubt_dot", "heat4", LARGE),
    ("link", "cell", LARGE),
    ("line_strong", "cell", LARGE),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_what_is_drawn_can_be_told_from_its_ground(
    theme: str, front: str, back: str, least: float
) -> None:
    palette = colours(theme)  # type: ignore[arg-type]
    assert contrast(palette[front], palette[back]) >= least
