"""The frame round a page while something is held over it that opens when it is dropped."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.parts import paint_box

LINE = 3
AIR = 8
PADDING = 18, 10


class DropFrame(QWidget):
    """Lies over a part of its window, hidden until :meth:`show_over`."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Drop to open"))
        self.hide()

    def show_over(self, part: QWidget) -> None:
        """Show the frame round a part of the window, and what to do."""
        corner = part.mapTo(self.window(), part.rect().topLeft())
        self.setGeometry(QRect(corner, part.size()))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        px, accent = appearance.px, theme.colour("accent")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            air = px(AIR)
            frame = QRectF(self.rect()).adjusted(air, air, -air, -air)
            radius = appearance.tokens.radius["card"]
            paint_box(painter, appearance, frame, None, accent, radius, px(LINE))
            painter.setFont(appearance.font("body", 600))
            words = tr("Drop to open")
            text = painter.fontMetrics().size(Qt.TextFlag.TextSingleLine, words)
            across, along = (px(each) for each in PADDING)
            box = QRectF(0, 0, text.width() + 2 * across, text.height() + 2 * along)
            box.moveCenter(QRectF(self.rect()).center())
            paint_box(painter, appearance, box, accent, None)
            painter.setPen(theme.colour("on_accent"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
