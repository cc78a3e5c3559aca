"""The rail of tools has room for the word below each icon, in every language that Inter can say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from studio import catalogue
from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.tool_bar import ToolBar, ToolSpec
from studio.language import text as tr
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

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


def test_all_tools_have_their_word_or_none(appearance: Appearance, qtbot: QtBot) -> None:
    """In a low window some buttons are a pixel higher than others."""
    bar = ToolBar(appearance)
    qtbot.addWidget(bar)
    bar.set_tools([ToolSpec(str(place), "Tool", "select") for place in range(11)])
    bar.show()
    seen = set()
    for height in range(380, 760):
        bar.resize(bar.width(), height)
        turns()
        words = {bar.tool_button(str(place)).has_word for place in range(11)}
        assert len(words) == 1, height
        seen |= words
    assert seen == {False, True}
