"""A picture that is no board, such as a chart, in a field that it fills as far as it fits."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.drawing.shapes import Picture
from studio.gui.style.appearance import Appearance
from studio.gui.style.painter import colours, paint_picture
from studio.gui.widgets.parts import paint_box

LARGEST_UNIT = 60.0
"""Pixels per unit at most."""


class ChartView(QWidget):
    """Shows a picture, or a sentence as long as there is none."""

    def __init__(self, appearance: Appearance, name: str, empty: str) -> None:
        super().__init__()
        self._appearance, self._empty = appearance, empty
        self._picture: Picture | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(appearance.px(150))
        appearance.changed.connect(self.update)

    def show_picture(self, picture: Picture | None, words: str) -> None:
        """Show a picture; ``words`` say the same to those who cannot see it."""
        self._picture = picture
        self.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            paint_box(painter, appearance, box, theme.colour("canvas"), None, appearance.px(12))
            across, down = appearance.px(24), appearance.px(20)
            box = box.adjusted(across, down, -across, -down)
            if self._picture is None:
                painter.setPen(theme.colour("text2"))
                painter.setFont(appearance.font("body"))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(box, flags, self._empty)
                return
            left, top, right, bottom = self._picture.bounds
            scale = min(box.width() / (right - left), box.height() / (bottom - top), LARGEST_UNIT)
            painter.translate(box.center())
            painter.scale(scale, scale)
            painter.translate(-(left + right) / 2, -(top + bottom) / 2)
            paint_picture(painter, self._picture, colours(theme))
