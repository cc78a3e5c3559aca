"""The chrome of the window: every control in both themes, its signals, keys and names."""

from __future__ import annotations

import pytest

from studio.gui.theme import Theme, contrast, tokens

THEMES = (tokens().light, tokens().dark)

# Every text colour with the backgrounds it is drawn on. WCAG AA wants 4.5 for text.
TEXT_PAIRS = (
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
)
# Borders and marks that carry meaning: 3.0.
MARK_PAIRS = (
    ("control", ("chrome", "raised")),
    ("accent", ("canvas", "chrome", "raised", "selected")),
    ("outline", ("chrome", "raised")),
    ("none", ("chrome", "raised", "none_tint")),
)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("pairs", "least"), [(TEXT_PAIRS, 4.5), (MARK_PAIRS, 3.0)])
def test_every_pair_has_enough_contrast(
    theme: Theme, pairs: tuple[tuple[str, tuple[str, ...]], ...], least: float
) -> None:
    weak = {
        (front, back): round(contrast(getattr(theme, front), getattr(theme, back)), 2)
        for front, backs in pairs
        for back in backs
        if contrast(getattr(theme, front), getattr(theme, back)) < least
    }
    assert not weak
