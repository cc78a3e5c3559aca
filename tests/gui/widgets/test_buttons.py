"""Buttons stand still while what they say changes."""

from __future__ import annotations

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button


def test_a_button_is_as_wide_as_the_widest_of_its_texts(appearance: Appearance) -> None:
    button = Button(appearance, "Stop")
    narrow = button.sizeHint()
    button.hold_room("Another one")
    wide = button.sizeHint()
    button.setText("Another one")
    assert narrow.width() < wide.width() == button.sizeHint().width()
