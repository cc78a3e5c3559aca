"""The card with all keys: its first lines are there at once, the others soon."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.gui.dialogs.shortcuts import IN_SIGHT, KeyButton, ShortcutsSheet
from studio.gui.services.settings import Settings
from studio.gui.style import texts
from studio.gui.widgets.tab_order import focus_chain, focusable
from studio.gui.window import Window
from tests.gui.conftest import opened as window_of
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def opened(whole_window: Window) -> ShortcutsSheet:
    whole_window.action("shortcuts").trigger()
    (sheet,) = whole_window.findChildren(ShortcutsSheet)
    return sheet


def test_lines_out_of_sight_come_when_it_is_on_show(whole_window: Window, qtbot: QtBot) -> None:
    sheet = opened(whole_window)
    assert len(sheet._rows) == IN_SIGHT < len(sheet.keys)
    sheet._later._timer.stop()
    turns()
    assert sheet.body.height() > sheet.area.viewport().height() > 0
    sheet._later._timer.start()
    qtbot.waitUntil(lambda: len(sheet._rows) == len(sheet.keys))
    turns()
    tops = [text.y() for text, _ in sheet._rows]
    assert tops == sorted(set(tops)) and sheet.nothing.isHidden()


def test_what_is_looked_for_is_found_at_once(whole_window: Window) -> None:
    sheet = opened(whole_window)
    last = sheet.keys[-1]
    sheet.search.setText(last.text)
    assert [text.text() for text, _ in sheet._rows if not text.isHidden()][-1] == last.text


def test_a_changed_key_is_found_by_what_it_is_now(whole_window: Window) -> None:
    """It was found by the key of before, which it did not show."""
    sheet = opened(whole_window)
    cap = sheet.caps["zoom_in"]
    before = cap.text()
    sheet.change("zoom_in", QKeySequence("Ctrl+Alt+F9"))
    for query, found in ((cap.text(), True), (f"zoom {before}", False)):
        sheet.search.setText(query)
        assert cap.isVisible() == found
    sheet.reset()
    sheet.search.setText(f"zoom {before} ")
    assert cap.isVisible() and cap.text() == before


@pytest.mark.parametrize(
    ("query", "keys"),
    [
        ("Ctrl G", {"Ctrl G"}),
        ("ctrl+g", {"Ctrl G"}),
        ("G Ctrl", {"Ctrl G"}),
        ("Ctrl Shift G", {"Ctrl Shift G"}),
        ("F1", {"F1"}),
        ("Ctrl +", {"Ctrl +"}),
        ("Ctrl++", {"Ctrl +"}),
        ("zoom ctrl", {"Ctrl +", "Ctrl -", "Ctrl 0"}),
        ("Alt \u2191", {"Alt \u2191 \u2193"}),
        ("Ctrl Q G", set()),
    ],
)
def test_a_key_is_found_by_itself(whole_window: Window, query: str, keys: set[str]) -> None:
    """Each letter was looked for anywhere in the words: “Ctrl G” found dozens."""
    sheet = opened(whole_window)
    found = {key.keys for key in sheet.keys if key.answers(query)}
    assert found == keys


def test_keys_are_found_by_their_names_in_the_language(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "keys.ini"), QSettings.Format.IniFormat))
    settings.language = "de"
    texts.speak("de")
    try:
        with window_of(settings) as window:
            sheet = opened(window)
            for query in ("Strg G", "strg+g", "Ctrl G"):
                assert {key.keys for key in sheet.keys if key.answers(query)} == {"Strg G"}
            assert any(key.answers("Strg Umschalt Z") for key in sheet.keys)
            # A blank stood before the closing quote, as before the dots of what opens a card.
            refused = window.own_keys.refusal("open", QKeySequence("Ctrl+N"))
            assert refused == "„Neu“ hat diese Taste."
            assert not [key.text for key in sheet.keys if key.text != key.text.strip(" .")]
    finally:
        texts.speak("en")


def test_tab_walks_through_all_keys_in_their_order(whole_window: Window) -> None:
    sheet = opened(whole_window)
    caps = list(sheet.caps.values())
    walk = list(takewhile(lambda widget: widget is not sheet.usual, focus_chain(sheet.search)))
    walked = [widget for widget in walk if isinstance(widget, KeyButton)]
    assert walked == caps == [part for part in focusable(sheet) if isinstance(part, KeyButton)]
