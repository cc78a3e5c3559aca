"""Every text of the window goes through the translator and has room: in a language that nobody
speaks, whose texts are two fifths longer, it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from studio.engines.catalogue import ENGINES
from studio.formats import FORMATS
from studio.gui.dialogs.export import FORMS
from studio.gui.dialogs.make_booklet import TRIM_NAMES
from studio.gui.dialogs.print_dialog import PAPER_NAMES
from studio.gui.modes import MODES
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from tests.gui.cards import CARDS, OF_EACH, leave_cards, open_card, open_cards, shown
from tests.gui.conftest import opened
from tests.gui.pseudo import spoken, texts_of
from tests.gui.test_nothing_cut import SIZES, at_sizes
from tests.pseudo import hard_wired, pseudo, side_by_side

KEYS = re.compile(r"\b(Ctrl|Alt|Shift|Space|Home|End|Esc|Del|Left|Right|PgUp|PgDown|F\d+|K)\b")
"""What stands on keys: Qt itself translates these."""

EXCUSED = {
    "Oneline Studio",  # the name of the program
    "1 GB",
    ": 1 GB",
    *(name for name, _ in FORMS.values()),
    *PAPER_NAMES.values(),
    *TRIM_NAMES.values(),
    *(ending.lstrip(".") for form in FORMATS for ending in form.endings),
    "url",  # an address
    "Odd and even",  # the puzzle that plays itself there
}


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window in the language, for all tests here."""
    ini = tmp_path_factory.mktemp("pseudo") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    with spoken(), opened(settings) as window:
        yield window


def untranslated(root: QWidget, *names: str) -> list[str]:
    """What is hard-wired in a window, but for names of files, engines and puzzles; and sentences
    that are put side by side as in English."""
    known = {*EXCUSED, *names, *(engine.key for engine in ENGINES)}
    found = {(who, hard_wired(KEYS.sub("", text))) for who, text in texts_of(root)}
    return [
        f"{who}: {text}"
        for who, text in sorted(found)
        if text and text not in known and not text.startswith(("/", "backtrack-"))
    ] + [f"{who}: {text}" for who, text in texts_of(root) if side_by_side(text)]


@pytest.mark.parametrize("path", OF_EACH[::12], ids=lambda path: path.stem)
@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
def test_modes(window: Window, silent: None, path: Path, mode: str) -> None:
    shown(window, path)
    window.modes.choose(mode)
    assert not at_sizes(window, SIZES[:2])
    assert not untranslated(window, window.document.puzzle.title)


@pytest.mark.parametrize("card", CARDS)
def test_cards(window: Window, silent: None, card: str) -> None:
    open_card(window, card)
    cut = at_sizes(window, SIZES[1:2])
    cards = open_cards(window)
    assert cards
    found = [text for each in cards for text in untranslated(each, window.document.puzzle.title)]
    leave_cards(window)
    assert not found and not cut


def test_what_is_hard_wired_is_found(qapp: QApplication) -> None:
    assert not hard_wired(pseudo("Play it")) and not hard_wired("12 / 5")
    assert hard_wired(f"{pseudo('Play')} it") == "it"
    root = QWidget()
    QLabel("Hard-wired", root).setToolTip(pseudo("A tip with {} places").format(3))
    assert untranslated(root) == ["QLabel: Hard-wired"]
    one, other = pseudo("Checking is paused."), pseudo("{} more.").format(3)
    QLabel(f"{one} {other}", root)
    assert untranslated(root) == ["QLabel: Hard-wired", f"QLabel: {one} {other}"]
