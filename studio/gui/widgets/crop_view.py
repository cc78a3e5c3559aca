"""A picture with the part of it that is used: dragged with the mouse, moved and sized by keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.parts import paint_canvas

WHOLE = QRectF(0, 0, 1, 1)
LEAST = 0.05
STEP = 0.02


class CropView(QWidget):
    """Drag over the picture to choose a part, double-click for all of it.

    Arrow keys move the part, with Shift they move its lower right corner, Home takes all.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._image = QImage()
        self._from: QPointF | None = None
        self.crop = QRectF(WHOLE)
        """The part in use, in parts of width and height."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Part of the picture"))
        self.setToolTip(self.tr("Drag to choose a part; double-click for the whole picture"))

    def show_image(self, image: QImage) -> None:
        """Show another picture."""
        self._image = image
        self.update()

    def _frame(self) -> QRectF:
        """Where the picture is painted."""
        size = self._image.size().toSizeF() if not self._image.isNull() else self.size().toSizeF()
        room = QRectF(self.rect()).adjusted(8, 8, -8, -8)
        size.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        frame = QRectF(QPointF(0, 0), size)
        frame.moveCenter(room.center())
        return frame

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            paint_canvas(painter, appearance, QRectF(self.rect()), theme.colour("hair"))
            if self._image.isNull():
                return
            frame = self._frame()
            painter.drawImage(frame, self._image)
            part = self._on_screen(self.crop)
            shade = theme.colour("scrim", 0.5)
            for rest in (
                QRectF(frame.left(), frame.top(), frame.width(), part.top() - frame.top()),
                QRectF(frame.left(), part.bottom(), frame.width(), frame.bottom() - part.bottom()),
                QRectF(frame.left(), part.top(), part.left() - frame.left(), part.height()),
                QRectF(part.right(), part.top(), frame.right() - part.right(), part.height()),
            ):
                painter.fillRect(rest, shade)
            if self.crop != WHOLE:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.colour("accent"), appearance.px(2)))
                painter.drawRect(part)

    def _on_screen(self, crop: QRectF) -> QRectF:
        frame = self._frame()
        return QRectF(
            frame.left() + crop.left() * frame.width(),
            frame.top() + crop.top() * frame.height(),
            crop.width() * frame.width(),
            crop.height() * frame.height(),
        )

    def choose(self, crop: QRectF) -> None:
        """Use this part, or the nearest one possible."""
        width, height = max(LEAST, min(1.0, crop.width())), max(LEAST, min(1.0, crop.height()))
        left = min(max(0.0, crop.left()), 1 - width)
        top = min(max(0.0, crop.top()), 1 - height)
        chosen = QRectF(left, top, width, height)
        if chosen != self.crop:
            self.crop = chosen
            self.update()
            self.changed.emit()

    def _at(self, place: QPointF) -> QPointF:
        """A point of the widget in parts of the picture."""
        frame = self._frame()
        x = (place.x() - frame.left()) / max(1.0, frame.width())
        y = (place.y() - frame.top()) / max(1.0, frame.height())
        return QPointF(min(1.0, max(0.0, x)), min(1.0, max(0.0, y)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = self._at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None:
            part = QRectF(self._from, self._at(event.position())).normalized()
            if part.width() >= LEAST and part.height() >= LEAST:
                self.choose(part)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.choose(WHOLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-STEP, 0.0),
            Qt.Key.Key_Right: (STEP, 0.0),
            Qt.Key.Key_Up: (0.0, -STEP),
            Qt.Key.Key_Down: (0.0, STEP),
        }
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Home:
            self.choose(WHOLE)
        elif key in steps:
            dx, dy = steps[key]
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.choose(self.crop.adjusted(0, 0, dx, dy))
            else:
                self.choose(self.crop.translated(dx, dy))
        else:
            super().keyPressEvent(event)
