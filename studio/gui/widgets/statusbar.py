"""The status line: what mouse and keys do now on the left, position and zoom on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from studio.gui.look import Look
from studio.gui.widgets.parts import ElidedLabel, KeyCap, Label, Region, row


@dataclass(frozen=True)
class Hint:
    """Keys and what they do now; a hint without keys is a plain sentence."""

    text: str
    keys: tuple[str, ...] = ()


class StatusLine(Region):
    """Says what can be done; never holds a message that needs an answer."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, Qt.Edge.TopEdge, parent)
        self.setAccessibleName(self.tr("Status"))
        px = look.px
        layout = row(self, (px(16), 1, px(16), 0), px(16))
        self._hints = QWidget(self)
        self._hint_row = row(self._hints, gap=px(6))
        layout.addWidget(self._hints, 1)
        self._position = Label(look, "", "small", 400, "text2")
        self._zoom = Label(look, "", "small", 400, "text2")
        layout.addWidget(self._position)
        layout.addWidget(self._zoom)
        self.setFixedHeight(look.size("status"))

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Replace the hints. The last ones give way when the window is narrow."""
        while (item := self._hint_row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for hint in hints:
            for key in hint.keys:
                self._hint_row.addWidget(KeyCap(self.look, key))
            self._hint_row.addWidget(ElidedLabel(self.look, hint.text, "small", 400, "text2"))
            self._hint_row.addSpacing(self.look.px(6))
        self._hint_row.addStretch(1)
        spoken = ("{} {}".format(" ".join(hint.keys), hint.text).strip() for hint in hints)
        self._hints.setAccessibleName(". ".join(spoken))

    def show_position(self, text: str) -> None:
        """Where the cursor is, such as "Row 5, cell 6"."""
        self._position.setText(text)

    def show_zoom(self, share: float) -> None:
        """Zoom of the board; 1.0 is 100 %."""
        self._zoom.setText(self.tr("{0} %").format(round(share * 100)))
