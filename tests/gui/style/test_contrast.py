"""Contrast of every pair of colours that lie on each other; what becomes of marks for colour-blind.

WCAG 2.2: text 4.5:1 (1.4.3), in high contrast 7:1 (1.4.6); marks and borders 3:1 (1.4.11).
"""

from __future__ import annotations

import pytest

from studio.gui.style.theme import Theme, contrast, tokens

Pairs = tuple[tuple[str, tuple[str, ...]], ...]

# Every text colour with the backgrounds it is drawn on.
TEXT: Pairs = (
    ("text", ("canvas", "chrome", "raised", "hover", "pressed", "selected", "none_tint")),
    ("text2", ("canvas", "chrome", "raised", "hover")),
    ("accent", ("chrome", "raised")),
    ("on_accent", ("accent",)),
    ("unique_text", ("chrome", "raised", "cell")),
    ("several_text", ("chrome", "raised")),
    ("none_text", ("chrome", "raised")),
    ("working_text", ("chrome", "raised")),
    ("redundant_text", ("chrome", "raised", "cell")),
    ("raised", ("outline",)),
    ("number", ("cell", "heat0", "heat1", "heat2", "heat3", "heat4")),
)
# Borders and marks that carry meaning.
MARKS: Pairs = (
    ("control", ("chrome", "raised")),
    ("accent", ("canvas", "chrome", "raised", "selected")),
    ("outline", ("chrome", "raised", "canvas", "cell")),
    ("text3", ("chrome",)),
    ("none", ("chrome", "raised", "none_tint", "cell")),
    ("link", ("cell",)),
    ("line_strong", ("cell", "canvas")),
    ("player", ("cell", "canvas")),
    ("dot", ("cell", "canvas")),
    ("doubt_dot", ("cell", "heat0", "heat1", "heat2", "heat3", "heat4")),
    ("unique", ("cell",)),
)
# What lies on a board beside other cues, and has 3:1 only in high contrast.
FAINT: Pairs = (
    ("several", ("raised", "cell")),
    ("working", ("raised", "cell")),
    ("redundant", ("raised", "cell")),
    ("line", ("cell", "selected")),
    ("cell_border", ("cell", "canvas")),
    ("guide", ("cell", "canvas")),
    ("hair", ("chrome", "raised", "canvas")),
)
LARGE: Pairs = (("number", ("line",)),)
"""Figures on the ribbon of an answer: large text, for which less is asked (4.5 in 1.4.6)."""

PLAIN, HIGH = tokens().themes[:2], tokens().themes[2:]


def shade(theme: Theme, role: str) -> str:
    """The colour of a role, "heat3" among them."""
    return theme.heat[int(role[4:])] if role.startswith("heat") else str(getattr(theme, role))


def weak(theme: Theme, pairs: Pairs, least: float) -> dict[tuple[str, str], float]:
    """The pairs with less contrast than this."""
    found = {
        (front, back): contrast(shade(theme, front), shade(theme, back))
        for front, backs in pairs
        for back in backs
    }
    return {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < least}


@pytest.mark.parametrize("theme", PLAIN, ids=lambda theme: theme.name)
def test_texts_and_marks_have_the_contrast_of_level_aa(theme: Theme) -> None:
    assert weak(theme, TEXT, 4.5) == {}
    assert weak(theme, MARKS, 3.0) == {}
    assert weak(theme, LARGE, 3.0) == {}


@pytest.mark.parametrize("theme", HIGH, ids=lambda theme: theme.name)
def test_high_contrast_has_that_of_level_aaa(theme: Theme) -> None:
    assert weak(theme, TEXT, 7.0) == {}
    assert weak(theme, (*MARKS, *FAINT), 3.0) == {}
    assert weak(theme, LARGE, 4.5) == {}


def test_a_pair_that_is_too_weak_is_told() -> None:
    assert weak(tokens().light, (("hair", ("chrome",)),), 3.0) == {("hair", "chrome"): 1.29}
