"""Advice of the panel: what is said of redundant clues, and what the button does with them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice_sections import RedundantSection
from studio.gui.widgets.panel_state import RedundantClues


@pytest.mark.parametrize(
    ("advice", "end", "button"),
    [
        (RedundantClues(1, None, "9"), "stays the only one.", "Remove it"),
        (RedundantClues(3, None, "3 numbers"), "stays the only one.", "Remove them together"),
        (
            RedundantClues(3, 1, "3 numbers"),
            "Once one of them is gone, the others may be needed.",
            "Remove one of them",
        ),
        (
            RedundantClues(3, 2, "3 numbers"),
            "Of these 3, 2 can go at once.",
            "Remove them together",
        ),
        (RedundantClues(3, 3, "3 numbers"), "All 3 can go at once.", "Remove them together"),
    ],
)
def test_the_button_says_how_many_clues_it_takes(
    qtbot: QtBot, appearance: Appearance, advice: RedundantClues, end: str, button: str
) -> None:
    """ "Remove them together" took one of three."""
    section = RedundantSection(appearance, advice)
    qtbot.addWidget(section)
    assert section._words.text().endswith(end)
    assert section.remove.text() == button
