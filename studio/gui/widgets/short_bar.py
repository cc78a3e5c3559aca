"""A slim row below the board in place of a side panel that is out of sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.parts import Label, Region, row


class ShortBar(Region):
    """The words that matter most, which give way, and the buttons that are used at each step."""

    def __init__(
        self, appearance: Appearance, name: str, words: Label, buttons: Sequence[Button]
    ) -> None:
        super().__init__(appearance, Qt.Edge.TopEdge)
        self.setAccessibleName(name)
        px = appearance.px
        layout = row(self, (px(16), px(5) + 1, px(16), px(5)), px(8))
        words.setMinimumWidth(1)
        layout.addWidget(words, 1)
        for button in buttons:
            layout.addWidget(button)
