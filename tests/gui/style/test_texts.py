"""Texts go through the translator, in the window and in the tools."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from studio import language
from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.gui.style.sentences import counted, edit_text
from studio.gui.style.texts import CONTEXT, Translated, later, tr
from studio.puzzle import Clue, Puzzle
from tests.gui.panel.test_presenter import BOARD, NINE


class Shouting(QTranslator):
    """A language in which everything is written in capitals, placeholders apart."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        parts = re.split(r"(\{[^}]*\})", text)
        loud = (part if part.startswith("{") else part.upper() for part in parts)
        return "".join(loud) if context == CONTEXT else ""

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[None]:
    # A window that was made in this process before speaks through the translator already.
    language.speak(language.English())
    shouts = Shouting()
    QCoreApplication.installTranslator(shouts)
    yield
    QCoreApplication.removeTranslator(shouts)


def test_messages_are_translated_when_they_are_said(shouting: None) -> None:
    spoken = Translated()
    assert spoken.text("The line is complete.") == "THE LINE IS COMPLETE."
    assert spoken.counted("one cell", "{} cells", 1) == "{} CELLS"


def test_messages_without_a_translation_are_english() -> None:
    assert [Translated().counted("one cell", "{} cells", n) for n in (1, 2)] == [
        "one cell",
        "{} cells",
    ]


def test_texts_are_translated_when_they_are_shown(shouting: None) -> None:
    assert later("Erase clues") == "Erase clues"
    assert tr(later("Erase clues")) == "ERASE CLUES"


def test_edits_are_named_in_the_language(shouting: None) -> None:
    before = Puzzle(RULES[0], BOARD)
    after = before.placed(NINE, Clue(NINE.kind, NINE.spot, 9))
    assert isinstance(after, Puzzle)
    assert edit_text(after, before).startswith("ERASE")
    assert counted(2, "cell", "cells") == "2 cells"


@pytest.mark.parametrize("rule", RULES, ids=[rule.key for rule in RULES])
def test_every_tool_has_words_that_the_translator_knows(shouting: None, rule: object) -> None:
    for tool in tools_for(rule):  # type: ignore[arg-type]
        shown = [tool.text, tool.tooltip, *(words for _, words in tool.hints)]
        assert all(shown)
        assert all(tr(text) == text.upper() for text in shown)
