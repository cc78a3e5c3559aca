"""Inputs of the dialogs: a stepper through a short list of sizes, a list that falls down, a check
box."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import overload

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QIntValidator,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.measures import Measures
from studio.gui.widgets.parts import Label, paint_box, row
from studio.language import number as grouped


class Numbers(Sequence[str]):
    """The numbers from 1 to the last as they are written, each when it is asked for."""

    def __init__(self, last: int) -> None:
        self._last = last

    def __len__(self) -> int:
        return self._last

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...

    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        numbers = range(1, self._last + 1)[place]
        return grouped(numbers) if isinstance(numbers, int) else [*map(grouped, numbers)]


class Stepper(QWidget):
    """Minus, value, plus. Arrow keys step, Home and End jump."""

    changed = Signal(int)

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._name = appearance, name
        self._steps: Sequence[str] = ()
        self._widest: tuple[QFont, float] | None = None
        self.index = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.minus = IconButton(appearance, "minus", self.tr("Smaller"), self)
        self.plus = IconButton(appearance, "plus", self.tr("Larger"), self)
        self._value = Label(appearance, "", "body", 600)
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
        px = self._appearance.px
        buttons = self.minus.sizeHint().width() + self.plus.sizeHint().width()
        wide = buttons + math.ceil(self._words()) + px(8)
        return QSize(max(px(132), wide), self._appearance.size("button"))

    def _words(self) -> float:
        """How wide the widest of the values is, measured once for each font: there may be many."""
        font = self._value.font()
        if self._widest is None or self._widest[0] != font:
            metrics = QFontMetricsF(font)
            # All figures are as wide as each other, so the last number is.
            steps = self._steps[-1:] if isinstance(self._steps, Numbers) else self._steps
            widths = (metrics.horizontalAdvance(step) for step in steps)
            self._widest = font, max(widths, default=0.0)
        return self._widest[1]

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_steps(self, steps: Sequence[str], start: int) -> None:
        """Replace the values; emits nothing."""
        self._steps, self._widest = steps if isinstance(steps, Numbers) else tuple(steps), None
        self.updateGeometry()
        self.index = min(max(start, 0), max(len(self._steps) - 1, 0))
        self._refresh()

    def set_index(self, index: int) -> None:
        """Step to a value; `changed` follows if it is another one."""
        index = min(max(index, 0), len(self._steps) - 1)
        if index != self.index and self._steps:
            self.show_index(index)
            self.changed.emit(index)

    def show_index(self, index: int) -> None:
        """Show a value that there is; emits nothing."""
        self.index = index
        self._refresh()

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
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill, edge = theme.colour("raised"), theme.colour("control")
            paint_box(painter, self._appearance, QRectF(self.rect()), fill, edge)


class NumberField(QWidget):
    """A number to type, with minus and plus beside it. Up and Down step, too."""

    changed = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        name: str,
        value: int,
        least: int,
        most: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self.name = appearance, name
        self.least, self.most, self.value = least, most, value
        self.minus = IconButton(appearance, "minus", self.tr("Smaller"), self)
        self.plus = IconButton(appearance, "plus", self.tr("Larger"), self)
        self.edit = QLineEdit(str(value), self)
        self.edit.setProperty("plain", True)
        self.edit.setAccessibleName(name)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.edit.setValidator(QIntValidator(0, 10 * most, self.edit))
        self.edit.setFixedWidth(appearance.px(72))
        self.edit.textEdited.connect(self._read)
        self.edit.editingFinished.connect(self._write)
        self.edit.installEventFilter(self)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(appearance.size("button"))
        layout = row(self, (2, 0, 2, 0))
        for part in (self.minus, self.edit, self.plus):
            layout.addWidget(part)
        for button, by in ((self.minus, -1), (self.plus, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, by=by: self.step(by))

    def set_value(self, value: int) -> None:
        """Take another number, as near to it as is allowed; `changed` follows if it is another."""
        self._take(value)
        self._write()

    def step(self, by: int) -> None:
        """So many more or less."""
        self.set_value(self.value + by)

    def _read(self, text: str) -> None:
        # What is still being typed may be too small or too large: the field says it at the end.
        self._take(int(text) if text.isascii() and text.isdigit() else self.least)

    def _take(self, value: int) -> None:
        value = min(max(value, self.least), self.most)
        if value != self.value:
            self.value = value
            self.changed.emit(value)
        self.minus.setEnabled(value > self.least)
        self.plus.setEnabled(value < self.most)

    def _write(self) -> None:
        if self.edit.text() != str(self.value):
            self.edit.setText(str(self.value))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if by:
                self.step(by)
                return True
        return False

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.edit.hasFocus():
            self.step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill, edge = theme.colour("raised"), theme.colour("control")
            paint_box(painter, self._appearance, QRectF(self.rect()), fill, edge)


class Selection(QComboBox):
    """``words`` by keys in a list that falls down, each with a capital; the first is chosen.

    ``changed`` comes when another one is.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, name: str, words: Mapping[str, str]) -> None:
        super().__init__()
        self._appearance = appearance
        self.setAccessibleName(name)
        for key, word in words.items():
            self.addItem(f"{word[:1].upper()}{word[1:]}", key)
        # As wide as there is room: the longest of many words would push others aside.
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentIndexChanged.connect(self.changed)

    @property
    def chosen(self) -> str:
        """The key of the one that is chosen."""
        return str(self.currentData())

    def choose(self, key: str) -> None:
        """Choose the one with a key."""
        self.setCurrentIndex(self.findData(key))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self._appearance.px(14)
        right, top = self.width() - 2 * side, (self.height() - side) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = self._appearance.theme.colour("text2")
            paint_icon(painter, "chevron", QRectF(right, top, side, side), tint)


class SearchField(QLineEdit):
    """A field for words that are looked for, with a button that empties it."""

    def __init__(self, name: str, hint: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setClearButtonEnabled(True)
        # Qt's own button says nothing to a screen reader.
        (button,) = self.findChildren(QToolButton)
        button.setAccessibleName(self.tr("Clear the search"))
        button.setToolTip(self.tr("Clear the search"))


class CheckBox(QCheckBox):
    """A check box painted from roles."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._measures = Measures(appearance.font("body"))

    def sizeHint(self) -> QSize:
        width = math.ceil(self._measures.wide(self.text()))
        return QSize(width + self._appearance.px(32), self._appearance.size("hit_min"))

    def minimumSizeHint(self) -> QSize:
        longest = math.ceil(self._measures.longest(self.text()))
        return QSize(longest + self._appearance.px(32), self._appearance.size("hit_min"))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = self._measures.high(self.text(), width - self._appearance.px(28))
        return max(self._appearance.size("hit_min"), math.ceil(words))

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = appearance.px(18)
            right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            x = self.width() - side if right else 0
            box = QRectF(x, (self.height() - side) / 2, side, side)
            if self.isChecked():
                fill = theme.colour("accent" if self.isEnabled() else "text3")
                paint_box(painter, appearance, box, fill, None, appearance.px(4))
                inner = box.adjusted(3, 3, -3, -3)
                paint_icon(painter, "check", inner, theme.colour("on_accent"))
            else:
                fill = theme.colour("hover" if self.underMouse() else "raised")
                paint_box(painter, appearance, box, fill, theme.colour("control"), appearance.px(4))
            painter.setPen(theme.colour("text" if self.isEnabled() else "text3"))
            painter.setFont(appearance.font("body"))
            beside = side + appearance.px(10)
            words = QRectF(0 if right else beside, 0, self.width() - beside, self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(words, flags, self.text())
