"""Inputs of the dialogs: a stepper through a short list of sizes, and a check box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from studio.gui.icons import paint_icon
from studio.gui.look import Look
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.parts import Label, paint_box, row


class Stepper(QWidget):
    """Minus, value, plus. Arrow keys step, Home and End jump."""

    changed = Signal(int)

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._name = look, name
        self._steps: tuple[str, ...] = ()
        self.index = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.minus = IconButton(look, "minus", self.tr("Smaller"), self)
        self.plus = IconButton(look, "plus", self.tr("Larger"), self)
        self._value = Label(look, "", "body", 600)
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = row(self, (2, 0, 2, 0))
        layout.addWidget(self.minus)
        layout.addWidget(self._value, 1)
        layout.addWidget(self.plus)
        for button, step in ((self.minus, -1), (self.plus, 1)):
            # The field itself has the focus: one stop for Tab, arrow keys for the rest.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, by=step: self.set_index(self.index + by))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(132), self._look.size("button"))

    def set_steps(self, steps: Sequence[str], start: int) -> None:
        """Replace the values; emits nothing."""
        self._steps = tuple(steps)
        self.index = min(max(start, 0), max(len(self._steps) - 1, 0))
        self._refresh()

    def set_index(self, index: int) -> None:
        """Step to a value; `changed` follows if it is another one."""
        index = min(max(index, 0), len(self._steps) - 1)
        if index != self.index and self._steps:
            self.index = index
            self._refresh()
            self.changed.emit(index)

    def _refresh(self) -> None:
        text = self._steps[self.index] if self._steps else ""
        self._value.setText(text)
        self.minus.setEnabled(self.index > 0)
        self.plus.setEnabled(self.index + 1 < len(self._steps))
        self.setAccessibleName(f"{self._name}: {text}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._steps) - 1
        targets = {
            Qt.Key.Key_Up: self.index + 1,
            Qt.Key.Key_Right: self.index + 1,
            Qt.Key.Key_Plus: self.index + 1,
            Qt.Key.Key_Down: self.index - 1,
            Qt.Key.Key_Left: self.index - 1,
            Qt.Key.Key_Minus: self.index - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in targets:
            self.set_index(targets[key])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            self.set_index(self.index + (1 if event.angleDelta().y() > 0 else -1))
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge = theme.colour("raised"), theme.colour("control")
        paint_box(painter, self._look, QRectF(self.rect()), fill, edge)


class CheckBox(QCheckBox):
    """A check box painted from roles."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self._look.font("body")).horizontalAdvance(self.text())
        return QSize(round(width) + self._look.px(32), self._look.size("hit_min"))

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(18)
        box = QRectF(0, (self.height() - side) / 2, side, side)
        if self.isChecked():
            fill = theme.colour("accent" if self.isEnabled() else "text3")
            paint_box(painter, look, box, fill, None, look.px(4))
            inner = box.adjusted(3, 3, -3, -3)
            paint_icon(painter, "check", inner, theme.colour("on_accent"))
        else:
            fill = theme.colour("hover" if self.underMouse() else "raised")
            paint_box(painter, look, box, fill, theme.colour("control"), look.px(4))
        painter.setPen(theme.colour("text" if self.isEnabled() else "text3"))
        painter.setFont(look.font("body"))
        words = QRectF(side + look.px(10), 0, self.width(), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
