"""The rail of tools has room for the word below each icon, in every language that Inter can say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetricsF

from studio import catalogue
from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.gui.style.appearance import Appearance
from studio.language import text as tr

MARGINS = 12


@pytest.fixture(params=["en", "de", "fr"])
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    catalogue.speak(request.param)
    yield
    catalogue.speak("en")


def test_words_of_tools_are_not_cut(appearance: Appearance, spoken: None) -> None:
    room = appearance.size("rail") - appearance.px(MARGINS) + 1
    metrics = QFontMetricsF(appearance.font("caption", 600))
    play = {tr("Solve"), tr("Pencil"), tr("Colour")}
    words = {*play, *(tr(tool.text) for rule in RULES for tool in tools_for(rule))}
    assert len(words) > 20
    assert not {word for word in words if metrics.horizontalAdvance(word) > room}
