"""A slider with its name and value above it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.painting import disc
from studio.gui.widgets.parts import Label, column, paint_box, row


class Groove(QSlider):
    """The slider itself, painted from roles; arrow keys, Page keys, Home and End move it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(120), self._appearance.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            reach, middle = appearance.px(8), self.height() / 2
            thick = appearance.px(4)
            length = self.width() - 2 * reach
            part = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
            at = reach + part * length
            bar = QRectF(reach, middle - thick / 2, length, thick)
            paint_box(painter, appearance, bar, theme.colour("control"), None, thick / 2)
            done = QRectF(reach, bar.top(), at - reach, thick)
            paint_box(painter, appearance, done, theme.colour("accent"), None, thick / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            disc(painter, at, middle, appearance.px(7))
            painter.setBrush(theme.colour("raised"))
            centre = QPointF(at, middle)
            painter.drawEllipse(centre, appearance.px(3), appearance.px(3))


class Slider(QWidget):
    """Name on the left, value on the right, the slider below. ``changed`` follows every value."""

    changed = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        name: str,
        span: tuple[int, int],
        start: int,
        words: Callable[[int], str],
    ) -> None:
        super().__init__()
        self._name, self._words = name, words
        layout = column(self, gap=appearance.px(6))
        head = QWidget()
        line = row(head)
        line.addWidget(Label(appearance, name, "small", 600, "text2"))
        line.addStretch(1)
        self._value = Label(appearance, "", "small", 600)
        line.addWidget(self._value)
        layout.addWidget(head)
        self.groove = Groove(appearance)
        self.groove.setRange(*span)
        self.groove.setPageStep(max(1, (span[1] - span[0]) // 10))
        layout.addWidget(self.groove)
        self.groove.valueChanged.connect(self._follow)
        self.show_value(start)

    @property
    def value(self) -> int:
        """The value under the handle, in the slider's own steps."""
        return self.groove.value()

    def show_value(self, value: int) -> None:
        """Move there; emits nothing."""
        self.groove.blockSignals(True)
        self.groove.setValue(value)
        self.groove.blockSignals(False)
        self._say()

    def _follow(self, value: int) -> None:
        self._say()
        self.changed.emit(value)

    def _say(self) -> None:
        words = self._words(self.value)
        self._value.setText(words)
        self.groove.setAccessibleName(f"{self._name}: {words}")
        self.groove.setToolTip(words)
