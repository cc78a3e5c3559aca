"""Switches that are as they were the next time."""

from __future__ import annotations

from studio.gui.panel.layer_rows import SHOWN_AT_FIRST
from studio.gui.window import Window


def test_the_settings_keep_what_is_switched(one_window: Window) -> None:
    window, settings = one_window, one_window.settings
    assert window.switches.layers == SHOWN_AT_FIRST
    first = settings.theme
    for key in ("layer_line", "theme", "live"):
        action = window.action(key)
        before, layers, theme, live = action.isChecked(), settings.layers, settings.theme, None
        live = settings.live
        action.setChecked(not before)
        assert (settings.layers, settings.theme, settings.live) != (layers, theme, live)
        action.setChecked(before)
    assert "line" in window.state().layers or "line" not in SHOWN_AT_FIRST
    assert settings.theme in ("light", "dark") and first != "dark"


def test_what_was_chosen_to_follow_the_desktop_stays_so_at_the_start(one_window: Window) -> None:
    window, settings = one_window, one_window.settings
    settings.theme = "system"
    window.switches.begin(window.actions_by_key)
    assert settings.theme == "system"
