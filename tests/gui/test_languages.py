"""The window in another language: every text that a card, menu or mode asks for is translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication

from studio import catalogue, language
from studio.board import Board
from studio.catalogue import LANGUAGES, Translation
from studio.gui.modes import MODES
from studio.gui.services.settings import Settings
from studio.gui.style import texts
from studio.gui.style.sentences import size_words
from studio.gui.window import Window
from tests.gui.cards import CARDS, OF_EACH, leave_cards, open_card, shown
from tests.gui.conftest import opened
from tests.gui.test_nothing_cut import SIZES, at_sizes
from tests.gui.turns import turns

WORD = re.compile(r"[^\W\d_]{2,}")
VALUE = re.compile(r"\{[^}]*\}")
PLACE = re.compile(r"\\\{[^}]*\\\}")
NAMES = {"Letter", "Shift ←→↑↓", *(habits.name for habits in LANGUAGES.values())}
"""What is called the same in every language."""


class Asked(Translation):
    """A language that remembers what it was asked for and does not know.

    All catalogues have the same texts (``tests/test_catalogue.py``), so that one stands for all.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self._known = catalogue.catalogue(code)
        self._missed: set[str] = set()

    def text(self, template: str, context: str = "") -> str:
        if self._known.text(template, context) is None:
            self._missed.add(template)
        return super().text(template, context)

    def counted(self, one: str, many: str, count: int) -> str:
        if self._known.form(many, count) is None:
            self._missed.add(many)
        return super().counted(one, many, count)

    def unknown(self) -> list[str]:
        """What has none, of what was asked for since; said texts may be translated once more."""
        forms = {form for entry in self._known.entries for form in entry.forms}
        made = [PLACE.sub(".*", re.escape(form)) for form in forms if "{" in form]
        said = re.compile("|".join(filter(WORD.search, made)))
        missed, self._missed = self._missed, set()
        return [
            text
            for text in sorted(missed - forms - NAMES)
            if WORD.search(VALUE.sub("", text)) and not said.fullmatch(text)
        ]


@pytest.fixture(scope="module")
def asked(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Window, Asked]]:
    """A window in German, and what it asks for."""
    ini = tmp_path_factory.mktemp("language") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    spoken = Asked("de")
    speak = patch.object(catalogue, "speak", lambda code: language.speak(spoken))
    with speak, opened(settings) as window:
        yield window, spoken
    texts.speak("en")


def test_all_that_modes_say_is_translated(asked: tuple[Window, Asked], silent: None) -> None:
    window, spoken = asked
    for path in OF_EACH[::8]:
        shown(window, path)
        for mode in MODES:
            window.modes.choose(mode.key)
            turns()
    assert not spoken.unknown()


@pytest.mark.parametrize("card", CARDS)
def test_all_that_cards_say_is_translated_and_not_cut(
    asked: tuple[Window, Asked], silent: None, card: str
) -> None:
    window, spoken = asked
    open_card(window, card)
    cut = at_sizes(window, SIZES[1:2])
    leave_cards(window)
    assert not spoken.unknown() and not cut


@pytest.fixture(scope="module", params=[code for code in LANGUAGES if code not in ("en", "de")])
def foreign(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """A window in one of the other languages; Japanese is measured in Oneline Sans JP."""
    ini = tmp_path_factory.mktemp("foreign") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    settings.language = request.param
    texts.speak(request.param)
    with opened(settings) as window:
        yield window
    texts.speak("en")


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS)
def test_no_card_cuts_anything_in_other_languages(foreign: Window, silent: None, card: str) -> None:
    open_card(foreign, card)
    cut = at_sizes(foreign, SIZES[1:2])
    leave_cards(foreign)
    assert not cut


@pytest.mark.long
@pytest.mark.parametrize("path", OF_EACH, ids=lambda path: path.stem)
@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
def test_no_mode_cuts_anything_in_other_languages(
    foreign: Window, silent: None, path: Path, mode: str
) -> None:
    shown(foreign, path)
    foreign.modes.choose(mode)
    assert not at_sizes(foreign, SIZES[:2])


def test_what_is_not_translated_is_seen() -> None:
    spoken = Asked("de")
    spoken.text("Nobody translated this")
    spoken.text(spoken.text("Undo “{}”").format("Anything"))
    spoken.text(spoken.text("Close"))
    assert spoken.unknown() == ["Nobody translated this"]


def test_numbers_are_written_as_in_the_language() -> None:
    catalogue.speak("de")
    try:
        assert size_words(Board.square(40, 50)) == "2.000 Felder"
    finally:
        catalogue.speak("en")


def test_dates_of_a_shell_without_a_language_are_written_as_people_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = QLocale()
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(QLocale.Language.C))
    try:
        texts.speak(catalogue.SYSTEM)
        assert QLocale().language() == QLocale.Language.English
    finally:
        monkeypatch.undo()
        texts.speak("en")
        QLocale.setDefault(before)
