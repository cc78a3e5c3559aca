"""A bar that shows how far some work is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.parts import paint_box


class Bar(QProgressBar):
    """How far the work is; ``width`` in unscaled pixels, 0: as wide as there is room."""

    def __init__(self, appearance: Appearance, name: str, width: int = 320) -> None:
        super().__init__()
        self._appearance = appearance
        self.setTextVisible(False)
        self.setFixedHeight(appearance.px(6))
        if width:
            self.setFixedWidth(appearance.px(width))
        self.setAccessibleName(name)
        self.show_part(0, 0)

    def show_part(self, done: int, total: int) -> None:
        """So much of all; a ``total`` of 0 is not known yet."""
        # Qt would paint it at once, and with it all that waits for the paint of this turn.
        self.setUpdatesEnabled(False)
        self.setRange(0, max(1, total))
        self.setValue(done)
        self.setUpdatesEnabled(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            radius = box.height() / 2
            paint_box(painter, self._appearance, box, theme.colour("hair"), None, radius)
            width = box.width() * self.value() / self.maximum()
            if width >= box.height():
                box.setWidth(width)
                paint_box(painter, self._appearance, box, theme.colour("accent"), None, radius)
