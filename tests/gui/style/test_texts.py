"""Texts go through the translator, in the window and in the tools."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from studio import catalogue, language
from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.gui.panel.state import State
from studio.gui.panel.view import view_of
from studio.gui.style import texts
from studio.gui.style.sentences import counted, edit_text
from studio.gui.style.texts import later, tr
from studio.puzzle import Clue, Puzzle
from tests.gui.panel.test_presenter import BOARD, NINE


class Shouting(language.English):
    """A language in which everything is written in capitals, placeholders apart."""

    def text(self, template: str, context: str = "") -> str:
        parts = re.split(r"(\{[^}]*\})", template)
        return "".join(part if part.startswith("{") else part.upper() for part in parts)


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[None]:
    texts.speak("en")
    language.speak(Shouting())
    yield
    texts.speak("en")


def test_what_qt_asks_for_is_translated_too(shouting: None) -> None:
    assert QCoreApplication.translate("Window", "Undo {}") == "UNDO {}"
    language.speak(language.English())
    assert QCoreApplication.translate("Window", "Undo {}") == "Undo {}"


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


def test_what_was_said_is_said_anew_in_another_language() -> None:
    """Parts of the panel that did not change stay the same objects, but not their words."""
    state = State(Puzzle(RULES[0], BOARD))
    english = view_of(state).panel.layers
    try:
        texts.speak("de")
        german = view_of(state).panel.layers
    finally:
        texts.speak("en")
    assert [row.key for row in german] == [row.key for row in english]
    assert german[0].name != english[0].name and view_of(state).panel.layers == english


@pytest.mark.parametrize(
    ("keys", "german"),
    [("Ctrl+Shift+Z", "Strg Umschalt Z"), ("Ctrl++", "Strg +"), ("Home", "Pos1"), ("N", "N")],
)
def test_key_caps_have_the_names_that_keyboards_have(keys: str, german: str) -> None:
    texts.speak("de")
    try:
        assert texts.spaced(keys) == german
    finally:
        texts.speak("en")
    assert texts.spaced(keys) == keys[:-1].replace("+", " ") + keys[-1:]


def test_keys_in_a_row_have_the_names_of_the_language() -> None:
    catalogue.speak("de")
    try:
        assert texts.caps("Shift \u2192, Ctrl \u2192") == "Umschalt \u2192, Strg \u2192"
        assert texts.caps("PgDown PgUp") == "Bild ab Bild auf"
        assert texts.caps("Shift F10") == "Umschalt F10"
    finally:
        catalogue.speak("en")
