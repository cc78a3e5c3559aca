"""The card with all keys: its first lines are there at once, the others soon."""

from __future__ import annotations

from itertools import takewhile

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from studio.gui.dialogs.shortcuts import IN_SIGHT, KeyButton, ShortcutsSheet
from studio.gui.widgets.tab_order import focus_chain, focusable
from studio.gui.window import Window
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


def test_tab_walks_through_all_keys_in_their_order(whole_window: Window) -> None:
    sheet = opened(whole_window)
    caps = list(sheet.caps.values())
    walk = list(takewhile(lambda widget: widget is not sheet.usual, focus_chain(sheet.search)))
    walked = [widget for widget in walk if isinstance(widget, KeyButton)]
    assert walked == caps == [part for part in focusable(sheet) if isinstance(part, KeyButton)]
