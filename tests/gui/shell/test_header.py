"""The header in a window of 1024 pixels: menus come before the words of the command field."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.window import Window


@pytest.mark.parametrize("count", ["", "12,345,678"])
def test_every_menu_is_in_sight_at_1024(whole_window: Window, count: str) -> None:
    window = whole_window
    window.open_document(window.document)
    window.resize(1024, 680)
    header = window.editor_page.header
    header.show_verdict(VerdictKind.SEVERAL, count, "Several solutions")
    QApplication.processEvents()
    bar = header.menu_bar
    assert bar.actions()[-1].text() == "Help"
    for action in bar.actions():
        place = bar.actionGeometry(action)
        assert place.isValid() and bar.rect().contains(place), action.text()
    window.resize(1440, 900)
    QApplication.processEvents()
    assert header.commands.width() == header.commands.full_width()
