"""Switches that are as they were the next time."""

from __future__ import annotations

from studio.gui.panel.layer_rows import SHOWN_AT_FIRST
from studio.gui.window import Window


def test_the_settings_keep_what_is_switched(one_window: Window) -> None:
    window, settings = one_window, one_window.settings
    assert window.switches.layers == SHOWN_AT_FIRST

    def kept() -> tuple[object, ...]:
        return settings.layers, settings.theme, settings.live

    for key in ("layer_line", "theme", "live"):
        action = window.action(key)
        before, on = kept(), action.isChecked()
        action.setChecked(not on)
        assert kept() != before
        action.setChecked(on)


def test_what_was_chosen_to_follow_the_desktop_stays_so_at_the_start(one_window: Window) -> None:
    window, settings = one_window, one_window.settings
    settings.theme = "system"
    window.switches.begin(window.actions_by_key)
    assert settings.theme == "system"
